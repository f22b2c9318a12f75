"""When to try again: sending a mail, and reconnecting."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta


@dataclass(frozen=True, slots=True)
class RetryPlan:
    """How often a mail is sent again: the first pause, its growth, the longest pause, and when to give up.

    RFC 5321 §4.5.4.1 asks for pauses of at least 30 minutes and for four to five days before giving up; it
    lets the first hour see quicker tries, which the growing pauses are.
    """

    first: timedelta = timedelta(minutes=5)
    factor: float = 2.0
    longest: timedelta = timedelta(hours=4)
    give_up: timedelta = timedelta(days=5)


def next_try(plan: RetryPlan, attempts: int, queued: datetime, now: datetime) -> datetime | None:
    """Return when to try again after `attempts` failures (1 or more), None when it is time to give up.

    The last try comes when the time is up, not one pause before.
    """
    if now - queued >= plan.give_up:
        return None
    pause = growing(plan.first, plan.longest, attempts, plan.factor)
    return min(now + pause, queued + plan.give_up)


def growing(first: timedelta, longest: timedelta, failures: int, factor: float = 2.0) -> timedelta:
    """Return the pause after `failures` in a row (1 or more): `first`, times at most `longest`."""
    steps = min(max(failures - 1, 0), 64)
    return timedelta(seconds=min(first.total_seconds() * factor**steps, longest.total_seconds()))


def reconnect_pause(failures: int) -> timedelta:
    """Return how long to wait before connecting to the mail server again: 1 s, doubled, at most 10 min."""
    return growing(timedelta(seconds=1), timedelta(minutes=10), failures)
