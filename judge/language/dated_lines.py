"""Dated lines: a name and a day or a time, or the subject of an email, and hardly any other word.

`From Gerd, Monday 14:22`, `Re: your plan, Gerd, 5 Jan`, `[14:22] Gerd`: people and programs put such a line
above words of others, without a verb or colon to show it. Callers decide if the name is the writer's own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from judge.language.date_words import words_of_months
from judge.language.text.order_start import is_order_or_command
from judge.language.text.quote_heads import names_time
from judge.language.text.quote_words import quote_words
from judge.language.text.typography import LETTERS, plain

_MOST_LETTERS, _MOST_WORDS = 80, 10
_LABEL = re.compile(r"\W*([^\W\d_]+)\s*:")
_ADDRESS = re.compile(r"<?\b([^\W\d_]+)[\w.+-]*@[\w.-]+\w>?")
_MOST_OF_CITATION = 4
"""The most words of a line that begins with a noun for a quote."""
_FEWEST_LETTERS = 3
"""The fewest letters of a short day of the week."""


def names_in_dated_line(text: str) -> tuple[str, ...] | None:
    """Return capitalised words of a dated line that may be a name, in plain letters; None if it is none.

    What stands before the sign of an email address may be a name too.
    """
    text = _with_names_of_addresses(text)
    words = LETTERS.findall(text)
    if len(text) > _MOST_LETTERS or not 0 < len(words) <= _MOST_WORDS or is_order_or_command(text):
        return None
    introduced = _is_subject(text) or _names_sender(words)
    if not (introduced or _has_time(text, words)):
        return None
    others = [one for one in words if not _is_of_date(one)]
    named = [one for one in others if not one[0].islower()]
    if named != others and not introduced:
        return None
    return tuple(plain(one).text for one in named)


def _with_names_of_addresses(text: str) -> str:
    """Return a line with the beginning of each email address as a name in its place."""
    return _ADDRESS.sub(lambda found: f" {found[1].title()} ", text) if "@" in text else text


def introduces_citation(text: str) -> bool:
    """Return whether a line has a noun for a quote and hardly any other word: `Zitat Rolf`."""
    words = LETTERS.findall(plain(text).text) if len(text) <= _MOST_LETTERS else []
    return 0 < len(words) <= _MOST_OF_CITATION and words[0] in quote_words().citations


def introduces_in_other_script(text: str) -> bool:
    """Return whether a dated line ends in a colon and has words of a script without capitals.

    Programs introduce a quote with such a line, in words of languages that the judge does not read.
    """
    if text.isascii() or not any(map(_is_without_case, text)):
        return False
    return plain(text).text.rstrip().endswith(":") and bool(names_in_dated_line(text))


def _is_without_case(sign: str) -> bool:
    return sign.isalpha() and sign.lower() == sign.upper()


def _is_subject(text: str) -> bool:
    """Return whether a line is labelled as the subject of an email."""
    label = _LABEL.match(text)
    return label is not None and plain(label[1]).text in quote_words().subjects


def _names_sender(words: Sequence[str]) -> bool:
    """Return whether a line begins with a label for a sender, and a name."""
    first, *second = words[:2]
    is_introduced = first[0].isupper() and plain(first).text in quote_words().senders
    return is_introduced and any(one[0].isupper() for one in second)


def _is_time(word: str) -> bool:
    """Return whether a word names a day of the week, or a time of day."""
    known = plain(word).text
    is_day = word[0].isupper() and len(word) >= _FEWEST_LETTERS and known in quote_words().weekdays
    return is_day or known in quote_words().times


def _has_time(text: str, words: Sequence[str]) -> bool:
    """Return whether a line has a day, a time of day or how long ago something was."""
    line = plain(text).text
    return names_time(line) or _names_span(line) or any(map(_is_time, words))


_SPAN = re.compile(r"(?<![\w.,-])\d{1,2} ?([^\W\d_]+)")
"""A short number and the word behind it."""


def _names_span(line: str) -> bool:
    """Return whether a line in plain letters says how long ago something was: `Max \u00b7 2h`."""
    return any(found[1] in quote_words().spans for found in _SPAN.finditer(line))


@cache
def _is_of_date(word: str) -> bool:
    """Return whether a word belongs to a date, or labels a sender."""
    table, known = quote_words(), plain(word).text
    said = (
        table.openings
        | table.between
        | table.weekdays
        | table.times
        | table.spans
        | table.since
        | table.messages
        | table.senders
        | table.subjects
    )
    return known in said or known in _months() or table.fields.get(known) == "date"


@cache
def _months() -> frozenset[str]:
    """Return the names of months in every language, and their beginnings."""
    months = [*words_of_months(), *(word for words in words_of_months().values() for word in words)]
    return frozenset(
        plain(month).text[:length] for month in months for length in range(_FEWEST_LETTERS, len(month) + 1)
    )
