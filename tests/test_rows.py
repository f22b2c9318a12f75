"""A test of rows tries each of them, and fails with all that fail."""

from __future__ import annotations

from inspect import signature

import pytest

from tests.rows import each_row


def test_each_row_is_tried_and_all_that_fail_are_shown() -> None:
    tried = list[tuple[int, str]]()

    @each_row(("number", "word"), [(1, "one"), (2, "zwei"), (3, "three"), (4, "vier")])
    def has_an_e_at_its_end(number: int, word: str) -> None:
        tried.append((number, word))
        assert word.endswith("e"), word
        if number == 3:
            pytest.fail("three")

    with pytest.raises(BaseExceptionGroup, match="3 of 4 rows fail") as failed:
        has_an_e_at_its_end()
    assert tried == [(1, "one"), (2, "zwei"), (3, "three"), (4, "vier")]
    assert [one.__notes__ for one in failed.value.exceptions] == [
        ["The row: {'number': 2, 'word': 'zwei'}"],
        ["The row: {'number': 3, 'word': 'three'}"],
        ["The row: {'number': 4, 'word': 'vier'}"],
    ]


def test_rows_of_rows_are_tried_all_with_the_fixtures_of_the_test() -> None:
    tried = list[tuple[str, int, str]]()

    @each_row("number", [1, 2])
    @each_row("word", ["a", "b"])
    def check(place: str, number: int, word: str) -> None:
        tried.append((place, number, word))

    assert [*signature(check).parameters] == ["place"]
    check(place="here")
    assert tried == [("here", 1, "a"), ("here", 1, "b"), ("here", 2, "a"), ("here", 2, "b")]


def test_no_rows_are_a_mistake() -> None:
    @each_row("number", [])
    def check(number: int) -> None:
        assert number

    with pytest.raises(AssertionError, match="no rows"):
        check()
