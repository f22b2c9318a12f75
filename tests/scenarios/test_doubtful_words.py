# ruff: noqa: RUF001  # other scripts' question marks are what this is about
"""A question mark of any script, a sign, or words beside it make a word none, or stop what is for good."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from judge.service.keeper_policy import ConfirmationPolicy
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.story import StoryJudge, yes_to

NINA, THIEF, TARA = "nina@new.example", "thief@evil.example", "tara@tur.example"
AUSTRIA, MASTER = "SIGN ON Austria alpha swordA\n", "SIGN ON M alpha gmword\n"


def _text(judge: StoryJudge, to: str) -> str:
    return " ".join(said(judge, to).split())


def _asked(judge: StoryJudge, to: str, subject: str) -> EmailMessage:
    return next(mail for mail in judge.unread if mail["To"] == to and subject in str(mail["Subject"]))


MARKS = [
    "？",
    "؟",
    " ❓",
    " ❔",
    " ‽",
    " ¿",
    "⁇",
    "⁈",
    " ⸮",
    "՞",
    "፧",
    "﹖",
    "\u037e",
    ";",
    " 🤔",
    " 🤷",
    "\ufffd",
]
BELOW = [
    "Sent from my phone, I never asked for this",
    "Sent from my iPhone. I do not resign",
    "Von meinem iPhone gesendet, ich war das nicht",
    "Get Outlook for Android, no I do not",
    "Sent from my phone, who wrote this",
    "Gesendet von meinem Handy, das bin ich nie gewesen",
    "This message was not written by me",
    "Thanks for nothing",
    "Yeah right",
    "👎",
    "Best wishes, and no",
    "Cheers to whoever wrote that",
]
NONE = [f"{{word}}{mark}" for mark in MARKS] + [f"{{word}}\n{line}" for line in BELOW]
NONE += ["{word} 👎", "{word} :-(", "{word} :/", "{word} 🖕", "{word}\n\n:-("]


@pytest.mark.parametrize("form", NONE)
def test_what_is_no_plain_confirm_resigns_nobody(judge: StoryJudge, form: str) -> None:
    judge.deliver(THIEF, "thief", f"{AUSTRIA}RESIGN\n")
    judge.deliver_raw(yes_to(_asked(judge, ANNA, "Please confirm"), form.format(word="CONFIRM")))
    assert not says(_text(judge, ANNA), "left-game", game="alpha")
    assert TARA not in {mail["To"] for mail in judge.unread}
    assert says(_text(judge, ANNA), "word-unclear-for", line="RESIGN"), "she is told so"


@pytest.mark.parametrize("form", NONE)
def test_what_is_no_plain_yes_enrols_nobody(judge: StoryJudge, form: str) -> None:
    judge.deliver(NINA, "hello", "REGISTER\nName: Nina Newcomer\nEND\n")
    judge.deliver_raw(yes_to(_asked(judge, NINA, "Please reply YES"), form.format(word="Yes")))
    assert not says(_text(judge, NINA), "registered")


@pytest.mark.parametrize("subject", ["YES？", "Re: yes ❓", "yes 👎"])
def test_nor_does_one_in_the_subject(judge: StoryJudge, subject: str) -> None:
    judge.deliver(NINA, "hello", "REGISTER\nName: Nina Newcomer\nEND\n")
    asked = _asked(judge, NINA, "Please reply YES")
    judge.deliver(NINA, subject, "\n", answers=str(asked["Message-ID"]))
    assert not says(_text(judge, NINA), "registered")


PLAIN = [
    "{word}",
    "{word}!",
    "{word} 👍",
    "{word} 🙂",
    "{word} :-)",
    "{word}!\n\nSent from my iPhone",
    "{word}\n\nVon meinem iPhone gesendet",
    "{word}\n\nGesendet mit der GMX Mail App",
    "{word}\n\nSent from my Samsung Galaxy S21 5G",
    "{word}\n\nGet Outlook for Android<https://aka.ms/AAb9ysg>",
    "{word}\n\nEnvoyé de mon iPhone",
    "{word}\n\nEnviado desde mi iPhone",
    "{word}\n\nInviato da iPhone",
    "{word}\n\nSent with Proton Mail secure email.",
    "{word} please, thanks\nAnna",
    "{word}.\n\nMit freundlichen Grüßen\nAnna Adler\nTel. +43 1 555 1234",
    "{word}\n\nThanks,\nAnna Adler\nanna@aus.example | www.aus.example",
    "Hello there,\n{word}\nCheers",
    "{word}\n\nThis e-mail is confidential and intended for its recipient;\nif you are not, delete it.",
]


@pytest.mark.parametrize("form", PLAIN)
def test_a_plain_confirm_with_what_programs_add_still_counts(judge: StoryJudge, form: str) -> None:
    judge.deliver(ANNA, "leave", f"{AUSTRIA}RESIGN\n")
    judge.deliver_raw(yes_to(_asked(judge, ANNA, "Please confirm"), form.format(word="CONFIRM")))
    assert says(_text(judge, ANNA), "left-game", game="alpha")


@pytest.mark.parametrize("form", PLAIN)
def test_so_does_a_plain_yes(judge: StoryJudge, form: str) -> None:
    judge.deliver(ANNA, "orders", "A Vie - Tri\n")
    judge.deliver_raw(yes_to(judge.last(ANNA), form.format(word="YES")))
    assert says(_text(judge, ANNA), "orders-confirmed", power="Austria")


# Commands that are not taken back


OF_MASTER = [
    "TERMINATE?",
    "EJECT Turkey?",
    "EJECT Turkey？",
    "PROCESS NOW?",
    "PROCESS S1901M NOW？",
    "ROLLBACK?",
]
OF_PLAYER = [
    "CLEAR ALL?",
    "DIARY DELETE 1?",
    "PROPOSE END?",
    "SET PASSWORD newword77?",
    "RESIGN NOW?",
    "SET DRAW?",
]
OF_PLAYER += ["SET CONCEDE Italy؟", "SET PASSWORD newword77？", "VOTE YES?"]


@pytest.mark.parametrize("verdict", ["", "pass"])
@pytest.mark.parametrize("line", [*OF_MASTER, *OF_PLAYER])
def test_a_question_does_nothing_that_is_not_taken_back(judge: StoryJudge, line: str, verdict: str) -> None:
    judge.change_policy(confirmation=ConfirmationPolicy.NEVER)
    judge.deliver(ANNA, "diary", f"{AUSTRIA}A Vie - Gal\nDIARY\nx\nENDDIARY\nSET WAIT\n")
    who, sign_on = (GINA, MASTER) if line in OF_MASTER else (ANNA, AUSTRIA)
    judge.deliver(who, "ask", sign_on + line, verdict)
    assert says(_text(judge, who), "only-asked")
    assert {mail["To"] for mail in judge.unread} == {who}
    judge.deliver(ANNA, "list", f"{AUSTRIA}DIARY LIST\nLIST\n")
    assert "Army Vienna -> Galicia" in said(judge, ANNA), "nothing was judged, cleared, or given up"
    assert "has 1 entry" in said(judge, ANNA)


@pytest.mark.parametrize("line", ["TERMINATE", "EJECT Turkey"])
def test_without_it_the_master_s_line_is_done(judge: StoryJudge, line: str) -> None:
    judge.change_policy(confirmation=ConfirmationPolicy.WEAK)
    judge.deliver(GINA, "do", MASTER + line, "pass")
    assert TARA in {mail["To"] for mail in judge.unread}


@pytest.mark.parametrize(
    "lines",
    [
        "RESIGN NOW\nno wait, I do not\n",
        "Resign now, Turkey!\n",
        "RESIGN NOW\nThat was a joke, I never would.\n",
        "I will not\nRESIGN NOW\n",
        "RESIGN NOW\n\nSent from my phone, not by me\n",
    ],
)
def test_words_beside_a_resignation_have_it_asked_about(judge: StoryJudge, lines: str) -> None:
    judge.deliver(ANNA, "leave", AUSTRIA + lines, "pass")
    assert {mail["To"] for mail in judge.unread} == {ANNA}
    assert not says(_text(judge, ANNA), "left-game", game="alpha")


def test_a_plain_resignation_with_the_best_proof_is_done(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "leave", f"Dear judge,\n{AUSTRIA}RESIGN NOW\n\nThanks, it was fun.\nAnna\n", "pass")
    assert says(_text(judge, ANNA), "left-game", game="alpha")


@pytest.mark.parametrize("line", ["TERMINATE\nNo, wait, I did not mean it.\n", "EJECT Turkey\nor not\n"])
def test_words_beside_a_master_s_command_have_it_asked_about(judge: StoryJudge, line: str) -> None:
    judge.change_policy(confirmation=ConfirmationPolicy.WEAK)
    judge.deliver(GINA, "do", MASTER + line, "pass")
    assert {mail["To"] for mail in judge.unread} == {GINA}
    assert "CONFIRM" in said(judge, GINA)
