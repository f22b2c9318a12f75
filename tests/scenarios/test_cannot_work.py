"""An order that is taken and cannot work is not said to be well in the first line."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import said
from tests.scenarios.story import StoryJudge

ROLF = "rolf@rus.example"
OTHERS = "F Sev - Bla\nF StP - Bot\nA Mos - Ukr\n"


@pytest.mark.parametrize(
    ("order", "works"),
    [
        ("A War S A War - Gal", False),
        ("A War S A Mos - Ukr", True),
        ("A War - Gal", True),
    ],
)
def test_the_first_line_and_the_last_point_to_the_check(
    judge: StoryJudge, order: str, *, works: bool
) -> None:
    judge.deliver(ROLF, "mine", f"SIGN ON Russia alpha swordR\n{OTHERS}{order}\n")
    told = " ".join(said(judge, ROLF).split())
    assert says(told, "reply-complete-impossible") != works
    assert says(told, "reply-complete") == works
    assert ("Check:" in told) != works
