"""Connections to the database: transactions to read and to write, and inserts of what may be there."""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    func,
    literal,
    or_,
)
from sqlalchemy.dialects import sqlite

from judge.file_owner import give_to_owner
from judge.store.declarative import Base
from judge.store.engine import (
    PATIENCE,
    Prepared,
    cannot_be_written,
    checked,
    copy_with_log,
    cursor_of,
    engine_of,
    failure,
    reader_of,
    secrets_of,
)
from judge.store.errors import Unavailable

log = logging.getLogger(__name__)


def _stamps(file: Path) -> tuple[tuple[int, int], ...]:
    """Return when a database and its log were last written, and how long they are."""
    there = (one for one in (file, file.with_name(file.name + "-wal")) if one.is_file())
    return tuple((found.st_mtime_ns, found.st_size) for found in (one.stat() for one in there))


class _Turn:
    """The turn to write: of SQLite one thread's at a time, and in each thread once.

    SQLite itself keeps no order: who waits looks again ten times a second, and a thread that writes without a
    break would keep the others from storing and sending for as long as it has work. Nor does a lock: whoever
    gives it back may take it again before another wakes. So who is next waits for it with the queue in hand.
    """

    def __init__(self, *, shared: bool) -> None:
        self._thread = threading.local()
        self._lock = None if shared else threading.Lock()
        self._queue = threading.Lock()

    def __enter__(self) -> None:
        if getattr(self._thread, "writing", False):
            raise RuntimeError("a writing transaction is open in this thread already")
        if self._lock is not None:
            with self._queue:
                self._lock.acquire()
        self._thread.writing = True

    def __exit__(self, *_why: object) -> None:
        self._thread.writing = False
        if self._lock is not None:
            self._lock.release()


class Connections:
    """The engine of one database, and the transactions on it.

    SQLite runs in WAL mode with a full sync at each commit: what was committed survives a power cut, unless
    its writer said that the death of the process is enough (ADR 105). A writing transaction takes the write
    lock when it begins (BEGIN IMMEDIATE), so that nothing it has read can change under it. What is deleted or
    overwritten is overwritten with zeros (secure_delete). For `reading` a database that cannot be written
    will do.
    """

    def __init__(self, url: str, *, reading: bool = False) -> None:
        self.url = checked(url)
        self._secrets = secrets_of(self.url)
        self.file = Path(self.url.database or "") if self.url.get_backend_name() == "sqlite" else None
        """The file of a SQLite database, None for a server's."""
        self.read_only = reading and self.file is not None and cannot_be_written(self.file)
        self._found = _stamps(self.file) if self.read_only and self.file else ()
        self._copy = copy_with_log(self.file) if self.read_only and self.file else None
        self.engine = (
            reader_of(self._here, copied=bool(self._copy))
            if self.read_only
            else engine_of(self.url, _create_privately)
        )
        self._turn = _Turn(shared=self.file is None)
        self._writer: Connection | None = None

    @property
    def name(self) -> str:
        """The database as people may read it: its URL without a password, which its options may hold too."""
        shown = self.url.set(drivername=self.url.get_backend_name(), query={})
        return shown.render_as_string(hide_password=True)

    def was_written(self) -> bool:
        """Whether someone else has written the database that is only read here, since it was opened."""
        return bool(self._found) and self.file is not None and self._found != _stamps(self.file)

    @property
    def _here(self) -> Path:
        """The file that is read: the database, or a copy into which its log could be written."""
        assert self.file is not None
        return Path(self._copy.name, self.file.name) if self._copy else self.file

    @contextmanager
    def write(self, *, survives_power_cut: bool = True) -> Iterator[Connection]:
        """Yield a transaction that commits at the end of the block, or rolls back if the block fails.

        One that need not survive a power cut survives the death of the process; the next that is synced
        syncs it too. PostgreSQL syncs it at once.
        """
        with self.writing(survives_power_cut=survives_power_cut) as connection:
            yield connection
            connection.commit()

    @contextmanager
    def writing(self, *, survives_power_cut: bool = True) -> Iterator[Connection]:
        """Yield a transaction that its user commits.

        What he has not committed in the block is rolled back.
        """
        unsynced = self.file is not None and not survives_power_cut
        with self.alone():
            connection, self._writer = self._writer or self.engine.connect(), None
            try:
                if unsynced:
                    _sync(connection, "NORMAL")
                try:
                    self.begin(connection)
                    yield connection
                finally:
                    connection.rollback()  # SQLite changes nothing about syncs within a transaction
                    if unsynced:
                        _sync(connection, "FULL")
            except BaseException:
                connection.close()
                raise
            if self.file is None:
                connection.close()
            else:  # what a connection to SQLite has read stays known
                self._writer = connection

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """Yield a transaction that only reads; it sees one state of the database throughout."""
        with self.engine.connect() as connection:
            self.begin(connection, reading=True)
            yield connection

    def begin(self, connection: Connection, *, reading: bool = False) -> None:
        """Begin a transaction, which takes SQLite's write lock at once unless it only reads.

        No listener of the engine does that: an engine with listeners looks for them at every statement.
        """
        connection.begin()
        if self.file is None:
            return
        try:
            deferred = reading or self.read_only
            cursor_of(connection).execute("BEGIN" if deferred else "BEGIN IMMEDIATE")
        except connection.dialect.loaded_dbapi.Error as error:
            raise failure(connection, error) from None

    def alone(self) -> _Turn:
        """Return the turn to write, for a `with` block.

        Refused inside another writing transaction of the thread.
        """
        return self._turn

    def empty_log(self) -> None:
        """Write SQLite's log into the file and cut it to nothing: what was overwritten is nowhere any more.

        No one is waited for: while someone reads or writes, the log stays until the next time.
        """
        if self.file is None or self.read_only:
            return
        raw = self.engine.raw_connection()
        try:
            for pragma in ("busy_timeout = 0", "wal_checkpoint(TRUNCATE)", PATIENCE):
                raw.cursor().execute(f"PRAGMA {pragma}").fetchall()
        except sqlite3.OperationalError as error:
            log.debug("the log stays for now: %s", error)
            raw.invalidate()
        finally:
            raw.close()

    def close(self) -> None:
        """Close every connection."""
        writer, self._writer = self._writer, None
        if writer is not None:
            writer.close()
        self.engine.dispose()
        if self._copy is not None:
            self._copy.cleanup()


def _sync(connection: Connection, when: str) -> None:
    """Set when SQLite syncs its log: at each commit (FULL), or before it goes into the file (NORMAL)."""
    cursor_of(connection).execute(f"PRAGMA synchronous = {when}")


def _create_privately(
    _dialect: object, _record: object, arguments: tuple[str, ...], _options: object
) -> None:
    """Create the file for its owner only, before SQLite would for everyone; it holds emails and hashes.

    Never opens a file that is there: closing it again would drop the locks SQLite holds on it here.
    """
    try:
        descriptor = os.open(arguments[0], os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        give_to_owner(descriptor, Path(arguments[0]).parent)
        os.close(descriptor)
    except FileExistsError:
        pass
    except OSError as error:
        raise Unavailable(f"the database cannot be opened: {error}") from error


def mentions(connection: Connection, column: ColumnElement[bytes], word: str) -> ColumnElement[bool]:
    """Return whether bytes hold a word, written as here or with a capital."""
    forms = [literal(form.encode()) for form in sorted({word, word.capitalize()})]
    if connection.dialect.name == "sqlite":
        return or_(*(func.instr(column, form) > 0 for form in forms))
    return or_(*(func.position(form.op("IN")(column)) > 0 for form in forms))


def insert_new(connection: Connection, table: type[Base], unique: str, /, **values: Any) -> bool:
    """Insert a row; False, and nothing changed, if one has the same value in the column `unique`."""
    return _inserting(connection, table, unique, unique).first(connection, values) is not None


def insert_numbered(connection: Connection, table: type[Base], unique: str, /, **values: Any) -> int | None:
    """Insert a row, and return the number it was given; None, and nothing changed, as in `insert_new`."""
    number: int | None = _inserting(connection, table, unique, "id").scalar(connection, values)
    return number


def skipping_known(connection: Connection, table: type[Base], unique: str) -> Prepared:
    """The statement that inserts rows, but for those whose value in the column `unique` is there already."""
    return _inserting(connection, table, unique, None)


def _inserting(connection: Connection, table: type[Base], unique: str, wanted: str | None) -> Prepared:
    """Return the statement, with a column of the new row: neither driver counts rows reliably.

    A row that was skipped has none.
    """
    return _insert_of(connection.dialect.name, table.__table__, unique, wanted)


@cache
def _insert_of(dialect: str, table: Table, unique: str, wanted: str | None) -> Prepared:
    insert = _insert(dialect)(table).on_conflict_do_nothing(index_elements=[unique])
    return Prepared(insert if wanted is None else insert.returning(table.c[wanted]))


def _insert(dialect: str) -> Callable[[Table], Any]:
    if dialect == "sqlite":
        return sqlite.insert
    from sqlalchemy.dialects import postgresql  # noqa: PLC0415  # 2 MB, and most judges have none

    return postgresql.insert
