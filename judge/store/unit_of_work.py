"""The unit of work: one transaction in which a mail or a deadline takes all its effects, or none."""

from __future__ import annotations

from collections.abc import Iterable
from types import TracebackType
from typing import Self

from sqlalchemy import Connection

from judge.store.codec import KnownGames
from judge.store.connection import Connections
from judge.store.faulty_mails import SqlFaultyMails
from judge.store.games import SqlGames
from judge.store.inbox import SqlInboxRecords
from judge.store.maintenance.game_import import import_game
from judge.store.marks import SqlMarks
from judge.store.outbox import SqlOutboxRecords
from judge.store.parked_items import SqlParkedItems
from judge.store.passwords import SqlVerified
from judge.store.people import SqlPeople
from judge.store.pictures import SqlPictureRecords
from judge.store.upkeep import SqlUpkeep


class SqlUnitOfWork:
    """Implements `judge.service.ports.UnitOfWork`; the transaction begins with the `with` block."""

    games: SqlGames
    people: SqlPeople
    marks: SqlMarks

    def __init__(self, connections: Connections, known_games: KnownGames) -> None:
        self._known_games = known_games
        self._transaction = connections.writing()
        self._open: Connection | None = None

    def __enter__(self) -> Self:
        self._open = connection = self._transaction.__enter__()
        self.games = SqlGames(connection, self._known_games)
        self.people = SqlPeople(connection)
        self.marks = SqlMarks(connection)
        self._outbox = SqlOutboxRecords(connection)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._close()

    @property
    def inbox(self) -> SqlInboxRecords:
        """Incoming mails and their fates."""
        return SqlInboxRecords(self._connection)

    @property
    def outbox(self) -> SqlOutboxRecords:
        """Outgoing mails."""
        _ = self._connection
        return self._outbox

    @property
    def pictures(self) -> SqlPictureRecords:
        """Pictures that go with mails."""
        return SqlPictureRecords(self._connection)

    @property
    def parked_items(self) -> SqlParkedItems:
        """What waits for a confirmation."""
        return SqlParkedItems(self._connection)

    @property
    def faulty_mails(self) -> SqlFaultyMails:
        """Emails that the mail server does not let the judge read."""
        return SqlFaultyMails(self._connection)

    @property
    def verified(self) -> SqlVerified:
        """Passwords that were verified before."""
        return SqlVerified(self._connection)

    @property
    def upkeep(self) -> SqlUpkeep:
        """The keeper's acts."""
        return SqlUpkeep(self._connection)

    def import_game(self, lines: Iterable[str], name: str | None) -> str:
        """Add a game that was exported, under its name or another; the name it has here."""
        return import_game(self._connection, lines, name)

    def commit(self) -> None:
        """Commit the transaction; nothing more can be done in this unit of work."""
        self.outbox.write()
        self._connection.commit()
        self._close()

    def _close(self) -> None:
        if self._open is not None:
            self._open = None
            self._transaction.__exit__(None, None, None)

    @property
    def _connection(self) -> Connection:
        if self._open is None:
            raise RuntimeError("the unit of work has not begun or is over")
        return self._open
