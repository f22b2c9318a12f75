"""Settings of the end: how players vote on it, and how the games of a series are scored."""

# ruff: noqa: RUF009  # `setting` is dataclasses.field with a row

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from judge.game.settings import kinds
from judge.game.settings.kinds import SettingRow, setting
from judge.game.settings.values import Scoring, VoteCount, VoteRule

# How players end their game by a vote.


@dataclass(frozen=True)
class VoteSettings:
    """How players end their game by a vote."""

    dias: bool = setting(
        True,
        SettingRow(
            "dias",
            kinds.Flag(),
            phrases={"dias": True, "no dias": False},
        ),
    )
    concessions: bool = setting(
        True,
        SettingRow(
            "concede",
            kinds.Flag(),
            phrases={
                "concessions": True,
                "no concessions": False,
                "concession": True,
                "no concession": False,
            },
        ),
    )
    vote_count: VoteCount = setting(
        VoteCount.SECRET,
        SettingRow(
            "votes",
            kinds.Choice(tuple(VoteCount)),
            phrases={
                "votes secret": VoteCount.SECRET,
                "secret votes": VoteCount.SECRET,
                "votes counted": VoteCount.COUNT,
                "votes count": VoteCount.COUNT,
                "votes named": VoteCount.NAMES,
                "votes names": VoteCount.NAMES,
            },
        ),
    )
    vote_rule: VoteRule = setting(
        VoteRule.PHASE,
        SettingRow(
            "proposals",
            kinds.Choice(tuple(VoteRule)),
            phrases={
                "proposals phase": VoteRule.PHASE,
                "proposals by phase": VoteRule.PHASE,
                "proposals season": VoteRule.SEASON,
                "proposals by season": VoteRule.SEASON,
            },
        ),
    )
    vote_time: timedelta = setting(
        timedelta(0),
        SettingRow(
            "vote clock",
            kinds.Duration(),
        ),
    )


# How the games of a series are scored.


@dataclass(frozen=True)
class SeriesSettings:
    """How the games of a series are scored."""

    scoring: Scoring = setting(
        Scoring.DRAW_SIZE,
        SettingRow(
            "scoring",
            kinds.Choice(tuple(Scoring)),
        ),
    )
    best_games: int = setting(
        0,
        SettingRow(
            "best",
            kinds.Number(low=0, high=99),
        ),
    )
