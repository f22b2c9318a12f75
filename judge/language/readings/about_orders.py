"""Sentences about the orders around them: which orders they keep from counting until a YES.

docs: text, "A sentence is read as a whole"

A sentence points at orders: at those below or above it (`the orders below`), or at orders around it (`these`,
`all of it`). A sentence that points below or above must be plain: every word of it only says that orders
follow, `My orders are below`. Any other word may say that they are not meant, as `Everything below is
invented` does. A sentence that only points around keeps orders if it takes back, says that they are not real,
or that they count only under a condition, `These orders count only if Italy agrees`. A sentence that points
at nothing keeps orders if single words express that together: `will` and thinking it over, a no and entering,
another and a game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Flag, StrEnum, auto
from functools import cache, lru_cache
from typing import TypeAlias

from judge.language.date_words import words_of_days
from judge.language.readings.lattice import is_neutral
from judge.language.readings.lexicon import (
    Phrase,
    is_request,
    known_words,
    likely_languages,
    names_region,
    phrases_among,
    said_in_heading,
    words_of,
)
from judge.language.readings.stems import Found, Stems
from judge.language.statements import TakenBack
from judge.language.text.sentence_ends import sentences
from judge.language.text.typography import plain
from judge.language.word_files import word_files, word_table

_Found: TypeAlias = Found[tuple[str, str]]
"""Words of a sentence, with their language and what they say."""
_PART, _LINES = "about_orders", "lines"
"""The parts of a language's file with these words, and with those that point below."""
_POINTERS = frozenset({"below", "above", "orders", "these"})
_UNREAL = frozenset({"joke", "draft", "provisional"})
"""Words that also mean that something is unreal."""
_PARTING = frozenset({",", ";", ":", "--", "(", ")"})
"""Signs between the clauses of a sentence."""
_ADDRESS = re.compile(r"(?<!\S)\S+@\S+")
"""An address; what it begins with is sought once and not from each letter of it."""
_DENYING = ("denial", "nay")
_LETTERS_OF_POWER = 5
"""How many first letters a power and its people share: `Austrian`."""


class Where(StrEnum):
    """Where a sentence is, in words of the table."""

    SUBJECT = auto()
    SIGNATURE = auto()
    LETTER = auto()
    """After a greeting to a person who does not read orders."""
    OVER = auto()
    """Right above orders."""


class Kept(Flag):
    """Which orders around a line wait for a YES."""

    NONE = 0
    BELOW = auto()
    ABOVE = auto()
    AROUND = auto()
    """Those above; those below if there are none."""


@dataclass(frozen=True, slots=True)
class Writer:
    """The writer: words of their name, power and game, and the other powers' names, in plain letters."""

    own: frozenset[str] = frozenset()
    others: frozenset[str] = frozenset()


def kept_by(text: str, writer: Writer, where: Where | None = None) -> Kept:
    """Return which orders wait because of a line; `where` says where it is."""
    return _kept_by(text, writer, where)


@lru_cache(maxsize=1024)
def _kept_by(text: str, writer: Writer, where: Where | None) -> Kept:
    kept = Kept.NONE
    for one in _sentences(text):
        if _is_precaution(one):
            continue
        kept |= _kept_by_clauses(one, writer.own)
        kept |= _kept_by_row({str(where), *_said(one, writer)})
    if where is Where.SUBJECT and _is_condition_on_others(text, writer):
        kept |= Kept.AROUND
    return kept


def _is_condition_on_others(text: str, writer: Writer) -> bool:
    """Return whether a text is one condition that names another power: `If Russia attacked`."""
    words = words_of(plain(text).text)
    begins = any(at < _LEADING and one.concept == "condition" for at, one in phrases_among(words))
    return begins and _PARTING.isdisjoint(words) and not writer.others.isdisjoint(words)


@lru_cache(maxsize=1024)
def may_correct(text: str, writer: Writer) -> bool:
    """Return whether a sentence may change the order for a place it names: `Vienna should rather hold`."""
    return any(
        not _CORRECTING.isdisjoint(said) and said.isdisjoint(("of_others", "condition", "asks"))
        for said in (_said(one, writer) for one in _sentences(text))
    )


_CORRECTING = frozenset({"corrects", "take_back", "take_out", "meant", "prefers", "alters", "no_settles"})


def taken_back_of_earlier(text: str, writer: Writer) -> TakenBack:
    """Return which orders of earlier emails a text takes back: all, or one: `J'annule l'ordre de la flotte`.

    It names orders of its writer, and does not ask about them.
    """
    found = [(one, _said(one, writer)) for one in _sentences(text)]
    named = [said for one, said in found if said.isdisjoint(_UNCERTAIN) and _withdraws(one)]
    if any("orders" in said and said.isdisjoint(_OF_ONE) for said in named):
        return TakenBack.ALL_ABOVE
    return TakenBack.NOTHING if all(map(_NAMED.isdisjoint, named)) else TakenBack.LAST


_OF_ONE = frozenset({"one", "kind"})
_NAMED = frozenset({"orders", "these", *_OF_ONE})
_UNCERTAIN = frozenset({"asks", "changes", "of_others", "replaces"})


def leaves_orders(text: str) -> bool:
    """Return whether each word of a text that takes something back is denied: `Do not cancel my orders`."""
    found = _sentences(text)
    return any(map(_withdrawn_at, found)) and not any(map(_withdraws, found))


def _withdraws(sentence: _Sentence) -> bool:
    """Return whether a word takes something back, with no denial shortly before it."""
    return any(not sentence.denies_shortly_before(at) for at in _withdrawn_at(sentence))


def _withdrawn_at(sentence: _Sentence) -> list[int]:
    """Return where words of a sentence begin that take something back."""
    words = [one.start for one in sentence.of("take_back")]
    return [*words, *(at for at, one in sentence.phrases if one.concept == "withdrawal")]


def tells_of_thought(text: str, *, dropped: bool) -> bool:
    """Return whether a sentence tells of what was only nearly ordered, or thought of if that was `dropped`.

    `I was tempted to send Vienna to Tyrolia`, `I thought of it, but that seemed too risky`.
    """
    told = {"nearly", "weighed"} if dropped else {"nearly"}
    return any(not told.isdisjoint(one.said) for one in _sentences(text))


def may_concern_orders(text: str) -> bool:
    """Return whether a line names a unit by no place, or takes something back: `the boat can stay put`."""
    return any(not _CONCERNING.isdisjoint(one.said) for one in _sentences(text))


_CONCERNING = frozenset({"one", "kind", "take_back", "take_out", "unreal", "joke", "draft"})


def names_units(text: str) -> bool:
    """Return whether a line names all units, or several of its writer's: `my troops dig in`."""
    return any(
        "units" in one.said and ("self" in one.said or one.says({"everything"})) for one in _sentences(text)
    )


def drops_thought(text: str) -> bool:
    """Return whether a sentence tells of a thought and ends with a no to it: `I toyed with it, but no`."""
    return any("weighed" in one.said and _ends_with_bare_no(one) for one in _sentences(text))


def counts_until_others(text: str) -> bool:
    """Return whether a line says only that its orders count until others come, as a precaution."""
    found = _sentences(text)
    return bool(found) and all(_is_precaution(one) for one in found)


@dataclass(frozen=True, slots=True)
class _Sentence:
    """A sentence, or a part of it, in a language that it may be in, with what this language finds in it.

    A part has the words of the whole sentence; its own are from `start` up to `end`.
    """

    words: Sequence[str]
    found: Sequence[_Found]
    phrases: Sequence[tuple[int, Phrase]]
    start: int
    end: int

    @property
    def said(self) -> set[str]:
        """What its words say, in keys of the table."""
        return {one.key[1] for one in self.found}

    def of(self, key: str) -> Iterator[_Found]:
        """Yield its words that say one thing."""
        return (one for one in self.found if one.key[1] == key)

    def part(self, start: int, end: int) -> _Sentence:
        """Return the part from one word up to another, as if it were the whole."""
        start, end = max(start, self.start), min(end, self.end)
        found = [one for one in self.found if start <= one.start and one.end <= end]
        within = [(at, one) for at, one in self.phrases if start <= at and at + len(one.words) <= end]
        return _Sentence(self.words, found, within, start, end)

    def says(self, concepts: Collection[str]) -> bool:
        """Return whether a phrase may mean one of the concepts."""
        return any(one.concept in concepts for _, one in self.phrases)

    def denies(self) -> bool:
        """Return whether a no stands here that is no part of harmless words, as `nothing special`."""
        harmless = [(at, at + len(one.words)) for at, one in self.phrases if is_neutral(one.concept)]
        return any(
            one.concept in _DENYING
            and not any(start <= at and at + len(one.words) < end for start, end in harmless)
            for at, one in self.phrases
        )

    def says_within(self, concepts: Collection[str], start: int, end: int) -> bool:
        """Return whether a phrase from one word up to another may mean one of the concepts."""
        return any(
            start <= at and at + len(one.words) <= end and one.concept in concepts for at, one in self.phrases
        )

    def denies_before(self, one: _Found) -> bool:
        """Return whether a no is shortly before a word in its clause: `no more changes`."""
        return self.denies_shortly_before(one.start)

    def denies_shortly_before(self, start: int) -> bool:
        """Return whether a no is in the clause of a word, at most a few words before it."""
        first = max(start - _NEAR, 0)
        parted = (at for at in range(first, start) if self.words[at] in _PARTING)
        return self.says_within(_DENYING, max(parted, default=first - 1) + 1, start)

    def denies_near(self, one: _Found) -> bool:
        """Return whether a no is close to a word: `do not run`, `prenez pas encore`."""
        return self.says_within(_DENYING, one.start - _NEAR, one.end + _NEAR)

    def clauses(self) -> Iterator[_Sentence]:
        """Yield its clauses; one that only points belongs to the next one."""
        pointing = {at for one in self.found if one.key[1] in _POINTERS for at in range(one.start, one.end)}
        start = 0
        for at, word in enumerate(self.words):
            if word in _PARTING and not pointing.issuperset(range(start, at)):
                yield self.part(start, at)
                start = at + 1
        yield self.part(start, len(self.words))


def _in_likely_languages(words: Sequence[str]) -> Iterator[_Sentence]:
    """Yield a sentence in each language that it may be in; nothing if it is not about orders.

    It has a sign in place of a phrase that means nothing by its words: `no joke`.
    """
    found = list(_stems().among(words))
    if seeming := [one for one in found if one.key[1] == "seeming"]:
        words = _without(words, seeming)
        found = list(_stems().among(words))
    if not found:
        return
    every = list(phrases_among(words))
    for language in likely_languages(words, ((one.key[0], range(one.start, one.end)) for one in found)):
        yield _Sentence(
            words,
            [one for one in found if one.key[0] == language],
            [(at, one) for at, one in every if one.language == language],
            0,
            len(words),
        )


@lru_cache(maxsize=64)  # a line is asked what it keeps and what it corrects
def _sentences(text: str) -> Sequence[_Sentence]:
    """Return the sentences of a line that are about orders, in plain letters, without empty phrases."""
    cut = sentences(_ADDRESS.sub(" ", text))
    words = (words_of(plain(one).text) for one in cut)
    return tuple(sentence for one in words for sentence in _in_likely_languages(one))


def only_seems_to_say(text: str) -> bool:
    """Return whether a sentence of few words begins with some that mean nothing by themselves.

    So do `No joke` and `That is no joke`.
    """
    words = words_of(plain(text).text)
    few = sum(word[0].isalpha() for word in words) <= _MOST_OF_HEADING
    found = list(_stems().among(words))
    pointing = {at for one in found if one.key[1] == "this" for at in range(one.start, one.end)}
    return few and any(one.key[1] == "seeming" and pointing.issuperset(range(one.start)) for one in found)


def only_halts(text: str) -> bool:
    """Return whether a line only tells somebody to wait, which may be a wish for WAIT as well."""
    return any(_is_only_halt(one) for one in _sentences(text))


def says_not_entered_yet(text: str) -> bool:
    """Return whether a sentence says that orders are not to be entered yet: `No lo metas todavía`."""
    return any({"not_entered", "not_yet"} <= _said(one, Writer()) for one in _sentences(text))


def is_unreal_heading(text: str) -> bool:
    """Return whether a few words over orders say that these are not real: `Joke:`."""
    return _says_in_few(text, ("unreal", *_UNREAL))


def is_own_note(text: str) -> bool:
    """Return whether a text is only a label of its writer's own notes: `To do:`."""
    return any(map(_is_only_jotted, _sentences(text)))


def is_exclamation(text: str) -> bool:
    """Return whether a text has only exclamations of somebody who made a slip or hesitates: `Oops`, `hmm`."""
    return any(map(_is_only_slips, _sentences(text)))


def _says_in_few(text: str, keys: Collection[str]) -> bool:
    """Return whether a text has few words, and says one of the keys of the table."""
    words = words_of(plain(text).text)
    few = sum(word[0].isalpha() for word in words) <= _MOST_OF_HEADING
    return few and any(one.key[1] in keys for one in _stems().among(words))


def keeps_in_note(text: str) -> bool:
    """Return whether words next to an order say that it is not meant, or waits for something: `(joke)`."""
    return _says_in_few(text, ("unreal", *_UNREAL, "disowned")) or kept_by(text, Writer()) is not Kept.NONE


_MOST_OF_HEADING, _MOST_OF_CORRECTION = 4, 12
"""The most words of a heading, and of a correction that does not name its unit by its place."""


def _without(words: Sequence[str], phrases: Collection[_Found]) -> Sequence[str]:
    """Return the words with a sign in place of those of some phrases."""
    left = list(words)
    for one in phrases:
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
        """Return whether a sentence that says these fits the row."""
        beside = all(not one.isdisjoint(said) for one in self.others)
        return beside and not self.says.isdisjoint(said) and self.unless.isdisjoint(said)


@cache
def _rows() -> Sequence[_Row]:
    table = word_table("about_orders")
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


def _kept_by_clauses(sentence: _Sentence, own: Collection[str]) -> Kept:
    """Return which orders clauses keep that point below or above and have another word."""
    kept = Kept.NONE
    for clause in sentence.clauses():
        points = clause.said & {"below", "above"}
        if points and not _is_plain(clause, own):
            kept |= Kept.BELOW if "below" in points else Kept.ABOVE
    return kept


def _is_plain(clause: _Sentence, own: Collection[str]) -> bool:
    """Return whether every word of a clause leaves the orders that it points at as they are."""
    words = clause.words[clause.start : clause.end]
    known = {at for one in clause.found if one.key[1] in _PLAIN for at in range(one.start, one.end)}
    for at, one in clause.phrases:
        if is_neutral(one.concept):
            known.update(range(at, at + len(one.words)))
    left = (word for at, word in enumerate(words, clause.start) if at not in known and word[0].isalpha())
    return "?" not in words and all(_is_name(word, own) for word in left)


_PLAIN = _POINTERS | {"this", "plain"}


def _is_name(word: str, own: Collection[str]) -> bool:
    """Return whether a word names the writer, their power and its people, or a part of the map."""
    stems = tuple(one[:_LETTERS_OF_POWER] for one in own if len(one) >= _LETTERS_OF_POWER)
    return word in own or word.startswith(stems) or names_region(word)


def _said(sentence: _Sentence, writer: Writer) -> set[str]:
    """Return what a sentence says in keys of the table: by its words, by a no before them, as a whole."""
    said = sentence.said
    if said.isdisjoint(_ABOUT_WRITER) and _is_of_others(sentence, writer):
        said.add("of_others")
    if not _UNREAL.isdisjoint(said):
        said.add("unreal")
    denies = sentence.says(_DENYING)
    more = {f"no_{one.key[1]}" for one in sentence.found if denies and sentence.denies_before(one)}
    if _count(sentence) <= _MOST_OF_HEADING:
        more |= {f"{key}_alone" for key in said}
    if "?" in sentence.words:
        more |= {f"{key}_asked" for key in said}
    more |= {key for key, concepts in _CONCEPTS.items() if sentence.says(concepts)}
    return said | more | {key for key, tells in _TELLS.items() if tells(sentence)}


_CONCEPTS: Mapping[str, Collection[str]] = {
    "take_back": ("withdrawal",),
    "condition": ("condition",),
    "denies": _DENYING,
}
"""Keys of the table, with the concepts of the phrases that mean them."""


_ABOUT_WRITER = ("self", "orders", "these", "this", "shown", "one")
"""Keys for words about the sentence's writer, or about the text around it."""
_NEAR = 4
"""How many words apart words that belong together may be."""
_LONG = 4
"""The fewest letters of a word that names something."""


def _count(sentence: _Sentence) -> int:
    return sum(word[0].isalpha() for word in sentence.words)


def _is_of_others(sentence: _Sentence, writer: Writer) -> bool:
    """Return whether a sentence names another power, except as somebody with whom something is done."""
    named = (at for at, word in enumerate(sentence.words) if word in writer.others)
    return any(not sentence.says_within(("with",), at - _ARTICLE, at) for at in named)


_ARTICLE = 3
"""How many words there are at most from *with* to the end of an article."""


def _changes(sentence: _Sentence) -> bool:
    """Return whether a sentence says until when orders count, or asks to be told."""
    return any(sentence.of("until_changed")) or sentence.says(("let_know",))


def _is_not_yet(sentence: _Sentence) -> bool:
    return any(sentence.of("yet")) and sentence.says(_DENYING)


def _is_exception(sentence: _Sentence) -> bool:
    """Return whether a sentence is only the case in which orders do not count: `Unless Italy attacks`.

    A few words with a no may end it: `Unless Italy attacks, then not`.
    """
    if not any(one.start == 0 for one in sentence.of("unless")):
        return False
    *_, last = ends = [at for at, word in enumerate(sentence.words[:-1], 1) if word in _PARTING] or [0]
    rest = sentence.part(last, len(sentence.words))
    few = sum(word[0].isalpha() for word in sentence.words[last:]) <= _MOST_OF_HEADING
    return ends == [0] or (few and rest.says(_DENYING))


def _ends_with_bare_no(sentence: _Sentence) -> bool:
    """Return whether the last clause is only a no, perhaps with a *but* before it."""
    ends = [at for at, word in enumerate(sentence.words[:-1], 1) if word in _PARTING]
    last = sentence.part(ends[-1], len(sentence.words)) if ends else sentence
    return bool(ends) and last.says(_DENYING) and _consists_of(last, ("plain",), (*_DENYING, "but"))


def _is_precaution(sentence: _Sentence) -> bool:
    """Return whether provisional orders are for the case that their writer sends no others.

    At most one sign is in the sentence, before that case; a no belongs to it: `in case I can't write`.
    """
    said, case = sentence.said, next(sentence.of("fallback"), None)
    if case is None or "provisional" not in said or not said.isdisjoint(_AGAINST_PRECAUTION):
        return False
    parted = {at + 1 for at, word in enumerate(sentence.words[:-1]) if word in _PARTING}
    denies = sentence.says_within(_DENYING, case.start, case.end + _NEAR) and not _is_not_entered(sentence)
    return denies and parted <= {case.start} and not _names_day(sentence)


_AGAINST_PRECAUTION = frozenset({"draft", "joke", "unreal", "take_back", "waits", "parks", "elsewhere"})


def _only_denies(sentence: _Sentence) -> bool:
    """Return whether a sentence has a no, and otherwise only words that stand for something named elsewhere.

    So `De her tæller ikke` and `Pas ceux-ci` can only be about what stands around them.
    """
    if "?" in sentence.words or not sentence.denies():
        return False
    said = any(one.key[1] in _STANDING_FOR for one in sentence.found)
    return said and _consists_of(sentence, (*_STANDING_FOR, "plain"), _DENYING_WORDS)


def _consists_of(sentence: _Sentence, keys: Collection[str], concepts: Collection[str] = ()) -> bool:
    """Return whether every word says one of some keys, means one of some concepts, or says nothing."""
    known = {at for one in sentence.found if one.key[1] in keys for at in range(one.start, one.end)}
    for at, one in sentence.phrases:
        if is_neutral(one.concept) or one.concept in concepts:
            known.update(range(at, at + len(one.words)))
    own = enumerate(sentence.words[sentence.start : sentence.end], sentence.start)
    return all(at in known for at, word in own if word[0].isalpha())


_STANDING_FOR = ("orders", "these", "this", "yet", "entered", "applies", "real")
"""Keys for words that point at orders, or say that they count."""
_DENYING_WORDS = (*_DENYING, "pronoun", "withdrawal", "later")


def _retorts(sentence: _Sentence) -> bool:
    """Return whether a sentence is only an ironic answer, whose single words are harmless elsewhere."""
    ironic = any(sentence.of("retort")) or any(sentence.of("joke"))
    return ironic and _consists_of(sentence, _RETORTING)


_RETORTING = ("retort", "joke", "plain")


def _is_only_unreal(sentence: _Sentence) -> bool:
    """Return whether a sentence has only words for what is unreal: `Hypothetically speaking`.

    `Test mail` is about the email, not about the orders.
    """
    unreal = any(sentence.of("unreal")) and not any(sentence.of("venue"))
    return unreal and _consists_of(sentence, ("unreal", "plain"))


def _is_only_jotted(sentence: _Sentence) -> bool:
    """Return whether a sentence is no more than a heading over its writer's own notes: `To do:`."""
    said = {at for one in sentence.of("jotted") for at in range(one.start, one.end)}
    return bool(said) and all(at in said for at, word in enumerate(sentence.words) if word[0].isalpha())


def _is_only_halt(sentence: _Sentence) -> bool:
    """Return whether a sentence only tells somebody to wait: `Wait, please!`."""
    return any(sentence.of("halts")) and _consists_of(sentence, ("halts",), ("courtesy",))


def _is_only_slips(sentence: _Sentence) -> bool:
    """Return whether a sentence has only exclamations of somebody who made a slip or hesitates."""
    return any(sentence.of("slip")) and _consists_of(sentence, ("slip",))


def _begins_by_taking_back(sentence: _Sentence) -> bool:
    """Return whether the first of several clauses only takes back: `Forget it, I will write again`.

    The last order by its name is that one alone: `Cancel the last one, please`.
    """
    ends = [at for at, word in enumerate(sentence.words[:-1]) if word in _PARTING]
    ends = ends[1:] if len(ends) > 1 and ends[0] == 1 else ends  # `Ach, vergiss es, …`
    first = sentence.part(0, ends[0] if ends else 0)
    back = any(not first.denies_before(one) for one in first.of("take_back"))
    return (
        back
        and not first.says(("last_one",))
        and _consists_of(first, ("take_back", *_STANDING_FOR, "plain"), ("pronoun", "withdrawal"))
    )


def _is_mistaken(sentence: _Sentence) -> bool:
    """Return whether a few words call what they point at a mistake: `That was an error`."""
    points = any(one.key[1] in ("this", "these", "orders") for one in sentence.found)
    named = max((len(one.words) for _, one in sentence.phrases if one.concept == "mistake"), default=0)
    return points and named > 0 and _count(sentence) - named <= _MOST_BESIDE_MISTAKE


_MOST_BESIDE_MISTAKE = 3


def _is_disbelieved(sentence: _Sentence) -> bool:
    """Return whether nobody believes something, or a few words tell somebody to: `das glaubt doch keiner`."""
    few = _count(sentence) <= _MOST_OF_HEADING
    return any(few or sentence.denies_near(one) for one in sentence.of("believes"))


def _is_condition_of(sentence: _Sentence) -> bool:
    """Return whether a sentence is only a condition: `As long as Russia agrees`."""
    parts = any(word in _PARTING for word in sentence.words[:-1])
    begins = any(at < _LEADING and one.concept == "condition" for at, one in sentence.phrases)
    return begins and not parts and "?" not in sentence.words


def _is_long(sentence: _Sentence) -> bool:
    return _count(sentence) > _MOST_OF_CORRECTION


def _denies_one(sentence: _Sentence) -> bool:
    """Return whether a no is before the unit named, or after it ends the sentence: `not the fleet`."""
    return any(sentence.denies_before(one) or _ends_with_no(sentence, one.end) for one in sentence.of("one"))


def _ends_with_no(sentence: _Sentence, start: int) -> bool:
    after = [at for at in range(start, len(sentence.words)) if sentence.words[at][0].isalpha()]
    return len(after) == 1 and sentence.says_within(_DENYING, after[0], after[0] + 1)


def _is_denied(sentence: _Sentence) -> bool:
    """Return whether a sentence denies that orders are real, or a clause what it says of them.

    If it says until when they count, or asks to be told, the denial is only about its condition.
    """
    if not sentence.says(_DENYING):
        return False
    changes = _changes(sentence)
    if not changes and any(sentence.of("real")):
        return True
    return any(
        any(clause.of("orders")) and clause.says(_DENYING) and not (changes and _has_condition(clause))
        for clause in sentence.clauses()
    )


def _counts_on_condition(sentence: _Sentence) -> bool:
    """Return whether a sentence says that orders count, with a condition that is no change of them."""
    said = sentence.said
    counts = "applies" in said and not said.isdisjoint(("orders", "these"))
    return counts and not _changes(sentence) and _has_condition(sentence)


def _has_condition(sentence: _Sentence) -> bool:
    return sentence.says(("condition",)) or any(sentence.of("until_changed"))


def _is_bare_condition(sentence: _Sentence) -> bool:
    """Return whether a sentence is a condition of its neighbours: `Only if …`, `This is valid if …`."""
    counts = list(sentence.of("applies"))
    begins = any(one.start < _LEADING for one in counts) or any(sentence.of("this"))
    return begins and any(sentence.says_within(("condition",), one.end, one.end + _BETWEEN) for one in counts)


_LEADING = 2
"""How many words may precede the one that says that orders count: `But only if …`."""
_BETWEEN = 4
"""How many words, including signs, may come before the condition."""


def _is_not_entered(sentence: _Sentence) -> bool:
    return any(map(sentence.denies_near, sentence.of("entered")))


def _is_unsettled(sentence: _Sentence) -> bool:
    """Return whether a no, or a step to come first, precedes a word that says that orders are settled.

    If an unknown word follows closely, it is about something else: `not sure about the caterer yet`.
    """
    settled = (one for one in sentence.of("settles") if not _is_about_something(sentence, one.end))
    firsts = [one.start for one in sentence.of("first")]
    return any(
        any(0 < one.start - first <= _NEAR for first in firsts) or sentence.denies_before(one)
        for one in settled
    )


def _is_about_something(sentence: _Sentence, start: int) -> bool:
    """Return whether a long unknown word follows closely."""
    known = {at for one in sentence.found for at in range(one.start, one.end)}
    after = enumerate(sentence.words[start : start + _NEAR], start)
    return any(len(word) >= _LONG and at not in known and word not in known_words() for at, word in after)


def _is_for_another(sentence: _Sentence) -> bool:
    """Return whether `another` or a day is near a game or a reader, with a word `for` before it."""
    venues = [one.start for one in sentence.of("venue")]
    others = [one.start for one in sentence.of("other")] + [
        at for at, word in enumerate(sentence.words) if _is_day(word)
    ]
    ways = [one.start for one in sentence.of("for")]
    return any(
        0 < abs(venue - other) <= _NEAR and any(0 <= min(venue, other) - way <= _NEAR for way in ways)
        for venue in venues
        for other in others
    )


def _names_day(sentence: _Sentence) -> bool:
    return any(map(_is_day, sentence.words))


def _is_day(word: str) -> bool:
    """Return whether a word is the name of a day, in any language: `tuesday's`, `mandags`."""
    return not _days().isdisjoint((word, word.rstrip("s"), word.removesuffix("'s")))


@cache
def _days() -> frozenset[str]:
    """Return the names of days in all languages."""
    return frozenset(words_of_days())


def _introduces(sentence: _Sentence) -> bool:
    return sentence.words[-1] == ":"


def _asks(sentence: _Sentence) -> bool:
    return "?" in sentence.words and not is_request(" ".join(sentence.words))


def _replaces(sentence: _Sentence) -> bool:
    return "replaced" in said_in_heading(" ".join(sentence.words))


_TELLS: Mapping[str, Callable[[_Sentence], bool]] = {
    "changes": _changes,
    "not_yet": _is_not_yet,
    "exception": _is_exception,
    "only_denies": _only_denies,
    "retorts": _retorts,
    "only_unreal": _is_only_unreal,
    "only_slips": _is_only_slips,
    "only_halts": _is_only_halt,
    "only_jotted": _is_only_jotted,
    "takes_back_first": _begins_by_taking_back,
    "mistaken": _is_mistaken,
    "disbelieved": _is_disbelieved,
    "only_condition": _is_condition_of,
    "long": _is_long,
    "one_denied": _denies_one,
    "denied": _is_denied,
    "on_condition": _counts_on_condition,
    "condition_alone": _is_bare_condition,
    "not_entered": _is_not_entered,
    "not_settled": _is_unsettled,
    "astray": _is_for_another,
    "day": _names_day,
    "introduces": _introduces,
    "asks": _asks,
    "replaces": _replaces,
}
"""What a sentence says as a whole, in keys of the table, and the test for each."""


@cache
def _stems() -> Stems[tuple[str, str]]:
    """Return the words of all languages, with the language and what they say."""
    return Stems(
        (phrase, said)
        for code, file in word_files().items()
        for key, row in (*file[_PART].items(), ("below", file[_LINES]["below"]))
        for said in ((code, key),)  # one for all phrases of a row
        for phrase in row
    )
