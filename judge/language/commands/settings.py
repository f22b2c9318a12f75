"""SET: the words of the settings table and the values behind them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import timedelta
from difflib import get_close_matches
from typing import Any

from judge.game.commands import SetSetting
from judge.game.settings import Evidence, Lending, MissingOrders, PhaseClock, PressMode, Reading, rows
from judge.language.command_line import CommandLine, InvalidCommand
from judge.language.problems import ProblemKind
from judge.language.zones import zone_name
from judge.rules.rulebook import PRESETS

LONGEST_COMMENT = 200
_FLAGS: Mapping[str, tuple[str, Any]] = {
    "nmr": ("missing", MissingOrders.PROCESS),
    "no nmr": ("missing", MissingOrders.WAIT),
    "cd": ("missing", MissingOrders.PROCESS),
    "no cd": ("missing", MissingOrders.WAIT),
    "white": ("press", PressMode.WHITE),
    "white press": ("press", PressMode.WHITE),
    "grey": ("press", PressMode.GREY),
    "gray": ("press", PressMode.GREY),
    "grey press": ("press", PressMode.GREY),
    "white/grey": ("press", PressMode.BOTH),
    "grey/white": ("press", PressMode.BOTH),
    "press white": ("press", PressMode.WHITE),
    "press grey": ("press", PressMode.GREY),
    "press white/grey": ("press", PressMode.BOTH),
    "no press": ("press", PressMode.NONE),
    "press none": ("press", PressMode.NONE),
    "partial": ("partial_press", True),
    "no partial": ("partial_press", False),
    "gunboat": ("gunboat", True),
    "no gunboat": ("gunboat", False),
    "reveal": ("reveal", True),
    "no reveal": ("reveal", False),
    "proxy": ("proxies", Lending.PHASE),
    "proxies": ("proxies", Lending.PHASE),
    "standing proxy": ("proxies", Lending.STANDING),
    "standing proxies": ("proxies", Lending.STANDING),
    "proxy standing": ("proxies", Lending.STANDING),
    "no proxy": ("proxies", Lending.NONE),
    "no proxies": ("proxies", Lending.NONE),
    "no standing proxy": ("proxies", Lending.NONE),
    "moderated": ("moderated", True),
    "unmoderated": ("moderated", False),
    "no moderated": ("moderated", False),
}
"""Settings that are set by their words alone."""

_CLOCKS = {
    "moves": "moves",
    "move": "moves",
    "retreats": "retreats",
    "retreat": "retreats",
    "builds": "builds",
    "build": "builds",
    "adjust": "builds",
    "adjustments": "builds",
}


def setting(command_line: CommandLine) -> SetSetting:
    """The setting in the words after SET; Refusal with suggestions if there is none."""
    text = command_line.argument(0).strip().rstrip(".;,")
    spaced = re.sub(r"\s+", " ", text.lower())
    spaced = re.sub(r"^no(?:t )?-? ?(?=nmr|cd|press|partial|moderated|gunboat|reveal|prox)", "no ", spaced)
    if spaced in _FLAGS:
        return SetSetting(*_FLAGS[spaced])
    for keyword, (name, read) in sorted(_VALUES.items(), key=lambda item: -len(item[0])):
        if spaced == keyword or spaced.startswith(keyword + " "):
            return SetSetting(name, _value(command_line, keyword, text[len(keyword) :].strip(), name, read))
    raise _unknown(text)


def _value(
    command_line: CommandLine, keyword: str, text: str, name: str, read: Callable[[CommandLine, str], Any]
) -> Any:
    usage = next(row.usage for field, row in rows() if field.name == name)
    if not text and name != "comment":
        raise InvalidCommand(
            f"SET {keyword.upper()} needs a value.",
            hint=f"SET {usage[0]}",
            wrong=ProblemKind.INCOMPLETE_COMMAND,
        )
    try:
        return read(command_line, text)
    except ValueError as error:
        raise InvalidCommand(str(error), text, f"SET {usage[0]}") from None


def _unknown(text: str) -> InvalidCommand:
    known = [words for _field, row in rows() for words in _heads(row.usage)]
    near = get_close_matches(
        text.split(" ", maxsplit=1)[0].upper(), [head.split()[0] for head in known], n=3, cutoff=0.6
    )
    also = get_close_matches(text.upper(), known, n=3, cutoff=0.6)
    found = list(dict.fromkeys((*also, *near)))[:3]
    hint = (
        f"Did you mean {' or '.join(f'SET {word}' for word in found)}?"
        if found
        else "HELP SETTINGS lists them all."
    )
    return InvalidCommand(f'There is no setting "{text}".', text, hint)


def _heads(usages: tuple[str, ...]) -> list[str]:
    return [re.split(r" [a-z…A-Z]*\||\s[a-z…]+$", usage)[0].removesuffix(" …") for usage in usages]


# Values


def _choice(kinds: Mapping[str, Any], what: str) -> Callable[[CommandLine, str], Any]:
    def read(command_line: CommandLine, text: str) -> Any:
        del command_line
        if text.lower() in kinds:
            return kinds[text.lower()]
        near = get_close_matches(text.lower(), list(kinds), n=3, cutoff=0.5) or sorted(kinds)
        raise ValueError(f'There is no {what} "{text}"; there is {", ".join(near)}.')

    return read


def _variant(command_line: CommandLine, text: str) -> str:
    """The name of a variant; whether there is one of that name is for whoever loads it to say."""
    del command_line
    if not re.fullmatch(r"\w[\w-]{0,39}", text):
        raise ValueError(f'"{text}" is no name of a variant.')
    return text.lower()


def _hours(text: str) -> timedelta:
    """A length of time: hours unless it says otherwise (`24`, `0.5`, `36h`, `3d`, `30m`)."""
    found = re.fullmatch(
        r"(\d{1,5}(?:\.\d{1,4})?)\s*(h|hours?|d|days?|m|min|minutes?)?", text.strip().lower()
    )
    if not found:
        raise ValueError(f'"{text}" is no length of time: write hours, as in 24 or 0.5, or 3d.')
    unit = (found[2] or "h")[0]
    length = float(found[1])
    return timedelta(**{{"h": "hours", "d": "days", "m": "minutes"}[unit]: length})


def _reminder(command_line: CommandLine, text: str) -> timedelta:
    del command_line
    return _hours(text)


def _victory(command_line: CommandLine, text: str) -> int:
    variant = command_line.context.variant
    most = len(variant.board.centres) if variant else 999
    if not text.isdecimal() or not 1 <= int(text) <= most:
        raise ValueError(f'"{text}" is no number of centres from 1 to {most}.')
    return int(text)


def _comment(command_line: CommandLine, text: str) -> str:
    del command_line
    if len(text) > LONGEST_COMMENT:
        raise ValueError(f"A comment has at most {LONGEST_COMMENT} characters; this has {len(text)}.")
    return text.strip('"')


def _zone(command_line: CommandLine, text: str) -> str:
    del command_line
    return zone_name(text)


def _clock_of(name: str) -> Callable[[CommandLine, str], PhaseClock]:
    def read(command_line: CommandLine, text: str) -> PhaseClock:
        return _clock(getattr(command_line.context.settings, name), text)

    return read


_VALUES: Mapping[str, tuple[str, Callable[[CommandLine, str], Any]]] = {
    **{word: (name, _clock_of(name)) for word, name in _CLOCKS.items()},
    "variant": ("variant", _variant),
    "rulebook": ("rulebook", _choice({name: name for name in PRESETS}, "rulebook")),
    "orders": ("reading", _choice({str(kind): kind for kind in Reading}, "way to read orders")),
    "evidence": ("evidence", _choice({str(kind): kind for kind in Evidence}, "kind of evidence")),
    "game zone": ("zone", _zone),
    "reminder": ("reminder", _reminder),
    "centers": ("victory", _victory),
    "centres": ("victory", _victory),
    "comment": ("comment", _comment),
}


# Clocks of phases

_DAYS = "SMTWTFS"
_LAST_MINUTE = 24 * 60 - 1


def _clock(clock: PhaseClock, text: str) -> PhaseClock:
    """The clock with the parts named in the text changed: `CLOCK 1410 MIN 12 NEXT 71`."""
    words = text.replace("=", " ").split()
    if len(words) % 2:
        raise ValueError(f'"{words[-1]}" stands alone: a clock is changed in pairs, as in NEXT 24 GRACE 48.')
    for name, value in zip(words[::2], words[1::2], strict=True):
        clock = _part(clock, name.lower(), value)
    return clock


def _part(clock: PhaseClock, name: str, value: str) -> PhaseClock:
    match name:
        case "clock":
            return replace(clock, clock=_minute(value))
        case "min" | "next" | "grace" | "delay":
            length: dict[str, Any] = {name: _hours(value)}
            return replace(clock, **length)
        case "days":
            return replace(clock, days=_days(value))
        case _:
            raise ValueError(f'A clock has no "{name}": it has CLOCK, MIN, NEXT, GRACE, DELAY and DAYS.')


def _minute(text: str) -> int:
    """The minute of the day: `1410`, `23:30`, or -1 for any."""
    hour, colon, minute = text.partition(":")
    if text == "-1":
        return -1
    if colon and hour.isdecimal() and minute.isdecimal() and int(minute) < 60:  # noqa: PLR2004  # minutes
        found = int(hour) * 60 + int(minute)
    elif text.isdecimal():
        found = int(text)
    else:
        raise ValueError(f'"{text}" is no time of day: write 23:30, 1410 minutes, or -1 for any.')
    if found > _LAST_MINUTE:
        raise ValueError(f'"{text}" is later than the end of the day.')
    return found


def _days(text: str) -> str:
    """The days a deadline may fall on, Sunday first; lower case for after noon only, `-` for never."""
    fits = len(text) == len(_DAYS) and all(
        sign == "-" or sign.upper() == day for sign, day in zip(text, _DAYS, strict=True)
    )
    if not fits or set(text) == {"-"}:
        raise ValueError(f'"{text}" is no week: write seven signs from Sunday on, as in -MTWTF-.')
    return text
