"""What is said of a clock that stands or moves is so: who may RESUME, what has moved, what is over."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from judge.service.keeper_policy import ConfirmationPolicy
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

MASTER, AUSTRIA = "SIGN ON M alpha gmword\n", "SIGN ON Austria alpha swordA\n"


@pytest.fixture(scope="module")
def opening() -> StoryJudge:
    here = judge_in_memory()
    here.change_policy(confirmation=ConfirmationPolicy.NEVER, resignation=ConfirmationPolicy.NEVER)
    return here


@pytest.fixture
def alpha(opening: StoryJudge) -> StoryJudge:
    return twin(opening)


def words(story: StoryJudge, to: str) -> str:
    return " ".join(said(story, to).split())


@pytest.mark.parametrize(
    ("settings", "who"),
    [
        ("", "master"),
        ("SET UNMODERATED\n", "players"),
        ("SET UNMODERATED\nSET NO RESUME\n", "master"),
    ],
)
def test_a_paused_game_says_who_may_let_it_go_on(alpha: StoryJudge, settings: str, who: str) -> None:
    day = "2026-01-25 12:00 UTC"
    alpha.deliver(GINA, "stop", f"{MASTER}{settings}PAUSE UNTIL {day}\n")
    alpha.deliver(GINA, "again", f"{MASTER}PAUSE UNTIL {day}\n")
    told = words(alpha, GINA)
    alpha.deliver(ANNA, "when", f"{AUSTRIA}LIST alpha\n")
    told += words(alpha, ANNA)
    assert says(told, "resumed-when.until", until="Sun 25 Jan 2026 12:00 UTC", by=who)
    assert says(told, "game-paused.until", by=who)
    alpha.deliver(ANNA, "go", f"{AUSTRIA}RESUME\n")
    assert (says(words(alpha, ANNA), "resumed")) == (who != "master")


def test_where_only_grace_moves_the_subject_names_its_end(alpha: StoryJudge) -> None:
    alpha.now = datetime(2026, 1, 9, tzinfo=UTC)
    alpha.tick(None)
    alpha.deliver(GINA, "grace", f"{MASTER}SET GRACE 2026-01-25 12:00 UTC\n")
    assert "Grace Adjustment to: Sun Jan 25 2026 12:00:00" in str(alpha.last(ANNA)["Subject"])
    alpha.deliver(GINA, "time", f"{MASTER}SET DEADLINE 2026-01-24 12:00 UTC\n")
    assert "Deadline Adjustment to: Sat Jan 24 2026 12:00:00" in str(alpha.last(ANNA)["Subject"])


def test_a_game_that_is_over_by_the_same_mail_does_not_go_on(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "stop", f"{MASTER}PAUSE\n")
    alpha.deliver(GINA, "end", f"{MASTER}RESUME\nTERMINATE\n")
    assert "goes on" not in words(alpha, ANNA)
    assert "alpha" in words(alpha, ANNA)


@pytest.mark.parametrize("late", [0, 1, 7, 59])
def test_a_pause_ends_at_the_moment_it_named_whenever_it_is_looked_at(alpha: StoryJudge, late: int) -> None:
    alpha.deliver(GINA, "stop", f"{MASTER}SET MOVES CLOCK -1\nPAUSE UNTIL 2026-01-07 12:00 UTC\n")
    stopped, deadline = alpha.now, _deadline(alpha)
    alpha.now = datetime(2026, 1, 7, 12, late, tzinfo=UTC)
    alpha.tick(None)
    assert _deadline(alpha) == deadline + (datetime(2026, 1, 7, 12, tzinfo=UTC) - stopped)


def _deadline(story: StoryJudge) -> datetime:
    with story.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    assert game.clock is not None
    return game.clock.deadline
