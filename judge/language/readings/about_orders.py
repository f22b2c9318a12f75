"""Sentences about the orders around them: which orders they keep from counting until a yes.

docs: text, "A sentence is read as a whole"

A sentence points at orders: at those below or above it (`the orders below`), or at what is around (`these`,
`all of it`). What points below or above must be plain: every word of it says no more than that orders follow,
`My orders are below`. Any other word may say that they are not meant, as `Everything below is invented` does.
What only points around keeps orders if it takes back, says that they are not real, or that they count for a
condition alone, `These orders count only if Italy agrees`. What points at nothing keeps them if fields of
single words tell it together: `will` and thinking it over, a no and entering, another and a game.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import Flag, StrEnum, auto
from functools import cache, lru_cache
from typing import TypeAlias

from judge.language.date_words import words_of_days
from judge.language.readings.lattice import is_neutral
from judge.language.readings.lexicon import (
    ANY,
    is_request,
    known_words,
    names_region,
    phrases,
    said_in_heading,
    words_of,
)
from judge.language.readings.stems import Found, Stems
from judge.language.text.typography import plain
from judge.language.word_files import word_files
from judge.paths import grammar

_Found: TypeAlias = Found[tuple[str, str]]
"""Words of a sentence, with their language and what they say."""
_PART, _LINES = "about_orders", "lines"
"""The parts of a language's file with these words, and with those that point below."""
_POINTERS = frozenset({"below", "above", "orders", "these"})
_UNREAL = frozenset({"joke", "draft", "provisional"})
"""What is unreal as well."""
_PARTING = frozenset({",", ";", ":", "--", "(", ")"})
"""Signs between the clauses of a sentence."""
_ADDRESS = re.compile(r"\S+@\S+")
_SENTENCE = re.compile(r"(?<=[.!?\u2026])\s+")
_DENYING = ("denial", "nay")
_LETTERS_OF_POWER = 5
"""Letters in which a power and its people begin alike: `Austrian`."""


class Where(StrEnum):
    """Where a sentence stands, in words of the table."""

    SUBJECT = auto()
    SIGNATURE = auto()
    LETTER = auto()
    """After a greeting to a person who does not read orders."""


class Kept(Flag):
    """Which orders around a line wait for a yes."""

    NONE = 0
    BELOW = auto()
    ABOVE = auto()
    AROUND = auto()
    """Those above; those below if there are none."""


@dataclass(frozen=True, slots=True)
class Writer:
    """Who writes: words of their name, power and game, and the other powers' names, in plain letters."""

    own: frozenset[str] = frozenset()
    others: frozenset[str] = frozenset()


@lru_cache(maxsize=1024)
def kept_by(text: str, writer: Writer, where: Where | None = None) -> Kept:
    """Return which orders wait for what a line says, `where` it stands."""
    kept = Kept.NONE
    for one in _sentences(text):
        kept |= _kept_by_sentence(one, writer, where)
    return kept


@lru_cache(maxsize=1024)
def may_correct(text: str, writer: Writer) -> bool:
    """Whether a sentence may change the order for a place that it names: `Vienna should rather hold`."""
    return any(
        not _CORRECTING.isdisjoint(said) and said.isdisjoint(("of_others", "condition", "asks"))
        for one in _sentences(text)
        for said in _said_in(one, writer)
    )


_CORRECTING = frozenset({"corrects", "take_back", "take_out", "meant", "prefers", "alters", "no_settles"})


def _sentences(text: str) -> Iterator[Sequence[str]]:
    """The words and signs of each sentence of a line, in plain letters, without phrases that say nothing."""
    for one in _SENTENCE.split(_ADDRESS.sub(" ", text)):
        yield _without_seeming(words_of(plain(one).text))


def _said_in(words: Sequence[str], writer: Writer) -> Iterator[set[str]]:
    """What a sentence says in keys of the table, in each language that it may be written in."""
    found = list(_stems().among(words))
    for language in _languages(words, found) if found else ():
        yield _said(language, words, [one for one in found if one.key[0] == language], writer)


def is_unreal_heading(text: str) -> bool:
    """Whether a few words over orders say that these are not real: `Joke:`."""
    words = words_of(plain(text).text)
    few = sum(word[0].isalpha() for word in words) <= _MOST_OF_HEADING
    return few and any(one.key[1] in ("unreal", *_UNREAL) for one in _stems().among(words))


def keeps_in_note(text: str) -> bool:
    """Whether words beside an order say that it is not meant, or that it waits for something: `(joke)`."""
    return is_unreal_heading(text) or kept_by(text, Writer()) is not Kept.NONE


_MOST_OF_HEADING, _MOST_OF_CORRECTION = 4, 12
"""Words of a heading, and of a sentence that corrects an order without naming its unit by its place."""
_BESIDE = 4


def _kept_by_sentence(words: Sequence[str], writer: Writer, where: Where | None) -> Kept:
    found = list(_stems().among(words))
    kept = Kept.NONE
    for language in _languages(words, found) if found else ():
        here = [one for one in found if one.key[0] == language]
        kept |= _kept_by_clauses(language, words, here, writer.own)
        kept |= _kept_by_row({str(where), *_said(language, words, here, writer)})
    return kept


def _languages(words: Sequence[str], found: Sequence[_Found]) -> Sequence[str]:
    """The languages that a sentence may be written in: those that know the most of its words."""
    known: dict[str, set[int]] = {}
    for one in found:
        known.setdefault(one.key[0], set()).update(range(one.start, one.end))
    for at, word in enumerate(words):
        for phrase in phrases().get(word, ()):
            end = at + len(phrase.words)
            if phrase.language != ANY and tuple(words[at:end]) == phrase.words:
                known.setdefault(phrase.language, set()).update(range(at, end))
    most = max(map(len, known.values()), default=0)
    return [language for language, at in known.items() if len(at) >= most * _NEARLY]


_NEARLY = 0.75
"""The share of the most words that another language knows, and the sentence may be in that as well."""


def _without_seeming(words: Sequence[str]) -> Sequence[str]:
    """The words with a sign in place of those of a phrase that says nothing by them: `no joke`."""
    seeming = [one for one in _stems().among(words) if one.key[1] == "seeming"]
    if not seeming:
        return words
    left = list(words)
    for one in seeming:
        left[one.start : one.end] = [_LEFT_OUT] * (one.end - one.start)
    return left


_LEFT_OUT = "~"


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of the table: which orders a sentence keeps that says one of these with one of others."""

    says: frozenset[str]
    others: Sequence[frozenset[str]]
    unless: frozenset[str]
    keeps: Kept

    def fits(self, said: Collection[str]) -> bool:
        """Whether a sentence that says these is one of the row."""
        beside = all(not one.isdisjoint(said) for one in self.others)
        return beside and not self.says.isdisjoint(said) and self.unless.isdisjoint(said)


@cache
def _rows() -> Sequence[_Row]:
    table = tomllib.loads((grammar() / "about_orders.toml").read_text(encoding="utf-8"))
    return tuple(
        _Row(
            says=frozenset(row["says"]),
            others=tuple(frozenset(row[key]) for key in ("with", "and") if key in row),
            unless=frozenset(row.get("unless", ())),
            keeps=Kept[row["keeps"].upper()],
        )
        for row in table["row"]
    )


def _kept_by_row(said: Collection[str]) -> Kept:
    return next((row.keeps for row in _rows() if row.fits(said)), Kept.NONE)


def _kept_by_clauses(
    language: str, words: Sequence[str], found: Sequence[_Found], own: Collection[str]
) -> Kept:
    """Which orders the clauses keep that point below or above and have a word more than that."""
    kept = Kept.NONE
    for start, end in _clauses(words, found):
        within = [one for one in found if start <= one.start and one.end <= end]
        points = {one.key[1] for one in within} & {"below", "above"}
        if points and not _is_plain(language, words, start, end, within, own):
            kept |= Kept.BELOW if "below" in points else Kept.ABOVE
    return kept


def _said(language: str, words: Sequence[str], found: Sequence[_Found], writer: Writer) -> set[str]:
    """What a sentence in a language, of whose words these were `found`, says in keys of the table."""
    said = {one.key[1] for one in found}
    if said.isdisjoint(_ABOUT_WRITER) and not writer.others.isdisjoint(words):
        said.add("of_others")
    if not _UNREAL.isdisjoint(said):
        said.add("unreal")
    count = sum(word[0].isalpha() for word in words)
    changes = "until_changed" in said or _says(language, words, ("let_know",))
    more = {
        "take_back": _says(language, words, ("withdrawal",)),
        "changes": changes,
        "not_yet": "yet" in said and _says(language, words, _DENYING),
        "long": count > _MOST_OF_CORRECTION,
        "one_denied": any(_denies_beside(language, words, one) for one in found if one.key[1] == "one"),
        "denied": _is_denied(language, words, found, changes=changes),
        "on_condition": not changes and _counts_on_condition(language, words, found),
        "condition_alone": _is_bare_condition(language, words, found),
        "condition": _says(language, words, ("condition",)),
        "denies": _says(language, words, _DENYING),
        "not_entered": any(_is_denied_nearby(language, words, one) for one in _of(found, "entered")),
        "not_settled": any(_is_unsettled(language, words, one, found) for one in _of(found, "settles")),
        "astray": _is_for_another(words, found),
        "day": any(map(_is_day, words)),
        "introduces": words[-1] == ":",
        "asks": "?" in words and not is_request(" ".join(words)),
        "replaces": "replaced" in said_in_heading(" ".join(words)),
    }
    alone = {f"{key}_alone" for key in said if count <= _MOST_OF_HEADING}
    denied = {f"no_{one.key[1]}" for one in found if _is_denied_before(language, words, one)}
    asked = {f"{key}_asked" for key in said if "?" in words}
    return said | alone | asked | denied | {key for key, is_said in more.items() if is_said}


_ABOUT_WRITER = ("self", "orders", "these", "this", "shown", "one")
"""What a sentence says of its writer, or of what is written around it."""


def _denies_beside(language: str, words: Sequence[str], one: _Found) -> bool:
    """Whether a no stands before what is named, or ends the sentence behind it: `not the fleet`."""
    before = words[max(0, one.start - _BESIDE) : one.start]
    behind = [word for word in words[one.end :] if word[0].isalpha()]
    return _says(language, before, _DENYING) or (len(behind) == 1 and _says(language, behind, _DENYING))


def _is_denied_nearby(language: str, words: Sequence[str], one: _Found) -> bool:
    """Whether a no stands close to a word: `do not run`, `prenez pas encore`."""
    return _says(language, words[max(0, one.start - _NEAR) : one.end + _NEAR], _DENYING)


def _is_denied_before(language: str, words: Sequence[str], one: _Found) -> bool:
    """Whether a no stands shortly before a word: `no more changes`, `not quite final`."""
    return _says(language, words[max(0, one.start - _NEAR) : one.start], _DENYING)


def _is_unsettled(language: str, words: Sequence[str], one: _Found, found: Sequence[_Found]) -> bool:
    """Whether a no, or what comes first, stands before a word that says that orders are settled.

    One with an unknown word close behind is about something else: `not sure about the caterer yet`.
    """
    behind = range(one.end, min(len(words), one.end + _NEAR))
    found_at = {at for other in found for at in range(other.start, other.end)}
    if any(
        len(words[at]) >= _LONG and at not in found_at and words[at] not in known_words() for at in behind
    ):
        return False
    first = any(0 < one.start - other.start <= _NEAR for other in _of(found, "first"))
    return first or _is_denied_before(language, words, one)


def _of(found: Sequence[_Found], key: str) -> Iterator[_Found]:
    return (one for one in found if one.key[1] == key)


def _is_for_another(words: Sequence[str], found: Sequence[_Found]) -> bool:
    """Whether `another`, or a day, stands beside a game or a reader, with a word `for` it before."""
    venues = [one.start for one in found if one.key[1] == "venue"]
    others = [one.start for one in found if one.key[1] == "other"]
    others += [at for at, word in enumerate(words) if _is_day(word)]
    ways = [one.start for one in found if one.key[1] == "for"]
    return any(
        0 < abs(venue - other) <= _NEAR and any(0 <= min(venue, other) - way <= _NEAR for way in ways)
        for venue in venues
        for other in others
    )


_NEAR = 4
"""Words in which what belongs together stands."""
_LONG = 4
"""Letters of a word that names something."""


def _is_day(word: str) -> bool:
    """Whether a word is the name of a day, in any language: `tuesday's`, `mandags`."""
    return not _days().isdisjoint((word, word.rstrip("s"), word.removesuffix("'s")))


@cache
def _days() -> frozenset[str]:
    """The names of days in all languages."""
    return frozenset(words_of_days())


def _is_denied(language: str, words: Sequence[str], found: Sequence[_Found], *, changes: bool) -> bool:
    """Whether a sentence denies that orders are real, or a clause what it says of them.

    One that says until when they count, or asks to be told, denies what its condition is about alone.
    """
    if not _says(language, words, _DENYING):
        return False
    if not changes and any(one.key[1] == "real" for one in found):
        return True
    for start, end in _clauses(words, found):
        within = [one for one in found if start <= one.start and one.end <= end]
        denies = any(one.key[1] == "orders" for one in within) and _says(language, words[start:end], _DENYING)
        if denies and not (changes and _has_condition(language, words[start:end], within)):
            return True
    return False


def _counts_on_condition(language: str, words: Sequence[str], found: Sequence[_Found]) -> bool:
    """Whether a sentence says that orders count, and a condition."""
    said = {one.key[1] for one in found}
    counts = "applies" in said and not said.isdisjoint(("orders", "these"))
    return counts and _has_condition(language, words, found)


def _is_bare_condition(language: str, words: Sequence[str], found: Sequence[_Found]) -> bool:
    """Whether a sentence is a condition of what stands beside it: `Only if …`, `This is valid if …`."""
    counts = [one for one in found if one.key[1] == "applies"]
    begins = any(one.start < _LEADING for one in counts) or any(one.key[1] == "this" for one in found)
    return begins and any(
        _says(language, words[one.end : one.end + _BETWEEN], ("condition",)) for one in counts
    )


_LEADING = 2
"""Words before the one that says that orders count: `But only if …`."""
_BETWEEN = 4
"""Words, signs among them, in which the condition follows."""


def _has_condition(language: str, words: Sequence[str], found: Sequence[_Found]) -> bool:
    conditional = _says(language, words, ("condition",))
    return conditional or any(one.key[1] == "until_changed" for one in found)


def _clauses(words: Sequence[str], found: Sequence[_Found]) -> Iterator[tuple[int, int]]:
    """The first word of each clause and the one behind its last; what only points belongs to the next one."""
    pointing = {at for one in found if one.key[1] in _POINTERS for at in range(one.start, one.end)}
    start = 0
    for at, word in enumerate(words):
        if word in _PARTING and not pointing.issuperset(range(start, at)):
            yield start, at
            start = at + 1
    yield start, len(words)


def _is_plain(
    language: str,
    words: Sequence[str],
    start: int,
    end: int,
    found: Sequence[_Found],
    own: Collection[str],
) -> bool:
    """Whether every word of a clause is known to leave the orders it points at as they are."""
    if "?" in words[end : end + 1] or "?" in words[start:end]:
        return False
    stems = tuple(word[:_LETTERS_OF_POWER] for word in own if len(word) >= _LETTERS_OF_POWER)
    left = {at for at in range(start, end) if words[at][0].isalpha()}
    for one in found:
        if one.key[1] in (*_POINTERS, "this", "plain"):
            left -= set(range(one.start, one.end))
    for at in tuple(left):
        if words[at] in own or words[at].startswith(stems) or names_region(words[at]):
            left.discard(at)
    for at in range(start, end):
        for phrase in phrases().get(words[at], ()):
            size = len(phrase.words)
            fits = at + size <= end and tuple(words[at : at + size]) == phrase.words
            if fits and phrase.language == language and is_neutral(phrase.concept):
                left -= set(range(at, at + size))
    return not left


def _says(language: str, words: Sequence[str], concepts: Collection[str]) -> bool:
    """Whether a phrase among the words may stand for one of the concepts in a language."""
    return any(
        one.language == language
        and one.concept in concepts
        and tuple(words[at : at + len(one.words)]) == one.words
        for at, word in enumerate(words)
        for one in phrases().get(word, ())
    )


@cache
def _stems() -> Stems[tuple[str, str]]:
    """The words of all languages, with the language and what they say."""
    return Stems(
        (phrase, (code, key))
        for code, file in word_files().items()
        for key, said in (*file[_PART].items(), ("below", file[_LINES]["below"]))
        for phrase in said
    )
