"""What is forged in a player's name uses up nothing that answers his own mail, or asks about it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, said
from tests.scenarios.story import StoryJudge, yes_to

ORDERS = "A Vie - Gal\nA Bud - Ser\nF Tri - Alb\n"


def _text(judge: StoryJudge, to: str) -> str:
    return " ".join(said(judge, to).split())


@pytest.mark.parametrize("minutes", [1, 400])
@pytest.mark.parametrize(
    ("forged", "times"),
    [("LIST alpha\n", 4), ("HELP\nLIST\nGET alpha\n", 6), ("What do you want?\n" * 30, 25)],
)
def test_her_own_orders_are_asked_about_after_any_forged_mail(
    judge: StoryJudge, forged: str, times: int, minutes: int
) -> None:
    for number in range(times):
        judge.deliver(ANNA, f"forged {number}", forged + "\n" * number)
    judge.now += timedelta(minutes=minutes)
    for _ in range(2):
        judge.deliver(ANNA, "mine", ORDERS)
        assert "Pending: Austria: Army Vienna -> Galicia" in _text(judge, ANNA)
    judge.deliver_raw(yes_to(judge.last(ANNA), "YES"))
    assert says(_text(judge, ANNA), "orders-confirmed", power="Austria")


def test_after_ten_questions_she_is_told_how_her_orders_count_and_they_do(judge: StoryJudge) -> None:
    for number in range(12):
        judge.deliver(ANNA, f"forged {number}", "A Vie - Tyr\n" + "\n" * number)
    told = judge.last(ANNA)
    assert says(told.get_content(), "reply-spent-orders.advice")
    judge.now += timedelta(hours=2)
    judge.deliver(ANNA, "mine", ORDERS)
    assert says(_text(judge, ANNA), "reply-spent-orders.advice"), "and again, an hour later"
    judge.deliver_raw(yes_to(told, ORDERS))
    assert "Austria: Army Vienna -> Galicia" in _text(judge, ANNA)


def test_strangers_who_say_that_they_are_she_use_up_no_question_of_hers(judge: StoryJudge) -> None:
    for stranger in (EVE, "one@evil.example", "two@evil.example", "three@evil.example"):
        judge.deliver(stranger, "me", f"I AM ALSO {ANNA}\n")
    judge.deliver(ANNA, "also", "SIGN ON Austria alpha swordA\nI AM ALSO anna@work.example\n")
    assert not says(_text(judge, ANNA), "also-asked-often")
    asked = judge.last(ANNA, "Is this address yours too?")
    assert "anna@work.example" in asked.get_content()
    judge.deliver_raw(yes_to(asked, "CONFIRM"))
    assert any(mail["To"] == "anna@work.example" for mail in judge.unread)
