"""Blocks of a text that is mailed, taken apart for a page that flows: of HELP, or a list.

A heading begins with `# `; a list has numbered items; lines that are indented, or set in columns, stay as
they are; all else is a paragraph. So nothing is written twice, and a telephone can break the lines of prose.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

HEADING, PARAGRAPH, LIST, FIXED = "heading", "paragraph", "list", "fixed"
_ITEM, _BULLET = re.compile(r"\d+\. +"), re.compile(r"- ")
_COLUMNS = re.compile(r"^ |\S {2,}\S")
_MARGIN = 4


@dataclass(frozen=True, slots=True)
class Block:
    """A block: its kind, and its lines; those of a list are the items."""

    kind: str
    lines: tuple[str, ...]


def help_blocks(text: str) -> tuple[Block, ...]:
    """The blocks of a page, in order."""
    found: list[Block] = []
    for block in _paragraphs(text):
        if _ITEM.match(block[0]):
            found.append(Block(LIST, tuple(_items(block, _ITEM))))
        else:
            found += _runs(block)
    return tuple(_joined(found))


def _paragraphs(text: str) -> Iterator[list[str]]:
    for filled, lines in groupby(text.splitlines(), key=lambda line: bool(line.strip())):
        if filled:
            yield [*lines]


def bullets(lines: Iterable[str]) -> tuple[str, ...]:
    """The items of a list whose items begin with a dash, each whole."""
    return tuple(_items(lines, _BULLET))


def _items(lines: Iterable[str], mark: re.Pattern[str]) -> Iterator[str]:
    """The items of a list, each with the lines that it goes on in."""
    item: list[str] = []
    for line in lines:
        if mark.match(line) and item:
            yield " ".join(item)
            item = []
        item.append(mark.sub("", line, count=1) if not item else line.strip())
    yield " ".join(item)


def _runs(lines: Iterable[str]) -> Iterator[Block]:
    for kind, run in groupby(lines, key=_kind):
        taken = tuple(run)
        if kind == FIXED:
            yield Block(FIXED, taken)
        elif kind == HEADING:
            yield from (Block(HEADING, (line.removeprefix("# "),)) for line in taken)
        else:
            yield Block(PARAGRAPH, (" ".join(taken),))


def _kind(line: str) -> str:
    if line.startswith("# "):
        return HEADING
    return FIXED if _COLUMNS.search(line) else PARAGRAPH


def _joined(blocks: Iterable[Block]) -> Iterator[Block]:
    """Tables in one piece: fixed lines apart by an empty line alone are one block, without their margin."""
    for kind, run in groupby(blocks, key=lambda block: block.kind):
        taken = [*run]
        if kind != FIXED:
            yield from taken
            continue
        lines = "\n\n".join("\n".join(one.lines) for one in taken).splitlines()
        yield Block(FIXED, tuple(_without_margin(lines)))


def _without_margin(lines: list[str]) -> Iterator[str]:
    margin = min((len(line) - len(line.lstrip()) for line in lines if line), default=0)
    return (line[min(margin, _MARGIN) :] for line in lines)
