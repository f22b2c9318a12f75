"""Media queries: whether a rule of an email's style holds on the screens on which emails are read.

Held against the window of an ordinary computer (`_WINDOWS`): what only a telephone or paper hides is shown.
Conditions on anything else but its width and the reader's choices may hold, as may those not understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum

_WINDOWS = (1024.0, 1280.0, 1920.0)
"""Ordinary widths of a window, in pixels."""
_PIXELS = {"px": 1.0, "": 1.0, "em": 16.0, "rem": 16.0, "pt": 1.33, "cm": 38.0, "in": 96.0}
_QUERY = re.compile(
    r"\s*(?:(?P<not>not)\s+(?=[a-z])|only\s+)?(?P<type>(?!not\b)[a-z][\w-]*)?\s*(?:and\b)?(?P<features>.*)",
    re.DOTALL,
)
_SCREENS = frozenset(["", "all", "screen"])
_LENGTH = r"(\d*\.?\d+)\s*(px|r?em|pt|cm|in)?"
_BOUND = re.compile(rf"\(\s*(min|max)-(?:device-)?width\s*:\s*{_LENGTH}\s*\)")
_LEFT = re.compile(rf"\(\s*{_LENGTH}\s*(<=?|>=?)\s*width\b")
_RIGHT = re.compile(rf"\bwidth\s*(<=?|>=?)\s*{_LENGTH}\s*\)")
_CHOICE = re.compile(
    r"\(\s*(?:prefers-[\w-]+\s*:\s*(?!light|no-preference)|(?:forced|inverted)-colors\s*:\s*(?!none))[\w-]+\s*\)"
)
"""What only readers see who have chosen it, such as dark colors."""
_OTHERWISE = re.compile(r"\b(?:not|or)\b")


class Holds(Enum):
    """Whether a condition holds for the readers of emails."""

    ALWAYS = "always"
    PERHAPS = "perhaps"
    NEVER = "never"


def holds_on_screens(queries: str) -> Holds:
    """Return whether one of some media queries, between commas, holds on an ordinary screen."""
    found = [_holds(one.lower()) for one in queries.split(",")]
    return next((one for one in (Holds.ALWAYS, Holds.PERHAPS) if one in found), Holds.NEVER)


def _holds(query: str) -> Holds:
    parts = _QUERY.fullmatch(query)
    if parts is None:
        return Holds.PERHAPS
    of_screen, features = (parts["type"] or "") in _SCREENS, parts["features"].strip()
    if parts["not"]:
        with_none = Holds.NEVER if of_screen else Holds.ALWAYS
        return Holds.PERHAPS if features else with_none
    return _on_screens_with(features) if of_screen else Holds.NEVER


def _on_screens_with(features: str) -> Holds:
    if not features:
        return Holds.ALWAYS
    if _OTHERWISE.search(features):
        return Holds.PERHAPS
    ranges = list(_ranges(features))
    fits = any(all(least <= width <= most for least, most in ranges) for width in _WINDOWS)
    return Holds.PERHAPS if fits and not _CHOICE.search(features) else Holds.NEVER


def _ranges(features: str) -> Iterator[tuple[float, float]]:
    """Yield the least and the greatest width that each condition on the width allows."""
    for kind, number, unit in _BOUND.findall(features):
        yield _from(number, unit) if kind == "min" else _up_to(number, unit)
    for number, unit, sign in _LEFT.findall(features):
        yield _from(number, unit) if sign[0] == "<" else _up_to(number, unit)
    for sign, number, unit in _RIGHT.findall(features):
        yield _from(number, unit) if sign[0] == ">" else _up_to(number, unit)


def _from(number: str, unit: str) -> tuple[float, float]:
    return float(number) * _PIXELS[unit], float("inf")


def _up_to(number: str, unit: str) -> tuple[float, float]:
    return 0.0, float(number) * _PIXELS[unit]
