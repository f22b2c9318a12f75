"""Emails marked as those of robots, lists or bulk: a player's own orders count, a robot's words never."""

from __future__ import annotations

from email.message import EmailMessage
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.scenarios.alpha import said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, words

ANNA = "anna@aus.example"
MARKS = [
    "Auto-Submitted: auto-generated",
    "X-Autoreply: yes",
    "X-Autorespond: orders",
    "Precedence: bulk",
    "Precedence: list",
    "Precedence: junk",
    "List-Id: <dip.lists.example>",
    "List-Unsubscribe: <mailto:off@lists.example>",
    "X-Mailman-Version: 2.1",
    "Subject: Out of office",
    "Subject: Automatic reply: TEST:alpha",
]
ORDERS = "A Vie - Gal\nA Bud - Ser\nF Tri - Alb\n"
SIGN_ON = "SIGN ON Austria alpha swordA\n"
GALICIA = "Army Vienna -> Galicia."
AWAY = "I am away until Monday, and will read your email then.\n"


@cache
def starting() -> EmailMessage:
    """The notice to Anna that the game begins, which she answers."""
    sent = in_memory("opening").sent
    return next(one for one in sent[::-1] if one["To"] == ANNA and "Starting" in str(one["Subject"]))


def answering() -> str:
    return f"In-Reply-To: {starting()['Message-ID']}"


def email(text: str, mark: str, *, reply: bool, sender: str = ANNA) -> bytes:
    head = [f"From: Anna <{sender}>", "To: judge@judge.example", "Message-ID: <1@aus.example>", mark]
    head += [] if mark.startswith("Subject:") else ["Subject: orders"]
    head += [answering()] if reply else []
    return (
        "\n".join([*head, "Content-Type: text/plain; charset=utf-8", "", text]).replace("\n", "\r\n").encode()
    )


def after(text: str, mark: str, *, reply: bool, sender: str = ANNA) -> StoryJudge:
    game = in_memory("opening")
    game.deliver_raw(email(text, mark, reply=reply, sender=sender))
    return game


@pytest.mark.parametrize("mark", MARKS)
def test_orders_with_the_right_password_count(mark: str) -> None:
    assert GALICIA in said(after(SIGN_ON + ORDERS, mark, reply=False), ANNA)


@pytest.mark.parametrize("mark", MARKS)
def test_orders_in_a_reply_to_what_only_their_player_got_count(mark: str) -> None:
    assert GALICIA in said(after(ORDERS, mark, reply=True), ANNA)


def test_a_password_that_is_wrong_is_answered_as_in_any_email() -> None:
    game = after("SIGN ON Austria alpha sworda\nA Vie - Gal\n", "Precedence: bulk", reply=False)
    assert len(game.unread) == 1
    assert GALICIA not in words(game.unread[0])


OWN = ["A Vie-Galicia\n", "A Vie - Glicia\n", "Army Vienna to Galicia\n", "VOTE YES\n", "RESIGN\n", "CLEAR\n",
       "PRESS TO E\nHello.\nENDPRESS\n", "SET ABSENCE 12 Jan to 14 Jan\n"]  # fmt: skip


@pytest.mark.parametrize("text", OWN)
def test_whatever_a_player_says_in_a_proven_reply_is_answered(text: str) -> None:
    assert after(text, "List-Unsubscribe: <mailto:off@lists.example>", reply=True).unread


ROBOTS = [
    AWAY,
    "Away from 5-12 January.\nIn urgent cases write to bob@example.com - Bob.\n",
    "Status: open\nTicket - 4711\nHelp: call us, Mon - Fri.\n",
    "A holiday - at last!\n",
    "Yes, I am on vacation.\n",
    "F. Miller - Head of Office\nA. Smith - Sales\n",
    "Your request was received.\nUnsubscribe\n",
]
"""What programs answer."""


@pytest.mark.sweep
@pytest.mark.parametrize("text", ROBOTS)
@pytest.mark.parametrize("mark", MARKS)
def test_a_robot_s_words_get_no_answer(text: str, mark: str) -> None:
    assert after(text, mark, reply=True).unread == []


def quoted(text: str, mark: str) -> str:
    return "".join(f"{mark}{line}\n" for line in text.splitlines())


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("before", ["", "> ", "| "])
def test_a_robot_that_returns_our_email_gets_no_answer(mark: str, before: str) -> None:
    """Marked as a quote or not, with our Message-ID."""
    text = f"{AWAY}\n{quoted(words(starting()), before)}"
    assert after(text, mark, reply=True).unread == []


@pytest.mark.parametrize("mark", MARKS)
def test_orders_that_a_robot_quotes_are_nobody_s(mark: str) -> None:
    game = after(f"{AWAY}\n{quoted(SIGN_ON + ORDERS, '> ')}", mark, reply=True)
    assert game.unread == []


@pytest.mark.parametrize("mark", MARKS)
def test_orders_that_nothing_proves_stay_a_list_s(mark: str) -> None:
    assert after(ORDERS, mark, reply=False).unread == []
    assert after(ORDERS, mark, reply=True, sender="edgar@eng.example").unread == []


@pytest.mark.parametrize(
    "field", ["Return-Path: <>", "X-Judge-Loop: OTHER x@y", "From: MAILER-DAEMON@example.com"]
)
def test_returned_mail_and_loops_stay_silent_whatever_they_hold(field: str) -> None:
    raw = email(SIGN_ON + ORDERS, "Precedence: bulk", reply=True)
    if field.startswith("From"):
        raw = raw.partition(b"\r\n")[2]
    game = in_memory("opening")
    game.deliver_raw(field.encode() + b"\r\n" + raw)
    assert game.unread == []


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.lists(st.sampled_from(MARKS[:-2]), min_size=1, max_size=4, unique=True),
    st.sampled_from(["", SIGN_ON]),
    st.sampled_from(["", "\n-- \nAnna\n", "\n_____\nYou got this as a member of dip.\n"]),
)
def test_several_marks_together_take_no_player_s_orders_away(
    marks: list[str], above: str, below: str
) -> None:
    game = after(above + ORDERS + below, "\n".join(marks), reply=not above)
    assert GALICIA in said(game, ANNA)


REPORTS = [
    ("disposition-notification", "message/disposition-notification", "Disposition: manual-action; displayed"),
    ("delivery-status", "message/delivery-status", "Reporting-MTA: dns; aus.example"),
    ("feedback-report", "message/feedback-report", "Feedback-Type: abuse"),
    ("tlsrpt", "application/tlsrpt+json", "{}"),
]
"""Reports by programs: of reading, of delivery, of a complaint, and one of a kind that nobody knows."""


def report(kind: str, part: str, body: str, text: str, head: str = "") -> bytes:
    mime = f"Content-Type: multipart/report; report-type={kind}; boundary=r"
    inner = f"--r\n\n{text}\n--r\nContent-Type: {part}\n\n{body}\n--r--\n"
    if head == "nested":
        mime, inner = "Content-Type: multipart/mixed; boundary=m", f"--m\n{mime}\n\n{inner}\n--m--\n"
    fields = f"From: Anna <{ANNA}>\nTo: judge@judge.example\nSubject: Read: orders\nMIME-Version: 1.0\n"
    fields += f"{head}\n" if head not in ("", "nested") else ""
    return f"{fields}{answering()}\n{mime}\n\n{inner}".replace("\n", "\r\n").encode()


@pytest.mark.sweep
@pytest.mark.parametrize("head", ["", "nested", "Auto-Submitted: auto-replied", "Precedence: bulk"])
@pytest.mark.parametrize("text", [ORDERS, SIGN_ON + ORDERS, "PRESS TO E\nHello.\nENDPRESS\n"])
@pytest.mark.parametrize(("kind", "part", "body"), REPORTS)
def test_nobody_orders_in_a_report(kind: str, part: str, body: str, text: str, head: str) -> None:
    game = in_memory("opening")
    game.deliver_raw(report(kind, part, body, text, head))
    assert game.unread == []
    assert GALICIA not in said(game, ANNA)
