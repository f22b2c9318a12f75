"""A bare CONFIRM, CANCEL or yes counts in an answer to the mail that asked for it, and nowhere else."""

from __future__ import annotations

from email import message_from_bytes, policy
from email.message import EmailMessage

import pytest

from judge.service.keeper_policy import ConfirmationPolicy
from tests.messages import place, says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge, yes_to


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    return judge_in_memory()


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    return twin(played)


MINE, MASTER = "SIGN ON Austria alpha swordA\n", "SIGN ON M alpha gmword\n"


def _question(judge: StoryJudge) -> EmailMessage:
    judge.deliver(ANNA, "I leave", "SIGN ON Austria alpha swordA\nRESIGN\n")
    (found,) = [mail for mail in judge.unread if "Please confirm" in str(mail["Subject"])]
    return found


@pytest.mark.parametrize("word", ["CONFIRM", "Confirm.", "confirm please"])
def test_a_bare_word_in_the_answer_is_the_word(judge: StoryJudge, word: str) -> None:
    judge.deliver_raw(yes_to(_question(judge), word))
    assert says(said(judge, ANNA), "left-game", game="alpha")


def test_a_bare_cancel_in_the_answer_drops_it(judge: StoryJudge) -> None:
    judge.deliver_raw(yes_to(_question(judge), "CANCEL"))
    assert says(said(judge, ANNA), "command-cancelled", command="RESIGN")


@pytest.mark.parametrize("word", ["CONFIRM", "Yes"])
def test_elsewhere_it_is_answered_and_does_nothing(judge: StoryJudge, word: str) -> None:
    _question(judge)
    judge.deliver(ANNA, "my word", word)
    assert says(said(judge, ANNA), "token-missing.hint") or says(said(judge, ANNA), "prose-offer.hint")
    assert "have left" not in said(judge, ANNA)


@pytest.mark.parametrize(
    ("word", "subject"),
    [
        ("YES", ""),
        ("Yes, I have thought about it and stay.", ""),
        ("Tak, to ja", ""),
        ("", "YES"),
        ("Sent from my telephone", "Re: yes"),
    ],
)
def test_a_yes_resigns_for_nobody(judge: StoryJudge, word: str, subject: str) -> None:
    """Whoever tells the judge that he stays, or a friend that he comes, must not lose his power by it."""
    asked = _question(judge)
    assert says(asked.get_content(), "email-confirmation-asked.resign")
    answer = yes_to(asked, word)
    judge.deliver_raw(_with_subject(answer, subject) if subject else answer)
    assert says(" ".join(said(judge, ANNA).split()), "yes-too-little")
    judge.deliver_raw(yes_to(asked, "CONFIRM"))
    assert says(said(judge, ANNA), "left-game", game="alpha")


def _with_subject(raw: bytes, subject: str) -> bytes:
    mail = message_from_bytes(raw, policy=policy.SMTP)
    mail.replace_header("Subject", subject)
    return mail.as_bytes()


@pytest.mark.parametrize(
    ("who", "line", "question", "done"),
    [
        (GINA, f"{MASTER}TERMINATE\n", "Please confirm", "The game is over"),
        (GINA, f"{MASTER}EJECT Italy\n", "Please confirm", "Italy"),
        (GINA, f"{MASTER}PROCESS S1901M NOW\n", "Please confirm", "PROCESS S1901M NOW"),
        (
            ANNA,
            f"{MINE}SET ADDRESS anna@new.example\n",
            "Confirm your new address",
            '= address-waits-for-yes address="anna@new.example"',
        ),
    ],
    ids=["TERMINATE", "EJECT", "PROCESS", "SET ADDRESS"],
)
def test_what_cannot_be_undone_is_done_by_the_word_its_mail_names(
    judge: StoryJudge, who: str, line: str, question: str, done: str
) -> None:
    judge.change_policy(confirmation=ConfirmationPolicy.ALWAYS, resignation=ConfirmationPolicy.ALWAYS)
    judge.says_yes = False
    judge.deliver(who, "mine", line)
    (asked,) = [mail for mail in judge.unread if question in str(mail["Subject"])]
    assert "CONFIRM" in asked.get_content()
    for word in ("YES", "Ja", f"YES {judge.token}"):
        judge.deliver_raw(yes_to(asked, word))
        assert says(" ".join(said(judge, who).split()), "yes-too-little")
        assert place(" ".join(said(judge, who).split()), done) < 0
    judge.deliver_raw(yes_to(asked, "CONFIRM"))
    assert place(" ".join(said(judge, who).split()), done) >= 0


def test_a_mail_that_its_domain_disowns_is_let_in_by_its_word_alone(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "odd", f"{MINE}A Vie - Gal\n", "fail")
    (held,) = judge.unread
    judge.deliver_raw(yes_to(held, "Yes, it is mine"))
    assert says(" ".join(said(judge, ANNA).split()), "yes-too-little")
    judge.deliver_raw(yes_to(held, "CONFIRM"))
    assert "Austria: Army Vienna -> Galicia" in said(judge, ANNA)
