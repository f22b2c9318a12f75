"""The unit of work in memory: a copy of the tables that takes their place."""

from __future__ import annotations

from contextlib import ExitStack
from types import TracebackType
from typing import Self

from tests.fakes.connection import MemoryConnections
from tests.fakes.faulty_mails import MemoryFaultyMails
from tests.fakes.games import MemoryGames
from tests.fakes.inbox import MemoryInboxRecords
from tests.fakes.marks import MemoryMarks
from tests.fakes.outbox import MemoryOutboxRecords
from tests.fakes.parked_items import MemoryParkedItems
from tests.fakes.passwords import MemoryVerified
from tests.fakes.people import MemoryPeople
from tests.fakes.pictures import MemoryPictureRecords
from tests.fakes.schema import Tables


class MemoryUnitOfWork:
    """Implements ports.UnitOfWork."""

    games: MemoryGames
    people: MemoryPeople
    marks: MemoryMarks
    parked_items: MemoryParkedItems

    def __init__(self, connections: MemoryConnections) -> None:
        self._connections = connections
        self._stack = ExitStack()
        self._open: Tables | None = None

    def __enter__(self) -> Self:
        self._stack.enter_context(self._connections.alone())
        self._open = tables = self._connections.tables.copy()
        self.games = MemoryGames(tables)
        self.people = MemoryPeople(tables)
        self.marks = MemoryMarks(tables)
        self.parked_items = MemoryParkedItems(tables)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open = None
        self._stack.close()

    @property
    def inbox(self) -> MemoryInboxRecords:
        return MemoryInboxRecords(self._tables)

    @property
    def outbox(self) -> MemoryOutboxRecords:
        return MemoryOutboxRecords(self._tables)

    @property
    def pictures(self) -> MemoryPictureRecords:
        return MemoryPictureRecords(self._tables)

    @property
    def faulty_mails(self) -> MemoryFaultyMails:
        return MemoryFaultyMails(self._tables)

    @property
    def verified(self) -> MemoryVerified:
        return MemoryVerified()

    def commit(self) -> None:
        self._connections.tables = self._tables
        self._open = None

    @property
    def _tables(self) -> Tables:
        if self._open is None:
            raise RuntimeError("the unit of work has not begun or is over")
        return self._open
