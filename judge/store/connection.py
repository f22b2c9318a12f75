"""Connections to the database: transactions to read and to write, and the statements prepared for them."""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from collections import namedtuple
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    Dialect,
    Insert,
    Select,
    Update,
    func,
    literal,
    or_,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.orm import InstrumentedAttribute
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.types import TypeEngine

from judge.file_owner import give_to_owner
from judge.store.driver.engine import (
    PATIENCE,
    cannot_be_written,
    checked,
    copy_with_log,
    engine_of,
    failure,
    reader_of,
)
from judge.store.errors import Unavailable
from judge.store.schema import Base

log = logging.getLogger(__name__)


def _stamps(file: Path) -> tuple[tuple[int, int], ...]:
    """When a database and its log were last written, and how long they are."""
    there = (one for one in (file, file.with_name(file.name + "-wal")) if one.is_file())
    return tuple((found.st_mtime_ns, found.st_size) for found in (one.stat() for one in there))


class _Turn:
    """The turn to write: of SQLite one thread's at a time, and in each thread once.

    SQLite itself keeps no order: who waits looks again ten times a second, and a thread that writes without a
    break would keep the others from storing and sending for as long as it has work.
    """

    def __init__(self, *, shared: bool) -> None:
        self._thread = threading.local()
        self._lock = None if shared else threading.Lock()

    def __enter__(self) -> None:
        if getattr(self._thread, "writing", False):
            raise RuntimeError("a writing transaction is open in this thread already")
        if self._lock is not None:
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

    @property
    def name(self) -> str:
        """The database as people may read it: its URL without a password, which its options may hold too."""
        shown = self.url.set(drivername=self.url.get_backend_name(), query={})
        return shown.render_as_string(hide_password=True)

    def was_written(self) -> bool:
        """Whether somebody else has written the database that is only read here, since it was opened."""
        return bool(self._found) and self.file is not None and self._found != _stamps(self.file)

    @property
    def _here(self) -> Path:
        """The file that is read: the database, or a copy into which its log could be written."""
        assert self.file is not None
        return Path(self._copy.name, self.file.name) if self._copy else self.file

    @contextmanager
    def write(self, *, survives_power_cut: bool = True) -> Iterator[Connection]:
        """A transaction that commits at the end of the block, or rolls back if the block fails.

        One that need not survive a power cut survives the death of the process; the next that is synced
        syncs it too. PostgreSQL syncs it at once.
        """
        with self.writing(survives_power_cut=survives_power_cut) as connection:
            yield connection
            connection.commit()

    @contextmanager
    def writing(self, *, survives_power_cut: bool = True) -> Iterator[Connection]:
        """A transaction that its user commits; what he has not committed in the block is rolled back."""
        unsynced = self.file is not None and not survives_power_cut
        with self.alone(), self.engine.connect() as connection:
            if not unsynced:
                self.begin(connection)
                yield connection
                return
            _sync(connection, "NORMAL")
            try:
                self.begin(connection)
                yield connection
            finally:
                connection.rollback()  # SQLite changes nothing about syncs within a transaction
                _sync(connection, "FULL")

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
        except connection.dialect.loaded_dbapi.Error as error:
            raise failure(connection, error) from None

    def alone(self) -> _Turn:
        """The turn to write, for a `with` block; refused inside another writing transaction of the thread."""
        return self._turn

    def empty_log(self) -> None:
        """Write SQLite's log into the file and cut it to nothing: what was overwritten is nowhere any more.

        Nobody is waited for: while somebody reads or writes, the log stays until the next time.
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
        self.engine.dispose()
        if self._copy is not None:
            self._copy.cleanup()


def _sync(connection: Connection, when: str) -> None:
    """Set when SQLite syncs its log: at each commit (FULL), or before it goes into the file (NORMAL)."""
    connection.connection.cursor().execute(f"PRAGMA synchronous = {when}")


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


Statement: TypeAlias = Select[*tuple[Any, ...]] | Insert | Update | Delete
Values: TypeAlias = Mapping[str, Any]
_Conversion: TypeAlias = Callable[[Any], Any]


class Prepared:
    """A statement whose SQL and conversions of values are made once for a driver, and then kept.

    SQLAlchemy looks a statement up, sorts its values and wraps its rows at each execution, which takes ten
    times as long as SQLite itself. What every mail asks for therefore goes to the driver as it was made the
    first time. SQLAlchemy writes the SQL all the same, and has the connections and transactions. An insert or
    update writes the columns that values are given for.
    """

    def __init__(self, statement: Statement) -> None:
        self.statement = statement
        self._forms: dict[tuple[str, ...], _Form] = {}

    def all(self, connection: Connection, values: Values) -> list[Any]:
        """The rows, their columns by name."""
        form = self._form(connection, values)
        cursor = _run(connection, form, values)
        return list(map(form.row, cursor.fetchall()))

    def first(self, connection: Connection, values: Values) -> Any:
        """The first row, None without one."""
        return next(iter(self.all(connection, values)), None)

    def scalar(self, connection: Connection, values: Values) -> Any:
        """The first column of the first row, None without one."""
        row = self.first(connection, values)
        return None if row is None else row[0]

    def change(self, connection: Connection, values: Values) -> int:
        """Run it for its effect; how many rows it has changed."""
        rows: int = _run(connection, self._form(connection, values), values).rowcount
        return rows

    def change_all(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Run it for its effect with each of these values, all of the same columns."""
        form = self._form(connection, rows[0])
        cursor = _cursor(connection)
        try:
            connection.dialect.do_executemany(cursor, form.sql, [form.parameters(row) for row in rows])
        except connection.dialect.loaded_dbapi.Error as error:
            raise failure(connection, error) from error

    def _form(self, connection: Connection, values: Values) -> _Form:
        key = (connection.dialect.name, *values)
        form = self._forms.get(key)
        if form is None:
            form = self._forms[key] = _made(self.statement, connection.dialect, list(values))
        return form


@dataclass(frozen=True, slots=True)
class _Form:
    """A statement as one driver wants it: its SQL, what values become, and what its rows become."""

    sql: str
    parameters: Callable[[Values], Any]
    row: _Conversion


def _cursor(connection: Connection) -> DBAPICursor:
    raw = connection.connection.dbapi_connection
    assert raw is not None
    return raw.cursor()


def _run(connection: Connection, form: _Form, values: Values) -> DBAPICursor:
    cursor = _cursor(connection)
    try:
        connection.dialect.do_execute(cursor, form.sql, form.parameters(values))
    except connection.dialect.loaded_dbapi.Error as error:
        raise failure(connection, error) from error
    return cursor


def _made(statement: Statement, dialect: Dialect, names: list[str]) -> _Form:
    writes = isinstance(statement, Insert | Update)
    compiled = statement.compile(dialect=dialect, column_keys=names if writes else None)
    assert isinstance(compiled, SQLCompiler)
    return _Form(compiled.string, _parameters(compiled, dialect), _row(statement, dialect))


def _parameters(compiled: SQLCompiler, dialect: Dialect) -> Callable[[Values], Any]:
    """What makes a driver's parameters of values: those that stand in the statement are added."""
    binds = {name: bound for bound, name in compiled.bind_names.items()}
    conversions = {
        name: bound.type.dialect_impl(dialect).bind_processor(dialect) for name, bound in binds.items()
    }
    fixed = {name: value for name, value in compiled.params.items() if not binds[name].required}
    parts = [(name, conversions[name]) for name in compiled.positiontup or binds]

    def parameters(values: Values) -> Any:
        given = {**fixed, **values} if fixed else values
        return [given[name] if convert is None else convert(given[name]) for name, convert in parts]

    if compiled.positiontup is None:
        return lambda values: dict(zip(binds, parameters(values), strict=True))
    return parameters


def _row(statement: Statement, dialect: Dialect) -> _Conversion:
    """What makes a row with named columns of a driver's row."""
    columns = statement.exported_columns
    names = [column.key or "" for column in columns]
    row = namedtuple("row", names, rename=True)  # type: ignore[misc]  # noqa: PYI024  # known when it runs
    conversions = [
        (place, convert)
        for place, column in enumerate(columns)
        if (convert := _from_driver(column.type, dialect)) is not None
    ]
    if not conversions:
        return row._make

    def converted(found: Sequence[Any]) -> Any:
        values = list(found)
        for place, convert in conversions:
            values[place] = convert(values[place])
        return row._make(values)

    return converted


def _from_driver(kind: TypeEngine[Any], dialect: Dialect) -> _Conversion | None:
    return kind.dialect_impl(dialect).result_processor(dialect, None)


def mentions(connection: Connection, column: InstrumentedAttribute[bytes], word: str) -> ColumnElement[bool]:
    """Whether bytes hold a word, written as here or with a capital."""
    forms = [literal(form.encode()) for form in sorted({word, word.capitalize()})]
    if connection.dialect.name == "sqlite":
        return or_(*(func.instr(column, form) > 0 for form in forms))
    return or_(*(func.position(form.op("IN")(column)) > 0 for form in forms))


def insert_new(connection: Connection, table: type[Base], unique: str, /, **values: Any) -> bool:
    """Insert a row; False, and nothing changed, if one has the same value in the column `unique`."""
    return _inserting(connection.dialect.name, table, unique, unique).first(connection, values) is not None


def insert_numbered(connection: Connection, table: type[Base], unique: str, /, **values: Any) -> int | None:
    """Insert a row, and return the number it was given; None, and nothing changed, as in `insert_new`."""
    number: int | None = _inserting(connection.dialect.name, table, unique, "id").scalar(connection, values)
    return number


def skipping_known(connection: Connection, table: type[Base], unique: str) -> Prepared:
    """The statement that inserts rows, but for those whose value in the column `unique` is there already."""
    return _inserting(connection.dialect.name, table, unique, None)


@cache
def _inserting(dialect: str, table: type[Base], unique: str, wanted: str | None) -> Prepared:
    """The statement, with a column of the new row: neither driver counts rows reliably.

    One that was skipped has none.
    """
    insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    skipping: Insert = insert(table).on_conflict_do_nothing(index_elements=[unique])
    return Prepared(skipping if wanted is None else skipping.returning(table.__table__.c[wanted]))
