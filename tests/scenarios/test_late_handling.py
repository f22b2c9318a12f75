"""Emails that came in time and were handled late, because the judge or its mailbox was down meanwhile."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from judge.game.state import Game, Status
from judge.service.incoming import intake
from tests.messages import says
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, raw_mail, words

_GM, _ANNA = "gina@gm.example", "anna@aus.example"
_CAME = datetime(2026, 1, 5, 14, 0, tzinfo=UTC)
_HANDLED = _CAME + timedelta(minutes=55)
_SIGN_ON = "SIGN ON M alpha gmword\n"


@pytest.fixture
def opening() -> StoryJudge:
    played = in_memory("opening")
    played.now = _CAME
    return played


def game_of(here: StoryJudge) -> Game:
    with here.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return game


def handled_late(here: StoryJudge, body: str) -> None:
    """An email of the GM's comes, and the judge works again 55 minutes later."""
    intake.receive(here.services, raw_mail(_GM, "late", body, "<late@gm.example>"), here.now, "story")
    here.now += _HANDLED - _CAME
    here.tick(None)


def to(here: StoryJudge, address: str) -> list[str]:
    return [str(mail["Subject"]) for mail in here.unread if mail["To"] == address]


COMMANDS = [
    "SET DEADLINE 5 Jan 14:20",
    "SET DEADLINE 5 Jan 14:55",
    "SET DEADLINE today 14:20",
    "SET DEADLINE Mon 14:20",
    "SET DEADLINE 5 Jan 2026 15:20 CET",
    "SET GRACE 5 Jan 14:20",
    "SET START 5 Jan 14:20",
    "PAUSE UNTIL 5 Jan 14:20",
    "PAUSE FOR 30m",
]


@pytest.mark.parametrize("line", COMMANDS)
def test_a_time_that_passed_before_its_email_was_handled_is_refused(opening: StoryJudge, line: str) -> None:
    before = game_of(opening)
    handled_late(opening, f"{_SIGN_ON}{line}\n")
    assert to(opening, _ANNA) == []
    answer = " ".join(words(opening.last(_GM, "Re:")).split())
    assert says(answer, "passed-meanwhile")
    assert "later time" in answer
    assert game_of(opening).clock == before.clock
    assert game_of(opening).status is Status.RUNNING
    opening.now += timedelta(minutes=2)
    opening.tick(None)
    assert to(opening, _ANNA) == []


@pytest.mark.parametrize("line", ["SET DEADLINE 5 Jan 14:56", "SET DEADLINE 6 Jan 14:20", "PAUSE FOR 2h"])
def test_a_time_that_is_still_to_come_counts(opening: StoryJudge, line: str) -> None:
    before = game_of(opening)
    handled_late(opening, f"{_SIGN_ON}{line}\n")
    assert game_of(opening).clock != before.clock
    assert "passed before" not in words(opening.last(_GM, "Re:"))


def test_the_remedy_works(opening: StoryJudge) -> None:
    handled_late(opening, f"{_SIGN_ON}SET DEADLINE 5 Jan 14:20\n")
    opening.deliver(_GM, "again", f"{_SIGN_ON}SET DEADLINE 5 Jan 16:20\n")
    clock = game_of(opening).clock
    assert clock is not None
    assert clock.deadline == _CAME + timedelta(hours=2, minutes=20)


def test_no_unit_is_lost_to_a_deadline_that_nobody_knew_of(opening: StoryJudge) -> None:
    """With NMR and without grace the phase would be judged, and who sent no orders lose their power."""
    opening.deliver(_GM, "rules", f"{_SIGN_ON}SET MOVES GRACE 0\nSET NMR\n")
    number = game_of(opening).number
    handled_late(opening, f"{_SIGN_ON}SET DEADLINE 5 Jan 14:20\nSET GRACE 5 Jan 14:20\n")
    for _ in range(3):
        opening.now += timedelta(minutes=2)
        opening.tick(None)
    assert game_of(opening).number == number


def test_a_time_away_that_is_over_before_its_email_is_handled_is_refused(opening: StoryJudge) -> None:
    opening.now = datetime(2026, 1, 5, 23, 50, tzinfo=UTC)
    handled_late(opening, f"{_SIGN_ON}AWAY 5 Jan TO 5 Jan FOR Austria\n")
    assert says(words(opening.last(_GM, "Re:")), "passed-meanwhile")
    assert not any(seat.absences for seat in game_of(opening).seats)


def test_a_phase_that_opens_in_the_past_makes_nobody_late(opening: StoryJudge) -> None:
    """PROCESS opens it when the email came; its deadline has passed before anybody hears of it."""
    opening.now = _CAME - timedelta(minutes=20)
    rules = "SET MOVES CLOCK -1 MIN 0 NEXT 0.25 GRACE 0\nSET NMR\nSET DEADLINE 5 Jan 14:10\n"
    opening.deliver(_GM, "rules", f"{_SIGN_ON}{rules}")
    before, opening.now = game_of(opening), _CAME
    handled_late(opening, f"{_SIGN_ON}PROCESS S1901M NOW\n")
    after = game_of(opening)
    assert after.number == before.number + 1
    assert after.clock is not None
    assert after.clock.opened == _CAME
    assert after.clock.deadline == _HANDLED + timedelta(minutes=15)
    told = to(opening, _ANNA)
    assert told
    assert not any("late" in subject.lower() for subject in told)
    opening.now += timedelta(minutes=1)
    opening.tick(None)
    assert game_of(opening).number == before.number + 1
    assert not to(opening, _ANNA)
