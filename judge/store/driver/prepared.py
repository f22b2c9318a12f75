"""Prepared statements: what every mail asks for goes to the driver as it was made the first time."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import CompoundSelect, Connection, Delete, Dialect, Insert, Select, Update
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.types import TypeEngine

from judge.store.engine import failure

Statement: TypeAlias = Select[*tuple[Any, ...]] | CompoundSelect[*tuple[Any, ...]] | Insert | Update | Delete
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
        self._writes = isinstance(statement, Insert | Update)
        self._forms: dict[str | tuple[str, ...], _Form] = {}

    def all(self, connection: Connection, values: Values) -> list[Any]:
        """The rows, their columns by name."""
        form = self._form(connection, values)
        cursor = _run(connection, form, values)
        return list(map(form.row, cursor.fetchall()))

    def first(self, connection: Connection, values: Values) -> Any:
        """The first row, None without one."""
        form = self._form(connection, values)
        rows = _run(connection, form, values).fetchall()
        return form.row(rows[0]) if rows else None

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
    """A cursor of the driver's own, without the library's wrapping."""
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
