"""Counters, within a unit of work."""

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

from judge.records import LASTING, CounterKind
from judge.store.engine import Prepared
from judge.store.schema import CounterRow


class Counters:
    """Counted things, within a unit of work; each is about an address, a seat or a person."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, kind: CounterKind, who: str, about: str, now: datetime) -> None:
        """Count once more; it counts from `now`."""
        _ADD.change(self._connection, {"kind": kind.value, "who": who, "about": about, "at": now})

    def count(
        self,
        kind: CounterKind,
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

    def last(self, kind: CounterKind, who: str) -> tuple[str, datetime] | None:
        """About what the latest count of this `who` is, and when it was made; None if there is none."""
        row = _LAST.first(self._connection, {"kind": kind.value, "who": who})
        return (row.about, row.at) if row else None

    def any_of(self, kind: CounterKind, people: Collection[str]) -> bool:
        """Return whether one of these has a count of that kind, however old."""
        whose = {f"who{number}": who for number, who in enumerate(people)}
        return bool(_any_of(*whose).scalar(self._connection, {"kind": kind.value, **whose}))

    def total(self, kind: CounterKind, now: datetime, within: timedelta, who: str) -> int:
        """The sum of the numbers in `about`, over the counts that `count` would count for this `who`."""
        wanted = {"kind": kind.value, "after": now - within, "before": now + within, "who": who}
        return int(_TOTAL.scalar(self._connection, wanted))

    def oldest(self, kind: CounterKind) -> Sequence[tuple[str, str, datetime]]:
        """Return the counts of a kind, oldest first: whose, about what, made when."""
        return [(row.who, row.about, row.at) for row in _OLDEST.all(self._connection, {"kind": kind.value})]

    def take(self, kind: CounterKind, before: datetime) -> Mapping[str, Mapping[str, int]]:
        """Delete all counts of each `who` whose first one is older; how many, by who and about what."""
        due = _WITH_OLDER.all(self._connection, {"kind": kind.value, "before": before})
        if not due:
            return {}
        taken: dict[str, dict[str, int]] = {}
        theirs = CounterRow.kind == kind.value, CounterRow.who.in_([row.who for row in due])
        counts = select(CounterRow.who, CounterRow.about, func.count()).where(*theirs)
        rows = self._connection.execute(counts.group_by(CounterRow.who, CounterRow.about)).all()
        for who, about, number in rows:
            taken.setdefault(who, {})[about] = number
        self._connection.execute(delete(CounterRow).where(*theirs))
        return taken

    def clear(self, kind: CounterKind, about: str, also: CounterKind | None = None) -> None:
        """Delete the counts of a kind about something, and those of another kind in the same statement."""
        _CLEAR.change(self._connection, {"kind": kind.value, "also": (also or kind).value, "of": about})

    def forget_address(self, names: Collection[str]) -> None:
        """Delete the counts under the names that an address counts under, but not its ban."""
        whose = or_(CounterRow.who.in_(names), CounterRow.about.in_(names))
        self._connection.execute(delete(CounterRow).where(whose, _PASSING))

    def forget(self, before: datetime) -> None:
        """Delete counts that are older, but for lasting ones."""
        self._connection.execute(delete(CounterRow).where(CounterRow.at < before, _PASSING))


_ADD = Prepared(insert(CounterRow))
_CLEAR = Prepared(
    delete(CounterRow).where(
        CounterRow.kind.in_([bindparam("kind"), bindparam("also")]), CounterRow.about == bindparam("of")
    )
)
_PASSING = CounterRow.kind.not_in([kind.value for kind in LASTING])
_LAST = Prepared(
    select(CounterRow.about, CounterRow.at)
    .where(CounterRow.kind == bindparam("kind"), CounterRow.who == bindparam("who"))
    .order_by(CounterRow.id.desc())
    .limit(1)
)
_OLDEST = Prepared(
    select(CounterRow.who, CounterRow.about, CounterRow.at)
    .where(CounterRow.kind == bindparam("kind"))
    .order_by(CounterRow.id)
)
_WITH_OLDER = Prepared(
    select(CounterRow.who)
    .where(CounterRow.kind == bindparam("kind"), CounterRow.at <= bindparam("before"))
    .distinct()
)
_TOTAL = Prepared(
    select(func.coalesce(func.sum(cast(CounterRow.about, BigInteger)), 0)).where(
        CounterRow.kind == bindparam("kind"),
        CounterRow.who == bindparam("who"),
        CounterRow.at > bindparam("after"),
        CounterRow.at < bindparam("before"),
    )
)


@cache
def _any_of(*whose: str) -> Prepared:
    """Return whether there is a count of a kind and of one of the people with these names."""
    mine = CounterRow.who.in_([bindparam(name) for name in whose])
    return Prepared(select(exists().where(CounterRow.kind == bindparam("kind"), mine)))


@cache
def _counting(*narrowed: str) -> Prepared:
    """Counts of a kind within a time, narrowed by these columns; kept, as each mail asks several times."""
    near = (CounterRow.at > bindparam("after"), CounterRow.at < bindparam("before"))
    query = select(func.count()).select_from(CounterRow).where(CounterRow.kind == bindparam("kind"), *near)
    return Prepared(
        query.where(*(CounterRow.__table__.c[column] == bindparam(column) for column in narrowed))
    )
