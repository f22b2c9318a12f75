"""Words by which a line says who is to read it: it greets them, asks that they be told, or is for one alone.

Whose names they are is for the caller to decide. The words are data (grammar/press_readers.toml).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial

from judge.language.text.typography import plain
from judge.language.word_files import any_in, word_table

_WORD = re.compile(r"\w[\w-]*")
_MOST_WORDS = 9
"""How many words may include the name of the person to be told."""


def words_of_name(text: str) -> list[str]:
    """Return the words of a text in plain letters that may be names."""
    return _WORD.findall(text)


def greeted_first(line: str) -> str:
    """Return the words behind a greeting, or before a colon, at the beginning of a line; "" for none."""
    found = _salutation().match(line)
    return (found["name"] or found["label"]) if found else ""


def tells_somebody(text: str) -> bool:
    """Return whether a line begins by asking that somebody be told something, whatever it is about."""
    return _tells().match(plain(text).text.strip()) is not None


def told_first(line: str) -> str:
    """Return the first words of a line in plain letters, up to what somebody is to be told."""
    return " ".join(_begins_words().split(line)[0].split()[:_MOST_WORDS])


def told_beside(text: str) -> Iterator[str]:
    """Yield the words that may name who is to be told something, anywhere in a text."""
    return (_begins_words().split(one[0])[0] for one in _tells_beside().finditer(plain(text).text))


def for_one_alone(text: str) -> Iterator[str]:
    """Yield the word that may name the only reader: `Just for Anna`, `Austria only`.

    In `but only to Anna` the word above *only* is nobody.
    """
    return (one["behind"] or one["before"] for one in _for_one().finditer(plain(text).text))


def means_everybody(text: str) -> bool:
    """Return whether one of the words of a text in plain letters means all players."""
    return not _everybody().isdisjoint(_WORD.findall(text))


def without_left_out(text: str) -> tuple[str, str | None]:
    """Return a text up to who is left out, and these; None if nobody is: `all but Germany`."""
    some, *but = _left_out().split(text, 1)
    return some, but[0] if but else None


_any = partial(any_in, "press_readers")


@cache
def _salutation() -> re.Pattern[str]:
    to = rf"(?:{_any('greets')}|{_any('to')}|{_any('messages')} {_any('messages_to')})"
    return re.compile(
        rf"\W*(?:{to}\s+|@){_any('articles')}?(?P<name>[^,:!?.\n]{{1,40}})|^(?P<label>[^,:!?.\n]{{2,30}}):(?=\s)"
    )


@cache
def beside_names() -> frozenset[str]:
    """Return the words that accompany the names of the people whom a message addresses."""
    table = word_table("press_readers")
    return frozenset(word for key in ("greets", "to", "beside_names") for word in table[key])


@cache
def _begins_words() -> re.Pattern[str]:
    return re.compile(rf"[:,.!?\n]|\b{_any('begins_words')}\b")


@cache
def _everybody() -> frozenset[str]:
    return frozenset(word_table("press_readers")["everybody"])


@cache
def _left_out() -> re.Pattern[str]:
    return re.compile(rf"\b{_any('left_out')}(?: for)?\b")


@cache
def _tells() -> re.Pattern[str]:
    asks = rf"(?:{_any('tell')}|let(?=\s\w+ know))"
    return re.compile(rf"(?:{_any('pleas')}[\s,]+)*{asks}\s+(?!{_any('self')}\b)\w+")


@cache
def _tells_beside() -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{_tells().pattern})(?:\s+\w+){{0,3}}")


@cache
def _for_one() -> re.Pattern[str]:
    return re.compile(
        rf"\b{_any('only')}\s+(?:{_any('only_for')}\s+)*(?P<behind>[\w-]+)|(?P<before>[\w-]+)(?:'s)?"
        rf"(?=\s+(?:eyes\s+)?{_any('only_behind')}\b)"
    )
