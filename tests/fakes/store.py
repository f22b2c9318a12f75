"""A store in memory for tests of other rooms; tests/contract/store holds it to the real one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from types import TracebackType
from typing import Self

from judge.service.ports import AlreadySettled, Fate, MailId, Parcel, Pending, Queued, Stored
from judge.store.fingerprint import fingerprint
from judge.store.inbox import STUB
from judge.store.outbox import is_reply
from tests.fakes.rows import Mail, State, Waiting, aware
from tests.fakes.tables import MemoryGames, MemoryMarks, MemoryParkedItems, MemoryPeople


class MemoryInbox:
    """Implements ports.Inbox."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store

    def store(self, raw: bytes, received: datetime, source: str) -> Stored:
        aware(received)
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
        aware(now)
        self._change(parcel, state="sent", sent=now)

    def postpone(self, parcel: int, until: datetime, detail: str) -> None:
        aware(until)
        self._change(parcel, next_try=until, detail=detail, failed=1)

    def give_up(self, parcel: int, now: datetime, detail: str) -> None:
        aware(now)
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


class MemoryWork:
    """Implements ports.UnitOfWork."""

    games: MemoryGames
    people: MemoryPeople
    marks: MemoryMarks
    parked_items: MemoryParkedItems

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self._state: State | None = None

    def __enter__(self) -> Self:
        self._state = self._store.alone().__enter__()
        self.games = MemoryGames(self._state)
        self.people = MemoryPeople(self._state)
        self.marks = MemoryMarks(self._state)
        self.parked_items = MemoryParkedItems(self._state)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._state = None
        self._store.busy = False

    def settle(self, mail: MailId, fate: Fate, note: str, now: datetime) -> None:
        aware(now)
        row = self._tables.mails[mail]
        if row.fate is not None:
            raise AlreadySettled(mail)
        self._tables.mails[mail] = replace(row, fate=fate, note=note)

    def post(self, parcel: Parcel, now: datetime) -> None:
        aware(now)
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
            if mail.received < before and mail.fate is not None and len(mail.raw) > STUB
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
