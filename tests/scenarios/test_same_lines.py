"""The same refused line again, in answer to the refusal: a player is told each time that it is not in."""

from __future__ import annotations

import pytest

from tests.scenarios.alpha import ANNA, said
from tests.scenarios.story import StoryJudge

VAIN = 10
"""Answers a day to mail without effect."""


@pytest.mark.parametrize("line", ["F Tri - Adriattt", "A Vie - Gallll", "A Vie S A Mosk - Gal"])
def test_a_refused_order_is_refused_each_time(judge: StoryJudge, line: str) -> None:
    judge.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{line}\n")
    for turn in range(VAIN):
        assert "REFUSED" in said(judge, ANNA), turn
        mail = judge.last(ANNA)
        judge.deliver(ANNA, f"Re: {mail['Subject']}", f"{line}\n", answers=str(mail["Message-ID"]))


def test_a_robot_that_repeats_one_is_not_answered_for_ever(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nA Vie - Gallll\n")
    answered = 0
    for _ in range(3 * VAIN):
        mail = judge.last(ANNA)
        judge.deliver(ANNA, f"Re: {mail['Subject']}", "A Vie - Gallll\n", answers=str(mail["Message-ID"]))
        answered += bool(judge.unread)
    assert answered == VAIN
