"""An email that is refused for its length is not understood first: it costs less than one that is read."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from judge.language.segmentation import MOST_STATEMENTS, statements

MOST_PART = 0.75
"""Of the calls that the longest email takes that is read."""


def calls(step: Callable[[], object]) -> int:
    """Count the function calls of a step, in Python and in C."""
    count = 0

    def counted(_frame: object, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(counted)
    try:
        step()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize(
    "line",
    [
        "I would maybe rather move army from Vienna to Galicia number {} if Italy agrees",
        "Only if France {} says yes: army Budapest to Serbia",
    ],
)
def test_one_line_too_many_costs_less_than_the_most_that_are_read(line: str) -> None:
    def text(lines: int) -> str:
        return "\n".join(map(line.format, range(lines)))

    statements(text(10))  # tables are read once
    assert len(statements(text(MOST_STATEMENTS + 1))[0]) == MOST_STATEMENTS + 1
    read = calls(lambda: statements(text(MOST_STATEMENTS)))
    refused = calls(lambda: statements(text(MOST_STATEMENTS + 1)))
    assert refused <= MOST_PART * read
