"""A word in answer to a receipt or refusal while a question waits: which mail to answer is said."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, said
from tests.scenarios.story import StoryJudge, yes_to

QUESTIONS = [
    ("RESIGN", "Please confirm"),
    ("SET ADDRESS anna@new.example", "Confirm your new address"),
    ("I AM ALSO anna@work.example", "Is this address yours too?"),
]
"""Lines that wait for CONFIRM, and the subjects of the mails that ask for it."""
WORDS = ["CONFIRM", "Confirm please!", "yes", "YES", "Yes, I resign."]


def _text(judge: StoryJudge, to: str) -> str:
    return " ".join(said(judge, to).split())


def _asked(judge: StoryJudge, line: str, subject: str) -> EmailMessage:
    """The question; the mail that it was asked by is the last but it."""
    judge.deliver(ANNA, "mine", f"SIGN ON Austria alpha swordA\n{line}\n")
    return judge.last(ANNA, subject)


def _says_where(text: str, line: str) -> bool:
    """Whether a reply says that the line has to be confirmed in reply to another email."""
    keys = ("command-asked-apart", "address-asked-apart", "other-address-asked-apart")
    return any(says(text, key, line=line) and says(text, f"{key}.hint") for key in keys)


@pytest.mark.parametrize(("line", "subject"), QUESTIONS)
@pytest.mark.parametrize("word", WORDS)
def test_a_word_to_the_receipt_is_told_which_mail_asks(
    judge: StoryJudge, line: str, subject: str, word: str
) -> None:
    question = _asked(judge, line, subject)
    receipt = judge.last(ANNA, "Re:")
    judge.deliver_raw(yes_to(receipt, word))
    text = _text(judge, ANNA)
    assert _says_where(text, line)
    assert not says(text, "nothing-waits-for-yes")
    judge.deliver_raw(yes_to(question, "CONFIRM"))
    answer = _text(judge, ANNA)
    assert "Done:" in answer or "Not done yet:" in answer, "the advice works"


@pytest.mark.parametrize(("line", "subject"), QUESTIONS)
def test_a_confirm_to_the_answer_that_wants_confirm_is_told_which_mail_asks(
    judge: StoryJudge, line: str, subject: str
) -> None:
    question = _asked(judge, line, subject)
    judge.deliver_raw(yes_to(question, "Yes"))
    refusal = judge.last(ANNA, "Re:")
    assert says(_text(judge, ANNA), "yes-too-little.hint")
    judge.deliver_raw(yes_to(refusal, "CONFIRM"))
    assert _says_where(_text(judge, ANNA), line)


def test_nobody_else_learns_what_waits(judge: StoryJudge) -> None:
    _asked(judge, "RESIGN", "Please confirm")
    judge.deliver_raw(yes_to(judge.last(ANNA, "Re:"), "CONFIRM", EVE))
    assert "RESIGN" not in _text(judge, EVE)
    judge.deliver(EVE, "mine", "SIGN ON Austria alpha swordA\nCONFIRM\n")
    assert not _says_where(_text(judge, EVE), "RESIGN")


@pytest.mark.parametrize("words", ["Yes, I resign.", "RESIGN"])
def test_who_answers_the_question_with_its_own_line_is_asked_no_second_time(
    game: StoryJudge, words: str
) -> None:
    game.deliver(ANNA, "no more", "SIGN ON Austria alpha swordA\nRESIGN\n")
    question = game.last(ANNA, "Please confirm")
    game.reply(ANNA, question, words, "pass")
    told = " ".join(said(game, ANNA).split())
    assert says(told, "yes-too-little.hint")
    assert not any("Please confirm" in mail["Subject"] for mail in game.unread)
    game.reply(ANNA, question, "CONFIRM", "pass")
    assert says(said(game, ANNA), "left-game", game="alpha")
