"""A file of lines, `lines/BOARD.txt`: its sections, their rows of words, and the points that words say."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from tools.maps.projection import XY

_LINES = Path(__file__).with_name("lines")
Sections: TypeAlias = Mapping[str, Sequence[Sequence[str]]]


def drawn_boards() -> list[str]:
    """The boards that have a file of lines."""
    return sorted(path.stem for path in _LINES.glob("*.txt"))


def lines_of(board: str) -> Sections:
    """The sections of a board's file."""
    return sections_of((_LINES / f"{board}.txt").read_text(encoding="utf-8"))


def sections_of(text: str) -> Sections:
    """The rows of a file of lines by their sections, each in words; what is behind a # is a remark."""
    found: dict[str, list[list[str]]] = defaultdict(list)
    section = ""
    for row in text.splitlines():
        words = row.partition("#")[0].split()
        if words and words[0].startswith("["):
            section = words[0].strip("[]")
        elif words:
            found[section].append(words)
    return found


def points_of(words: Iterable[str]) -> list[XY]:
    """Pairs of longitude and latitude."""
    pairs = (word.split(",") for word in words)
    return [(float(longitude), float(latitude)) for longitude, latitude in pairs]
