"""Outgoing mails in memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from judge.game.seats.entry import mailbox
from judge.records import NOWHERE, Caused, Concern, Excess, Parcel, PutOff, Queued
from tests.fakes.connection import MemoryConnections
from tests.fakes.schema import OutboxRow, Tables, aware


class MemoryOutbox:
    """Implements ports.Outbox."""

    def __init__(self, connections: MemoryConnections) -> None:
        self._connections = connections

    def take_due(self, now: datetime, limit: int = 50) -> Sequence[Queued]:
        held_up: set[str] = set()
        found: list[Queued] = []
        for number, row in sorted(self._connections.tables.parcels.items()):
            if row.state != "queued":
                continue
            if row.next_try > now:
                held_up.add(row.parcel.recipient)
            elif row.parcel.recipient not in held_up:
                found.append(Queued(number, row.parcel, row.attempts))
        return found[:limit]

    def mark_sent(self, parcel: int, now: datetime) -> None:
        aware(now)
        self._change(parcel, state="sent", sent=now)

    def postpone(self, parcel: int, until: datetime, detail: str) -> None:
        aware(until)
        self._change(parcel, next_try=until, detail=detail, failed=1)

    def give_up(self, parcel: int, now: datetime, detail: str) -> None:
        aware(now)
        self._change(parcel, state="failed", detail=detail, failed=1)

    def release(self) -> None:
        """Nothing is in hand here."""

    def left_over(self, now: datetime) -> bool:
        return bool(self.take_due(now))

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
        with self._connections.write() as tables:
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


class MemoryOutboxRecords:
    """Implements ports.OutboxRecords."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def add(
        self, parcel: Parcel, now: datetime, *, put_off: bool = False, until: datetime | None = None
    ) -> None:
        aware(now)
        if all(row.parcel.key != parcel.key for row in self._tables.parcels.values()):
            row = OutboxRow(parcel, now, until or now)
            kept = replace(row, state="put off") if put_off or until is not None else row
            self._tables.parcels[len(self._tables.parcels) + 1] = kept

    def put_off(self) -> Sequence[PutOff]:
        found: dict[tuple[str, str | None, str], PutOff] = {}
        for _, row in sorted(self._tables.parcels.items()):
            if row.state == "put off" and not row.parcel.cause:
                seat = (row.parcel.recipient, row.parcel.game, row.parcel.part)
                found.setdefault(seat, PutOff(*seat, row.created, row.parcel.key))
        return tuple(found.values())

    def take_put_off(self, recipient: str, game: str | None, part: str, now: datetime) -> Sequence[bytes]:
        raws = []
        for number, row in sorted(self._tables.parcels.items()):
            seat = (row.parcel.recipient, row.parcel.game, row.parcel.part)
            if row.state == "put off" and not row.parcel.cause and seat == (recipient, game, part):
                raws.append(row.parcel.raw)
                self._tables.parcels[number] = replace(row, state="sent", sent=now)
        return raws

    def caused(self, cause: str, now: datetime, within: timedelta) -> dict[str, Caused]:
        found: dict[str, Caused] = {}
        for row in self._tables.parcels.values():
            waits = row.state == "put off"
            if row.parcel.cause == cause and (waits or now - within < row.created < now + within):
                one = found.setdefault(mailbox(row.parcel.recipient), Caused())
                one.waiting += waits
                one.left += not waits
        return found

    def excess_due(self, now: datetime) -> Sequence[Excess]:
        found: dict[tuple[str, str], str] = {}
        due: set[tuple[str, str]] = set()
        for _, row in sorted(self._tables.parcels.items()):
            if row.state == "put off" and row.parcel.cause:
                which = (row.parcel.recipient, row.parcel.cause)
                found.setdefault(which, row.parcel.key)
                due |= {which} if row.next_try <= now else set()
        return [Excess(*which, key) for which, key in found.items() if which in due]

    def excess_of(self, game: str) -> Sequence[Excess]:
        found: dict[tuple[str, str], str] = {}
        for _, row in sorted(self._tables.parcels.items()):
            if row.state == "put off" and row.parcel.cause and row.parcel.game == game:
                found.setdefault((row.parcel.recipient, row.parcel.cause), row.parcel.key)
        return [Excess(*which, key) for which, key in found.items()]

    def hasten(self, game: str, until: datetime, recipient: str | None = None) -> None:
        aware(until)
        for number, row in self._tables.parcels.items():
            waits = row.state == "put off" and row.parcel.cause and row.parcel.game == game
            if waits and row.next_try > until and recipient in {None, row.parcel.recipient}:
                self._tables.parcels[number] = replace(row, next_try=until)

    def take_excess(self, excesses: Sequence[Excess], now: datetime) -> Sequence[Parcel]:
        taken = []
        wanted = {(one.recipient, one.cause) for one in excesses}
        for number, row in sorted(self._tables.parcels.items()):
            if row.state == "put off" and (row.parcel.recipient, row.parcel.cause) in wanted:
                taken.append(row.parcel)
                parcel = replace(row.parcel, cause="")
                self._tables.parcels[number] = replace(row, parcel=parcel, state="sent", sent=now)
        return taken

    def count_replies(self, address: str, since: datetime) -> int:
        return sum(
            row.parcel.recipient == address and row.created >= since and row.parcel.reply
            for row in self._tables.parcels.values()
        )

    def by_message_id(self, message_id: str) -> tuple[int, str] | None:
        return next(
            (
                (number, row.parcel.recipient)
                for number, row in self._tables.parcels.items()
                if row.parcel.message_id == message_id
            ),
            None,
        )

    def message_id(self, key: str) -> str | None:
        rows = self._tables.parcels.values()
        return next((row.parcel.message_id for row in rows if row.parcel.key == key), None)

    def concern(self, message_id: str) -> Concern | None:
        for row in self._tables.parcels.values():
            one = row.parcel
            if one.message_id == message_id:
                sent = row.sent or row.created
                return Concern(one.recipient, one.game, one.phase, one.part, one.key, sent)
        return None

    def raw(self, message_id: str) -> bytes | None:
        rows = self._tables.parcels.values()
        return next((row.parcel.raw for row in rows if row.parcel.message_id == message_id), None)

    def note_bounce(self, parcel: int, detail: str) -> None:
        self._tables.parcels[parcel] = replace(self._tables.parcels[parcel], detail=detail)

    def forget_address(self, address: str, instead: str, erased: bytes) -> None:
        for number, row in self._tables.parcels.items():
            if row.state != "queued" and address.encode() in row.parcel.raw.lower():
                to = instead if row.parcel.recipient == address else row.parcel.recipient
                parcel = replace(row.parcel, recipient=to, raw=erased)
                self._tables.parcels[number] = replace(row, parcel=parcel, detail="")

    def forget_strangers(self, before: datetime, instead: str, erased: bytes) -> None:
        known = {one.address for one in self._tables.people.values()}
        for number, row in self._tables.parcels.items():
            to = row.parcel.recipient
            if (
                row.created < before
                and row.state != "queued"
                and to not in known
                and not to.endswith(NOWHERE)
            ):
                parcel = replace(row.parcel, recipient=instead, raw=erased)
                self._tables.parcels[number] = replace(row, parcel=parcel, detail="")

    def erase_notices(self, games: Sequence[str], name: str, before: datetime, erased: bytes) -> None:
        for number, row in self._tables.parcels.items():
            told = row.parcel.key.partition(":")[0] in games or name.encode() in row.parcel.raw
            if told and row.sent and row.sent < before:
                self._tables.parcels[number] = replace(row, parcel=replace(row.parcel, raw=erased))

    def erase_old(self, before: datetime, raw: bytes, limit: int, after: int = 0) -> Sequence[int]:
        rows = self._tables.parcels
        over = {
            number: row.sent if row.state == "sent" else row.created if row.state == "failed" else None
            for number, row in sorted(rows.items())
            if number > after and row.parcel.raw != raw
        }
        old = [number for number, at in over.items() if at and at < before][:limit]
        for number in old:
            state = "sent" if rows[number].state == "sent" else "dropped"
            rows[number] = replace(rows[number], state=state, parcel=replace(rows[number].parcel, raw=raw))
        return old
