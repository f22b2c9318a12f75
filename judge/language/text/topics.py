"""Topics: what words to a human ask for that the judge can do, by patterns of grammar/topics.toml.

A topic makes any line that is no order prose, and decides which line the reply recommends instead
(`service/incoming/advice`). Nothing is ever done because of a topic.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from itertools import chain
from typing import Any

from judge.language.date_words import period_words, two_weekdays, words_of_months
from judge.language.language_names import stems
from judge.language.statements import Topic
from judge.language.text.needed_letters import Letters, alternatives, needed_letters, stretches
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


class _Wish:
    """A pattern of what asks for a topic, compiled when a line has its letters."""

    def __init__(self, about: Topic, words: str, needed: Sequence[Letters]) -> None:
        self.about = about
        self.needed = needed
        self._words = words

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern."""
        return re.compile(self._words)


class _Wishes:
    """The wishes that ask for each topic, each looked up by letters that a text with it has."""

    def __init__(self, words: Mapping[Topic, Sequence[str]]) -> None:
        self.topics = tuple(words)
        self._by_letters: dict[str, list[_Wish]] = {}
        for about, each in words.items():
            for one in (alternative for pattern in each for alternative in alternatives(pattern)):
                rarest, *others = needed_letters(one) or (_ANY,)
                wish = _Wish(about, one, others[:1])  # more of them save less time than they take memory
                for letters in rarest:
                    self._by_letters.setdefault(letters, []).append(wish)

    def among(self, text: str) -> Mapping[Topic, Collection[_Wish]]:
        """Return the wishes that a text has the letters for, by their topics."""
        letters, found = stretches(text), dict[Topic, dict[_Wish, None]]()
        for each in self._by_letters.keys() & (letters | _ANY):
            for one in self._by_letters[each]:
                if not any(map(letters.isdisjoint, one.needed)):
                    found.setdefault(one.about, {})[one] = None
        return found


_ANY = frozenset(("",))
"""The letters of a pattern that needs none."""


@cache
def _wishes(key: str, part: str) -> _Wishes:
    """Return the wishes below a key of the rows, with the sentences in the languages' files."""
    return _Wishes(_patterns(key, part))


def _patterns(key: str, part: str) -> Mapping[Topic, Sequence[str]]:
    """Return the patterns of each topic that has some."""
    words: dict[str, list[str]] = {name: row.get(key, []) for name, row in rows().items()}
    sentences = with_languages(part, {name: [] for name in words})
    if part == WISHES:
        for name, row in rows().items():
            sentences[name] += _of_fields(row.get("said", ()))
    found = {Topic(name): [*map(_filled, words[name]), *map(_sentence, sentences[name])] for name in words}
    return {about: said for about, said in found.items() if said}


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
    wishes, beginning = _wishes("words", WISHES), text[:_BEGINNING]
    found = wishes.among(beginning)
    rest = _without_small_talk(beginning, found.get(Topic.SMALL_TALK, ()))
    if not rest:
        return iter((Topic.SMALL_TALK,) if text else ())
    of_player = _asked(rest, wishes.topics, found if rest == beginning else wishes.among(rest))
    if not of_master:
        return of_player
    more = _wishes("of_master", WISHES_OF_MASTER)
    return chain(_asked(rest, more.topics, more.among(rest)), of_player)


def _asked(text: str, order: Sequence[Topic], found: Mapping[Topic, Collection[_Wish]]) -> Iterator[Topic]:
    """Yield the topics that a text asks for, by the wishes found for it, in their order."""
    for about in order:
        wishes = found.get(about, ()) if about is not Topic.SMALL_TALK else ()
        if wishes and any(one.pattern.search(text) for one in wishes):
            yield about


def _without_small_talk(text: str, said: Collection[_Wish]) -> str:
    """Return a text without the sentences that ask for nothing: `Hope you had a nice holiday!`."""
    if not any(one.pattern.search(text) for one in said):
        return text
    return " ".join(one for one in sentences(text) if not any(each.pattern.match(one) for each in said))


def is_about(text: str, about: Topic) -> bool:
    """Return whether a topic is what a line asks for."""
    return topic(text) is about


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
