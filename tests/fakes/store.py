"""A store in memory for tests of other rooms; tests/contract/store holds it to the real one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from types import TracebackType
from typing import Self

from judge.game.events import Event, PhaseJudged
from judge.game.roles import PersonId
from judge.game.state import Game, Snapshot, Status
from judge.service.ports import (
    NOWHERE,
    AlreadySettled,
    Fate,
    Kind,
    MailId,
    Parcel,
    Parked,
    Pending,
    Person,
    Queued,
    Stored,
    Token,
)
from judge.store.fingerprint import fingerprint
from judge.store.games import parts
from judge.store.inbox import STUB
from judge.store.outbox import is_reply


@dataclass(frozen=True)
class Mail:
    """A row of the inbox."""

    dedup: str
    raw: bytes
    received: datetime
    source: str
    attempts: int = 0
    fate: Fate | None = None
    note: str = ""


@dataclass(frozen=True)
class Waiting:
    """A row of the outbox; `state` is queued, sent or failed."""

    parcel: Parcel
    created: datetime
    next_try: datetime
    state: str = "queued"
    attempts: int = 0
    detail: str = ""
    sent: datetime | None = None


@dataclass(frozen=True)
class Kept:
    """A game with its record."""

    game: Game
    due: datetime | None = None
    events: tuple[Event, ...] = ()


@dataclass
class State:
    """Everything there is; a unit of work changes a copy. Rows are values: copying the tables is enough."""

    mails: dict[MailId, Mail] = field(default_factory=dict)
    parcels: dict[int, Waiting] = field(default_factory=dict)
    people: dict[PersonId, Person] = field(default_factory=dict)
    tokens: dict[str, Token] = field(default_factory=dict)
    games: dict[str, Kept] = field(default_factory=dict)
    marks: list[tuple[Kind, str, str, datetime]] = field(default_factory=list)
    parked: dict[str, Parked] = field(default_factory=dict)

    def copy(self) -> State:
        return State(
            dict(self.mails),
            dict(self.parcels),
            dict(self.people),
            dict(self.tokens),
            dict(self.games),
            list(self.marks),
            dict(self.parked),
        )


class MemoryInbox:
    """Implements ports.Inbox."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store

    def store(self, raw: bytes, received: datetime, source: str) -> Stored:
        _aware(received)
        with self._store.alone() as state:
            dedup = fingerprint(raw).dedup
            for number, mail in state.mails.items():
                if mail.dedup == dedup:
                    return Stored(number, fresh=False)
            number = len(state.mails) + 1
            state.mails[number] = Mail(dedup, raw, received, source)
            return Stored(number, fresh=True)

    def pending(self, until: datetime | None = None) -> Sequence[MailId]:
        waiting = [
            (mail.received, number)
            for number, mail in self._store.state.mails.items()
            if mail.fate is None and (until is None or mail.received <= until)
        ]
        return [number for _, number in sorted(waiting)]

    def begin(self, mail: MailId) -> Pending:
        with self._store.alone() as state:
            row = state.mails[mail]
            if row.fate is not None:
                raise AlreadySettled(mail)
            row = state.mails[mail] = replace(row, attempts=row.attempts + 1)
            return Pending(mail, row.raw, row.received, row.attempts)

    def excuse(self, mail: MailId) -> None:
        with self._store.alone() as state:
            row = state.mails[mail]
            state.mails[mail] = replace(row, attempts=max(0, row.attempts - 1))


class MemoryOutbox:
    """Implements ports.Outbox."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store

    def due(self, now: datetime, limit: int = 50) -> Sequence[Queued]:
        held_up: set[str] = set()
        found: list[Queued] = []
        for number, row in sorted(self._store.state.parcels.items()):
            if row.state != "queued":
                continue
            if row.next_try > now:
                held_up.add(row.parcel.recipient)
            elif row.parcel.recipient not in held_up:
                found.append(Queued(number, row.parcel, row.attempts))
        return found[:limit]

    def sent(self, parcel: int, now: datetime) -> None:
        _aware(now)
        self._change(parcel, state="sent", sent=now)

    def postpone(self, parcel: int, until: datetime, detail: str) -> None:
        _aware(until)
        self._change(parcel, next_try=until, detail=detail, failed=1)

    def give_up(self, parcel: int, now: datetime, detail: str) -> None:
        _aware(now)
        self._change(parcel, state="failed", detail=detail, failed=1)

    def leave(self) -> None:
        """Nothing is in hand here."""

    def _change(
        self,
        parcel: int,
        *,
        state: str = "queued",
        next_try: datetime | None = None,
        detail: str = "",
        failed: int = 0,
        sent: datetime | None = None,
    ) -> None:
        with self._store.alone() as tables:
            row = tables.parcels[parcel]
            if row.state == "queued":
                tables.parcels[parcel] = replace(
                    row,
                    state=state,
                    next_try=next_try or row.next_try,
                    detail=detail,
                    attempts=row.attempts + failed,
                    sent=sent,
                )


class MemoryGames:
    """Implements ports.Games."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._read: set[str] = set()

    def get(self, name: str) -> Game | None:
        kept = self._state.games.get(name)
        if kept is None:
            return None
        self._read.add(name)
        return kept.game

    def add(self, game: Game) -> None:
        if game.name in self._state.games:
            raise ValueError(f"there is a game named {game.name}")
        self._check_people(game)
        self._read.add(game.name)
        self._state.games[game.name] = Kept(game)

    def save(
        self, game: Game, events: Iterable[Event], now: datetime, cause: str, due: datetime | None
    ) -> int:
        del cause
        _aware(now)
        if game.name not in self._read:
            raise RuntimeError(f"{game.name} was not read in this unit of work")
        self._check_people(game)
        kept = self._state.games[game.name]
        happened = (*kept.events, *events)
        numbers = [event.snapshot.number for event in happened if isinstance(event, PhaseJudged)]
        if len(set(numbers)) < len(numbers):
            raise RuntimeError("a phase is judged once")
        self._state.games[game.name] = Kept(game, due, happened)
        return len(kept.events) + 1

    def all(self) -> Sequence[Game]:
        self._read.update(self._state.games)
        return [kept.game for _, kept in sorted(self._state.games.items())]

    def due(self, now: datetime) -> Sequence[str]:
        waiting = [(kept.due, name) for name, kept in self._state.games.items() if kept.due is not None]
        return [name for due, name in sorted(waiting) if due <= now]

    def next_due(self) -> datetime | None:
        return min((kept.due for kept in self._state.games.values() if kept.due is not None), default=None)

    def snapshots(self, name: str) -> Sequence[Snapshot]:
        return [event.snapshot for event in self.events(name) if isinstance(event, PhaseJudged)]

    def events(self, name: str) -> Sequence[Event]:
        kept = self._state.games.get(name)
        return kept.events if kept else ()

    def of(self, person: PersonId) -> Sequence[str]:
        return [
            name
            for name, kept in sorted(self._state.games.items())
            if any(who == person for who, _, _ in parts(kept.game))
        ]

    def _check_people(self, game: Game) -> None:
        for person, _, _ in parts(game):
            if person not in self._state.people:
                raise RuntimeError(f"person {person} of {game.name} is not registered")


class MemoryPeople:
    """Implements ports.People."""

    def __init__(self, state: State) -> None:
        self._state = state

    def by_address(self, address: str) -> Person | None:
        return next((one for one in self._state.people.values() if one.address == address.lower()), None)

    def get(self, person: PersonId) -> Person:
        return self._state.people[person]

    def add(
        self, name: str, address: str, zone: str, now: datetime, entry: tuple[tuple[str, str], ...]
    ) -> Person:
        _aware(now)
        if self.by_address(address) is not None:
            raise ValueError(f"somebody is registered with {address}")
        person = Person(len(self._state.people) + 1, name, address.lower(), zone, now, entry)
        self._state.people[person.id] = person
        return person

    def save(self, person: Person) -> None:
        owner = self.by_address(person.address)
        if owner is not None and owner.id != person.id:
            raise ValueError(f"somebody else is registered with {person.address}")
        if person.id not in self._state.people:
            raise KeyError(person.id)
        self._state.people[person.id] = replace(person, address=person.address.lower())

    def leavers(self, before: datetime) -> Sequence[Person]:
        playing = {
            who
            for kept in self._state.games.values()
            if kept.game.status is not Status.FINISHED
            for who, _, _ in parts(kept.game)
        }
        wrote = {
            fingerprint(mail.raw).sender for mail in self._state.mails.values() if mail.received >= before
        }
        return [
            one
            for one in self._state.people.values()
            if one.registered < before
            and one.id not in playing
            and one.address not in wrote
            and not one.address.endswith(NOWHERE)
        ]

    def add_token(self, token: Token) -> None:
        self._state.tokens[token.digest] = token

    def spend_token(self, digest: str, now: datetime) -> Token | None:
        token = self._state.tokens.pop(digest, None)
        return token if token is not None and token.expires > now else None


class MemoryMarks:
    """Implements ports.Marks."""

    def __init__(self, state: State) -> None:
        self._state = state

    def add(self, kind: Kind, who: str, about: str, now: datetime) -> None:
        _aware(now)
        self._state.marks.append((kind, who, about, now))

    def count(self, kind: Kind, since: datetime, who: str | None = None, about: str | None = None) -> int:
        return sum(
            one is kind and at > since and who in (None, whose) and about in (None, what)
            for one, whose, what, at in self._state.marks
        )

    def forget(self, before: datetime) -> None:
        self._state.marks[:] = [mark for mark in self._state.marks if mark[3] >= before]


class MemoryLot:
    """Implements ports.Lot."""

    def __init__(self, state: State) -> None:
        self._state = state

    def park(self, parked: Parked) -> None:
        self._state.parked[parked.digest] = parked

    def take(self, digest: str, now: datetime) -> Parked | None:
        return self._state.parked.pop(digest) if self.waits(digest, now) else None

    def waits(self, digest: str, now: datetime) -> bool:
        return digest in self._state.parked and self._state.parked[digest].expires > now

    def clear(self, person: PersonId, game: str) -> int:
        mine = [
            one
            for one in self._state.parked.values()
            if one.person == person and one.game == game and one.mail is None
        ]
        return len([self._state.parked.pop(one.digest) for one in mine])

    def stale(self, now: datetime) -> tuple[Parked, ...]:
        old = sorted(digest for digest, one in self._state.parked.items() if one.expires <= now)
        return tuple(self._state.parked.pop(digest) for digest in old)


class MemoryWork:
    """Implements ports.UnitOfWork."""

    games: MemoryGames
    people: MemoryPeople
    marks: MemoryMarks
    lot: MemoryLot

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self._state: State | None = None

    def __enter__(self) -> Self:
        self._state = self._store.alone().__enter__()
        self.games = MemoryGames(self._state)
        self.people = MemoryPeople(self._state)
        self.marks = MemoryMarks(self._state)
        self.lot = MemoryLot(self._state)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._state = None
        self._store.busy = False

    def settle(self, mail: MailId, fate: Fate, note: str, now: datetime) -> None:
        _aware(now)
        row = self._tables.mails[mail]
        if row.fate is not None:
            raise AlreadySettled(mail)
        self._tables.mails[mail] = replace(row, fate=fate, note=note)

    def post(self, parcel: Parcel, now: datetime) -> None:
        _aware(now)
        if all(row.parcel.key != parcel.key for row in self._tables.parcels.values()):
            self._tables.parcels[len(self._tables.parcels) + 1] = Waiting(parcel, now, now)

    def raw(self, mail: MailId) -> bytes:
        return self._tables.mails[mail].raw

    def cover(self, mail: MailId, raw: bytes) -> None:
        self._tables.mails[mail] = replace(self._tables.mails[mail], raw=raw)

    def old_mail(self, before: datetime, limit: int) -> Sequence[MailId]:
        old = [
            number
            for number, mail in sorted(self._tables.mails.items())
            if mail.received < before and mail.fate not in (None, Fate.QUARANTINED) and len(mail.raw) > STUB
        ]
        return old[:limit]

    def forget_sent(self, before: datetime, stub: bytes) -> int:
        rows = self._tables.parcels
        old = [n for n, row in rows.items() if row.sent and row.sent < before and row.parcel.raw != stub]
        for number in old:
            rows[number] = replace(rows[number], parcel=replace(rows[number].parcel, raw=stub))
        return len(old)

    def posted(self, message_id: str) -> tuple[int, str] | None:
        return next(
            (
                (number, row.parcel.recipient)
                for number, row in self._tables.parcels.items()
                if row.parcel.message_id == message_id
            ),
            None,
        )

    def bounced(self, parcel: int, detail: str) -> None:
        self._tables.parcels[parcel] = replace(self._tables.parcels[parcel], detail=detail)

    def replies_to(self, address: str, since: datetime) -> int:
        return sum(
            row.parcel.recipient == address and row.created >= since and is_reply(row.parcel)
            for row in self._tables.parcels.values()
        )

    def commit(self) -> None:
        self._store.state = self._tables
        self._state = None

    @property
    def _tables(self) -> State:
        if self._state is None:
            raise RuntimeError("the unit of work has not begun or is over")
        return self._state


class _Alone:
    """A change that commits by itself; like the real store it refuses to run inside a unit of work."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store

    def __enter__(self) -> State:
        if self._store.busy:
            raise RuntimeError("a writing transaction is open in this thread already")
        self._store.busy = True
        self._state = self._store.state.copy()
        return self._state

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._store.busy = False
        if kind is None:
            self._store.state = self._state


class MemoryStore:
    """Implements ports.Store; `fates` and `parcels` are there for a test to look at."""

    inbox: MemoryInbox
    outbox: MemoryOutbox

    def __init__(self) -> None:
        self.state = State()
        self.busy = False
        self.inbox = MemoryInbox(self)
        self.outbox = MemoryOutbox(self)

    def begin(self) -> MemoryWork:
        return MemoryWork(self)

    def alone(self) -> _Alone:
        return _Alone(self)

    @property
    def fates(self) -> Mapping[MailId, tuple[Fate | None, str]]:
        """Each mail's end and the note to it."""
        return {number: (mail.fate, mail.note) for number, mail in self.state.mails.items()}

    @property
    def parcels(self) -> Sequence[Parcel]:
        """Everything that was ever put in the outbox."""
        return [row.parcel for row in self.state.parcels.values()]


def _aware(moment: datetime) -> None:
    if moment.tzinfo is None:
        raise ValueError(f"a moment without a time zone cannot be stored: {moment!r}")
