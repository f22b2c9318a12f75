from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from judge.records import Pending, Waiting
from judge.service.retry_policy import DEATHS, PATIENCE, TRIES, pause, plan, used_up

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)


def died(number: int, deaths: int, sender: str = "") -> Waiting:
    return Waiting(number, sender, deaths, NOON)


def test_mails_that_wait_are_handled_as_they_came() -> None:
    made = plan([Waiting(3, "anna"), Waiting(1, "bert"), Waiting(2, "anna")], NOON)
    assert (list(made.mails), made.awaited) == ([3, 1, 2], False)


def test_the_first_death_changes_nothing() -> None:
    made = plan([died(1, 1, "anna"), Waiting(2, "bert")], NOON)
    assert (made.in_order, made.solitary, made.awaited) == ([1, 2], [], False)


def test_from_the_second_on_a_mail_comes_after_all_others_and_its_senders_later_mails_after_it() -> None:
    waiting = [died(1, 2, "anna"), Waiting(2, "bert"), Waiting(3, "anna")]
    rests, over = plan(waiting, NOON + 4 * SECOND), plan(waiting, NOON + 5 * SECOND)
    assert (rests.in_order, rests.solitary, rests.awaited) == ([2], [], True)
    assert (over.in_order, over.solitary, over.awaited) == ([2], [1], True)


def test_mails_without_a_sender_do_not_wait_for_each_other() -> None:
    assert plan([died(1, 2), Waiting(2, "")], NOON).in_order == [2]


def test_after_some_deaths_nobody_waits_for_the_mail_any_more() -> None:
    waiting = [died(1, PATIENCE, "anna"), Waiting(2, "anna")]
    later = plan(waiting, NOON + pause(PATIENCE))
    assert (plan(waiting, NOON).in_order, plan(waiting, NOON).last, later.last) == ([2], [], [1])
    assert not later.awaited
    assert sum((pause(deaths) for deaths in range(PATIENCE)), timedelta()) < timedelta(minutes=3)


def test_the_pauses_grow_up_to_an_hour_and_the_last_death_is_hours_away() -> None:
    pauses = [pause(deaths) for deaths in range(DEATHS)]
    assert pauses == sorted(pauses)
    assert pauses[:4] == [timedelta(0), timedelta(0), 5 * SECOND, 10 * SECOND]
    assert pauses[-1] == timedelta(hours=1)
    assert sum(pauses, timedelta()) > timedelta(hours=8)


@pytest.mark.parametrize("moment", [NOON - timedelta(days=1), NOON - SECOND])
def test_an_attempt_begun_in_the_future_does_not_keep_a_mail_waiting(moment: datetime) -> None:
    assert plan([died(1, 10)], moment).last == [1]


def test_a_mail_whose_attempt_ended_does_not_rest() -> None:
    assert plan([Waiting(1, "anna", deaths=4)], NOON).solitary == [1]


@pytest.mark.parametrize(
    ("failures", "deaths", "over"),
    [
        (0, 0, False),
        (TRIES - 1, 0, False),
        (TRIES, 0, True),
        (0, DEATHS - 1, False),
        (0, DEATHS, True),
        (TRIES - 1, 5, False),
        (TRIES, 5, True),
    ],
)
def test_exceptions_and_deaths_are_counted_apart(failures: int, deaths: int, over: bool) -> None:
    assert used_up(Pending(1, b"", NOON, failures, deaths)) is over
