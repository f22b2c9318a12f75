"""The mailbox to the inbox: every mail is stored and committed before the server may forget it."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from datetime import datetime

from judge.daemon.station import Station
from judge.service import work_round
from judge.service.incoming import intake
from judge.service.outgoing import delivery
from judge.service.outgoing.delivery import Delivered
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


def work_up_to(station: Station, now: datetime, drained: datetime | None) -> datetime | None:
    """Do the work there is; when the next game has something due.

    `drained` is when the last look at the mailbox began that emptied it (None: not since the start). Once a
    deadline has passed, the judge goes no further than that, because a mail sent in time may still lie in the
    mailbox; before a deadline there is nothing that could come too late.
    """
    due = work_round.next_due(station.desk)
    waits = station.mailbox is not None and due is not None and due <= now
    limit = drained if waits else now
    if limit is not None:
        work_round.work(station.desk, limit)
    return work_round.next_due(station.desk)


log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Pass:
    """What a pass did; `trouble` says why the mailbox could not be read, and then nothing was judged."""

    fetched: int
    delivered: Delivered
    trouble: str = ""


async def one_pass(station: Station) -> Pass:
    """Do everything there is to do at this moment, and stop.

    When the mailbox cannot be read, nothing is handled and no deadline judged: a mail that came in time may
    lie in it. What was already decided is still sent.
    """
    started, fetched, trouble = station.clock(), 0, ""
    if station.mailbox is not None:
        try:
            fetched = await drain(station, station.mailbox, started)
        except OSError as error:
            trouble = str(error) or type(error).__name__
        finally:
            await station.mailbox.close()
    if not trouble:
        work_up_to(station, started, started)
    return Pass(fetched, send(station), trouble)


def take(station: Station, raw: bytes, size: int) -> None:
    """Store one mail from a pipe, of which `raw` may be the head. When this returns it is safe.

    Any exception means that it is not.
    """
    intake.receive(station.desk, raw, station.clock(), "feed", size)


def go_on(station: Station) -> None:
    """Handle what is stored and send the answers, as far as that can be done without the mailbox.

    Failures are logged, because the mail is safe already and will be handled by the next pass.
    """
    try:
        work_up_to(station, station.clock(), None)
        send(station)
    except Exception:
        log.exception("the mail is stored, but not handled yet")


def send(station: Station) -> Delivered:
    """Send what is due and hang up."""
    try:
        return delivery.flush(station.desk.store.outbox, station.line, station.clock())
    finally:
        station.line.close()
