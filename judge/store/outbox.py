"""Outgoing mails: queued in the transaction of their cause, sent from here until the next server has them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, exists, func, literal_column, select, update
from sqlalchemy.orm import aliased

from judge.service.ports import Parcel, Queued
from judge.store.connection import Connections
from judge.store.fingerprint import field
from judge.store.locks import Held, try_lock
from judge.store.schema import OutboxRow, ParcelState
from judge.store.upsert import insert_new

_QUEUED: ColumnElement[str] = literal_column(f"'{ParcelState.QUEUED}'")
"""Spelled out in the statement, so that a plan made once for all values can use the index of queued rows."""


class SqlOutbox:
    """Implements `judge.service.ports.Outbox`; every call is a transaction of its own.

    One process sends at a time: `due` gives nothing while another one has parcels in hand. Whoever has them
    keeps a lock until it has said what became of each, and loses it when it dies.
    """

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._lock: Held | None = None
        self._in_hand: set[int] = set()

    def due(self, now: datetime, limit: int = 50) -> Sequence[Queued]:
        """Parcels to send now, oldest first.

        A parcel waits while an older one to the same recipient does, so that nobody reads the results
        of a phase before its opening.
        """
        earlier = aliased(OutboxRow)
        held_up = exists().where(
            earlier.state == _QUEUED,
            earlier.recipient == OutboxRow.recipient,
            earlier.id < OutboxRow.id,
            earlier.next_try > now,
        )
        query = (
            select(OutboxRow.__table__)
            .where(OutboxRow.state == _QUEUED, OutboxRow.next_try <= now, ~held_up)
            .order_by(OutboxRow.id)
            .limit(limit)
        )
        if self._lock is None:
            self._lock = try_lock(self._connections, "outbox")
        if self._lock is None:
            return []
        with self._connections.read() as connection:
            rows = connection.execute(query).all()
        self._in_hand = {row.id for row in rows}
        self._let_go()
        return [
            Queued(row.id, Parcel(row.key, row.recipient, row.message_id, row.raw, row.game), row.attempts)
            for row in rows
        ]

    def sent(self, parcel: int, now: datetime) -> None:
        """The next server has it."""
        self._change(parcel, state=ParcelState.SENT, sent_at=now, detail="")

    def postpone(self, parcel: int, until: datetime, detail: str) -> None:
        """Try again at `until`; one more attempt has failed."""
        self._change(parcel, next_try=until, attempts=OutboxRow.attempts + 1, detail=detail)

    def give_up(self, parcel: int, now: datetime, detail: str) -> None:
        """No further try; the keeper sees it in `judge mails list`."""
        self._change(
            parcel, state=ParcelState.FAILED, next_try=now, attempts=OutboxRow.attempts + 1, detail=detail
        )

    def _change(self, parcel: int, **values: object) -> None:
        statement = update(OutboxRow).where(OutboxRow.id == parcel, OutboxRow.state == ParcelState.QUEUED)
        with self._connections.write() as connection:
            changed = connection.execute(statement.values(**values)).rowcount
            known = changed or connection.scalar(select(exists().where(OutboxRow.id == parcel)))
        if not known:
            raise KeyError(parcel)
        self._in_hand.discard(parcel)
        self._let_go()

    def leave(self) -> None:
        """Let another process send what is still in hand."""
        self._in_hand.clear()
        self._let_go()

    def _let_go(self) -> None:
        if self._lock is not None and not self._in_hand:
            self._lock.release()
            self._lock = None


def post(connection: Connection, parcel: Parcel, now: datetime) -> None:
    """Queue a parcel within the caller's transaction; one with the same key is left as it is."""
    insert_new(
        connection,
        OutboxRow,
        "key",
        key=parcel.key,
        recipient=parcel.recipient,
        message_id=parcel.message_id,
        raw=parcel.raw,
        game=parcel.game,
        reply=is_reply(parcel),
        state=ParcelState.QUEUED,
        attempts=0,
        next_try=now,
        detail="",
        created=now,
    )


def is_reply(parcel: Parcel) -> bool:
    """Whether a parcel answers a mail, by what it says of itself (RFC 3834 §5)."""
    return field(parcel.raw, b"Auto-Submitted").lower().startswith("auto-replied")


def replies_to(connection: Connection, address: str, since: datetime) -> int:
    """How many replies to an address were queued since then."""
    count = (
        select(func.count())
        .select_from(OutboxRow)
        .where(
            OutboxRow.recipient == address,
            OutboxRow.created >= since,
            OutboxRow.reply,
        )
    )
    return connection.scalars(count).one()


def posted(connection: Connection, message_id: str) -> tuple[int, str] | None:
    """The number and recipient of the parcel with that Message-ID."""
    query = select(OutboxRow.id, OutboxRow.recipient).where(OutboxRow.message_id == message_id)
    row = connection.execute(query).first()
    return None if row is None else (row.id, row.recipient)


def bounced(connection: Connection, parcel: int, detail: str) -> None:
    """Write down why a parcel did not arrive; it stays sent, because the next server did have it."""
    connection.execute(update(OutboxRow).where(OutboxRow.id == parcel).values(detail=detail))


def forget_sent(connection: Connection, before: datetime, stub: bytes) -> int:
    """Put a stub in the place of the bytes of mails sent before that; how many."""
    old = (OutboxRow.state == ParcelState.SENT, OutboxRow.sent_at < before, OutboxRow.raw != stub)
    return connection.execute(update(OutboxRow).where(*old).values(raw=stub)).rowcount
