"""ROLLBACK, and a phase judged again in the same mail: each mail tells what was true when it happened."""

from __future__ import annotations

import pytest

from judge.service.keeper_policy import ConfirmationPolicy
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

MASTER = "SIGN ON M alpha gmword\n"


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    """The game of the opening, its first phase judged; Austria has ordered all of it in time."""
    here = judge_in_memory()
    here.change_policy(confirmation=ConfirmationPolicy.NEVER)
    here.deliver(ANNA, "mine", "SIGN ON Austria alpha swordA\nA Vie - Gal\nA Bud - Ser\nF Tri - Alb\n")
    here.deliver(GINA, "judge", f"{MASTER}PROCESS NOW\n")
    return here


@pytest.fixture
def alpha(played: StoryJudge) -> StoryJudge:
    return twin(played)


def words(story: StoryJudge, to: str) -> str:
    return " ".join(said(story, to).split())


def test_the_mail_of_a_rollback_names_the_phase_that_it_opened(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "again", f"{MASTER}ROLLBACK\nPROCESS NOW\n")
    subjects = [str(mail["Subject"]) for mail in alpha.unread if mail["To"] == ANNA]
    rollback, results = (one.partition(" - ")[2] for one in subjects)
    assert rollback == "S1901M Rollback to S1901M"
    assert results.startswith("S1901M Results")
    told = words(alpha, ANNA)
    assert "taken game 'alpha' back to Movement for Spring of 1901" in told
    assert says(told, "email-rolled-back.left", phase="F1901M")
    assert says(told, "email-rolled-back.judged-since", phase="S1901M")
    assert says(told, "email-rolled-back.orders-count")


def record(story: StoryJudge) -> str:
    story.deliver(ANNA, "record", "GET DEDICATION\n")
    return words(story, ANNA)


def test_a_phase_judged_again_counts_once(alpha: StoryJudge) -> None:
    before = record(alpha)
    assert says(before, "player-record.on-time", number=1)
    for _ in range(3):
        alpha.deliver(GINA, "again", f"{MASTER}ROLLBACK\nPROCESS NOW\n" * 2)
    assert record(alpha) == before


def test_what_the_last_judging_says_of_a_phase_is_what_counts(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "again", f"{MASTER}ROLLBACK\n")
    alpha.deliver(ANNA, "none", "SIGN ON Austria alpha swordA\nCLEAR ALL\n")
    alpha.deliver(GINA, "again", f"{MASTER}PROCESS NOW\n")
    assert says(record(alpha), "player-record.on-time", number=0)


def test_below_the_line_that_judged_it_a_phase_is_taken_back(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "again", f"{MASTER}PROCESS NOW\nROLLBACK\nROLLBACK\n")
    told = words(alpha, GINA)
    assert not says(told, "refused-not-judged")
    assert "S1901M" in str(alpha.last(ANNA, "Rollback to")["Subject"])
