"""Addressees: whom a line calls, by a name, a title or a word for players, before its first sign.

The words beside the names are data (grammar/addressees.toml). Whose names they are is for the caller to
decide.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache

from judge.language.cases_of_names import cases_of
from judge.language.readings.lexicon import greeted
from judge.language.slips import is_slip
from judge.language.text.greetings import openings
from judge.language.text.typography import plain
from judge.language.word_files import any_of, common_words, word_table

_LOOKED_AT = 120
"""How many letters of a line are examined."""
_MOST_WORDS = 6
"""Words of the call of somebody, at most."""
_MOST_OTHER = 1
"""Words beside a name that is called, as *darling* in `Fleur darling,`, at most."""
_SHORTEST_NAME, _SHORTEST_FORM = 3, 2
"""How many letters a name has at least, and a short form of one: `Ed`."""
_NAME = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class Call:
    """The words by which a line calls somebody: it `greets`, or they are `alone` or before a comma."""

    words: Sequence[str]
    greets: bool
    alone: bool
    ends_line: bool
    """Whether a comma is behind them, and nothing else."""

    def names(self, known: Collection[str]) -> bool:
        """Return whether a word is the name of somebody, given in small plain letters, in any case.

        Without a greeting, every word of the line has to be a name or accompany one.
        """
        named = [word for word in self.words if is_case_of_any(word, known) or self._is_like(word, known)]
        return bool(named) and self._is_call_of(named)

    def _is_like(self, word: str, known: Collection[str]) -> bool:
        """Return whether a word that is called is a short form of a name, or has a slip: `Hey Ed`."""
        if not (self.greets or self.ends_line) or len(word) < _SHORTEST_FORM or word in common_words():
            return False
        if not self.is_only(word):
            return False
        slips = self.greets and len(word) >= _SHORTEST_NAME
        return any(name.startswith(word) or (slips and is_slip(word, name)) for name in known)

    def is_only(self, word: str) -> bool:
        """Return whether its other words accompany a word: not in `Good luck to the Italian fleet!`."""
        return _beside().issuperset(one for one in self.words if one != word)

    def means_players(self) -> bool:
        """Return whether it calls a ruler or fellow players and nobody by name: `Dear Sultan`, `Allies!`."""
        named = [word for word in self.words if word in _of("players")]
        left = [word for word in self.words if word not in _of("players") | _beside()]
        return bool(named) and not left and (self.greets or self.alone)

    def _is_call_of(self, named: Collection[str]) -> bool:
        other = [word for word in self.words if word not in named and word not in _beside()]
        return self.greets or (self.alone and len(other) <= (_MOST_OTHER if self.ends_line else 0))


def call_of(text: str) -> Call | None:
    """Return whom a line calls at its beginning; None if it calls nobody."""
    line = _shortened().sub(r"\1 ", plain(text[:_LOOKED_AT]).text)
    greeting = _greeting().match(line)
    if greeting is None and (name := greeted(text[:_LOOKED_AT])):
        return Call((name,), greets=True, alone=False, ends_line=False)
    rest = line[greeting.end() :] if greeting else line
    rest = rest.strip(_AROUND)
    end = _ENDS.search(rest)
    words = _NAME.findall(rest[: end.start()] if end else rest)
    if not 0 < len(words) <= _MOST_WORDS:
        return None
    is_last = end is None or not _NAME.search(rest, end.end())
    alone = is_last or (end is not None and end[0].strip() in _CALLING)
    ends_line = end is not None and is_last and end[0] == ","
    greets = greeting is not None and greeting["to"] is None  # `A Vie p Russia` is to nobody
    return Call(words, greets, alone, ends_line)


_AROUND = " \t*_>@"
_ENDS = re.compile(r"[,:!?.;()\n]|\s[-\u2013\u2014]+(?:\s|$)")
_CALLING = (",", "!", "-", "\u2013", "\u2014")
"""Signs behind somebody's name that make it a call: `Rolf, here are my moves`."""


@cache
def _shortened() -> re.Pattern[str]:
    """Return the pattern of a title with the point of its abbreviation: `Mr. Rolf`."""
    return re.compile(rf"\b({any_of(_of('courtesy'))})\.\s")


@cache
def _greeting() -> re.Pattern[str]:
    """Return the pattern of the words of a greeting, or of a sign that calls somebody, at a line's start."""
    table = word_table("press_readers")
    words, to = any_of([*openings(), *table["greets"]]), any_of(table["to"])
    return re.compile(
        rf"\W*(?:(?:{words})(?![\w'])[\s,]*)+|\W*@|\W*(?P<to>{to})(?:\s|:\s*)(?=[^:.,!?]*:?\s*$)"
    )


@cache
def _of(kind: str) -> frozenset[str]:
    return frozenset(word_table("addressees")[kind])


@cache
def _beside() -> frozenset[str]:
    return _of("courtesy") | _of("fond") | _of("joining")


def is_case_of_any(word: str, names: Collection[str]) -> bool:
    """Return whether a word is one of some names, or a case of one that is no common word: `Rolfie`."""
    if word in names:
        return True
    return word not in common_words() and any(
        len(name) >= _SHORTEST_NAME and word in cases_of(name) for name in names
    )


def calls_in_passing(text: str, names: Collection[str], ours: Collection[str] = ()) -> bool:
    """Return whether a line has a name with a capital, or a word for other players: `Yes, Rolf`.

    A name that is a common word has to be between signs too: `Yes, I will` calls no Will. So does a short
    form, as `Ed`, and it must not be one of `ours`, the names of the writer and of the GMs.
    """
    line = plain(text[:_LOOKED_AT])
    for found in _NAME.finditer(line.text):
        word, typed = found[0], text[line.column(found.start()) - 1]
        between = _parts(line.text[: found.start()], line.text[found.end() :])
        if word in _of("players"):
            return True
        if typed.isupper() and is_case_of_any(word, names) and (between or word not in common_words()):
            return True
        if typed.isupper() and between and _shortens_any(word, names) and not _shortens_any(word, ours):
            return True
    return False


def _shortens_any(word: str, names: Collection[str]) -> bool:
    """Return whether a word that is not common is the beginning of a name."""
    long_enough = len(word) >= _SHORTEST_FORM and word not in common_words()
    return long_enough and any(name.startswith(word) for name in names)


def _parts(before: str, after: str) -> bool:
    """Return whether a word between these stands between signs, but for words that accompany a name."""
    above, below = _NAME.findall(_ENDS.split(before)[-1]), _NAME.findall(_ENDS.split(after)[0])
    return _beside().issuperset(above) and _beside().issuperset(below)
