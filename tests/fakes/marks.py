"""Marks and parked items in memory."""

from __future__ import annotations

from datetime import datetime, timedelta

from judge.game.roles import PersonId
from judge.service.ports import MarkKind, Parked
from tests.fakes.schema import Tables, aware


class MemoryMarks:
    """Implements ports.Marks."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def add(self, kind: MarkKind, who: str, about: str, now: datetime) -> None:
        aware(now)
        self._tables.marks.append((kind, who, about, now))

    def count(
        self,
        kind: MarkKind,
        now: datetime,
        within: timedelta,
        who: str | None = None,
        about: str | None = None,
    ) -> int:
        return sum(
            one is kind and abs(at - now) < within and who in (None, whose) and about in (None, what)
            for one, whose, what, at in self._tables.marks
        )

    def forget(self, before: datetime) -> None:
        self._tables.marks[:] = [mark for mark in self._tables.marks if mark[3] >= before]


class MemoryParkedItems:
    """Implements ports.ParkedItems."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def park(self, parked: Parked) -> None:
        self._tables.parked[parked.digest] = parked

    def take(self, digest: str, now: datetime) -> Parked | None:
        return self._tables.parked.pop(digest) if self.waits(digest, now) else None

    def waits(self, digest: str, now: datetime) -> bool:
        return digest in self._tables.parked and self._tables.parked[digest].expires > now

    def clear(self, person: PersonId, game: str) -> int:
        mine = [
            one
            for one in self._tables.parked.values()
            if one.person == person and one.game == game and one.mail is None
        ]
        return len([self._tables.parked.pop(one.digest) for one in mine])

    def stale(self, now: datetime) -> tuple[Parked, ...]:
        old = sorted(digest for digest, one in self._tables.parked.items() if one.expires <= now)
        return tuple(self._tables.parked.pop(digest) for digest in old)
