"""Administration of single emails by the keeper: what waits or was set aside, another try, or the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, func, or_, select, update

from judge.records import Fate
from judge.store.connection import Connections
from judge.store.errors import StoreError
from judge.store.inbox import raw_header_field
from judge.store.integrity import PENDING
from judge.store.schema import InboxRow, OutboxRow, OutboxState

OUT = "out-"
"""What numbers of outgoing emails begin with; incoming emails have the bare number."""
_OPEN = (OutboxState.QUEUED, OutboxState.FAILED, OutboxState.HELD)


@dataclass(frozen=True, slots=True)
class Entry:
    """A mail as the keeper sees it; `who` is the sender of an incoming and the recipient of an outgoing one.

    `id` is what the commands take; `attempts` counts the tries so far, `deaths` those of them in
    which the process died, `note` says what stopped the last one.
    """

    id: str
    state: str
    at: datetime
    who: str
    subject: str
    attempts: int
    note: str
    deaths: int = 0


class MailAdmin:
    """Lists and changes emails; a refusal is a StoreError with a sentence."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def list(self) -> Sequence[Entry]:
        """Incoming mails that wait or are in quarantine, then outgoing ones that wait, failed or are held."""
        waiting = or_(InboxRow.fate.is_(None), InboxRow.fate == Fate.QUARANTINED)
        came = select(InboxRow.__table__).where(waiting).order_by(InboxRow.id)
        going = select(OutboxRow.__table__).where(OutboxRow.state.in_(_OPEN)).order_by(OutboxRow.id)
        with self._connections.read() as connection:
            incoming, outgoing = connection.execute(came).all(), connection.execute(going).all()
        return [*map(_incoming, incoming), *map(_outgoing, outgoing)]

    def exchanged(self, address: str, since: datetime) -> Sequence[Entry]:
        """All emails from and to an address, or everyone at @domain, whatever came of them, oldest first."""
        came = select(InboxRow.__table__).where(_is_of(InboxRow.sender, address), InboxRow.received >= since)
        going = select(OutboxRow.__table__).where(
            _is_of(OutboxRow.recipient, address), OutboxRow.created >= since
        )
        with self._connections.read() as connection:
            incoming, outgoing = connection.execute(came).all(), connection.execute(going).all()
        both = [*map(_incoming, incoming), *map(_outgoing, outgoing)]
        return sorted(both, key=lambda entry: entry.at)

    def show(self, mail: str) -> tuple[Entry, bytes]:
        """Any mail, whatever became of it, with its raw bytes."""
        out, number = _number(mail)
        table = OutboxRow.__table__ if out else InboxRow.__table__
        with self._connections.read() as connection:
            row = connection.execute(select(table).where(table.c.id == number)).one_or_none()
        if row is None:
            raise StoreError(f"there is no email {mail}")
        return (_outgoing(row) if out else _incoming(row)), row.raw

    def retry(self, mail: str, now: datetime) -> None:
        """Give a mail all its tries again: handle an incoming one, send an outgoing one that is not sent."""
        out, number = _number(mail)
        if out:
            self._change_outgoing(mail, number, state=OutboxState.QUEUED, attempts=0, next_try=now)
        else:
            self._change_mail(
                mail, number, fate=None, settled_at=None, attempts=0, deaths=0, begun_at=None, note=""
            )

    def drop(self, mail: str, now: datetime, cover: Callable[[bytes], bytes]) -> None:
        """End it: one that came counts as ignored and is kept as `cover` makes it, one out is never sent."""
        out, number = _number(mail)
        if out:
            self._change_outgoing(mail, number, state=OutboxState.DROPPED)
        else:
            _, raw = self.show(mail)
            self._change_mail(
                mail,
                number,
                fate=Fate.IGNORED.value,
                settled_at=now,
                note="dropped by the keeper",
                raw=cover(raw),
            )

    def _change_mail(self, mail: str, number: int, **values: object) -> None:
        waiting = or_(InboxRow.fate.is_(None), InboxRow.fate == Fate.QUARANTINED)
        statement = update(InboxRow).where(InboxRow.id == number, waiting).values(**values)
        with self._connections.write() as connection:
            changed = connection.execute(statement).rowcount
        if not changed:
            entry, _ = self.show(mail)
            raise StoreError(f"mail {mail} is {entry.state}: its effect cannot be repeated or taken back")

    def _change_outgoing(self, mail: str, number: int, **values: object) -> None:
        unsent = (OutboxRow.id == number, OutboxRow.state != OutboxState.SENT)
        with self._connections.write() as connection:
            changed = connection.execute(update(OutboxRow).where(*unsent).values(**values)).rowcount
        if not changed:
            entry, _ = self.show(mail)
            raise StoreError(f"mail {mail} is {entry.state}: the next server has it")


def _is_of(column: ColumnElement[str], address: str) -> ColumnElement[bool]:
    """Return whether a column has an address, in whatever case, or with @domain one of that domain."""
    known, wanted = func.lower(column), address.lower()
    return known.endswith(wanted, autoescape=True) if wanted.startswith("@") else known == wanted


_MOST_DIGITS = 18
"""Of a number that a row can have."""


def _number(mail: str) -> tuple[bool, int]:
    out = mail.startswith(OUT)
    digits = mail.removeprefix(OUT)
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS):
        raise StoreError(f"not a mail's number: {mail!r}; `judge mails list` shows them, like 12 or {OUT}7")
    return out, int(digits)


def _incoming(row: Row[Any]) -> Entry:
    subject = raw_header_field(row.raw, b"Subject")
    state, note = row.fate or PENDING, row.note
    return Entry(str(row.id), state, row.received, row.sender, subject, row.attempts, note, row.deaths)


def _outgoing(row: Row[Any]) -> Entry:
    subject = raw_header_field(row.raw, b"Subject")
    return Entry(f"{OUT}{row.id}", row.state, row.created, row.recipient, subject, row.attempts, row.detail)
