"""Word files: the tables of grammar/, and one file for each language, with all that the judge knows of it.

A part of a language's file (grammar/languages) adds its words to a table that covers all languages, such as
the answers to a question.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from judge.paths import grammar
from judge.word_set import WordSet

TABLES = "tables"
"""The part with the names of the columns of a table."""
ANSWERS, DATES, PERIODS, NAMES_OF_MONTHS = "answers", "dates", "periods", "months"
"""The parts that go with grammar/answer_words.toml, and date_words.toml with its two tables."""
PEOPLE = "people"
"""The part that says how the player of a power is called."""
WISHES, WISHES_OF_MASTER = "wishes", "wishes_of_master"
"""The parts that go with grammar/topics.toml: the words of sentences that wish something."""
FIELDS = "fields"
"""The part with the words of the fields that the sentences in grammar/topics.toml name."""


@cache
def word_table(name: str) -> dict[str, Any]:
    """Return what is in a table, by its name without the ending."""
    return _read(grammar() / f"{name}.toml")


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def common_words() -> WordSet:
    """Return the words that people often write, in nine languages, in lower case."""
    lines = (grammar() / "common_words.txt").read_text(encoding="utf-8").splitlines()
    return WordSet(word for line in lines if line[:1] not in "#[" for word in line.split())


def any_of(words: Iterable[str]) -> str:
    """Return the pattern of any of these words, of which the longest that fits counts."""
    return "|".join(sorted(map(re.escape, set(words)), key=len, reverse=True))


def any_in(table: str, key: str) -> str:
    """Return the pattern, in a group, of any of the words that a table has by a key."""
    return f"(?:{any_of(word_table(table)[key])})"


def by_first_letter(patterns: Iterable[str]) -> str:
    """Return the pattern of any of some patterns, the first that fits.

    Those that follow each other with the same first letter are only tried at a word that begins with it.
    """
    found: list[str] = []
    for letter, row in groupby(patterns, key=lambda one: one[:1]):
        each = list(row)
        whole = len(each) == 1 or not letter.isalnum() or any(one[1:2] in _QUANTIFIERS for one in each)
        found += each if whole else [f"{letter}(?:{'|'.join(one[1:] for one in each)})"]
    return "|".join(found)


_QUANTIFIERS = tuple("?*+{")


@cache
def word_files() -> Mapping[str, Mapping[str, Any]]:
    """Return what is in each file, by the code of its language."""
    files = sorted((grammar() / "languages").glob("*.toml"))
    return {path.stem: _read(path) for path in files}


def names_of_units() -> frozenset[str]:
    """Return what the judge calls an army and a fleet, in every language."""
    written = [file["written"] for file in word_files().values() if "written" in file]
    return frozenset(("Army", "Fleet", *(one[kind] for one in written for kind in ("army", "fleet"))))


def with_languages(part: str, table: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """Return a table with the words that the languages' files add to it in a part."""
    return {
        key: words + [word for file in word_files().values() for word in file.get(part, {}).get(key, ())]
        for key, words in table.items()
    }
