"""Journeys: where each unit was when its season began, whether it moved, and where it is now.

A unit is followed through moves and retreats, because players name it by where it was (seed 004 §3.4).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from judge.rules.orders import Move, Retreat
from judge.rules.outcome import Outcome, Verdict
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Place, Position, Power, Province, Unit, province_of


@dataclass(frozen=True, slots=True)
class Journey:
    """The journey of one unit; `unit` is the unit as it was when the movement phase began.

    `moved` is where its move led, None if it did not move or did not succeed. `now` is where the unit is, or
    where it was dislodged while it may still retreat; None once it has left the board.
    """

    unit: Unit
    now: Place | None
    moved: Place | None = None
    dislodged: bool = False
    new: bool = False
    """It was built in the winter before."""


def journeys_after(
    journeys: tuple[Journey, ...], kind: PhaseKind, before: Position, outcome: Outcome
) -> tuple[Journey, ...]:
    """Return the journeys after a phase has been adjudicated; a movement phase starts new ones."""
    if kind is PhaseKind.MOVEMENT:
        there = {province_of(one.now) for one in journeys if one.now is not None}
        return _begun(before, outcome, {one.province for one in before.units if journeys} - there)
    if kind is PhaseKind.RETREAT:
        return _retreated(journeys, outcome)
    return journeys


def began_at(journeys: tuple[Journey, ...], province: Province, kind: Kind | None = None) -> Journey | None:
    """The journey of the unit, of that kind if one is given, that stood there when the season began."""
    found = (j for j in journeys if j.unit.province == province and kind in (None, j.unit.kind))
    return next(found, None)


def still_powers(journeys: tuple[Journey, ...]) -> frozenset[Power]:
    """Return the powers that had units when the last movement phase began, none of which moved."""
    moved = {one.unit.power for one in journeys if one.moved is not None}
    return frozenset(one.unit.power for one in journeys) - moved


def unmoved_powers(journeys: tuple[Journey, ...], position: Position, start: Position) -> frozenset[Power]:
    """Return the still powers whose units are all as they were when the game began."""
    begun = set(start.units)
    return still_powers(journeys) - {unit.power for unit in position.units if unit not in begun}


def _begun(before: Position, outcome: Outcome, of_new: set[Province]) -> tuple[Journey, ...]:
    """Return the journeys of a movement phase; `of_new` are the provinces of units that were built before."""
    places = _places(outcome.after)
    goals = arrivals(outcome, Move)
    gone = Counter(one.unit for one in outcome.removed)
    beaten = {d.unit.province: bool(d.retreats) for d in outcome.after.dislodged}
    journeys = []
    for unit in before.units:
        new = unit.province in of_new
        goal = goals.get((unit.power, unit.province))
        if gone[unit] > 0:
            gone[unit] -= 1
            journeys.append(Journey(unit, None, new=new))
        elif unit.province in beaten:
            now = unit.at if beaten[unit.province] else None
            journeys.append(Journey(unit, now, dislodged=True, new=new))
        elif goal is not None:
            moved = places.get(province_of(goal), goal)
            journeys.append(Journey(unit, moved, moved, new=new))
        else:
            journeys.append(Journey(unit, unit.at, new=new))
    return tuple(journeys)


def _retreated(journeys: tuple[Journey, ...], outcome: Outcome) -> tuple[Journey, ...]:
    places = _places(outcome.after)
    goals = arrivals(outcome, Retreat)

    def after(journey: Journey) -> Journey:
        if not journey.dislodged:
            return journey
        goal = goals.get((journey.unit.power, journey.unit.province))
        return replace(journey, now=None if goal is None else places[province_of(goal)])

    return tuple(map(after, journeys))


def arrivals(outcome: Outcome, kind: type[Move | Retreat]) -> dict[tuple[Power, Province], Place]:
    """Return where the moves, or the retreats, that succeeded led, by the unit's power and province."""
    return {
        (result.power, province_of(result.order.at)): result.order.to
        for result in outcome.results
        if isinstance(result.order, kind) and result.verdict is Verdict.OK
    }


def _places(after: Position) -> dict[Province, Place]:
    """Return the exact place, with its coast, of whatever stands in each province."""
    return {unit.province: unit.at for unit in after.units}
