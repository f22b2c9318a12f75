"""Export and import: a whole database, or one game, as lines of JSON in the order of the foreign keys.

The first line says what follows, the last one how much it was, with the hash of all before it. A whole
database keeps every number, so that an export of what was imported is the same bytes, on SQLite and
PostgreSQL alike. A game brings its people, by address, and its record; no passwords and no mails (ADR 45).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby, islice
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, text

from judge.game.check import game_findings
from judge.store.codec import decode_game
from judge.store.connection import Connections
from judge.store.errors import Inconsistent, StoreError
from judge.store.integrity import check
from judge.store.json_changes import people_named, without_passwords
from judge.store.maintenance.export_lines import NUMBERED, TABLES, Line, header, plain, read_export, signed
from judge.store.restore import refuse_while_open
from judge.store.schema import IMPORTED, REMOVED, Base, GameRow, HealthRow, MarkRow, UpkeepRow

_EMPTY = ("person", "game", "inbox", "outbox")
"""What an empty database has nothing of."""
_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import brought: rows by table, and what of its games makes no sense on their boards."""

    rows: Mapping[str, int]
    doubts: tuple[str, ...] = ()


def export_all(connections: Connections) -> Iterator[str]:
    """The lines of a whole database, all of one moment."""
    with connections.read() as read:
        yield from signed(header(None, _numbers(read)), (row for name in TABLES for row in _rows(read, name)))


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
        yield from signed(header(game), (*people, kept, *record))


def _rows(read: Connection, name: str, *which: Any) -> Iterator[dict[str, Any]]:
    table = TABLES[name]
    query = select(table).where(*which).order_by(*table.primary_key.columns)
    if name == UpkeepRow.__tablename__:
        query = query.where(UpkeepRow.what != IMPORTED)
    for row in read.execution_options(yield_per=_AT_ONCE).execute(query).mappings():
        yield {"table": name, "row": {key: plain(value) for key, value in row.items()}}


def import_all(connections: Connections, lines: Iterable[str], now: datetime) -> Imported:
    """Fill an empty database with a whole export, in one transaction.

    Empty is one without people, games and mails: what a pass of a judge notes besides is replaced. InUse
    while a judge runs on it.
    """
    refuse_while_open(connections)
    first, rows = read_export(lines)
    if first.game:
        raise StoreError("this is an export of one game, not of a whole judge")
    with connections.write() as write:
        if any(write.scalar(select(func.count()).select_from(TABLES[name])) for name in _EMPTY):
            raise StoreError("a whole export goes into an empty database; this one holds a judge already")
        for table in (Base.metadata.tables[HealthRow.__tablename__], *reversed([*TABLES.values()])):
            write.execute(delete(table))
        counts = _fill(write, rows, first.numbers)
        _set_numbers(write, first.numbers)
        gaps = first.numbers["inbox"] - counts.get("inbox", 0)
        write.execute(
            insert(UpkeepRow).values(at=now, what=IMPORTED, detail=f"{gaps} numbers of mails unused")
        )
        findings = check(write)
        if findings:
            raise StoreError(f"what was imported is not sound, nothing was kept: {findings[0]}")
        return Imported(counts, tuple(_doubts(write)))


def _doubts(read: Connection) -> Iterator[str]:
    """The first thing that is wrong with each game on its board: a judge moves whole, with what it had."""
    games = select(GameRow.name, GameRow.state).where(GameRow.status != REMOVED).order_by(GameRow.name)
    for name, state in read.execute(games):
        for finding in islice(game_findings(decode_game(state)), 1):
            yield f"{name}: {finding}"


def _fill(write: Connection, lines: Iterable[Line], numbers: Mapping[str, int]) -> dict[str, int]:
    """Write the rows; how many there were by table."""
    counts: dict[str, int] = {}
    for name, batch in groupby(lines, key=attrgetter("table")):
        for rows in batched(batch):
            insert_lines(write, rows)
            counts[name] = counts.get(name, 0) + len(rows)
    for name, last in numbers.items():
        if last < (write.scalar(select(func.max(TABLES[name].c.id))) or 0):
            raise StoreError(f"line 1: {last} is not the last number of {name}: the export has a later one")
    return counts


def batched(lines: Iterator[Line]) -> Iterator[list[Line]]:
    """Some hundred lines at a time."""
    while batch := list(islice(lines, _AT_ONCE)):
        yield batch


def insert_lines(write: Connection, lines: Sequence[Line]) -> None:
    """Write rows of one table; StoreError names the line that does not fit what is there."""
    try:
        with write.begin_nested():
            write.execute(insert(TABLES[lines[0].table]), [line.row for line in lines])
    except Inconsistent as error:
        if len(lines) == 1:
            raise lines[0].wrong(f"it does not fit the lines before it: {error}") from error
        for line in lines:
            insert_lines(write, [line])


def _numbers(read: Connection) -> dict[str, int]:
    """The last number given out in each numbered table."""
    if read.dialect.name == "sqlite":
        rows = read.execute(text("SELECT name, seq FROM sqlite_sequence"))
        given = {row[0]: row[1] for row in rows}
        return {name: given.get(name, 0) for name in NUMBERED}
    found = {}
    for name in NUMBERED:
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
