"""A no to what waits for a word: how people put it, what it drops, and what is said when it comes late."""

from __future__ import annotations

from datetime import timedelta
from email.message import EmailMessage

import pytest

from tests.messages import place, says
from tests.scenarios.alpha import ANNA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, asks_for_yes, yes_to

EDGAR, NEW, NINA = "edgar@eng.example", "anna@typo.example", "nina@new.example"
NO = ["CANCEL.", "CANCEL!", "cancel it", "Cancel the letter", "please cancel this letter", "Stop"]


@pytest.fixture
def judge() -> StoryJudge:
    return in_memory("opening")


def _question(judge: StoryJudge, line: str) -> EmailMessage:
    judge.deliver(ANNA, "mine", f"SIGN ON Austria alpha swordA\n{line}\n")
    return next(mail for mail in judge.unread if mail["To"] == ANNA and "Re:" not in mail["Subject"])


def _say(judge: StoryJudge, mail: EmailMessage, word: str) -> None:
    judge.deliver(ANNA, "Re: word", f"{word}\n", answers=str(mail["Message-ID"]))


def _text(judge: StoryJudge, to: str = ANNA) -> str:
    return " ".join(said(judge, to).split())


SECOND_THOUGHTS = [
    "Wait no, stop it, that letter shouldn't leave yet",
    "please take back my last letter",
    "Take it back!",
    "Recall that message please",
    "that letter must not go out",
]


@pytest.mark.parametrize("no", [*NO, *SECOND_THOUGHTS, "No, do not send that.", "No"])
def test_a_no_to_the_echo_stops_the_letter(judge: StoryJudge, no: str) -> None:
    judge.deliver(EDGAR, "plan", "SIGN ON England alpha swordE\nPRESS TO A\nFrance must fall.\nENDPRESS\n")
    judge.now += timedelta(hours=1)
    letter = judge.last(ANNA, "TEST:alpha - S1901M Press from E to A")
    judge.deliver(ANNA, "Re: plan", "With you, then.\n", answers=str(letter["Message-ID"]))
    judge.deliver_raw(yes_to(judge.last(ANNA), no))
    assert says(_text(judge), "press-cancelled")
    judge.now += timedelta(minutes=5)
    judge.tick(None)
    assert not judge.unread


@pytest.mark.parametrize("no", ["CANCEL.", "Cancel it, please", "No, I have thought better of it.", "Stop."])
def test_a_no_to_the_question_drops_what_it_asks_about(judge: StoryJudge, no: str) -> None:
    question = _question(judge, "RESIGN")
    judge.deliver_raw(yes_to(question, no))
    assert says(_text(judge), "command-cancelled", command="RESIGN")
    _say(judge, question, "CONFIRM")
    assert says(_text(judge), "dropped-already", when="Mon 5 Jan 2026 12:00 UTC")


def test_plain_words_and_orders_drop_nothing(judge: StoryJudge) -> None:
    question = _question(judge, "RESIGN")
    judge.deliver_raw(yes_to(question, "No problem at all, thank you."))
    judge.deliver(ANNA, "no", "SIGN ON Austria alpha swordA\nNo, I shall be there.\nCANCEL my orders\n")
    for key in ("command-cancelled", "orders-cancelled", "all-cancelled", "mail-cancelled"):
        assert not says(_text(judge), key)
    _say(judge, question, "CONFIRM")
    assert says(_text(judge), "left-game", game="alpha")


def test_a_second_word_is_told_that_it_is_done(judge: StoryJudge) -> None:
    question = _question(judge, "RESIGN")
    judge.deliver_raw(yes_to(question, "CONFIRM"))
    for word in ("CONFIRM", "CANCEL"):
        judge.now += timedelta(minutes=3)
        _say(judge, question, word)
        assert says(_text(judge), "done-already", when="Mon 5 Jan 2026 12:00 UTC")
        assert not says(_text(judge), "token-missing")
        assert "CLEAR ALL" not in _text(judge)


@pytest.mark.parametrize("word", ["CONFIRM", "CANCEL"])
def test_a_late_word_is_told_when_the_question_ran_out(judge: StoryJudge, word: str) -> None:
    question = _question(judge, "RESIGN")
    judge.now += timedelta(hours=25)
    judge.deliver_raw(yes_to(question, word))
    assert says(_text(judge), "ran-out", when="Tue 6 Jan 2026 12:00 UTC")


def test_a_new_address_is_taken_back_also_when_it_is_asked(judge: StoryJudge) -> None:
    question = _question(judge, f"SET ADDRESS {NEW}")
    judge.says_yes = False
    judge.deliver_raw(yes_to(question, "CONFIRM"))
    asked = next(mail for mail in judge.unread if mail["To"] == NEW)
    judge.deliver(ANNA, "typo", "SIGN ON Austria alpha swordA\nCANCEL\n")
    assert says(_text(judge), "all-cancelled-and-address")
    judge.deliver_raw(yes_to(asked))
    assert not says(_text(judge, NEW) + _text(judge), "address-moved")


def test_a_second_new_address_voids_the_first(judge: StoryJudge) -> None:
    first = _question(judge, f"SET ADDRESS {NEW}")
    _question(judge, "SET ADDRESS anna@right.example")
    judge.deliver_raw(yes_to(first, "CONFIRM"))
    assert says(_text(judge), "dropped-already")
    assert not said(judge, NEW)


@pytest.mark.parametrize(
    "no", ["NO", "No, I did not write this. Who are you? Please remove me from your list!"]
)
def test_a_no_to_the_first_question_closes_it(judge: StoryJudge, no: str) -> None:
    judge.says_yes = False
    judge.deliver(NINA, "hello", "REGISTER\nName: Nina Newcomer\nEND\n")
    (question,) = [mail for mail in judge.unread if asks_for_yes(mail)]
    judge.deliver_raw(yes_to(question, no))
    assert says(_text(judge, NINA), "mail-cancelled")
    judge.deliver(NINA, "Re: hello", "YES\n", answers=str(question["Message-ID"]))
    assert not says(_text(judge, NINA), "registered")
    assert "Nina Newcomer" not in _text(judge, NINA)


@pytest.mark.parametrize(
    ("later", "word"),
    [
        (timedelta(days=8), '= ran-out when="Mon 12 Jan 2026 12:00 UTC"'),
        (timedelta(minutes=5), '= done-already when="Mon 5 Jan 2026 12:00 UTC"'),
    ],
)
def test_a_late_or_second_yes_hears_what_became_of_the_question(
    judge: StoryJudge, later: timedelta, word: str
) -> None:
    judge.says_yes = False
    judge.deliver(NINA, "hello", "REGISTER\nName: Nina\nEND\n")
    (question,) = [mail for mail in judge.unread if asks_for_yes(mail)]
    if later < timedelta(days=1):
        judge.deliver_raw(yes_to(question))
        assert "Welcome, Nina" in _text(judge, NINA)
    judge.now += later
    judge.deliver(NINA, "Re: hello", "YES\n", answers=str(question["Message-ID"]))
    assert place(_text(judge, NINA), word) >= 0


def test_a_second_word_to_each_of_several_questions_is_told_once_and_kindly(judge: StoryJudge) -> None:
    for _ in range(2):
        question = _question(judge, "RESIGN")
        judge.deliver_raw(yes_to(question, "CONFIRM"))
        _say(judge, question, "CONFIRM")
        assert says(_text(judge), "done-already")
        assert "REJECTED" not in _text(judge)
        _say(judge, question, "CONFIRM")
        assert not judge.unread
        judge.deliver(ANNA, "back", "SIGN ON Austria alpha swordA\n")
