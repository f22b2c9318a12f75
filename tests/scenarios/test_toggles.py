"""What a mail does and takes back is told once, as it stands at the end, and some changes an hour at most."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.scenarios.alpha import ANNA, GINA
from tests.scenarios.echoes import judge_in_memory, twin
from tests.scenarios.story import StoryJudge

EDGAR = "edgar@eng.example"
AUSTRIA, MASTER = "SIGN ON Austria alpha swordA\n", "SIGN ON M alpha gmword\n"


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    return judge_in_memory()


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    return twin(played)


def _told(judge: StoryJudge) -> list[str]:
    return [str(mail["Subject"]) for mail in judge.unread if mail["To"] == EDGAR]


PAIRS = [
    (ANNA, AUSTRIA, "AWAY 10 Jan TO 12 Jan", "SET NO ABSENCE"),
    (GINA, MASTER, "PAUSE", "RESUME"),
    (GINA, MASTER, "SET ALL PRESS", "SET NORMAL PRESS"),
]


@pytest.mark.parametrize(("who", "sign_on", "do", "undo"), PAIRS)
def test_one_mail_tells_once(judge: StoryJudge, who: str, sign_on: str, do: str, undo: str) -> None:
    judge.deliver(who, "to and fro", sign_on + f"{do}\n{undo}\n" * 3 + f"{do}\n")
    assert len(_told(judge)) == 1


@pytest.mark.parametrize(("who", "sign_on", "do", "undo"), PAIRS)
def test_what_is_taken_back_is_not_told_but_a_deadline_that_moved_is(
    judge: StoryJudge, who: str, sign_on: str, do: str, undo: str
) -> None:
    judge.deliver(who, "to and fro", sign_on + f"{do}\n{undo}\n" * 2)
    assert [one for one in _told(judge) if "eadline" not in one] == []
    assert len(_told(judge)) <= 1


@pytest.mark.parametrize(("who", "sign_on", "do", "undo"), PAIRS)
def test_an_hour_of_mails_tells_twelve_times_at_most(
    judge: StoryJudge, who: str, sign_on: str, do: str, undo: str
) -> None:
    notices = 0
    for number in range(20):
        judge.now += timedelta(minutes=2)
        judge.deliver(who, f"{number}", f"{sign_on}{undo if number % 2 else do}\n")
        notices += len(_told(judge))
    assert 6 <= notices <= 12
    judge.now += timedelta(hours=2)
    judge.deliver(who, "later", f"{sign_on}{undo}\n{do}\n")
    assert len(_told(judge)) <= 1
