"""Clocks of phases: the parts that SET MOVES, RETREAT and BUILDS change, and lengths of time."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any

from judge.game.message import message
from judge.game.settings import PhaseClock
from judge.language.commands.settings.not_a_value import NotAValue

_DAYS = "SMTWTFS"
_LAST_MINUTE = 24 * 60 - 1


def _weekdays(words: Sequence[str]) -> str:
    """Return the row for the weekdays that are named, `--T--F-`; "" if none is."""
    named = {word.strip(".,").lower()[:3] for word in words if _WEEKDAY.fullmatch(word)}
    row = (letter if day in named else "-" for letter, day in zip(_DAYS, _WEEK, strict=True))
    return "".join(row) if named else ""


_WEEK = ("sun", "mon", "tue", "wed", "thu", "fri", "sat")
_WEEKDAY = re.compile(
    r"(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:days?)?[.,]?", re.IGNORECASE
)


def changed_clock(clock: PhaseClock, text: str) -> PhaseClock:
    """Return the clock with the named parts changed, `CLOCK 1410 MIN 12 NEXT 71`; else NotAValue."""
    words = _TIME_OF_DAY.sub(_as_clock, text.replace("=", " ")).split()
    if days := _weekdays(words):
        raise NotAValue(message("clock-days-named", days=days))
    if len(words) % 2:
        raise NotAValue(message("clock-part-alone", word=words[-1]))
    for name, value in zip(words[::2], words[1::2], strict=True):
        clock = _part(clock, name.lower(), value)
    return clock


_TIME_OF_DAY = re.compile(
    r"\b(?:(?P<hour>0?[1-9]|1[0-2])(?:[:.](?P<minute>[0-5]\d))?\s*(?P<half>[ap])\.?m\b\.?|(?P<word>noon|midnight)\b)",
    re.IGNORECASE,
)


def _as_clock(found: re.Match[str]) -> str:
    """Return a time of day as clocks of 24 hours show it, `21:00`."""
    if found["word"]:
        return "12:00" if found["word"].lower() == "noon" else "0:00"
    return f"{int(found['hour']) % 12 + 12 * (found['half'].lower() == 'p')}:{found['minute'] or '00'}"


def _part(clock: PhaseClock, name: str, value: str) -> PhaseClock:
    match name:
        case "clock":
            return replace(clock, clock=_minute(value))
        case "min" | "next" | "grace" | "delay":
            part: dict[str, Any] = {name: length(value)}
            return replace(clock, **part)
        case "days":
            return replace(clock, days=_days(value))
        case _:
            raise NotAValue(message("clock-no-such-part", word=name))


def _minute(text: str) -> int:
    """Return the minute of the day: `1410`, `23:30`, or -1 for any."""
    hour, colon, minute = text.partition(":")
    if text == "-1":
        return -1
    if colon and hour.isdecimal() and minute.isdecimal() and int(minute) < 60:  # noqa: PLR2004  # minutes
        found = int(hour) * 60 + int(minute)
    elif text.isdecimal():
        found = int(text)
    else:
        raise NotAValue(message("clock-no-time-of-day", text=text))
    if found > _LAST_MINUTE:
        raise NotAValue(message("clock-past-end-of-day", text=text))
    return found


def _days(text: str) -> str:
    """Return the days a deadline may be on, Sunday first; lower case for afternoons only, `-` for never."""
    fits = len(text) == len(_DAYS) and all(
        sign == "-" or sign.upper() == day for sign, day in zip(text, _DAYS, strict=True)
    )
    if not fits or set(text) == {"-"}:
        raise NotAValue(message("clock-no-week", text=text))
    return text


def length(text: str) -> timedelta:
    """Return a length of time: hours unless it says otherwise (`24`, `0.5`, `36h`, `3d`, `30m`).

    NotAValue for other texts.
    """
    found = re.fullmatch(
        r"(\d{1,5}(?:\.\d{1,4})?)\s*(h|hours?|d|days?|m|min|minutes?)?", text.strip().lower()
    )
    if not found:
        raise NotAValue(message("setting-not-a-length", text=text))
    unit = (found[2] or "h")[0]
    return timedelta(**{{"h": "hours", "d": "days", "m": "minutes"}[unit]: float(found[1])})
