"""Policies: how each way of reading reads."""

from __future__ import annotations

from judge.game.settings import Reading
from judge.language.drafts import Action
from judge.language.policy import JUDGE, POLICIES


def test_every_way_of_reading_has_its_policy() -> None:
    assert set(POLICIES) == set(Reading)
    assert JUDGE.words is not None
    assert set(JUDGE.words) == set(Action)
