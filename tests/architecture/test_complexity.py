"""No function has more than 15 ways through it, and none beside the judge more than the oracles need."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from radon.complexity import cc_visit

from tests.architecture.sources import files, named

MOST = 15
BESIDE_JUDGE = {"tools/": MOST, "lab/": 24, "tests/": 37}
"""The most ways, assertions not counted: oracles go through all cases of a rule in one function."""


def complex_functions(source: str, most: int = MOST, *, no_assert: bool = False) -> Iterator[tuple[str, int]]:
    """Name and ways of each function above the limit, methods as `Class.method`, nested functions too."""
    waiting = [block for block in cc_visit(source, no_assert=no_assert) if block.letter != "C"]
    while waiting:
        block = waiting.pop()
        waiting += block.closures
        if block.complexity > most:
            yield f"{block.classname}.{block.name}" if block.letter == "M" else block.name, block.complexity


def test_no_function_is_too_complex() -> None:
    found = [
        f"{named(path)} {name}: {ways}"
        for path in files()
        if named(path).startswith("judge/")
        for name, ways in complex_functions(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize("folder", BESIDE_JUDGE)
def test_no_function_beside_the_judge_grows_beyond_the_most_complex_one(folder: str) -> None:
    found = [
        f"{named(path)} {name}: {ways}"
        for path in files()
        if named(path).startswith(folder)
        for name, ways in complex_functions(
            path.read_text(encoding="utf-8"), BESIDE_JUDGE[folder], no_assert=True
        )
    ]
    assert found == []


@pytest.mark.parametrize(("branches", "found"), [(14, []), (15, [("f", 16)])])
def test_one_way_more_than_fifteen_is_too_many(branches: int, found: list[tuple[str, int]]) -> None:
    source = "def f(x):\n" + "    if x: pass\n" * branches
    assert [*complex_functions(source)] == found
