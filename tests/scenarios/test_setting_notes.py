"""A master is told which setting rules where two contradict each other."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import GINA, said
from tests.scenarios.story import StoryJudge


def answer(game: StoryJudge, *lines: str) -> str:
    game.deliver(GINA, "settings", "\n".join(("SIGN ON M dark gmdark", *lines)))
    return " ".join(said(game, GINA).split())


@pytest.fixture
def dark(game: StoryJudge) -> StoryJudge:
    game.deliver(GINA, "new", "SIGN ON malpha gmword\nCREATE ?dark gmdark BLIND\n")
    return game


def test_neighbours_whom_nobody_sees_write_to_nobody(dark: StoryJudge) -> None:
    assert says(answer(dark, "SET TOUCH PRESS"), "idle-nobody-seen")
    assert not says(answer(dark, "SET LATE PRESS", "SET MUST ORDER"), "idle-nobody-seen")
    answer(dark, "SET NO TOUCH PRESS")
    assert says(answer(dark, "SET POSTAL PRESS"), "idle-conditions-in-the-dark")
    assert says(answer(dark, "SET NO PRESS"), "idle-no-press")


def test_many_settings_at_once_are_looked_at_as_one(dark: StoryJudge) -> None:
    game = dark
    game.deliver(GINA, "no press", "SIGN ON malpha gmword\nSET NO PRESS\nSET DATELINES\n")
    assert says(" ".join(said(game, GINA).split()), "idle-no-press")
    assert says(answer(game, "SET LIKE alpha"), "idle-no-press")
