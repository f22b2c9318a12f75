"""Delivery: from the outbox to the next server, with growing pauses between tries (RFC 5321 §4.5.4.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from judge.mail.transports import Transport
from judge.records import Queued, SendReport, SendStatus
from judge.service.crash_points import crash_point
from judge.store.outbox import Outbox

_RETRY_MINUTES = (2, 5, 15, 30, 60, 120, 240)
"""Pauses between tries; the last repeats."""
_MOST_TRIES = 60
"""With the pauses above more than nine days, so that a relay may be ill for a week."""
_BROKEN_IN_A_ROW = 2


@dataclass(frozen=True, slots=True)
class Delivered:
    """What one flush did; `unreachable` says what is wrong with the next server, if anything is."""

    sent: int = 0
    postponed: int = 0
    given_up: int = 0
    unreachable: str = ""

    def __add__(self, other: Delivered) -> Delivered:
        return Delivered(
            self.sent + other.sent,
            self.postponed + other.postponed,
            self.given_up + other.given_up,
            self.unreachable or other.unreachable,
        )


def never() -> bool:
    """For a flush that nobody ends early."""
    return False


def flush(
    outbox: Outbox, transport: Transport, now: datetime, stopped: Callable[[], bool] = never
) -> Delivered:
    """Send everything that is due, until `stopped`; no transaction is open while the network is touched.

    Nobody gets a mail before an older one of his. When the next server cannot be reached the rest stays due
    as it was, and no mail is given up for it. So it is when the server breaks off at two mails in a row: that
    is no mail's fault, and each of them may take minutes.
    """
    done = _Flush(outbox, transport, now, stopped)
    try:
        while not done.ended and (batch := outbox.take_due(now)):
            done.send_batch(batch)
    finally:
        outbox.release()
    counts = done.counts
    return Delivered(
        counts[SendStatus.SENT], counts[SendStatus.LATER], counts[SendStatus.REJECTED], done.trouble
    )


@dataclass(slots=True)
class _Flush:
    """One flush: what was done, what is wrong with the server, and how often it just broke off in a row."""

    outbox: Outbox
    transport: Transport
    now: datetime
    stopped: Callable[[], bool]
    counts: Counter[SendStatus] = field(default_factory=Counter)
    trouble: str = ""
    ended: bool = False
    broken: int = 0

    def send_batch(self, batch: Sequence[Queued]) -> None:
        """Send a batch, as long as the server takes mails."""
        # `take_due` keeps the order between batches, this set within one.
        waiting: set[str] = set()
        for queued in batch:
            self.ended = self.ended or self.stopped()
            if self.ended:
                return
            if queued.parcel.recipient not in waiting and not self._send(queued):
                waiting.add(queued.parcel.recipient)

    def _send(self, queued: Queued) -> bool:
        """Send a mail; False if the next one to its recipient has to wait for it."""
        crash_point("about to send")
        report = self.transport.send(queued.parcel)
        # A death here is the one case in which an email goes out twice, with the same Message-ID (ADR 2).
        crash_point("sent, not marked")
        if report.status is SendStatus.UNREACHABLE:
            self.trouble, self.ended = report.detail or "the mail server cannot be reached", True
            return False
        status = _record_report(self.outbox, queued, report, self.now)
        self.counts[status] += 1
        self.broken = self.broken + 1 if report.broken else 0
        self.trouble = report.detail if report.broken else ""
        self.ended = self.broken == _BROKEN_IN_A_ROW
        return status is not SendStatus.LATER


def _record_report(outbox: Outbox, queued: Queued, report: SendReport, now: datetime) -> SendStatus:
    if report.status is SendStatus.SENT:
        outbox.mark_sent(queued.id, now)
    elif report.status is SendStatus.REJECTED or queued.attempts + 1 >= _MOST_TRIES:
        outbox.give_up(queued.id, now, report.detail)
        return SendStatus.REJECTED
    else:
        outbox.postpone(queued.id, now + retry_delay(queued.attempts), report.detail)
    return report.status


def retry_delay(attempts: int) -> timedelta:
    """The pause after one more failure than `attempts`."""
    return timedelta(minutes=_RETRY_MINUTES[min(attempts, len(_RETRY_MINUTES) - 1)])
