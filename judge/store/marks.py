"""Marks and parked things, within a unit of work."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from typing import Any

from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, select

from judge.game.roles import PersonId
from judge.service.ports import MarkKind, Parked
from judge.store.schema import MarkRow, ParkedRow

_PARKED = ParkedRow.__table__


class SqlMarks:
    """Implements `judge.service.ports.Marks`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, kind: MarkKind, who: str, about: str, now: datetime) -> None:
        """One more."""
        self._connection.execute(insert(MarkRow).values(kind=kind.value, who=who, about=about, at=now))

    def count(
        self,
        kind: MarkKind,
        now: datetime,
        within: timedelta,
        who: str | None = None,
        about: str | None = None,
    ) -> int:
        """How many are less than `within` away from `now`, for this `who` and `about` if they are given."""
        wanted = {"kind": kind.value, "after": now - within, "before": now + within}
        narrowed = {key: value for key, value in (("who", who), ("about", about)) if value is not None}
        return self._connection.scalars(_counting(*narrowed), {**wanted, **narrowed}).one()

    def forget(self, before: datetime) -> None:
        """Drop those that are older."""
        self._connection.execute(delete(MarkRow).where(MarkRow.at < before))


class SqlParkedItems:
    """Implements `judge.service.ports.ParkedItems`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def park(self, parked: Parked) -> None:
        """Let it wait."""
        self._connection.execute(
            insert(ParkedRow).values(
                digest=parked.digest,
                person=parked.person,
                game=parked.game,
                line=parked.line,
                mail=parked.mail,
                expires=parked.expires,
            )
        )

    def take(self, digest: str, now: datetime) -> Parked | None:
        """What waits under that hash if it is still good; it is gone afterwards."""
        row = self._find(digest, now)
        if row is None:
            return None
        self._connection.execute(delete(ParkedRow).where(ParkedRow.digest == digest))
        return _parked(row)

    def waits(self, digest: str, now: datetime) -> bool:
        """Whether something good waits under that hash; it goes on waiting."""
        return self._find(digest, now) is not None

    def clear(self, person: PersonId, game: str) -> int:
        """Forget the commands that wait for a person in a game; how many there were."""
        mine = (ParkedRow.person == person, ParkedRow.game == game, ParkedRow.mail.is_(None))
        return self._connection.execute(delete(ParkedRow).where(*mine)).rowcount

    def stale(self, now: datetime) -> tuple[Parked, ...]:
        """Take away what has waited too long."""
        query = select(_PARKED).where(ParkedRow.expires <= now).order_by(ParkedRow.digest)
        rows = self._connection.execute(query).all()
        if rows:
            self._connection.execute(delete(ParkedRow).where(ParkedRow.expires <= now))
        return tuple(map(_parked, rows))

    def _find(self, digest: str, now: datetime) -> Row[Any] | None:
        query = select(_PARKED).where(ParkedRow.digest == digest, ParkedRow.expires > now).with_for_update()
        return self._connection.execute(query).one_or_none()


@cache
def _counting(*narrowed: str) -> Select[int]:
    """Marks of a kind within a time, narrowed by these columns; kept, as each mail asks several times."""
    near = (MarkRow.at > bindparam("after"), MarkRow.at < bindparam("before"))
    query = select(func.count()).select_from(MarkRow).where(MarkRow.kind == bindparam("kind"), *near)
    return query.where(*(MarkRow.__table__.c[column] == bindparam(column) for column in narrowed))


def _parked(row: Row[Any]) -> Parked:
    return Parked(row.digest, row.person, row.game, row.line, row.mail, row.expires)
