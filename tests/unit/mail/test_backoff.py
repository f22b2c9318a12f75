"""Pauses grow and end."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise

from judge.mail.backoff import RetryPlan, next_try, reconnect_pause

START = datetime(2026, 3, 1, tzinfo=UTC)
PLAN = RetryPlan()


def test_a_week_of_failures() -> None:
    tries = [START]
    while (again := next_try(PLAN, len(tries), START, tries[-1])) is not None:
        tries.append(again)
    pauses = [int((later - earlier).total_seconds()) // 60 for earlier, later in pairwise(tries)]
    assert pauses[:8] == [5, 10, 20, 40, 80, 160, 240, 240]
    assert tries[-1] == START + timedelta(days=5)
    assert len(tries) == 36


def test_the_end_is_final() -> None:
    assert next_try(PLAN, 3, START, START + timedelta(days=5)) is None
    assert next_try(PLAN, 3, START, START + timedelta(days=50)) is None


def test_reconnecting_slows_down() -> None:
    assert [reconnect_pause(n).total_seconds() for n in (1, 2, 3, 10, 11, 1000)] == [1, 2, 4, 512, 600, 600]
