"""Marks in memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from datetime import datetime, timedelta

from judge.records import LASTING, MarkKind
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

    def last(self, kind: MarkKind, who: str) -> tuple[str, datetime] | None:
        found = [(what, at) for one, whose, what, at in self._tables.marks if one is kind and whose == who]
        return found[-1] if found else None

    def any_of(self, kind: MarkKind, people: Collection[str]) -> bool:
        return any(self.last(kind, one) is not None for one in people)

    def total(self, kind: MarkKind, now: datetime, within: timedelta, who: str) -> int:
        return sum(
            int(what)
            for one, whose, what, at in self._tables.marks
            if one is kind and abs(at - now) < within and whose == who
        )

    def oldest(self, kind: MarkKind) -> list[tuple[str, str, datetime]]:
        return [(who, about, at) for one, who, about, at in self._tables.marks if one is kind]

    def take(self, kind: MarkKind, before: datetime) -> Mapping[str, Mapping[str, int]]:
        due = {who for one, who, _, at in self._tables.marks if one is kind and at <= before}
        taken: dict[str, Counter[str]] = {}
        for one, who, about, _ in self._tables.marks:
            if one is kind and who in due:
                taken.setdefault(who, Counter())[about] += 1
        self._tables.marks[:] = [
            mark for mark in self._tables.marks if mark[0] is not kind or mark[1] not in due
        ]
        return taken

    def clear(self, kind: MarkKind, about: str) -> None:
        self._tables.marks[:] = [
            mark for mark in self._tables.marks if mark[0] is not kind or mark[2] != about
        ]

    def forget_address(self, names: Collection[str]) -> None:
        self._tables.marks[:] = [
            mark for mark in self._tables.marks if set(names).isdisjoint(mark[1:3]) or mark[0] in LASTING
        ]

    def forget(self, before: datetime) -> None:
        self._tables.marks[:] = [
            mark for mark in self._tables.marks if mark[3] >= before or mark[0] in LASTING
        ]
