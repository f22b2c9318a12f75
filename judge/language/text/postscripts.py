"""Postscripts: what a sender adds below the name, such as `PS: sorry, I meant Edinburgh`. It is own text."""

from __future__ import annotations

import re
from functools import cache

from judge.language.text.typography import Plain, plain
from judge.language.word_files import any_of
from judge.paths import grammar

_LOOKED_AT = 40
"""How many letters of a line are examined; no mark of a postscript is longer."""


@cache
def _mark() -> re.Pattern[str]:
    """Return the pattern of the words that open a postscript, with the sign after them."""
    text = (grammar() / "postscripts.txt").read_text(encoding="utf-8")
    before_blank, before_sign, correcting = (_either(part) for part in text.split("\n\n")[1:])
    words = rf"(?:{before_blank})(?=[\s:.,;])|(?:{before_sign}|(?P<corrects>{correcting}))\s*[:.]"
    return re.compile(rf"[\s*_(\[]*(?:{words})[\s:.,;*_)\]]*")


def _either(part: str) -> str:
    return any_of(plain(one.strip()).text for one in " ".join(part.splitlines()).split(",") if one.strip())


def is_postscript(text: str) -> bool:
    """Return whether a line opens a postscript; `PS - Mar` is a move of some board."""
    return _opening(plain(text[:_LOOKED_AT])) is not None


def without_mark(text: str) -> str:
    """Return a line without the words that open a postscript; those of a correction, `Edit:`, stay in it."""
    line = plain(text[:_LOOKED_AT])
    found = _opening(line)
    return text if found is None or found["corrects"] else text[line.column(found.end()) - 1 :]


def _opening(line: Plain) -> re.Match[str] | None:
    """Return the words that open a postscript, if any other follow them."""
    found = _mark().match(line.text)
    return found if found is not None and line.text[found.end() : found.end() + 1].isalnum() else None
