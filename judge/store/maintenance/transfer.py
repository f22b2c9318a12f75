"""Export and import: a whole database, or one game, as lines of JSON in the order of the foreign keys.

The first line says what follows, the last one how much it was, with the hash of all before it. A whole
database keeps every number, so that an export of what was imported is the same bytes, on SQLite and
PostgreSQL alike. A game brings its people, by address, and its record; no passwords and no mails (ADR 45).
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Table, delete, func, insert, select, text
from sqlalchemy import LargeBinary as Bytes

from judge.store.codec import UtcDateTime
from judge.store.connection import Connections
from judge.store.errors import StoreError
from judge.store.games import body_hash
from judge.store.json_changes import people_named, without_passwords
from judge.store.maintenance import upgrade
from judge.store.maintenance.integrity import check
from judge.store.maintenance.restore import refuse_while_open
from judge.store.schema import (
    IMPORTED,
    Base,
    EventRow,
    GameRow,
    HealthRow,
    InboxRow,
    MarkRow,
    OtherAddressRow,
    OutboxRow,
    ParkedRow,
    PersonRow,
    PictureRow,
    SeatRow,
    SecretRow,
    SnapshotRow,
    TokenRow,
    UpkeepRow,
)

FORMAT = 1
_ROWS: tuple[type[Base], ...] = (
    PersonRow,
    OtherAddressRow,
    GameRow,
    SnapshotRow,
    EventRow,
    SeatRow,
    InboxRow,
    OutboxRow,
    PictureRow,
    TokenRow,
    ParkedRow,
    MarkRow,
    UpkeepRow,
    SecretRow,
)
TABLES: Mapping[str, Table] = {row.__tablename__: Base.metadata.tables[row.__tablename__] for row in _ROWS}
"""The tables that move, each after those it points to; what processes here did and found stays
(`health`, `verified`)."""
_NUMBERED = (PersonRow.__tablename__, InboxRow.__tablename__, OutboxRow.__tablename__)
"""Tables whose numbers are never given twice, even after a row was deleted."""
_EMPTY = ("person", "game", "inbox", "outbox")
"""What an empty database has nothing of."""
_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import brought: rows by table."""

    rows: Mapping[str, int]


def export_all(connections: Connections) -> Iterator[str]:
    """The lines of a whole database, all of one moment."""
    with connections.read() as read:
        header = {"judge": "export", "format": FORMAT, "revision": upgrade.head(), "game": None}
        yield from _signed(
            {**header, "numbers": _numbers(read)},
            (row for name in TABLES for row in _rows(read, name)),
        )


def export_game(connections: Connections, game: str) -> Iterator[str]:
    """The lines of one game: who is named in it, its state without passwords, and its record."""
    with connections.read() as read:
        kept = next(_rows(read, "game", TABLES["game"].c.name == game), None)
        if kept is None:
            raise StoreError(f"there is no game called {game}; `judge keeper games` lists them")
        kept["row"]["state"] = without_passwords(kept["row"]["state"])
        record = [
            *_rows(read, "snapshot", TABLES["snapshot"].c.game == game),
            *_rows(read, "event", TABLES["event"].c.game == game),
        ]
        texts = [kept["row"]["state"], *(one["row"]["body"] for one in record if one["table"] == "event")]
        numbers = sorted({number for body in texts for number in people_named(body) if number})
        people = _rows(read, "person", TABLES["person"].c.id.in_(numbers))
        header = {"judge": "export", "format": FORMAT, "revision": upgrade.head(), "game": game}
        yield from _signed(header, (*people, kept, *record))


def _signed(header: Mapping[str, Any], rows: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Header, rows, and the line by which a whole export is known."""
    digest, count = hashlib.sha256(), 0
    line = _line(header)
    digest.update(line.encode())
    yield line
    for count, row in enumerate(rows, 1):  # noqa: B007  # how many there were is said at the end
        line = _line(row)
        digest.update(line.encode())
        yield line
    yield _line({"rows": count, "sha256": digest.hexdigest()})


def _line(value: Mapping[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


def _rows(read: Connection, name: str, *which: Any) -> Iterator[dict[str, Any]]:
    table = TABLES[name]
    query = select(table).where(*which).order_by(*table.primary_key.columns)
    if name == UpkeepRow.__tablename__:
        query = query.where(UpkeepRow.what != IMPORTED)
    for row in read.execution_options(yield_per=_AT_ONCE).execute(query).mappings():
        yield {"table": name, "row": {key: _plain(value) for key, value in row.items()}}


def _plain(value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, (bytes, memoryview)):
        return base64.b64encode(bytes(value)).decode("ascii")
    return value


def read_lines(lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    """The header and the rows of an export; StoreError, at the latest at its end, if it is damaged."""
    digest, count, ended = hashlib.sha256(), -1, False
    for number, line in enumerate(lines, 1):
        if ended:
            raise StoreError(f"line {number}: there is something behind the end of the export")
        try:
            value = json.loads(line)
        except ValueError as error:
            raise StoreError(f"line {number} is no line of an export: {error}") from error
        if number == 1:
            _check_header(value)
        if isinstance(value, dict) and "sha256" in value and "table" not in value:
            if value != {"rows": count, "sha256": digest.hexdigest()}:
                raise StoreError("the export was changed or is not whole: its hash differs")
            ended = True
            continue
        digest.update(line.encode())
        count += 1
        yield value
    if not ended:
        raise StoreError("the export is not whole: its last line is missing")


def _check_header(value: Any) -> None:
    if not isinstance(value, dict) or value.get("judge") != "export" or value.get("format") != FORMAT:
        raise StoreError("this is no export of `judge export`")
    if value["revision"] != upgrade.head():
        raise StoreError(
            f"this export is of a judge with revision {value['revision']}, this one has {upgrade.head()}: "
            "bring both judges to the same version, and export again"
        )


def import_all(connections: Connections, lines: Iterable[str], now: datetime) -> Imported:
    """Fill an empty database with a whole export, in one transaction.

    Empty is one without people, games and mails: what a pass of a judge notes besides is replaced. InUse
    while a judge runs on it.
    """
    refuse_while_open(connections)
    values = read_lines(lines)
    header = next(values, None)
    if header is None:
        raise StoreError("the file is empty")
    counts: dict[str, int] = {}
    with connections.write() as write:
        if any(write.scalar(select(func.count()).select_from(TABLES[name])) for name in _EMPTY):
            raise StoreError("a whole export goes into an empty database; this one holds a judge already")
        for table in (Base.metadata.tables[HealthRow.__tablename__], *reversed([*TABLES.values()])):
            write.execute(delete(table))
        for name, rows in _batches(values):
            write.execute(insert(TABLES[name]), rows)
            counts[name] = counts.get(name, 0) + len(rows)
        _set_numbers(write, header["numbers"])
        gaps = header["numbers"]["inbox"] - counts.get("inbox", 0)
        write.execute(
            insert(UpkeepRow).values(at=now, what=IMPORTED, detail=f"{gaps} numbers of mails unused")
        )
        findings = check(write)
        if findings:
            raise StoreError(f"what was imported is not sound, nothing was kept: {findings[0]}")
    return Imported(counts)


def _batches(values: Iterable[dict[str, Any]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table at a time, some hundred at once."""
    name, rows = "", list[dict[str, Any]]()
    for value in values:
        if value["table"] not in TABLES:
            raise StoreError(f"there is no table {value['table']!r} here")
        if rows and (value["table"] != name or len(rows) == _AT_ONCE):
            yield name, rows
            rows = []
        name = value["table"]
        rows.append(typed(value))
    if rows:
        yield name, rows


def typed(value: Mapping[str, Any]) -> dict[str, Any]:
    """The columns of a line as the database takes them."""
    row = dict(value["row"])
    for column in TABLES[value["table"]].columns:
        found = row.get(column.name)
        if found is not None and isinstance(column.type, UtcDateTime):
            row[column.name] = datetime.fromisoformat(found)
        elif found is not None and isinstance(column.type, Bytes):
            row[column.name] = base64.b64decode(found)
    if value["table"] == "snapshot" and body_hash(row["body"]) != row["sha256"]:
        raise StoreError(f"phase {row['number']} of {row['game']} was changed: its hash differs")
    return row


def _numbers(read: Connection) -> dict[str, int]:
    """The last number given out in each numbered table."""
    if read.dialect.name == "sqlite":
        rows = read.execute(text("SELECT name, seq FROM sqlite_sequence"))
        given = {row[0]: row[1] for row in rows}
        return {name: given.get(name, 0) for name in _NUMBERED}
    found = {}
    for name in _NUMBERED:
        sequence = read.scalar(text("SELECT pg_get_serial_sequence(:name, 'id')"), {"name": name})
        last, called = read.execute(text(f"SELECT last_value, is_called FROM {sequence}")).one()  # noqa: S608  # the server's own name
        found[name] = last if called else 0
    return found


def _set_numbers(write: Connection, numbers: Mapping[str, int]) -> None:
    """Go on counting where the exported database was."""
    if write.dialect.name == "sqlite":
        for name, last in numbers.items():
            write.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), {"name": name})
            if last:
                row = {"name": name, "last": last}
                write.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)"), row)
        return
    for name in (*numbers, MarkRow.__tablename__, UpkeepRow.__tablename__):
        last = numbers.get(name) or write.scalar(select(func.max(TABLES[name].c.id)))
        if last:
            setting = text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :last)")
            write.execute(setting, {"name": name, "last": last})
