"""Word runs: by these a text of ours is known when it comes back, however it is marked or wrapped.

A run is seven words one after another. Marks, line ends, blanks and capitals are no words, so that a robot
that indents, stars, wraps or shouts what it sends back changes no run. Nobody writes seven words of ours by
chance.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

RUN = 7
"""Words in a row that tell a text of ours."""

_WORD = re.compile(r"[^\W_]+")
_PROSE = 5
"""Words in small letters that make a line a sentence; lines of orders have fewer."""


def runs(texts: Iterable[str]) -> frozenset[tuple[str, ...]]:
    """Every seven words that follow each other in one of these texts."""
    return frozenset(run for text in texts for run in _runs(text))


def _runs(text: str) -> Iterator[tuple[str, ...]]:
    words = _WORD.findall(text.casefold())
    return zip(*(words[start:] for start in range(RUN)), strict=False)


def sentences(text: str) -> tuple[str, ...]:
    """The lines of a mail of ours that are sentences; what a reader may have written himself is none."""
    return tuple(
        line
        for line in text.splitlines()
        if not line.startswith(" ") and sum(word.islower() for word in _WORD.findall(line)) >= _PROSE
    )
