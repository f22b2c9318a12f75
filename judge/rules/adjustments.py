"""Adjudication of an adjustment phase: builds where they are allowed, removals, and those by default."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from judge.rules.board import Board
from judge.rules.capability import homes_of, transform_reason
from judge.rules.legality import (
    build_reason,
    build_sites,
    chooses_home,
    has_emergency,
)
from judge.rules.orders import Build, Disband, Order, Remove, Transform, Waive
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.rulebook import DATC3, Removal, Rulebook
from judge.rules.units import Kind, Position, Power, Province, Unit, province_of
from judge.rules.variant_rules import NEUTRAL, Homes, Neutral


def due(board: Board, position: Position, power: Power) -> int:
    """Return the builds due to the power (positive) or the removals due from it (negative)."""
    if power == NEUTRAL:
        return 0
    return allowance(board, position, power) - sum(1 for unit in position.units if unit.power == power)


def allowance(board: Board, position: Position, power: Power) -> int:
    """Return how many units the power can keep: one for each centre, unless the variant's rules differ."""
    if chooses_home(board, position, power):
        return 1
    owned = [centre for centre, owner in position.centres.items() if owner == power]
    uncounted = board.variant_rules.uncounted.get(power, ())
    return sum(centre not in uncounted for centre in owned) + has_emergency(board, position, power)


def _balance(board: Board, position: Position) -> dict[Power, int]:
    """Return what is due to every power, as `due` counts it."""
    owners = dict.fromkeys((*position.centres.values(), *(unit.power for unit in position.units)))
    return {power: due(board, position, power) for power in owners}


def has_first_builds(board: Board, position: Position) -> bool:
    """Return whether these are builds before the first moves, in which each centre always gets a unit."""
    return bool(board.variant_rules.first_units) and all(unit.power == NEUTRAL for unit in position.units)


def may_waive(board: Board, position: Position) -> bool:
    """Return whether a build can be waived; before the first moves only by Naval Diplomacy's D16."""
    naval = board.variant_rules.naval
    return not has_first_builds(board, position) or (naval is not None and naval.first_builds_waived)


def sites(board: Board, position: Position, power: Power) -> tuple[Province, ...]:
    """Return the empty provinces in which the variant's rules let the power build."""
    occupied = {unit.province for unit in position.units}
    return tuple(code for code in build_sites(board, position, power) if code not in occupied)


def adjudicate(
    board: Board,
    position: Position,
    orders: Mapping[Power, Sequence[Order]],
    rulebook: Rulebook = DATC3,
) -> Outcome:
    """Adjudicate builds and removals: the first possible orders count (DATC 4.D.4 to 4.D.6).

    Missing builds are waived; missing removals are chosen by the rulebook, with `given=False` in the results.
    """
    results: list[Result] = []
    built: list[Unit] = []
    changed: dict[Province, Unit] = {}
    balance = _balance(board, position) | {power: due(board, position, power) for power in orders}
    staying = list(position.units)
    for power, sequence in orders.items():
        owed = balance[power]
        changed |= _transform(board, position, power, sequence)
        if owed >= 0:
            built += _build(board, position, power, sequence, owed, changed, results)
        else:
            _remove(position, staying, power, sequence, -owed, changed, results)
    if has_first_builds(board, position):
        built += _first_units(board, position, built, results)
    for power in dict.fromkeys(unit.power for unit in position.units):
        if balance[power] < 0:
            missing = sum(unit.power == power for unit in staying) - allowance(board, position, power)
            rest = replace(position, units=tuple(staying), dislodged=(), contested=frozenset())
            _remove_missing(board, rest, power, missing, rulebook, staying, results)
    if changed:
        staying = [changed.get(unit.province, unit) for unit in staying]
    after = replace(position, units=(*staying, *built), dislodged=(), contested=frozenset())
    if board.variant_rules.homes is Homes.CHOSEN and not position.homes:
        after = _with_first_homes(board, after)
    return Outcome(tuple(results), with_neutral_armies(board, after))


def _remove_missing(
    board: Board,
    rest: Position,
    power: Power,
    missing: int,
    rulebook: Rulebook,
    staying: list[Unit],
    results: list[Result],
) -> None:
    """Take as many units of the power off `staying` as it did not remove itself (DATC 4.D.8)."""
    if missing == 0:
        return
    for unit in order_of_removal(board, rest, power, rulebook.removal)[:missing]:
        staying.remove(unit)
        results.append(Result(power, Remove(unit.kind, unit.at), Verdict.OK, given=False))


def _transform(
    board: Board, position: Position, power: Power, orders: Sequence[Order]
) -> dict[Province, Unit]:
    """Return the power's units that change their kind, by province, as they will be."""
    return {
        province_of(order.at): Unit(power, order.into, order.to)
        for order in orders
        if isinstance(order, Transform)
        and transform_reason(board, position, power, order, in_adjustments=True) is None
    }


def _transform_result(power: Power, order: Transform, changed: Mapping[Province, Unit]) -> Result:
    unit = changed.get(province_of(order.at))
    done = unit is not None and (unit.power, unit.at) == (power, order.to)
    return Result(power, order, Verdict.OK if done else Verdict.ILLEGAL)


def _with_first_homes(board: Board, position: Position) -> Position:
    """The position in which all own the home they named by building; the first of those left for others.

    The powers are those of the map's homes.
    """
    powers = dict.fromkeys(facts.home for facts in board.provinces.values() if facts.home and facts.centre)
    built = {unit.power: unit.province for unit in position.units}
    homes = {
        power: (built.get(power) or board.homes(power)[0],)
        for power in powers
        if power not in position.centres.values()
    }
    owned = {home: power for power, own in homes.items() for home in own}
    return replace(position, centres={**position.centres, **owned}, homes=homes) if homes else position


def settled_homes(board: Board, position: Position, year: int) -> Position:
    """Return the position with owned centres as homes, if this is the year that settles homes (1897)."""
    if board.variant_rules.homes is Homes.FIXED or year != board.variant_rules.homes_settled:
        return position
    powers = dict.fromkeys(position.centres.values())
    return replace(position, homes={power: position.centres_of(power) for power in powers})


def with_neutral_armies(board: Board, position: Position) -> Position:
    """Return the position with the neutral armies that the variant restores in unowned, vacant centres."""
    if board.variant_rules.neutral is not Neutral.REBUILD:
        return position
    taken = {unit.province for unit in position.units} | position.centres.keys()
    back = [unit for unit in neutral_units(board) if unit.province not in taken]
    return replace(position, units=(*position.units, *back)) if back else position


def neutral_units(board: Board) -> tuple[Unit, ...]:
    """Return the neutral units that the board's rules name, or an army for each centre."""
    texts = board.variant_rules.neutral_at or tuple(f"{Kind.ARMY} {centre}" for centre in board.centres)
    pairs = (text.partition(" ") for text in texts)
    return tuple(Unit(NEUTRAL, Kind(kind), place) for kind, _, place in pairs)


def first_units(board: Board, power: Power) -> tuple[Unit, ...]:
    """Return the units that a power gets before the first moves at centres without a possible order."""
    texts = board.variant_rules.first_units.get(power, ())
    parts = (text.partition(" ") for text in texts)
    return tuple(Unit(power, Kind(kind), place) for kind, _, place in parts)


def _first_units(
    board: Board, position: Position, built: Sequence[Unit], results: list[Result]
) -> list[Unit]:
    """Return the units of the standard game at the centres nothing possible was ordered for (Naval, D16)."""
    waived = Counter(
        result.power for result in results if isinstance(result.order, Waive) and result.verdict is Verdict.OK
    )
    taken = {unit.province for unit in built}
    found: list[Unit] = []
    for power in board.variant_rules.first_units:
        for unit in first_units(board, power):
            if unit.province in taken or position.centres.get(unit.province) != power:
                continue
            if waived[power] > 0:
                waived[power] -= 1
                continue
            found.append(unit)
            results.append(Result(power, Build(unit.kind, unit.at), Verdict.OK, given=False))
    return found


def _build(
    board: Board,
    position: Position,
    power: Power,
    orders: Sequence[Order],
    owed: int,
    changed: Mapping[Province, Unit],
    results: list[Result],
) -> list[Unit]:
    built: list[Unit] = []
    waived = 0
    waives = may_waive(board, position)
    for order in orders:
        if isinstance(order, Transform):
            results.append(_transform_result(power, order, changed))
            continue
        if isinstance(order, Waive) and waives and len(built) + waived < owed:
            waived += 1
            results.append(Result(power, order, Verdict.OK))
            continue
        possible = (
            isinstance(order, Build)
            and len(built) + waived < owed
            and build_reason(board, position, power, order) is None
            and all(unit.province != province_of(order.at) for unit in built)
        )
        if possible and isinstance(order, Build):
            built.append(_new_unit(board, power, order))
        results.append(Result(power, order, Verdict.OK if possible else Verdict.ILLEGAL))
    return built


def _new_unit(board: Board, power: Power, order: Build) -> Unit:
    province = province_of(order.at)
    if order.kind is Kind.ARMY:
        return Unit(power, order.kind, province)
    places = board.standing_places(order.kind, province)
    return Unit(power, order.kind, order.at if order.at in places else places[0])


def _remove(
    position: Position,
    staying: list[Unit],
    power: Power,
    orders: Sequence[Order],
    owed: int,
    changed: Mapping[Province, Unit],
    results: list[Result],
) -> None:
    """Take from the units those that the power removes; of fleets alike in one space, one an order."""
    standing = {unit.province for unit in position.units}
    mine = {unit.province for unit in position.of(power)}
    for order in orders:
        if isinstance(order, Transform):
            results.append(_transform_result(power, order, changed))
            continue
        province = province_of(order.at) if isinstance(order, Remove | Disband) else ""
        own = [unit for unit in staying if unit.province == province and unit.power == power]
        verdict = Verdict.ILLEGAL
        if own and owed > 0:
            staying.remove(own[0])
            owed -= 1
            verdict = Verdict.OK
        elif province in standing and province not in mine:
            verdict = Verdict.NOT_OWNED
        results.append(Result(power, order, verdict))


def owners(board: Board, position: Position) -> Mapping[Province, Power]:
    """Return the owner of each owned centre: the power with a unit in it, else the previous owner."""
    owned = dict(position.centres)
    centre_at = board.centre_at
    for unit in position.units:
        if unit.at in centre_at and unit.power != NEUTRAL:
            owned[centre_at[unit.at]] = unit.power
    return owned


# Removals by default: which units leave when a power removes too few, by rulebook (DATC 4.D.8).

_FAR = 1_000_000
_Key = tuple[int | str, ...]


def order_of_removal(board: Board, position: Position, power: Power, rule: Removal) -> list[Unit]:
    """Return the power's units in the order in which they are removed."""
    units = list(position.of(power))
    if rule is Removal.JUDGE_LIST:
        owned = set(position.centres_of(power))
        return sorted(units, key=lambda unit: unit.province in owned)
    return sorted(units, key=_KEYS[rule](board, position, power))


def _steps_to_nearest(board: Board, unit: Unit, goals: Sequence[Province]) -> int:
    """Steps to the nearest of the goals through any space."""
    distances = board.distances(unit.province)
    return min((distances.get(goal, _FAR) for goal in goals), default=_FAR)


def _owned(board: Board, position: Position, power: Power) -> Callable[[Unit], _Key]:
    """2023: farthest from the nearest owned centre through any space; fleets first; by name."""
    goals = position.centres_of(power)

    def key(unit: Unit) -> _Key:
        return (-_steps_to_nearest(board, unit, goals), unit.kind is Kind.ARMY, board.name(unit.province))

    return key


def _home_1971(board: Board, position: Position, power: Power) -> Callable[[Unit], _Key]:
    """1971: farthest from the nearest home centre, a fleet by sea only; fleets first; by name."""
    goals = homes_of(board, position, power)
    by_kind: Mapping[Kind, Callable[[Unit], int]] = {
        Kind.ARMY: lambda unit: _steps_to_nearest(board, unit, goals),
        Kind.FLEET: lambda unit: _steps_by_sea(board, unit, goals),
    }

    def key(unit: Unit) -> _Key:
        return (-by_kind[unit.kind](unit), unit.kind is Kind.ARMY, board.name(unit.province))

    return key


def _steps_by_sea(board: Board, unit: Unit, goals: Sequence[Province]) -> int:
    """Return a fleet's steps to the nearest of the goals, from place to place."""
    seen = {unit.at}
    edge = [unit.at]
    steps = 0
    while edge:
        if any(place.partition("/")[0] in goals for place in edge):
            return steps
        edge = sorted({near for place in edge for near in board.reach(Kind.FLEET, place)} - seen)
        seen.update(edge)
        steps += 1
    return _FAR


def _country(board: Board, position: Position, power: Power) -> Callable[[Unit], _Key]:
    """2000: farthest from the country, taken as the nearest home province; fleets first; by name."""
    del position
    goals = _home_country(board, power)

    def key(unit: Unit) -> _Key:
        return (-_steps_to_nearest(board, unit, goals), unit.kind is Kind.ARMY, board.name(unit.province))

    return key


def _home_country(board: Board, power: Power) -> list[Province]:
    """Return the power's home provinces, centres or not."""
    return [code for code, facts in board.provinces.items() if facts.home == power]


def _gstz(board: Board, position: Position, power: Power) -> Callable[[Unit], _Key]:
    """Seed 004 §3.5: outside centres first; then farthest from home, at sea, abroad, fleets, by name."""
    goals = homes_of(board, position, power)
    home = set(_home_country(board, power))

    def key(unit: Unit) -> _Key:
        province = unit.province
        facts = board.provinces[province]
        return (
            facts.centre,
            province in goals,
            -_steps_to_nearest(board, unit, goals),
            not board.is_sea(province),
            province in home,
            unit.kind is Kind.ARMY,
            facts.name,
        )

    return key


_KEYS: Mapping[Removal, Callable[[Board, Position, Power], Callable[[Unit], _Key]]] = {
    Removal.OWNED_2023: _owned,
    Removal.HOME_1971: _home_1971,
    Removal.COUNTRY_2000: _country,
    Removal.GSTZ: _gstz,
}
