"""Observers: what one is told who watches, and tries to watch again, to play, or to speak."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, GINA, said
from tests.scenarios.story import StoryJudge

SPEAKS = "SIGN ON O alpha password"


def answer(judge: StoryJudge, who: str, *lines: str) -> str:
    judge.deliver(who, "a word", "\n".join(lines), "pass")
    return " ".join(said(judge, who).split())


@pytest.fixture
def watched(game: StoryJudge) -> StoryJudge:
    """The game of the opening, which Eve watches."""
    assert SPEAKS in answer(game, EVE, "OBSERVE alpha sesame.seed")
    return game


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("OBSERVE alpha sesame.seed", "refused-watches-already"),
        ("SIGN ON ?alpha other.word", "game-full-to-observer"),
        ("SIGN ON ?alpha sesame.seed", "game-full-to-observer"),
        ("SIGN ON Turkey alpha sesame.seed", "watches-only"),
    ],
)
def test_an_observer_is_told_how_he_speaks_and_not_to_watch(watched: StoryJudge, line: str, key: str) -> None:
    told = answer(watched, EVE, line)
    assert "REJECTED:" in told
    assert says(told, key, game="alpha")
    assert SPEAKS in told
    assert "OBSERVE alpha password" not in told
    assert "UNMODERATED" not in told
    assert says(answer(watched, EVE, "SIGN ON O alpha sesame.seed"), "speaks-as-observer", game="alpha")


def test_who_plays_or_leads_is_told_how_he_speaks(game: StoryJudge) -> None:
    told = answer(game, ANNA, "OBSERVE alpha sesame.seed")
    assert says(told, "refused-already-in", game="alpha")
    assert "UNMODERATED" not in told
    assert says(answer(game, GINA, "OBSERVE alpha sesame.seed"), "refused-moderates.hint", game="alpha")
