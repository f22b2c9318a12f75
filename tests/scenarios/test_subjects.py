"""Subjects of replies: those of the mails they answer, and never a title that programs take for a turn."""

from __future__ import annotations

import pytest

from tests.scenarios.story import StoryJudge

ANNA = "anna@aus.example"


@pytest.fixture
def game(opening: StoryJudge) -> StoryJudge:
    return opening


@pytest.mark.parametrize(
    ("subject", "answered"),
    [
        ("Re: TEST:alpha - S1900M Results", "Re: TEST:alpha - S1900M Receipt"),
        ("AW: TEST:alpha - W1900B Game Starting", "Re: TEST:alpha - W1900B Game Starting"),
        ("Re: [Error Flag] TEST:alpha - S1900M orders", "Re: TEST:alpha - S1900M orders"),
        ("Re: TEST:beta - F1903M Results", "Re: TEST:alpha - S1901M Receipt"),
        ("results", "Re: TEST:alpha - S1901M Receipt"),
        ("my orders", "Re: TEST:alpha - S1901M my orders"),
    ],
)
def test_a_reply_to_other_things_keeps_the_subject_it_answers(
    game: StoryJudge, subject: str, answered: str
) -> None:
    game.deliver(ANNA, subject, "SIGN ON Austria alpha swordA\nSET ZONE Vienna\n")
    (reply,) = game.unread
    assert reply["Subject"] == answered


@pytest.mark.parametrize("subject", ["my orders", "Re: TEST:alpha - S1900M Results", "results"])
@pytest.mark.parametrize(
    ("orders", "verdict"),
    [
        ("A Vie - Gal", "Re: TEST:alpha - S1901M 1 of 3: Budapest and Trieste have no order"),
        ("A Vie - Gal\nA Bud - Ser", "Re: TEST:alpha - S1901M 2 of 3: Trieste has no order"),
        (
            "A Bud - Ser\nF Tri - Alb\nA Vie - Nowhere",
            "Re: [Error Flag] TEST:alpha - S1901M 2 of 3: Vienna has no order",
        ),
        ("A Vie H\nA Bud H\nF Tri H", "Re: TEST:alpha - S1901M 3 of 3: all your orders are in"),
        (
            "A Vie H\nA Bud H\nF Tri H\nA Vie - Nowhere",
            "Re: [Error Flag] TEST:alpha - S1901M 1 line rejected",
        ),
        ("Spring 1907\nA Vie - Gal", "Re: [Error Flag] TEST:alpha - S1901M 1 order is not counted yet"),
    ],
)
def test_a_reply_to_orders_has_the_verdict_for_its_subject(
    game: StoryJudge, subject: str, orders: str, verdict: str
) -> None:
    game.deliver(ANNA, subject, f"SIGN ON Austria alpha swordA\n{orders}\n")
    (reply,) = game.unread
    assert reply["Subject"] == verdict
    # who answers it about other things is not told the verdict of before
    game.deliver(ANNA, f"Re: {verdict}", "SIGN ON Austria alpha swordA\nSET ZONE Vienna\n")
    (reply,) = game.unread
    assert reply["Subject"] == "Re: TEST:alpha - S1901M"
