"""Random possible orders of every kind that a game's board has, as its players might give them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from judge.game.state import Game
from judge.rules.adjustments import may_waive
from judge.rules.board import Board
from judge.rules.capability import is_portage, transform_reason
from judge.rules.legality import reason
from judge.rules.orders import (
    Block,
    Build,
    Combined,
    Convoy,
    Grant,
    Hold,
    Move,
    Order,
    Patrol,
    Permit,
    StandardOrder,
    Support,
    Transform,
    Waive,
)
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Position, Power, Province, Unit, province_of
from judge.rules.variant import Variant
from tests.rules import naval_boards
from tests.rules.self_play import orders_of

_SPECIAL = 0.3
"""How many of the orders that could be of a kind of the board's own are."""
_BESIDE = 0.6
"""How many of the orders that can be given beside moves are."""
_STEERED = 0.6
"""In how many phases a power's units go towards where an order of the board's own is given."""
_NEAR = 3
"""From how many steps away."""


def possible_orders(game: Game, chance: Random) -> dict[Power, list[Order]]:
    """Orders for everybody who has something to order in the phase at hand; a few units are forgotten."""
    assert game.phase is not None
    board, position = game.variant.board, game.position
    powers = [facts.code for facts in game.variant.powers]
    if game.phase.kind is PhaseKind.MOVEMENT and board.variant_rules.naval is not None:
        given = naval_boards.orders_for(board, position, powers, chance)
    else:
        given = orders_of(board, game.phase, position, chance) or {}
    steered = {power: [*_steered(game, power, given.get(power, []), chance)] for power in powers}
    found = {power: [*_own_kinds(game, power, steered[power], chance)] for power in powers}
    return {power: [one for one in own if is_possible(game, power, one)] for power, own in found.items()}


def is_possible(game: Game, power: Power, order: Order) -> bool:
    """Whether an order can be carried out as it stands, and is one for the phase at hand."""
    assert game.phase is not None
    board, position = game.variant.board, game.position
    if isinstance(order, Transform):
        winter = game.phase.kind is PhaseKind.ADJUSTMENT
        return transform_reason(board, position, power, order, in_adjustments=winter) is None
    if isinstance(order, Waive):
        return may_waive(board, position)
    railway = board.variant_rules.railway
    if railway is not None and isinstance(order, Move) and order.route == (railway.sign,):
        units = [unit for unit in position.of(power) if unit.at == order.at and railway.carries(unit)]
        return bool(units) and {order.at, order.to} <= {*railway.stops}
    if isinstance(order, Build) and order.at not in board.standing_places(order.kind, province_of(order.at)):
        return False
    return reason(board, position, power, order) is None


def _steered(game: Game, power: Power, orders: Iterable[Order], chance: Random) -> Iterator[Order]:
    """The orders, some of them towards where orders of the board's own are given.

    Chance alone hardly brings two fleets of a power into one sea, or a unit to where a canal is held.
    """
    board = game.variant.board
    wanted = _province_wanted(game, power, chance)
    steps = board.distances(wanted) if wanted and chance.random() < _STEERED else {}
    units = {unit.at: unit for unit in game.position.of(power)}
    for order in orders:
        unit = units.get(order.at) if isinstance(order, StandardOrder) else None
        if unit is None or steps.get(unit.province, _NEAR + 1) > _NEAR:
            yield order
            continue
        near = board.reach(unit.kind, unit.at)
        nearer = [place for place in near if steps[province_of(place)] < steps[unit.province]]
        stays = Hold(unit.kind, unit.at)
        yield Move(unit.kind, unit.at, chance.choice(nearer)) if nearer else stays


def _province_wanted(game: Game, power: Power, chance: Random) -> Province:
    """The canal's holder, half a strait, or a sea where most of the power's fleets can be; else nowhere."""
    assert game.phase is not None
    board = game.variant.board
    if game.phase.kind is not PhaseKind.MOVEMENT:
        return ""
    if board.variant_rules.canal is not None:
        return board.variant_rules.canal.holder
    if board.variant_rules.naval is None:
        return ""
    fleets = [unit for unit in game.position.of(power) if unit.kind is Kind.FLEET]
    reached = [{unit.province, *map(province_of, board.reach(unit.kind, unit.at))} for unit in fleets]
    seas = Counter(sea for near in reached for sea in near if board.is_sea(sea))
    halves = {half for strait in board.variant_rules.naval.straits for half in strait}
    halves_reached = sorted(halves & seas.keys())
    if halves_reached and chance.random() < _SPECIAL:
        return chance.choice(halves_reached)
    return max(seas, key=lambda sea: (seas[sea], sea), default="")


def _own_kinds(game: Game, power: Power, orders: Iterable[Order], chance: Random) -> Iterator[Order]:
    """The orders, some in a way of the board's own: a journey, a portage, a transformation, the canal."""
    assert game.phase is not None
    ordered = set[str]()
    for one in orders:
        others = [other for other in _other_ways(game, power, one) if is_possible(game, power, other)]
        order = chance.choice(others) if others and chance.random() < _SPECIAL else one
        yield order
        ordered.add(order.at if not isinstance(order, Waive) else "")
    if game.phase.kind is PhaseKind.ADJUSTMENT:
        units = [unit for unit in game.position.of(power) if unit.at not in ordered]
        turned = [one for unit in units for one in _transformed(game, power, unit)]
        yield from (one for one in turned if chance.random() < _SPECIAL / 2)
    if game.phase.kind is PhaseKind.MOVEMENT:
        yield from (one for one in _beside_moves(game, power) if chance.random() < _BESIDE)


def _beside_moves(game: Game, power: Power) -> Iterator[Order]:
    """Orders to the canal, grants of passage, blocks and patrols that the power may give beside its moves."""
    board, others = game.variant.board, [one.code for one in game.variant.powers if one.code != power]
    canal, naval = board.variant_rules.canal, board.variant_rules.naval
    if canal is not None:
        ways = [canal.ends, canal.ends[::-1]]
        yield from (Permit(canal.sign, start, goal, Kind.FLEET) for start, goal in ways)
        yield Permit(canal.sign)
    if naval is None:
        return
    yield from (Grant(Kind.ARMY, centre, other) for centre in naval.passages.values() for other in others)
    seas = Counter(unit.at for unit in game.position.of(power) if board.is_sea(unit.province))
    for sea, fleets in seas.items():
        straits = [strait for strait in naval.straits if sea in strait]
        yield from (Block(Kind.FLEET, sea, other, strait) for strait in straits for other in others[:1])
        yield from (Patrol(Kind.FLEET, sea, other, fleets) for other in others[:1] if fleets > 1)


def _other_ways(game: Game, power: Power, order: Order) -> Iterator[Order]:
    board, position = game.variant.board, game.position
    if isinstance(order, Build) and may_waive(board, position):
        yield Waive()
    if not isinstance(order, StandardOrder) or board.variant_rules.naval is not None:
        return
    unit = next((one for one in position.of(power) if one.at == order.at), None)
    if unit is None:
        return
    yield from _transformed(game, power, unit)
    yield from _by_rail(board, unit)
    if board.variant_rules.portage:
        yield from _portages(board, position, unit)


def _by_rail(board: Board, unit: Unit) -> Iterator[Order]:
    railway = board.variant_rules.railway
    if railway is not None and railway.carries(unit):
        goals = (stop for stop in railway.stops if stop != unit.at)
        yield from (Move(unit.kind, unit.at, goal, via=True, route=(railway.sign,)) for goal in goals)


def _portages(board: Board, position: Position, unit: Unit) -> Iterator[Order]:
    """The portages of a fleet, or those of other fleets that an army carries."""
    coasts = [
        place for place in board.places if place in board.standing_places(Kind.FLEET, province_of(place))
    ]
    found: Iterator[Move | Convoy]
    if unit.kind is Kind.FLEET:
        found = (Move(unit.kind, unit.at, to) for to in coasts)
    else:
        fleets = [one for one in position.units if one.kind is Kind.FLEET]
        goals = list(map(province_of, coasts))
        found = (Convoy(unit.kind, unit.at, fleet.at, to, fleet.kind) for fleet in fleets for to in goals)
    yield from (one for one in found if is_portage(board, position, one))


def _transformed(game: Game, power: Power, unit: Unit) -> list[Transform]:
    """What may become of a unit that turns into one of the other kind, where the board has that now."""
    if game.variant.board.variant_rules.transform is None:
        return []
    other = Kind.FLEET if unit.kind is Kind.ARMY else Kind.ARMY
    places = game.variant.board.standing_places(other, unit.province)
    turned = [Transform(unit.kind, unit.at, other, place) for place in places]
    return [one for one in turned if is_possible(game, power, one)]


def kinds_of(board: Board, orders: Iterable[Order]) -> Counter[str]:
    """How many orders there are of each kind; a move by convoy and one by a route are kinds of their own."""
    return Counter(_kind(board, order) for order in orders)


def _kind(board: Board, order: Order) -> str:
    railway = board.variant_rules.railway
    match order:
        case Move(route=(sign,)) if railway is not None and sign == railway.sign:
            kind = "move by rail"
        case Move(route=route) if route:
            kind = "move by a route"
        case Move(via=True):
            kind = "move by convoy"
        case Support(to=None):
            kind = "support to hold"
        case Convoy(kind=Kind.ARMY):
            kind = "convoy by an army"
        case Combined():
            kind = "step and help"
        case _:
            kind = type(order).__name__.lower()
    return kind


def kinds_of_its_own(variant: Variant) -> frozenset[str]:
    """The kinds of orders that a board has beside those of the standard one."""
    rules = variant.board.variant_rules
    naval = {"move by a route", "step and help", "patrol", "block", "grant"} if rules.naval else set[str]()
    railway = {"move by rail"} if rules.railway else set[str]()
    canal = {"permit"} if rules.canal else set[str]()
    transform = {"transform"} if rules.transform else set[str]()
    portage = {"convoy by an army"} if rules.portage else set[str]()
    return frozenset(naval | railway | canal | transform | portage)


KINDS = frozenset(
    {
        "hold",
        "move",
        "move by a route",
        "move by convoy",
        "move by rail",
        "support",
        "support to hold",
        "convoy",
        "convoy by an army",
        "step and help",
    }
    | {"patrol", "block", "grant", "permit", "transform"}
    | {"retreat", "disband", "build", "remove", "waive"}
)
"""Every kind of order there is on a board."""
