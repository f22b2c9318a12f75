from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from judge.game.look_alikes import likeness
from judge.language.password_words import typed_alike, typed_as


@given(st.text(min_size=1, max_size=12))
@example("Übergröße9")
@example("straße.7")
@example("BADGER")
def test_the_forms_that_look_alike_stand_for_all_forms(word: str) -> None:
    assert set(map(likeness, typed_alike(word))) == set(map(likeness, typed_as(word)))


def test_of_forms_in_other_capitals_one_stands_for_all() -> None:
    assert list(typed_alike("badger.spoon")) == ["badger.spoon"]
    assert len(list(typed_as("badger.spoon"))) > 1
