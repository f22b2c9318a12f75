"""Shortened units: `Ej. Con - Bul` and `Fl. Ank - BLA` are read with the letter of an army or a fleet."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from judge.language.text.typography import Plain
from judge.language.word_files import any_of, word_files

_PART = "abbreviations"
"""The part of a language's file with the words that a point shortens."""
_LETTERS = {"army": "a ", "fleet": "f "}


def with_letters(line: Plain) -> Plain:
    """Return the line in plain letters with the letters of units for words shortened by a point."""
    if "." not in line.text:
        return line
    found = _shortened().finditer(line.text)
    return line.replaced([(one.start(), one.end(), _letters()[one[1]]) for one in found])


@cache
def _letters() -> Mapping[str, str]:
    """Return the letters of the shortened words of all languages."""
    return {
        word: _LETTERS[kind]
        for file in word_files().values()
        for kind, words in file.get(_PART, {}).items()
        for word in words
    }


@cache
def _shortened() -> re.Pattern[str]:
    """Return the pattern of a shortened word that stands before another word."""
    return re.compile(rf"(?<![\w.])({any_of(_letters())})\.\s*(?=[a-z])")
