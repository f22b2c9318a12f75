"""The room of a reply: how many bytes its text may have, less where nothing proves who wrote (ADR 21).

A From line may be forged. Whoever is named in one is sent at most ten times the bytes that were sent in his
name in a day, or a little where that is less.
"""

from __future__ import annotations

from datetime import timedelta

from judge.service.notices.replies import REPLY_BYTES
from judge.service.ports import MarkKind
from judge.service.session import Session

DAY = timedelta(hours=24)
AMPLIFICATION = 10
"""Bytes a day to an address whose mail proves nothing, for each byte that came from it."""
FREE_BYTES = 16_000
"""What such an address gets a day however little came from it: the first HELP, LIST or map is answered."""
LEAST = 1_500
"""Bytes of text below which a reply says nothing useful."""
_HEADERS = 1_000
"""Bytes that the headers of a reply take."""


def reply_room(session: Session) -> int:
    """How many bytes the text of the reply may have; below LEAST there is none. The mail is counted."""
    if session.is_proven:
        return REPLY_BYTES
    marks, who, now = session.work.marks, session.letter.sender, session.now
    marks.add(MarkKind.BYTES_IN, who, str(session.size), now)
    allowed = max(FREE_BYTES, AMPLIFICATION * marks.total(MarkKind.BYTES_IN, now, DAY, who))
    return min(REPLY_BYTES, allowed - marks.total(MarkKind.BYTES_OUT, now, DAY, who) - _HEADERS)


def count_reply(session: Session, size: int) -> None:
    """Count the bytes of a reply to a mail that proves nothing."""
    if not session.is_proven:
        session.work.marks.add(MarkKind.BYTES_OUT, session.letter.sender, str(size), session.now)
