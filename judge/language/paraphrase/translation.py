"""Translation: what people write for the words of orders, in nine languages, into those of the grammar.

The words stand in grammar/words_by_language.toml. Nothing of it is asked about a line that can be read as it
stands (`paraphrase.line`), so no word here can change what such a line means.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from judge.language.names import Names
from judge.language.orders.grammar import any_name
from judge.language.text.typography import Plain, plain
from judge.paths import grammar
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
    "convoy": "convoys",
    "via": "via convoy",
    "through": "via",
    "retreat": "retreats to",
    "disband": "disbands",
    "build": "build",
    "remove": "remove",
    "no_builds": "waive all",
    "waive": "waive",
    "from": "from",
    "and": "and",
    "everything": "all units",
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
_ELIDED = r"(?<![\w'])(?:(?:l|d|un|all|dell|nell|sull|dall)'|p/)"
"""What is written together with the name behind it: `vers l'Espagne`, `p/Picardia`."""
_OF_PHASE: Mapping[PhaseKind, tuple[str, ...]] = {
    PhaseKind.MOVEMENT: (),
    PhaseKind.RETREAT: ("retreat", "disband"),
    PhaseKind.ADJUSTMENT: ("build", "remove", "no_builds", "waive"),
}
"""The keys that come first in a phase; of those of another phase English has too common words."""
_STRONG = 10
"""How much more a word tells than one of the weak ones."""
_WEAK = frozenset({"skip", "and", "from", "unit", "through"})
"""Keys whose words do not tell the language."""
_SECTIONS = {"moves": PhaseKind.MOVEMENT, "retreats": PhaseKind.RETREAT, "builds": PhaseKind.ADJUSTMENT}


@cache
def _languages() -> Mapping[str, Mapping[str, Sequence[str]]]:
    text = (grammar() / "words_by_language.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def sections() -> Mapping[str, PhaseKind]:
    """Headings over orders in other languages, in plain letters, with the kind of phase they lead to."""
    return {
        spelled: kind
        for words in _languages().values()
        for key, kind in _SECTIONS.items()
        for word in words.get(key, ())
        for spelled in _spellings(word)
    }


@dataclass(frozen=True, slots=True)
class _Dictionary:
    """One language in one kind of phase: each phrase's word, and the pattern that finds phrases and names."""

    meanings: Mapping[str, str]
    strong: frozenset[str]
    between: frozenset[str]
    pattern: re.Pattern[str]
    elided: re.Pattern[str]


def translations(known: Names, line: Plain, kind: PhaseKind) -> Iterator[Plain]:
    """The line with the grammar's words: from English, then from the languages it has words of."""
    yield _translated(_dictionary(known, ENGLISH, kind), line)
    likely: list[tuple[int, Plain]] = []
    for language in _languages():
        if language == ENGLISH:
            continue
        words = _dictionary(known, language, kind)
        found = [one[0] for one in words.pattern.finditer(line.text)]
        hits = sum(_STRONG if word in words.strong else word in words.meanings for word in found)
        if hits:
            likely.append((-hits, _translated(words, line)))
    for _, translated in sorted(likely, key=lambda one: one[0])[:MOST_LANGUAGES]:
        yield translated


def _translated(words: _Dictionary, line: Plain) -> Plain:
    """The line with every phrase of the language replaced, names left alone."""
    line = line.replaced([(one.end(), one.end(), " ") for one in words.elided.finditer(line.text)])
    found = list(words.pattern.finditer(line.text))
    cuts: list[tuple[int, int, str]] = []
    for number, one in enumerate(found):
        word = one[0]
        if one["out"] is not None:
            cuts.append((one.start(), one.end(), ""))
        elif one["name"] is None:
            behind_name = number > 0 and _touch(line.text, found[number - 1], one)
            before_name = number + 1 < len(found) and _touch(line.text, one, found[number + 1])
            new = words.meanings.get(word, word)
            if word in words.between and behind_name and before_name:
                new = "to"
            elif word in ("a", "f"):
                new = word
            elif len(word) == 1 and new == "army" and not before_name:
                new = "and" if number else word
            cuts.append((one.start(), one.end(), new))
    return line.replaced(cuts)


def _touch(text: str, before: re.Match[str], behind: re.Match[str]) -> bool:
    """Whether nothing stands between the two, and the one of them that is no word is a name."""
    named = before["name"] is not None or behind["name"] is not None
    return named and not text[before.end() : behind.start()].strip(" /()ncse.")


@lru_cache(maxsize=128)
def _dictionary(known: Names, language: str, kind: PhaseKind) -> _Dictionary:
    table = _languages()[language]
    first = _OF_PHASE[kind]
    later = [key for keys in _OF_PHASE.values() for key in keys if key not in first]
    keys = [*first, *(key for key in _MEANS if key not in (*first, *later))]
    keys += [] if language == ENGLISH else later
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
    several, single = ([p for p in phrases if (" " in p) is both] for both in (True, False))
    name = rf"(?P<name>{any_name(known)})"
    pattern = rf"(?<![\w'])(?:{_left_out(table)}|{_either(several)}|{name}|{_either(single)})(?!\w)"
    return _Dictionary(meanings, frozenset(strong), between, re.compile(pattern), _elided(known))


@lru_cache(maxsize=64)
def _elided(known: Names) -> re.Pattern[str]:
    return re.compile(rf"{_ELIDED}(?={any_name(known)})")


def _left_out(table: Mapping[str, Sequence[str]]) -> str:
    """A pattern for what says that all else stays as it was, and for what a verb parts with."""
    words = (sorted(_all_spellings(table, key), key=len, reverse=True) for key in _LEFT_OUT)
    same, but, aside = map(_either, words)
    next_words = sorted(_all_spellings(table, "and") | _all_spellings(table, "helped_by"))
    last = rf"(?=[ !]*(?:$|[,;.]|{_either(next_words)}))"
    return rf"(?P<out>{same}(?:[\s,.:;-]*{but})?|^{but}|{aside}{last})"


def _all_spellings(table: Mapping[str, Sequence[str]], key: str) -> set[str]:
    return {spelled for word in table.get(key, ()) for spelled in _spellings(word)}


def _spellings(word: str) -> set[str]:
    """A phrase in plain letters; an umlaut written with an e is also found without it."""
    text = plain(word).text
    return {text, re.sub(r"(?<=[aou])e(?!u)", "", text)}


def _either(phrases: Sequence[str]) -> str:
    return f"(?:{'|'.join(map(re.escape, phrases)) or '(?!)'})(?!\\w)"
