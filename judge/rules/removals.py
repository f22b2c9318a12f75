"""Removals by default: which units leave when a power removes too few, by rulebook (DATC 4.D.8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judge.rules.board import Board
from judge.rules.rulebook import Removal
from judge.rules.units import Kind, Position, Power, Province, Unit

_FAR = 1_000_000
Key = tuple[int | str, ...]


def order_of_removal(board: Board, position: Position, power: Power, rule: Removal) -> list[Unit]:
    """The power's units, the first to leave first."""
    units = list(position.of(power))
    if rule is Removal.JUDGE_LIST:
        owned = set(position.centres_of(power))
        return sorted(units, key=lambda unit: unit.province in owned)
    return sorted(units, key=_KEYS[rule](board, position, power))


def _steps_to_nearest(board: Board, unit: Unit, goals: Sequence[Province]) -> int:
    """Steps to the nearest of the goals through any space."""
    distances = board.distances(unit.province)
    return min((distances.get(goal, _FAR) for goal in goals), default=_FAR)


def _owned(board: Board, position: Position, power: Power) -> Callable[[Unit], Key]:
    """2023: farthest from the nearest owned centre through any space; fleets first; by name."""
    goals = position.centres_of(power)

    def key(unit: Unit) -> Key:
        return (-_steps_to_nearest(board, unit, goals), unit.kind is Kind.ARMY, board.name(unit.province))

    return key


def _home_1971(board: Board, position: Position, power: Power) -> Callable[[Unit], Key]:
    """1971: farthest from the nearest home centre, a fleet by sea only; fleets first; by name."""
    del position
    goals = board.homes(power)
    by_kind: Mapping[Kind, Callable[[Unit], int]] = {
        Kind.ARMY: lambda unit: _steps_to_nearest(board, unit, goals),
        Kind.FLEET: lambda unit: _steps_by_sea(board, unit, goals),
    }

    def key(unit: Unit) -> Key:
        return (-by_kind[unit.kind](unit), unit.kind is Kind.ARMY, board.name(unit.province))

    return key


def _steps_by_sea(board: Board, unit: Unit, goals: Sequence[Province]) -> int:
    """A fleet's steps to the nearest of the goals, from place to place."""
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


def _country(board: Board, position: Position, power: Power) -> Callable[[Unit], Key]:
    """2000: farthest from the country, taken as the nearest home province; fleets first; by name."""
    del position
    goals = _home_country(board, power)

    def key(unit: Unit) -> Key:
        return (-_steps_to_nearest(board, unit, goals), unit.kind is Kind.ARMY, board.name(unit.province))

    return key


def _home_country(board: Board, power: Power) -> list[Province]:
    """The power's home provinces, centres or not."""
    return [code for code, facts in board.provinces.items() if facts.home == power]


def _gstz(board: Board, position: Position, power: Power) -> Callable[[Unit], Key]:
    """Seed 004 §3.5: outside centres first; then farthest from home, at sea, abroad, fleets, by name."""
    goals = board.homes(power)
    home = set(_home_country(board, power))
    del position

    def key(unit: Unit) -> Key:
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


_KEYS: Mapping[Removal, Callable[[Board, Position, Power], Callable[[Unit], Key]]] = {
    Removal.OWNED_2023: _owned,
    Removal.HOME_1971: _home_1971,
    Removal.COUNTRY_2000: _country,
    Removal.GSTZ: _gstz,
}
