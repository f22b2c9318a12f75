"""Health of the parts in memory."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from judge.records import Trouble


class MemoryHealth:
    """Implements ports.Health; `worked` is there for a test to look at."""

    def __init__(self) -> None:
        self.worked: dict[str, datetime] = {}
        self._troubles: dict[str, Trouble] = {}

    def note_work(self, part: str, now: datetime) -> None:
        self._troubles.pop(part, None)
        self.worked[part] = now

    def note_trouble(self, part: str, why: str, now: datetime) -> bool:
        before = self._troubles.get(part)
        self._troubles[part] = Trouble(why, before.since if before else now)
        return before is None

    def troubles(self) -> Mapping[str, Trouble]:
        return dict(self._troubles)

    def forget(self, part: str) -> None:
        self.worked.pop(part, None)

    def last_work(self) -> Mapping[str, datetime]:
        return dict(self.worked)
