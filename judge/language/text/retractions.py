"""Retractions: lines that take back what they answer, and automatic replies that answer nothing.

The words are data in grammar/retractions.toml.
"""

from __future__ import annotations

import re
from functools import cache

from judge.language.text.topics import PLEA
from judge.language.text.typography import plain
from judge.language.word_files import word_table

_BEGINNING = 200
"""How many letters of a line are examined."""
_PART = re.compile(r"<([a-z ]+)>")


def says_no(text: str) -> bool:
    """Return whether a line takes back what it answers, as `Stop` and `No, I have thought better of it`."""
    return _pattern("no").search(plain(text).text[:_BEGINNING]) is not None


def stays(text: str) -> bool:
    """Return whether words take a resignation back: `No wait, I want to stay after all`."""
    return _pattern("stays").search(plain(text).text[:_BEGINNING]) is not None


def tells_absence(line: str) -> bool:
    """Return whether a line reads like an automatic reply about an absence: `Yes, I am on vacation`."""
    return _pattern("absence").search(line) is not None


@cache
def _pattern(kind: str) -> re.Pattern[str]:
    return re.compile("|".join(map(_filled, word_table("retractions")[kind])), re.IGNORECASE)


def _filled(pattern: str) -> str:
    """Return a pattern with its parts in the place of their names."""
    parts = word_table("retractions")["part"] | {"plea": PLEA}
    return _PART.sub(lambda found: _filled(parts[found[1]]), pattern)
