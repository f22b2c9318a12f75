"""Conditions of orders kept for later: frozen values, and whether they hold in the game's position.

A condition that cannot be decided (a unit nobody knew, a season without a movement yet) does not hold. `Not`
inverts that like any other answer (seed 004 §3.1).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from judge.game.journeys import Journey
from judge.game.orders.outstanding import change_due
from judge.game.state import Game
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Place, Power, province_of


@dataclass(frozen=True, slots=True)
class Stands:
    """A unit is there, of that power and kind and on that coast if they are given."""

    at: Place
    power: Power | None = None
    kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class WasDislodged:
    """The unit that began the season there was dislodged in it."""

    at: Place
    power: Power | None = None
    kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class HasMoved:
    """The unit that began the season there moved to `to`; a retreat is no move."""

    at: Place
    to: Place
    power: Power | None = None
    kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class Owns:
    """The power owns the supply centre, as last counted."""

    power: Power
    centre: Place


@dataclass(frozen=True, slots=True)
class BuildsDue:
    """The writer has exactly that many builds to make; never true before the adjustments."""

    number: int


@dataclass(frozen=True, slots=True)
class RemovalsDue:
    """The writer has exactly that many units to remove; never true before the adjustments."""

    number: int


@dataclass(frozen=True, slots=True)
class Not:
    """The part does not hold."""

    of: Condition


@dataclass(frozen=True, slots=True)
class AllOf:
    """Every part holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """At least one part holds."""

    parts: tuple[Condition, ...]


Fact: TypeAlias = Stands | WasDislodged | HasMoved | Owns | BuildsDue | RemovalsDue
Condition: TypeAlias = Fact | Not | AllOf | AnyOf


def holds(condition: Condition, game: Game, power: Power) -> bool:
    """Return whether the condition, written by that power, holds in the current position."""
    match condition:
        case Not():
            return not holds(condition.of, game, power)
        case AllOf():
            return all(holds(part, game, power) for part in condition.parts)
        case AnyOf():
            return any(holds(part, game, power) for part in condition.parts)
        case _:
            return _is_so(condition, game, power)


def terms(condition: Condition) -> int:
    """Return how many facts the condition asks for."""
    match condition:
        case Not():
            return terms(condition.of)
        case AllOf() | AnyOf():
            return sum(map(terms, condition.parts))
        case _:
            return 1


def _is_so(fact: Fact, game: Game, power: Power) -> bool:
    match fact:
        case Stands():
            return any(_fits(fact, u.at, u.power, u.kind) for u in game.position.units)
        case WasDislodged():
            return any(journey.dislodged for journey in _begun(fact, game))
        case HasMoved():
            return any(j.moved is not None and _is_there(fact.to, j.moved) for j in _begun(fact, game))
        case Owns():
            return game.position.centres.get(province_of(fact.centre)) == fact.power
        case BuildsDue():
            return max(_owed(game, power), 0) == fact.number and _is_winter(game)
        case RemovalsDue():
            return max(-_owed(game, power), 0) == fact.number and _is_winter(game)


def _owed(game: Game, power: Power) -> int:
    return change_due(game.variant, game.position, power)


def _is_winter(game: Game) -> bool:
    """Return whether it is the adjustment phase, in which alone builds and removals are counted."""
    return game.phase is not None and game.phase.kind is PhaseKind.ADJUSTMENT


def _begun(fact: WasDislodged | HasMoved, game: Game) -> list[Journey]:
    return [j for j in game.journeys if _fits(fact, j.unit.at, j.unit.power, j.unit.kind)]


def _fits(fact: Stands | WasDislodged | HasMoved, at: Place, power: Power, kind: Kind) -> bool:
    return _is_there(fact.at, at) and fact.power in (None, power) and fact.kind in (None, kind)


def _is_there(named: Place, at: Place) -> bool:
    """Return whether a place is the one named; a named province means any of its coasts."""
    return named in (at, province_of(at))
