"""What nobody has answered keeps no password for good, however rarely the judge runs."""

from __future__ import annotations

from datetime import timedelta
from itertools import count

import pytest

from judge.service.timed.retention import apply_retention
from tests.scenarios.newcomer import HELLO, beta_waits
from tests.scenarios.story import StoryJudge

VICTIM = "victim@else.example"
DAY = timedelta(days=1)


def kept(story: StoryJudge) -> bool:
    """Whether any mail in still holds the word of the stranger."""
    with story.services.store.begin() as work:
        for number in count(1):
            try:
                if b"roseleaf" in work.inbox.raw(number):
                    return True
            except KeyError:
                return False
    raise AssertionError("numbers do not end")


@pytest.mark.parametrize("days", [(1, 9, 46, 116), (9, 10), (10, 30), (60, 120), range(1, 10)])
def test_a_stranger_s_password_is_erased(days: tuple[int, ...]) -> None:
    story = beta_waits()
    apply_retention(story.services, story.now)
    story.deliver(VICTIM, "join", f"{HELLO}SIGN ON ?beta roseleaf\n")
    began = story.now
    assert kept(story)
    for day in days:
        apply_retention(story.services, began + day * DAY + timedelta(hours=1))
    assert not kept(story)
