"""Times of day in words, as sentences have them: `half past seven in the evening`, `neun Uhr abends`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from judge.language.date_words import words_of_clocks

_NOON = 12


def clock_in_figures(line: str) -> str:
    """Return a line in plain letters with figures in the place of times of day in words: `at 19:30`."""
    return _clocks().sub(_in_figures, line)


@cache
def _clocks() -> re.Pattern[str]:
    words = words_of_clocks()
    hour = _either([r"\d{1,2}(?:[:.h]\d\d)?", *map(re.escape, _hours())])
    half_to, half_past, and_half, morning, evening = (
        _either(map(re.escape, words[kind]))
        for kind in ("half_to", "half_past", "and_half", "morning", "evening")
    )
    named = rf"(?:(?P<to>{half_to}) |(?P<past>{half_past}) )?(?P<hour>{hour})(?: {_either(words['hour'])})?"
    part = rf"(?:(?P<morning>{morning})|(?P<evening>{evening}))"
    return re.compile(rf"(?<![\w:.])(?<!half ){named}(?P<and> {and_half})? {part}(?!\w)")


def _in_figures(found: re.Match[str]) -> str:
    hour, _, minutes = re.sub(r"(?<=\d)[.h]", ":", found["hour"]).partition(":")
    number = int(hour) if hour.isdecimal() else _hours()[hour]
    if number == _NOON and found["evening"]:  # `twelve at night` is not noon
        return found[0]
    of_half_day = number % _NOON * 60 + int(minutes or 0)
    of_half_day += 30 * bool(found["past"] or found["and"]) - 30 * bool(found["to"])
    minute = of_half_day % (60 * _NOON) + 60 * _NOON * bool(found["evening"])
    return f"{minute // 60}:{minute % 60:02}"


@cache
def _hours() -> dict[str, int]:
    words = words_of_clocks()
    return {word: int(number) for number in words if number.isdecimal() for word in words[number]}


def _either(words: Iterable[str]) -> str:
    return rf"(?:{'|'.join(sorted(words, key=len, reverse=True))})"
