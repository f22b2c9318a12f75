"""Connections to the database: one engine, transactions to read and to write, failures as `Unavailable`."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Engine,
    ExceptionContext,
    Executable,
    QueuePool,
    create_engine,
    event,
    func,
    literal,
    make_url,
    or_,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError
from sqlalchemy.orm import InstrumentedAttribute

from judge.service.ports import OutOfTurn
from judge.store.errors import ForeignDatabase, Inconsistent, StoreError, Unavailable, Unwritable
from judge.store.schema import Base

log = logging.getLogger(__name__)

BUSY_SECONDS = 15
"""How long a transaction waits for another writer before it is `Unavailable`."""
_PRAGMAS = (
    f"busy_timeout = {BUSY_SECONDS * 1000}",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",
)


class Connections:
    """The engine of one database, and the transactions on it.

    SQLite runs in WAL mode with a full sync at each commit: what was committed survives a power cut. A
    writing transaction takes the write lock when it begins (BEGIN IMMEDIATE), so that nothing it has read can
    change under it. What is deleted or overwritten is overwritten with zeros (secure_delete). For `reading` a
    database that cannot be written will do.
    """

    def __init__(self, url: str, *, reading: bool = False) -> None:
        self.url = _checked(url)
        self.read_only = reading and self.file is not None and _cannot_be_written(self.file)
        self._copy = _copy_with_log(self.file) if self.read_only and self.file else None
        self.engine = _reader(self._here, copied=bool(self._copy)) if self.read_only else _engine(self.url)
        self._thread = threading.local()
        self._turn = threading.Lock() if self.file else nullcontext()

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database, None for a server's."""
        return Path(self.url.database or "") if self.url.get_backend_name() == "sqlite" else None

    @property
    def _here(self) -> Path:
        """The file that is read: the database, or a copy into which its log could be written."""
        assert self.file is not None
        return Path(self._copy.name, self.file.name) if self._copy else self.file

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that commits at the end of the block, or rolls back if the block fails."""
        with self.alone(), self.engine.connect() as connection:
            self.begin(connection)
            yield connection
            connection.commit()

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that only reads; it sees one state of the database throughout."""
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
            connection.connection.cursor().execute("BEGIN" if deferred else "BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            raise Unavailable(f"the database is not available: {error}") from None

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Write when it is this thread's turn; refused inside another writing transaction of the thread.

        SQLite itself keeps no order: who waits looks again ten times a second, and a thread that writes
        without a break would keep the others from storing and sending for as long as it has work.
        """
        if getattr(self._thread, "writing", False):
            raise RuntimeError("a writing transaction is open in this thread already")
        self._thread.writing = True
        try:
            with self._turn:
                yield
        finally:
            self._thread.writing = False

    def empty_log(self) -> None:
        """Write SQLite's log into the file and cut it to nothing: what was overwritten is nowhere any more.

        Nobody is waited for: while somebody reads or writes, the log stays until the next time.
        """
        if self.file is None or self.read_only:
            return
        raw = self.engine.raw_connection()
        try:
            for pragma in ("busy_timeout = 0", "wal_checkpoint(TRUNCATE)", _PRAGMAS[0]):
                raw.cursor().execute(f"PRAGMA {pragma}").fetchall()
        except sqlite3.OperationalError as error:
            log.debug("the log stays for now: %s", error)
            raw.invalidate()
        finally:
            raw.close()

    def close(self) -> None:
        """Close every connection."""
        self.engine.dispose()
        if self._copy is not None:
            self._copy.cleanup()


def _checked(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError(f"not a database URL: {url!r}; try sqlite:///judge.db") from error
    backend = parsed.get_backend_name()
    if backend == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    if backend != "sqlite":
        raise StoreError(f"the judge keeps its games in SQLite or PostgreSQL, not in {backend}")
    if not parsed.database or parsed.database == ":memory:":
        raise StoreError("a database in memory would forget every mail; name a file: sqlite:///judge.db")
    return parsed


def _engine(url: URL) -> Engine:
    try:
        engine = create_engine(url)
    except ModuleNotFoundError as error:
        raise StoreError(
            f"PostgreSQL needs {error.name}, which is missing. Remedy: pip install 'diplomacy-judge[pg]'"
        ) from error
    event.listen(engine, "handle_error", _translate)
    if url.get_backend_name() == "sqlite":
        event.listen(engine, "do_connect", _create_privately)
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _cannot_be_written(file: Path) -> bool:
    return file.is_file() and not all(
        os.access(one, os.W_OK, effective_ids=os.access in os.supports_effective_ids)
        for one in (file, file.parent)
    )


def _copy_with_log(file: Path) -> TemporaryDirectory[str] | None:
    """A copy of a database that cannot be written with its log: SQLite has to write to read that."""
    log_file = file.with_name(file.name + "-wal")
    if not log_file.is_file() or not log_file.stat().st_size:
        return None
    folder = TemporaryDirectory(prefix="judge-")
    for one in (file, log_file):
        shutil.copyfile(one, Path(folder.name, one.name))
    return folder


def _reader(file: Path, *, copied: bool) -> Engine:
    """An engine that only reads, from a file that nobody can change or a copy of one."""
    target = f"{file.absolute().as_uri()}?mode={'rw' if copied else 'ro&immutable=1'}"

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(target, uri=True, check_same_thread=False, isolation_level=None)
        connection.execute("PRAGMA query_only = ON")
        return connection

    engine = create_engine("sqlite://", creator=connect, poolclass=QueuePool)
    event.listen(engine, "handle_error", _translate)
    return engine


def _create_privately(
    _dialect: object, _record: object, arguments: tuple[str, ...], _options: object
) -> None:
    """Create the file for its owner only, before SQLite would for everybody; it holds mails and hashes.

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


def give_to_owner(descriptor: int, folder: Path) -> None:
    """Give a file that root made to whoever owns its folder: the judge, who could not open root's."""
    if os.geteuid() == 0:
        owner = folder.stat()
        os.fchown(descriptor, owner.st_uid, owner.st_gid)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    try:
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.OperationalError as error:
        raise Unavailable(f"the database cannot be opened: {error}") from error
    except sqlite3.DatabaseError as error:
        raise ForeignDatabase(f"the file is no database, or a damaged one: {error}") from error


_CROSSED = ("40P01", "40001")
"""SQLSTATE of a transaction that the server ended because it and another one waited for each other."""


_UNWRITABLE = {
    "25006": "it can be read, but not written: it is on a standby server, or set to be so (remedy: "
    "ALTER DATABASE name RESET default_transaction_read_only)",
    "42501": "this user may not write it. Remedy: let the owner of its tables be the user in [database] url, "
    "or GRANT ALL ON ALL TABLES and ALL SEQUENCES IN SCHEMA public to him",
}
"""What a server's SQLSTATE says of a database that cannot be written."""


def _translate(context: ExceptionContext) -> None:
    state = getattr(context.original_exception, "sqlstate", None) or ""
    if state in _CROSSED:
        raise OutOfTurn(str(context.original_exception)) from None
    if state in _UNWRITABLE:
        raise Unwritable(f"the database is not available: {_UNWRITABLE[state]}") from None
    if isinstance(context.sqlalchemy_exception, OperationalError):
        raise Unavailable(f"the database is not available: {context.original_exception}") from None
    if isinstance(context.sqlalchemy_exception, IntegrityError):
        raise Inconsistent(str(context.original_exception)) from context.original_exception


def mentions(connection: Connection, column: InstrumentedAttribute[bytes], word: str) -> ColumnElement[bool]:
    """Whether bytes hold a word, written as here or with a capital."""
    forms = [literal(form.encode()) for form in sorted({word, word.capitalize()})]
    if connection.dialect.name == "sqlite":
        return or_(*(func.instr(column, form) > 0 for form in forms))
    return or_(*(func.position(form.op("IN")(column)) > 0 for form in forms))


def insert_new(connection: Connection, table: type[Base], unique: str, /, **values: Any) -> bool:
    """Insert a row; False, and nothing changed, if one has the same value in the column `unique`."""
    return _insert_new(connection, table, unique, unique, values) is not None


def insert_numbered(connection: Connection, table: type[Base], unique: str, /, **values: Any) -> int | None:
    """Insert a row, and return the number it was given; None, and nothing changed, as in `insert_new`."""
    number: int | None = _insert_new(connection, table, unique, "id", values)
    return number


def _insert_new(
    connection: Connection, table: type[Base], unique: str, wanted: str, values: Mapping[str, Any]
) -> Any:
    """A column of the new row: neither driver counts rows reliably, but one that was skipped has none."""
    return connection.execute(_returning(connection.dialect.name, table, unique, wanted), values).scalar()


def skipping_known(
    connection: Connection, table: type[Base], unique: str
) -> sqlite.Insert | postgresql.Insert:
    """The statement that inserts rows, but for those whose value in the column `unique` is there already."""
    return _skipping(connection.dialect.name, table, unique)


@cache
def _skipping(dialect: str, table: type[Base], unique: str) -> sqlite.Insert | postgresql.Insert:
    """The statement; kept, because putting it together takes longer than running it."""
    insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    return insert(table).on_conflict_do_nothing(index_elements=[unique])


@cache
def _returning(dialect: str, table: type[Base], unique: str, wanted: str) -> Executable:
    return _skipping(dialect, table, unique).returning(table.__table__.c[wanted])
