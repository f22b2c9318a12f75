"""One pass for cron and pipes: fetch, handle, judge what is due, send."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from judge.daemon.collecting import drain
from judge.daemon.station import Station
from judge.daemon.working import work_up_to
from judge.service import delivery, intake
from judge.service.delivery import Delivered

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
