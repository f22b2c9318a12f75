"""Names of people: a name must not pass for a GM, for somebody else, or for a spreadsheet formula.

Names are compared as a reader sees them (`judge.game.look_alikes`), with digits that are read as letters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import pairwise

from judge.game.look_alikes import UNKNOWN, fold, hard_to_tell
from judge.language.slips import Slips
from judge.language.text.typography import WORD
from judge.language.word_files import word_table

_PARTS = re.compile(r"[()\[\]{}<>,;/\\&+\"|]|\s[-\u2010-\u2015]+\s|\s[-\u2010-\u2015]+$|^[-\u2010-\u2015]+\s")
_NUMBERED = re.compile(r"(?<![\d ])[\d ]++(?=\W*+$)|(?<=[^\W\d_])\d+")
_NUMBER_AT_END = re.compile(r"(?<=[^\W\d_])(?=\d+\W*$)")
"""The place before the number of `Player5`, whose 5 is not read as the s of `Players`."""
_FIGURES = str.maketrans("13457890", "ieastbgo")
"""Digits that are read as letters, before letters; 6 and 2 are not."""
_FORMULA = "=+-@"
"""The first characters of a cell that a spreadsheet reads as a formula (OWASP, CSV injection)."""
_NO_ALPHABET = frozenset(["CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "MODIFIER", "IDEOGRAPHIC"])
"""Scripts that may be mixed with others in one word, and letters of no script."""


class NameFault(StrEnum):
    """What is wrong with a name."""

    TITLE = "title"
    """It is, or has, a title of people who run games or keep the judge."""
    FORMULA = "formula"
    """A spreadsheet reads it as a formula."""
    PART = "part"
    """It is a word for a group, or says which power or role somebody has."""
    NO_LETTER = "no_letter"
    """It has no letter."""
    MIXED = "mixed"
    """A word of it has letters of two alphabets."""


def name_fault(name: str) -> NameFault | None:
    """Return what is wrong with a name, without asking whose it is; None if nothing is."""
    if begins_formula(name):
        return NameFault.FORMULA
    if not any(map(str.isalpha, name)):
        return NameFault.NO_LETTER
    if _bears_title(name):
        return NameFault.TITLE
    if _says_part(name):
        return NameFault.PART
    if any(len(_alphabets(word)) > 1 for word in WORD.findall(name)):
        return NameFault.MIXED
    return None


def begins_formula(text: str) -> bool:
    """Return whether a table cell with that text is a spreadsheet formula, also in quotes or wide letters."""
    return unicodedata.normalize("NFKC", text).lstrip(" \t\r\n\"'").startswith(tuple(_FORMULA))


def is_name_of(name: str, known: str, code: str) -> bool:
    """Return whether a name is a known one, perhaps with the code of it and words that make no other name."""
    words, ours = frozenset(_words(name.casefold())), frozenset(_words(known.casefold()))
    same = ours - _titles().beside or ours
    return same <= words <= ours | {*_words(code.casefold())} | _titles().beside


def ways_to_read(name: str) -> frozenset[str]:
    """Return what a name looks like: as written, in small letters, joined, and with its words in order.

    Two names that share one of these are hard to tell apart.
    """
    ways = [_words(name), _words(name.casefold())]
    return frozenset(one for words in ways for one in ("".join(words), " ".join(sorted(words))) if one)


def ways_to_pass(name: str) -> frozenset[str]:
    """Return the readings of a name, and of it without its additions: it passes for names with one of these.

    Additions distinguish nobody: a number, brackets, Jr.
    """
    words = _NUMBERED.sub("", _IN_BRACKETS.sub("", name)).split()
    while len(words) > 1 and " ".join(_words(words[-1])) in _titles().added:
        words = words[:-1]
    return ways_to_read(name) | ways_to_read(" ".join(words))


_IN_BRACKETS = re.compile(r"\s*[(\[{<].*")


def _words(text: str) -> list[str]:
    """Return the words of a text as they look, with one sign for all that are hard to tell apart."""
    seen = _POSSESSIVE.sub("", "".join(map(_letter, text)))
    return [hard_to_tell(word.translate(_FIGURES)) for word in WORD.findall(seen)]


_POSSESSIVE = re.compile(r"(?<=\w)['\u2018\u2019\u02bc`](?=s\b)")
"""The part of `game's` that is left out so that it is one word."""


def _letter(sign: str) -> str:
    """Return a sign as it looks; a letter that looks like no Latin one stays, in small."""
    seen = fold(sign)
    if UNKNOWN not in seen:
        return seen
    return "".join(one for one in unicodedata.normalize("NFKD", sign).casefold() if one.isalnum())


def _bears_title(name: str) -> bool:
    """Return whether the name has a title, or a part that amounts to one, also with a number."""
    plain = _NUMBERED.sub("", name)
    forms = {name, plain, name.casefold(), plain.casefold()}
    forms |= {_LIKE_D.sub("d", form) for form in forms}
    return any(_holds_title(form) or any(map(_is_title, _PARTS.split(form))) for form in forms)


def _holds_title(text: str) -> bool:
    """Return whether a word or phrase of the text is a title that other words may accompany."""
    titles, words = _titles(), _words(text)
    if any(f" {title} " in f" {' '.join(words)} " for title in titles.words):
        return True
    if next((word for word in words if word not in titles.beside), "") in titles.alone:
        return True
    return any(one in titles.beside and other in titles.alone for one, other in pairwise(words))


def _is_title(part: str) -> bool:
    """Return whether a part of a name is a title: with its words joined, with a slip, or two in one."""
    titles, inside = _titles(), _words(part)
    left = [word for word in inside if word not in titles.beside]
    if not titles.joined.isdisjoint({"".join(inside), "".join(left)}):
        return True
    return len(left) == 1 and (titles.is_slip(left[0]) or _is_two_of(left[0], titles.joined))


_BRACKET = re.compile(r"[(\[{<|/]")
_LIKE_D = re.compile("cl", re.IGNORECASE)
"""Letters that look alike in most typefaces."""
_SHORTEST_OF_TWO = 4


def _is_two_of(word: str, titles: frozenset[str]) -> bool:
    """Return whether a word is two titles in one, as `Judgekeeper`."""
    places = range(_SHORTEST_OF_TWO, len(word) - _SHORTEST_OF_TWO + 1)
    return any(word[:at] in titles and word[at:] in titles for at in places)


def _says_part(name: str) -> bool:
    """Return whether the name is a word for a group, or says which power or role somebody has."""
    titles = _titles()
    name = _NUMBER_AT_END.sub(" ", name)
    words = _words(name.casefold())
    if any(
        one in titles.before and _is_part(words[number:])
        for number, one in enumerate(words[:-1], start=1)
        if one in titles.before
    ):
        return True
    if " ".join(words) in titles.groups or " ".join(words) in titles.roles:
        return True
    first, *inside = _BRACKET.split(name.casefold(), maxsplit=1)
    if "".join(map(str.strip, inside)) and _is_part(_words(first)):  # `France, Anatole` is a name
        return True
    added = _PARTS.split(name.casefold())[1:]
    return any(_is_part(_words(form)) for part in added for form in (part, _NUMBERED.sub("", part)))


def _is_part(words: Sequence[str]) -> bool:
    """Return whether words are only those of powers and roles, and connecting words."""
    titles = _titles()
    if " ".join(words) in titles.parts:
        return True
    left = [word for word in words if word not in titles.between]
    return bool(left) and ("".join(left) in titles.parts_joined or all(word in titles.parts for word in left))


@dataclass(frozen=True, slots=True)
class _Titles:
    """The titles of `grammar/titles.toml`, as they look."""

    words: frozenset[str]
    alone: frozenset[str]
    beside: frozenset[str]
    joined: frozenset[str]
    """All titles, each without its blanks."""
    long: Slips
    """Titles of five letters or more."""
    names: frozenset[str]
    parts: frozenset[str]
    parts_joined: frozenset[str]
    roles: frozenset[str]
    groups: frozenset[str]
    between: frozenset[str]
    before: frozenset[str]
    added: frozenset[str]

    def is_slip(self, word: str) -> bool:
        """Return whether a word is a long title with a slip, and no name of people."""
        return len(word) >= _LONG - 1 and word not in self.names and bool(self.long.near(word))


_LONG = 5


@cache
def _titles() -> _Titles:
    table = word_table("titles")
    words, alone, beside, names, powers, roles, groups, between, before, added = (
        frozenset(" ".join(_words(form)) for one in table[kind] for form in (one.upper(), one.casefold()))
        for kind in (
            "words",
            "alone",
            "beside",
            "names",
            "parts",
            "roles",
            "groups",
            "between",
            "as",
            "added",
        )
    )
    joined = frozenset(one.replace(" ", "") for one in words | alone)
    return _Titles(
        words,
        alone,
        beside,
        joined,
        Slips(sorted(one for one in joined if len(one) >= _LONG)),
        names,
        powers | roles,
        frozenset(one.replace(" ", "") for one in powers | roles),
        roles,
        groups,
        between,
        before,
        added,
    )


def _alphabets(word: str) -> frozenset[str]:
    """Return the alphabets of a word's letters, by the first words of their Unicode names."""
    plain = unicodedata.normalize("NFKD", word)
    names = (unicodedata.name(one, "").partition(" ")[0] for one in plain if one.isalpha())
    return frozenset(names) - _NO_ALPHABET
