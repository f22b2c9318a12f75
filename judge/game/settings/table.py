"""The table of settings: every setting of a game by topics, in the order shown to people.

Presets set several settings together. Idle settings have no effect beside the others of the game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from datetime import timedelta
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from judge.game.settings.access import AccessSettings
from judge.game.settings.clocks import ClockSettings
from judge.game.settings.endings import SeriesSettings, VoteSettings
from judge.game.settings.hidden_information import HiddenInformationSettings
from judge.game.settings.kinds import SettingRow
from judge.game.settings.press import PressSettings
from judge.game.settings.rules import RuleSettings
from judge.game.settings.values import (
    Blind,
    Fakes,
    Lending,
    MissingOrders,
    ObserverPress,
    PhaseClock,
    PressMode,
    Reading,
    VoteCount,
    VoteRule,
)

# The table of settings: each field of `Settings` is a row, by topics, in the order shown to people.


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
    """Everything a game's GM can choose; the defaults are the hobby's usual choices.

    The fields of the last base class come first.
    """


def rows(table: type[Settings] = Settings) -> Mapping[str, SettingRow]:
    """Return the rows by the names of their fields, in the order shown to people."""
    return {one.name: one.metadata["row"] for one in fields(table)}


# Presets: the settings that belong to a kind of game, set together by SET RULES.
#
# A preset names only what defines the kind; everything else stays as the game has it. Several can be
# combined, such as `tournament no-press`; of two that name the same setting the later counts.

_NONE, _DAY = timedelta(0), timedelta(days=1)
_EVERY_DAY = "SMTWTFS"
_FACE_TO_FACE = PhaseClock(-1, _NONE, _DAY, _NONE, _NONE, _EVERY_DAY)
_POSTAL = PhaseClock(1410, _NONE, 21 * _DAY, 7 * _DAY, timedelta(hours=12), _EVERY_DAY)

RULE_SETS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        # The classic judge: its rulebook, its way to read orders, and its defaults.
        "judge": {
            "rulebook": "judge",
            "reading": Reading.JUDGE,
            "two_seasons": False,
            "proxies": Lending.NONE,
            "missing": MissingOrders.WAIT,
            "vote_rule": VoteRule.PHASE,
            "datelines": False,
            "postal_press": False,
        },
        # God Save The Zine, house rules of 2023 (seed 004): 2.1, 3.1, 3.11, 4, 6, 8, 9 and 10.
        "gstz": {
            "rulebook": "gstz",
            "reading": Reading.GSTZ,
            "two_seasons": True,
            "proxies": Lending.STANDING,
            "missing": MissingOrders.HOUSE,
            "vote_rule": VoteRule.SEASON,
            "vote_count": VoteCount.SECRET,
            "dias": False,
            "datelines": True,
            "errors_stand": True,
            "late_orders": False,
            "postal_press": True,
            "master_swaps": True,
        },
        # The game waits for nobody, nobody can bargain for time, and results count.
        "tournament": {
            "missing": MissingOrders.PROCESS,
            "strict_grace": True,
            "dias": True,
            "concessions": True,
            "vote_count": VoteCount.SECRET,
            "rated": True,
            "moderated": True,
        },
        "no-press": {"press": PressMode.NONE, "observer_press": ObserverPress.NONE},
        "gunboat": {"gunboat": True, "press": PressMode.NONE, "quiet": True},
        # A turn a day, no grace period, units without orders hold.
        "face-to-face": {
            "moves": _FACE_TO_FACE,
            "retreats": _FACE_TO_FACE,
            "builds": _FACE_TO_FACE,
            "missing": MissingOrders.PROCESS,
            "proxies": Lending.NONE,
            "press": PressMode.WHITE,
            "partial_press": True,
            "max_absence": 0,
        },
        # Three weeks a season, two deadlines a year, messages that come with the results.
        "postal": {
            "moves": _POSTAL,
            "two_seasons": True,
            "missing": MissingOrders.TWICE,
            "press": PressMode.BOTH,
            "postal_press": True,
        },
    }
)


# Idle settings: those that have no effect beside the game's other settings.
#
# They are no mistake: the GM may change the other setting next. So they are taken, and the GM is
# told.


class Idle(StrEnum):
    """Why a setting has no effect."""

    NO_LETTERS = "no_letters"
    """Something is set about messages, and players write none."""
    NOBODY_SEEN = "nobody_seen"
    """Only neighbours write, and no power sees another's unit."""
    TOUCH_WITHOUT_PARTIAL = "touch_without_partial"
    """Only neighbours write, and only to all."""
    FAKES_WITHOUT_PARTIAL = "fakes_without_partial"
    """Messages to some may be faked, and there are none."""
    CONDITIONS_IN_THE_DARK = "conditions_in_the_dark"
    """Messages wait for the results; one with a condition, which tells of the board, is refused."""


def idle(settings: Settings) -> Iterator[Idle]:
    """Yield the settings of a game that have no effect."""
    silent = settings.press is PressMode.NONE
    about_press = (
        settings.postal_press,
        settings.touch_press,
        settings.fakes is not Fakes.NONE,
        settings.must_order,
        settings.blank_press,
        settings.datelines,
    )
    if silent and any(about_press):
        yield Idle.NO_LETTERS
    if silent:
        return
    if settings.touch_press and settings.blind in (Blind.NJUDGE, Blind.BCENTRES):
        yield Idle.NOBODY_SEEN
    if settings.touch_press and not settings.partial_press:
        yield Idle.TOUCH_WITHOUT_PARTIAL
    if settings.fakes is not Fakes.NONE and not settings.partial_press:
        yield Idle.FAKES_WITHOUT_PARTIAL
    if settings.postal_press and settings.blind is not Blind.NO:
        yield Idle.CONDITIONS_IN_THE_DARK


# Spread deadlines: each game's default deadline falls at a minute of its own within the hour.
#
# If all fell at the default minute, a judge with many games would adjudicate them all at once. The
# minute is drawn from the game's name, so it is always the same.

_HOUR = 60


def spread(defaults: Settings, name: str) -> Settings:
    """Return the settings for a new game: its deadlines keep their hour, at a minute drawn from its name."""
    digest = hashlib.sha256(name.encode()).digest()
    minute = int.from_bytes(digest[:4], "big") % _HOUR

    def own(clock: PhaseClock) -> PhaseClock:
        """Return the clock at that minute; deadlines at any time of day follow their phase anyway."""
        if clock.clock < 0:
            return clock
        return replace(clock, clock=clock.clock - clock.clock % _HOUR + minute)

    return replace(
        defaults, moves=own(defaults.moves), retreats=own(defaults.retreats), builds=own(defaults.builds)
    )
