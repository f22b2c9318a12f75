"""Random movement phases, crowded and full of convoys, from any source of chance (a seed, or hypothesis)."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from random import Random

from judge.rules.board import Board
from judge.rules.orders import Convoy, Hold, Move, Order, Support
from judge.rules.units import Kind, Place, Position, Power, Province, Unit, province_of
from tests.rules.oracle_matching import chain, ways

THEATRES: tuple[str, ...] = (
    "NTH ENG BEL HOL LON YOR EDI NWY PIC SKA",
    "ENG NTH LON WAL BRE PIC BEL IRI MAO",
    "BAL BOT SKA SWE DEN KIE BER PRU LVN FIN STP NWY",
    "ION AEG TYS NAP APU ROM TUN GRE ALB",
    "ADR ION TRI VEN ALB APU GRE NAP",
    "MAO WES LYO SPA POR GAS BRE MAR NAF",
    "NAO NWG IRI CLY EDI LVP YOR WAL NTH",
    "BLA AEG CON BUL RUM SEV ANK ARM SMY GRE",
    "MUN BER SIL BOH TYR BUR RUH KIE VIE TRI",
)
POWERS: tuple[Power, ...] = ("ENGLAND", "FRANCE", "GERMANY")
FEWEST_UNITS, MOST_UNITS = 4, 11


@dataclass(frozen=True)
class Battle:
    """One movement phase: who stands where, who is told what."""

    position: Position
    orders: dict[Power, list[Order]]

    def __str__(self) -> str:
        units = ", ".join(f"{unit.power} {unit}" for unit in self.position.units)
        return f"{units}: {self.orders}"


def battle(board: Board, chance: Random) -> Battle:
    """A crowded corner of the map; most orders make sense, some are nonsense, some units have none."""
    units = _units(board, chance)
    orders: dict[Power, list[Order]] = {}
    for power, own in orders_for(board, units, chance).items():
        kept = [order for order in own if chance.random() < 0.96]
        if kept:
            orders[power] = kept
    return Battle(Position(tuple(units)), orders)


def orders_for(
    board: Board,
    units: Sequence[Unit],
    chance: Random,
    *,
    going: float = 0.45,
    goals: AbstractSet[Province] = frozenset(),
) -> dict[Power, list[Order]]:
    """One order for each unit: convoys and who comes for them, then moves, then help for what was ordered.

    `going` is how many of the units left to themselves move, `goals` is where they like to go.
    """
    given: dict[Province, Order] = {}
    _convoys(board, units, given, chance)
    _sink(board, units, given, chance)
    for unit in units:
        if unit.province not in given and chance.random() < going:
            given[unit.province] = _move(board, unit, units, given, chance, goals)
    orders: dict[Power, list[Order]] = {}
    for unit in units:
        if unit.province not in given:
            given[unit.province] = _help(board, unit, units, given, chance)
        orders.setdefault(unit.power, []).append(given[unit.province])
    return orders


def _units(board: Board, chance: Random) -> list[Unit]:
    provinces = chance.choice(THEATRES).split()
    chance.shuffle(provinces)
    return [_unit(board, code, chance) for code in provinces[: chance.randint(FEWEST_UNITS, MOST_UNITS)]]


def _unit(board: Board, code: Province, chance: Random) -> Unit:
    kinds = [kind for kind in Kind if board.standing_places(kind, code)]
    kind = chance.choice(kinds)
    return Unit(chance.choice(POWERS), kind, chance.choice(board.standing_places(kind, code)))


def _convoys(board: Board, units: Sequence[Unit], given: dict[Province, Order], chance: Random) -> None:
    """Some armies take ship; most fleets that could carry do."""
    armies = [unit for unit in units if unit.kind is Kind.ARMY]
    chance.shuffle(armies)
    for army in armies[: chance.randint(0, 3)]:
        fleets = _within_reach(board, army, [u for u in units if u.province not in given])
        seas = {fleet.province for fleet in fleets}
        shores = sorted(to for to in _shores(board, fleets) if chain(board, seas, army.province, to))
        if not shores or army.province in given:
            continue
        taken = [to for to in shores if any(unit.province == to for unit in units)]
        to = chance.choice(taken or shores)
        given[army.province] = _passage(board, army, to, seas, chance)
        for fleet in fleets:
            if chance.random() < (0.9 if fleet.power == army.power else 0.7):
                given[fleet.province] = Convoy(fleet.kind, fleet.at, army.at, to, army.kind)


def _passage(board: Board, army: Unit, to: Province, seas: AbstractSet[Province], chance: Random) -> Move:
    """The army's order: as if by land, with the wish to sail, or with a route."""
    wish = chance.choice(("", "", "via", "route"))
    firsts = [sea for sea in sorted(seas) if army.province in map(province_of, board.reach(Kind.FLEET, sea))]
    routes = sorted(way for first in firsts for way in ways(board, seas, (first,), to))
    if wish == "route" and routes:
        return Move(army.kind, army.at, to, via=True, route=chance.choice(routes))
    return Move(army.kind, army.at, to, via=wish == "via")


def _within_reach(board: Board, army: Unit, units: Sequence[Unit]) -> list[Unit]:
    """The fleets at sea that hang together with one beside the army."""
    seas = {unit.province: unit for unit in units if board.is_sea(unit.province)}
    found: dict[Province, Unit] = {}
    todo = [sea for sea in seas if army.province in map(province_of, board.reach(Kind.FLEET, sea))]
    while todo:
        sea = todo.pop()
        found[sea] = seas[sea]
        todo += [near for near in board.reach(Kind.FLEET, sea) if near in seas and near not in found]
    return list(found.values())


def _sink(board: Board, units: Sequence[Unit], given: dict[Province, Order], chance: Random) -> None:
    """Somebody attacks a convoying fleet, at best with help from where the army lands: so paradoxes arise."""
    carrying = [order for order in given.values() if isinstance(order, Convoy)]
    for order in carrying[:2]:
        free = [u for u in units if u.province not in given and order.at in board.reach(u.kind, u.at)]
        helpers = [unit for unit in free if unit.province == order.to]
        attackers = [unit for unit in free if unit not in helpers]
        if not attackers or chance.random() < 0.2:
            continue
        attacker = chance.choice(attackers)
        given[attacker.province] = Move(attacker.kind, attacker.at, order.at)
        for helper in helpers:
            given[helper.province] = Support(helper.kind, helper.at, attacker.at, order.at, attacker.kind)


def _shores(board: Board, fleets: Sequence[Unit]) -> set[Province]:
    near = {province_of(place) for fleet in fleets for place in board.reach(fleet.kind, fleet.at)}
    return {code for code in near if board.standing_places(Kind.ARMY, code)}


def _move(
    board: Board,
    unit: Unit,
    units: Sequence[Unit],
    given: dict[Province, Order],
    chance: Random,
    goals: AbstractSet[Province],
) -> Order:
    """One step: to a goal, into a unit's way, after somebody else's aim, or anywhere."""
    ways = board.reach(unit.kind, unit.at)
    aims = {province_of(order.to) for order in given.values() if isinstance(order, Move)}
    crowd = {other.province for other in units}
    wanted = goals or chance.choice((aims, crowd, set(map(province_of, ways))))
    to: Place = chance.choice([way for way in ways if province_of(way) in wanted] or ways)
    if chance.random() < 0.05:
        to = province_of(to)
    return Move(unit.kind, unit.at, to)


def _help(
    board: Board, unit: Unit, units: Sequence[Unit], given: dict[Province, Order], chance: Random
) -> Order:
    near = {province_of(place) for place in board.reach(unit.kind, unit.at)}
    choices: list[Order] = [Hold(unit.kind, unit.at)]
    for other in units:
        order = given.get(other.province)
        if isinstance(order, Move) and province_of(order.to) in near:
            choices += [Support(unit.kind, unit.at, other.at, order.to, other.kind)] * 6
        elif other.province in near:
            choices.append(Support(unit.kind, unit.at, other.at, None, other.kind))
    return chance.choice(choices)
