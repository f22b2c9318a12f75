"""A mail of plain text is read without a parser: to the same text as with one, or not at all."""

from __future__ import annotations

from email.parser import BytesParser
from email.policy import compat32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.mail.body import Body, plain_body, read_body
from judge.mail.headers import split_headers
from judge.mail.limits import Limits, header_block, normalise
from tests.sampling import examples

LIMITS = Limits()


def without_parser(raw: bytes) -> Body | None:
    plain = normalise(raw)
    return plain_body(split_headers(header_block(plain, LIMITS), LIMITS.fields), plain)


def parsed(raw: bytes) -> Body:
    return read_body(BytesParser(policy=compat32).parsebytes(normalise(raw)), LIMITS.html_chars)


HEAD = b"From: ann@example.com\r\nSubject: a long\r\n subject\r\n"


@pytest.mark.parametrize(
    ("head", "body", "text"),
    [
        (b"", b"A PAR - BUR\r\n", "A PAR - BUR"),
        (b"Content-Type: text/plain\r\n", b"A\r\n\r\nB\r\n\r\n", "A\n\nB"),
        (b'Content-Type: Text/Plain;\r\n charset="UTF-8"\r\n', "Köln\r\n".encode(), "Köln"),
        (b"Content-Type: text/plain; charset=iso-8859-1\r\n", b"K\xf6ln", "Köln"),
        (b"Content-Transfer-Encoding: 8bit\r\n", b"K\xf6ln", "Köln"),
        (b"Content-Transfer-Encoding: 7BIT\r\n", b"", ""),
    ],
)
def test_plain_text_needs_no_parser(head: bytes, body: bytes, text: str) -> None:
    raw = HEAD + head + b"\r\n" + body
    assert without_parser(raw) == parsed(raw)
    assert parsed(raw).text == text


@pytest.mark.parametrize(
    "head",
    [
        b"Content-Type: text/html\r\n",
        b"Content-Type: multipart/mixed; boundary=x\r\n",
        b"Content-Type: text/plain; format=flowed\r\n",
        b"Content-Type: text/plain; charset*=utf-8''utf-8\r\n",
        b"Content-Transfer-Encoding: quoted-printable\r\n",
        b"Content-Transfer-Encoding: base64\r\n",
        b"Content-Disposition: attachment\r\n",
        b"no field at all\r\n",
        b": no name\r\n",
    ],
)
def test_any_other_mail_is_parsed(head: bytes) -> None:
    assert without_parser(HEAD + head + b"\r\nA PAR - BUR\r\n") is None


LINES = [
    b"Content-Type: text/plain",
    b'Content-Type: text/plain; charset="utf-8"',
    b"Content-Type: text/plain; charset=nothing-known",
    b'Content-Type: text/plain; charset="utf-8',
    b"Content-Type:text/plain;charset=us-ascii",
    b"Content-Type: text/html",
    b"Content-Type:",
    b"content-type: text/plain; charset=latin-1; format=flowed",
    b"Content-Transfer-Encoding: 8bit",
    b"Content-Transfer-Encoding: base64",
    b"Content-Transfer-Encoding: 7bit ",
    b"Content-Transfer-Encoding:",
    b"Content-Disposition: attachment; filename=x",
    b"Content-Disposition:",
    b"Subject: x",
    b" charset=utf-8",
    b"\t",
    b"From ann Mon Jan  5",
    b">From x: y",
    b": y",
    b"",
    b"no field",
    b"\x0bX: y",
    b"X\xf6: y",
]


@settings(max_examples=examples(400), deadline=None)
@given(
    st.lists(st.sampled_from(LINES) | st.binary(max_size=12), max_size=8),
    st.sampled_from([b"\r\n", b"\n", b"\r"]),
    st.binary(max_size=60),
)
def test_what_needs_no_parser_reads_as_with_one(lines: list[bytes], end: bytes, body: bytes) -> None:
    raw = b"".join(line + end for line in lines) + end + body
    found = without_parser(raw)
    assert found is None or found == parsed(raw)
