"""The one table of a game's settings: a row says everything about one of them.

Each field of `Settings` has a row in the file of its topic: `rules`, `clocks`, `hidden_information`, `press`,
`endings`, `access`. `kinds` says what a row holds, `values` what a setting may be, `table` combines the
topics. What SET reads, LIST, HELP, the reference page, who may change what and when, and the keys of
`[defaults]` in judge.toml are drawn from the rows: a new setting is a row and its effect.
"""

from __future__ import annotations

from judge.game.settings import kinds
from judge.game.settings.kinds import SettingRow, Stage, setting
from judge.game.settings.table import Settings, rows
from judge.game.settings.values import (
    MOVES_CLOCK,
    SHORT_CLOCK,
    Blind,
    BotLevel,
    Evidence,
    Fakes,
    Holiday,
    Lending,
    Level,
    MissingOrders,
    ObserverPress,
    PhaseClock,
    PressMode,
    Reading,
    Scoring,
    SightModifier,
    Site,
    Visibility,
    VoteCount,
    VoteRule,
)

__all__ = [
    "MOVES_CLOCK",
    "SHORT_CLOCK",
    "Blind",
    "BotLevel",
    "Evidence",
    "Fakes",
    "Holiday",
    "Lending",
    "Level",
    "MissingOrders",
    "ObserverPress",
    "PhaseClock",
    "PressMode",
    "Reading",
    "Scoring",
    "SettingRow",
    "Settings",
    "SightModifier",
    "Site",
    "Stage",
    "Visibility",
    "VoteCount",
    "VoteRule",
    "kinds",
    "rows",
    "setting",
]
