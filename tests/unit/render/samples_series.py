"""Samples of mails about a series."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from judge.game.roles import Role
from judge.game.series import Scored
from judge.game.settings import Scoring
from judge.game.state import Game, Series
from judge.notices.notice import Addressee
from judge.notices.series import SatOut, SeriesStandings, SeriesTable, TableRow
from tests.unit.render.sample import Sample
from tests.unit.render.seven_players import GM, PEOPLE, forming

_FORMING = forming(5)
SERIES: Game = replace(
    _FORMING,
    name="alpha",
    series=Series((("alpha-1", "alpha-2"),)),
    settings=replace(_FORMING.settings, scoring=Scoring.C_DIPLO),
)
PLAYER = Addressee(PEOPLE[1], Role.PLAYER)
_TABLE = SeriesStandings(
    Scoring.C_DIPLO,
    (
        TableRow(
            1,
            PEOPLE[2].name,
            Fraction(97, 2) + 5,
            (
                Scored("alpha-1", ("FRANCE",), 9, Fraction(97, 2)),
                Scored("alpha-2", ("TURKEY",), 4, Fraction(5)),
            ),
        ),
        TableRow(2, PEOPLE[1].name, Fraction(17, 3), (Scored("alpha-1", ("AUSTRIA",), 4, Fraction(17, 3)),)),
    ),
    not_counted=("alpha-2",),
)

SAMPLES: Mapping[str, Sample] = {
    "series-table": Sample("The last game of a round is over", SeriesTable(SERIES, 1, _TABLE), PLAYER),
    "series-table-for-the-master": Sample(
        "The last game of a round is over", SeriesTable(SERIES, 1, _TABLE), GM
    ),
    "series-table-at-the-end": Sample("TERMINATE of a series", SeriesTable(SERIES, 0, _TABLE), PLAYER),
    "sat-out": Sample(
        "ROUND, to whom no game has room for", SatOut(SERIES, 1, ("alpha-1", "alpha-2")), PLAYER
    ),
}
