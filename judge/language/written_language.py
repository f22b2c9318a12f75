"""The language in which somebody writes, by the words that only one language has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from judge.language.text.typography import plain
from judge.language.word_files import word_files

_WORD = re.compile(r"[^\W\d_]{2,}")
_FEWEST = 3
"""How many different words of a language show that a text is in it."""
_ALL = 400
"""How many words at the beginning of a text are examined."""


def language_written(text: str) -> str:
    """Return the code of the language of a text; "" if its words do not make that clear."""
    seen = list(dict.fromkeys(_WORD.findall(plain(text).text.lower())))[:_ALL]
    found = Counter(_languages()[word] for word in seen if word in _languages()).most_common(2)
    if not found or found[0][1] < _FEWEST:
        return ""
    (code, most), *others = found
    return code if not others or most > 2 * others[0][1] else ""


@cache
def _languages() -> Mapping[str, str]:
    """Return the language of each word that only one language has."""
    found: dict[str, set[str]] = {}
    for code, file in word_files().items():
        for word in _words(file):
            found.setdefault(word, set()).add(code)
    return {word: min(codes) for word, codes in found.items() if len(codes) == 1}


def _words(value: object) -> Iterator[str]:
    match value:
        case str():
            yield from _WORD.findall(value.lower())
        case Mapping():
            for one in value.values():
                yield from _words(one)
        case list():
            for one in value:
                yield from _words(one)
