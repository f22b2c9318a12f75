"""Lexicon: every phrase that the judge knows, in every language, with the concepts it may mean.

A concept is a key of the tables in `grammar/languages`, the same in each language. English also has the words
of the classic grammar (`order_words`). A phrase may mean several concepts, in several languages.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from sys import intern
from typing import TypeAlias

from judge.language.drafts import Action
from judge.language.order_words import ACTIONS
from judge.language.text.quote_words import words_for_wrote
from judge.language.text.typography import Plain, plain, unadorned
from judge.language.word_files import by_first_letter, word_files
from judge.rules.phases import PhaseKind

ENGLISH = "en"
COUNT = "count"
_NUMBERS: Mapping[str, str] = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}
"""The keys of numbers."""
ANY = "*"
"""The language of signs and names."""
COAST = "coast"
WROTE = "wrote"
"""The concept of the verbs before somebody's words (`text.quote_words`)."""
PARTICLE, FRAMING = "particle", "framing"
"""The concepts of harmless classes of words: those that may be within an order, and those around it."""
REQUEST = "request"
"""The concept of words that a question begins with which asks for something to be done: `Could you …?`."""
REASON = "reason"
"""The concept of words that a clause begins with which says why an order is given: `because`."""
DESPITE, PRECAUTION = "despite", "precaution"
"""The concepts of words before what an order stands against, `even if`, and for prudence, `just in case`."""
_COASTS: Mapping[str, str] = {
    "nc": "nc",
    "sc": "sc",
    "ec": "ec",
    "wc": "wc",
    "north_coast": "nc",
    "south_coast": "sc",
    "east_coast": "ec",
    "west_coast": "wc",
}
"""The keys of coasts, with how the grammar writes each."""
_CLASSIC: Mapping[Action, str] = {
    Action.HOLD: "hold",
    Action.MOVE: "go",
    Action.SUPPORT: "support",
    Action.CONVOY: "convoy",
    Action.RETREAT: "retreat",
    Action.DISBAND: "disband",
    Action.BUILD: "build",
    Action.REMOVE: "remove",
    Action.WAIVE: "waive",
}
"""The concepts of the classic grammar's actions."""
SECTIONS: Mapping[str, PhaseKind] = {
    "moves": PhaseKind.MOVEMENT,
    "retreats": PhaseKind.RETREAT,
    "builds": PhaseKind.ADJUSTMENT,
}
"""The keys of headings, with the kind of phase that each leads to."""
_ELIDED = r"[a-z]{1,4}'(?=[a-z]{2})"
ELIDED = re.compile(rf"\b{_ELIDED}")
"""A word written together with the next one: `l'armee`, `dell'adriatico`."""
SMILEY = r"(?<![^\s])[:;]'?-?[)(dp]+(?!\w)"
WORD = re.compile(
    rf"{SMILEY}|{_ELIDED}|[^\W_]+(?:['.][^\W_]+)*'?|-+ ?>+|(?<!=)=+>|(?<!~)~+>|>+|-+|\.{{2,}}|[^\w\s]|_"
)
"""A word or sign of a line in plain letters; a phrase of the tables is cut in the same way.

An arrow begins where its run of signs does, so that a run without an end is searched once.
"""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase and one thing it may mean; `value` names a coast."""

    words: tuple[str, ...]
    concept: str
    language: str
    value: str = ""
    accented: tuple[str, ...] = ()
    """The words as they must be written, if only their accents tell them from others."""


Table: TypeAlias = Mapping[str, Sequence[str]]
_OWN = "sentences"
"""The part of a language's table that only sentences are read with."""
_ALTERNATIVES = "alternatives"
"""The part with words between two goals of a retreat, whose key is the concept of such a word."""
_HEADINGS = "headings"
"""The part with the words of headings; `*` ends one that continues."""
_LINES = "lines"
"""The part with words that connect a line to those below it."""
_HARMLESS = "harmless"
"""The part with classes of words that say nothing of an order."""
_WITHIN_ORDERS = ("determiners", "persons", "particles", "adverbs")
"""The harmless classes that may be within an order; the others are around it."""
_ACCENTS = "accents"
"""The part with phrases that only their accents tell from others: `sí`, which is not `si`."""
_REQUESTS = "requests"
"""The part with beginnings of questions that ask for something to be done, and words for an order."""


@cache
def languages() -> Mapping[str, Table]:
    """Return the tables of all languages by their codes, with no part of their files but alternatives."""
    return {
        code: {key: words for key, words in file.items() if isinstance(words, list)} | file[_ALTERNATIVES]
        for code, file in word_files().items()
    }


def words_of(text: str) -> tuple[str, ...]:
    """Return a text in plain letters cut into words and signs."""
    return tuple(WORD.findall(text))


def spellings(phrase: str) -> set[str]:
    """Return a phrase in plain letters; an umlaut written with an e is also found without it."""
    text = plain(phrase).text
    return {text, re.sub(r"(?<=[aou])e(?!u)", "", text)}


@cache
def phrases() -> Mapping[str, Sequence[Phrase]]:
    """Return every phrase by its first word."""
    found: dict[str, dict[Phrase, None]] = {}
    for one in (*_of_languages(), *_of_classic_grammar(), *_of_quotes()):
        found.setdefault(one.words[0], {})[one] = None
    return {first: tuple(row) for first, row in found.items()}


def is_request(text: str) -> bool:
    """Return whether a question in plain letters politely asks for something to be done: `Could you …?`."""
    words = tuple(word for word in words_of(text) if word[0].isalnum())
    return any(
        words[at : at + size] in polite for at in range(_BEFORE_REQUEST) for size, polite in _polite().items()
    )


_BEFORE_REQUEST = 5
"""How many first words a request may begin in: `Hi judge, could you …?`."""


@cache
def _polite() -> Mapping[int, Collection[tuple[str, ...]]]:
    """Return the beginnings of requests, by how many words they have."""
    polite = (phrase for table in word_files().values() for phrase in table[_REQUESTS]["polite"])
    found: dict[int, set[tuple[str, ...]]] = {}
    for words in (words_of(one) for phrase in polite for one in spellings(phrase)):
        cut = tuple(word for word in words if word[0].isalnum())  # `pourriez-vous`
        found.setdefault(len(cut), set()).add(cut)
    return found


@cache
def known_words() -> Collection[str]:
    """Return every word that is in a phrase, and those for an order."""
    of_order = (word for table in word_files().values() for word in table[_REQUESTS]["of_order"])
    return {word for row in phrases().values() for phrase in row for word in phrase.words} | set(of_order)


def without_concept(text: str, concept: str, but: Callable[[str], bool]) -> str:
    """Return a text in plain letters without phrases that may mean a concept, `but` some of them.

    The text is unchanged if it has no such phrase.
    """
    words, at = words_of(text), 0
    left: list[str] = []
    while at < len(words):
        lengths = [
            len(one.words)
            for one in _beginning(words, at)
            if one.concept == concept and not but(" ".join(one.words))
        ]
        left += words[at : at + 1] if not lengths else ()
        at += max(lengths, default=1)
    return text if len(left) == len(words) else " ".join(left)


def _beginning(words: tuple[str, ...], at: int) -> Iterator[Phrase]:
    """Yield the phrases that begin at a word, in the order of the tables."""
    row = phrases().get(words[at], ())
    if len(row) > _MANY:
        begun, second = _by_second_word()[words[at]], words[at + 1] if at + 1 < len(words) else ""
        row = begun.get(second) or begun[""]
    for one in row:
        if words[at : at + len(one.words)] == one.words:
            yield one


_MANY = 48
"""So many phrases that begin with a word are looked up by their second word, too."""


@cache
def _by_second_word() -> Mapping[str, Mapping[str, Sequence[Phrase]]]:
    """Return the phrases that begin with a common word, by it and by their second word.

    Those of one word are with each second word, and with "".
    """
    found: dict[str, Mapping[str, Sequence[Phrase]]] = {}
    for first, row in phrases().items():
        if len(row) > _MANY:
            second = {"", *(one.words[1] for one in row if len(one.words) > 1)}
            found[first] = {
                word: tuple(one for one in row if one.words[1:2] in ((), (word,))) for word in second
            }
    return found


@lru_cache(maxsize=12)  # some ten questions ask for those of the same line
def _all_among(words: tuple[str, ...]) -> Sequence[tuple[int, Phrase]]:
    """Return the phrases among some words, with the position of each, also within others."""
    return tuple((at, one) for at in range(len(words)) for one in _beginning(words, at))


def phrases_among(words: Sequence[str], written: Sequence[str] = ()) -> Iterator[tuple[int, Phrase]]:
    """Yield the phrases among some words, with the position of each, also within others.

    If they are given as `written`, their accents tell some of them apart.
    """
    accents = any(word != plain_word for word, plain_word in zip(written, words, strict=bool(written)))
    for at, one in _all_among(tuple(words)):
        if not accents or _is_written_so(one, tuple(written[at : at + len(one.words)])):
            yield at, one


def _is_written_so(one: Phrase, written: tuple[str, ...]) -> bool:
    """Return whether a phrase may be written like this by somebody who types accents."""
    if one.accented:
        return one.accented == written
    return len(written) > 1 or written[0] not in _told_apart()


@cache
def _told_apart() -> Collection[str]:
    """Return the single words that their accents tell from all other phrases."""
    rows = (one for row in phrases().values() for one in row)
    return {one.accented[0] for one in rows if len(one.accented) == 1 and one.accented != one.words}


def as_written(line: Plain, text: str) -> tuple[str, ...]:
    """Return the words of a line in plain letters as they are in its text, in small letters with accents."""
    if text.isascii() and line.columns is None:
        return words_of(line.text)
    spans = ((line.column(one.start()) - 1, line.column(one.end() - 1)) for one in WORD.finditer(line.text))
    return tuple(unicodedata.normalize("NFC", text[start:end]).lower() for start, end in spans)


def likely_languages(words: Sequence[str], also: Iterable[tuple[str, range]] = ()) -> Collection[str]:
    """Return the languages that a sentence may be in: those that know most of its letters, or nearly.

    Short words are in many languages. `also` are further words that a language knows, by their numbers.
    """
    known = {language: set(numbers) for language, numbers in _known_to_languages(tuple(words)).items()}
    for language, numbers in also:
        known.setdefault(language, set()).update(numbers)
    letters = {language: sum(len(words[at]) for at in numbers) for language, numbers in known.items()}
    most = max(letters.values(), default=0)
    return {language for language, count in letters.items() if count >= most * _NEARLY}


@lru_cache(maxsize=64)
def _known_to_languages(words: tuple[str, ...]) -> Mapping[str, Collection[int]]:
    """Return the numbers of the words that each language knows."""
    known: dict[str, set[int]] = {}
    for at, one in _all_among(words):
        if one.language != ANY:
            known.setdefault(one.language, set()).update(range(at, at + len(one.words)))
    return known


_NEARLY = 0.8
"""The share of the most known letters from which the sentence may be in another language as well."""


def _of_languages() -> Iterator[Phrase]:
    for language, table in languages().items():
        file = word_files()[language]
        requests = {REQUEST: file[_REQUESTS]["polite"]}
        harmless = [
            (PARTICLE if key in _WITHIN_ORDERS else FRAMING, words)
            for key, words in file.get(_HARMLESS, {}).items()
        ]
        for key, words in (*table.items(), *file.get(_OWN, {}).items(), *harmless, *requests.items()):
            for phrase in words:
                yield from _phrases(phrase, key, language)
        for key, words in file.get(_ACCENTS, {}).items():
            for phrase in words:
                for one in _phrases(phrase, key, language):
                    yield replace(one, accented=words_of(phrase))


def _phrases(phrase: str, key: str, language: str) -> Iterator[Phrase]:
    coast = _COASTS.get(key, "")
    number = _NUMBERS.get(key, "")
    for spelled in sorted(spellings(phrase)):
        cut = tuple(map(intern, words_of(spelled)))
        for words in {cut, tuple(word.rstrip(".") for word in cut if word != ".")}:
            if any(words):
                concept = COAST if coast else COUNT if number else key
                yield Phrase(words, concept, language, coast or number)


def _of_classic_grammar() -> Iterator[Phrase]:
    """Yield the words of the classic grammar; an English preposition is no verb here."""
    prepositions = frozenset(languages()[ENGLISH]["into"])
    for action, concept in _CLASSIC.items():
        for phrase in sorted(ACTIONS[action].judge | ACTIONS[action].everyday):
            if phrase.replace(" ", "").isalpha() and phrase not in prepositions:
                yield Phrase(words_of(phrase), concept, ENGLISH)


def _of_quotes() -> Iterator[Phrase]:
    """Yield what introduces somebody's words, which governs them, too: `Yesterday Edgar wrote`."""
    for phrase in words_for_wrote():
        yield from _phrases(phrase, WROTE, ANY)


@cache
def sections() -> Mapping[str, PhaseKind]:
    """Return headings over orders in other languages, in plain letters, with their kind of phase."""
    return {
        spelled: kind
        for table in languages().values()
        for key, kind in SECTIONS.items()
        for word in table.get(key, ())
        for spelled in spellings(word)
    }


@cache
def later_turns() -> frozenset[str]:
    """Return the words for a future turn, in plain letters."""
    words = (word for table in languages().values() for word in table.get("later", ()))
    return frozenset(spelled for word in words for spelled in spellings(word))


# A line that is no order


@lru_cache(maxsize=64)
def said_in_heading(line: str) -> frozenset[str]:
    """Return the phases and seasons that a heading in plain letters names: `retreats`, `fall`, `later`."""
    return frozenset(one.lastgroup for one in _heading_words().finditer(line) if one.lastgroup)


def around_heading(line: str, key: str) -> tuple[str, str] | None:
    """Return the text before and after the words of a heading of that key; None if it has none."""
    found = next((one for one in _heading_words().finditer(line) if one.lastgroup == key), None)
    return None if found is None else (line[: found.start()], line[found.end() :])


@cache
def _heading_words() -> re.Pattern[str]:
    words: dict[str, set[str]] = {"later": set(later_turns())}
    for table in word_files().values():
        for key, phrases_ in table.get(_HEADINGS, {}).items():
            words.setdefault(key, set()).update(spelled for one in phrases_ for spelled in _stems(one))
    each = (rf"(?P<{key}>{by_first_letter(sorted(said))})\b" for key, said in words.items())
    return re.compile(rf"\b(?:{'|'.join(each)})")


def is_open(line: str) -> bool:
    """Return whether a line in plain letters ends like no sentence: `It is not true that`."""
    return _of_lines("open", r"[\s,:]*$").search(line) is not None


def names_region(word: str) -> bool:
    """Return whether a word in plain letters names a part of the map or an army: `Balkans`, `front`."""
    found = _of_lines("region", "").match(word)
    return found is not None and found.end() == len(word)


def names_game(word: str) -> bool:
    """Return whether a word in plain letters means a game, as before the name of one: `Spiel alpha`."""
    found = _of_lines("game", "").match(word)
    return found is not None and found.end() == len(word)


def points_below(words: str) -> bool:
    """Return whether words in plain letters point at the lines below them: `siguen abajo`."""
    return _of_lines("below", "").search(words) is not None


@cache
def _of_lines(key: str, after: str) -> re.Pattern[str]:
    """Return the pattern of a phrase of the part for lines with what follows it."""
    words = (phrase for table in word_files().values() for phrase in table.get(_LINES, {}).get(key, ()))
    stems = sorted({one for phrase in words for one in _stems(phrase)}, key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(stems)})(?!\w){after}")


def _stems(phrase: str) -> Iterator[str]:
    """Yield the patterns of a phrase in its spellings; each `*` in it means the rest of a word."""
    for spelled in spellings(phrase.replace("*", "xx")):
        yield re.escape(spelled).replace("xx", r"\w*")


def governs(line: Plain, concepts: Collection[str]) -> bool:
    """Return whether a phrase of a line means one of the concepts."""
    return any(_means(one, concepts) for _, one in _all_among(words_of(line.text)))


def says_each(line: Plain, concepts: Iterable[str]) -> bool:
    """Return whether a line in plain letters has phrases for each of the concepts."""
    said = {one.concept for _, one in phrases_among(words_of(line.text))}
    return said.issuperset(concepts)


def begins_with(line: Plain, concepts: Collection[str]) -> bool:
    """Return whether the first phrase of a line may mean one of the concepts."""
    words = words_of(line.text)
    return bool(words) and any(_means(one, concepts) for one in _beginning(words, 0))


def after_beginning(text: str, concepts: Collection[str]) -> str:
    """Return a text without the phrase of these concepts that it begins with, or the whole text."""
    line = plain(text)
    found = next(_said(line, concepts), None)
    if found is None or line.text[: found[0]].strip():
        return text
    return text[line.column(found[1]) - 1 :].strip(_AFTER_BEGINNING)


_AFTER_BEGINNING = " ,.:;!-\u2013\u2014"
"""Signs between a word that opens a sentence and what follows it."""


def _means(one: Phrase, concepts: Collection[str]) -> bool:
    """Return whether a phrase means one of the concepts in a line in plain letters, without its accents."""
    return one.concept in concepts and not one.accented


def greeted(text: str) -> str:
    """Return the name after the greeting of a text, in plain letters; "" if it greets nobody by name.

    A name begins with a capital letter.
    """
    line = plain(text)
    found = next(_said(line, ("greeting",)), None)
    if found is None or WORD.search(line.text, 0) is None or text[: line.column(found[0]) - 1].strip(" *_>"):
        return ""
    name = WORD.search(line.text, found[1])
    if name is None or len(name[0]) < _SHORTEST_NAME:
        return ""
    return name[0] if text[line.column(name.start()) - 1].isupper() else ""


_SHORTEST_NAME = 3


NO_BUILDS = "no_builds"
"""The concept of phrases that waive all builds; some, as `none`, do so only if builds are due."""


def speaks_of_builds(line: Plain) -> bool:
    """Return whether a line has a word for builds or for building."""
    return "builds" in said_in_heading(line.text) or governs(line, ("build", "waive"))


def waives_builds(line: Plain) -> bool:
    """Return whether a line begins by saying that nothing is built: `no builds please`."""
    return begins_with(line, (NO_BUILDS,)) and speaks_of_builds(line)


def ends_with_pronoun(words: str) -> bool:
    """Return whether the last of some words in plain letters refers to earlier words: `scratch that`."""
    return may_stand_for(words_of(words)[-1], "pronoun")


def points_back(text: str) -> bool:
    """Return whether the first words of a text mean an order above it: `that one`, `the last order`."""
    return begins_with(plain(text), ("pronoun", "last_one"))


def names_last_one(text: str) -> bool:
    """Return whether a line names the last order above it: `Scrap the last one`."""
    return any(one.concept == "last_one" for _, one in phrases_among(words_of(plain(text).text)))


def may_stand_for(words: str, concept: str) -> bool:
    """Return whether some words in plain letters are a phrase that may mean a concept."""
    cut = words_of(words)
    return any((one.concept, one.words) == (concept, cut) for one in phrases().get(cut[0], ()))


def ends_with(line: Plain, concepts: Collection[str]) -> bool:
    """Return whether the last phrase of a line may mean one of the concepts."""
    last = max((end for _, end, _ in _said(line, concepts)), default=0)
    return bool(last) and not WORD.search(line.text, last)


def unknown_words(line: Plain) -> Iterator[str]:
    """Yield the words of a line that are in no phrase of any language."""
    for word in WORD.findall(line.text):
        if word[0].isalpha() and word not in _known_words() and word.rstrip("'") not in _known_words():
            yield word


@cache
def _known_words() -> frozenset[str]:
    return frozenset(word for row in phrases().values() for one in row for word in one.words)


_TIMES = ("spring", "fall", "winter", *SECTIONS)
"""The concepts of headings."""


def times_in_english(line: Plain) -> Plain:
    """Return the line with the words of seasons and of kinds of phases in English."""
    english = languages()[ENGLISH]
    said = _said(line, _TIMES)
    return line.replaced(
        [(start, end, english.get(one.concept, (one.concept,))[0]) for start, end, one in said]
    )


def without_courtesy(line: Plain) -> Plain:
    """Return the line without the courtesies before and after it: `Please confirm`."""
    cuts = [(start, end, "") for start, end, _ in _said(line, ("courtesy",))]
    return unadorned(line.replaced(cuts))


def _said(line: Plain, concepts: Collection[str]) -> Iterator[tuple[int, int, Phrase]]:
    """Yield where phrases that mean one of the concepts are in a line, none within another."""
    spans = [one.span() for one in WORD.finditer(line.text)]
    longest: dict[int, Phrase] = {}
    for at, one in _all_among(words_of(line.text)):
        if _means(one, concepts) and (at not in longest or len(one.words) > len(longest[at].words)):
            longest[at] = one
    done = 0
    for at, one in longest.items():
        if at >= done:
            done = at + len(one.words)
            yield spans[at][0], spans[done - 1][1], one
