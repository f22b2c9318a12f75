"""A store in memory for tests of other rooms; tests/contract/store holds it to the real one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judge.records import Fate, MailId, Parcel
from tests.fakes.connection import MemoryConnections
from tests.fakes.health import MemoryHealth
from tests.fakes.inbox import MemoryInbox
from tests.fakes.outbox import MemoryOutbox
from tests.fakes.pictures import MemoryPictures
from tests.fakes.unit_of_work import MemoryUnitOfWork


class MemoryStore:
    """Implements ports.Store; `fates` and `parcels` are there for a test to look at."""

    inbox: MemoryInbox
    outbox: MemoryOutbox
    pictures: MemoryPictures
    health: MemoryHealth
    claims: None = None

    def __init__(self) -> None:
        self._connections = MemoryConnections()
        self.inbox = MemoryInbox(self._connections)
        self.outbox = MemoryOutbox(self._connections)
        self.pictures = MemoryPictures(self._connections)
        self.health = MemoryHealth()

    def begin(self) -> MemoryUnitOfWork:
        return MemoryUnitOfWork(self._connections)

    def copy(self) -> MemoryStore:
        """Another store that holds what this one does now."""
        twin = MemoryStore()
        twin._connections.tables = self._connections.tables.copy()
        return twin

    def empty_log(self) -> None:
        """There is no log here."""

    @property
    def fates(self) -> Mapping[MailId, tuple[Fate | None, str]]:
        """Each mail's end and the note to it."""
        return {number: (mail.fate, mail.note) for number, mail in self._connections.tables.mails.items()}

    @property
    def parcels(self) -> Sequence[Parcel]:
        """Everything that was ever put in the outbox."""
        return [row.parcel for row in self._connections.tables.parcels.values()]
