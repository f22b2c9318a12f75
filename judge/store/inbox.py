"""The inbox: incoming mails, kept raw the moment they arrive, handed out until each has met its fate."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime

from sqlalchemy import Connection, bindparam, func, select, update

from judge.service.ports import AlreadySettled, Fate, MailId, Pending, Stored
from judge.store.connection import Connections, insert_new
from judge.store.fingerprint import fingerprint
from judge.store.schema import InboxRow

STUB = 200
"""Bytes that what stands for a forgotten mail is shorter than."""

# Made once: putting a statement together takes longer than running it.
_KNOWN = select(InboxRow.id).where(InboxRow.dedup == bindparam("dedup"))
_WAITING = select(InboxRow.id).where(InboxRow.fate.is_(None)).order_by(InboxRow.received, InboxRow.id)
_WAITING_UNTIL = _WAITING.where(InboxRow.received <= bindparam("until"))
_ONE = select(InboxRow.raw, InboxRow.received, InboxRow.attempts, InboxRow.fate).where(
    InboxRow.id == bindparam("mail")
)
_LOCKED = _ONE.with_for_update()
_CHANGE = update(InboxRow).where(InboxRow.id == bindparam("mail"))
_COUNT_UP = _CHANGE.values(attempts=InboxRow.attempts + 1)
_COUNT_DOWN = _CHANGE.where(InboxRow.attempts > 0).values(attempts=InboxRow.attempts - 1)
_SETTLE = _CHANGE.where(InboxRow.fate.is_(None))


class SqlInbox:
    """Implements `judge.service.ports.Inbox`; every call is a transaction of its own."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def store(self, raw: bytes, received: datetime, source: str) -> Stored:
        """Keep the raw bytes, committed on return; a second delivery finds the first one's number."""
        found = fingerprint(raw)
        with self._connections.write() as connection:
            # Looked up first: an insert that is skipped would use up a number (`judge db check` counts them).
            number = connection.scalars(_KNOWN, {"dedup": found.dedup}).one_or_none()
            if number is not None:
                return Stored(number, fresh=False)
            fresh = insert_new(
                connection,
                InboxRow,
                "dedup",
                raw=raw,
                raw_sha256=found.raw_sha256,
                dedup=found.dedup,
                message_id=found.message_id,
                sender=found.sender,
                received=received,
                source=source,
                attempts=0,
                note="",
            )
            return Stored(connection.scalars(_KNOWN, {"dedup": found.dedup}).one(), fresh)

    def pending(self, until: datetime | None = None) -> Sequence[MailId]:
        """The mails without a fate received up to `until`, oldest arrival first."""
        with self._connections.read() as connection:
            if until is None:
                return connection.scalars(_WAITING).all()
            return connection.scalars(_WAITING_UNTIL, {"until": until}).all()

    def begin_attempt(self, mail: MailId) -> Pending:
        """Count one more attempt, committed, and hand the mail over; `attempts` includes this one.

        KeyError for a number that was never given, AlreadySettled for a mail that has met its fate.
        """
        with self._connections.write() as connection:
            row = connection.execute(_LOCKED, {"mail": mail}).one_or_none()
            if row is None:
                raise KeyError(mail)
            if row.fate is not None:
                raise AlreadySettled(mail)
            connection.execute(_COUNT_UP, {"mail": mail})
        return Pending(mail, row.raw, row.received, row.attempts + 1)

    def cancel_attempt(self, mail: MailId) -> None:
        """Take the last attempt back; without a database, nothing happens."""
        with suppress(OSError), self._connections.write() as connection:
            connection.execute(_COUNT_DOWN, {"mail": mail})


class SqlInboxRecords:
    """Implements `judge.service.ports.InboxRecords`, within the caller's transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def raw(self, mail: MailId) -> bytes:
        """An incoming mail as it is kept; KeyError if there is none."""
        row = self._connection.execute(_ONE, {"mail": mail}).one_or_none()
        if row is None:
            raise KeyError(mail)
        kept: bytes = row.raw
        return kept

    def replace_raw(self, mail: MailId, raw: bytes) -> None:
        """Keep other bytes of a mail; its key and the hash of what came stay, so that a copy is known."""
        self._connection.execute(_CHANGE, {"mail": mail, "raw": raw})

    def settle(self, mail: MailId, fate: Fate, note: str, now: datetime) -> None:
        """Write down the fate of an incoming mail.

        KeyError for a number that was never given; AlreadySettled if the mail has a fate: the caller's
        effects are a repetition then and must not be committed.
        """
        end = {"fate": fate.value, "note": note, "settled_at": now}
        if self._connection.execute(_SETTLE, {"mail": mail, **end}).rowcount == 1:
            return
        if self._connection.execute(_ONE, {"mail": mail}).one_or_none() is None:
            raise KeyError(mail)
        raise AlreadySettled(mail)

    def settled_before(self, before: datetime, limit: int) -> Sequence[MailId]:
        """Settled mails received before that whose bytes are still kept whole, oldest first."""
        query = (
            select(InboxRow.id)
            .where(InboxRow.received < before, InboxRow.fate.is_not(None))
            .where(func.length(InboxRow.raw) > STUB)
            .order_by(InboxRow.id)
            .limit(limit)
        )
        return self._connection.scalars(query).all()
