"""Integrity of a database: nothing lost, nothing doubled, nothing changed after our back."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import chain
from shlex import quote
from types import SimpleNamespace
from typing import Any, TypeAlias
from zoneinfo import ZoneInfo

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    LargeBinary,
    Table,
    func,
    inspect,
    select,
    text,
    true,
)

from judge.game.state import Game, Status
from judge.language.addresses import is_plain
from judge.language.names import is_game_name
from judge.records import Fate
from judge.store import guards
from judge.store.codec import Undecodable, UtcDateTime, decode_game, decode_snapshot, require_event
from judge.store.errors import Damaged, remedy_of_game
from judge.store.games import body_hash, parts
from judge.store.parked_items import parked_item
from judge.store.people import person_of
from judge.store.schema import (
    IMPORTED,
    METADATA,
    REMOVED,
    SALT,
    EventRow,
    GameRow,
    InboxRow,
    OutboxRow,
    OutboxState,
    PersonRow,
    SeatRow,
    SecretRow,
    SnapshotRow,
    UpkeepRow,
)

# Types of a row's columns: what a table says, and whether the values of a row are of them.

_LONG, _SHORT = 2**63, 2**31
"""Beyond the numbers of a BIGINT and of an INTEGER on a server."""


def fault_of(table: Table, row: Mapping[str, Any]) -> str:
    """Return what is wrong with the first column that cannot be stored as it is; empty if nothing is."""
    for column in table.columns:
        if column.name in row and not _fits(column, row[column.name]):
            return f"its {column.name} is {row[column.name]!r:.60}, not {_wanted(column)}"
    return ""


def typed(table: Table, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row as JSON has it as the database takes it; ValueError, in a sentence, if it cannot."""
    wanted = {column.name for column in table.columns}
    if given.keys() != wanted:
        odd = sorted(given.keys() ^ wanted)
        raise ValueError(f"a row of {table.name} has other columns than here: {', '.join(odd)[:60]!r}")
    row = {column.name: _from_json(column, given[column.name]) for column in table.columns}
    if fault := fault_of(table, row):
        raise ValueError(f"a row of {table.name}: {fault}")
    return row


def _from_json(column: ColumnElement[Any], value: Any) -> Any:
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


def _fits(column: ColumnElement[Any], value: Any) -> bool:
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
    except UnicodeEncodeError:  # a lone surrogate, which JSON can express
        return False
    return "\0" not in value


def _wanted(column: ColumnElement[Any]) -> str:
    return _WORDS[_type_of(column)] + (" or null" if column.nullable else "")


_WORDS: Mapping[type, str] = {
    str: "a text",
    int: "a number",
    bool: "true or false",
    bytes: "bytes",
    datetime: "a moment",
}


def _type_of(column: ColumnElement[Any]) -> type:
    return datetime if isinstance(column.type, UtcDateTime) else column.type.python_type


def misfits(connection: Connection, table: Table) -> Iterator[str]:
    """Yield what is wrong with the rows that are stored; it ends at the first one that cannot be read at all.

    Bytes are not read: any will do.
    """
    columns = [column for column in table.columns if not isinstance(column.type, LargeBinary)]
    key = [column.name for column in table.primary_key.columns]
    rows = connection.execution_options(yield_per=_AT_ONCE).execute(select(*columns)).mappings()
    for row in rows:
        if fault := fault_of(table, dict(row)):
            yield f"row {', '.join(str(row[name]) for name in key)}: {fault}"


_AT_ONCE = 500


# Texts in rows that stand for more: games, events, people's wishes. Whether they read as what they
# are.

_Row: TypeAlias = Mapping[str, Any]

LONGEST_NAME = 100
"""Signs of a person's name that are read in an email's From."""


def require_texts(table: str, row: _Row) -> None:
    """ValueError, in a sentence, unless each text of a row reads as what it stands for."""
    require = _REQUIRED.get(table)
    if require is not None:
        require(row)


def require_person(row: _Row) -> None:
    """ValueError unless the row reads as a person."""
    name = f"person {row['id']}"
    _require(lambda: person_of(SimpleNamespace(**row)), f"{name} cannot be read")
    _require_zone(row["zone"], name)


def _require_registered(row: _Row) -> None:
    """The checks that an email's person went through."""
    require_person(row)
    if row["id"] < 1:
        raise ValueError(f"no person has the number {row['id']}")
    if not row["name"].isprintable() or len(row["name"]) > LONGEST_NAME:
        raise ValueError(f"nobody can be called {row['name']!r:.60}")
    _require_address(row)


def _require_address(row: _Row) -> None:
    address = row["address"]
    if not is_plain(address) or any(sign.isascii() and sign.isupper() for sign in address):
        raise ValueError(f"{address!r:.60} is no address to which mail can be sent")


def _require_game(row: _Row) -> None:
    if not is_game_name(row["name"]):
        raise ValueError(f"no game can be called {row['name']!r:.60}")
    if row["status"] == REMOVED:
        return  # no one uses its state any more; it may be the reason
    game = decode_game(row["state"])
    _require_zone(game.settings.zone, f"game {row['name']}")


def _require_snapshot(row: _Row) -> None:
    if body_hash(row["body"]) != row["sha256"]:
        raise ValueError(f"phase {row['number']} of {row['game']} was changed: its hash differs")
    decode_snapshot(row["body"])


def _require_zone(zone: str, whose: str) -> None:
    _require(lambda: ZoneInfo(zone), f"{whose} is in no time zone, but in {zone!r:.60}")


def _require(read: Callable[[], object], otherwise: str) -> None:
    try:
        read()
    except Exception as error:  # whatever a wrong text makes its reader raise
        raise Undecodable(f"{otherwise}: {error}") from error


_REQUIRED: Mapping[str, Callable[[_Row], None]] = {
    "person": _require_registered,
    "other_address": _require_address,
    "game": _require_game,
    "snapshot": _require_snapshot,
    "event": lambda row: require_event(row["kind"], row["body"]),
    "parked": lambda row: _require(lambda: parked_item(SimpleNamespace(**row)), "it cannot be read"),
}


PENDING = "pending"
"""What the tally calls an email without a fate."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not as it should be: where, what about it, and a remedy of its own if it has one."""

    where: str
    what: str
    remedy: str = ""

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


@dataclass(frozen=True, slots=True)
class Tally:
    """How many emails came, what happened to each, and where the outgoing ones stand."""

    came: int
    fates: Mapping[str, int]
    outgoing: Mapping[str, int]
    games: Mapping[str, int]


_Check: TypeAlias = Callable[[Connection], Iterator[Finding]]


def check(connection: Connection) -> list[Finding]:
    """Return everything that is wrong, worst first; an empty list for a sound database.

    Where the file itself is damaged or lacks tables, nothing that stands in it is looked at.
    """
    found = (_as_far_as_read(find.__name__.strip("_"), find(connection)) for find in _CHECKS)
    return check_tables(connection) or [*chain.from_iterable(found)]


def check_tables(connection: Connection, *, quick: bool = False) -> list[Finding]:
    """Return what is wrong with the tables as such; `quick` leaves out whether indexes agree with them."""
    try:
        damage = [*_damage(connection, quick=quick), *_missing_tables(connection)]
    except Damaged as error:
        return [Finding("file", str(error))]
    return damage or [*_rows(connection)]


def check_guards(connection: Connection) -> list[Finding]:
    """Return what is wrong with indexes and triggers."""
    return list(_as_far_as_read("triggers", _guards(connection)))


def check_game(connection: Connection, name: str) -> list[Finding]:
    """Return what is wrong with one game and its record."""
    found = (_events, _event_bodies, _snapshots, _games)
    where = f"game {name}"
    named = (one for find in found for one in _as_far_as_read(where, find(connection, name)))
    return [*named]


def check_games(connection: Connection) -> list[Finding]:
    """Return what is wrong with the state of games."""
    return list(_as_far_as_read("games", _games(connection)))


def _as_far_as_read(where: str, found: Iterator[Finding]) -> Iterator[Finding]:
    """Findings; they end at a row that makes its reader raise, which is one as well."""
    try:
        yield from found
    except Exception as error:  # noqa: BLE001  # whatever damaged bytes are taken for
        why = error.what if isinstance(error, Damaged) else str(error)
        yield Finding(where, f"cannot be read: {' '.join(why.split())}")


def tally(connection: Connection) -> Tally:
    """Count emails and games."""
    fates = _counts(connection, "inbox", "fate")
    fates = {(fate or PENDING): number for fate, number in fates.items()}
    came = connection.scalars(select(func.count()).select_from(InboxRow)).one()
    games = _counts(connection, "game", "status")
    return Tally(came, fates, _counts(connection, "outbox", "state"), games)


def _counts(connection: Connection, table: str, column: str) -> dict[str, int]:
    source = {"inbox": InboxRow, "outbox": OutboxRow, "game": GameRow}[table].__table__
    group = source.c[column]
    rows = connection.execute(select(group, func.count()).group_by(group)).all()
    return {row[0]: row[1] for row in rows}


def _damage(connection: Connection, *, quick: bool) -> Iterator[Finding]:
    if connection.dialect.name == "sqlite":
        for line in connection.execute(text(f"PRAGMA {'quick' if quick else 'integrity'}_check")).scalars():
            if line != "ok":
                yield Finding("file", " ".join(line.split()))


def _missing_tables(connection: Connection) -> Iterator[Finding]:
    for name in sorted({*METADATA.tables} - {*inspect(connection).get_table_names()}):
        yield Finding(f"table {name}", "is missing")


def _rows(connection: Connection) -> Iterator[Finding]:
    """Rows that hold what their table does not; a server takes none."""
    if connection.dialect.name == "sqlite":
        for name, table in METADATA.tables.items():
            where = f"table {name}"
            yield from _as_far_as_read(where, (Finding(where, one) for one in misfits(connection, table)))


def _references(connection: Connection) -> Iterator[Finding]:
    if connection.dialect.name == "sqlite":
        for row in connection.execute(text("PRAGMA foreign_key_check")):
            yield Finding(f"table {row[0]}", f"row {row[1]} points to a row of {row[2]} that is not there")


def _guards(connection: Connection) -> Iterator[Finding]:
    """Indexes and triggers that are missing, and triggers of somebody else."""
    for name in guards.missing_triggers(connection):
        yield Finding("triggers", f"{name} is missing: the record is not protected", _COMPLETE)
    for name in guards.missing_indexes(connection):
        yield Finding("indexes", f"{name} is missing: whole tables are read for each email", _COMPLETE)
    for name, table in guards.foreign_triggers(connection).items():
        why = f"{name} on {table} is not the judge's, and may change or refuse what the judge writes"
        yield Finding("triggers", why, _drop(connection, name, table))


_COMPLETE = "judge db upgrade"


def _drop(connection: Connection, trigger: str, table: str) -> str:
    """Return the line that takes a trigger out of a database."""
    if connection.dialect.name == "sqlite":
        (file,) = connection.execute(text("SELECT file FROM pragma_database_list WHERE name = 'main'")).one()
        return f"sqlite3 {quote(file)} {quote(f'DROP TRIGGER {_named(trigger)}')}"
    database = connection.execute(text("SELECT current_database()")).scalar_one()
    statement = f"DROP TRIGGER {_named(trigger)} ON {_named(table)}"
    return f"on its host: sudo -u postgres psql -d {quote(database)} -c {quote(statement)}"


def _named(name: str) -> str:
    """Return a name as SQL quotes it."""
    return '"' + name.replace('"', '""') + '"'


def _inbox(connection: Connection) -> Iterator[Finding]:
    """Yield what came in is what was applied, refused, ignored, quarantined or still waits."""
    counts = tally(connection)
    known = {*Fate, PENDING}
    accounted = sum(number for fate, number in counts.fates.items() if fate in known)
    if accounted != counts.came:
        yield Finding("inbox", f"{counts.came} mails came, but only {accounted} are accounted for")
    if connection.dialect.name == "sqlite":
        # SQLite numbers without gaps here (AUTOINCREMENT, nothing deleted); sequences of PostgreSQL may skip.
        given = connection.execute(text("SELECT seq FROM sqlite_sequence WHERE name = 'inbox'")).scalar() or 0
        if given - _unused(connection) != counts.came:
            yield Finding("inbox", f"{given} numbers were given out, but there are {counts.came} mails")
    untried = select(InboxRow.id).where(
        InboxRow.fate.in_([Fate.APPLIED, Fate.REFUSED]), InboxRow.attempts == 0
    )
    for number in connection.scalars(untried):
        yield Finding(f"mail {number}", "has an effect without ever having been tried")


def _unused(connection: Connection) -> int:
    """Return how many numbers a server had skipped from which this database was imported."""
    said = connection.scalars(select(UpkeepRow.detail).where(UpkeepRow.what == IMPORTED)).all()
    return sum(int(detail.split()[0]) for detail in said)


def _outbox(connection: Connection) -> Iterator[Finding]:
    known = set(OutboxState)
    for state in _counts(connection, "outbox", "state").keys() - known:
        yield Finding("outbox", f"unknown state {state!r}")
    doubled = select(OutboxRow.message_id).group_by(OutboxRow.message_id).having(func.count() > 1)
    for message_id in connection.scalars(doubled):
        yield Finding("outbox", f"two mails share the Message-ID {message_id}")
    untimed = select(OutboxRow.id).where(
        (OutboxRow.state == OutboxState.SENT) != OutboxRow.sent_at.is_not(None)
    )
    for number in connection.scalars(untimed):
        yield Finding(f"mail out-{number}", "is sent without a time, or has one without being sent")


def _secret(connection: Connection) -> Iterator[Finding]:
    salt = connection.scalar(select(SecretRow.value).where(SecretRow.name == SALT))
    if salt is None:
        yield Finding("secret", f"the {SALT} is missing, without which no mail can be written")
    else:
        bytes.fromhex(salt)


def _people(connection: Connection) -> Iterator[Finding]:
    for row in connection.execute(select(PersonRow.__table__).order_by(PersonRow.id)).mappings():
        try:
            require_person(dict(row))
        except Undecodable as error:
            yield Finding("people", str(error))


def _games(connection: Connection, name: str | None = None) -> Iterator[Finding]:
    for row in connection.execute(
        select(GameRow.__table__).where(_is(GameRow.name, name)).order_by(GameRow.name)
    ):
        where = f"game {row.name}"
        removed = row.status == REMOVED
        try:
            game = decode_game(row.state)
        except Undecodable as error:
            if not removed:
                yield Finding(where, f"its state cannot be read: {error}", remedy_of_game(row.name))
            continue
        columns = (row.name, row.status, row.phase, row.number)
        phase = None if game.phase is None else str(game.phase)
        if columns != (game.name, REMOVED if removed else game.status, phase, game.number):
            yield Finding(where, "its columns do not say what its state says")
        if game.status is Status.RUNNING and row.due_at is None and not removed:
            yield Finding(where, "is running, but nothing will ever wake it")
        if _stored_parts(connection, game) != (set() if removed else set(parts(game))):
            yield Finding(where, "the table of parts does not say what its state says")


def _stored_parts(connection: Connection, game: Game) -> set[tuple[int, str, str]]:
    query = select(SeatRow.person, SeatRow.part, SeatRow.power).where(SeatRow.game == game.name)
    return {(person, part, power) for person, part, power in connection.execute(query)}


def _is(column: ColumnElement[str], name: str | None) -> ColumnElement[bool]:
    """Rows of that name, or all without one."""
    return true() if name is None else column == name


def _events(connection: Connection, name: str | None = None) -> Iterator[Finding]:
    counted = select(GameRow.name, GameRow.events, func.count(EventRow.seq), func.max(EventRow.seq))
    query = (
        counted.where(_is(GameRow.name, name))
        .outerjoin(EventRow, EventRow.game == GameRow.name)
        .group_by(GameRow.name, GameRow.events)
        .order_by(GameRow.name)
    )
    for game, said, count, last in connection.execute(query):
        if not said == count == (last or 0):
            yield Finding(
                f"game {game}", f"should have {said} events, has {count}, the last is number {last}"
            )


def _event_bodies(connection: Connection, name: str | None = None) -> Iterator[Finding]:
    query = select(EventRow.game, EventRow.seq, EventRow.kind, EventRow.body).where(_is(EventRow.game, name))
    for row in connection.execute(query.order_by(EventRow.game, EventRow.seq)):
        try:
            require_event(row.kind, row.body)
        except Undecodable as error:
            yield Finding(f"game {row.game}, event {row.seq}", f"cannot be read: {error}")


def _snapshots(connection: Connection, name: str | None = None) -> Iterator[Finding]:
    events = select(EventRow.game, EventRow.snapshot).where(EventRow.snapshot.is_not(None))
    judged = events.where(_is(EventRow.game, name))
    told = {(game, number) for game, number in connection.execute(judged)}
    seen: set[tuple[str, int]] = set()
    query = select(SnapshotRow.__table__).where(_is(SnapshotRow.game, name))
    for row in connection.execute(query.order_by(SnapshotRow.game, SnapshotRow.number)):
        where = f"game {row.game}, phase {row.number}"
        seen.add((row.game, row.number))
        if body_hash(row.body) != row.sha256:
            yield Finding(where, "was changed after it was stored: the hash differs")
        yield from _readable(where, row.body, (row.number, row.parent, row.phase))
        if row.parent is not None and (row.game, row.parent) not in seen:
            yield Finding(where, f"follows phase {row.parent}, which is not there")
        if (row.game, row.number) not in told:
            yield Finding(where, "no event tells of it")


def _readable(where: str, body: str, columns: tuple[int, int | None, str]) -> Iterator[Finding]:
    try:
        snapshot = decode_snapshot(body)
    except Undecodable as error:
        yield Finding(where, f"cannot be read: {error}")
        return
    if columns != (snapshot.number, snapshot.parent, str(snapshot.phase)):
        yield Finding(where, "its columns do not say what its body says")


_CHECKS: tuple[_Check, ...] = (
    _references,
    _guards,
    _secret,
    _people,
    _inbox,
    _events,
    _event_bodies,
    _snapshots,
    _games,
    _outbox,
)
