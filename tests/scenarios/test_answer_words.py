"""A word counts where a mail says that word and nothing else; a protest that holds it is none.

docs: sender, "A confirmation is the only word of its email"
"""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from tests.messages import place, says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.story import StoryJudge, yes_to

NINA, THIEF, EVE = "nina@new.example", "thief@evil.example", "eve@evil.example"


def _text(judge: StoryJudge, to: str) -> str:
    return " ".join(said(judge, to).split())


def _asked(judge: StoryJudge, to: str, subject: str) -> EmailMessage:
    return next(mail for mail in judge.unread if mail["To"] == to and subject in str(mail["Subject"]))


def _newcomer(judge: StoryJudge) -> EmailMessage:
    judge.deliver(NINA, "hello", "REGISTER\nName: Nina Newcomer\nEND\n")
    return _asked(judge, NINA, "Please reply YES")


PROTESTS = [
    "Yes?? Who are you",
    "Yes, please take me off your list",
    "YES stop writing to me",
    "Yes please remove me",
    "Yes, this is spam",
    "Yes - I did not write that mail",
    "YES\nbut I did not send that mail",
    "yes what?",
    "yes\nI am away until Monday. For urgent matters call 555.",
    "yes\n\nI am away until Monday.\nPhone: +43 1 555 1234",
    "Ja? Was ist das",
    "Si no soy yo",
    "Oui, mais qui êtes-vous",
    "Yes, we have received your enquiry and will be in touch.",
    "Sì, confermo. Ma chi siete?",
    "Ja, das ist Spam, bitte lösch mich",
    "YES or CANCEL",
    "yes\nNot me",
    "Hello, who are you?\nYES",
    "YES\nThanks, but no",
]


@pytest.mark.parametrize("protest", PROTESTS)
def test_a_protest_registers_nobody(judge: StoryJudge, protest: str) -> None:
    asked = _newcomer(judge)
    judge.deliver_raw(yes_to(asked, protest))
    assert not says(_text(judge, NINA), "registered")
    assert says(_text(judge, NINA), "word-unclear"), "he is told, and what to write"
    assert says(_text(judge, NINA), "prose-yes-with-more.hint")
    judge.deliver_raw(yes_to(asked, "YES"))
    assert "Welcome, Nina Newcomer" in _text(judge, NINA), "and it still waits"


YESES = [
    "Yes",
    "Tak",
    "Tak!",
    "Oui, c'est bien moi.",
    "Ja, sturen maar",
    "Ja hoor, klopt",
    "Sì, sono proprio io",
    "Sim, sou eu mesmo",
    "Tak, potwierdzam",
    "YES!",
    "Ja, bitte.",
    "Sí, gracias",
    "Oui, merci beaucoup !",
    "Tak, to ja",
    "Ja, das war ich.",
    "Yes, that was me, thank you very much",
    "Dear judge,\n\nyes, please\n\nKind regards\nNina Newcomer",
    "Yes, Nina",
    "Yes\n\nNina van Dyck\nMaster of Arts\nTel. +43 1 555 1234",
    "Yes, I would love to play!",
    "YES\nLIST alpha",
    "Yes\n-- \nAcme Corp. Who are we? Not who you think.",
]


@pytest.mark.parametrize("yes", YESES)
def test_a_yes_as_people_write_it_counts(judge: StoryJudge, yes: str) -> None:
    judge.deliver_raw(yes_to(_newcomer(judge), yes))
    assert "Welcome, Nina Newcomer" in _text(judge, NINA)


def test_below_a_typed_token_a_footer_may_stand(judge: StoryJudge) -> None:
    """Whose server adds a sentence to each mail has the line with the token."""
    asked = _newcomer(judge)
    footer = "\n\nAcme & Sons plant a tree for each mail you print twice."
    judge.deliver_raw(yes_to(asked, f"YES{footer}"))
    assert says(_text(judge, NINA), "word-unclear")
    (line,) = [one.strip() for one in asked.get_content().splitlines() if one.strip().startswith("YES ")]
    judge.deliver_raw(yes_to(asked, f"{line}{footer}\nI did not ask for this."))
    assert not says(_text(judge, NINA), "registered")
    judge.deliver_raw(yes_to(asked, f"{line}{footer}"))
    assert "Welcome, Nina Newcomer" in _text(judge, NINA)


@pytest.mark.parametrize("subject", ["YES?", "Re: yes?!", "CANCEL?"])
def test_a_question_in_the_subject_is_no_word(judge: StoryJudge, subject: str) -> None:
    raw = yes_to(_newcomer(judge), "\n")
    lines = raw.split(b"\r\n") if b"\r\n" in raw else raw.split(b"\n")
    changed = [f"Subject: {subject}".encode() if one.startswith(b"Subject:") else one for one in lines]
    judge.deliver_raw(b"\r\n".join(changed))
    assert not says(_text(judge, NINA), "registered")
    assert not says(_text(judge, NINA), "mail-cancelled")


NO_CONFIRM = [
    "CONFIRM what? I never asked for that!",
    "Confirm? No, I did not ask to move.",
    "CONFIRM is not what I want to write",
    "CONFIRM - I did not ask this",
    "Please do not\nCONFIRM",
    "CONFIRM or CANCEL? This was not me.",
    "CONFIRM not",
    "Confirm?",
    "CONFIRM that I never wrote this",
    "CONFIRM\nthat this is not mine",
    "I will not\n\nCONFIRM",
]


@pytest.mark.parametrize("protest", NO_CONFIRM)
@pytest.mark.parametrize(
    ("line", "subject", "done"),
    [
        (f"SET ADDRESS {THIEF}", "Confirm your new address", f'= address-waits-for-yes address="{THIEF}"'),
        ("RESIGN", "Please confirm", '= left-game game="alpha"'),
    ],
)
def test_a_protest_moves_and_resigns_nobody(
    judge: StoryJudge, line: str, subject: str, done: str, protest: str
) -> None:
    judge.deliver(ANNA, "thief", f"SIGN ON Austria alpha swordA\n{line}\n")
    asked = _asked(judge, ANNA, subject)
    judge.deliver_raw(yes_to(asked, protest))
    assert place(_text(judge, ANNA), done) < 0
    assert not said(judge, THIEF)
    assert says(_text(judge, ANNA), "word-unclear-for", line=line)
    assert says(_text(judge, ANNA), "word-unclear-for.hint", word="CONFIRM")
    judge.deliver_raw(yes_to(asked, "Dear judge,\nConfirm, please.\nBest wishes\nAnna"))
    assert place(_text(judge, ANNA), done) >= 0


def test_a_protest_gives_forged_orders_no_yes(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "forged", "A Vie - Tri\n")
    waits = judge.last(ANNA)
    assert "Pending" in waits.get_content()
    judge.deliver_raw(yes_to(waits, "Yes, what is this? I did not write that."))
    assert not says(_text(judge, ANNA), "orders-confirmed")
    assert says(_text(judge, ANNA), "word-unclear")
    judge.deliver_raw(yes_to(waits, "Yes, as I said: I shall think about it first."))
    assert not says(_text(judge, ANNA), "orders-confirmed")
    judge.deliver_raw(yes_to(waits, "Yes. A Bud - Ser"))
    assert says(_text(judge, ANNA), "orders-confirmed", power="Austria")


@pytest.mark.parametrize(
    "answer", ["Yes I saw it, but no, I do not agree.", "Yes? How long?", "yes\nmaybe tomorrow"]
)
def test_a_master_s_no_is_no_yes(judge: StoryJudge, answer: str) -> None:
    judge.deliver(ANNA, "time", "SIGN ON Austria alpha swordA\nEXTEND +24h\n")
    asked = _asked(judge, GINA, "alpha")
    judge.deliver_raw(yes_to(asked, answer))
    assert says(_text(judge, GINA), "word-unclear-for")
    assert "deadline" not in _text(judge, ANNA).lower()
    judge.deliver_raw(yes_to(asked, "Yes, I agree."))
    assert "deadline" in _text(judge, ANNA).lower()


@pytest.mark.parametrize(
    "answer", ["Yes?? I do not know that address!", "YES", "Yes, it is mine", "Confirm? Who?"]
)
def test_another_address_is_added_by_confirm_alone(judge: StoryJudge, answer: str) -> None:
    judge.deliver(EVE, "me", f"I AM ALSO {ANNA}\n")
    asked = _asked(judge, ANNA, "Is this address yours too?")
    assert says(asked.get_content(), "email-also-asked.effect")
    judge.deliver_raw(yes_to(asked, answer))
    assert not said(judge, EVE)
    assert "CONFIRM" in _text(judge, ANNA)
    judge.deliver_raw(yes_to(asked, "CONFIRM"))
    assert says(str(_asked(judge, EVE, "YES")["Subject"]), "email-opt-in-asked.subject")


def test_a_question_drops_nothing(judge: StoryJudge) -> None:
    asked = _newcomer(judge)
    judge.deliver_raw(yes_to(asked, "CANCEL?"))
    assert says(_text(judge, NINA), "word-unclear")
    judge.deliver_raw(yes_to(asked, "YES"))
    assert "Welcome, Nina Newcomer" in _text(judge, NINA)


def test_of_two_words_the_no_counts(judge: StoryJudge) -> None:
    asked = _newcomer(judge)
    judge.deliver_raw(yes_to(asked, "YES\nCANCEL"))
    assert says(_text(judge, NINA), "mail-cancelled")
    judge.deliver_raw(yes_to(asked, "YES"))
    assert not says(_text(judge, NINA), "registered")
