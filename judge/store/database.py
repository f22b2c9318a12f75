"""The database as a whole: what the composition root and the keeper's commands hold."""

from __future__ import annotations

from pathlib import Path

from judge.store import migrating
from judge.store.backup import copy_to
from judge.store.connection import Connections
from judge.store.inbox import SqlInbox
from judge.store.outbox import SqlOutbox
from judge.store.work import SqlUnitOfWork


class Database:
    """Implements `judge.service.ports.Store` on SQLite or PostgreSQL.

    `url` is `sqlite:///judge.db`, `sqlite:////an/absolute/path.db` or `postgresql://user@host/name`. Call
    `upgrade` (the daemon, `init`) or `verify` (everything else) before anything else.
    """

    inbox: SqlInbox
    outbox: SqlOutbox

    def __init__(self, url: str) -> None:
        self.connections = Connections(url)
        self.inbox = SqlInbox(self.connections)
        self.outbox = SqlOutbox(self.connections)

    def begin(self) -> SqlUnitOfWork:
        """A new unit of work, to be used with `with`."""
        return SqlUnitOfWork(self.connections)

    def upgrade(self) -> Path | None:
        """Bring the tables to this program's shape; the path of the backup made before, if one was needed."""
        return migrating.upgrade(self.connections)

    def verify(self) -> None:
        """Refuse a database of an older or newer judge with a sentence about what to do."""
        migrating.verify(self.connections)

    def backup(self, target: Path) -> Path:
        """Write a copy to `target` while the judge goes on."""
        return copy_to(self.connections, target)

    def close(self) -> None:
        """Let go of every connection."""
        self.outbox.close()
        self.connections.close()
