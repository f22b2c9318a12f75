"""Random movement phases, crowded and full of convoys, from any source of chance."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from judge.rules.board import WHOLE, Board
from judge.rules.orders import Convoy, Hold, Move, Order, Support
from judge.rules.units import Kind, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant_rules import NEUTRAL, Neutral
from tests.rules.oracle_matching import chain, convoys_there, touching, ways

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


def battle_anywhere(board: Board, powers: Sequence[Power], chance: Random) -> Battle:
    """A crowded corner of any map, mostly around what its board has of its own; neutral armies among them."""
    theatre = _corner(board, chance)
    neutral = (NEUTRAL,) if board.variant_rules.neutral is not Neutral.NONE else ()
    owners = (*chance.sample(powers, min(len(powers), 3)), *neutral)
    units = [_unit(board, code, chance, owners) for code in theatre]
    units = [
        replace(unit, kind=Kind.ARMY, at=unit.province) if unit.power == NEUTRAL else unit for unit in units
    ]
    units = [unit for unit in units if unit.at in board.standing_places(unit.kind, unit.province)]
    orders = orders_for(board, [unit for unit in units if unit.power != NEUTRAL], chance)
    kept = {power: [order for order in own if chance.random() < 0.96] for power, own in orders.items()}
    return Battle(Position(tuple(units)), {power: own for power, own in kept.items() if own})


def _corner(board: Board, chance: Random) -> list[Province]:
    """Some provinces that hang together."""
    special = {board.places[place] for _, *ends in board.crossing_strength for place in ends}
    special |= {code for code, facts in board.provinces.items() if facts.convoys or facts.closed_in}
    special |= {side for gate in board.variant_rules.gates.values() for side in gate}
    starts = sorted(map(province_of, special)) if special and chance.random() < 0.7 else list(board.provinces)
    found = [chance.choice(starts)]
    while len(found) < MOST_UNITS + 2:
        near = {n for code in found for n in touching(board, code)} - set(found)
        if not near:
            break
        found.append(chance.choice(sorted(near)))
    open_ = [code for code in found if any(board.standing_places(kind, code) for kind in Kind)]
    chance.shuffle(open_)
    return open_[: chance.randint(FEWEST_UNITS, MOST_UNITS)]


def battle(board: Board, chance: Random) -> Battle:
    """A crowded corner of the map; most orders make sense, some are nonsense, some units have none."""
    units = _units(board, chance)
    orders: dict[Power, list[Order]] = {}
    for power, own in orders_for(board, units, chance).items():
        kept = [order for order in own if chance.random() < 0.96]
        if kept:
            orders[power] = kept
    return Battle(Position(tuple(units)), orders)


def battles(board: Board) -> SearchStrategy[Battle]:
    """Battles of hypothesis, each of one seed: to draw each choice takes longer than to judge the battle."""
    return st.integers(0, 2**64 - 1).map(lambda seed: battle(board, Random(seed)))


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


def _unit(board: Board, code: Province, chance: Random, powers: Sequence[Power] = POWERS) -> Unit:
    kinds = [kind for kind in Kind if board.standing_places(kind, code)]
    kind = chance.choice(kinds)
    return Unit(chance.choice(powers), kind, chance.choice(board.standing_places(kind, code)))


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
    firsts = [sea for sea in sorted(seas) if army.province in touching(board, sea)]
    routes = sorted(way for first in firsts for way in ways(board, seas, (first,), to))
    if wish == "route" and routes:
        return Move(army.kind, army.at, to, via=True, route=chance.choice(routes))
    return Move(army.kind, army.at, to, via=wish == "via")


def _within_reach(board: Board, army: Unit, units: Sequence[Unit]) -> list[Unit]:
    """The fleets at sea that hang together with one beside the army."""
    fleets = [unit for unit in units if unit.kind is Kind.FLEET]
    seas = {unit.province: unit for unit in fleets if convoys_there(board, unit.province)}
    found: dict[Province, Unit] = {}
    todo = [sea for sea in seas if army.province in touching(board, sea)]
    while todo:
        sea = todo.pop()
        found[sea] = seas[sea]
        todo += [near for near in sorted(touching(board, sea)) if near in seas and near not in found]
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
    near = {code for fleet in fleets for code in touching(board, fleet.province)}
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
    if not ways:
        return Hold(unit.kind, unit.at)
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
    ways = board.reach(unit.kind, unit.at)
    near = {province_of(place) for place in ways if board.crossing(unit.kind, unit.at, place) == WHOLE}
    choices: list[Order] = [Hold(unit.kind, unit.at)]
    for other in units:
        order = given.get(other.province)
        if isinstance(order, Move) and province_of(order.to) in near:
            choices += [Support(unit.kind, unit.at, other.at, order.to, other.kind)] * 6
        elif other.province in near:
            choices.append(Support(unit.kind, unit.at, other.at, None, other.kind))
    return chance.choice(choices)
