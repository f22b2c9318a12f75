"""Random possible orders of every kind that a game's board has, as its players might give them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from judge.game.state import Game
from judge.rules.adjustments import may_waive
from judge.rules.capability import is_portage, transform_reason
from judge.rules.legality import reason
from judge.rules.orders import (
    Build,
    Combined,
    Convoy,
    Move,
    Order,
    Permit,
    StandardOrder,
    Support,
    Transform,
    Waive,
)
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Power, Unit, province_of
from tests.rules import naval_boards
from tests.rules.self_play import orders_of

_SPECIAL = 0.3
"""How many of the orders that could be of a kind of the board's own are."""
_WAIVED = 0.1


def possible_orders(game: Game, chance: Random) -> dict[Power, list[Order]]:
    """Orders for everybody who has something to order in the phase at hand; a few units are forgotten."""
    assert game.phase is not None
    board, position = game.variant.board, game.position
    powers = [facts.code for facts in game.variant.powers]
    if game.phase.kind is PhaseKind.MOVEMENT and board.variant_rules.naval is not None:
        given = naval_boards.orders_for(board, position, powers, chance)
    else:
        given = orders_of(board, game.phase, position, chance) or {}
    found = {power: [*_own_kinds(game, power, given.get(power, []), chance)] for power in powers}
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
    if isinstance(order, Build) and order.at not in board.standing_places(order.kind, province_of(order.at)):
        return False
    return reason(board, position, power, order) is None


def _own_kinds(game: Game, power: Power, orders: Iterable[Order], chance: Random) -> Iterator[Order]:
    """The orders, some in a way of the board's own: a journey, a portage, a transformation, the canal."""
    assert game.phase is not None
    board, ordered = game.variant.board, set[str]()
    for one in orders:
        others = [*_other_ways(game, power, one)]
        order = chance.choice(others) if others and chance.random() < _SPECIAL else one
        yield order
        ordered.add(order.at if not isinstance(order, Waive) else "")
    if game.phase.kind is PhaseKind.ADJUSTMENT:
        units = [unit for unit in game.position.of(power) if unit.at not in ordered]
        turned = [one for unit in units for one in _transformed(game, power, unit)]
        yield from (one for one in turned if chance.random() < _SPECIAL / 2)
    canal = board.variant_rules.canal
    if canal is not None and game.phase.kind is PhaseKind.MOVEMENT:
        start, goal = chance.sample(canal.ends, 2)
        yield chance.choice((Permit(canal.sign), Permit(canal.sign, start, goal, Kind.FLEET)))


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
    railway = board.variant_rules.railway
    if railway is not None and railway.carries(unit):
        goals = (stop for stop in railway.stops if stop != unit.at)
        yield from (Move(unit.kind, unit.at, goal, via=True, route=(railway.sign,)) for goal in goals)
    if board.variant_rules.portage:
        coasts = [
            place for place in board.places if place in board.standing_places(Kind.FLEET, province_of(place))
        ]
        moves = (Move(unit.kind, unit.at, to) for to in coasts if unit.kind is Kind.FLEET)
        yield from (one for one in moves if is_portage(board, position, one))
        fleets = [one for one in position.units if one.kind is Kind.FLEET]
        carried = (
            Convoy(unit.kind, unit.at, f.at, to, f.kind) for f in fleets for to in map(province_of, coasts)
        )
        yield from (one for one in carried if unit.kind is Kind.ARMY and is_portage(board, position, one))


def _transformed(game: Game, power: Power, unit: Unit) -> list[Transform]:
    """What may become of a unit that turns into one of the other kind, where the board has that now."""
    if game.variant.board.variant_rules.transform is None:
        return []
    other = Kind.FLEET if unit.kind is Kind.ARMY else Kind.ARMY
    places = game.variant.board.standing_places(other, unit.province)
    turned = [Transform(unit.kind, unit.at, other, place) for place in places]
    return [one for one in turned if is_possible(game, power, one)]


def kinds_of(orders: Iterable[Order]) -> Counter[str]:
    """How many orders there are of each kind; a move by convoy and one by a route are kinds of their own."""
    return Counter(_kind(order) for order in orders)


def _kind(order: Order) -> str:
    match order:
        case Move(route=route) if route:
            return "move by a route"
        case Move(via=True):
            return "move by convoy"
        case Support(to=None):
            return "support to hold"
        case Combined():
            return "step and help"
        case _:
            return type(order).__name__.lower()


KINDS = frozenset(
    {
        "hold",
        "move",
        "move by a route",
        "move by convoy",
        "support",
        "support to hold",
        "convoy",
        "step and help",
    }
    | {"patrol", "block", "grant", "permit", "transform"}
    | {"retreat", "disband", "build", "remove", "waive"}
)
"""Every kind of order there is on a board."""
