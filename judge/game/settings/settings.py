"""The table of settings: each field of `Settings` is a row, by topics, in the order shown to people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from judge.game.settings.access import AccessSettings
from judge.game.settings.clocks import ClockSettings
from judge.game.settings.endings import VoteSettings
from judge.game.settings.hidden_information import HiddenInformationSettings
from judge.game.settings.press import PressSettings
from judge.game.settings.row import SettingRow
from judge.game.settings.rules import RuleSettings
from judge.game.settings.series import SeriesSettings


@dataclass(frozen=True)
class Settings(
    SeriesSettings,
    AccessSettings,
    VoteSettings,
    PressSettings,
    HiddenInformationSettings,
    ClockSettings,
    RuleSettings,
):
    """Everything a game's master can choose; the defaults are the hobby's.

    The fields of the last base come first.
    """


def rows(table: type[Settings] = Settings) -> Mapping[str, SettingRow]:
    """The rows by the names of their fields, in the order shown to people."""
    return {one.name: one.metadata["row"] for one in fields(table)}
