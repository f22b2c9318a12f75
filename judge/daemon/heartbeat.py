"""Heartbeat, a dead-man switch: notices that time passed without the judge, so that deadlines can move.

A judge that was asleep, stopped or given a wrong clock must not throw whole games into civil disorder when it
wakes (the classic judge did, when its machine's clock once stood a year ahead).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path

SILENCE = timedelta(minutes=15)
"""A longer time between two beats is a gap."""
JUMP = timedelta(seconds=60)
"""The machine's clock may go wrong by this much against its count of seconds."""


@dataclass(frozen=True, slots=True)
class Gap:
    """Time that passed without the judge; `until` is earlier than `since` when the clock went back."""

    since: datetime
    until: datetime

    @property
    def backwards(self) -> bool:
        """Whether the clock went back."""
        return self.until < self.since


@dataclass(slots=True)
class Heartbeat:
    """Compares each beat with the last one, also across restarts, by means of a file.

    `counter` gives seconds that no change of the clock affects.
    """

    path: Path
    counter: Callable[[], float]
    _last: tuple[datetime, float] | None = field(default=None, init=False)

    def record(self, now: datetime) -> Gap | None:
        """Note that the judge is alive; the gap if it was not, or if the clock jumped."""
        count = self.counter()
        gap = self._gap(now, count)
        self._last = (now, count)
        self._write(now)
        return gap

    def _gap(self, now: datetime, count: float) -> Gap | None:
        if self._last is None:
            before = self._read()
            return Gap(before, now) if before and not -JUMP <= now - before <= SILENCE else None
        before, counted = self._last
        drift = (now - before) - timedelta(seconds=count - counted)
        if now - before > SILENCE or abs(drift) > JUMP:
            return Gap(before, now)
        return None

    def _read(self) -> datetime | None:
        try:
            found = datetime.fromisoformat(self.path.read_text(encoding="ascii").strip())
        except (FileNotFoundError, ValueError):
            return None
        return found if found.tzinfo else None

    def _write(self, now: datetime) -> None:
        draft = self.path.with_name(f"{self.path.name}.new")
        draft.write_text(f"{now.isoformat()}\n", encoding="ascii")
        draft.replace(self.path)
