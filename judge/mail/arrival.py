"""When an email arrived: as the mail server says, or else as its header and the looks at the mailbox have it.

The Date field is the sender's claim and counts for nothing.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_tz

_HEAD_BYTES = 65_536
_TOPMOST = re.compile(rb"^received[ \t]*:([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)", re.IGNORECASE | re.MULTILINE)
_LONGEST_DATE = 100
_TIME = re.compile(rb"\d\d:\d\d(?::\d\d)?\s+(?:[+-]\d{4}\b|[A-Za-z]{1,5}\b)")
_YEAR = re.compile(rb"\b(?:199|20\d)\d\b")
"""A year in full, and one in which emails of today can have come: two digits are taken for any century."""
_SKEW = timedelta(minutes=15)
"""How far the clock of a mail server may be ahead: a later date is none."""


def is_believable(stated: datetime | None, now: datetime) -> bool:
    """Whether an email can have come at the date that a mail server states."""
    return stated is not None and stated <= now + _SKEW


def arrival(stated: datetime | None, raw: bytes, last_look: datetime | None, now: datetime) -> datetime:
    """Decide when an email arrived that is read now; all moments in UTC.

    `last_look` is when the last look began that found nothing more in the mailbox: the email came after it.
    The INTERNALDATE (RFC 9051 §2.3.3) counts where it can be believed. Else the topmost Received date counts,
    as far as it is between the last look and now. Without that the email counts as received at the last look,
    as it may have come right after: nobody's orders are late because of what a server does not say.
    Where there was no such look either, it counts as received now.
    """
    if stated is not None and is_believable(stated, now):
        return min(stated, now)
    earliest = now if last_look is None else min(last_look, now)
    dated = received_date(raw)
    if dated is None:
        return earliest
    return min(dated, now) if last_look is None else min(max(dated, earliest), now)


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
