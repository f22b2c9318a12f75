"""A SQLite database with all tables: upgraded once in a process, copied for each test."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any
from weakref import finalize

from sqlalchemy import select

from judge.records import EmailId, Fate, OutgoingEmail
from judge.store.database import Database, create_database
from judge.store.schema import InboxRow, OutboxRow


def fresh(file: Path) -> Database:
    """A new database of ours in this file, open."""
    file.write_bytes(_upgraded())
    file.chmod(0o600)
    return Database(f"sqlite:///{file}")


@cache
def _upgraded() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "judge.db"
        create_database(f"sqlite:///{file}")
        return file.read_bytes()


class TemporaryDatabase(Database):
    """A database that nobody closes: its folder goes with the last of its parts. Three milliseconds each.

    `fates` and `emails` are there for a test to look at.
    """

    def __init__(self, contents: bytes | None = None) -> None:
        folder = tempfile.mkdtemp(prefix="judge-")
        self._file = Path(folder) / "judge.db"
        self._file.write_bytes(_upgraded() if contents is None else contents)
        super().__init__(f"sqlite:///{self._file}")
        # What the connections hold, and not they themselves, which would live for ever.
        finalize(self.connections, _discard, vars(self.connections), folder)

    def copy(self) -> TemporaryDatabase:
        """Another database that holds what this one does now."""
        self.empty_log()
        return TemporaryDatabase(self._file.read_bytes())

    @property
    def fates(self) -> Mapping[EmailId, tuple[Fate | None, str]]:
        """Each mail's end and the note to it."""
        query = select(InboxRow.id, InboxRow.fate, InboxRow.note)
        with self.connections.read() as connection:
            return {row.id: (row.fate and Fate(row.fate), row.note) for row in connection.execute(query)}

    @property
    def parcels(self) -> Sequence[OutgoingEmail]:
        """Everything that was ever put in the outbox."""
        with self.connections.read() as connection:
            rows = connection.execute(select(OutboxRow.__table__).order_by(OutboxRow.id)).mappings().all()
        return [OutgoingEmail(**{one.name: row[one.name] for one in fields(OutgoingEmail)}) for row in rows]


def _discard(held: Mapping[str, Any], folder: str) -> None:
    """Close the connection that writes, which no pool knows while it is out, and the others."""
    if held["_writer"] is not None:
        held["_writer"].close()
    held["engine"].dispose()
    shutil.rmtree(folder, ignore_errors=True)
