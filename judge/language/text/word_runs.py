"""Word runs: they identify a returned text of the judge, however it is marked or wrapped.

A run is seven words one after another. Marks, line ends, blanks and capitals are no words, so a robot that
indents, stars, wraps or capitalises what it sends back changes no run. Nobody writes seven words of the judge
by chance. Runs are compared by their checksums, which are kept after the text itself is erased.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from zlib import crc32

from judge.language.text.typography import WORD

RUN = 7
"""How many words in a row identify a text of the judge."""

_PROSE = 5
"""How many words in small letters make a line a sentence; lines of orders have fewer."""


def words(text: str) -> list[str]:
    """Return the words of a text, all in small letters."""
    return WORD.findall(text.casefold())


def words_by_line(text: str) -> list[list[str]]:
    """Return the words of each line of a text, all in small letters."""
    return list(map(WORD.findall, text.casefold().split("\n")))


def word_runs(found: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield every seven words that follow each other, by the first of them."""
    return zip(*(found[start:] for start in range(RUN)), strict=False)


def checksums(found: Sequence[str]) -> list[int]:
    """Return the checksum of every seven words that follow each other, by the first of them."""
    return [crc32(" ".join(run).encode("utf-8", "surrogatepass")) for run in word_runs(found)]


def runs(texts: Iterable[str]) -> frozenset[int]:
    """Return the checksums of every seven words that follow each other in one of these texts."""
    return frozenset(one for text in texts for one in checksums(words(text)))


def packed(found: Iterable[int]) -> bytes:
    """Return checksums as bytes, to be kept."""
    ordered = sorted(set(found))
    return struct.pack(f"<{len(ordered)}I", *ordered)


def unpacked(kept: bytes) -> frozenset[int]:
    """Return the checksums that were kept as bytes."""
    return frozenset(struct.unpack(f"<{len(kept) // 4}I", kept))


def sentences(text: str) -> tuple[str, ...]:
    """Return the lines of a judge's email that are sentences, without those its reader may have written."""
    return tuple(
        line
        for line in text.splitlines()
        if not line.startswith(" ") and sum(word.islower() for word in WORD.findall(line)) >= _PROSE
    )
