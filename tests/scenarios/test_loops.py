"""Robots that write to each other: two judges, and a judge with a vacation program, for a simulated day."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scenarios.robots import TEXTS, correspond, holiday
from tests.scenarios.story import StoryJudge

MOST = 2
"""Mails each way."""


@pytest.mark.parametrize("stripped", [False, True], ids=["as written", "marks removed on the way"])
@pytest.mark.parametrize("text", TEXTS)
def test_two_judges_write_at_most_two_mails_each_way(tmp_path: Path, text: str, *, stripped: bool) -> None:
    wrote = correspond(tmp_path, text, stripped=stripped)
    assert wrote, "the first answer sets them off"
    assert max(wrote.values()) <= MOST


@pytest.mark.parametrize("registered", [True, False])
def test_a_vacation_program_gets_at_most_two_mails(story: StoryJudge, *, registered: bool) -> None:
    there, back = holiday(story, registered=registered)
    assert 1 <= there <= MOST
    assert back <= MOST
