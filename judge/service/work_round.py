"""A round of work: pending emails in order of arrival, then deadlines, then retention."""

from __future__ import annotations

import logging
from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta

from judge.game.events import PhaseJudged
from judge.records import EmailId, OutOfTurn, Waiting
from judge.records.overview import GAME
from judge.service import holds
from judge.service.crash_points import crash_point
from judge.service.dependencies import Services
from judge.service.incoming.intake import Attempt, handle
from judge.service.incoming.later_questions import ask, those_to_ask
from judge.service.incoming.turns import UNROUTED, claim_next, in_order, oldest_by_route
from judge.service.open_games import OpenGames
from judge.service.outgoing.announce import announce
from judge.service.outgoing.excess import post_excess
from judge.service.outgoing.left_out_notices import post_digests, post_summaries
from judge.service.redaction import Redactor, with_redaction
from judge.service.retry_policy import TRIES, Plan, plan
from judge.service.timed import outage
from judge.service.timed.due_press import send_due_press
from judge.service.timed.outage import tell_failing_game
from judge.service.timed.retention import apply_retention, is_retention_due
from judge.store.database import UnitOfWork
from judge.store.locks import Claims


def work(services: Services, now: datetime) -> bool:
    """Handle the emails that arrived up to `now`, then the deadlines, then what has been kept long enough.

    An email counts from the moment it arrived: each game is first brought up to that moment, so that email
    handled late has the same effect as if handled at once. An email that fails is tried again before any
    deadline is adjudicated, until it is quarantined. Returns False, with nothing done, while another process
    has the work to itself: on SQLite any that works.
    """
    if services.store.claims is not None:
        return work_beside_others(services, services.store.claims, now)
    inbox = services.store.inbox
    if not inbox.claim():
        return False
    try:
        waiting = inbox.waiting(now)
        left = handle_pending(services, waiting, now)
        if not left.awaited:
            run_due(services, now)
        erased = do_chores(services, now)
        # Last of all: an email in which the process died often may kill
        # it again, which then delays no deadline (ADR 19).
        for email_id in left.last:
            handle(services, email_id, now)
    finally:
        inbox.release()
    if waiting or erased:
        # Passwords were struck out of what was handled, but SQLite's log still has the pages from before.
        services.store.empty_log()
    return True


_CHORES_AGAIN = timedelta(minutes=1)


def do_chores(services: Services, now: datetime) -> bool:
    """Send what is told together, and erase what was kept long enough; return whether anything was erased.

    Once a minute is enough, unless the clock was set back.
    """
    done = services.chores.done
    if done is not None and done <= now < done + _CHORES_AGAIN:
        return False
    services.chores.done = now
    # Mostly there is nothing to do, and a transaction for each look costs more than the look.
    with services.store.begin() as work:
        chores = (outage.tell_held_games, post_summaries, post_digests, post_excess)
        found = [chore(services, work, now) for chore in chores]
        waiting = those_to_ask(services, work, now)
        erases = is_retention_due(work, now)
        if any(found):
            work.commit()
    ask(services, waiting, now)
    return erases and apply_retention(services, now)


def work_beside_others(services: Services, claims: Claims, now: datetime) -> bool:
    """Do what no other process is doing of a round; False while one has the work to itself.

    After every few emails the claims are given back, so that a process that has to work alone gets its turn.
    An email that has to wait for another process is left for the next round.
    """
    if not claims.join(now):
        return False
    put_off: set[EmailId] = set()
    try:
        while mails := claim_next(services.store.inbox, claims, now, put_off):
            put_off |= _handle_claimed(services, mails, now)
            claims.leave()
            if not claims.join(now):
                return False
        run_due_beside_others(services, now)
        if claims.take_chores():
            do_chores(services, now)
            last = plan(services.store.inbox.waiting(now), now).last
            for email_id in claims.take(last):
                handle(services, email_id, now)
    finally:
        claims.leave()
    return True


def _handle_claimed(services: Services, mails: Sequence[Waiting], now: datetime) -> set[EmailId]:
    """Handle claimed emails in order; return those that wait for another process, and their followers."""
    put_off: set[EmailId] = set()
    for mail in mails:
        waits = bool(put_off) and mail not in in_order(mails, put_off)
        if waits or handle(services, mail.id, now) is Attempt.OUT_OF_TURN:
            put_off.add(mail.id)
    return put_off


def handle_pending(services: Services, waiting: Sequence[Waiting], now: datetime) -> Plan:
    """Handle the emails that arrived up to `now`, in order of arrival, until each has its fate.

    An email that rests because the process died in it is left out; the plan with it is returned. Which emails
    wait is asked again only if one failed, or the process had died in one.
    """
    made = plan(waiting, now)
    for _ in range(TRIES + 1):
        mails = (*made.in_order, *made.solitary)
        attempts = [handle(services, email_id, now) for email_id in mails]
        if not mails or (Attempt.FAILED not in attempts and not made.awaited):
            break
        made = plan(services.store.inbox.waiting(now), now)
    return made


def anything_to_handle(services: Services, now: datetime) -> bool:
    """Return whether there is email that a round would handle now."""
    return bool(plan(services.store.inbox.waiting(now), now).mails)


def anything_since(services: Services, since: datetime, now: datetime) -> bool:
    """Return whether email has come since a moment that a round would handle now."""
    waiting = services.store.inbox.waiting(now)
    later = {mail.id for mail in waiting if mail.received is not None and mail.received > since}
    return not later.isdisjoint(plan(waiting, now).mails)


def next_due(services: Services, now: datetime) -> datetime | None:
    """Return when the next game has something due.

    If its deadline waits for an email: when it no longer does.
    """
    with services.store.begin() as unit:
        return holds.next_due(unit, now)


_INSTANT = timedelta(microseconds=1)

log = logging.getLogger(__name__)


def run_due(services: Services, now: datetime) -> int:
    """Bring every game with something due up to `now`, messages too; return the number of games touched.

    Call it only when all email received up to `now` has been handled. A game that fails is logged and left
    for the next round; the others go on.
    """
    services = with_redaction(services, Redactor(services.composer.vocabulary()))
    with services.store.begin() as work:
        names = tuple(work.games.due(now))
    ailing = services.store.health.troubles() if names else {}
    # All games first: a message that waits for results must find them.
    changed = sum(_bring_up_to_date(services, name, now, ailing=ailing) for name in names)
    for name in names:
        send_due_press(services, name, now)
    return changed


def _bring_up_to_date(services: Services, name: str, now: datetime, *, ailing: Container[str]) -> bool:
    changed = False
    with _noting_failure(services, now, ailing) as named, services.store.begin() as work:
        named.append(name)
        changed = _judge(services, work, name, now)
    return bool(changed)


def _judge(services: Services, work: UnitOfWork, name: str, now: datetime) -> bool:
    """Do what is due in a game, and commit; return whether anything happened."""
    games = OpenGames(work, now)
    games.up_to_date(name)
    changes = list(games.save_changes(f"time:{now.isoformat()}"))
    for change in changes:
        announce(services, work, change, now)
    crash_point("turn about to commit")
    work.commit()
    crash_point("turn committed")
    for change in changes:
        for event in change.events:
            if isinstance(event, PhaseJudged):
                log.info("game %s: %s adjudicated", change.game.name, event.snapshot.phase.mail_code)
    return bool(changes)


@contextmanager
def _noting_failure(services: Services, now: datetime, ailing: Container[str]) -> Iterator[list[str]]:
    """Go on if the game named in the block fails; its GM and the keeper are told."""
    named: list[str] = []
    try:
        yield named
    except (OSError, OutOfTurn):  # a full disk or a locked database says nothing about the game
        log.exception("game %s could not be brought up to date", *named or "?")
    except Exception as error:
        if not named:
            raise
        log.exception("game %s could not be brought up to date", *named)
        tell_failing_game(services, named[0], error, now)
    else:
        for name in named:
            if f"{GAME}{name}" in ailing:
                services.store.health.note_work(f"{GAME}{name}", now)


def run_due_beside_others(services: Services, now: datetime) -> None:
    """Bring games up to date one by one; those that another process is working on are left to it.

    A game is brought up to the oldest waiting email that may be about it, and no further.
    """
    services = with_redaction(services, Redactor(services.composer.vocabulary()))
    oldest = oldest_by_route(services.store.inbox, now)
    until, ailing = _until(oldest, UNROUTED, now), services.store.health.troubles()
    seen: set[str] = set()
    again: set[str] = set()
    while name := _judge_next(services, until, oldest, sorted(again), ailing):
        # A game that is still due after it was brought as far as may
        # be comes once more, then no more in this round.
        again |= {name} & seen
        seen.add(name)
    with services.store.begin() as work:
        names = work.games.due(until)
    for name in names:
        send_due_press(services, name, _until(oldest, name, until))


def _until(oldest: Mapping[str, datetime], route: str, now: datetime) -> datetime:
    """Return up to when time may pass, given the email that waits."""
    # An instant before the email: what comes at the very moment of a deadline is still on time.
    return min(now, oldest[route] - _INSTANT) if route in oldest else now


def _judge_next(
    services: Services,
    now: datetime,
    oldest: Mapping[str, datetime],
    besides: Sequence[str],
    ailing: Container[str],
) -> str:
    """Bring the next due game that nobody works on up to date; return its name, "" if there is none."""
    with _noting_failure(services, now, ailing) as named, services.store.begin() as work:
        if (name := work.games.claim_due(now, besides)) is not None:
            named.append(name)
            _judge(services, work, name, _until(oldest, name, now))
    return next(iter(named), "")
