"""What a mail does and takes back is told once, as it stands at the end, and some changes an hour at most."""

from __future__ import annotations

from datetime import timedelta

import pytest

from judge.service.outgoing.quota import EARLY_AN_HOUR
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
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
    (ANNA, AUSTRIA, "PROPOSE END", "CANCEL PROPOSAL"),
    (GINA, MASTER, "PROPOSE DRAW", "CANCEL PROPOSAL"),
]
SETTING = (GINA, MASTER, "SET REMINDER 20", "SET REMINDER 8")
"""Told once a mail as the others are, but each hour as often as the master changes it."""


@pytest.mark.parametrize(("who", "sign_on", "do", "undo"), [*PAIRS, SETTING])
def test_one_mail_tells_once(judge: StoryJudge, who: str, sign_on: str, do: str, undo: str) -> None:
    judge.deliver(who, "to and fro", sign_on + f"{do}\n{undo}\n" * 3 + f"{do}\n")
    assert len(_told(judge)) == 1


@pytest.mark.parametrize(("who", "sign_on", "do", "undo"), [*PAIRS, SETTING])
def test_what_is_taken_back_is_not_told_but_a_deadline_that_moved_is(
    judge: StoryJudge, who: str, sign_on: str, do: str, undo: str
) -> None:
    judge.deliver(who, "to and fro", sign_on + f"{do}\n{undo}\n" * 2)
    assert [one for one in _told(judge) if "Adjustment to" not in one] == []
    assert len(_told(judge)) <= 1


@pytest.mark.parametrize(("who", "sign_on", "do", "undo"), PAIRS)
def test_an_hour_of_mails_tells_twelve_times_and_of_time_taken_a_few_more(
    judge: StoryJudge, who: str, sign_on: str, do: str, undo: str
) -> None:
    notices = 0
    for number in range(20):
        judge.now += timedelta(minutes=2)
        judge.deliver(who, f"{number}", f"{sign_on}{undo if number % 2 else do}\n")
        notices += len(_told(judge))
    early = EARLY_AN_HOUR if do == "PAUSE" else 0
    assert 6 <= notices <= 12 + early
    judge.now += timedelta(hours=2)
    judge.deliver(who, "later", f"{sign_on}{undo}\n{do}\n")
    assert len(_told(judge)) <= (2 if do.startswith("PROPOSE") else 1), "another proposal is another question"


def _mail(judge: StoryJudge, who: str, text: str) -> int:
    """How many mails one mail makes, for all but its sender."""
    judge.deliver(who, "to and fro", text)
    return sum(mail["To"] != who for mail in judge.unread)


def test_two_hundred_proposals_in_a_mail_make_no_flood(judge: StoryJudge) -> None:
    assert _mail(judge, ANNA, AUSTRIA + "PROPOSE END\nCANCEL PROPOSAL\n" * 200) == 0
    assert says(judge.unread[0].get_content(), "told-all-often", game="alpha")
    judge.now += timedelta(hours=2)
    assert _mail(judge, ANNA, AUSTRIA + "PROPOSE END\nCANCEL PROPOSAL\nPROPOSE DRAW\n") == 7


def test_two_ends_proposed_in_turn_are_told_as_they_stand_at_the_end(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "end", AUSTRIA + "PROPOSE END\n")
    text = "CANCEL PROPOSAL\nPROPOSE WIN Austria\nCANCEL PROPOSAL\nPROPOSE WIN Italy\n"
    judge.deliver(ANNA, "other", AUSTRIA + text)
    assert len(_told(judge)) == 2, "the first is withdrawn, the last is proposed"


ADJUST = "ADJUST\nREMOVE A Vie\nPLACE A Vie Austria\nREASON {}\nEND ADJUST\n"


def test_what_a_mail_mends_is_told_once_with_every_reason(judge: StoryJudge) -> None:
    texts = (ADJUST.format("First."), ADJUST.format("Second."))
    assert _mail(judge, GINA, MASTER + "".join(texts)) == 7
    assert "First. / Second." in judge.last(EDGAR).get_content()
    judge.now += timedelta(hours=2)
    assert _mail(judge, GINA, MASTER + ADJUST.format("x") * 95) == 7


def test_an_observer_who_comes_and_goes_is_told_of_once_a_mail_and_twelve_times_an_hour(
    judge: StoryJudge,
) -> None:
    judge.deliver("zed@obs.example", "me", "REGISTER\nName: Zed\nEND\nOBSERVE alpha zedword9\n")
    told, zed = 0, "SIGN ON O alpha zedword9\n"
    assert _mail(judge, "zed@obs.example", zed + "RESIGN\nOBSERVE alpha zedword9\n" * 30) <= 8
    judge.now += timedelta(hours=2)
    for number in range(40):
        judge.now += timedelta(minutes=1)
        told += _mail(judge, "zed@obs.example", f"OBSERVE alpha zedword9\n{'RESIGN' if number % 2 else ''}\n")
    assert told <= 12 * 8


def test_who_joins_and_leaves_again_is_not_told_of(judge: StoryJudge) -> None:
    judge.deliver(GINA, "new", "CREATE ?beta gmword2\n")
    judge.deliver(EDGAR, "join", "SIGN ON ?beta edword9\n")
    assert _mail(judge, ANNA, "SIGN ON ?beta anword9\nRESIGN\n" * 20) == 0
    assert _mail(judge, ANNA, "SIGN ON ?beta anword9\nRESIGN\nSIGN ON ?beta anword9\n") <= 2
