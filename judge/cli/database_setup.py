"""The database set up for verbs that need no judge around it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import click

from judge.cli.errors import as_click_error
from judge.config import Config, load_config
from judge.store.database import Database
from judge.store.errors import RESTORE, Damaged


@contextmanager
def blamed_on(database: Database) -> Iterator[None]:
    """Say of an error that no one foresaw that the database is damaged, where it is."""
    try:
        yield
    except Exception as error:
        foreseen = isinstance(
            error, (click.ClickException, click.exceptions.Exit, click.Abort, BrokenPipeError)
        )
        found = [] if foreseen or as_click_error(error) else database.wrong()
        if not found:
            raise
        first, *_ = found
        more = f" and {len(found) - 1} more findings" if len(found) > 1 else ""
        why = f"the database is damaged: {first}{more} (judge db check)"
        raise Damaged(why, first.remedy or RESTORE) from error


@contextmanager
def database_of(config: Path, *, reading: bool = False) -> Iterator[Database]:
    """Yield the database of a configuration, in whatever state it is; closed at the end of the block."""
    database = Database(load_config(config, passwords=False).database, reading=reading)
    with closing(database), blamed_on(database):
        yield database


@contextmanager
def database_to_read(config: Config) -> Iterator[Database]:
    """Yield the database of a configuration that is loaded, verified, to read from."""
    database = Database(config.database, reading=True)
    with closing(database), blamed_on(database):
        database.verify()
        yield database


@contextmanager
def verified_database(config: Path, *, reading: bool = False) -> Iterator[Database]:
    """Yield the database of a configuration, of the revision this program knows.

    `reading`, it may be read-only.
    """
    with database_of(config, reading=reading) as database:
        database.verify()
        yield database
