"""Greetings: what opens and closes an email, and what a sender adds below the name.

The words are data in some forty languages (grammar/greetings.toml).
"""

from __future__ import annotations

import re
from functools import cache
from itertools import chain, groupby
from operator import itemgetter

from judge.language.text.order_start import ORDER_LIKE
from judge.language.text.typography import LETTERS, Plain, plain
from judge.language.word_files import any_of, word_table

_TABLE = "greetings"
_LOOKED_AT = 200
"""How many letters of a line are examined; no closing greeting is longer."""
_MOST_WORDS = 5
_SHORT = 4
"""The length of a greeting that may be a word of some language, except before a name: Swedish `ta bort`."""


def is_greeting(text: str) -> bool:
    """Return whether a line is a greeting before or after a text, or an apology that asks for nothing."""
    return _opening().fullmatch(plain(text[:_LOOKED_AT]).text.strip()) is not None or is_closing(text)


@cache
def openings() -> tuple[str, ...]:
    """Return the words that open an email, in plain letters."""
    return tuple(plain(one).text for one in word_table(_TABLE)["opening"])


@cache
def _opening() -> re.Pattern[str]:
    table = word_table(_TABLE)
    sorry, to, why, the, how, late = (
        f"(?:{'|'.join(table['apology'][part])})" for part in ("sorry", "to", "for", "the", "how", "lateness")
    )
    apology = rf"{sorry}(?: {to})?(?: {why})?(?: {the})?(?: {how})* {late}"
    return re.compile(rf"(?:{any_of(openings())}|{apology})\b[\w ]{{0,24}}[,.!]*")


# What closes an email


@cache
def _closing() -> re.Pattern[str]:
    """Return the pattern of a closing greeting with the words after it."""
    known = {plain(one).text for one in chain.from_iterable(word_table(_TABLE)["closing"].values())}
    longest_first = sorted(known, key=lambda one: (one[0], -len(one)))
    by_letter = groupby(longest_first, key=itemgetter(0))
    greetings = "|".join(
        f"{re.escape(letter)}(?:{'|'.join(re.escape(one[1:]) for one in ones)})" for letter, ones in by_letter
    )
    return re.compile(rf"[\W_]*(?P<greeting>{greetings})(?!\w)(?P<rest>[^\d>=|]{{0,40}})")


def is_closing(text: str) -> bool:
    """Return whether a line is a closing greeting, perhaps followed by a name or a few words."""
    if len(text.strip()) > _LOOKED_AT:
        return False
    found = _closing().fullmatch(plain(text.strip()).text.strip())
    if found is None or len(found["rest"].split()) > _MOST_WORDS or ORDER_LIKE.search(_after(found)):
        return False
    after = LETTERS.search(text, text.lower().find(text.strip().lower()) + found.end("greeting"))
    short = len(found["greeting"]) <= _SHORT
    return (
        not short
        or after is None
        or after[0][0].isupper()
        or after[0].lower() in word_table(_TABLE)["behind_short"]["words"]
    )


def after_closing(text: str) -> str | None:
    """Return what follows the closing greeting that a line begins with; None if it begins with none."""
    found = _closing().match(plain(text.strip()[:_LOOKED_AT]).text)
    return text.strip()[found.end("greeting") :] if found else None


def _after(found: re.Match[str]) -> str:
    """Return what must not look like an order: the line without the French and Italian *a* of `A presto`."""
    return found["rest"] if found["greeting"].startswith("a ") else found[0]


# Postscripts, such as `PS: sorry, I meant Edinburgh`, which are own text

_LONGEST_MARK = 40
"""How many letters of a line are examined; no mark of a postscript is longer."""


def is_postscript(text: str) -> bool:
    """Return whether a line opens a postscript; `PS - Mar` is a move of some board."""
    return _postscript(plain(text[:_LONGEST_MARK])) is not None


def without_postscript_mark(text: str) -> str:
    """Return a line without the words that open a postscript; those of a correction, `Edit:`, stay in it."""
    line = plain(text[:_LONGEST_MARK])
    found = _postscript(line)
    return text if found is None or found["corrects"] else text[line.column(found.end()) - 1 :]


def _postscript(line: Plain) -> re.Match[str] | None:
    """Return the words that open a postscript, if any other follow them."""
    found = _mark().match(line.text)
    return found if found is not None and line.text[found.end() : found.end() + 1].isalnum() else None


@cache
def _mark() -> re.Pattern[str]:
    """Return the pattern of the words that open a postscript, with the sign after them."""
    table = word_table(_TABLE)["postscript"]
    before_blank, before_sign, correcting = (
        any_of(plain(one).text for one in table[part])
        for part in ("before_blank", "before_sign", "correcting")
    )
    words = rf"(?:{before_blank})(?=[\s:.,;])|(?:{before_sign}|(?P<corrects>{correcting}))\s*[:.]"
    return re.compile(rf"[\s*_(\[]*(?:{words})[\s:.,;*_)\]]*")
