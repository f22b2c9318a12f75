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
class _Said:
    """How a topic is asked for: by a pattern, or by sentences, which all have a word that begins so."""

    pattern: re.Pattern[str] | None
    sentences: re.Pattern[str] | None
    words: frozenset[str]
    stems: tuple[str, ...]

    def search(self, text: str) -> bool:
        """Return whether a text asks for the topic."""
        return bool(self.pattern and self.pattern.search(text)) or bool(
            self.sentences and self._has_word(text) and self.sentences.search(text)
        )

    def match(self, text: str) -> bool:
        """Return whether a text begins with words that ask for it."""
        return bool(self.pattern and self.pattern.match(text)) or bool(
            self.sentences and self._has_word(text) and self.sentences.match(text)
        )

    def _has_word(self, text: str) -> bool:
        """Return whether a text has a word of the sentences, which spares it from being searched for each."""
        return any(word in self.words or word.startswith(self.stems) for word in _WORD.findall(text))


_WORD = re.compile(r"\w+")


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
    pattern, said = [*map(_filled, words)], [*map(_sentence, sentences)]
    begun = [one for sentence in sentences for one in _telling_group(sentence).split("|")]
    return _Said(
        re.compile("|".join(pattern)) if pattern else None,
        re.compile("|".join(said)) if said else None,
        frozenset(one for one in map(_first_word, begun) if not one.endswith("*")),
        tuple(one.rstrip("*") for one in map(_first_word, begun) if one.endswith("*")),
    )


def _telling_group(sentence: str) -> str:
    """Return the first group of words that a sentence must have, one without a placeholder if it can be."""
    groups = [one.strip() for one in sentence.split("&")]
    needed = [one for one in groups if not one.startswith("!")]
    return min(needed, key=lambda one: "<" in one, default="*")


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
    patterns = list(_patterns("words", WISHES).items())
    if of_master:
        patterns = [*_patterns("of_master", WISHES_OF_MASTER).items(), *patterns]
    if not beginning:
        return iter((Topic.SMALL_TALK,) if text else ())
    return (one for one, pattern in patterns if one is not Topic.SMALL_TALK and pattern.search(beginning))


def _without_small_talk(text: str) -> str:
    """Return a text without the sentences that ask for nothing: `Hope you had a nice holiday!`."""
    pattern = _patterns("words", WISHES)[Topic.SMALL_TALK]
    if not pattern.search(text):
        return text
    return " ".join(one for one in _SENTENCE_END.split(text) if not pattern.match(one))


_SENTENCE_END = re.compile(r"(?<=[^\W\d][.!?])\s+")


def topic(text: str) -> Topic | None:
    """Return what a line in plain letters asks for that the judge can do; None if that is not known."""
    return _topic(text[:_BEGINNING])


@lru_cache(maxsize=4096)
def _topic(beginning: str) -> Topic | None:
    return next(topics(beginning), None)
