"""Robots get no answer; people do."""

from __future__ import annotations

import pytest

from judge.mail.automatic import silence
from judge.mail.headers import Headers, split_headers
from judge.service.ports import Silence

OWN = ["judge@example.org"]


def verdict(*lines: str, address: str = "ann@example.com") -> Silence | None:
    return silence(split_headers("\n".join(lines).encode(), 200), address, OWN)


@pytest.mark.parametrize(
    "lines",
    [
        ["Subject: Orders"],
        ["Auto-Submitted: no"],
        ["Auto-Submitted: No (really)"],
        ["Return-Path: <ann@example.com>"],
        ["Precedence: first-class"],
        ["Content-Type: multipart/mixed; boundary=report"],
        ["Subject: Re: Automatic reply: results"],
        ["X-Auto-Response-Suppress: OOF"],
        *[["Received: by mx"] * 50],
    ],
)
def test_people_are_answered(lines: list[str]) -> None:
    assert verdict(*lines) is None


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Auto-Submitted: auto-replied", Silence.AUTOMATIC),
        ("Auto-Submitted: auto-generated; owner-email=x@y", Silence.AUTOMATIC),
        ("Auto-Submitted: auto-notified", Silence.AUTOMATIC),
        ("auto-submitted:", Silence.AUTOMATIC),
        ("X-Autoreply: yes", Silence.AUTOMATIC),
        ("X-Autorespond: x", Silence.AUTOMATIC),
        ("X-AutoReply-From: x@y", Silence.AUTOMATIC),
        ("Precedence: auto_reply", Silence.AUTOMATIC),
        ("Subject: Automatic reply: results", Silence.AUTOMATIC),
        ("Subject: =?utf-8?q?R=C3=A9ponse_automatique?= : x", Silence.AUTOMATIC),
        ("Subject: Out of Office", Silence.AUTOMATIC),
        ("Content-Type: multipart/report; report-type=disposition-notification", Silence.AUTOMATIC),
        ('Content-Type: multipart/report; boundary=b; report-type = "delivery-status"', Silence.BOUNCE),
        ("Return-Path: <>", Silence.BOUNCE),
        ("Return-Path: ", Silence.BOUNCE),
        ("List-Id: <x.example.org>", Silence.LIST),
        ("List-Unsubscribe: <mailto:x@y>", Silence.LIST),
        ("Precedence: list", Silence.LIST),
        ("Precedence: Bulk", Silence.BULK),
        ("Precedence: junk", Silence.BULK),
        ("X-Judge-Loop: other judge@example.net", Silence.LOOP),
    ],
)
def test_robots_by_header(line: str, expected: Silence) -> None:
    assert verdict("Subject: x", line) is expected or verdict(line) is expected


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("", Silence.NO_SENDER),
        ("judge@example.org", Silence.OWN_ADDRESS),
        ("judge+alpha@example.org", Silence.OWN_ADDRESS),
        ("mailer-daemon@example.com", Silence.BOUNCE),
        ("postmaster@example.com", Silence.BOUNCE),
        ("owner-dip@example.com", Silence.LIST),
        ("dip-request@example.com", Silence.LIST),
        ("dip-bounces+x@example.com", Silence.LIST),
        ("noreply@example.com", Silence.AUTOMATIC),
        ("no-reply@example.com", Silence.AUTOMATIC),
        ("do-not-reply@example.com", Silence.AUTOMATIC),
    ],
)
def test_robots_by_address(address: str, expected: Silence) -> None:
    assert verdict("Subject: x", address=address) is expected


def test_more_than_50_hops_are_a_loop() -> None:
    assert verdict(*["Received: by mx"] * 51) is Silence.LOOP


def test_a_header_without_fields() -> None:
    assert silence(Headers(()), "ann@example.com", OWN) is None
