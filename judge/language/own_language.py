"""The writer's language: an apology for it names no power: `Excuse my English`."""

from __future__ import annotations

import re
from functools import cache

from judge.language.language_names import language_code
from judge.language.text.typography import plain
from judge.language.word_files import word_files

_CLAUSE = re.compile(r"[^,;:.!?()]+")


def without_own_language(text: str) -> str:
    """Return a line without the clauses about the writer's language: `My orders, excuse my English:`."""
    return _CLAUSE.sub(lambda clause: "" if _ends_with_own(clause[0]) else clause[0], text)


def _ends_with_own(clause: str) -> bool:
    """Return whether a clause ends with a language that is the writer's by one of the two words before."""
    words = plain(clause).text.split()
    return bool(words) and language_code(words[-1]) != "" and not _mine().isdisjoint(words[-3:-1])


@cache
def _mine() -> frozenset[str]:
    """Return the words for what is the writer's, in all languages."""
    said = (file.get("fields", {}).get("mine", ()) for file in word_files().values())
    return frozenset(word for row in said for one in row for word in one.split("|"))
