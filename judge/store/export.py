"""Export and import: a whole database, or one game, as lines of JSON.

The first line says what follows, the last one how much it was, with the hash of all before it. A whole
database keeps every number, so that an export of what was imported is the same bytes, on SQLite and
PostgreSQL alike. A game brings its people, by address, and its record; no passwords and no emails (ADR 45).
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby, islice
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, Table, delete, func, insert, select, text, update

from judge.game.check import game_findings, position_findings
from judge.game.phases.expiry import next_due
from judge.game.state import Game
from judge.language.names import is_game_name
from judge.records import NOWHERE
from judge.store import upgrade
from judge.store.codec import decode_game, decode_snapshot, people_named, renumbered, without_passwords
from judge.store.connection import Connections
from judge.store.declarative import Base
from judge.store.errors import Inconsistent, StoreError
from judge.store.games import parts
from judge.store.integrity import check, check_game, require_texts, typed
from judge.store.last_work import import_detail, last_work
from judge.store.restore import refuse_while_open
from judge.store.schema import (
    IMPORTED,
    METADATA,
    REMOVED,
    CounterRow,
    EventRow,
    GameRow,
    HealthRow,
    InboxRow,
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

# Lines of an export: a header, a row of a table each, and the last, which has the hash of all before
# it.
#
# A row is read as its table has it (`integrity`), its texts as what they stand for, so
# that nothing is written of an export that does not fit. Every error names the line.

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
    CounterRow,
    UpkeepRow,
    SecretRow,
)
TABLES: Mapping[str, Table] = {row.__tablename__: METADATA.tables[row.__tablename__] for row in _ROWS}
"""The tables that move, each after those it points to; what processes here did and found stays
(`health`, `verified`, `faulty_mail`), but for the moment of the last work, which the first line has."""
NUMBERED = (PersonRow.__tablename__, InboxRow.__tablename__, OutboxRow.__tablename__)
"""Tables whose numbers are never given twice, even after a row was deleted."""
_MOST = 2**63
"""Beyond any number of a row."""


@dataclass(frozen=True, slots=True)
class Line:
    """A row of an export, its columns as the database takes them."""

    number: int
    table: str
    row: dict[str, Any]

    def wrong(self, why: object) -> StoreError:
        """Return the error that says what is wrong with it."""
        return StoreError(f"line {self.number}: {why}")


@dataclass(frozen=True, slots=True)
class Header:
    """The first line: the game, "" for a whole judge, and then the last number given out by table.

    Of a whole judge also when it was last at work, if that is known.
    """

    game: str
    numbers: Mapping[str, int]
    worked: datetime | None = None


def header(
    game: str | None, numbers: Mapping[str, int] | None = None, worked: datetime | None = None
) -> dict[str, Any]:
    """Return the first line of an export of this judge."""
    first = {"judge": "export", "format": FORMAT, "revision": upgrade.head(), "game": game}
    if numbers is None:
        return first
    return {**first, "numbers": numbers, "worked": plain(worked)}


def signed(first: Mapping[str, Any], rows: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Header, rows, and the line by which a whole export is known."""
    digest, count = hashlib.sha256(), 0
    line = _written(first)
    digest.update(line.encode())
    yield line
    for count, row in enumerate(rows, 1):  # noqa: B007  # how many there were is said at the end
        line = _written(row)
        digest.update(line.encode())
        yield line
    yield _written({"rows": count, "sha256": digest.hexdigest()})


def _written(value: Mapping[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


def plain(value: Any) -> Any:
    """Return a value of a column as a line has it: a moment and bytes as text."""
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, (bytes, memoryview)):
        return base64.b64encode(bytes(value)).decode("ascii")
    return value


def read_export(lines: Iterable[str]) -> tuple[Header, Iterator[Line]]:
    """Return the header and the rows of an export.

    StoreError, at the latest at its end, if anything is wrong.
    """
    values = _values(lines)
    first = next(values, None)
    if first is None:
        raise StoreError("the file is empty")
    return _header(first[1]), (_line(number, value) for number, value in values)


def _values(lines: Iterable[str]) -> Iterator[tuple[int, dict[str, Any]]]:
    digest, count, ended = hashlib.sha256(), -1, False
    for number, line in enumerate(lines, 1):
        if ended:
            raise StoreError(f"line {number}: there is something behind the end of the export")
        value = _value(number, line)
        if "sha256" in value and "table" not in value:
            if value != {"rows": count, "sha256": digest.hexdigest()}:
                raise StoreError("the export was changed or is not whole: its hash differs")
            ended = True
            continue
        digest.update(line.encode(errors="surrogatepass"))
        count += 1
        yield number, value
    if not ended:
        raise StoreError("the export is not whole: its last line is missing")


def _value(number: int, line: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise StoreError(f"line {number} is no line of an export: {error}") from error
    if not isinstance(value, dict):
        raise StoreError(f"line {number} is no line of an export")
    return value


def _header(value: Mapping[str, Any]) -> Header:
    if value.get("judge") != "export" or value.get("format") != FORMAT:
        raise StoreError("this is no export of `judge export`")
    revision, game = value.get("revision"), value.get("game")
    if revision != upgrade.head():
        raise StoreError(
            f"this export is of a judge with revision {revision!r:.20}, this one has {upgrade.head()}: "
            "bring both judges to the same version, and export again"
        )
    if game is None:
        return Header("", _numbers_read(value.get("numbers")), _moment_read(value.get("worked")))
    if not isinstance(game, str) or not is_game_name(game):
        raise StoreError(f"line 1: no game can be called {game!r:.60}")
    return Header(game, {})


def _numbers_read(value: object) -> dict[str, int]:
    """Return the last numbers given out, of each table that is numbered."""
    if not isinstance(value, dict) or value.keys() != {*NUMBERED}:
        raise StoreError(f"line 1: its numbers are not those of {', '.join(NUMBERED)}")
    if not all(type(last) is int and 0 <= last < _MOST for last in value.values()):
        raise StoreError("line 1: its numbers are none that can be given out")
    return value


def _moment_read(value: object) -> datetime | None:
    """Return when the judge was last at work; an export made before that was kept does not say."""
    if value is None:
        return None
    try:
        moment = datetime.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        moment = None
    if moment is None or moment.tzinfo is None:
        raise StoreError("line 1: the time of the last work is none")
    return moment


def _line(number: int, value: Mapping[str, Any]) -> Line:
    name, row = value.get("table"), value.get("row")
    if not isinstance(name, str) or name not in TABLES:
        raise StoreError(f"line {number}: there is no table {name!r:.60} here")
    if not isinstance(row, dict) or len(value) > len(("table", "row")):
        raise StoreError(f"line {number} is no row of {name}")
    try:
        read = typed(TABLES[name], row)
        require_texts(name, read)
    except ValueError as error:
        raise StoreError(f"line {number}: {error}") from error
    return Line(number, name, read)


_EMPTY = ("person", "game", "inbox", "outbox")
"""What an empty database has nothing of."""
_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import brought: rows by table, and what of its games makes no sense on their boards."""

    rows: Mapping[str, int]
    doubts: tuple[str, ...] = ()


def export_all(connections: Connections) -> Iterator[str]:
    """Yield the lines of a whole database, all of one moment."""
    with connections.read() as read:
        first = header(None, _numbers(read), last_work(read))
        yield from signed(first, (row for name in TABLES for row in _rows(read, name)))


def export_game(connections: Connections, game: str) -> Iterator[str]:
    """Yield the lines of one game: who is named in it, its state without passwords, and its record."""
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

    Empty is one without people, games and emails: what a pass of a judge notes besides is replaced. InUse
    while a judge runs on it.
    """
    refuse_while_open(connections)
    first, rows = read_export(lines)
    if first.game:
        raise StoreError("this is an export of one game, not of a whole judge")
    with connections.write() as write:
        if any(write.scalar(select(func.count()).select_from(TABLES[name])) for name in _EMPTY):
            raise StoreError("a whole export goes into an empty database; this one holds a judge already")
        for table in (METADATA.tables[HealthRow.__tablename__], *reversed([*TABLES.values()])):
            write.execute(delete(table))
        counts = _fill(write, rows, first.numbers)
        _set_numbers(write, first.numbers)
        gaps = first.numbers["inbox"] - counts.get("inbox", 0)
        write.execute(
            insert(UpkeepRow).values(at=now, what=IMPORTED, detail=import_detail(write, gaps, first.worked))
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
    """Return the last number given out in each numbered table."""
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
    for name in (*numbers, CounterRow.__tablename__, UpkeepRow.__tablename__):
        last = numbers.get(name) or write.scalar(select(func.max(TABLES[name].c.id)))
        if last:
            setting = text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :last)")
            write.execute(setting, {"name": name, "last": last})


# A game of another judge becomes one of this judge: its people by address, its record as it was.

_ORDER = ("person", "game", "snapshot", "event")
"""The tables in the export of one game, each after those it points to."""

_NAMES = {"game": "game", "snapshot": "judged phase"}
_OF_THIS_JUDGE = frozenset({"id", "address", "registered", "unreachable"})
"""What a newcomer keeps as this judge has it when an imported person becomes them."""


def import_game(connection: Connection, lines: Iterable[str], name: str | None = None) -> str:
    """Add an exported game, as `name` if one is given; the name it has here.

    The whole export is read before anything is written. StoreError names the line that is wrong.
    """
    first, rows = read_export(lines)
    if not first.game:
        raise StoreError("this is no export of one game: `judge export --game NAME` makes one")
    read = tuple(rows)
    _require_one_game(first.game, read)
    here = name or first.game
    if not is_game_name(here):
        raise StoreError(f"no game can be called {here!r:.60}; give it another name with --as")
    if connection.scalar(select(GameRow.name).where(GameRow.name == here)):
        raise StoreError(f"the name {here} cannot be had; give it another name with --as")
    _require_sense(read)
    numbers = {line.row["id"]: _person(connection, line.row) for line in read if line.table == "person"}
    for line in sorted(read, key=lambda line: _ORDER.index(line.table)):
        if line.table == "game":
            _add_game(connection, line, here, numbers)
        elif line.table != "person":
            _add_record(connection, line, here, numbers)
    findings = check_game(connection, here)
    if findings:
        raise StoreError(f"what was imported is not sound, nothing was kept: {findings[0]}")
    return here


def _require_one_game(game: str, lines: Sequence[Line]) -> None:
    """Each row is once there, and of this game."""
    seen: set[tuple[object, ...]] = set()
    for line in lines:
        if line.table not in _ORDER:
            raise line.wrong(f"a row of {line.table} has no place in the export of one game")
        keys = [column.name for column in TABLES[line.table].primary_key.columns]
        marks = [(line.table, *(line.row[key] for key in keys)), (line.table, line.row.get("address", keys))]
        if not seen.isdisjoint(marks[: 1 + (line.table == "person")]):
            raise line.wrong("it is there already")
        seen.update(marks[: 1 + (line.table == "person")])
        if line.table != "person" and line.row["name" if line.table == "game" else "game"] != game:
            raise line.wrong(f"it is not of {game}")
        if line.row.get("status") == REMOVED:
            raise line.wrong("the game was removed from its judge")
    if not any(line.table == "game" for line in lines):
        raise StoreError(f"the export has no state of {game}")


def _require_sense(lines: Sequence[Line]) -> None:
    """The game and each phase of its record can be on its board: what was changed by hand may not."""
    line = next(line for line in lines if line.table == "game")
    game = decode_game(line.row["state"])
    _refuse(line, game_findings(game))
    judged = {0, *(one.row["number"] for one in lines if one.table == "snapshot")}
    if game.phase is not None and game.previous not in judged:
        raise line.wrong(f"the game follows phase {game.previous}, which is not in the export")
    for one in lines:
        if one.table == "snapshot":
            _refuse(one, _phase_findings(game, one.row["body"]))


def _phase_findings(game: Game, body: str) -> Iterator[str]:
    judged = decode_snapshot(body)
    yield from position_findings(game.variant, judged.phase, judged.position)
    yield from position_findings(game.variant, judged.phase, judged.outcome.after)


def _refuse(line: Line, findings: Iterator[str]) -> None:
    for finding in findings:
        raise line.wrong(f"the {_NAMES[line.table]} makes no sense on its board: {finding}")


def _person(connection: Connection, row: Mapping[str, Any]) -> int:
    """Return the number that somebody has here; a newcomer of the address becomes them."""
    known = connection.execute(
        select(PersonRow.id, PersonRow.verified).where(PersonRow.address == row["address"])
    ).one_or_none()
    left = row["address"].endswith(NOWHERE)
    also = select(OtherAddressRow.person).where(OtherAddressRow.address == row["address"])
    if (owner := connection.scalars(also).one_or_none()) is not None:
        return owner
    if known is not None and not left:
        if not known.verified:
            entry = {key: value for key, value in row.items() if key not in _OF_THIS_JUDGE}
            connection.execute(update(PersonRow).where(PersonRow.id == known.id).values(**entry))
        return int(known.id)
    fresh = {key: value for key, value in row.items() if key != "id"}
    unique = f"imported.{row['id']}{NOWHERE}" if left else row["address"]
    added = insert(PersonRow).values(**{**fresh, "address": unique}).returning(PersonRow.id)
    number = int(connection.scalars(added).one())
    if left:
        own = update(PersonRow).where(PersonRow.id == number)
        connection.execute(own.values(address=f"{number}{NOWHERE}"))
    return number


def _add_game(connection: Connection, line: Line, here: str, numbers: Mapping[int, int]) -> None:
    state = json.dumps(
        {**json.loads(_renumbered(line, without_passwords(line.row["state"]), numbers)), "name": here},
        ensure_ascii=False,
        separators=(",", ":"),
    )
    game = decode_game(state)
    row = {**line.row, "name": here, "state": state, "version": 1, "due_at": next_due(game)}
    insert_lines(connection, [replace(line, row=row)])
    seats = [
        {"game": here, "person": person, "part": part, "power": power} for person, part, power in parts(game)
    ]
    connection.execute(insert(SeatRow), seats)


def _add_record(connection: Connection, line: Line, here: str, numbers: Mapping[int, int]) -> None:
    row = {**line.row, "game": here}
    if line.table == "event":
        row = {**row, "body": _renumbered(line, row["body"], numbers)}
    insert_lines(connection, [replace(line, row=row)])


def _renumbered(line: Line, text: str, numbers: Mapping[int, int]) -> str:
    """Return the text with the numbers that people have here; each of them must be in the export."""
    try:
        unknown = {number for number in people_named(text) if number} - numbers.keys()
        changed = renumbered(text, numbers)
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise line.wrong(f"its people cannot be read: {error}") from error
    if unknown:
        raise line.wrong(f"it names people that are not in the export: {sorted(unknown)}")
    return changed
