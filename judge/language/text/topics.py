"""Topics: what words to a human ask for that the judge can do, by patterns of grammar/topics.toml.

A topic makes any line that is no order prose, and decides which line the reply recommends instead
(`service/incoming/advice`). Nothing is ever done because of a topic.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from judge.language.date_words import period_words, words_of_months
from judge.language.statements import Topic
from judge.language.word_files import TOPICS, with_languages
from judge.paths import grammar

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
def _patterns() -> Mapping[Topic, re.Pattern[str]]:
    """Return the patterns of grammar/topics.toml; the first topic that is found is the line's."""
    file = tomllib.loads((grammar() / "topics.toml").read_text(encoding="utf-8"))
    table = with_languages(TOPICS, {name: row["words"] for name, row in file.items()})
    return {Topic(name): re.compile(_filled("|".join(words))) for name, words in table.items()}


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
    return rf"(?:{'|'.join(sorted(map(re.escape, words), key=len, reverse=True))})(?!\w)"


def _filled(pattern: str) -> str:
    for word, stands_for in (*_NAMED.items(), ("<two days>", _days())):
        pattern = pattern.replace(word, stands_for)
    return pattern


@cache
def _patterns_of_masters() -> Mapping[str, re.Pattern[str]]:
    table = tomllib.loads((grammar() / "master_words.toml").read_text(encoding="utf-8"))
    return {name: re.compile(_filled("|".join(row["words"]))) for name, row in table.items()}


def words_of_master(text: str) -> tuple[str, ...]:
    """Return what a GM's line in plain letters may ask for, by the names in grammar/master_words.toml."""
    found = _patterns_of_masters().items()
    return tuple(name for name, pattern in found if pattern.search(text[:_BEGINNING]))


def topic(text: str) -> Topic | None:
    """Return what a line in plain letters asks for that the judge can do; None if that is not known."""
    return _topic(text[:_BEGINNING])


@lru_cache(maxsize=4096)
def _topic(beginning: str) -> Topic | None:
    return next((one for one, pattern in _patterns().items() if pattern.search(beginning)), None)
