"""How the games of a series are scored."""
# ruff: noqa: RUF009  # `setting` is dataclasses.field with a row

from __future__ import annotations

from dataclasses import dataclass

from judge.game.settings import kinds
from judge.game.settings.row import SettingRow, setting
from judge.game.settings.values import Scoring


@dataclass(frozen=True)
class SeriesSettings:
    """How the games of a series are scored."""

    scoring: Scoring = setting(
        Scoring.DRAW_SIZE,
        SettingRow(
            "scoring",
            kinds.Choice(
                {
                    Scoring.DRAW_SIZE: "draw size",
                    Scoring.SUM_OF_SQUARES: "sum of squares",
                    Scoring.CARNAGE: "Carnage",
                    Scoring.C_DIPLO: "C-Diplo",
                    Scoring.BANGKOK: "Bangkok",
                },
                "system of scoring",
            ),
            "What the table of a series counts (HELP SERIES).",
        ),
    )
