"""Robots that write to each other: two judges, and a judge with a vacation program, for a simulated day."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from tests.scenarios.played import in_memory
from tests.scenarios.robots import TEXTS, correspond, holiday
from tests.scenarios.story import StoryJudge, above_quote

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


AWAY = (
    "I am away until Monday. Please contact Bob.",
    "Ich bin bis Montag abwesend.",
    "Je suis absent jusqu'au 20 janvier. Ticket {number}",
    "Away until 12 Jan 2026",
    "Could you wait for me?",
)
EDGAR = "edgar@eng.example"


def answers_to(alpha: StoryJudge, text: str, times: int) -> list[bool]:
    """Answer the judge's last email to Edgar so often, with a quote; return whether each got a reply."""
    answered = []
    for number in range(times):
        last, before = alpha.last(EDGAR), len(alpha.sent)
        alpha.now += timedelta(minutes=5)
        quoting = above_quote(text.format(number=number), last)
        alpha.deliver(EDGAR, f"Re: {last['Subject']}", quoting, "", str(last["Message-ID"]))
        answered.append(any(mail["To"] == EDGAR for mail in alpha.sent[before:]))
    return answered


@pytest.mark.parametrize("text", AWAY)
def test_a_program_whose_quoting_answers_seem_to_want_something_is_answered_a_few_times(text: str) -> None:
    answered = answers_to(in_memory("opening"), text, times=8)
    assert answered[0]
    assert not any(answered[-3:])


def test_one_word_that_asks_for_a_confirmation_each_time_is_answered_ten_times_a_day() -> None:
    assert sum(answers_to(in_memory("opening"), "Resign", times=14)) <= 12


def test_orders_and_what_follows_them_are_answered_as_often_as_they_come() -> None:
    alpha = in_memory("opening")
    answers_to(alpha, "I am away until Monday.", times=4)
    assert all(answers_to(alpha, "A Lvp - Yor", times=6))
    assert answers_to(alpha, "I am away until Monday.", times=1) == [True]
