"""Sentence ends: where a sentence ends in a line of text, and the next one begins.

A sentence ends with a sign before a blank or the end of the line, perhaps with a closing quote between. A
point after one letter or a day's number belongs to a shortened word: `F. Lon`, `am 15. Mai`.
"""

from __future__ import annotations

import re
from itertools import pairwise

SENTENCE_END = re.compile(
    r"(?:[!?\u2026]|(?<![\s(]\w)(?<!^\w)(?<![\s(]\d\d)(?<!^\d\d)(?<![.!?\u2026])\.)[.!?\u2026]*+[\"')\]*_]*+(?:\s+|$)"
)
"""The signs at the end of a sentence, with the blanks after them."""


def sentences(text: str) -> list[str]:
    """Return the sentences of a line, each with the signs at its end."""
    cuts = [0, *(found.end() for found in SENTENCE_END.finditer(text)), len(text)]
    return [one for start, end in pairwise(cuts) if (one := text[start:end].strip())]


def last_sentence(text: str) -> str:
    """Return the last sentence of a line."""
    return next(reversed(sentences(text)), "")


def ends_sentence(text: str) -> bool:
    """Return whether a sentence ends where a line ends."""
    return any(found.end() == len(text) for found in SENTENCE_END.finditer(text))
