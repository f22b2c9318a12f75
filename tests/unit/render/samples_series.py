"""Samples of mails about a series."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from judge.game.roles import Role
from judge.game.scoring import FinalResult, c_diplo
from judge.game.series import Scored
from judge.game.settings import Scoring
from judge.game.state import Game, Series
from judge.notices.notice import Addressee
from judge.notices.series import SatOut, SeriesStandings, SeriesTable, TableRow
from judge.rules.units import Power
from tests.unit.render.sample import Sample
from tests.unit.render.seven_players import GM, PEOPLE, POWERS, forming

_FORMING = forming(7)
SERIES: Game = replace(
    _FORMING,
    name="alpha",
    series=Series((("alpha-1",), ("alpha-2",), ("alpha-3",))),
    settings=replace(_FORMING.settings, scoring=Scoring.C_DIPLO),
)
PLAYER = Addressee(PEOPLE[1], Role.PLAYER)
_CENTRES = {"alpha-1": (4, 7, 9, 4, 4, 3, 3), "alpha-2": (6, 5, 3, 8, 5, 3, 4)}
"""The centres of each power at the end of a game; each game begins with the next player."""


def _scored(game: str, first: int) -> Mapping[int, Scored]:
    """What each player has in a game whose first power the player of that number had."""
    centres: Mapping[Power, int] = dict(zip(POWERS, _CENTRES[game], strict=True))
    points = c_diplo(FinalResult(centres, 34))
    return {
        (first + n) % 7 + 1: Scored(game, (power,), centres[power], points[power])
        for n, power in enumerate(POWERS)
    }


def _rows() -> Sequence[TableRow]:
    games = [_scored("alpha-1", 0), _scored("alpha-2", 1)]
    results = {person: tuple(game[person] for game in games) for person in range(1, 8)}
    sums = {person: sum((one.points for one in of), Fraction(0)) for person, of in results.items()}
    ranked = sorted(sums, key=sums.__getitem__, reverse=True)
    return [
        TableRow(1 + sum(one > sums[person] for one in sums.values()), PEOPLE[person].name, sums[person], of)
        for person, of in ((person, results[person]) for person in ranked)
    ]


_TABLE = SeriesStandings(Scoring.C_DIPLO, tuple(_rows()), not_counted=("alpha-3",))

SAMPLES: Mapping[str, Sample] = {
    "series-table": Sample("The last game of a round is over", SeriesTable(SERIES, 3, _TABLE), PLAYER),
    "series-table-for-the-master": Sample(
        "The last game of a round is over", SeriesTable(SERIES, 3, _TABLE), GM
    ),
    "series-table-at-the-end": Sample("TERMINATE of a series", SeriesTable(SERIES, 0, _TABLE), PLAYER),
    "sat-out": Sample(
        "ROUND, to whom no game has room for", SatOut(SERIES, 1, ("alpha-1", "alpha-2")), PLAYER
    ),
}
