"""The database set up for verbs that need no judge around it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from judge.config import load_config
from judge.store.database import Database


@contextmanager
def database_of(config: Path, *, reading: bool = False) -> Iterator[Database]:
    """The database of a configuration, in whatever state it is; closed at the end of the block."""
    database = Database(load_config(config, passwords=False).database, reading=reading)
    try:
        yield database
    finally:
        database.close()


@contextmanager
def verified_database(config: Path, *, reading: bool = False) -> Iterator[Database]:
    """The database of a configuration, of the revision this program knows; `reading`, it may be read-only."""
    with database_of(config, reading=reading) as database:
        database.verify()
        yield database
