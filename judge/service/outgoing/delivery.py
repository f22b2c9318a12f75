"""The outbox to the next server, with retries that grow and an end (RFC 5321 §4.5.4.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from judge.service.crash_points import crash_point
from judge.service.ports import Outbox, Queued, SendReport, SendStatus, Transport

_WAITS = (2, 5, 15, 30, 60, 120, 240)
"""Minutes between tries; the last repeats."""
_GIVE_UP_AFTER = 60
"""Tries: with the waits above more than nine days, so that a relay may be ill for a week."""


@dataclass(frozen=True, slots=True)
class Delivered:
    """What one flush did; `unreachable` says why it ended early, if the next server would not talk at all."""

    sent: int = 0
    postponed: int = 0
    given_up: int = 0
    unreachable: str = ""


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
    """Send what is in hand; why the next server cannot be reached, "" if it can."""
    waiting: set[str] = set()
    for queued in batch:
        if queued.parcel.recipient in waiting:
            continue
        crash_point("about to send")
        receipt = transport.send(queued.parcel)
        crash_point("sent, not marked")
        if receipt.posted is SendStatus.UNREACHABLE:
            return receipt.detail or "the mail server cannot be reached"
        posted = _note(outbox, queued, receipt, now)
        counts[posted] += 1
        if posted is SendStatus.LATER:
            waiting.add(queued.parcel.recipient)
    return ""


def _note(outbox: Outbox, queued: Queued, receipt: SendReport, now: datetime) -> SendStatus:
    if receipt.posted is SendStatus.SENT:
        outbox.mark_sent(queued.id, now)
    elif receipt.posted is SendStatus.REJECTED or queued.attempts + 1 >= _GIVE_UP_AFTER:
        outbox.give_up(queued.id, now, receipt.detail)
        return SendStatus.REJECTED
    else:
        outbox.postpone(queued.id, now + next_wait(queued.attempts), receipt.detail)
    return receipt.posted


def next_wait(attempts: int) -> timedelta:
    """How long to wait after `attempts` failures and one more."""
    return timedelta(minutes=_WAITS[min(attempts, len(_WAITS) - 1)])
