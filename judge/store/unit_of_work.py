"""The unit of work: one transaction in which a mail or a deadline takes all its effects, or none."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from datetime import datetime
from types import TracebackType
from typing import Self

from sqlalchemy import Connection

from judge.service.ports import Fate, MailId, Parcel
from judge.store import inbox, outbox
from judge.store.connection import Connections
from judge.store.games import SqlGames
from judge.store.marks import SqlMarks, SqlParkedItems
from judge.store.people import SqlPeople


class SqlUnitOfWork:
    """Implements `judge.service.ports.UnitOfWork`; the transaction begins with the `with` block."""

    games: SqlGames
    people: SqlPeople
    marks: SqlMarks
    parked_items: SqlParkedItems

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._stack = ExitStack()
        self._open: Connection | None = None

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            stack.enter_context(self._connections.alone())
            connection = stack.enter_context(self._connections.engine.connect())
            connection.begin()
            self._stack = stack.pop_all()
        self._open = connection
        self.games = SqlGames(connection)
        self.people = SqlPeople(connection)
        self.marks = SqlMarks(connection)
        self.parked_items = SqlParkedItems(connection)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open = None
        self._stack.close()

    def settle(self, mail: MailId, fate: Fate, note: str, now: datetime) -> None:
        """The end of an incoming mail; AlreadySettled if it has one: then leave without commit."""
        inbox.settle(self._connection, mail, fate, note, now)

    def post(self, parcel: Parcel, now: datetime) -> None:
        """Put a parcel in the outbox; one with the same key is left as it is."""
        outbox.post(self._connection, parcel, now)

    def replies_to(self, address: str, since: datetime) -> int:
        """How many replies were queued for an address since then."""
        return outbox.replies_to(self._connection, address, since)

    def raw(self, mail: MailId) -> bytes:
        """An incoming mail as it is kept; KeyError if there is none."""
        return inbox.raw(self._connection, mail)

    def cover(self, mail: MailId, raw: bytes) -> None:
        """Keep an incoming mail in these bytes from now on; what makes it unique stays as it was."""
        inbox.cover(self._connection, mail, raw)

    def old_mail(self, before: datetime, limit: int) -> Sequence[MailId]:
        """Settled mails that came before that and are kept raw, oldest first."""
        return inbox.old(self._connection, before, limit)

    def forget_sent(self, before: datetime, stub: bytes) -> int:
        """Put `stub` in the place of the bytes of mails that went out before that; how many."""
        return outbox.forget_sent(self._connection, before, stub)

    def posted(self, message_id: str) -> tuple[int, str] | None:
        """The number and recipient of the parcel with that Message-ID."""
        return outbox.posted(self._connection, message_id)

    def bounced(self, parcel: int, detail: str) -> None:
        """Write down why a parcel did not arrive."""
        outbox.bounced(self._connection, parcel, detail)

    def commit(self) -> None:
        """Make it last; nothing more can be done in this unit of work."""
        self._connection.commit()
        self._open = None
        self._stack.close()

    @property
    def _connection(self) -> Connection:
        if self._open is None:
            raise RuntimeError("the unit of work has not begun or is over")
        return self._open
