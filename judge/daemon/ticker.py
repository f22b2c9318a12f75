"""The ticker, a scheduler in memory: one job at the next moment something is due, and a sweep every 30 s.

What is due stands in the database; a job only wakes the judge to look. So a lost, late or double job changes
nothing (ADR 3).
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from apscheduler.schedulers.asyncio import AsyncIOScheduler

SWEEP_SECONDS = 30
_DUE = "due"


class Ticker:
    """Calls `wake` on the event loop at the moment set by `due_at`, and every half a minute."""

    def __init__(self, wake: Callable[[], None], sweep_seconds: float = SWEEP_SECONDS) -> None:
        self._wake = wake
        self._sweep_seconds = sweep_seconds
        # By default APScheduler 3.11 drops a job that is more than a second late (ADR 3).
        self._scheduler = AsyncIOScheduler(
            timezone=UTC,
            job_defaults={"misfire_grace_time": None, "coalesce": True, "max_instances": 1},
        )

    def start(self) -> None:
        """Begin to tick, on the running event loop."""
        self._scheduler.add_job(self._run_wake, "interval", seconds=self._sweep_seconds)
        self._scheduler.start()

    def due_at(self, moment: datetime | None) -> None:
        """Wake at this moment instead of the one set before; at once if it is past, never for None."""
        if moment is None:
            if self._scheduler.get_job(_DUE):
                self._scheduler.remove_job(_DUE)
        else:
            self._scheduler.add_job(self._run_wake, "date", run_date=moment, id=_DUE, replace_existing=True)

    def stop(self) -> None:
        """Tick no more."""
        self._scheduler.shutdown(wait=False)

    async def _run_wake(self) -> None:
        """Run on the event loop: a plain function would run in a thread."""
        self._wake()
