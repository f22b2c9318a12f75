"""Marks, within a unit of work."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache

from sqlalchemy import (
    BigInteger,
    Connection,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
)

from judge.records import LASTING, MarkKind
from judge.store.engine import Prepared
from judge.store.schema import MarkRow


class Marks:
    """Counted things, within a unit of work; each is about an address, a seat or a person."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, kind: MarkKind, who: str, about: str, now: datetime) -> None:
        """Add a mark; it counts from `now`."""
        _ADD.change(self._connection, {"kind": kind.value, "who": who, "about": about, "at": now})

    def count(
        self,
        kind: MarkKind,
        now: datetime,
        within: timedelta,
        who: str | None = None,
        about: str | None = None,
    ) -> int:
        """How many are less than `within` away from `now`, for this `who` and `about` if they are given.

        Away in both directions: a clock that was a year ahead for a while must not lock anyone for a year.
        """
        wanted = {"kind": kind.value, "after": now - within, "before": now + within}
        narrowed = {key: value for key, value in (("who", who), ("about", about)) if value is not None}
        number: int = _counting(*narrowed).scalar(self._connection, {**wanted, **narrowed})
        return number

    def last(self, kind: MarkKind, who: str) -> tuple[str, datetime] | None:
        """About what the latest mark of this `who` is, and when it was made; None if there is none."""
        row = _LAST.first(self._connection, {"kind": kind.value, "who": who})
        return (row.about, row.at) if row else None

    def any_of(self, kind: MarkKind, people: Collection[str]) -> bool:
        """Return whether one of these has a mark of that kind, however old."""
        whose = {f"who{number}": who for number, who in enumerate(people)}
        return bool(_any_of(*whose).scalar(self._connection, {"kind": kind.value, **whose}))

    def total(self, kind: MarkKind, now: datetime, within: timedelta, who: str) -> int:
        """The sum of the numbers in `about`, over the marks that `count` would count for this `who`."""
        wanted = {"kind": kind.value, "after": now - within, "before": now + within, "who": who}
        return int(_TOTAL.scalar(self._connection, wanted))

    def oldest(self, kind: MarkKind) -> Sequence[tuple[str, str, datetime]]:
        """Return the marks of a kind, oldest first: whose, about what, made when."""
        return [(row.who, row.about, row.at) for row in _OLDEST.all(self._connection, {"kind": kind.value})]

    def take(self, kind: MarkKind, before: datetime) -> Mapping[str, Mapping[str, int]]:
        """Delete all marks of each `who` whose first one is older; how many, by who and about what."""
        due = _WITH_OLDER.all(self._connection, {"kind": kind.value, "before": before})
        if not due:
            return {}
        taken: dict[str, dict[str, int]] = {}
        theirs = MarkRow.kind == kind.value, MarkRow.who.in_([row.who for row in due])
        counts = select(MarkRow.who, MarkRow.about, func.count()).where(*theirs)
        rows = self._connection.execute(counts.group_by(MarkRow.who, MarkRow.about)).all()
        for who, about, number in rows:
            taken.setdefault(who, {})[about] = number
        self._connection.execute(delete(MarkRow).where(*theirs))
        return taken

    def clear(self, kind: MarkKind, about: str) -> None:
        """Delete the marks of a kind about something."""
        whose = (MarkRow.kind == kind.value, MarkRow.about == about)
        self._connection.execute(delete(MarkRow).where(*whose))

    def forget_address(self, names: Collection[str]) -> None:
        """Delete the marks under the names that an address counts under, but not its ban."""
        whose = or_(MarkRow.who.in_(names), MarkRow.about.in_(names))
        self._connection.execute(delete(MarkRow).where(whose, _PASSING))

    def forget(self, before: datetime) -> None:
        """Delete marks that are older, but for lasting ones."""
        self._connection.execute(delete(MarkRow).where(MarkRow.at < before, _PASSING))


_ADD = Prepared(insert(MarkRow))
_PASSING = MarkRow.kind.not_in([kind.value for kind in LASTING])
_LAST = Prepared(
    select(MarkRow.about, MarkRow.at)
    .where(MarkRow.kind == bindparam("kind"), MarkRow.who == bindparam("who"))
    .order_by(MarkRow.id.desc())
    .limit(1)
)
_OLDEST = Prepared(
    select(MarkRow.who, MarkRow.about, MarkRow.at)
    .where(MarkRow.kind == bindparam("kind"))
    .order_by(MarkRow.id)
)
_WITH_OLDER = Prepared(
    select(MarkRow.who).where(MarkRow.kind == bindparam("kind"), MarkRow.at <= bindparam("before")).distinct()
)
_TOTAL = Prepared(
    select(func.coalesce(func.sum(cast(MarkRow.about, BigInteger)), 0)).where(
        MarkRow.kind == bindparam("kind"),
        MarkRow.who == bindparam("who"),
        MarkRow.at > bindparam("after"),
        MarkRow.at < bindparam("before"),
    )
)


@cache
def _any_of(*whose: str) -> Prepared:
    """Return whether there is a mark of a kind and of one of the people with these names."""
    mine = MarkRow.who.in_([bindparam(name) for name in whose])
    return Prepared(select(exists().where(MarkRow.kind == bindparam("kind"), mine)))


@cache
def _counting(*narrowed: str) -> Prepared:
    """Marks of a kind within a time, narrowed by these columns; kept, as each mail asks several times."""
    near = (MarkRow.at > bindparam("after"), MarkRow.at < bindparam("before"))
    query = select(func.count()).select_from(MarkRow).where(MarkRow.kind == bindparam("kind"), *near)
    return Prepared(query.where(*(MarkRow.__table__.c[column] == bindparam(column) for column in narrowed)))
