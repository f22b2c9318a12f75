"""The mailbox to the inbox: every mail is stored and committed before the server may forget it."""

from __future__ import annotations

import asyncio
from datetime import datetime

from judge.daemon.station import Station
from judge.service import intake
from judge.service.ports import Incoming, Mailbox


async def drain(station: Station, mailbox: Mailbox, started: datetime) -> int:
    """Store all mail that waits, until the mailbox is empty; how many there were.

    `started` is the time now. A mail counts from its arrival at the server, but never from a moment later
    than `started`: when this returns, everything that came up to then is in the inbox. OSError if the
    mailbox or the database fails; what was not stored is still on the server.
    """
    count = 0
    while batch := await mailbox.fetch():
        for mail in batch:
            await asyncio.to_thread(_store, station, mail, min(mail.received, started))
        await mailbox.done(*(mail.key for mail in batch))
        count += len(batch)
    return count


def _store(station: Station, mail: Incoming, received: datetime) -> None:
    intake.receive(station.desk, mail.raw or b"", received, "imap", mail.size)
