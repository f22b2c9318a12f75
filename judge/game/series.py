"""Standings: the table of a series, of the games of it that are over.

A game's points are its powers', and go to who leads the power at its end; a power that its player left while
it lived is its next player's or nobody's, an eliminated one stays its last player's. Where each player leads
several powers (SET DUPLEX), his count as one. A game counts as soon as it is over; one of gunboat when all
games of its round are, and only if it names its players then (SET REVEAL): until that the table must not tell
who plays what.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from judge.game.anonymity import anonymous
from judge.game.roles import PersonId
from judge.game.scoring import SYSTEMS
from judge.game.scoring_final_result_part import final_result
from judge.game.state import Game, Seat, Series, Snapshot
from judge.rules.units import Power, alive


@dataclass(frozen=True, slots=True)
class Scored:
    """What somebody got in one game: its name, his powers, their centres at the end, the points."""

    game: str
    powers: tuple[Power, ...]
    centres: int
    points: Fraction


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's place in the table; equal sums share a place."""

    place: int
    person: PersonId
    points: Fraction
    games: tuple[Scored, ...]


@dataclass(frozen=True, slots=True)
class Standings:
    """The table, best first, the games that go on, and those that are over and do not count (yet)."""

    rows: tuple[Standing, ...]
    going_on: tuple[str, ...] = ()
    not_counted: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SeriesGame:
    """A game of a series, with its judged phases that count."""

    game: Game
    judged: Sequence[Snapshot]


def standings(series: Game, games: Mapping[str, SeriesGame]) -> Standings:
    """The table of a series; `games` holds those of its games that are there still."""
    assert series.series is not None
    going_on = tuple(name for name, one in games.items() if one.game.ending is None)
    counted = {name: one for name, one in games.items() if _counts(one, name, series.series, games)}
    rest = tuple(name for name in games if name not in counted and name not in going_on)
    scored: dict[PersonId, list[Scored]] = {}
    for name, one in counted.items():
        for person, result in _scored(series, name, one):
            scored.setdefault(person, []).append(result)
    return Standings(_ranked(scored), going_on, rest)


def _counts(one: SeriesGame, name: str, series: Series, games: Mapping[str, SeriesGame]) -> bool:
    """Whether a game is in the table."""
    if one.game.ending is None or not one.judged or anonymous(one.game):
        return False
    together = next(names for names in series.rounds if name in names)
    others = [games[other].game for other in together if other in games]
    return not one.game.settings.gunboat or all(other.ending is not None for other in others)


def _scored(series: Game, name: str, one: SeriesGame) -> list[tuple[PersonId, Scored]]:
    """The points of a game's players."""
    result, sides = final_result(one.game, one.judged), _sides(one.game)
    assert result is not None
    result = result.together({power: powers[0] for _, powers in sides for power in powers})
    points = SYSTEMS[series.settings.scoring](result)
    return [
        (person, Scored(name, powers, result.centres[powers[0]], points[powers[0]]))
        for person, powers in sides
        if person
    ]


def _sides(game: Game) -> list[tuple[PersonId, tuple[Power, ...]]]:
    """Whose each power is in the table; those of one player together where each leads several."""
    living = alive(game.position)
    players = [(_player(seat, alive=seat.power in living), seat.power) for seat in game.seats]
    led: dict[PersonId | Power, list[Power]] = {}
    for person, power in players:
        led.setdefault(person if person and game.settings.powers_each > 1 else power, []).append(power)
    whose = {power: person for person, power in players}
    return [(whose[powers[0]], tuple(powers)) for powers in led.values()]


def _player(seat: Seat, *, alive: bool) -> PersonId:
    """Whose a power's points are."""
    if seat.person or alive or not seat.tenures:
        return seat.person
    return seat.tenures[-1].person


def _ranked(scored: Mapping[PersonId, Sequence[Scored]]) -> tuple[Standing, ...]:
    """The rows by points; equal ones in the order of their numbers, at one place."""
    sums = {person: sum((one.points for one in results), Fraction(0)) for person, results in scored.items()}
    order = sorted(sums, key=lambda person: (-sums[person], person))
    return tuple(
        Standing(
            1 + sum(other > sums[person] for other in sums.values()),
            person,
            sums[person],
            tuple(scored[person]),
        )
        for person in order
    )
