"""Bounces as mail servers write them, in words of our own."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.mail.bounces import read_bounces
from judge.mail.limits import Limits
from judge.mail.reader import MessageReader
from judge.records import Bounce, Silence
from tests.rows import each_row
from tests.sampling import examples

OURS = "<0123abc@example.org>"


def report(
    fields: str, returned: str = f"message/rfc822\n\nFrom: judge@example.org\nMessage-ID: {OURS}\n\nHello"
) -> bytes:
    return f"""\
From: MAILER-DAEMON@mx.example.com (Mail Delivery)
To: judge@example.org
Subject: Undelivered
Message-ID: <bounce@mx.example.com>
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

It could not be delivered.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com
Arrival-Date: Sun, 1 Mar 2026 12:00:00 +0000

{fields}

--b
Content-Type: {returned}

--b--
""".encode()


GONE = """\
Final-Recipient: rfc822; Ann@example.com
Original-Recipient: rfc822;ann@example.com
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <ann@example.com>: no such
    user"""


@pytest.mark.parametrize(
    ("fields", "bounce"),
    [
        (GONE, Bounce("ann@example.com", "5.1.1", True, OURS, "550 5.1.1 <ann@example.com>: no such user")),
        (
            "Final-Recipient: RFC822; <ann@example.com>\nAction: delayed\nStatus: 4.4.1 (no answer)",
            Bounce("ann@example.com", "4.4.1", False, OURS, "4.4.1 (no answer)"),
        ),
        (
            "Final-Recipient: rfc822;ann@example.com\nAction: FAILED\nStatus: 4.4.7",
            Bounce("ann@example.com", "4.4.7", False, OURS, "4.4.7"),
        ),
        (
            "Final-Recipient: rfc822;ann@example.com\nAction: failed",
            Bounce("ann@example.com", "", True, OURS, ""),
        ),
    ],
)
def test_one_recipient(fields: str, bounce: Bounce) -> None:
    assert read_bounces(report(fields), Limits()) == (bounce,)


def test_several_recipients() -> None:
    found = read_bounces(report(GONE + "\n\n" + GONE.replace("nn@", "nna@")), Limits())
    assert [bounce.recipient for bounce in found] == ["ann@example.com", "anna@example.com"]


@pytest.mark.parametrize("action", ["delivered", "relayed", "expanded"])
def test_success_is_no_bounce(action: str) -> None:
    assert read_bounces(report(GONE.replace("failed", action)), Limits()) == ()


def test_the_header_alone_may_come_back() -> None:
    raw = report(GONE, f"text/rfc822-headers\n\nFrom: judge@example.org\nmessage-id: {OURS}\n")
    assert read_bounces(raw, Limits())[0].message_id == OURS


def test_nothing_may_come_back() -> None:
    assert read_bounces(report(GONE, "text/plain\n\nno copy"), Limits())[0].message_id == ""


def test_a_server_with_its_own_way() -> None:
    raw = (
        "From: Mailer-Daemon@mx.example.com\nMessage-Id: <own@mx>\n"
        "X-Failed-Recipients: ann@example.com,\n bob@example.com\n\n"
        f"A message could not be delivered.\n\nFrom: judge@example.org\nMessage-ID: {OURS}\n\nHello\n"
    )
    assert read_bounces(raw.encode(), Limits()) == (
        Bounce("ann@example.com", "5.0.0", True, OURS),
        Bounce("bob@example.com", "5.0.0", True, OURS),
    )


def test_an_ordinary_mail_is_no_bounce() -> None:
    assert read_bounces(b"From: ann@example.com\n\nA PAR H\n", Limits()) == ()


def test_a_bounce_is_never_answered() -> None:
    assert MessageReader([]).read(report(GONE)).silence is Silence.BOUNCE


@settings(max_examples=examples(200), deadline=None)
@given(st.integers(0, 900), st.integers(0, 60), st.binary(max_size=10))
def test_no_bytes_raise(at: int, cut: int, put: bytes) -> None:
    raw = report(GONE)
    read_bounces(raw[:at] + put + raw[at + cut :], Limits())


# Samples in the shape of many mail servers

SAMPLES = sorted((Path(__file__).parents[2] / "mails" / "bounces").glob("*.eml"))
FOR_NOW = ("02-postfix-delayed", "09-gmail-delay")


def test_there_are_samples_of_many_mail_servers() -> None:
    assert len(SAMPLES) >= 15


@each_row("sample", SAMPLES)
def test_a_sample_is_attributed_and_never_answered(sample: Path) -> None:
    raw = sample.read_bytes()
    reader = MessageReader(["judge@judge.example"])
    assert reader.read(raw).silence is Silence.BOUNCE
    (bounce,) = reader.bounces(raw)
    assert bounce.recipient == "anna@aus.example"
    assert bounce.message_id == f"<{sample.stem[:2]}sample@judge.example>"
    assert bounce.final == (sample.stem not in FOR_NOW)
    assert bounce.status.startswith("5." if bounce.final else "4.")
