"""Idle settings: which of a game's come to nothing beside the others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judge.game.settings import Blind, Fakes, PressMode, Settings
from judge.game.settings.table import Idle, idle
from tests.rows import each_row


@each_row(
    ("changed", "found"),
    [
        ({}, []),
        ({"touch_press": True}, []),
        ({"touch_press": True, "blind": Blind.FOG}, []),
        ({"touch_press": True, "blind": Blind.DPJUDGE}, []),
        ({"touch_press": True, "blind": Blind.NJUDGE}, [Idle.NOBODY_SEEN]),
        ({"touch_press": True, "blind": Blind.BCENTRES}, [Idle.NOBODY_SEEN]),
        ({"touch_press": True, "partial_press": False}, [Idle.TOUCH_WITHOUT_PARTIAL]),
        ({"fakes": Fakes.ALLOWED, "partial_press": False}, [Idle.FAKES_WITHOUT_PARTIAL]),
        ({"postal_press": True}, []),
        ({"postal_press": True, "blind": Blind.FOG}, [Idle.CONDITIONS_IN_THE_DARK]),
        ({"press": PressMode.NONE}, []),
        ({"press": PressMode.NONE, "postal_press": True, "blind": Blind.FOG}, [Idle.NO_LETTERS]),
        ({"press": PressMode.NONE, "datelines": True}, [Idle.NO_LETTERS]),
    ],
)
def test_what_comes_to_nothing(changed: dict[str, Any], found: list[Idle]) -> None:
    assert list(idle(replace(Settings(), **changed))) == found
