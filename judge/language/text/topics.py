"""Topics: what words to a human ask for that the judge can do, by patterns of grammar/topics.toml.

A topic makes any line that is no order prose, and decides which line the reply recommends instead
(`service/incoming/advice`). Nothing is ever done because of a topic.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from judge.language.date_words import period_words, two_weekdays, words_of_months
from judge.language.language_names import stems
from judge.language.statements import Topic
from judge.language.text.sentence_ends import sentences
from judge.language.word_files import (
    FIELDS,
    WISHES,
    WISHES_OF_MASTER,
    any_of,
    with_languages,
    word_files,
    word_table,
)

_BEGINNING = 200
"""How many letters of a line are examined."""
_PASSWORD = r"pass ?words?|passwort|kennwort|mot de passe|contrasena|parola|wachtwoord|senha|haslo|losenord"  # noqa: S105
PLEA = (
    r"(?:(?:please|pls|plz|kindly|hi|hello|and|now|then|can"
    r"|could|would|may|will|you|we|i|i'd|i'll"
    r"|wants?|like|love|to|let's|how|do|is it possible)[\s,]+)*"
)
"""Words before the thing that people ask for."""
_GAME = r"(?:the |this |our |my )?(?:whole )?game\b"
_NAMED = {"<plea>": PLEA, "<password>": _PASSWORD, "<game>": _GAME}


@cache
def rows() -> Mapping[Topic, Mapping[str, Any]]:
    """Return the rows of grammar/topics.toml: the words of each topic, and the line that does it."""
    file = word_table("topics")
    return {Topic(name): row for name, row in file.items()}


@dataclass(frozen=True, slots=True)
class _Sentence:
    """A sentence that asks for a topic: it has a word of each of its groups."""

    groups: Sequence[frozenset[str]]
    """The first words of each group; `*` ends one that continues."""
    pattern: re.Pattern[str]

    def may_be_among(self, words: frozenset[str]) -> bool:
        """Return whether a text with these words and beginnings has one of each group."""
        return not any(map(words.isdisjoint, self.groups))


@dataclass(frozen=True, slots=True)
class _Said:
    """How a topic is asked for: by a pattern, or by sentences."""

    pattern: re.Pattern[str] | None
    sentences: Sequence[_Sentence]
    words: frozenset[str]
    """The words of the first groups of all sentences."""

    def search(self, text: str, words: frozenset[str]) -> bool:
        """Return whether a text asks for the topic; `words` are its words and their beginnings."""
        return bool(self.pattern and self.pattern.search(text)) or any(
            one.pattern.search(text) for one in self._sentences_among(words)
        )

    def match(self, text: str, words: frozenset[str]) -> bool:
        """Return whether a text begins with words that ask for it."""
        return bool(self.pattern and self.pattern.match(text)) or any(
            one.pattern.match(text) for one in self._sentences_among(words)
        )

    def _sentences_among(self, words: frozenset[str]) -> Iterator[_Sentence]:
        if not self.words.isdisjoint(words):
            yield from (one for one in self.sentences if one.may_be_among(words))


_WORD = re.compile(r"\w+")


def _words_and_beginnings(text: str) -> frozenset[str]:
    """Return the words of a text, and every beginning of them with a `*`, also the empty one."""
    words = set(_WORD.findall(text))
    begun = (f"{word[:size]}*" for word in words for size in range(1, len(word) + 1))
    return frozenset(("*", *words, *begun))


@cache
def _patterns(key: str, part: str) -> Mapping[Topic, _Said]:
    """Return the words below a key of the rows, with the sentences in the languages' files."""
    words: dict[str, list[str]] = {name: row.get(key, []) for name, row in rows().items()}
    sentences = with_languages(part, {name: [] for name in words})
    if part == WISHES:
        for name, row in rows().items():
            sentences[name] += _of_fields(row.get("said", ()))
    found = {Topic(name): _said(words[name], sentences[name]) for name in words}
    return {about: said for about, said in found.items() if said.pattern or said.sentences}


def _said(words: Sequence[str], sentences: Sequence[str]) -> _Said:
    pattern = [*map(_filled, words)]
    said = tuple(_Sentence(_groups(one), re.compile(_sentence(one))) for one in sentences)
    first = frozenset().union(*(one.groups[0] for one in said))
    return _Said(re.compile("|".join(pattern)) if pattern else None, said, first)


def _groups(sentence: str) -> Sequence[frozenset[str]]:
    """Return the first words of the groups that a sentence must have, those with a placeholder last."""
    needed = [one for group in sentence.split("&") if not (one := group.strip()).startswith("!")]
    needed.sort(key=lambda one: "<" in one)
    return tuple(frozenset(map(_first_word, one.split("|"))) for one in needed)


def _first_word(words: str) -> str:
    """Return the first word of some, with `*` if it only begins one; `*` alone for a placeholder."""
    found = re.match(r"\w+\*?", words.strip())
    return found[0] if found else "*"


def _of_fields(said: Sequence[str]) -> list[str]:
    """Return sentences in each language, with its words of the fields that they name."""
    found = list[str]()
    for file in word_files().values():
        fields = {f"<{name}>": "|".join(words) for name, words in file.get(FIELDS, {}).items()}
        found += [_with_words(one, fields) for one in said if fields]
    return found


def _with_words(sentence: str, words: Mapping[str, str]) -> str:
    for name, either in words.items():
        sentence = sentence.replace(name, either)
    return sentence


def _sentence(words: str) -> str:
    """Return the pattern of a sentence with some words in any order: `passwor* & lost|vergess* & !nicht`.

    `|` is between alternatives, `*` is the rest of a word, and `!` comes before what must not be in it.
    """
    groups = (group.strip() for group in words.split("&"))
    return rf"(?:^|(?<=[^\W\d][.!?] )){''.join(map(_group, groups))}"


def _group(words: str) -> str:
    either = "|".join(
        re.escape(one).replace(r"\ ", " ").replace(r"\*", r"\w*") for one in words.lstrip("!").split("|")
    )
    sign = "!" if words.startswith("!") else "="
    return rf"(?{sign}{_IN_SENTENCE}(?<!\w)(?:{_filled(either)})(?!\w))"


_IN_SENTENCE = r"(?:[^.!?]|(?<=\d)\.)*?"


@cache
def _days() -> str:
    """Return the pattern of two days of a month, from and to which something lasts."""
    to, of, article = (_either(period_words(kind)) for kind in ("to", "of", "article"))
    months = words_of_months()
    english = (form for name in months for form in (name.lower(), name[:3].lower()))
    month = _either({*english, *(word for words in months.values() for word in words)})
    number = r"\d{1,2}(?:st|nd|rd|th|er|\.)?"
    named = rf"\s+(?:{of}\s+)?{month}"
    return rf"\b{number}(?:{named})?\s*(?:{to}|-)\s*(?:{article}\s+)?{number}{named}"


def names_two_days(text: str) -> bool:
    """Return whether a text in plain letters names the first and the last day of some time."""
    return re.search(_days(), text) is not None or re.search(two_weekdays(), text) is not None


def _either(words: Iterable[str]) -> str:
    return rf"(?:{any_of(words)})(?!\w)"


@cache
def _languages() -> str:
    return rf"(?:{'|'.join(stems())})[aeiou]?"


def _filled(pattern: str) -> str:
    for word, stands_for in _placeholders().items():
        pattern = pattern.replace(word, stands_for)
    return pattern


@cache
def _placeholders() -> Mapping[str, str]:
    spans = {f"<{kind.replace('_', ' ')}>": any_of(period_words(kind)) for kind in ("next_week", "weekend")}
    days = {"<two days>": _days(), "<two weekdays>": two_weekdays()}
    return {**_NAMED, "<language>": _languages(), **days, **spans}


def topics(text: str, *, of_master: bool = False) -> Iterator[Topic]:
    """Yield what a line in plain letters may ask for, the likeliest first; a GM may ask for more."""
    beginning = _without_small_talk(text[:_BEGINNING])
    words, patterns = _words_and_beginnings(beginning), list(_patterns("words", WISHES).items())
    if of_master:
        patterns = [*_patterns("of_master", WISHES_OF_MASTER).items(), *patterns]
    if not beginning:
        return iter((Topic.SMALL_TALK,) if text else ())
    return (one for one, said in patterns if one is not Topic.SMALL_TALK and said.search(beginning, words))


def _without_small_talk(text: str) -> str:
    """Return a text without the sentences that ask for nothing: `Hope you had a nice holiday!`."""
    said, words = _patterns("words", WISHES)[Topic.SMALL_TALK], _words_and_beginnings(text)
    if not said.search(text, words):
        return text
    return " ".join(one for one in sentences(text) if not said.match(one, words))


def is_about(text: str, about: Topic) -> bool:
    """Return whether a topic is what a line asks for; others are looked for only if it may be."""
    beginning = _without_small_talk(text[:_BEGINNING])
    said = _patterns("words", WISHES)[about]
    return said.search(beginning, _words_and_beginnings(beginning)) and topic(text) is about


def topic(text: str) -> Topic | None:
    """Return what a line in plain letters asks for that the judge can do; None if that is not known."""
    return _topic(text[:_BEGINNING])


def is_apart(text: str) -> bool:
    """Return whether a line in plain letters asks for something that orders have no part in: more time."""
    about = topic(text)
    return about is not None and rows()[about].get("apart", False)


@lru_cache(maxsize=4096)
def _topic(beginning: str) -> Topic | None:
    return next(topics(beginning), None)
