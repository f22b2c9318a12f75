"""The keeper's acts, which are kept for ever: within a unit of work, and read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, insert, select

from judge.store.schema import UpkeepRow


@dataclass(frozen=True, slots=True)
class Act:
    """Something the keeper did, to what: a game, a person by number, a mail."""

    at: datetime
    what: str
    detail: str


class Upkeep:
    """The acts, within a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, what: str, detail: str, now: datetime) -> None:
        """Note an act."""
        self._connection.execute(insert(UpkeepRow).values(at=now, what=what, detail=detail))

    def all(self) -> Sequence[Act]:
        """Every act, first to last."""
        query = select(UpkeepRow.at, UpkeepRow.what, UpkeepRow.detail).order_by(UpkeepRow.id)
        return [Act(at, what, detail) for at, what, detail in self._connection.execute(query)]
