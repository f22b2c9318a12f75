"""The unit of work: one transaction in which a mail or a deadline takes all its effects, or none."""

from __future__ import annotations

from collections.abc import Iterable
from types import TracebackType
from typing import Self

from sqlalchemy import Connection

from judge.store.codec import KnownGames
from judge.store.connection import Connections
from judge.store.faulty_mails import FaultyMails
from judge.store.games import Games
from judge.store.inbox import InboxRecords
from judge.store.maintenance.game_import import import_game
from judge.store.marks import Marks
from judge.store.outbox import OutboxRecords
from judge.store.parked_items import ParkedItems
from judge.store.passwords import Verified
from judge.store.people import People
from judge.store.pictures import PictureRecords
from judge.store.upkeep import Upkeep


class UnitOfWork:
    """One transaction: effect, fate and parcels together, or nothing. Leaving without `commit` rolls back.

    The transaction begins with the `with` block.
    """

    games: Games
    people: People
    marks: Marks

    def __init__(self, connections: Connections, known_games: KnownGames) -> None:
        self._known_games = known_games
        self._transaction = connections.writing()
        self._open: Connection | None = None

    def __enter__(self) -> Self:
        self._open = connection = self._transaction.__enter__()
        self.games = Games(connection, self._known_games)
        self.people = People(connection)
        self.marks = Marks(connection)
        self._outbox = OutboxRecords(connection)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._close()

    @property
    def inbox(self) -> InboxRecords:
        """Incoming mails and their fates."""
        return InboxRecords(self._connection)

    @property
    def outbox(self) -> OutboxRecords:
        """Outgoing mails."""
        _ = self._connection
        return self._outbox

    @property
    def pictures(self) -> PictureRecords:
        """Pictures that go with mails."""
        return PictureRecords(self._connection)

    @property
    def parked_items(self) -> ParkedItems:
        """What waits for a confirmation."""
        return ParkedItems(self._connection)

    @property
    def faulty_mails(self) -> FaultyMails:
        """Emails that the mail server does not let the judge read."""
        return FaultyMails(self._connection)

    @property
    def verified(self) -> Verified:
        """Passwords that were verified before."""
        return Verified(self._connection)

    @property
    def upkeep(self) -> Upkeep:
        """The keeper's acts."""
        return Upkeep(self._connection)

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
