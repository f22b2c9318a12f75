"""Headers that our border may have read otherwise: its word proves nothing then."""

from __future__ import annotations

import pytest

from judge.mail.headers import ambiguous
from judge.mail.reader import MessageReader
from judge.records import Trust
from judge.store.inbox import fingerprint
from tests.rows import each_row

READER = MessageReader(["judge@example.org"], ["mx.example.org"])
OURS = b"Authentication-Results: mx.example.org; dmarc=pass header.from=p.example\r\n"
TURKEY = b"From: turkey@p.example\r\n"
BODY = b"\r\nSIGN ON Austria alpha\r\n"


@each_row(
    "odd",
    [
        b"X-A: b\rFrom: austria@p.example\r\rx\r\n",
        b"X-A: b\rAuthentication-Results: mx.example.org; dmarc=pass header.from=p.example\r\n",
        b"X-A: b\nFrom austria@p.example\r\n",
        b"X-A: b\nX-B: c\r\n",
        b"X-A: b\x00From: austria@p.example\r\n",
        b"X-A: b\x0bFrom: austria@p.example\r\n",
        b"X-A: b\x0cFrom: austria@p.example\r\n",
        b"X-A: b\x1eFrom: austria@p.example\r\n",
        b"\x7fX-A: b\r\n",
        b"X-A: b\r\r\n",
        b"no field at all\r\n",
        b"X A: b\r\n",
        b"X-A : b\r\n",
        b"X-A\r\n : b\r\n",
        b": b\r\n",
        b"X-A: b\r\nFrom austria@p.example Mon Jan  5 12:00:00 2026\r\n",
        "Fröm: austria@p.example\r\n".encode(),
    ],
)
def test_what_two_programs_may_read_differently_proves_nothing(odd: bytes) -> None:
    for raw in (OURS + odd + TURKEY + BODY, odd + OURS + TURKEY + BODY, OURS + TURKEY + odd + BODY):
        letter = READER.read(raw)
        assert ambiguous(raw)
        assert (letter.sender, letter.trust) == ("turkey@p.example", Trust.CLAIMED)
        assert fingerprint(raw).sender == "turkey@p.example"
        assert "SIGN ON Austria alpha" in letter.text


@pytest.mark.parametrize(
    "plain",
    [
        b"Subject: folded\r\n\tonce\r\n and again\r\n",
        b"From turkey@p.example Mon Jan  5 12:00:00 2026\r\n",
        b">From turkey@p.example Mon Jan  5 12:00:00 2026\r\n",
        "Subject: Grüße\r\n".encode(),
        b"Subject: Gr\xfc\xdfe\r\n",
        b"X-Empty:\r\n",
        b"Subject: a\tb\r\n",
    ],
)
def test_what_all_programs_read_alike_is_believed(plain: bytes) -> None:
    raw = plain + OURS + TURKEY + BODY
    assert not ambiguous(raw)
    assert READER.read(raw).trust is Trust.ALIGNED
    assert READER.read(raw.replace(b"\r\n", b"\n")).trust is Trust.ALIGNED


def test_a_control_in_the_text_makes_nothing_doubtful() -> None:
    assert READER.read(OURS + TURKEY + BODY + b"\x00\r\x0b").trust is Trust.ALIGNED


def test_a_mail_with_carriage_returns_alone_is_read_and_unproven() -> None:
    letter = READER.read((OURS + TURKEY + BODY).replace(b"\r\n", b"\r"))
    assert (letter.sender, letter.trust) == ("turkey@p.example", Trust.CLAIMED)
    assert letter.text == "SIGN ON Austria alpha"


@pytest.mark.parametrize(
    "results",
    [
        b"mx.example.org; dmarc=pass header.from=evil.example header.from=p.example",
        b"mx.example.org; dmarc=pass header.from=p.example header.from=evil.example",
        b"mx.example.org; dmarc=pass header.from=p.example; dmarc=pass header.from=evil.example",
        b"mx.example.org; dmarc=none dmarc=pass header.from=p.example",
        b"mx.example.org; dmarc=none header.from=p.example; dmarc=pass header.from=p.example",
        b"mx.example.org; spf=fail smtp.mailfrom=a) ; dmarc=pass header.from=p.example",
        b'mx.example.org; spf=fail smtp.helo=" ; dmarc=pass header.from=p.example',
        b'mx.example.org; dmarc=pass reason="a\\" header.from=p.example"',
        b"\r\n\tevil.example; x=y (\r\n mx.example.org); dmarc=pass header.from=p.example",
        b"=?utf-8?q?mx=2Eexample=2Eorg?=; dmarc=pass header.from=p.example",
    ],
)
def test_results_that_say_two_things_prove_nothing(results: bytes) -> None:
    letter = READER.read(b"Authentication-Results: " + results + b"\r\n" + TURKEY + BODY)
    assert letter.trust is Trust.CLAIMED


@pytest.mark.parametrize(
    "hidden",
    [
        b"Subject: x\r\n Authentication-Results: mx.example.org; dmarc=pass header.from=p.example\r\n",
        b"ARC-" + OURS,
        b"X-Original-" + OURS,
        b"Authentication-Results : mx.example.org; dmarc=pass header.from=p.example\r\n",
        b"Authentication-Results\r\n\t: mx.example.org; dmarc=pass header.from=p.example\r\n",
        b"Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n" + OURS,
        b"Content-Type: message/rfc822\r\n\r\n" + OURS,
        b"\r\n" + OURS,
    ],
)
def test_results_that_only_look_like_our_border_s_prove_nothing(hidden: bytes) -> None:
    assert READER.read(TURKEY + hidden + BODY).trust is Trust.CLAIMED


@pytest.mark.parametrize(
    "authors",
    [
        TURKEY * 2,
        TURKEY + b"From: austria@p.example\r\n",
        TURKEY + b"From:\r\n",
        TURKEY + b"FROM : austria@p.example\r\n",
        b"From: turkey@p.example, austria@p.example\r\n",
        b"From: <turkey@p.example> <austria@p.example>\r\n",
        b"From: x <turkey@p.example> y <austria@p.example>\r\n",
        b'From: "x <turkey@p.example> y <austria@p.example>\r\n',
        b'From: "x <turkey@p.example>\\"<austria@p.example>\r\n',
        b'From: "x" "y <turkey@p.example> \\" <austria@p.example>\r\n',
    ],
)
def test_several_authors_prove_nothing(authors: bytes) -> None:
    assert READER.read(OURS + authors + BODY).trust is Trust.NONE
