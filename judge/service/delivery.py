"""The outbox to the next server, with retries that grow and an end (RFC 5321 §4.5.4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from judge.service.points import point
from judge.service.ports import Outbox, Posted, Queued, Transport

_WAITS = (2, 5, 15, 30, 60, 120, 240)
"""Minutes between tries; the last repeats."""
_GIVE_UP_AFTER = 40
"""Tries: with the waits above about five days."""


@dataclass(frozen=True, slots=True)
class Delivered:
    """What one flush did."""

    sent: int = 0
    postponed: int = 0
    given_up: int = 0


def flush(outbox: Outbox, transport: Transport, now: datetime) -> Delivered:
    """Send everything that is due; no transaction is open while the network is touched."""
    counts = {Posted.SENT: 0, Posted.LATER: 0, Posted.REJECTED: 0}
    while batch := outbox.due(now):
        for queued in batch:
            counts[_send(outbox, transport, queued, now)] += 1
    return Delivered(counts[Posted.SENT], counts[Posted.LATER], counts[Posted.REJECTED])


def _send(outbox: Outbox, transport: Transport, queued: Queued, now: datetime) -> Posted:
    point("about to send")
    receipt = transport.send(queued.parcel)
    point("sent, not marked")
    if receipt.posted is Posted.SENT:
        outbox.sent(queued.id, now)
    elif receipt.posted is Posted.REJECTED or queued.attempts + 1 >= _GIVE_UP_AFTER:
        outbox.give_up(queued.id, now, receipt.detail)
        return Posted.REJECTED
    else:
        outbox.postpone(queued.id, now + next_wait(queued.attempts), receipt.detail)
    return receipt.posted


def next_wait(attempts: int) -> timedelta:
    """How long to wait after `attempts` failures and one more."""
    return timedelta(minutes=_WAITS[min(attempts, len(_WAITS) - 1)])
