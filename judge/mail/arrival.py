"""When an email arrived, as its own header has it, where the mail server does not say."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from email.utils import parsedate_tz

_HEAD_BYTES = 65_536
_TOPMOST = re.compile(rb"^received[ \t]*:([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)", re.IGNORECASE | re.MULTILINE)
_LONGEST_DATE = 100
_TIME = re.compile(rb"\d\d:\d\d(?::\d\d)?\s+(?:[+-]\d{4}\b|[A-Za-z]{1,5}\b)")
_YEAR = re.compile(rb"\b(?:199|20\d)\d\b")
"""A year in full, and one in which emails of today can have come: two digits are taken for any century."""


def received_date(raw: bytes) -> datetime | None:
    """Read the date of the topmost Received field (RFC 5321 §4.4) in UTC, None if there is none to read.

    The topmost is the newest, and the last server wrote it; those below may be of the sender's making.
    """
    head = re.split(rb"\r?\n\r?\n", raw[:_HEAD_BYTES], maxsplit=1)[0]
    found = _TOPMOST.search(head)
    if found is None:
        return None
    written = found[1].rpartition(b";")[2].strip()
    if len(written) > _LONGEST_DATE or not (_YEAR.search(written) and _TIME.search(written)):
        return None
    try:
        parsed = parsedate_tz(written.decode("ascii", "replace"))
        if parsed is None or parsed[9] is None:
            return None
        return datetime.fromtimestamp(_seconds(parsed[:6], parsed[9]), UTC)
    except (ValueError, OverflowError, OSError, IndexError, TypeError):
        return None


def _seconds(moment: tuple[int, ...], offset: int) -> float:
    year, month, day, hour, minute, second = moment
    return datetime(year, month, day, hour, minute, min(second, 59), tzinfo=UTC).timestamp() - offset
