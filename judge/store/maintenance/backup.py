"""Backup: a whole copy of a SQLite database, made while it is in use."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from judge.store.connection import Connections, give_to_owner
from judge.store.errors import StoreError, Unavailable

SERVER = (
    "this database is kept by PostgreSQL: back it up with pg_dump; after pg_restore, run "
    "`judge db restore --hold` before the judge, so that no mail goes out twice"
)


def copy_to(connections: Connections, target: Path) -> Path:
    """Write one consistent state of the database to `target`, replaced only once the copy is on the disk."""
    if connections.file is None:
        raise StoreError(SERVER)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    descriptor = os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    give_to_owner(descriptor, part.parent)
    os.close(descriptor)
    # Straight through the driver, because VACUUM refuses to run in the transaction an engine always opens.
    raw = connections.engine.raw_connection()
    try:
        raw.cursor().execute("PRAGMA query_only = OFF")  # a reader's connection refuses to write a copy too
        raw.cursor().execute("VACUUM INTO ?", (str(part),))
    except sqlite3.DatabaseError as error:
        part.unlink(missing_ok=True)
        raise Unavailable(f"the backup could not be written: {error}") from error
    finally:
        if connections.read_only:
            raw.cursor().execute("PRAGMA query_only = ON")
        raw.close()
    if connections.was_written():
        part.unlink()
        raise Unavailable("the database was written meanwhile; make the backup as the user whose it is")
    sync(part)
    part.replace(target)
    sync(target.parent)
    return target


def sync(path: Path) -> None:
    """Have the operating system write a file, or a folder's list of names, to the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
