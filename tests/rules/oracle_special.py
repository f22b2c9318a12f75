"""The oracle for special orders: transformations, rail, canal and portage, put around the plain oracle.

It follows the wording of the rules and not the adjudicator's way: what could be is tried at once, and whoever
was counted on and fell is struck out until nothing changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from judge.rules.board import Board, BorderRule, NarrowBorder
from judge.rules.orders import Convoy, Hold, Move, Order, Permit, Support, Transform
from judge.rules.rulebook import DATC3
from judge.rules.units import Kind, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant_rules import Canal
from tests.rules import oracle
from tests.rules.oracle_matching import touching

Orders = Mapping[Power, Sequence[Order]]


def adjudicate(board: Board, position: Position, orders: Orders) -> oracle.Ruling:
    """Judge a phase with one order for each unit."""
    units = {unit.province: unit for unit in position.units}
    written = [(power, order) for power, own in orders.items() for order in own]
    permits = [(power, order) for power, order in written if isinstance(order, Permit)]
    given = {province_of(o.at): o for _, o in written if not isinstance(o, Permit)}  # type: ignore[union-attr]
    plain: dict[Province, Order] = {
        here: Hold(units[here].kind, units[here].at) if isinstance(order, Transform) else order
        for here, order in given.items()
    }
    ways: set[NarrowBorder] = set()
    journey = _journey(board, units, given, plain, ways)
    lost: set[Province] = set()
    while True:
        now, open_ways = dict(plain), set(ways)
        carrying = _portage(board, units, given, now, open_ways, lost)
        holding, barred = _canal(board, units, permits, now, lost)
        ruling = oracle.adjudicate(
            board.with_ways(frozenset(open_ways)), position, _by_owner(units, now), DATC3, barred
        )
        fell = {army for army in carrying if army in ruling.dislodged} - lost
        fell |= {here for here in holding if units[here] not in ruling.after}
        if not fell:
            break
        lost |= fell
    after = set(ruling.after)
    away = dict(ruling.dislodged)
    if journey is not None:
        _stop_short(ruling, units[journey[0]], journey[1], journey[2], after, away)
    for here, order in given.items():
        if isinstance(order, Transform) and _may_transform(board, position, order) and units[here] in after:
            after = (after - {units[here]}) | {Unit(units[here].power, order.into, order.to)}
    away = {
        here: (by, frozenset(to for to in places if to in board.reach(units[here].kind, units[here].at)))
        for here, (by, places) in away.items()
    }
    return replace(ruling, after=frozenset(after), dislodged=away)


def _by_owner(units: Mapping[Province, Unit], orders: Mapping[Province, Order]) -> dict[Power, list[Order]]:
    found: dict[Power, list[Order]] = {}
    for here, order in orders.items():
        found.setdefault(units[here].power, []).append(order)
    return found


def _may_transform(board: Board, position: Position, order: Transform) -> bool:
    here = province_of(order.at)
    if board.is_sea(here) or order.kind is order.into or position.centres.get(here) is None:
        return False
    owner = next(unit.power for unit in position.units if unit.province == here)
    return position.centres[here] == owner and order.to in board.standing_places(order.into, here)


Journey = tuple[Province, Province, list[Province]]


def _journey(
    board: Board,
    units: Mapping[Province, Unit],
    given: Mapping[Province, Order],
    plain: dict[Province, Order],
    ways: set[NarrowBorder],
) -> Journey | None:
    """The one journey by rail that begins: where, whereto, the stops before a foreign unit, last first."""
    line = board.variant_rules.railway
    if line is None:
        return None
    users = [here for here, order in given.items() if isinstance(order, Move) and order.route == (line.sign,)]
    for here in users:
        plain[here] = Hold(Kind.ARMY, here)
    able = [
        here
        for here in users
        if units[here].power == line.power and units[here].kind is Kind.ARMY and here in line.stops
    ]
    if len(able) != 1:
        return None
    (here,) = able
    order = given[here]
    assert isinstance(order, Move)
    first, last = line.stops.index(here), line.stops.index(order.to)
    step = 1 if last > first else -1
    free: list[Province] = []
    for number in range(first + step, last, step):
        stop = line.stops[number]
        if stop in units and units[stop].power != line.power:
            break
        free.append(stop)
    else:
        plain[here] = Move(Kind.ARMY, here, order.to)
        if order.to not in board.reach(Kind.ARMY, here):
            ways.add(NarrowBorder(Kind.ARMY, here, order.to, BorderRule.ONE_WAY))
    return here, order.to, free[::-1]


def _stop_short(
    ruling: oracle.Ruling,
    army: Unit,
    goal: Province,
    stops: list[Province],
    after: set[Unit],
    away: dict[Province, tuple[Province | None, frozenset[Place]]],
) -> None:
    if Unit(army.power, army.kind, goal) in after and army not in after:
        return
    taken = {unit.province for unit in after} | ruling.contested
    for stop in stops:
        if stop not in taken:
            after.discard(army)
            away.pop(army.province, None)
            after.add(Unit(army.power, army.kind, stop))
            return


def _portage(
    board: Board,
    units: Mapping[Province, Unit],
    given: Mapping[Province, Order],
    now: dict[Province, Order],
    ways: set[NarrowBorder],
    lost: set[Province],
) -> set[Province]:
    """Put fleets on the shoulders of the armies that still stand; the armies counted on."""
    if not board.variant_rules.portage:
        return set()
    counted: set[Province] = set()
    for here, order in given.items():
        if isinstance(order, Convoy) and units[here].kind is Kind.ARMY:
            now[here] = Hold(Kind.ARMY, here)
    for here, order in given.items():
        unit = units[here]
        if not isinstance(order, Move) or unit.kind is not Kind.FLEET:
            continue
        goal = province_of(order.to)
        if goal in map(province_of, board.reach(Kind.FLEET, unit.at)):
            continue
        bearers = {
            army
            for army, help_order in given.items()
            if isinstance(help_order, Convoy)
            and units[army].kind is Kind.ARMY
            and (province_of(help_order.of), province_of(help_order.to)) == (here, goal)
        }
        places = board.standing_places(Kind.FLEET, goal)
        if len(places) == 1 and _leads(board, bearers - lost, here, goal):
            now[here] = Move(Kind.FLEET, unit.at, places[0])
            ways.add(NarrowBorder(Kind.FLEET, unit.at, places[0], BorderRule.ONE_WAY))
            counted |= bearers - lost
        else:
            now[here] = Hold(Kind.FLEET, unit.at)
    return counted


def _canal(
    board: Board,
    units: Mapping[Province, Unit],
    permits: Sequence[tuple[Power, Permit]],
    now: dict[Province, Order],
    lost: set[Province],
) -> tuple[set[Province], set[Province]]:
    """Turn supports not let through the canal into holds; the holder counted on, and the moves barred."""
    canal = board.variant_rules.canal
    if canal is None:
        return set(), set()
    keeper = None if canal.holder in lost else units.get(canal.holder)
    said = [order for power, order in permits if keeper is not None and power == keeper.power]
    barred: set[Province] = set()
    for start, beyond in (canal.ends, canal.ends[::-1]):
        order = now.get(start)
        aim = (order.to or order.of) if isinstance(order, Support) else getattr(order, "to", "")
        if province_of(aim) != beyond or not isinstance(order, Move | Support):
            continue
        moves = any((one.of, one.to) == (start, beyond) for one in said)
        supports = moves or any((one.of, one.to) == (beyond, None) for one in said)
        if isinstance(order, Move) and not moves:
            barred.add(start)
        elif isinstance(order, Support) and not supports:
            now[start] = Hold(units[start].kind, units[start].at)
    return {canal.holder} if said else set(), barred


def _leads(board: Board, armies: set[Province], here: Province, goal: Province) -> bool:
    """Whether one may step from army to army, from beside the start to beside the goal."""
    reached, todo = set[Province](), [army for army in sorted(armies) if _beside(board, army, here)]
    while todo:
        army = todo.pop()
        if army not in reached:
            reached.add(army)
            todo += [other for other in sorted(armies) if _beside(board, army, other)]
    return any(_beside(board, army, goal) for army in reached)


def _beside(board: Board, one: Province, other: Province) -> bool:
    return other in map(province_of, board.reach(Kind.ARMY, one))


def _travellers(board: Board, units: Sequence[Unit], chance: Random) -> list[Unit]:
    """An army of the railway's power or two, and now and then a foreign one in their way."""
    line = board.variant_rules.railway
    if line is None:
        return []
    free = sorted(set(line.stops) - {unit.province for unit in units})
    chance.shuffle(free)
    owners = (line.power, chance.choice((line.power, "JAPAN")), "CHINA")
    return [
        Unit(power, Kind.ARMY, stop)
        for power, stop in zip(owners, free[: chance.randint(1, 3)], strict=False)
    ]


def _at_the_ends(board: Board, powers: Sequence[Power], units: Sequence[Unit], chance: Random) -> list[Unit]:
    """Fleets at the ends of the canal and a unit that holds it, most of the time."""
    canal = board.variant_rules.canal
    if canal is None:
        return []
    taken = {unit.province for unit in units}
    places = [(Kind.FLEET, end) for end in canal.ends] + [(chance.choice(tuple(Kind)), canal.holder)]
    owners = chance.sample(list(powers), 2)
    return [
        Unit(chance.choice(owners), kind, place)
        for kind, place in places
        if place not in taken and place in board.standing_places(kind, place) and chance.random() < 0.8
    ]


def random_special(
    board: Board, powers: Sequence[Power], units: Sequence[Unit], orders: Orders, chance: Random
) -> tuple[Position, dict[Power, list[Order]]]:
    """The phase with centres owned by whoever stands there, and some orders made special ones."""
    units = [*units, *_travellers(board, units, chance)]
    units += _at_the_ends(board, powers, units, chance)
    centres = {unit.province: chance.choice((unit.power, unit.power, powers[0])) for unit in units}
    centres = {code: power for code, power in centres.items() if code in board.centres}
    given = {province_of(o.at): o for own in orders.values() for o in own}  # type: ignore[union-attr]
    at = {unit.province: unit for unit in units}
    for unit in units:
        if board.variant_rules.transform is not None and chance.random() < 0.25:
            into = Kind.FLEET if unit.kind is Kind.ARMY else Kind.ARMY
            places = board.standing_places(into, unit.province) or (unit.province,)
            given[unit.province] = Transform(unit.kind, unit.at, into, chance.choice(places))
    if board.variant_rules.canal is not None:
        _at_canal(board.variant_rules.canal, at, given, chance)
    line = board.variant_rules.railway
    for unit in units if line is not None else ():
        assert line is not None
        if unit.kind is Kind.ARMY and unit.province in line.stops and chance.random() < 0.5:
            goal = chance.choice([stop for stop in line.stops if stop != unit.province])
            given[unit.province] = Move(unit.kind, unit.at, goal, via=True, route=(line.sign,))
    for unit in units if board.variant_rules.portage else ():
        near = sorted(code for code in touching(board, unit.province) if code in at)
        armies = [code for code in near if at[code].kind is Kind.ARMY]
        if unit.kind is not Kind.FLEET or board.is_sea(unit.province) or not armies:
            continue
        army = chance.choice(armies)
        shores = [
            code
            for code in sorted(touching(board, army))
            if len(board.standing_places(Kind.FLEET, code)) == 1
        ]
        shores = [code for code in shores if code != unit.province and not board.is_sea(code)]
        if shores and chance.random() < 0.7:
            goal = chance.choice(shores)
            given[unit.province] = Move(Kind.FLEET, unit.at, goal)
            given[army] = Convoy(Kind.ARMY, army, unit.at, goal, Kind.FLEET)
            _attack(board, at, given, army, chance)
    made = _by_owner(at, given)
    for power, order in _permits(board, at, chance):
        made.setdefault(power, []).append(order)
    return Position(tuple(units), centres), made


def _at_canal(
    canal: Canal, at: Mapping[Province, Unit], given: dict[Province, Order], chance: Random
) -> None:
    """Have the fleets at its ends pass it, or help across it, as often as not."""
    for start, beyond in (canal.ends, canal.ends[::-1]):
        fleet = at.get(start)
        if fleet is None or chance.random() < 0.4:
            continue
        given[start] = Move(fleet.kind, start, beyond)
        if beyond in at and chance.random() < 0.5:
            given[start] = Support(fleet.kind, start, beyond, None, at[beyond].kind)
        comers = [one for one in at.values() if getattr(given.get(one.province), "to", "") == beyond]
        comers = [one for one in comers if isinstance(given[one.province], Move)]
        if comers and comers[0].province != start and chance.random() < 0.5:
            given[start] = Support(fleet.kind, start, comers[0].at, beyond, comers[0].kind)


def _permits(board: Board, at: Mapping[Province, Unit], chance: Random) -> list[tuple[Power, Permit]]:
    """What the holder of the canal says, and now and then somebody who does not hold it."""
    canal = board.variant_rules.canal
    if canal is None or chance.random() < 0.2:
        return []
    keeper = at.get(canal.holder)
    power = keeper.power if keeper is not None and chance.random() < 0.9 else next(iter(at.values())).power
    one, other = chance.choice((canal.ends, canal.ends[::-1]))
    return [(power, Permit(canal.sign, one, chance.choice((other, other, None)), Kind.FLEET))]


def _attack(
    board: Board, at: Mapping[Province, Unit], given: dict[Province, Order], army: Province, chance: Random
) -> None:
    """Have two units beside the bearer that is not theirs attack it together, now and then."""
    able = [
        unit
        for unit in at.values()
        if unit.power != at[army].power and army in map(province_of, board.reach(unit.kind, unit.at))
    ]
    if len(able) < 2 or chance.random() < 0.5:  # one to attack and one to help
        return
    one, other = chance.sample(able, 2)
    given[one.province] = Move(one.kind, one.at, army)
    given[other.province] = Support(other.kind, other.at, one.at, army, one.kind)
