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
def test_a_reply_keeps_the_subject_it_answers(game: StoryJudge, subject: str, answered: str) -> None:
    game.deliver(ANNA, subject, "SIGN ON Austria alpha swordA\nA Vie - Gal\n")
    (reply,) = game.unread
    assert reply["Subject"] == answered
