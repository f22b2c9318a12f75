"""Emails about a series: its table, and who sits a round out.

The names in a table are words: they are of people whom the end of their games has named to everyone, also
where the series hides who plays in the next.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from judge.game.series import Scored
from judge.game.settings import Scoring
from judge.notices.notice import AboutGame


@dataclass(frozen=True, slots=True)
class TableRow:
    """Someone's place, their name, their points, and what they got in each game."""

    place: int
    name: str
    points: Fraction
    games: tuple[Scored, ...]


@dataclass(frozen=True, slots=True)
class SeriesStandings:
    """A table as it is shown: its rows, the games that go on, and those that are over and do not count."""

    scoring: Scoring
    rows: tuple[TableRow, ...] = ()
    going_on: tuple[str, ...] = ()
    not_counted: tuple[str, ...] = ()


@dataclass(frozen=True)
class SeriesTable(AboutGame):
    """To everyone in a series: a round is over, or (round 0) all of it; and how the table stands."""

    round: int
    table: SeriesStandings


@dataclass(frozen=True)
class SatOut(AboutGame):
    """To a player of a series: that round has begun, and they are in none of its games."""

    round: int
    games: tuple[str, ...]
