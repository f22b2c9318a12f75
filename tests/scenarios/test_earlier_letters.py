"""Who has copies of a letter is fixed when it is written, whenever it leaves; and everybody is told."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge, yes_to

EDGAR, ZED, GERD = "edgar@eng.example", "zed@obs.example", "gerd@ger.example"
AUSTRIA, MASTER, WATCHER = (
    "SIGN ON Austria alpha swordA\n",
    "SIGN ON M alpha gmword\n",
    "SIGN ON O alpha zedword9\n",
)
SECRET = "the blue parrot flies"
POSTAL = f"{AUSTRIA}POSTAL PRESS TO G\n{SECRET}\nENDPRESS\n"


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    here = judge_in_memory()
    here.deliver(ZED, "me", "REGISTER\nName: Zed\nEND\nOBSERVE alpha zedword9\n")
    here.deliver(GINA, "post", f"{MASTER}SET POSTAL PRESS\n")
    assert "Changed" in said(here, GINA)
    return here


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    return twin(played)


def _judge_phase(judge: StoryJudge) -> None:
    judge.deliver(GINA, "judge", f"{MASTER}SET NMR\nPROCESS S1901M NOW\n", "pass")


def _read_by(judge: StoryJudge, since: int) -> set[str]:
    return {str(mail["To"]) for mail in judge.sent[since:] if SECRET in mail.get_content()} - {ANNA}


def test_a_letter_for_the_results_stays_private_from_a_master_who_reads_later_ones(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "post", POSTAL)
    since = len(judge.sent)
    judge.deliver(GINA, "all", f"{MASTER}SET ALL PRESS\n")
    assert says(said(judge, EDGAR), "email-press-watched", who="master", game="alpha")
    _judge_phase(judge)
    assert _read_by(judge, since) == {GERD}


def test_one_that_is_written_afterwards_does_not(judge: StoryJudge) -> None:
    judge.deliver(GINA, "all", f"{MASTER}SET ALL PRESS\n")
    judge.deliver(ANNA, "post", POSTAL)
    since = len(judge.sent)
    _judge_phase(judge)
    assert _read_by(judge, since) == {GERD, GINA}


def test_an_answer_that_waits_its_two_minutes_stays_private_too(judge: StoryJudge) -> None:
    judge.deliver(GERD, "letter", "SIGN ON Germany alpha swordG\nPRESS TO A\nShall we?\nENDPRESS\n")
    asked = judge.last(ANNA, "Press")
    judge.now += timedelta(minutes=3)
    judge.deliver_raw(yes_to(asked, SECRET))
    since = len(judge.sent)
    judge.deliver(GINA, "all", f"{MASTER}SET ALL PRESS\n")
    judge.now += timedelta(minutes=4)
    judge.tick(None)
    assert _read_by(judge, since) == {GERD}


def test_nor_does_an_observer_read_what_was_written_before_he_might(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "post", POSTAL)
    since = len(judge.sent)
    judge.deliver(GINA, "watch", f"{MASTER}SET WATCH ALL PRESS\n")
    judge.deliver(ZED, "all", f"{WATCHER}SET ALL PRESS\n")
    _judge_phase(judge)
    assert _read_by(judge, since) == {GERD}


def test_everybody_is_told_that_an_observer_reads(judge: StoryJudge) -> None:
    judge.deliver(GINA, "watch", f"{MASTER}SET WATCH ALL PRESS\n")
    judge.deliver(ZED, "all", f"{WATCHER}SET ALL PRESS\n")
    assert says(said(judge, ZED), "all-press-on")
    assert says(said(judge, EDGAR), "email-press-watched", who="observer", game="alpha")
    assert ZED not in said(judge, EDGAR)
    judge.deliver(ZED, "less", f"{WATCHER}SET NORMAL PRESS\n")
    assert says(said(judge, EDGAR), "email-press-watched.ended", who="observer", game="alpha")
