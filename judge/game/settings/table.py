"""Presets: the settings that belong to a kind of game, set together by SET RULES.

A set names only what makes the kind; everything else stays as the game has it. So several go together, as
`tournament no-press` do, and of two that name the same setting the later counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from types import MappingProxyType
from typing import Any

from judge.game.settings.values import (
    Lending,
    MissingOrders,
    ObserverPress,
    PhaseClock,
    PressMode,
    Reading,
    VoteCount,
    VoteRule,
)

_NONE, _DAY = timedelta(0), timedelta(days=1)
_EVERY_DAY = "SMTWTFS"
_FACE_TO_FACE = PhaseClock(-1, _NONE, _DAY, _NONE, _NONE, _EVERY_DAY)
_POSTAL = PhaseClock(1410, _NONE, 21 * _DAY, 7 * _DAY, timedelta(hours=12), _EVERY_DAY)

RULE_SETS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        # The classic judge: its rulebook and way to read orders, and what it does where nothing is said.
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
        # God Save The Zine, house rules of 2023 (seed 004): 3.1, 4, 6, 8, 9 and 10.
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
        },
        # Nobody is waited for, nobody may haggle for time, and results count.
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
        # A turn a day, no grace, units without orders stand.
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
        # Three weeks a season, two deadlines a year, letters that come with the results.
        "postal": {
            "moves": _POSTAL,
            "two_seasons": True,
            "missing": MissingOrders.TWICE,
            "press": PressMode.BOTH,
            "postal_press": True,
        },
    }
)
