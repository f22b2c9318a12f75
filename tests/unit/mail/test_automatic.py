"""Robots get no answer; people do."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.mail.automatic import silence
from judge.mail.headers import Headers, split_headers
from judge.records import Silence
from tests.rows import each_row

OWN = ["judge@example.org"]


def verdict(*lines: str, address: str = "ann@example.com") -> Silence | None:
    return silence(split_headers("\n".join(lines).encode(), 200), address, OWN)


@each_row(
    "lines",
    [
        ["Subject: Orders"],
        ["Auto-Submitted: no"],
        ["Auto-Submitted: No (really)"],
        ["Auto-Submitted: (typed by hand (twice)) no"],
        ["Auto-Submitted: no; by=hand"],
        ["Auto-Submitted:"],
        ["X-Failed-Recipients:"],
        ["X-Autoreply-From: none"],
        ["Precedence: (bulk) normal"],
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


@each_row(
    ("line", "expected"),
    [
        ("Auto-Submitted: auto-replied", Silence.AUTOMATIC),
        ("Auto-Submitted: auto-generated; owner-email=x@y", Silence.AUTOMATIC),
        ("Auto-Submitted: auto-notified", Silence.AUTOMATIC),
        ("Auto-Submitted: (no) auto-replied", Silence.AUTOMATIC),
        ("X-Auto-Submitted: auto-generated", Silence.AUTOMATIC),
        ("X-Auto-Response: autorespond", Silence.AUTOMATIC),
        ("Precedence: (sent once) bulk", Silence.BULK),
        ("X-Autoreply: yes", Silence.AUTOMATIC),
        ("X-Autorespond: x", Silence.AUTOMATIC),
        ("X-AutoReply-From: x@y", Silence.AUTOMATIC),
        ("Precedence: auto_reply", Silence.AUTOMATIC),
        ("Subject: Automatic reply: results", Silence.AUTOMATIC),
        ("Subject: =?utf-8?q?R=C3=A9ponse_automatique?= : x", Silence.AUTOMATIC),
        ("Subject: Out of Office", Silence.AUTOMATIC),
        ("Content-Type: multipart/report; report-type=disposition-notification", Silence.REPORT),
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


@each_row(
    ("address", "expected"),
    [
        ("", Silence.NO_SENDER),
        ("judge@example.org", Silence.OWN_ADDRESS),
        ("judge+alpha@example.org", Silence.OWN_ADDRESS),
        ("mailer-daemon@example.com", Silence.BOUNCE),
        ("postmaster@example.com", Silence.BOUNCE),
        ("post-master@example.com", Silence.BOUNCE),
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


ROBOT_FIELDS = [
    f"X-{auto}{what}{after}"
    for auto in ("Auto", "Auto-")
    for what in ("reply", "respond", "responder", "response", "generated", "submitted")
    for after in ("", "-From")
]
ROBOT_FIELDS += [
    "Auto-Submitted",
    "X-Mail-Autoreply",
    "X-Vacation",
    "X-FC-MachineGenerated",
    "X-Failed-Recipients",
]
DENIALS = ["", "no", "false", "0", "none", "off"]
COMMENTS = st.sampled_from(["", "(typed by hand)", "(a (nested) comment)", "(yes)"])


@given(
    st.sampled_from(ROBOT_FIELDS),
    st.sampled_from(DENIALS).flatmap(lambda word: st.sampled_from([word, word.upper(), word.title()])),
    COMMENTS,
    COMMENTS,
    st.sampled_from(["", ";", "; by=hand", " ; x=yes"]),
)
def test_a_field_that_says_no_is_none_of_a_robot_s(
    name: str, word: str, before: str, after: str, rest: str
) -> None:
    assert verdict("Subject: x", f"{name}: {before} {word} {after}{rest}") is None


@given(
    st.sampled_from(ROBOT_FIELDS),
    st.sampled_from(["yes", "auto-replied", "true", "1", "x@y.example"]),
    COMMENTS,
)
def test_a_field_that_says_anything_else_is(name: str, word: str, comment: str) -> None:
    assert verdict("Subject: x", f"{name}: {comment} {word}") is Silence.AUTOMATIC


AWAY = [
    "Absence",
    "Abwesend",
    "Frånvaro",
    "Assente",
    "Ausente",
    "Férias",
    "Afwezig",
    "Nieobecność",
    "Fravær",
    "Poissa",
]


@each_row("word", AWAY)
@each_row("subject", ["alpha", "TEST:alpha - S1901M", "Re: TEST:alpha - S1901M", "AW: [x] TEST:alpha"])
def test_a_word_for_being_away_before_a_subject_of_ours_is_a_robot_s(word: str, subject: str) -> None:
    assert verdict(f"Subject: {word}: {subject}") is Silence.AUTOMATIC
    assert verdict(f"Subject: {word.upper()} : {subject}") is Silence.AUTOMATIC


@each_row("word", AWAY)
@each_row(
    "subject", ["{}", "{} next week", "{}: 5 to 12 January", "{}: I am in Rome", "Re: {}: alpha", "{}, alpha"]
)
def test_people_write_of_being_away(word: str, subject: str) -> None:
    assert verdict(f"Subject: {subject.format(word)}") is None


@pytest.mark.parametrize("local", ["post.master", "post.master+x", "mailer.demon", "master.post"])
def test_first_names_and_surnames_are_a_person_s(local: str) -> None:
    assert verdict("Subject: x", address=f"{local}@example.com") is None
