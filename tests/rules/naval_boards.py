"""Random phases of Naval Diplomacy: crowded seas, and all orders there are, possible and not."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from judge.rules.board import Board
from judge.rules.orders import Block, Combined, Convoy, Grant, Hold, Move, Order, Patrol, Support
from judge.rules.units import Kind, Place, Position, Power, Province, Unit, province_of
from tests.rules.random_boards import THEATRES

POWERS: tuple[Power, ...] = ("ENGLAND", "FRANCE", "GERMANY", "TURKEY")
STRAITS = (("AEG", "BLA"), ("WES", "MAO"), ("ENG", "NTH"))


def phase(board: Board, chance: Random) -> tuple[Position, dict[Power, list[Order]]]:
    """A position and orders for everybody."""
    provinces = chance.choice(THEATRES).split()
    provinces = chance.sample(provinces, min(len(provinces), chance.randint(4, 8)))
    units: list[Unit] = []
    for _ in range(chance.randint(6, 14)):
        province = chance.choice(provinces)
        kinds = [kind for kind in Kind if board.standing_places(kind, province)]
        kind = chance.choice(kinds)
        if board.is_sea(province) or all(unit.province != province for unit in units):
            place = chance.choice(board.standing_places(kind, province))
            units.append(Unit(chance.choice(POWERS), kind, place))
    centres = {c: chance.choice(POWERS) for c in ("CON", "DEN") if chance.random() < 0.7}
    position = Position(tuple(units), centres)
    return position, orders_for(board, position, POWERS, chance)


def orders_for(
    board: Board, position: Position, powers: Sequence[Power], chance: Random
) -> dict[Power, list[Order]]:
    """Orders for everybody, of all kinds, possible and not; some units have none."""
    orders: dict[Power, list[Order]] = {}
    units = list(position.units)
    plain = [_alone(board, unit, powers, chance) for unit in units]
    for unit, own in zip(units, plain, strict=True):
        order = _helping(board, unit, units, plain, chance) if chance.random() < 0.5 else own
        if chance.random() < 0.95:
            orders.setdefault(unit.power, []).append(order)
    for power in powers:
        if chance.random() < 0.2:
            centre = chance.choice(("CON", "DEN"))
            orders.setdefault(power, []).append(Grant(Kind.ARMY, centre, chance.choice(powers)))
        orders[power] = _with_patrols(board, position, power, powers, orders.get(power, []), chance)
    return orders


def _alone(board: Board, unit: Unit, powers: Sequence[Power], chance: Random) -> Order:
    if unit.kind is Kind.ARMY:
        near = [*board.reach(Kind.ARMY, unit.at)]
        coasts = [
            p
            for p in board.provinces
            if board.standing_places(Kind.FLEET, p) and not board.is_sea(province_of(p))
        ]
        goal = chance.choice(near if chance.random() < 0.8 or not near else coasts)
        return Move(unit.kind, unit.at, goal) if goal != unit.at else Hold(unit.kind, unit.at)
    turn = chance.random()
    if turn < 0.15:
        return Hold(unit.kind, unit.at)
    steps = _ways(board, unit.at)
    first = chance.choice(steps)
    if turn < 0.55:
        return Move(unit.kind, unit.at, first)
    mine = [pair for pair in STRAITS if unit.province in pair]
    if turn < (0.7 if mine else 0.57):
        return Block(unit.kind, unit.at, chance.choice(powers), mine[0] if mine else STRAITS[0])
    seas = [p for p in steps if board.is_sea(province_of(p))] or steps
    middle = chance.choice(seas)
    last = chance.choice(_ways(board, middle)) if board.is_sea(province_of(middle)) else chance.choice(steps)
    return Move(unit.kind, unit.at, last, via=True, route=(province_of(middle),))


def _ways(board: Board, at: Place) -> list[Place]:
    joined = {"BLA": "AEG", "AEG": "BLA", "BAL": "SKA", "SKA": "BAL"}
    return [*board.reach(Kind.FLEET, at), *([joined[at]] if at in joined else [])]


def _helping(board: Board, unit: Unit, units: list[Unit], plain: list[Order], chance: Random) -> Order:
    at: Place = unit.at
    entered = (
        [p for p in _ways(board, unit.at) if board.is_sea(province_of(p))] if unit.kind is Kind.FLEET else []
    )
    second = bool(entered) and chance.random() < 0.4
    if second:
        at = chance.choice(entered)
    near = {province_of(place) for place in board.reach(unit.kind, at)}
    told = zip(units, plain, strict=True)
    goals = [province_of(order.to) if isinstance(order, Move) else one.province for one, order in told]
    useful = [n for n, goal in enumerate(goals) if goal in near and not board.is_sea(goal)]
    number = chance.choice(useful if useful and chance.random() < 0.9 else range(len(units)))
    helped, order = units[number], plain[number]
    far = isinstance(order, Move) and order.to not in board.reach(Kind.ARMY, helped.at)
    carries = helped.kind is Kind.ARMY and unit.kind is Kind.FLEET and chance.random() < 0.5
    if far and carries and isinstance(order, Move):
        help_order: Support | Convoy = Convoy(unit.kind, at, helped.at, order.to, helped.kind)
    elif isinstance(order, Move):
        step = chance.choice((2, 2, 2, 1)) if order.route and not second else None
        route = order.route
        help_order = Support(unit.kind, at, helped.at, order.to, helped.kind, None, route, step)
    else:
        help_order = Support(unit.kind, at, helped.at, None, helped.kind)
    return Combined(unit.kind, unit.at, at, help_order) if second else help_order


def _with_patrols(
    board: Board,
    position: Position,
    power: Power,
    powers: Sequence[Power],
    orders: list[Order],
    chance: Random,
) -> list[Order]:
    """The orders, with patrols in place of those of spaces where the power has several fleets."""
    seas: dict[Province, int] = {}
    for unit in position.of(power):
        if board.is_sea(unit.province):
            seas[unit.province] = seas.get(unit.province, 0) + 1
    found = list(orders)
    for sea, fleets in seas.items():
        if chance.random() < (0.5 if fleets > 1 else 0.05):
            found = [order for order in found if _is_elsewhere(order, sea) or chance.random() < 0.3]
            found.append(Patrol(Kind.FLEET, sea, chance.choice(powers), chance.choice((2, 2, fleets))))
    return found


def _is_elsewhere(order: Order, sea: Province) -> bool:
    return province_of(getattr(order, "at", "")) != sea
