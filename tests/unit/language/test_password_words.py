from __future__ import annotations

from itertools import islice

from hypothesis import example, given
from hypothesis import strategies as st

from judge.game.look_alikes import likeness
from judge.language.password_words import across, likely_inside, typed_alike, typed_as

LONGEST = 64
"""The most letters of a password that is looked for."""


@given(st.text(min_size=1, max_size=12))
@example("Übergröße9")
@example("straße.7")
@example("BADGER")
def test_the_forms_that_look_alike_stand_for_all_forms(word: str) -> None:
    assert set(map(likeness, typed_alike(word))) == set(map(likeness, typed_as(word)))


def test_of_forms_in_other_capitals_one_stands_for_all() -> None:
    assert list(typed_alike("badger.spoon")) == ["badger.spoon"]
    assert len(list(typed_as("badger.spoon"))) > 1


def test_across_a_gap_between_long_words_only_passwords_are_tried() -> None:
    words = "a1" * 5_000, "b2" * 5_000
    tried = list(across(*words, lambda _: False, alike=True))
    assert len(tried) <= 3 * LONGEST * LONGEST
    assert max(map(len, tried)) <= LONGEST


def test_inside_a_long_word_the_first_parts_cost_no_more_than_inside_a_short_one() -> None:
    for word in ("zq7xkcd" * 4, "zq7xkcd" * 20_000):
        calls = 0

        def is_ours(_: str) -> bool:
            nonlocal calls
            calls += 1
            return False

        first = list(islice(likely_inside(word, is_ours), 9))
        assert len(first) == 9
        assert calls < 1_000
