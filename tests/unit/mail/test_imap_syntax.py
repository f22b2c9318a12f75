"""IMAP's own notation, as servers write it and as they should not."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import chain

import pytest

from judge.mail.imap_syntax import (
    Envelope,
    FaultyAnswerError,
    ImapFaultError,
    Response,
    ResponseReader,
    Waiting,
    body,
    envelopes,
    folder_name,
    internal_date,
    number,
    searched,
)
from judge.mail.reader import received_date
from tests.rows import each_row

_PIECE = 65_536
NEW_YEAR = datetime(2025, 12, 31, 23, 30, tzinfo=UTC)


def read(stream: bytes, literals: int = 1000) -> Sequence[Response]:
    reader = ResponseReader()
    reader.begin_exchange(literals)
    return list(reader.feed(stream))


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Processed", "Processed"),
        ("Spiel & Post", "Spiel &- Post"),
        ("Entwürfe", "Entw&APw-rfe"),
        ("台北", "&U,BTFw-"),  # RFC 3501 §5.1.3
    ],
)
def test_names_of_folders(name: str, written: str) -> None:
    assert folder_name(name) == written


@pytest.mark.parametrize(
    ("digits", "value"),
    [(b"0", 0), (b"4294967296", 4294967296), (b"", None), (b"-5", None), (b"+5", None), (b"9" * 5000, None)],
)
def test_numbers_are_bounded_before_they_are_read(digits: bytes, value: int | None) -> None:
    assert number(digits) == value


@pytest.mark.parametrize(
    "items",
    [
        b'UID 7 RFC822.SIZE 120 INTERNALDATE " 1-Jan-2026 00:30:00 +0100"',
        b'INTERNALDATE "1-jan-2026 00:30:00 +0100" FLAGS (\\Seen (x)) UID 7 RFC822.SIZE 120',
        b'uid 7 rfc822.size 120 internaldate "01-JAN-2026 00:30:00 +0100"',
        b"UID 7 INTERNALDATE {26}\r\n01-Jan-2026 00:30:00 +0100 RFC822.SIZE 120",
    ],
)
def test_sizes_and_times_of_emails_with_the_times_in_utc(items: bytes) -> None:
    assert envelopes(read(b"* 1 FETCH (" + items + b")\r\n")) == {7: Envelope(120, NEW_YEAR)}


def test_what_cannot_be_read_of_an_envelope_is_unknown() -> None:
    stream = (
        b'* 1 FETCH (UID 7 RFC822.SIZE -1 INTERNALDATE "Thu, 01 Jan 2026 00:30:00 +0100")\r\n'
        b"* 2 FETCH (UID 8 RFC822.SIZE " + b"9" * 5000 + b" INTERNALDATE NIL)\r\n"
        b'* 3 FETCH (RFC822.SIZE 5 INTERNALDATE "01-Jan-2026 00:30:00 +0100")\r\n'
        b"* 4 FETCH (UID NIL)\r\n* 5 FETCH (UID 0)\r\n* 6 FETCH (FLAGS ())\r\n* 7 FETCH (\r\n"
    )
    assert envelopes(read(stream)) == {7: Envelope(), 8: Envelope()}


@each_row(
    "date",
    [
        *["00-Jan-0000 00:00:00 +0000", "31-Feb-2026 12:00:00 +0000", "05-Xxx-2026 12:00:00 +0000"],
        *["05-Jan-0000 12:00:00 +9999", "01-Jan-0001 00:00:00 +1400", "31-Dec-9999 23:00:00 -1400"],
        *["05-Jan-2026 12:00:00", "05-Jan-2026 25:00:00 +0000", "Mon, 05 Jan 2026 12:00:00 +0000"],
        *["2026-01-05T12:00:00Z", "", "5", "\udcff5-Jan-2026 12:00:00 +0000", "01-Jan-1970 00:00:00 +0000"],
        *["05-Jan-2026 12:00:00 +00000", "05-Jan-2026 12:00:00 UTC", "05-Jan-2026 12:00:60 +0000"],
    ],
)
def test_a_date_that_is_none_is_unknown(date: str) -> None:
    assert internal_date(date.encode("ascii", "surrogateescape")) is None


@pytest.mark.parametrize(
    ("field", "date"),
    [
        ("by mx; Thu, 01 Jan 2026 00:30:00 +0100", NEW_YEAR),
        ("by mx;\r\n\tThu, 01 Jan 2026 00:30:00 +0100 (CET)", NEW_YEAR),
        ("by mx; 31 Dec 2025 23:30 GMT", NEW_YEAR),
        *[("by mx; " + bad, None) for bad in ("yesterday", "31 Feb 2026 00:00:00 +0000", "9" * 5000, "\xff")],
        *[("by mx; 1 Jan 0001 00:00:00 " + zone, None) for zone in ("+1400", "-99999999999999999999")],
        ("by mx without a date", None),
        ("by mx; 31 Dec 2025 23:30:00", None),
    ],
)
def test_the_date_of_the_topmost_received_field(field: str, date: datetime | None) -> None:
    head = f"X: 1\r\nreceived: {field}\r\nReceived: by other; 1 Jan 2024 00:00:00 +0000\r\n\r\nReceived: x"
    assert received_date(head.encode("latin-1")) == date


def test_no_received_field_gives_no_date() -> None:
    assert received_date(b"Subject: x\r\n\r\nReceived: by mx; Thu, 01 Jan 2026 00:30:00 +0100\r\n") is None


@pytest.mark.parametrize(
    ("stream", "found"),
    [
        (b"* SEARCH\r\n", Waiting(())),
        (b"* SEARCH 3 1 2 2\r\n* search 9 \r\n", Waiting((1, 2, 3, 9))),
        (b"* SEARCH 4 (MODSEQ 917162500)\r\n", Waiting((4,))),
        (b'* ESEARCH (TAG "A282") UID ALL 2,10:12 COUNT 4\r\n', Waiting((2, 10, 11, 12))),
        (b'* ESEARCH (TAG "A282") UID\r\n', Waiting(())),
        (b"* SEARCH \xff\xfe 1 abc\r\n", Waiting((1,), "\\xff\\xfe")),
        (b"* SEARCH 0 -1 5\r\n", Waiting((5,), "0")),
        (b"* SEARCH 1 " + b"9" * 5000 + b"\r\n", Waiting((1,), "9" * 20)),
        (b"* SEARCH 4294967296\r\n", Waiting((4294967296,))),
    ],
)
def test_what_a_search_named(stream: bytes, found: Waiting) -> None:
    said = searched(read(stream))
    assert (tuple(said.uids), said.unread) == (tuple(found.uids), found.unread)


@pytest.mark.parametrize("line", [b"* SEARCH {3}\r\n1 2\r\nA1 OK\r\n", b"* SEARCHED 1\r\n"])
def test_an_answer_to_search_that_is_none(line: bytes) -> None:
    with pytest.raises(ImapFaultError):
        searched(read(line)[:1])


def test_of_a_million_uids_the_first_are_kept() -> None:
    line = b"* SEARCH " + b" ".join(b"%d" % uid for uid in range(1_000_000, 0, -1)) + b"\r\n"
    found = searched(read(line)).uids
    assert (found[0], found[-1], len(found)) == (1, 20_000, 20_000)
    assert len(searched(read(b"* ESEARCH UID ALL 1:4294967295\r\n")).uids) == 20_000


@pytest.mark.parametrize(
    "stream",
    [
        b"* 1 FETCH (UID 7 BODY[] {5}\r\nfirst)\r\n",
        b"* 1 FETCH (BODY[]<0> {5}\r\nfirst UID 7)\r\n",
        b"* 1 FETCH (UID 7 BODY[] {5}\r\nfirst\r\n)\r\n",
        b"* 1 FETCH (UID 7 BODY[] {5+}\r\nfirst)\n",
        b'* 1 FETCH (UID 7 BODY[] "fi\\rst")\r\n',
        b"* 1 FETCH (BODY[] {5}\r\nfirst)\r\n UID 7 FLAGS (\\Recent) RFC822.SIZE 240\r\n",
        b"* 1 FETCH (BODY[] {5}\r\nfirst)\r\n",
        b"* 3 EXPUNGE\r\n* 9 FETCH (FLAGS ())\r\n* 1 FETCH (UID 7 BODY[] {5}\r\nfirst)\r\n",
        b"* 9 FETCH (UID 9 FLAGS ())\r\n* 1 FETCH (UID 7 BODY[] {5}\r\nfirst)\r\n",
        b"* 1 FETCH (UID 7 BODY[] {5}\r\nfirst)\r\n* 2 FETCH (UID 8 BODY[] {5}\r\nother)\r\n",
    ],
)
def test_the_bytes_of_an_email(stream: bytes) -> None:
    assert body(read(stream), 7) == b"first"


@pytest.mark.parametrize(
    "stream",
    [
        b"",
        b"* 1 FETCH (UID 7 BODY[] NIL)\r\n",
        b"* 1 FETCH (BODY[] NIL)\r\n",
        b"* 1 FETCH (UID 7 FLAGS (\\Seen))\r\n",
        b"* 1 FETCH (UID 7 BODY[]<5> {5}\r\nfirst)\r\n",
        b"* 1 FETCH (UID 7 BODY[TEXT] {5}\r\nfirst)\r\n",
        b'* 1 FETCH (UID 7 BODY[] "first)\r\n',
        b"* 1 FETCH NIL\r\n",
    ],
)
def test_no_bytes_of_an_email(stream: bytes) -> None:
    assert body(read(stream), 7) is None


@pytest.mark.parametrize(
    "stream",
    [
        b"* 1 FETCH (UID 8 BODY[] {5}\r\nother)\r\n",
        b"* 1 FETCH (UID 8 BODY[] {5}\r\nother)\r\n* 1 FETCH (BODY[] {5}\r\nfirst)\r\n",
        b"* 1 FETCH (UID 7 BODY[] {5}\r\nfirst)\r\n* 1 FETCH (UID 7 BODY[] {5}\r\nother)\r\n",
        b"* 1 FETCH (UID 7 BODY[] {3}\r\nfirst)\r\n",
        b"* 1 FETCH (UID 7 BODY[] {5}\r\nfirst\r\nA1 OK\r\n",
        b"* 1 FETCH (UID 7 BODY[] {3}\r\nfirst) (x y)\r\n",
        b"* 1 FETCH (UID NIL BODY[] {5}\r\nfirst)\r\n",
    ],
)
def test_bytes_that_cannot_be_this_emails(stream: bytes) -> None:
    with pytest.raises(FaultyAnswerError):
        body(read(stream), 7)


@pytest.mark.parametrize(
    "stream",
    [
        *[b"* 1 FETCH (BODY[] {%b}\r\n" % size for size in (b"-5", b"9" * 20, b"2000000000", b"67000")],
        b"* OK " + b"x" * 1_000_001,
        b"* SEARCH " + b"1" * 16_000_001,
        b"* OK x\r\n" * 4_100_000,
        b"* 1 FETCH (BODY[] {60000}\r\n" + b"x" * 60_000 + b" BODY[] {60000}\r\n",
    ],
)
def test_what_is_out_of_bounds_is_not_kept(stream: bytes) -> None:
    reader = ResponseReader()
    reader.begin_exchange(1000)
    with pytest.raises(ImapFaultError):
        deque(
            chain.from_iterable(
                reader.feed(stream[at : at + _PIECE]) for at in range(0, len(stream), _PIECE)
            ),
            0,
        )


def test_text_for_people_announces_no_literal() -> None:
    lines = [b"* OK ready {5}", b"* BYE {7}", b"A1 OK done {3}", b"+ go on {9}", b"* PREAUTH {1}"]
    assert read(b"".join(line + b"\r\n" for line in lines)) == [(line,) for line in lines]


def test_the_stream_is_cut_the_same_wherever_it_arrives_in_pieces() -> None:
    stream = b"* 1 FETCH (UID 7 BODY[] {5}\r\nfi\r\nt X {2}\r\n\r\n\r\n)\r\n\r\nA1 OK\nA2 NO x\r\n"
    whole = read(stream)
    for size in range(1, 9):
        reader = ResponseReader()
        pieces = [stream[at : at + size] for at in range(0, len(stream), size)]
        assert [one for piece in pieces for one in reader.feed(piece)] == whole
