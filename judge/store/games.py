"""Games, their events and their adjudicated phases, within a unit of work."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, TypeAlias

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Connection,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    union_all,
    update,
)

from judge.game.events import Ended, Event, PhaseJudged, PressSent
from judge.game.roles import PersonId, Role
from judge.game.settings import Visibility
from judge.game.state import Game, Snapshot, Status
from judge.memo import once
from judge.records import Recorded
from judge.records.overview import GAME
from judge.store.codec import (
    KnownGames,
    decode_event,
    decode_game,
    decode_snapshot,
    empty_press,
    encode_event,
    encode_game,
    encode_snapshot,
    renumbered,
)
from judge.store.connection import insert_new
from judge.store.engine import Prepared
from judge.store.errors import StaleGame
from judge.store.passwords import Verified, hashes_in
from judge.store.schema import (
    REMOVED,
    EventRow,
    GameRow,
    HealthRow,
    ParkedRow,
    PersonRow,
    SeatRow,
    SnapshotRow,
)

# Parts: who has which part in a game, and by which passwords, as its state says.

Part: TypeAlias = tuple[PersonId, str, str]
"""A person, the name of their role, and their power, empty but for players."""
PRACTICE = "PRACTICE"
"""The part of whoever has a practice game for themselves: no list shows it."""
UNLISTED = "UNLISTED"
"""What its master has besides in a game that no list shows."""


@once
def parts(game: Game) -> Sequence[Part]:
    """Return who has which part in a game, each once; empty seats are left out."""
    return list(dict.fromkeys(_parts(game)))


def _parts(game: Game) -> Iterator[Part]:
    yield from ((one.person, PRACTICE if game.practice else Role.MASTER.name, "") for one in game.masters)
    if game.settings.visibility is not Visibility.PUBLIC:
        yield game.master.person, UNLISTED, ""
    yield from ((guest.person, Role.OBSERVER.name, "") for guest in game.observers)
    yield from ((applicant.person, "APPLICANT", "") for applicant in game.applicants)
    yield from ((person, Role.PLAYER.name, seat.power) for seat in game.seats for person in seat.players)


def part_sources(game: Game) -> tuple[object, ...]:
    """Return all of a game that its parts and its passwords come from."""
    guests = (game.masters, game.observers, game.applicants)
    return game.seats, *guests, game.practice, game.settings.visibility


@once
def hashes(game: Game) -> frozenset[str]:
    """Return the hashes of all passwords in a game."""
    partners = (one for seat in game.seats for one in seat.partners)
    guests = (*game.masters, *game.observers, *partners)
    others = (*(one.password for one in game.applicants), *(seat.password for seat in game.seats))
    return frozenset((*(one.password for one in guests), *others))


# Made once: putting a statement together takes longer than running it.
_THERE = GameRow.status != REMOVED
_BY_NAME = Prepared(
    select(GameRow.state, GameRow.version).where(GameRow.name == bindparam("game"), _THERE).with_for_update()
)
_OF_PERSON = Prepared(
    select(SeatRow.game).where(SeatRow.person == bindparam("who")).distinct().order_by(SeatRow.game)
)
_BY_NAMES = select(GameRow.name, GameRow.state, GameRow.version).where(_THERE).order_by(GameRow.name)
_LISTED = ~exists().where(SeatRow.game == GameRow.name, SeatRow.part.in_((PRACTICE, UNLISTED)))
_SAVE = Prepared(
    update(GameRow)
    .where(GameRow.name == bindparam("game"), GameRow.version == bindparam("read"))
    .values(version=GameRow.version + 1, events=GameRow.events + bindparam("more"))
    .returning(GameRow.events)
)
_APPEND = Prepared(insert(EventRow))
_SNAPSHOT = Prepared(insert(SnapshotRow))
_DUE = Prepared(select(GameRow.name, GameRow.due_at).where(GameRow.due_at <= bindparam("now")))
_DUE_PARKED = Prepared(select(ParkedRow.game, ParkedRow.due_at).where(ParkedRow.due_at <= bindparam("now")))


def _next_due(*which: ColumnElement[bool]) -> CompoundSelect[Any]:
    """Return when the next of these games, or the next parked item, is due."""
    return union_all(select(func.min(GameRow.due_at)).where(*which), select(func.min(ParkedRow.due_at)))


_NEXT_DUE = _next_due()


class Games:
    """The games, within a unit of work.

    A game is saved only by a unit of work that read or added it, and only if no one changed it since:
    StaleGame otherwise. On SQLite the write lock, on PostgreSQL the row lock of `get` makes that a safeguard.
    """

    def __init__(self, connection: Connection, known: KnownGames) -> None:
        self._connection = connection
        self._known = known
        self._versions: dict[str, int] = {}
        self._stored: dict[str, Game] = {}

    def get(self, name: str) -> Game | None:
        """Return a game by name, its row locked for this unit of work."""
        row = _BY_NAME.first(self._connection, {"game": name})
        if row is None:
            return None
        game = self._known.read(name, row.state)
        self._versions[name] = row.version
        self._stored[name] = game
        return game

    def add(self, game: Game) -> None:
        """A new game; ValueError if the name is taken."""
        new = insert_new(
            self._connection,
            GameRow,
            "name",
            name=game.name,
            version=1,
            events=0,
            **self._columns(game, None),
        )
        if not new:
            raise ValueError(f"there is a game named {game.name}")
        self._versions[game.name] = 1
        self._stored[game.name] = game
        self._write_parts(game)

    def save(
        self, game: Game, events: Iterable[Event], now: datetime, cause: str, due: datetime | None
    ) -> int:
        """Store the state, append the events and their snapshots; returns the first event's number."""
        happened = list(events)
        read = self._versions.get(game.name)
        if read is None:
            raise StaleGame(f"{game.name} was not read in this unit of work")
        which = {"game": game.name, "read": read, "more": len(happened)}
        total = _SAVE.scalar(self._connection, {**which, **self._columns(game, due)})
        if total is None:
            raise StaleGame(f"{game.name} was changed by somebody else")
        self._versions[game.name] = read + 1
        first: int = total - len(happened) + 1
        self._append(game.name, first, happened, now, cause)
        self._save_people(game)
        return first

    def all(self) -> Sequence[Game]:
        """Return every game, by name."""
        return self._read(_BY_NAMES)

    def fingerprints(self) -> Mapping[str, str]:
        """A digest of each game and of what its people show of themselves, which changes whenever they do."""
        people = (
            select(SeatRow.game, PersonRow.id, PersonRow.name, PersonRow.shows, PersonRow.record)
            .join(PersonRow, PersonRow.id == SeatRow.person)
            .order_by(SeatRow.game, PersonRow.id, SeatRow.part, SeatRow.power)
        )
        versions = select(GameRow.name, GameRow.version).where(_THERE)
        found = {name: [f"{version}"] for name, version in self._connection.execute(versions)}
        for game, *shown in self._connection.execute(people):
            found[game].append(repr(shown))
        return {name: hashlib.sha256("".join(parts).encode()).hexdigest() for name, parts in found.items()}

    def count(self) -> int:
        """Return how many games are listed: all but those for practice."""
        return self._connection.scalars(
            select(func.count()).select_from(GameRow).where(_THERE, _LISTED)
        ).one()

    def listed(self, start: int, most: int) -> Sequence[Game]:
        """At most so many of the listed games by name, after the first `start` of them."""
        return self._read(_BY_NAMES.where(_LISTED).offset(start).limit(most))

    def forming(self, most: int) -> Sequence[Game]:
        """At most so many of the listed games that wait for players, by name."""
        return self._read(_BY_NAMES.where(_LISTED, GameRow.status == Status.FORMING).limit(most))

    def going(self, most: int) -> Sequence[Game]:
        """At most so many of the listed games that form or go on, by name; those that form come first."""
        over = GameRow.status == Status.FINISHED
        first = select(GameRow.name, GameRow.state, GameRow.version).where(_THERE, _LISTED, ~over)
        forms = GameRow.status != Status.FORMING
        return self._read(first.order_by(forms, GameRow.name).limit(most))

    def ended(self) -> Sequence[tuple[Game, datetime]]:
        """Return the listed games that have ended, and when, first to last."""
        over = (_THERE, _LISTED, GameRow.status == Status.FINISHED, EventRow.kind == Ended.__name__)
        last = func.max(EventRow.at)  # a game that went on after its end ends once more
        query = select(GameRow.state, last).join(EventRow, EventRow.game == GameRow.name).where(*over)
        rows = self._connection.execute(query.group_by(GameRow.name).order_by(last, GameRow.name))
        return [(decode_game(state), at) for state, at in rows]

    def count_ended(self) -> int:
        """Return how many listed games have ended."""
        over = (_THERE, _LISTED, GameRow.status == Status.FINISHED)
        return self._connection.scalars(select(func.count()).select_from(GameRow).where(*over)).one()

    def _read(self, query: Select[str, str, int]) -> Sequence[Game]:
        rows = self._connection.execute(query).all()
        self._versions.update({row.name: row.version for row in rows})
        return [decode_game(row.state) for row in rows]

    def is_removed(self, name: str) -> bool:
        """Whether the keeper has removed the game of that name: nothing but the record knows it, for good."""
        return bool(self._connection.scalar(select(exists().where(GameRow.name == name, ~_THERE))))

    def names_taken(self) -> Sequence[str]:
        """Return the names of all games there ever were, removed ones too."""
        return self._connection.scalars(select(GameRow.name).order_by(GameRow.name)).all()

    def remove(self, name: str) -> None:
        """Remove a game that was read: no one has a part in it any more, its record and its name stay."""
        self._remove(name, self._versions.get(name))
        if name in self._stored:
            self._forget_hashes(hashes(self._stored.pop(name)))
        del self._versions[name]

    def remove_unreadable(self, name: str) -> None:
        """Remove a game whose state cannot be read; that stays as it is, for whoever may make sense of it."""
        row = _BY_NAME.first(self._connection, {"game": name})
        self._remove(name, row.version if row else None)
        self._forget_hashes(hashes_in(row.state if row else ""))

    def _remove(self, name: str, version: int | None) -> None:
        read = (GameRow.name == name, GameRow.version == version)
        removed = (
            update(GameRow).where(*read).values(status=REMOVED, due_at=None, version=GameRow.version + 1)
        )
        if self._connection.execute(removed).rowcount != 1:
            raise StaleGame(f"{name} was not read in this unit of work, or changed by somebody else")
        self._connection.execute(delete(SeatRow).where(SeatRow.game == name))
        self._connection.execute(delete(HealthRow).where(HealthRow.part == f"{GAME}{name}"))

    def due(self, now: datetime) -> Sequence[str]:
        """Return the names of the games with something due at `now`, the longest overdue first.

        That may be a parked item alone (`ParkedItems.due`).
        """
        rows = (row for due in (_DUE, _DUE_PARKED) for row in due.all(self._connection, {"now": now}))
        found = [(due_at, name) for name, due_at in rows]
        return tuple(dict.fromkeys(name for _, name in sorted(found)))

    def claim_due(self, now: datetime, besides: Sequence[str] = ()) -> str | None:
        """Return the longest overdue game at `now` that nobody has in hand, locked for this unit of work."""
        due = select(GameRow.name).where(GameRow.due_at <= now).order_by(GameRow.due_at).limit(1)
        if besides:
            due = due.where(GameRow.name.not_in(besides))
        return self._connection.scalar(due.with_for_update(skip_locked=True))

    def next_due(self, leaving_out: Collection[str] = ()) -> datetime | None:
        """Return when the next game has something due, some left out."""
        query = _next_due(GameRow.name.not_in(leaving_out)) if leaving_out else _NEXT_DUE
        return min(filter(None, self._connection.scalars(query)), default=None)

    def give_parts(self, old: PersonId, new: PersonId) -> None:
        """Make everything someone is in games another's; the record names them who they were."""
        for name in self.of(old):
            query = select(GameRow.state, GameRow.version).where(GameRow.name == name).with_for_update()
            row = self._connection.execute(query).one()
            game = decode_game(renumbered(row.state, {old: new}))
            which = update(GameRow).where(GameRow.name == name)
            self._connection.execute(which.values(state=encode_game(game), version=row.version + 1))
            self._write_parts(game)

    def event(self, name: str, number: int) -> Event | None:
        """Return the event of that number in a game's record, as long as it judged no phase."""
        query = select(EventRow.kind, EventRow.body).where(EventRow.game == name, EventRow.seq == number)
        row = self._connection.execute(query.where(EventRow.snapshot.is_(None))).one_or_none()
        return decode_event(row.kind, row.body, None) if row else None

    def snapshots(self, name: str) -> Sequence[Snapshot]:
        """Return the judged phases of a game, first to last."""
        query = select(SnapshotRow.body).where(SnapshotRow.game == name).order_by(SnapshotRow.number)
        return [decode_snapshot(body) for body in self._connection.scalars(query)]

    def events(self, name: str) -> Sequence[Event]:
        """Return everything that happened in a game, first to last, without its times."""
        return [one.event for one in self.record(name)]

    def record(self, name: str) -> Sequence[Recorded]:
        """Return everything that happened in a game, first to last."""
        query = (
            select(EventRow.at, EventRow.kind, EventRow.body, SnapshotRow.body)
            .outerjoin(
                SnapshotRow, (SnapshotRow.game == EventRow.game) & (SnapshotRow.number == EventRow.snapshot)
            )
            .where(EventRow.game == name)
            .order_by(EventRow.seq)
        )
        return [
            Recorded(at, decode_event(kind, body, None if judged is None else decode_snapshot(judged)))
            for at, kind, body, judged in self._connection.execute(query)
        ]

    def of(self, person: PersonId) -> Sequence[str]:
        """Return the names of the games somebody has a part in, as master, player, applicant or observer."""
        return [row.game for row in _OF_PERSON.all(self._connection, {"who": person})]

    def stood_by(self, person: PersonId) -> Sequence[str]:
        """Return the names of the games that go on where somebody stands by for a power.

        Found in their states.
        """
        waits = GameRow.state.contains(f'"standby":{int(person)},')
        query = select(GameRow.name).where(waits, GameRow.status.in_((Status.RUNNING, Status.PAUSED)))
        return self._connection.scalars(query.order_by(GameRow.name)).all()

    def masters(self, name: str) -> Sequence[PersonId]:
        """Return who leads the game of that name, without reading the game itself.

        Nobody if there is none.
        """
        leads = SeatRow.part.in_([Role.MASTER.name, PRACTICE])
        return self._connection.scalars(select(SeatRow.person).where(SeatRow.game == name, leads)).all()

    def members(self, name: str) -> Sequence[PersonId]:
        """Return everybody who has a part in the game of that name, without reading the game itself."""
        query = select(SeatRow.person).where(SeatRow.game == name).distinct().order_by(SeatRow.person)
        return self._connection.scalars(query).all()

    def press_of(self, person: PersonId) -> Sequence[str]:
        """Return the texts of all messages that somebody sent in the games that he has a part in."""
        query = select(EventRow.body).where(
            EventRow.game.in_(self.of(person)), EventRow.kind == PressSent.__name__
        )
        press = map(json.loads, self._connection.scalars(query))
        return [one["body"] for one in press if one["author"]["person"] == person]

    def empty_press(self, person: PersonId) -> Sequence[str]:
        """Take the text out of the messages someone wrote; the games in whose record they are named."""
        named = or_(*(EventRow.body.contains(f'"person":{int(person)}{end}') for end in ",}"))
        query = select(EventRow.game, EventRow.seq, EventRow.kind, EventRow.body).where(named)
        rows = self._connection.execute(query).all()
        for row in rows:
            press = json.loads(row.body) if row.kind == PressSent.__name__ else {}
            if press and press["author"]["person"] == person:
                which = update(EventRow).where(EventRow.game == row.game, EventRow.seq == row.seq)
                self._connection.execute(which.values(body=empty_press(press)))
        return tuple(dict.fromkeys(row.game for row in rows))

    def _append(self, name: str, first: int, happened: Sequence[Event], now: datetime, cause: str) -> None:
        rows = []
        for seq, event in enumerate(happened, first):
            number = None
            if isinstance(event, PhaseJudged):
                number = event.snapshot.number
                self._insert_snapshot(name, event.snapshot)
            kind, body = encode_event(event)
            row = {"game": name, "seq": seq, "at": now, "cause": cause, "kind": kind, "body": body}
            rows.append({**row, "snapshot": number})
        if rows:
            _APPEND.change_all(self._connection, rows)

    def _columns(self, game: Game, due: datetime | None) -> dict[str, object]:
        return {
            "status": game.status.value,
            "phase": None if game.phase is None else str(game.phase),
            "number": game.number,
            "due_at": due,
            "state": self._known.write(game),
        }

    def _insert_snapshot(self, name: str, snapshot: Snapshot) -> None:
        body = encode_snapshot(snapshot)
        row = {
            "game": name,
            "number": snapshot.number,
            "parent": snapshot.parent,
            "phase": str(snapshot.phase),
            "at": snapshot.at,
            "body": body,
            "sha256": body_hash(body),
        }
        _SNAPSHOT.change(self._connection, row)

    def _save_people(self, game: Game) -> None:
        """Write who has which part, and forget verified passwords that are none in the game any more."""
        before, self._stored[game.name] = self._stored.get(game.name), game
        if before is None:
            self._write_parts(game)
        elif part_sources(before) != part_sources(game):
            if parts(before) != parts(game):
                self._write_parts(game)
            self._forget_hashes(hashes(before) - hashes(game))

    def _forget_hashes(self, gone: frozenset[str]) -> None:
        if gone:
            Verified(self._connection).forget(gone)

    def _write_parts(self, game: Game) -> None:
        self._connection.execute(delete(SeatRow).where(SeatRow.game == game.name))
        rows = [
            {"game": game.name, "person": person, "part": part, "power": power}
            for person, part, power in parts(game)
        ]
        self._connection.execute(insert(SeatRow), rows)


def body_hash(body: str) -> str:
    """Return the hash a snapshot's text must have."""
    return hashlib.sha256(body.encode()).hexdigest()
