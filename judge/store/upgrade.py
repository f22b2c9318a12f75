"""Upgrade of a database to the tables this program knows, from whatever earlier ones it has."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from judge import paths
from judge.store import guards
from judge.store.backup import copy_to
from judge.store.connection import Connections
from judge.store.errors import (
    AbsentDatabase,
    Damaged,
    ForeignDatabase,
    NewerDatabase,
    OlderDatabase,
    StoreError,
)
from judge.store.last_work import imported_work, note_last_work
from judge.store.locks import locked

_NOTE = "alembic_version"
"""The table in which Alembic notes a database's revision."""
_NOTED = text(f"SELECT version_num FROM {_NOTE}")  # noqa: S608  # a name of ours


def head() -> str:
    """Return the revision this program works with."""
    return revisions()[-1]


def revisions() -> tuple[str, ...]:
    """Return every revision there has been, oldest first, by the names of their files."""
    files = (paths.migrations() / "versions").glob("*_*.py")
    return tuple(sorted(file.name.partition("_")[0] for file in files if not file.name.startswith("_")))


def current(connection: Connection) -> str | None:
    """Return the revision of a database, None for an empty one.

    NewerDatabase for a revision this program does not know, ForeignDatabase for tables that are not ours,
    Damaged for what no program notes.
    """
    tables = inspect(connection).get_table_names()
    noted = connection.scalars(_NOTED).all() if _NOTE in tables else ()
    if not all(isinstance(one, str) for one in noted):
        raise Damaged(f"the database is damaged (table {_NOTE}: {noted[0]!r} is no revision)")
    revision = ", ".join(noted)
    if not revision:
        if set(tables) - {_NOTE}:
            raise ForeignDatabase(
                "this database holds something else than a judge's games; give the judge its own"
            )
        return None
    if revision not in revisions():
        raise NewerDatabase(
            f"this database was last used by a newer judge (revision {revision}; known here up to {head()}): "
            "install that judge again, or restore a backup made before the upgrade"
        )
    return revision


def verify(connections: Connections) -> None:
    """Refuse a database that is not of this program's revision, with a sentence about what to do."""
    require_file(connections)
    with connections.read() as connection:
        revision = current(connection)
    if revision is None:
        raise OlderDatabase("this database is empty; run `judge init` or `judge db upgrade` first")
    if revision != head():
        raise OlderDatabase(
            f"this database is of an older judge (revision {revision}, this one needs {head()}); "
            "run `judge db upgrade`, which makes a backup first"
        )


def require_file(connections: Connections) -> None:
    """Refuse an absent or empty file, which opening would make a database.

    Where a disk is not mounted, emails wait instead of meeting a judge without games.
    """
    file = connections.file
    if file is not None and not (file.exists() and file.stat().st_size):
        raise AbsentDatabase(
            f"there is no database at {file}: is its disk mounted, and its path in judge.toml right? "
            "For a new judge run `judge init` or `judge db upgrade` first"
        )


def upgrade(connections: Connections, to: str | None = None, *, backup: bool = True) -> Path | None:
    """Bring the database to `to` (the head if None) in one transaction; the path of the backup made before.

    Nothing is done, and no one waits, if there is nothing to do.
    """
    target = to or head()
    with connections.read() as connection:
        if current(connection) == target and (target != head() or guards.is_complete(connection)):
            return None
    with locked(connections, "upgrade", "upgrading"):
        # Another process may have upgraded while the lock was waited for.
        with connections.read() as connection:
            before = current(connection)
        if before == target:
            _complete(connections)
            return None
        kept = _back_up(connections, before, target) if before and backup else None
        _migrate(connections, target)
    return kept


def _complete(connections: Connections) -> None:
    """Create the indexes and triggers that somebody took away."""
    with connections.write() as connection:
        guards.create_indexes(connection)
        guards.create_triggers(connection)


def _back_up(connections: Connections, before: str, target: str) -> Path | None:
    """Copy the file aside; a server's database is backed up by the server's own tools."""
    if connections.file is None:
        return None
    return copy_to(
        connections, connections.file.with_name(f"{connections.file.name}.{before}-before-{target}")
    )


def _migrate(connections: Connections, target: str) -> None:
    from judge.store.migration import migrate  # noqa: PLC0415  # large, and seldom needed

    with connections.alone(), connections.engine.connect() as connection:
        if connections.file is not None:
            # Rebuilding a table drops it, which must not touch the rows that point to it; foreign keys are
            # checked as a whole before the commit instead. The pragma has no effect within a transaction.
            connection.connection.dbapi_connection.execute("PRAGMA foreign_keys = OFF")  # type: ignore[union-attr]  # open
        try:
            connections.begin(connection)
            migrate(connection, target)
            guards.create_triggers(connection)
            if target == head():
                guards.create_indexes(connection)
                if imported_work(connection) is None:
                    note_last_work(connection)
            _check_foreign_keys(connection)
            connection.commit()
        finally:
            # Not given back to the pool: it has foreign keys switched off.
            connection.invalidate()


def _check_foreign_keys(connection: Connection) -> None:
    if connection.dialect.name != "sqlite":
        return
    broken = connection.execute(text("PRAGMA foreign_key_check")).all()
    if broken:
        raise StoreError(f"the upgrade would leave rows that point nowhere: {broken[0]}; nothing was changed")
