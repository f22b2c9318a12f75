"""Faulty emails, within a unit of work."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select

from judge.records import FaultyMail
from judge.store.schema import FaultyMailRow

_TABLE = FaultyMailRow.__table__
_ALL = select(_TABLE).order_by(FaultyMailRow.since, FaultyMailRow.mailbox, FaultyMailRow.key)


class FaultyMails:
    """The faulty emails, within a unit of work."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def all(self) -> Sequence[FaultyMail]:
        """Every one, the oldest first."""
        return [FaultyMail(**row) for row in self._connection.execute(_ALL).mappings()]

    def save(self, mail: FaultyMail) -> None:
        """Note one, or note anew how it stands."""
        self.remove(mail.mailbox, [mail.key])
        self._connection.execute(insert(FaultyMailRow).values(asdict(mail)))

    def remove(self, mailbox: str, keys: Collection[str]) -> None:
        """Forget some that were read, or are not there any more."""
        which = (FaultyMailRow.mailbox == mailbox, FaultyMailRow.key.in_(keys))
        self._connection.execute(delete(FaultyMailRow).where(*which))

    def forget(self, mailbox: str) -> None:
        """Forget all of a mailbox that is read no more."""
        self._connection.execute(delete(FaultyMailRow).where(FaultyMailRow.mailbox == mailbox))
