"""Overview of a judge for its keeper: what waits, what fails, how much there is.

A game or an email that cannot be read is a row here like any other.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from operator import itemgetter
from pathlib import Path
from shutil import disk_usage
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    case,
    delete,
    extract,
    func,
    insert,
    select,
    text,
    update,
)

from judge.game.phases.expiry import held_since
from judge.game.roles import Role
from judge.game.state import Game, Status
from judge.known_secrets import strike_secrets
from judge.records import NOWHERE, CounterKind, Fate, FaultyEmail, Overview, Totals, Trouble, Week
from judge.records.overview import GAME, HELD, LATENCIES
from judge.store.codec import Undecodable, decode_game
from judge.store.connection import Connections, insert_new
from judge.store.games import PRACTICE
from judge.store.inbox import HEADER_LIMIT, STUB, FaultyEmails, fingerprint
from judge.store.last_work import imported_work
from judge.store.schema import (
    REMOVED,
    CounterRow,
    EventRow,
    GameRow,
    HealthRow,
    InboxRow,
    OutboxRow,
    OutboxState,
    PersonRow,
    SeatRow,
    SnapshotRow,
    UpkeepRow,
)

# The keeper's acts, which are kept for ever: within a unit of work, and read.


@dataclass(frozen=True, slots=True)
class Act:
    """Something the keeper did, to what: a game, a person by number, an email."""

    at: datetime
    what: str
    detail: str


class Upkeep:
    """The acts, within a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, what: str, detail: str, now: datetime) -> None:
        """Note an act."""
        self._connection.execute(insert(UpkeepRow).values(at=now, what=what, detail=detail))

    def all(self) -> Sequence[Act]:
        """Return every act, first to last."""
        query = select(UpkeepRow.at, UpkeepRow.what, UpkeepRow.detail).order_by(UpkeepRow.id)
        return [Act(at, what, detail) for at, what, detail in self._connection.execute(query)]


# Health of the judge's parts, each note in a transaction of its own.


class Health:
    """The notes about the parts, each written in a transaction of its own."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def note_work(self, part: str, now: datetime) -> None:
        """Note that a part has done its work; of a game that it can be adjudicated again."""
        self.note_all({part: now})

    def note_all(self, worked: Mapping[str, datetime]) -> None:
        """Note when several parts did their work, all or none."""
        with self._connections.write() as connection:
            for part, at in worked.items():
                which = HealthRow.part == part
                if part.startswith(GAME):
                    connection.execute(delete(HealthRow).where(which))
                elif not insert_new(connection, HealthRow, "part", part=part, worked_at=at, trouble=""):
                    done = update(HealthRow).where(which).values(worked_at=at, trouble="", since=None)
                    connection.execute(done)

    def note_trouble(self, part: str, why: str, now: datetime) -> bool:
        """Note, without secrets, what keeps a part from its work; whether nothing had kept it before."""
        why = strike_secrets(why)
        with self._connections.write() as connection:
            if insert_new(connection, HealthRow, "part", part=part, trouble=why, since=now):
                return True
            which = HealthRow.part == part
            since = connection.scalars(select(HealthRow.since).where(which)).one()
            connection.execute(update(HealthRow).where(which).values(trouble=why, since=since or now))
        return since is None

    def troubles(self) -> Mapping[str, Trouble]:
        """Return what keeps which part from its work now."""
        query = select(HealthRow.part, HealthRow.trouble, HealthRow.since).order_by(HealthRow.part)
        with self._connections.read() as connection:
            rows = connection.execute(query.where(HealthRow.since.is_not(None))).all()
        return {part: Trouble(why, since) for part, why, since in rows if since is not None}

    def forget(self, part: str) -> None:
        """Note nothing of a part any more."""
        with self._connections.write() as connection:
            connection.execute(delete(HealthRow).where(HealthRow.part == part))

    def last_work(self) -> Mapping[str, datetime]:
        """Return when which part last did its work."""
        query = select(HealthRow.part, HealthRow.worked_at).where(HealthRow.worked_at.is_not(None))
        with self._connections.read() as connection:
            return {part: at for part, at in connection.execute(query) if at is not None}

    def imported_work(self) -> datetime | None:
        """Return when the judge was last at work before it was imported here."""
        with self._connections.read() as connection:
            return imported_work(connection)


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game as its row says, or why its state cannot be read; `masters` are addresses."""

    name: str
    game: Game | None
    unreadable: str
    masters: tuple[str, ...]
    due_at: datetime | None


@dataclass(frozen=True, slots=True)
class PersonEntry:
    """Someone registered, with the games they lead and those they play."""

    id: int
    name: str
    address: str
    registered: datetime
    unreachable: datetime | None
    last_mail: datetime | None
    leads: tuple[str, ...]
    plays: tuple[str, ...]


def overview(connections: Connections, now: datetime, folder: Path) -> Overview:
    """Return how the judge stands at `now`.

    The disk is that of a SQLite database; with a server, that of `folder`, which may be read only.
    """
    place = folder if connections.file is None else connections.file.resolve().parent
    health, disk = Health(connections), disk_usage(place)
    worked, troubles = health.last_work(), health.troubles()
    with connections.read() as read:
        waiting = read.execute(
            select(func.count(), func.min(InboxRow.received)).where(InboxRow.fate.is_(None))
        ).one()
        unsent = read.execute(
            select(func.count(), func.min(OutboxRow.created)).where(OutboxRow.state == OutboxState.QUEUED)
        ).one()
        tried = read.execute(
            select(func.count(), func.min(OutboxRow.created)).where(
                OutboxRow.state == OutboxState.QUEUED, OutboxRow.attempts > 0
            )
        ).one()
        overdue = (GameRow.status == Status.RUNNING, GameRow.due_at <= now)
        late = read.execute(select(GameRow.name, GameRow.state, GameRow.due_at).where(*overdue)).all()
        held = ((name, _held_since(name, state, due, now)) for name, state, due in late)
        closed = select(func.min(CounterRow.at)).where(CounterRow.kind == CounterKind.CLOSED)
        real = (PersonRow.verified, ~PersonRow.address.like(f"%{NOWHERE}"))
        return Overview(
            worked=worked,
            troubles=troubles,
            mails_waiting=waiting[0],
            oldest_waiting=waiting[1],
            mails_unsent=unsent[0],
            oldest_unsent=unsent[1],
            mails_tried=tried[0],
            oldest_tried=tried[1],
            set_aside=_count(read, select(func.count()).where(InboxRow.fate == Fate.QUARANTINED)),
            unsendable=_count(
                read,
                select(func.count()).where(OutboxRow.state.in_([OutboxState.FAILED, OutboxState.HELD])),
            ),
            held=tuple(
                sorted(((name, at) for name, at in held if at and now - at > HELD), key=itemgetter(1))
            ),
            games=_grouped(read, select(GameRow.status, func.count()).group_by(GameRow.status)),
            people=_count(read, select(func.count()).select_from(PersonRow).where(*real)),
            banned=_count(read, select(func.count()).where(CounterRow.kind == CounterKind.BANNED)),
            closed=read.scalar(closed),
            questions_waiting=_count(
                read,
                select(func.count()).where(CounterRow.kind.in_((CounterKind.TO_ASK, CounterKind.TO_ANSWER))),
            ),
            bytes=_bytes(connections, read),
            free=disk.free,
            disk=disk.total,
            faulty=tuple(FaultyEmails(read).all()),
            read_only=connections.file is not None and bool(os.statvfs(place).f_flag & os.ST_RDONLY),
        )


def _held_since(name: str, state: str, due: datetime | None, now: datetime) -> datetime | None:
    """Since when the deadline of an overdue game waits; of one that cannot be read, since it is overdue."""
    entry = _entry(name, state, due, ())
    return due if entry.game is None else held_since(entry.game, now)


def faulty_mails(connections: Connections) -> Sequence[FaultyEmail]:
    """Return the emails that the mail server does not let the judge read, the oldest first."""
    with connections.read() as read:
        return FaultyEmails(read).all()


def week(connections: Connections, since: datetime, until: datetime) -> Week:
    """Return what happened from one moment to another."""
    with connections.read() as read:
        came = (InboxRow.received > since, InboxRow.received <= until)
        fates = select(InboxRow.fate, func.count()).where(*came).group_by(InboxRow.fate)
        sent = (OutboxRow.sent_at > since, OutboxRow.sent_at <= until)
        events = (EventRow.at > since, EventRow.at <= until)
        kinds = _grouped(
            read,
            select(EventRow.kind, func.count())
            .where(*events, EventRow.kind.in_(["Created", "PhaseJudged", "Ended", "WentLate"]))
            .group_by(EventRow.kind),
        )
        registered = (PersonRow.registered > since, PersonRow.registered <= until, PersonRow.verified)
        found = {fate or "pending": number for fate, number in read.execute(fates)}
        return Week(
            mails_in=sum(found.values()),
            mails_out=_count(read, select(func.count()).select_from(OutboxRow).where(*sent)),
            fates=found,
            phases=kinds.get("PhaseJudged", 0),
            late=kinds.get("WentLate", 0),
            games_created=kinds.get("Created", 0),
            games_ended=kinds.get("Ended", 0),
            people=_count(read, select(func.count()).select_from(PersonRow).where(*registered)),
            too_late=_count(
                read,
                select(func.count()).where(
                    OutboxRow.state == OutboxState.EXPIRED,
                    OutboxRow.next_try > since,
                    OutboxRow.next_try <= until,
                ),
            ),
        )


def totals(connections: Connections) -> Totals:
    """Return what there was since the database was begun."""
    with connections.read() as read:
        fates = _grouped(read, select(InboxRow.fate, func.count()).group_by(InboxRow.fate))
        failed, deaths = read.execute(
            select(
                func.coalesce(func.sum(InboxRow.attempts - InboxRow.deaths), 0),
                func.coalesce(func.sum(InboxRow.deaths), 0),
            ).where(InboxRow.fate == Fate.QUARANTINED)
        ).one()
        out = _grouped(read, select(OutboxRow.state, func.count()).group_by(OutboxRow.state))
        was_sent = (OutboxRow.sent_at.is_not(None), OutboxRow.enclosed.is_(False))
        # Its reply is queued as of the moment when an email came.
        waited = _seconds(connections, OutboxRow.created, OutboxRow.sent_at)
        within = (func.coalesce(func.sum(case((waited <= most, 1), else_=0)), 0) for most in LATENCIES)
        *counted, number, seconds = read.execute(
            select(*within, func.count(), func.coalesce(func.sum(waited), 0)).where(
                *was_sent, OutboxRow.reply
            )
        ).one()
        return Totals(
            fates={fate or "pending": number for fate, number in fates.items()},
            sent=_count(read, select(func.count()).select_from(OutboxRow).where(*was_sent)),
            phases=_count(read, select(func.count()).where(EventRow.kind == "PhaseJudged")),
            failures={
                "handling": int(failed),
                "process": int(deaths),
                "quarantined": fates.get(Fate.QUARANTINED, 0),
                "unsendable": out.get(OutboxState.FAILED, 0),
                "expired": out.get(OutboxState.EXPIRED, 0),
                "returned": _count(read, select(func.count()).where(CounterRow.kind == CounterKind.BOUNCE)),
            },
            replies=(*map(int, counted), int(number)),
            waited=float(seconds),
        )


def _seconds(
    connections: Connections, since: ColumnElement[Any], until: ColumnElement[Any]
) -> ColumnElement[float]:
    """Return the seconds between two moments, as the database counts them; none where the clock went back."""
    if connections.file is None:
        return func.greatest(extract("epoch", until - since), 0)
    return func.max((func.julianday(until) - func.julianday(since)) * 86_400, 0)


def game_entries(connections: Connections) -> Sequence[GameEntry]:
    """Return every game that was not removed, by name; one that cannot be read says so."""
    leads = SeatRow.part.in_([Role.MASTER.name, PRACTICE])
    query = (
        select(GameRow.name, GameRow.state, GameRow.due_at)
        .where(GameRow.status != REMOVED)
        .order_by(GameRow.name)
    )
    masters: dict[str, list[str]] = {}
    with connections.read() as read:
        rows = read.execute(query).all()
        named = select(SeatRow.game, PersonRow.address).join(PersonRow, PersonRow.id == SeatRow.person)
        for game, address in read.execute(named.where(leads)):
            masters.setdefault(game, []).append(address)
    return [_entry(name, state, due, tuple(masters.get(name, ()))) for name, state, due in rows]


def _entry(name: str, state: str, due: datetime | None, masters: tuple[str, ...]) -> GameEntry:
    try:
        return GameEntry(name, decode_game(state), "", masters, due)
    except Undecodable as error:
        return GameEntry(name, None, str(error), masters, due)


def person_entries(connections: Connections) -> Sequence[PersonEntry]:
    """Return everybody registered, by number."""
    parts: dict[int, dict[bool, list[str]]] = {}
    with connections.read() as read:
        people = read.execute(
            select(PersonRow.__table__)
            .where(PersonRow.verified, ~PersonRow.address.like(f"%{NOWHERE}"))
            .order_by(PersonRow.id)
        ).all()
        for person, game, part in read.execute(
            select(SeatRow.person, SeatRow.game, SeatRow.part).order_by(SeatRow.game)
        ):
            games = parts.setdefault(person, {True: [], False: []})[part == Role.MASTER.name]
            games.extend([game] if game not in games else [])
        last = _grouped(read, select(InboxRow.sender, func.max(InboxRow.received)).group_by(InboxRow.sender))
    return [
        PersonEntry(
            row.id,
            row.name,
            row.address,
            row.registered,
            row.unreachable,
            last.get(row.address),
            tuple(parts.get(row.id, {}).get(True, ())),
            tuple(parts.get(row.id, {}).get(False, ())),
        )
        for row in people
    ]


def banned(connections: Connections) -> Sequence[tuple[str, datetime]]:
    """Return the addresses and domains that are banned, and since when."""
    query = (
        select(CounterRow.who, CounterRow.at)
        .where(CounterRow.kind == CounterKind.BANNED)
        .order_by(CounterRow.who)
    )
    with connections.read() as read:
        return [(who, at) for who, at in read.execute(query)]


def last_heads(connections: Connections, most: int) -> Sequence[bytes]:
    """Return the beginnings of the mails that came last, of those that are still kept."""
    kept = func.length(InboxRow.raw) > STUB
    query = select(InboxRow.raw).where(kept).order_by(InboxRow.id.desc()).limit(most)
    with connections.read() as read:
        return [bytes(raw[:HEADER_LIMIT]) for raw in read.scalars(query)]


def last_sender(connections: Connections) -> str:
    """Return the address in the From of the mail that was sent last; empty before the first."""
    query = (
        select(OutboxRow.raw).where(func.length(OutboxRow.raw) > STUB).order_by(OutboxRow.id.desc()).limit(1)
    )
    with connections.read() as read:
        raw = read.scalar(query)
    return "" if raw is None else fingerprint(bytes(raw)).sender


def arrived(connections: Connections, ident: str) -> bytes | None:
    """Return the mail with this Message-ID, if it came."""
    with connections.read() as read:
        return read.scalar(select(InboxRow.raw).where(InboxRow.message_id == ident))


def latest(connections: Connections) -> datetime | None:
    """Return when the newest mail arrived, as its server says."""
    with connections.read() as read:
        return read.scalar(select(func.max(InboxRow.received)))


def game_bytes(connections: Connections) -> Mapping[str, Mapping[str, int]]:
    """Return the bytes of text that each game has in which table; mails that came are no game's."""
    found: dict[str, dict[str, int]] = {}
    length = func.length
    parts = {
        "state": select(GameRow.name, func.sum(length(GameRow.state))).group_by(GameRow.name),
        "phases": select(SnapshotRow.game, func.sum(length(SnapshotRow.body))).group_by(SnapshotRow.game),
        "events": select(EventRow.game, func.sum(length(EventRow.body))).group_by(EventRow.game),
        "mails out": select(OutboxRow.game, func.sum(length(OutboxRow.raw)))
        .where(OutboxRow.game.is_not(None))
        .group_by(OutboxRow.game),
    }
    with connections.read() as read:
        for part, query in parts.items():
            for game, size in read.execute(query):
                found.setdefault(str(game), {})[part] = int(size)
    return found


def _count(read: Connection, query: Any) -> int:
    return int(read.scalar(query) or 0)


def _grouped(read: Connection, query: Any) -> dict[str, Any]:
    return {row[0]: row[1] for row in read.execute(query)}


def _bytes(connections: Connections, read: Connection) -> int:
    """Return how large the database is on the disk."""
    if connections.file is None:
        return int(read.scalar(text("SELECT pg_database_size(current_database())")) or 0)
    files = (connections.file.with_name(connections.file.name + end) for end in ("", "-wal"))
    return sum(file.stat().st_size for file in files if file.exists())
