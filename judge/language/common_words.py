"""Common words: what people often write, in nine languages (grammar/common_words.txt)."""

from __future__ import annotations

from functools import cache

from judge.paths import grammar


@cache
def common_words() -> frozenset[str]:
    """Return the words that people often write, in nine languages, in lower case."""
    lines = (grammar() / "common_words.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if line[:1] not in "#[" for word in line.split())
