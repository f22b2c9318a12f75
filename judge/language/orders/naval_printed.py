"""Orders of Naval Diplomacy as they are printed in other languages, with their words in English.

The words of a language are read by the forms of usual orders, which know no patrol and no second step. A
printed line has the language's own words, each as it is printed, so that they are put in English one by one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from judge.language.orders.writing import written_words
from judge.language.text.typography import Plain, plain
from judge.language.word_files import word_files

_UNITS = {"army": "army", "fleet": "fleet", "fleets": "fleets"}
_ACTIONS = {
    "support": "support",
    "convoy": "convoy",
    "hold": "hold",
    "patrol": "patrol for",
    "block": "block",
    "grant": "friendly to",
}
_REST = {"via": "via convoy", "first_step": "first step"}
_OF_ENGLISH = {**_UNITS, **_ACTIONS, **_REST}
_IN_ENGLISH = re.compile(r"->| (?:p|patrols?|b|blocks?|friendly) ")
"""What else orders a fleet: a move, and words that HELP NAVAL has in each language."""


@dataclass(frozen=True, slots=True)
class _PrintedWords:
    """The words of printed orders in a language: of its actions as printed, and all in plain letters."""

    actions: re.Pattern[str]
    english: Mapping[str, str]
    unit: re.Pattern[str]
    """How a line begins that orders a unit."""
    words: re.Pattern[str]


def in_english(text: str, line: Plain) -> Plain:
    """Return the line `text` in plain letters, with the words of a printed order in English."""
    acting = (one for one in _languages() if one.actions.search(text))
    others = (one for one in _languages() if _IN_ENGLISH.search(line.text) and one.unit.match(line.text))
    found = next(acting, None) or next(others, None)
    if found is None:
        return line
    words = found.words.finditer(line.text)
    return line.replaced([(word.start(), word.end(), found.english[word[0]]) for word in words])


@cache
def _languages() -> tuple[_PrintedWords, ...]:
    return tuple(map(_of_language, filter(None, map(written_words, word_files()))))


def _of_language(words: Mapping[str, object]) -> _PrintedWords:
    english = dict(_in_plain_letters(words))
    units = (said for said, meant in english.items() if meant in _UNITS)
    return _PrintedWords(
        re.compile(rf" (?:{_either(str(words[action]) for action in _ACTIONS)})(?!\w)"),
        english,
        re.compile(rf"(?:[^:]{{1,40}}: *)?(?:\d{{1,2}} *)?(?:{_either(units)})\b"),
        re.compile(rf"\b(?:{_either(english)})\b"),
    )


def _in_plain_letters(words: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    for key, meant in _OF_ENGLISH.items():
        yield plain(str(words[key])).text, meant
    helped = words.get("helped", {})
    assert isinstance(helped, Mapping)
    for kind in ("army", "fleet"):
        if words[kind] in helped:
            yield plain(helped[words[kind]]).text, kind


def _either(phrases: Iterable[str]) -> str:
    return "|".join(map(re.escape, sorted(phrases, key=len, reverse=True)))
