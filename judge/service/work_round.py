"""A round of work: pending mail in order of arrival, then deadlines, then retention."""

from __future__ import annotations

import logging
from datetime import datetime

from judge.service.crash_points import crash_point
from judge.service.dependencies import Services
from judge.service.incoming.intake import handle
from judge.service.incoming.retry_policy import TRIES, plan
from judge.service.open_games import OpenGames
from judge.service.outgoing.announce import announce
from judge.service.ports.health import GAME
from judge.service.timed.due_letters import send_due_letters
from judge.service.timed.left_out_notices import post_digests, post_summaries
from judge.service.timed.outage import tell_failing_game
from judge.service.timed.retention import apply_retention
from judge.service.trust.redaction import Redactor, with_redaction


def work(services: Services, now: datetime) -> bool:
    """Handle the mail that arrived up to `now`, then the deadlines, then what has been kept long enough.

    A mail counts from the moment it arrived: each game is first brought up to that moment, so that mail
    handled late is judged as if it had been handled at once. A mail that fails is tried again before any
    deadline is judged, until it is set aside. False, with nothing done, while another process is at work.
    """
    inbox = services.store.inbox
    if not inbox.claim():
        return False
    try:
        mail_came = bool(inbox.waiting(now))
        if handle_pending(services, now):
            run_due(services, now)
        post_summaries(services, now)
        post_digests(services, now)
        erased = apply_retention(services, now)
        for mail in plan(inbox.waiting(now), now).last:
            handle(services, mail, now)
    finally:
        inbox.release()
    if mail_came or erased:
        services.store.empty_log()
    return True


def handle_pending(services: Services, now: datetime) -> bool:
    """Handle the mail that arrived up to `now`, in order of arrival, until each mail has its fate.

    Left out is what rests because the process died in it; whether deadlines need not wait for that.
    """
    for _ in range(TRIES + 1):
        made = plan(services.store.inbox.waiting(now), now)
        if not (made.in_order or made.solitary):
            break
        for mail in (*made.in_order, *made.solitary):
            handle(services, mail, now)
    return not plan(services.store.inbox.waiting(now), now).awaited


def anything_to_handle(services: Services, now: datetime) -> bool:
    """Whether mail is there that a round would handle now."""
    return bool(plan(services.store.inbox.waiting(now), now).mails)


def next_due(services: Services) -> datetime | None:
    """When the next game has something due."""
    with services.store.begin() as unit:
        return unit.games.next_due()


log = logging.getLogger(__name__)


def run_due(services: Services, now: datetime) -> int:
    """Bring every game with something due up to `now`, letters too; the number of games touched.

    Call it only when all mail received up to `now` has been handled. A game that fails is logged and left
    for the next round; the others go on.
    """
    services = with_redaction(services, Redactor(services.composer.vocabulary()))
    with services.store.begin() as work:
        names = tuple(work.games.due(now))
    ailing = services.store.health.troubles() if names else {}
    changed = sum(_bring_up_to_date(services, name, now, ailing=f"{GAME}{name}" in ailing) for name in names)
    for name in names:
        send_due_letters(services, name, now)
    return changed


def _bring_up_to_date(services: Services, name: str, now: datetime, *, ailing: bool) -> bool:
    try:
        with services.store.begin() as work:
            games = OpenGames(work, now)
            games.up_to_date(name)
            changes = list(games.save_changes(f"time:{now.isoformat()}"))
            for change in changes:
                announce(services, work, change, now)
            crash_point("turn about to commit")
            work.commit()
        crash_point("turn committed")
    except OSError:  # a full disk or a locked database says nothing about the game
        log.exception("game %s could not be brought up to date", name)
        return False
    except Exception as error:
        log.exception("game %s could not be brought up to date", name)
        tell_failing_game(services, name, error, now)
        return False
    if ailing:
        services.store.health.note_work(f"{GAME}{name}", now)
    return bool(changes)
