"""Engines: a database's URL to the means of connecting to it, and statements prepared for its driver.

Errors of the driver get the judge's names here.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from shlex import quote
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from sqlalchemy import (
    URL,
    CompoundSelect,
    Connection,
    Delete,
    Dialect,
    Engine,
    ExceptionContext,
    Insert,
    QueuePool,
    Select,
    Update,
    create_engine,
    event,
    make_url,
)
from sqlalchemy.engine.interfaces import DBAPICursor, DBAPIModule
from sqlalchemy.exc import ArgumentError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.types import TypeEngine

from judge.known_secrets import Secrets
from judge.records import OutOfTurn
from judge.store.errors import (
    RESTORE,
    Damaged,
    ForeignDatabase,
    Inconsistent,
    Locked,
    StoreError,
    Unavailable,
    Unwritable,
)

# Engines: a database's URL to the means of connecting to it; errors of its driver by the judge's
# names.

BUSY_SECONDS = 15
"""How long a transaction waits for another writer before it is `Unavailable`."""
PATIENCE = f"busy_timeout = {BUSY_SECONDS * 1000}"
_PRAGMAS = (
    PATIENCE,
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",
)


def checked(url: str) -> URL:
    """Return the URL with its driver; StoreError for what is none, or names no database we keep games in."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # not their messages: the URL may hold a password
        forms = "sqlite:///judge.db or postgresql://user@host:5432/name"
        raise StoreError(f"[database] url is not a database URL, such as {forms}") from None
    backend = parsed.get_backend_name()
    if backend == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    if backend != "sqlite":
        raise StoreError(f"the judge keeps its games in SQLite or PostgreSQL, not in {backend}")
    if not parsed.database or parsed.database == ":memory:":
        raise StoreError("a database in memory would forget every mail; name a file: sqlite:///judge.db")
    if parsed.query:
        raise StoreError("[database] url takes no options behind ? where it names a file of SQLite")
    return parsed


def secrets_of(url: URL) -> Secrets:
    """Return the passwords in a database's URL, which its driver may repeat (libpq takes some as options)."""
    options = (value for key, value in url.normalized_query.items() if "password" in key)
    return Secrets(url.password or "", *(one for values in options for one in values))


def engine_of(url: URL, create: Callable[..., None]) -> Engine:
    """Return the engine of a database; `create` makes the file of a SQLite database before it is opened."""
    is_sqlite = url.get_backend_name() == "sqlite"
    try:
        # A server's database of unknown encoding (SQL_ASCII) would give bytes where text is wanted.
        named = {"client_encoding": "UTF8"} if url.get_backend_name() == "postgresql" else {}
        engine = create_engine(url, connect_args=named, execution_options=_SHARED if is_sqlite else {})
    except ModuleNotFoundError as error:
        raise StoreError(
            f"PostgreSQL needs {error.name}, which is missing. Remedy: pip install 'diplomacy-judge[pg]'"
        ) from error
    event.listen(engine, "handle_error", _translate)
    if is_sqlite:
        event.listen(engine, "do_connect", create)
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


class _Statements(dict[tuple[Any, ...], Any]):
    """Compiled statements for all files of SQLite, by all that tells them apart but the engine's dialect.

    They stand in the code, so their number is bounded. A server's dialect depends on its version.
    """

    def get(self, key: tuple[Any, ...], default: Any = None) -> Any:
        return super().get(key[1:], default)

    def __setitem__(self, key: tuple[Any, ...], value: Any) -> None:
        super().__setitem__(key[1:], value)


_SHARED: Mapping[str, Any] = {"compiled_cache": _Statements()}
"""Options of an engine. A process may open many databases, and to compile takes longer than to run."""


def cannot_be_written(file: Path) -> bool:
    """Return whether a file or its folder is there to be read only."""
    return file.is_file() and not all(
        os.access(one, os.W_OK, effective_ids=os.access in os.supports_effective_ids)
        for one in (file, file.parent)
    )


def copy_with_log(file: Path) -> TemporaryDirectory[str] | None:
    """Return a copy of a database that cannot be written with its log: SQLite has to write to read that."""
    log_file = file.with_name(file.name + "-wal")
    if not log_file.is_file() or not log_file.stat().st_size:
        return None
    folder = TemporaryDirectory(prefix="judge-")
    for one in (file, log_file):
        shutil.copyfile(one, Path(folder.name, one.name))
    return folder


def reader_of(file: Path, *, copied: bool) -> Engine:
    """Return an engine that only reads, from a file that nobody can change or a copy of one."""
    target = f"{file.absolute().as_uri()}?mode={'rw' if copied else 'ro&immutable=1'}"

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(target, uri=True, check_same_thread=False, isolation_level=None)
        connection.execute("PRAGMA query_only = ON")
        return connection

    engine = create_engine("sqlite://", creator=connect, poolclass=QueuePool, execution_options=_SHARED)
    event.listen(engine, "handle_error", _translate)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    try:
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except UnicodeDecodeError as error:  # SQLite says what is wrong, and quotes a table that is no text
        raise _damaged(error) from error
    except sqlite3.OperationalError as error:
        raise Unavailable(f"the database cannot be opened: {error}") from error
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorname.startswith("SQLITE_CORRUPT"):
            raise _damaged(error) from error
        raise ForeignDatabase(
            f"the file is no database, or a damaged one: {error}. Remedy: {RESTORE}"
        ) from error


_DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002")
"""How the names of SQLite's errors begin, and the server's SQLSTATEs, that speak of damaged pages."""
_UNREADABLE = ("no such table", "no such column", "Could not decode to UTF-8")
"""How SQLite's and its driver's errors begin that speak of lost tables and of damaged texts."""
_CROSSED = ("40P01", "40001")
"""SQLSTATE of a transaction that the server ended because it and another one waited for each other."""


_HELD = ("SQLITE_BUSY", "SQLITE_LOCKED")
"""How the names of SQLite's errors begin that speak of a lock."""


def _file(url: URL) -> str:
    return url.database or "" if url.get_backend_name() == "sqlite" else ""


def _held_by(file: str) -> str:
    """Return who holds a lock on the file, and what tells it."""
    found_by = f": fuser -v {quote(file)} names it" if file else ""
    return f"another program holds it{found_by}. Wait until it is done, or end it"


_UNWRITABLE = {
    "25006": "it can be read, but not written: it is on a standby server, or set to be so (remedy: "
    "ALTER DATABASE name RESET default_transaction_read_only)",
    "42501": "this user may not write it. Remedy: let the owner of its tables be the user in [database] url, "
    "or GRANT ALL ON ALL TABLES and ALL SEQUENCES IN SCHEMA public to him",
}
"""What a server's SQLSTATE says of a database that cannot be written."""


def _translate(context: ExceptionContext) -> None:
    file = _file(context.engine.url) if context.engine is not None else ""
    named = _named(context.original_exception, context.dialect, file)
    if (
        named is None and context.connection is None
    ):  # as for an option in the URL that the driver does not know
        said = str(context.original_exception).strip()
        raise StoreError(f"no connection can be made: {said}. Correct [database] url") from None
    if isinstance(named, Inconsistent):
        raise named from context.original_exception
    if named is not None:
        raise named from None


def _named(error: BaseException, dialect: Dialect, file: str = "") -> Exception | None:
    """Return what an error of the driver is to the judge; None for one that it has no name for.

    `file` is that of a SQLite database.
    """
    state = getattr(error, "sqlstate", None) or getattr(error, "sqlite_errorname", None) or ""
    if state.startswith(_DAMAGED) or (dialect.name == "sqlite" and str(error).startswith(_UNREADABLE)):
        return _damaged(error)
    if state in _CROSSED:
        return OutOfTurn(str(error))
    if state in _UNWRITABLE:
        return Unwritable(f"the database is not available: {_UNWRITABLE[state]}")
    if isinstance(error, dialect.loaded_dbapi.OperationalError):
        why = f"the database is not available: {_in_one_line(error)}"
        return Locked(f"{why}; {_held_by(file)}") if state.startswith(_HELD) else Unavailable(why)
    if isinstance(error, dialect.loaded_dbapi.IntegrityError):
        return Inconsistent(str(error))
    return None


def _in_one_line(error: BaseException) -> str:
    """Return what a driver says without libpq's questions on indented lines, as a monitor reads one line."""
    said = [line.strip() for line in str(error).splitlines() if not line.startswith("\t")]
    return "; ".join(filter(None, said)).rstrip(".")


def _damaged(error: BaseException) -> Damaged:
    return Damaged(f"the database is damaged ({error})")


def failure(connection: Connection, error: DBAPIModule.Error) -> Exception:
    """Return what to raise for an error of the driver.

    Once a connection is lost, no older one is used again.
    """
    if connection.dialect.is_disconnect(error, connection.connection.dbapi_connection, None):
        with suppress(Unavailable):  # SQLAlchemy notices too, and gives out no older connection
            connection.exec_driver_sql("SELECT 1")
    return _named(error, connection.dialect, _file(connection.engine.url)) or error


# Prepared statements: what every mail asks for goes to the driver as it was made the first time.

Statement: TypeAlias = Select[*tuple[Any, ...]] | CompoundSelect[*tuple[Any, ...]] | Insert | Update | Delete
Values: TypeAlias = Mapping[str, Any]
_Conversion: TypeAlias = Callable[[Any], Any]


class Prepared:
    """A statement whose SQL and conversions of values are made once for a driver, and then kept.

    SQLAlchemy looks a statement up, sorts its values and wraps its rows at each execution, which takes ten
    times as long as SQLite itself. What every mail asks for therefore goes to the driver as it was made the
    first time. SQLAlchemy writes the SQL anyway, and has the connections and transactions. An insert or
    update writes the columns that values are given for.
    """

    def __init__(self, statement: Statement) -> None:
        self.statement = statement
        self._writes = isinstance(statement, Insert | Update)
        self._forms: dict[str | tuple[str, ...], _Form] = {}

    def all(self, connection: Connection, values: Values) -> list[Any]:
        """Return the rows, their columns by name."""
        form = self._form(connection, values)
        cursor = _run(connection, form, values)
        return list(map(form.row, cursor.fetchall()))

    def first(self, connection: Connection, values: Values) -> Any:
        """Return the first row, None without one."""
        form = self._form(connection, values)
        rows = _run(connection, form, values).fetchall()
        return form.row(rows[0]) if rows else None

    def scalar(self, connection: Connection, values: Values) -> Any:
        """Return the first column of the first row, None without one."""
        row = self.first(connection, values)
        return None if row is None else row[0]

    def change(self, connection: Connection, values: Values) -> int:
        """Run it for its effect; how many rows it has changed."""
        rows: int = _run(connection, self._form(connection, values), values).rowcount
        return rows

    def change_all(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Run it for its effect with each of these values, all of the same columns."""
        form = self._form(connection, rows[0])
        cursor = cursor_of(connection)
        try:
            connection.dialect.do_executemany(cursor, form.sql, [form.parameters(row) for row in rows])
        except connection.dialect.loaded_dbapi.Error as error:
            raise failure(connection, error) from error

    def _form(self, connection: Connection, values: Values) -> _Form:
        name = connection.dialect.name
        key = (name, *values) if self._writes else name
        form = self._forms.get(key)
        if form is None:
            names = list(values) if self._writes else None
            form = self._forms[key] = _made(self.statement, connection.dialect, names)
        return form


@dataclass(frozen=True, slots=True)
class _Form:
    """A statement as one driver wants it: its SQL, what values become, and what its rows become."""

    sql: str
    parameters: Callable[[Values], Any]
    row: _Conversion


def cursor_of(connection: Connection) -> DBAPICursor:
    """Return a cursor of the driver's own, without the library's wrapping."""
    raw = connection.connection.dbapi_connection
    assert raw is not None
    return raw.cursor()


def _run(connection: Connection, form: _Form, values: Values) -> DBAPICursor:
    cursor = cursor_of(connection)
    try:
        connection.dialect.do_execute(cursor, form.sql, form.parameters(values))
    except connection.dialect.loaded_dbapi.Error as error:
        raise failure(connection, error) from error
    return cursor


def _made(statement: Statement, dialect: Dialect, names: list[str] | None) -> _Form:
    compiled = statement.compile(dialect=dialect, column_keys=names)
    assert isinstance(compiled, SQLCompiler)
    return _Form(compiled.string, _parameters(compiled, dialect), _row(statement, dialect))


def _parameters(compiled: SQLCompiler, dialect: Dialect) -> Callable[[Values], Any]:
    """Return what makes a driver's parameters of values: those that stand in the statement are added."""
    binds = {name: bound for bound, name in compiled.bind_names.items()}
    conversions = {
        name: bound.type.dialect_impl(dialect).bind_processor(dialect) for name, bound in binds.items()
    }
    fixed = {name: value for name, value in compiled.params.items() if not binds[name].required}
    names = list(compiled.positiontup or binds)
    wanted = _conversions([conversions[name] for name in names])

    def parameters(values: Values) -> Any:
        given = {**fixed, **values} if fixed else values
        found = list(map(given.__getitem__, names))
        for place, convert in wanted:
            found[place] = convert(found[place])
        return found

    if compiled.positiontup is None:
        return lambda values: dict(zip(binds, parameters(values), strict=True))
    return parameters


def _row(statement: Statement, dialect: Dialect) -> _Conversion:
    """Return what makes a row with named columns of a driver's row."""
    columns = statement.exported_columns
    names = [column.key or "" for column in columns]
    row = namedtuple("row", names, rename=True)  # type: ignore[misc]  # noqa: PYI024  # known when it runs
    wanted = _conversions([_from_driver(column.type, dialect) for column in columns])
    if not wanted:
        return row._make

    def converted(found: Sequence[Any]) -> Any:
        values = list(found)
        for place, convert in wanted:
            values[place] = convert(values[place])
        return row._make(values)

    return converted


def _conversions(found: Iterable[_Conversion | None]) -> list[tuple[int, _Conversion]]:
    """Return the conversions of values with the places of these; most values need none."""
    return [(place, convert) for place, convert in enumerate(found) if convert is not None]


def _from_driver(kind: TypeEngine[Any], dialect: Dialect) -> _Conversion | None:
    return kind.dialect_impl(dialect).result_processor(dialect, None)
