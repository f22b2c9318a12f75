"""How far the judge may go: deadlines are judged only when no mail can still be missing."""

from __future__ import annotations

from datetime import datetime

from judge.daemon.station import Station
from judge.service import rounds


def work_up_to(station: Station, now: datetime, drained: datetime | None) -> datetime | None:
    """Do the work there is; when the next game has something due.

    `drained` is when the last look at the mailbox began that emptied it (None: not since the start). Once a
    deadline has passed, the judge goes no further than that, because a mail sent in time may still lie in the
    mailbox; before a deadline there is nothing that could come too late.
    """
    due = rounds.next_due(station.desk)
    waits = station.mailbox is not None and due is not None and due <= now
    limit = drained if waits else now
    if limit is not None:
        rounds.work(station.desk, limit)
    return rounds.next_due(station.desk)
