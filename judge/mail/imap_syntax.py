"""IMAP syntax (RFC 3501): names of folders, what a FETCH says of mails, and the bytes it brings."""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, timezone

_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"
_DATE = re.compile(rb'INTERNALDATE "([ \d]\d)-(\w{3})-(\d{4}) (\d\d):(\d\d):(\d\d) ([+-])(\d\d)(\d\d)"')
_UID = re.compile(rb"\bUID (\d+)")
_SIZE = re.compile(rb"RFC822\.SIZE (\d+)")


@dataclass(frozen=True, slots=True)
class Envelope:
    """What is known of a mail before it is fetched: size in bytes, time of arrival in UTC."""

    size: int
    received: datetime


def folder_name(name: str) -> str:
    """Write a folder's name as IMAP wants it: modified UTF-7 (RFC 3501 §5.1.3), yet to be quoted."""

    def shift(match: re.Match[str]) -> str:
        coded = base64.b64encode(match[0].encode("utf-16-be")).decode().rstrip("=").replace("/", ",")
        return f"&{coded}-"

    return re.sub(r"[^\x20-\x7e]+", shift, name.replace("&", "&-"))


def imap_date(day: date) -> str:
    """Write a day as a search wants it: `05-Jan-2026`, whatever language the machine speaks."""
    return f"{day.day:02}-{_MONTHS.split()[day.month - 1]}-{day.year:04}"


def envelopes(lines: Sequence[bytes]) -> Mapping[int, Envelope]:
    """Read what a FETCH of UID, RFC822.SIZE and INTERNALDATE brought, by UID; other lines are passed over."""
    found = {}
    for line in lines:
        uid, size, received = _UID.search(line), _SIZE.search(line), _internal_date(line)
        if uid and size and received:
            found[int(uid[1])] = Envelope(int(size[1]), received)
    return found


def _internal_date(line: bytes) -> datetime | None:
    found = _DATE.search(line)
    if not found:
        return None
    day, month, year, hour, minute, second, sign, hours, minutes = (part.decode() for part in found.groups())
    offset = timedelta(hours=int(hours), minutes=int(minutes)) * (-1 if sign == "-" else 1)
    number = _MONTHS.split().index(month) + 1
    local = datetime(
        int(year), number, int(day), int(hour), int(minute), int(second), tzinfo=timezone(offset)
    )
    return local.astimezone(UTC)


def literal(lines: Sequence[bytes | bytearray], uid: int) -> bytes | None:
    """Find the literal that belongs to a UID; the UID may stand before or behind it."""
    for at, line in enumerate(lines):
        if isinstance(line, bytearray):
            around = bytes(lines[at - 1]) + b" " + bytes(lines[at + 1] if at + 1 < len(lines) else b"")
            found = _UID.search(around)
            if found and int(found[1]) == uid:
                return bytes(line)
    return None
