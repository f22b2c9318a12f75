"""A set of words in little memory holds what a set of texts holds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judge.word_set import WordSet

_WORD = st.text("ab ", max_size=4)


@given(st.sets(_WORD), st.text("ab \n", max_size=6))
def test_a_word_set_holds_what_a_set_holds(words: set[str], tried: str) -> None:
    found = WordSet(words)
    assert (len(found), list(found)) == (len(words), sorted(words))
    assert (tried in found) == (tried in words)
    assert all(word in found for word in words)
