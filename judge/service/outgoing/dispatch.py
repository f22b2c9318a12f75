"""Dispatch: a flush of the outbox within what the mail provider allows.

The keeper's limits hold back what exceeds the emails allowed in a minute, an hour or a day. A relay that
refuses email to several recipients in a row is left alone: one email an hour shows whether it takes email
again (Gmail: "Sending limits", 550 5.4.5).
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from judge.mail.transports import Transport
from judge.notices.remarks import KeeperRemark, remark
from judge.notices.security import KeeperNote
from judge.records.overview import LIMIT, PROBED, RELAY
from judge.service.dependencies import Services
from judge.service.outgoing.delivery import Delivered, flush, never
from judge.service.outgoing.post import post_to_keeper
from judge.service.outgoing.unreachable import Undelivered, count_undelivered
from judge.service.redaction import Redactor, with_redaction
from judge.store.errors import StaleGame

_PROBE_EVERY = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class SendingLimits:
    """How many emails may be sent in a minute, an hour and a day; 0 is no limit."""

    per_minute: int = 0
    per_hour: int = 0
    per_day: int = 0

    def each(self) -> tuple[tuple[str, int, timedelta], ...]:
        """Return the limits that exist: the key's name, how many emails, in which time."""
        spans = (
            ("per_minute", self.per_minute, timedelta(minutes=1)),
            ("per_hour", self.per_hour, timedelta(hours=1)),
            ("per_day", self.per_day, timedelta(days=1)),
        )
        return tuple(one for one in spans if one[1])


UNLIMITED = SendingLimits()


def dispatch(
    services: Services,
    transport: Transport,
    limits: SendingLimits,
    now: datetime,
    stopped: Callable[[], bool] = never,
) -> Delivered:
    """Send what is due and may be sent now; note what the keeper and the GMs have to know."""
    allowed, reached = _allowed(services, limits, now)
    health = services.store.health
    troubles = health.troubles()
    if reached and services.store.outbox.any_due(now):
        health.note_trouble(LIMIT, f"[outgoing] {reached} is reached, so mail waits", now)
    elif LIMIT in troubles:
        health.forget(LIMIT)
    if allowed == 0:
        return Delivered(stopped_short=True)
    begun = Delivered()
    if RELAY in troubles:
        begun = _probe(services, transport, now)
        if not begun.sent:
            return Delivered(unreachable=troubles[RELAY].why) + begun
        allowed = None if allowed is None else allowed - 1
    done = flush(services.store.outbox, transport, now, stopped, most=allowed)
    _count_unknown(services, done, now)
    if done.refusing:
        done = replace(done, unreachable=_stop(services, done.refusing, now))
    return begun + done


def _allowed(services: Services, limits: SendingLimits, now: datetime) -> tuple[int | None, str]:
    """Return how many emails may be sent now, None for any number; and which limit allows none."""
    allowed: int | None = None
    for name, most, span in limits.each():
        left = max(most - services.store.outbox.sent_since(now - span), 0)
        allowed = left if allowed is None else min(allowed, left)
        if not left:
            return 0, f"{name} = {most}"
    return allowed, ""


def _probe(services: Services, transport: Transport, now: datetime) -> Delivered:
    """Send one email an hour to a relay that refused several; once it takes one, all is well."""
    health = services.store.health
    last = health.last_work().get(PROBED)
    if last is not None and timedelta(0) <= now - last < _PROBE_EVERY:
        return Delivered()
    health.note_work(PROBED, now)
    done = flush(services.store.outbox, transport, now, most=1, refusals=1)
    _count_unknown(services, done, now)
    if done.sent:
        health.forget(RELAY)
        health.forget(PROBED)
        services.store.outbox.hasten_refused(now)
    return replace(done, stopped_short=False)


def _stop(services: Services, said: str, now: datetime) -> str:
    """Note that the relay refuses the judge, and tell the keeper once; return what was noted."""
    health = services.store.health
    health.note_work(PROBED, now)
    why = f"the mail server refuses mail to one recipient after the other: {said}"
    if health.note_trouble(RELAY, why, now):
        with services.store.begin() as work:
            detail = remark(KeeperRemark.SENDING_REFUSED_DETAIL, since=now, why=said)
            note = KeeperNote(remark(KeeperRemark.SENDING_REFUSED), detail)
            key = f"refused:{now.isoformat()}"
            post_to_keeper(_redacting(services), work, note, key, now)
            work.commit()
    return why


def _count_unknown(services: Services, done: Delivered, now: datetime) -> None:
    """Count each email with an unknown recipient like a delivery report."""
    for one in done.unknown:
        for last in (False, False, True):
            with services.store.begin() as work, suppress(*(() if last else (StaleGame,))):
                _, _, said = one.detail.partition(" ")
                status, _, _ = said.partition(" ")
                found = Undelivered(
                    one.email_id, one.recipient, status, one.detail, f"undelivered:{one.email_id}"
                )
                count_undelivered(_redacting(services), work, found, now)
                work.commit()
                break


def _redacting(services: Services) -> Services:
    return with_redaction(services, Redactor(services.composer.vocabulary()))
