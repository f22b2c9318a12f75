"""Translation: what people write for the words of orders, in nine languages, into those of the grammar.

The words stand in grammar/languages. Nothing of it is asked about a line that can be read as it
stands (`paraphrase.line`), so no word here can change what such a line means.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

from judge.language.names import Names
from judge.language.orders.grammar import WORD_START, any_name, is_word_end
from judge.language.readings.lexicon import languages
from judge.language.text.typography import Plain, plain
from judge.rules.phases import PhaseKind

ENGLISH = "en"
MOST_LANGUAGES = 3
"""How many languages besides English one line is tried in."""

_MEANS: Mapping[str, str] = {
    "army": "army",
    "fleet": "fleet",
    "unit": "",
    "hold": "holds",
    "move": "moves to",
    "support": "supports",
    "support_hold": "supports",
    "support_move": "supports",
    "support_from": "supports-to",
    "helped_by": "supported by",
    "convoyed_by": "convoyed by",
    "convoy": "convoys",
    "via": "via convoy",
    "through": "via",
    "retreat": "retreats to",
    "disband": "disbands",
    "wish": "build",
    "build": "build",
    "remove": "remove",
    "no_builds": "waive all",
    "waive": "waive",
    "from": "from",
    "and": "and",
    "everything": "all units",
    "armies": "armies",
    "fleets": "fleets",
    "rest": "the rest",
    "nc": "north coast",
    "sc": "south coast",
    "ec": "east coast",
    "wc": "west coast",
    "spring": "spring",
    "fall": "fall",
    "winter": "winter",
    "skip": "",
}
"""The words of the grammar for each key of the table."""
_BETWEEN = "to"
"""The key of words that count only between two places."""
_GO, _INTO = "go", "into"
"""The keys of verbs, and of what stands between one and the place that it goes to."""
_LEFT_OUT = ("unchanged", "but", "aside")
_ELIDED = re.compile(r"(?<![\w'])(?:(?:l|d|un|all|dell|nell|sull|dall)'|p/)")
"""What is written together with the name behind it: `vers l'Espagne`, `p/Picardia`."""
_OF_PHASE: Mapping[PhaseKind, tuple[str, ...]] = {
    PhaseKind.MOVEMENT: (),
    PhaseKind.RETREAT: ("retreat", "disband"),
    PhaseKind.ADJUSTMENT: ("wish", "build", "remove", "no_builds", "waive"),
}
"""The keys that come first in a phase; of those of another phase English has too common words."""
_STRONG = 10
"""How much more a word tells than one of the weak ones."""
_WEAK = frozenset({"skip", "and", "from", "unit", "through"})
"""Keys whose words do not tell the language."""
_SECTIONS = {"moves": PhaseKind.MOVEMENT, "retreats": PhaseKind.RETREAT, "builds": PhaseKind.ADJUSTMENT}


@cache
def sections() -> Mapping[str, PhaseKind]:
    """Headings over orders in other languages, in plain letters, with the kind of phase they lead to."""
    return {
        spelled: kind
        for words in languages().values()
        for key, kind in _SECTIONS.items()
        for word in words.get(key, ())
        for spelled in _spellings(word)
    }


@cache
def later_turns() -> frozenset[str]:
    """What people call a turn to come, in plain letters."""
    return frozenset(spelled for words in languages().values() for spelled in _all_spellings(words, "later"))


_Phrases: TypeAlias = Mapping[str, Sequence[str]]
"""Phrases by their first words, the longest first."""


@dataclass(frozen=True, slots=True)
class _Dictionary:
    """One language in one kind of phase: each phrase's word, and what finds phrases.

    Phrases of several words go before the names of places, single words behind them.
    """

    meanings: Mapping[str, str]
    strong: frozenset[str]
    between: frozenset[str]
    left_out: re.Pattern[str]
    several: _Phrases
    single: _Phrases


@dataclass(frozen=True, slots=True)
class _Marked:
    """A line with the places where a word begins, each with that word, and the ends of the names there."""

    line: Plain
    starts: Sequence[tuple[int, str]]
    names: Mapping[int, int]


class _Found(NamedTuple):
    """A phrase or a name that stands in a line."""

    start: int
    end: int
    kind: str


_OUT, _NAME, _PHRASE = "out", "name", "phrase"


def translations(known: Names, line: Plain, kind: PhaseKind) -> Iterator[Plain]:
    """The line with the grammar's words: from English, then from the languages it has words of."""
    marked, apart = _marked(known, line), _marked(known, _without_elisions(known, line))
    yield _translated(_dictionary(ENGLISH, kind), apart)
    likely: list[tuple[int, Plain]] = []
    for language in languages():
        if language == ENGLISH:
            continue
        words = _dictionary(language, kind)
        found = [line.text[one.start : one.end] for one in _found(words, marked)]
        hits = sum(_STRONG if word in words.strong else word in words.meanings for word in found)
        if hits:
            likely.append((-hits, _translated(words, apart)))
    for _, translated in sorted(likely, key=lambda one: one[0])[:MOST_LANGUAGES]:
        yield translated


def _without_elisions(known: Names, line: Plain) -> Plain:
    """The line with a blank before every name that is written together with a word before it."""
    text, name_end = line.text, any_name(known).end
    ends = (one.end() for one in _ELIDED.finditer(text))
    return line.replaced([(end, end, " ") for end in ends if name_end(text, end) is not None])


def _marked(known: Names, line: Plain) -> _Marked:
    starts = [(one.start(), one[0]) for one in WORD_START.finditer(line.text)]
    ends = ((start, any_name(known).end(line.text, start)) for start, _ in starts)
    return _Marked(line, starts, {start: end for start, end in ends if end is not None})


def _found(words: _Dictionary, marked: _Marked) -> Iterator[_Found]:
    """The phrases and names of a line from left to right, none within another."""
    text, done = marked.line.text, 0
    for start, first in marked.starts:
        if start < done:
            continue
        out = words.left_out.match(text, start)
        if out is not None:
            found = _Found(start, out.end(), _OUT)
        elif end := _phrase_end(words.several, first, text, start):
            found = _Found(start, end, _PHRASE)
        elif end := marked.names.get(start, 0):
            found = _Found(start, end, _NAME)
        elif end := _phrase_end(words.single, first, text, start):
            found = _Found(start, end, _PHRASE)
        else:
            continue
        done = found.end
        yield found


def _phrase_end(phrases: _Phrases, first: str, text: str, start: int) -> int:
    """The end of the longest phrase that stands there; 0 if there is none."""
    ends = (start + len(one) for one in phrases.get(first, ()) if text.startswith(one, start))
    return next((end for end in ends if is_word_end(text, end)), 0)


def _translated(words: _Dictionary, marked: _Marked) -> Plain:
    """The line with every phrase of the language replaced, names left alone."""
    line, found = marked.line, list(_found(words, marked))
    cuts: list[tuple[int, int, str]] = []
    for number, one in enumerate(found):
        word = line.text[one.start : one.end]
        if one.kind == _OUT:
            cuts.append((one.start, one.end, ""))
        elif one.kind == _PHRASE or _is_between_names(words, line.text, found, number):
            behind_name = number > 0 and _touch(line.text, found[number - 1], one)
            before_name = number + 1 < len(found) and _touch(line.text, one, found[number + 1])
            new = words.meanings.get(word, word)
            if word in words.between and behind_name and before_name:
                new = "to"
            elif word in ("a", "f"):
                new = word
            elif len(word) == 1 and new == "army" and not before_name:
                new = "and" if number else word
            cuts.append((one.start, one.end, new))
    return line.replaced(cuts)


def _is_between_names(words: _Dictionary, text: str, found: Sequence[_Found], number: int) -> bool:
    """Whether a name that is a word of the language as well stands between two others: Polish *na*."""
    if not 0 < number < len(found) - 1 or text[found[number].start : found[number].end] not in words.between:
        return False
    before, one, behind = found[number - 1 : number + 2]
    return before.kind == behind.kind == _NAME and _touch(text, before, one) and _touch(text, one, behind)


def _touch(text: str, before: _Found, behind: _Found) -> bool:
    """Whether nothing stands between the two, and the one of them that is no word is a name."""
    named = _NAME in (before.kind, behind.kind)
    return named and not text[before.end : behind.start].strip(" /()ncse.")


@cache
def _dictionary(language: str, kind: PhaseKind) -> _Dictionary:
    table = languages()[language]
    first = _OF_PHASE[kind]
    later = [key for keys in _OF_PHASE.values() for key in keys if key not in first]
    keys = [*first, *(key for key in _MEANS if key not in (*first, *later))]
    keys += [] if language == ENGLISH else [key for key in later if key != "wish"]
    meanings: dict[str, str] = {}
    strong: set[str] = set()
    for key in keys:
        for word in table.get(key, ()):
            for spelled in _spellings(word):
                if spelled not in meanings and key not in _WEAK and len(spelled) > 1:
                    strong.add(spelled)
                meanings.setdefault(spelled, _MEANS[key])
    between = frozenset(_all_spellings(table, _BETWEEN))
    gone = {f"{verb} {to}" for verb in _all_spellings(table, _GO) for to in _all_spellings(table, _INTO)}
    for phrase in gone - meanings.keys():
        meanings[phrase] = _MEANS["move"]
    strong |= gone
    phrases = sorted(meanings.keys() | between, key=len, reverse=True)
    several, single = (_by_first_word(p for p in phrases if (" " in p) is both) for both in (True, False))
    left_out = re.compile(rf"{_left_out(table)}(?!\w)")
    return _Dictionary(meanings, frozenset(strong), between, left_out, several, single)


def _by_first_word(phrases: Iterable[str]) -> _Phrases:
    found: dict[str, list[str]] = {}
    for phrase in phrases:
        first = WORD_START.match(phrase)
        found.setdefault(first[0] if first else "", []).append(phrase)
    return found


def _left_out(table: Mapping[str, Sequence[str]]) -> str:
    """A pattern for what says that all else stays as it was, and for what a verb parts with."""
    words = (sorted(_all_spellings(table, key), key=len, reverse=True) for key in _LEFT_OUT)
    same, but, aside = map(_either, words)
    next_words = sorted(_all_spellings(table, "and") | _all_spellings(table, "helped_by"))
    last = rf"(?=[ !]*(?:$|[,;.]|{_either(next_words)}))"
    return rf"(?:{same}(?:[\s,.:;-]*{but})?|^{but}|{aside}{last})"


def _all_spellings(table: Mapping[str, Sequence[str]], key: str) -> set[str]:
    return {spelled for word in table.get(key, ()) for spelled in _spellings(word)}


def _spellings(word: str) -> set[str]:
    """A phrase in plain letters; an umlaut written with an e is also found without it."""
    text = plain(word).text
    return {text, re.sub(r"(?<=[aou])e(?!u)", "", text)}


def _either(phrases: Sequence[str]) -> str:
    return f"(?:{'|'.join(map(re.escape, phrases)) or '(?!)'})(?!\\w)"
