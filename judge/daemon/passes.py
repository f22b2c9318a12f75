"""One pass of the judge, in the order of its steps: collect the mail, work, send.

`run_once` takes all three steps, for `judge once`. The daemon (`runtime`) takes each in a loop of its own.
`store_one` and `handle_stored` are the steps for a single mail that comes by pipe, for `judge feed`.
"""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from datetime import datetime

from judge.daemon.collection import Collector
from judge.daemon.health import reason
from judge.daemon.heartbeat import Gap, Heartbeat
from judge.daemon.instance import JudgeInstance, no_report
from judge.daemon.mailboxes import emptied
from judge.records.overview import MAILBOX, SENDING, SITE, WORK
from judge.service import work_round
from judge.service.incoming import intake
from judge.service.outgoing.delivery import Delivered
from judge.service.outgoing.dispatch import dispatch
from judge.service.timed import outage

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Pass:
    """What a pass did; `mailbox_error` says why the mailbox was not read, and then nothing was judged."""

    fetched: int
    delivered: Delivered
    mailbox_error: str = ""


async def run_once(instance: JudgeInstance) -> Pass:
    """Do everything there is to do at this moment, and stop.

    When the mailbox cannot be read, nothing is handled and no deadline judged: an email that came in time may
    lie in it. What was already decided is still sent, and people are told of deadlines that wait for long.
    """
    started, fetched, mailbox_error = instance.clock(), 0, ""
    health = instance.services.store.health
    make_up(instance, Heartbeat(health, time.monotonic), started)
    if instance.mailbox is not None and instance.own_mailbox():
        try:
            fetched = await Collector(instance, instance.mailbox).collect(started)
            health.note_work(MAILBOX, started)
        except OSError as error:
            mailbox_error = reason(error)
            health.note_trouble(MAILBOX, mailbox_error, started)
        finally:
            await instance.mailbox.close()
    if mailbox_error:
        outage.tell_held_deadlines(instance.services, mailbox_error, started)
    else:
        work_up_to(instance, started, started)
        instance.report(started)
        instance.list_results(started)
    health.note_work(WORK, started)
    sent = send(instance)
    _update_site(instance)
    if sent.unreachable:
        health.note_trouble(SENDING, sent.unreachable, started)
    else:
        health.note_work(SENDING, started)
    return Pass(fetched, sent, mailbox_error)


def forget_site(instance: JudgeInstance) -> None:
    """Leave no trouble of a site that the judge has no more."""
    health = instance.services.store.health
    if instance.update_site is no_report and SITE in health.troubles():
        health.forget(SITE)


def _update_site(instance: JudgeInstance) -> None:
    forget_site(instance)
    if instance.update_site is no_report:
        return
    now, health = instance.clock(), instance.services.store.health
    try:
        instance.update_site(now)
    except OSError as error:
        log.warning("the site is not brought up to date: %s", error)
        health.note_trouble(SITE, reason(error), now)
    else:
        health.note_work(SITE, now)


def make_up(
    instance: JudgeInstance, heartbeat: Heartbeat, now: datetime, *, regular: bool = True
) -> Gap | None:
    """Move the deadlines that fell into a time without the judge, and note that it is at work; that time.

    While another process is at work nothing is done, as that has done it. Who is not `regular` beats only to
    end a gap: what comes when it likes makes no rhythm.
    """
    inbox, gap = instance.services.store.inbox, heartbeat.gap(now)
    if gap is not None:
        # Waited for, because others beside it could judge a deadline that is about to be moved.
        if not inbox.claim(wait=True):
            return None
        try:
            gap = heartbeat.gap(now)  # another process may have made up for the gap meanwhile
            if gap is None:
                return None
            log.warning("the judge was not at work, or the clock jumped, from %s to %s", gap.since, gap.until)
            if gap.backwards:
                outage.tell_clock_set_back(instance.services, gap.since, gap.until)
            else:
                outage.move_missed_deadlines(instance.services, gap.since, gap.until)
            heartbeat.beat(now)
        finally:
            inbox.release()
    elif regular:
        heartbeat.beat(now)
    return gap


def work_up_to(instance: JudgeInstance, now: datetime, collected_up_to: datetime | None) -> datetime | None:
    """Do the work there is; when the next game has something due.

    `collected_up_to` is when the last look at the mailbox began that emptied it (None: not since the start).
    Once a deadline has passed, the judge goes no further than that, because an email sent in time may still
    lie in the mailbox; before a deadline there is nothing that could come too late.
    """
    _work(instance, now, collected_up_to)
    return work_round.next_due(instance.services, now)


def _work(instance: JudgeInstance, now: datetime, collected_up_to: datetime | None) -> bool:
    """Work as far as may be; False if another process is at work, which then does it.

    Whoever finds the work taken leaves what they have stored to whoever has it. So who has worked looks once
    more after the work is free again: it may have come in between.
    """
    if instance.services.store.claims is not None:
        return _work_beside_others(instance, now, collected_up_to)
    while True:
        limit = _limit(instance, now, collected_up_to)
        if limit is None:
            return True
        if not work_round.work(instance.services, limit):
            return False
        now = max(now, instance.clock())
        limit = _limit(instance, now, collected_up_to)
        if limit is None or not work_round.anything_to_handle(instance.services, limit):
            return True


def _work_beside_others(instance: JudgeInstance, now: datetime, collected_up_to: datetime | None) -> bool:
    """As `_work` where several work at once: each mail waits for those of its sender and its games before it.

    Who finds those in another's hands leaves their own to that one, for whom it came after the round began:
    so the round is made again while something has come since. What came before is in another's hands.
    """
    limit = _limit(instance, now, collected_up_to)
    while limit is not None:
        if not work_round.work(instance.services, limit):
            return False
        done, now = limit, max(now, instance.clock())
        limit = _limit(instance, now, collected_up_to)
        if limit is None or not work_round.anything_since(instance.services, done, limit):
            return True
    return True


def _limit(instance: JudgeInstance, now: datetime, collected_up_to: datetime | None) -> datetime | None:
    """Up to when the work may go, None if nothing may be done."""
    due = work_round.next_due(instance.services, now)
    if due is None or due > now:
        return now  # no deadline passes, so email that is not fetched yet is not late
    # A deadline has passed: mail that came before it may lie in the mailbox, up to the last look into it.
    if instance.services.store.claims is None:
        return now if instance.mailbox is None else collected_up_to
    known = emptied(instance.services.store.health, now)
    # No look at this process's own mailbox is noted yet: mail that came in time may lie there.
    if instance.mailbox is not None and instance.source not in known:
        return None
    return min(known.values(), default=now)


def send(instance: JudgeInstance) -> Delivered:
    """Send what is due and close the connection.

    Whoever finds another process sending leaves; so who has sent looks once more.
    """
    outbox, done = instance.services.store.outbox, Delivered()
    try:
        while True:
            done += dispatch(instance.services, instance.transport, instance.limits, instance.clock())
            if done.unreachable or done.stopped_short or not outbox.left_over(instance.clock()):
                return done
    finally:
        instance.transport.close()


def store_one(instance: JudgeInstance, raw: bytes, size: int) -> None:
    """Store one mail from a pipe, of which `raw` may be the head. When this returns it is safe.

    Any exception means that it is not.
    """
    intake.receive(instance.services, raw, instance.clock(), "feed", size)


def handle_stored(instance: JudgeInstance) -> None:
    """Handle what is stored and send the answers, as far as that can be done without the mailbox.

    While another process is at work nothing needs to be done: it handles this mail too.
    Failures are logged, because the mail is safe already and will be handled by the next pass.
    """
    try:
        now = instance.clock()
        make_up(instance, Heartbeat(instance.services.store.health, time.monotonic), now, regular=False)
        if _work(instance, now, None):
            send(instance)
    except Exception:
        log.exception("the mail is stored, but not handled yet")
