from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.language.slips import Slips, is_slip, near


@pytest.mark.parametrize("word", ["viena", "viennna", "vienma", "veinna", "ienna", "viennaa"])
def test_one_letter_more_less_other_or_two_changed_are_a_slip(word: str) -> None:
    assert is_slip(word, "vienna")


@pytest.mark.parametrize("word", ["vienna", "vena", "wiena", "nvieen", "bern", ""])
def test_more_than_that_is_none(word: str) -> None:
    assert not is_slip(word, "vienna")


def test_short_words_have_only_changed_places() -> None:
    assert is_slip("gla", "gal")
    assert not is_slip("gas", "gal")
    assert not is_slip("ga", "gal")


@given(st.text("abc", max_size=6), st.text("abc", max_size=6))
def test_a_slip_goes_both_ways(one: str, other: str) -> None:
    assert is_slip(one, other) == is_slip(other, one)


def test_the_nearest_stand_in_their_order() -> None:
    assert near("list", ["lists", "east", "lost", "list"]) == ("lists", "lost")


@given(st.lists(st.text("ab", max_size=9), unique=True), st.text("ab", max_size=9))
def test_an_index_finds_what_a_walk_through_all_words_finds(known: list[str], word: str) -> None:
    assert Slips(known).near(word) == near(word, known)
