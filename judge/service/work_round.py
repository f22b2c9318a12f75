"""A round of work: pending mail in order of arrival, then deadlines, then retention."""

from __future__ import annotations

from datetime import datetime

from judge.service.dependencies import Services
from judge.service.incoming.intake import TRIES, handle
from judge.service.timed.due_games import run_due
from judge.service.timed.retention import apply_retention


def work(services: Services, now: datetime) -> None:
    """Handle the mail that arrived up to `now`, then the deadlines, then what has been kept long enough.

    A mail counts from the moment it arrived: each game is first brought up to that moment, so that mail
    handled late is judged as if it had been handled at once. A mail that fails is tried again before any
    deadline is judged, until it is set aside.
    """
    handle_pending(services, now)
    run_due(services, now)
    apply_retention(services, now)


def handle_pending(services: Services, now: datetime) -> None:
    """Handle the mail that arrived up to `now`, in order of arrival, until each mail has its fate."""
    for _ in range(TRIES + 1):
        waiting = services.store.inbox.pending(now)
        if not waiting:
            break
        for mail in waiting:
            handle(services, mail)


def next_due(services: Services) -> datetime | None:
    """When the next game has something due."""
    with services.store.begin() as unit:
        return unit.games.next_due()
