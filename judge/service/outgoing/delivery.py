"""Delivery: from the outbox to the next server, with growing pauses between tries (RFC 5321 §4.5.4.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from judge.service.crash_points import crash_point
from judge.service.ports import Outbox, Queued, SendReport, SendStatus, Transport

_RETRY_MINUTES = (2, 5, 15, 30, 60, 120, 240)
"""Pauses between tries; the last repeats."""
_MOST_TRIES = 60
"""With the pauses above more than nine days, so that a relay may be ill for a week."""


@dataclass(frozen=True, slots=True)
class Delivered:
    """What one flush did; `unreachable` says why it ended early, if the next server would not talk at all."""

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


def flush(outbox: Outbox, transport: Transport, now: datetime) -> Delivered:
    """Send everything that is due; no transaction is open while the network is touched.

    Nobody gets a mail before an older one of his. When the next server cannot be reached the rest stays due
    as it was, and no mail is given up for it.
    """
    counts = Counter[SendStatus]()
    trouble = ""
    try:
        while not trouble and (batch := outbox.take_due(now)):
            trouble = _send_batch(outbox, transport, batch, now, counts)
    finally:
        outbox.release()
    return Delivered(counts[SendStatus.SENT], counts[SendStatus.LATER], counts[SendStatus.REJECTED], trouble)


def _send_batch(
    outbox: Outbox, transport: Transport, batch: Sequence[Queued], now: datetime, counts: Counter[SendStatus]
) -> str:
    """Send a batch; why the next server cannot be reached, "" if it can."""
    waiting: set[str] = set()
    for queued in batch:
        if queued.parcel.recipient in waiting:
            continue
        crash_point("about to send")
        report = transport.send(queued.parcel)
        crash_point("sent, not marked")
        if report.status is SendStatus.UNREACHABLE:
            return report.detail or "the mail server cannot be reached"
        status = _record_report(outbox, queued, report, now)
        counts[status] += 1
        if status is SendStatus.LATER:
            waiting.add(queued.parcel.recipient)
    return ""


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
