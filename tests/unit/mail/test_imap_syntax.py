"""IMAP's own notation, as servers write it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from judge.mail.imap_syntax import Envelope, envelopes, folder_name, literal


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


def test_sizes_and_times_of_mails_with_the_times_in_utc() -> None:
    lines = [
        b'1 FETCH (UID 7 RFC822.SIZE 120 INTERNALDATE " 1-Jan-2026 00:30:00 +0100")',
        b'2 FETCH (INTERNALDATE "24-Nov-2026 10:00:00 -0530" UID 9 RFC822.SIZE 3)',
        b"3 FETCH (UID 11 FLAGS ())",
        b"FETCH completed",
    ]
    assert envelopes(lines) == {
        7: Envelope(120, datetime(2025, 12, 31, 23, 30, tzinfo=UTC)),
        9: Envelope(3, datetime(2026, 11, 24, 15, 30, tzinfo=UTC)),
    }


def test_the_bytes_of_a_mail_with_its_uid_before_or_behind_them() -> None:
    before: list[bytes | bytearray] = [b"1 FETCH (UID 7 BODY[] {5}", bytearray(b"first"), b")"]
    behind: list[bytes | bytearray] = [b"2 FETCH (BODY[] {6}", bytearray(b"second"), b" UID 9)"]
    assert literal([*before, *behind], 7) == b"first"
    assert literal([*before, *behind], 9) == b"second"
    assert literal(before, 9) is None
