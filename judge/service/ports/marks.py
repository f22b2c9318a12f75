"""Marks: what the judge counts against an address, a seat or a person."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Protocol

from judge.records import MarkKind


class Marks(Protocol):
    """Counted things, within a unit of work; each is about an address, a seat or a person."""

    def add(self, kind: MarkKind, who: str, about: str, now: datetime) -> None:
        """Add a mark; it counts from `now`."""
        ...

    def count(
        self,
        kind: MarkKind,
        now: datetime,
        within: timedelta,
        who: str | None = None,
        about: str | None = None,
    ) -> int:
        """How many are less than `within` away from `now`, for this `who` and `about` if they are given.

        Away in both directions: a clock that was a year ahead for a while must not lock anybody for a year.
        """
        ...

    def last(self, kind: MarkKind, who: str) -> tuple[str, datetime] | None:
        """About what the latest mark of this `who` is, and when it was made; None if there is none."""
        ...

    def any_of(self, kind: MarkKind, people: Collection[str]) -> bool:
        """Whether one of these has a mark of that kind, however old."""
        ...

    def total(self, kind: MarkKind, now: datetime, within: timedelta, who: str) -> int:
        """The sum of the numbers in `about`, over the marks that `count` would count for this `who`."""
        ...

    def oldest(self, kind: MarkKind) -> Sequence[tuple[str, str, datetime]]:
        """The marks of a kind, oldest first: whose, about what, made when."""
        ...

    def take(self, kind: MarkKind, before: datetime) -> Mapping[str, Mapping[str, int]]:
        """Delete all marks of each `who` whose first one is older; how many, by who and about what."""
        ...

    def clear(self, kind: MarkKind, about: str) -> None:
        """Delete the marks of a kind about something."""
        ...

    def forget_address(self, names: Collection[str]) -> None:
        """Delete the marks under the names that an address counts under, but not its ban."""
        ...

    def forget(self, before: datetime) -> None:
        """Delete marks that are older, but for lasting ones."""
        ...
