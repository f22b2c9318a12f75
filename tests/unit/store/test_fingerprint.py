from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judge.store.inbox import HEADER_LIMIT, fingerprint, raw_header_field
from tests.cost import MOST_EMAILS, in_emails

MAIL = b"Message-ID: <a@b>\r\nFrom: Anna Schmidt <Anna@Home.example>\r\n\r\nA PAR - BUR\r\n"


def test_the_sender_is_the_address_in_lower_case() -> None:
    assert fingerprint(MAIL).sender == "anna@home.example"
    assert fingerprint(b"From: anna@home.example\n\n").sender == "anna@home.example"
    assert fingerprint(b"Subject: none\n\n").sender == ""


@pytest.mark.parametrize(
    "same",
    [
        b"Received: by x\r\n" + MAIL,
        MAIL.replace(b"\r\n", b"\n"),
        MAIL + b"\r\n\r\n",
        MAIL.replace(b"BUR", b"BUR  "),
        MAIL.replace(b"Message-ID: ", b"MESSAGE-ID:\r\n "),
        MAIL.replace(b"Anna Schmidt", b"=?utf-8?q?Anna?="),
    ],
)
def test_what_transports_change_makes_no_other_mail(same: bytes) -> None:
    assert fingerprint(same).dedup == fingerprint(MAIL).dedup


@pytest.mark.parametrize(
    "other",
    [
        MAIL.replace(b"BUR", b"PIC"),
        MAIL.replace(b"<a@b>", b"<c@b>"),
        MAIL.replace(b"Anna@", b"Eve@"),
        MAIL.replace(b"A PAR", b" A PAR"),
        MAIL.replace(b"Message-ID: <a@b>\r\n", b""),
    ],
)
def test_another_id_sender_or_text_is_another_mail(other: bytes) -> None:
    assert fingerprint(other).dedup != fingerprint(MAIL).dedup


def test_a_thousand_mails_with_one_message_id_stay_a_thousand() -> None:
    keys = {fingerprint(MAIL + str(number).encode()).dedup for number in range(1000)}
    assert len(keys) == 1000


def test_fields_end_with_the_header() -> None:
    assert raw_header_field(b"Subject: one\n\nSubject: two\n", b"Subject") == "one"
    assert raw_header_field(b"X: y\n\nSubject: two\n", b"Subject") == ""
    assert raw_header_field(b"Subject: a\x00b\x1b[1m\n\n", b"Subject") == "ab[1m"
    assert raw_header_field(b"X: y\n" * HEADER_LIMIT + b"Subject: far\n\n", b"Subject") == ""


@given(st.binary(max_size=400))
@example(b"")
@example(b"\r\n\r\n")
@example(b"From: <<<>>>\nMessage-ID:\n\n\xff")
def test_no_bytes_make_it_fail(raw: bytes) -> None:
    assert fingerprint(raw) == fingerprint(raw)
    assert fingerprint(raw).message_id.isprintable()


@pytest.mark.parametrize("unit", [b"\r", b"\n", b"\r\n", b" ", b"\n ", b"<", b"From: (", b"\x00", b"a"])
def test_ten_megabytes_of_anything_take_little_time(unit: bytes) -> None:
    raw = unit * (10_000_000 // len(unit))
    assert in_emails(lambda: fingerprint(raw)) < MOST_EMAILS
