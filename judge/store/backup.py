"""Whole copies of a SQLite database, made while it is in use, and the way back from one."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import text

from judge.store.connection import Connections
from judge.store.errors import StoreError

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
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with connections.engine.connect() as connection:
        plain = connection.execution_options(isolation_level="AUTOCOMMIT")
        plain.execute(text("VACUUM INTO :part"), {"part": str(part)})
    flush(part)
    part.replace(target)
    flush(target.parent)
    return target


def flush(path: Path) -> None:
    """Have the operating system write a file, or a folder's list of names, to the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
