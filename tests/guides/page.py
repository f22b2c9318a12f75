"""What a guide wants typed or written: the indented or fenced blocks below its headings, and commands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

GUIDES = Path(__file__).resolve().parents[2] / "docs/keeper"


def fenced(page: str, heading: str = "") -> list[str]:
    """The fenced blocks of a page below the heading that begins so, or of all of it, in order."""
    text = "\n".join(_below(page, heading))
    return [found + "\n" for found in re.findall(r"^```\w+\n(.*?)\n```$", text, re.MULTILINE | re.DOTALL)]


def commands(page: str, heading: str) -> list[str]:
    """The commands of the judge that stand in the sentences below a heading, in order."""
    return re.findall(r"`(judge [^`]+)`", "\n".join(_below(page, heading)))


def _below(page: str, heading: str) -> Iterator[str]:
    """The lines of a page below the heading that begins so, up to the next."""
    inside = not heading
    for line in (GUIDES / f"{page}.md").read_text(encoding="utf-8").splitlines():
        if heading and line.startswith("#"):
            inside = line.lstrip("# ").startswith(heading)
        elif inside:
            yield line


def blocks(page: str, heading: str) -> list[str]:
    """The indented blocks of a page below the heading that begins so, in order, without their indentation."""
    found: list[list[str]] = []
    before = ""
    for line in _below(page, heading):
        if line.startswith("    "):
            if not before.startswith("    "):
                found.append([])
            found[-1].append(line[4:])
        before = line
    if not found:
        raise LookupError(f"{page}.md has no block below {heading!r}")
    return ["\n".join(lines) + "\n" for lines in found]
