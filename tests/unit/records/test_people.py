from __future__ import annotations

import pytest

from judge.game.settings import Evidence
from judge.records import Proof, stricter

NOTHING, WORD, VOUCHED = Proof(), Proof(password=True), Proof(vouched=True)
BOTH, CONFIRMED = Proof(password=True, vouched=True), Proof(confirmed=True)


@pytest.mark.parametrize(
    ("wanted", "enough"),
    [
        (Evidence.EITHER, {WORD, VOUCHED, BOTH, CONFIRMED}),
        (Evidence.PASSWORD, {WORD, BOTH, CONFIRMED}),
        (Evidence.BOTH, {BOTH, CONFIRMED}),
    ],
)
def test_each_rung_takes_what_is_on_it_or_above(wanted: Evidence, enough: set[Proof]) -> None:
    proofs = {NOTHING, WORD, VOUCHED, BOTH, CONFIRMED}
    assert {proof for proof in proofs if proof.suffices(wanted)} == enough


def test_only_the_top_is_strong() -> None:
    assert [proof.strong for proof in (NOTHING, WORD, VOUCHED, BOTH, CONFIRMED)] == [False] * 3 + [True] * 2


def test_a_game_can_want_more_than_the_judge_but_not_less() -> None:
    assert stricter(Evidence.PASSWORD, Evidence.EITHER) is Evidence.PASSWORD
    assert stricter(Evidence.PASSWORD, Evidence.BOTH) is Evidence.BOTH
    assert stricter(Evidence.EITHER, Evidence.EITHER) is Evidence.EITHER
