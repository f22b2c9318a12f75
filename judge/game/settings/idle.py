"""Idle settings: those that say something and, beside the others of the game, come to nothing.

They are no mistake by themselves: a master may change the other one next. So they are taken, and he is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from judge.game.settings.settings import Settings
from judge.game.settings.values import Blind, Fakes, PressMode


class Idle(StrEnum):
    """Why a setting has no effect."""

    NO_LETTERS = "no_letters"
    """Something is set about letters, and players write none."""
    NOBODY_SEEN = "nobody_seen"
    """Only neighbours write, and no power sees another's unit."""
    TOUCH_WITHOUT_PARTIAL = "touch_without_partial"
    """Only neighbours write, and only to all."""
    FAKES_WITHOUT_PARTIAL = "fakes_without_partial"
    """Letters to some may be faked, and there are none."""
    CONDITIONS_IN_THE_DARK = "conditions_in_the_dark"
    """Letters wait for the results; one with a condition, which tells of the board, is refused."""


def idle(settings: Settings) -> Iterator[Idle]:
    """What of a game's settings comes to nothing."""
    silent = settings.press is PressMode.NONE
    about_letters = (
        settings.postal_press,
        settings.touch_press,
        settings.fakes is not Fakes.NONE,
        settings.must_order,
        settings.blank_press,
        settings.datelines,
    )
    if silent and any(about_letters):
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
