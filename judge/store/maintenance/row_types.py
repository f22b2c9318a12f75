"""Types of a row's columns: what a table says, and whether the values of a row are of them."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import BigInteger, Column, Connection, LargeBinary, Table, select

from judge.store.codec import UtcDateTime

_LONG, _SHORT = 2**63, 2**31
"""Beyond the numbers of a BIGINT and of an INTEGER on a server."""


def fault_of(table: Table, row: Mapping[str, Any]) -> str:
    """What is wrong with the first column that cannot be stored as it is; empty if nothing is."""
    for column in table.columns:
        if column.name in row and not _fits(column, row[column.name]):
            return f"its {column.name} is {row[column.name]!r:.60}, not {_wanted(column)}"
    return ""


def typed(table: Table, given: Mapping[str, Any]) -> dict[str, Any]:
    """A row as JSON has it as the database takes it; ValueError, in a sentence, if it cannot."""
    wanted = {column.name for column in table.columns}
    if given.keys() != wanted:
        odd = sorted(given.keys() ^ wanted)
        raise ValueError(f"a row of {table.name} has other columns than here: {', '.join(odd)[:60]!r}")
    row = {column.name: _from_json(column, given[column.name]) for column in table.columns}
    if fault := fault_of(table, row):
        raise ValueError(f"a row of {table.name}: {fault}")
    return row


def _from_json(column: Column[Any], value: Any) -> Any:
    """Moments and bytes of their texts; what is no such text stays one."""
    if not isinstance(value, str):
        return value
    kind = _type_of(column)
    try:
        if kind is bytes:
            return base64.b64decode(value, validate=True)
        if kind is datetime and (moment := datetime.fromisoformat(value)).tzinfo is not None:
            return moment.astimezone(UTC)
    except (ValueError, OverflowError):
        pass
    return value


def _fits(column: Column[Any], value: Any) -> bool:
    if value is None:
        return bool(column.nullable)
    if type(value) is not _type_of(column):
        return False
    if isinstance(value, str):
        return _is_text(value)
    if isinstance(value, int):
        most = _LONG if isinstance(column.type, BigInteger) else _SHORT
        return -most <= value < most
    return True


def _is_text(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:  # half a pair of surrogates, which JSON can say
        return False
    return "\0" not in value


def _wanted(column: Column[Any]) -> str:
    return _WORDS[_type_of(column)] + (" or null" if column.nullable else "")


_WORDS: Mapping[type, str] = {
    str: "a text",
    int: "a number",
    bool: "true or false",
    bytes: "bytes",
    datetime: "a moment",
}


def _type_of(column: Column[Any]) -> type:
    return datetime if isinstance(column.type, UtcDateTime) else column.type.python_type


def misfits(connection: Connection, table: Table) -> Iterator[str]:
    """What is wrong with the rows that are stored; it ends at the first one that cannot be read at all.

    Bytes are not read: any will do.
    """
    columns = [column for column in table.columns if not isinstance(column.type, LargeBinary)]
    key = [column.name for column in table.primary_key.columns]
    rows = connection.execution_options(yield_per=_AT_ONCE).execute(select(*columns)).mappings()
    for row in rows:
        if fault := fault_of(table, dict(row)):
            yield f"row {', '.join(str(row[name]) for name in key)}: {fault}"


_AT_ONCE = 500
