"""No assert outside the tests of rendering quotes a sentence of the catalogue, which may be reworded.

Tests ask `says(body, key, **values)` (tests/messages.py).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.architecture.sources import files, named, tree
from tests.messages import texts

MAY_QUOTE = ("tests/unit/render/", "tests/architecture/test_quotes.py")
"""Tests of the words themselves."""
_RUN = 4
"""So many words in a row, if not the whole text, make a quotation."""


@cache
def catalogue() -> str:
    """Every text of the catalogue, a line each."""
    return "\n".join(" ".join(text.split()) for text in texts())


@cache
def runs() -> frozenset[str]:
    return frozenset(run for line in catalogue().splitlines() for run in _runs(line))


def _runs(text: str) -> Iterator[str]:
    words = text.split()
    return (" ".join(words[start : start + _RUN]) for start in range(len(words) - _RUN + 1))


def is_quoted(text: str) -> bool:
    """Whether a text is three words or more of a message, or shares some words in a row with one."""
    first, *more = text.split() or [""]
    is_data = text.isupper() or (first.isupper() and len(first) > 1)  # an order or a command
    if len(more) < 2 or is_data:
        return False
    text = " ".join((first, *more))
    return text in catalogue() or not runs().isdisjoint(_runs(text))


def quotations(path: Path) -> list[int]:
    """The lines of the asserts that quote."""
    return [
        node.lineno
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Assert)
        and any(
            is_quoted(one.value)
            for one in ast.walk(node.test)
            if isinstance(one, ast.Constant) and isinstance(one.value, str)
        )
    ]


def all_quotations() -> dict[str, list[int]]:
    """The lines of the asserts that quote, by file."""
    found = {named(path): quotations(path) for path in files() if named(path).startswith("tests/")}
    return {name: lines for name, lines in found.items() if lines and not name.startswith(MAY_QUOTE)}


def test_a_quotation_is_known() -> None:
    assert is_quoted("Signed on\nas")
    assert is_quoted("Nobody said: there is no game called x.")
    assert not is_quoted("SIGN ON Austria alpha password")
    assert not is_quoted("A PAR - BUR; F BRE H")
    assert not is_quoted("Signed on")
    assert not is_quoted("speaks-for-power")
    assert not is_quoted("there is nothing of the kind here")


def test_no_assert_quotes_a_sentence() -> None:
    assert all_quotations() == {}, "ask says(body, key) instead"
