"""Word files: one for each language (grammar/languages), with all that the judge knows of it.

A part of a file adds its words to a table that covers all languages, such as the answers to a question.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from judge.paths import grammar

TABLES = "tables"
"""The part with the names of the columns of a table."""
ANSWERS, DATES, PERIODS, NAMES_OF_MONTHS = "answers", "dates", "periods", "months"
"""The parts that go with grammar/answer_words.toml, and date_words.toml with its two tables."""
WISHES, WISHES_OF_MASTER = "wishes", "wishes_of_master"
"""The parts that go with grammar/topics.toml: the words of sentences that wish something."""


@cache
def word_files() -> Mapping[str, Mapping[str, Any]]:
    """Return what is in each file, by the code of its language."""
    files = sorted((grammar() / "languages").glob("*.toml"))
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in files}


def with_languages(part: str, table: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """Return a table with the words that the languages' files add to it in a part."""
    return {
        key: words + [word for file in word_files().values() for word in file.get(part, {}).get(key, ())]
        for key, words in table.items()
    }
