"""Incoming mails in memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from itertools import count

from judge.records import AlreadySettled, Fate, MailId, Pending, Stored, Waiting
from judge.store.inbox import STUB, fingerprint
from tests.fakes.connection import MemoryConnections
from tests.fakes.schema import InboxRow, Tables, aware


class MemoryInbox:
    """Implements ports.Inbox."""

    def __init__(self, connections: MemoryConnections) -> None:
        self._connections = connections
        self._claimed = False

    def claim(self, *, wait: bool = False) -> bool:
        del wait
        free, self._claimed = not self._claimed, True
        return free

    def release(self) -> None:
        self._claimed = False

    def store(self, raw: bytes, received: datetime, source: str) -> Stored:
        return self.store_all([(raw, received)], source)[0]

    def store_all(self, mails: Sequence[tuple[bytes, datetime]], source: str) -> Sequence[Stored]:
        with self._connections.write() as tables:
            return [_store(tables, raw, received, source) for raw, received in mails]

    def waiting(
        self, until: datetime | None = None, *, after: Waiting | None = None, most: int | None = None
    ) -> Sequence[Waiting]:
        rows = [
            (row.received, number, row)
            for number, row in self._connections.tables.mails.items()
            if row.fate is None and (until is None or row.received <= until)
        ]
        found = [
            Waiting(
                number,
                fingerprint(row.raw).sender,
                row.deaths + (row.begun is not None),
                row.begun,
                received=row.received,
            )
            for _, number, row in sorted(rows, key=lambda found: found[:2])
        ]
        start = 0 if after is None else next(n for n, one in enumerate(found, 1) if one.id == after.id)
        return found[start:][:most]

    def begin_attempt(self, mail: MailId, now: datetime) -> Pending:
        aware(now)
        with self._connections.write() as tables:
            row = tables.mails[mail]
            if row.fate is not None:
                raise AlreadySettled(mail)
            deaths = row.deaths + (row.begun is not None)
            row = tables.mails[mail] = replace(row, attempts=row.attempts + 1, deaths=deaths, begun=now)
            return Pending(mail, row.raw, row.received, row.attempts - 1 - deaths, deaths)

    def fail_attempt(self, mail: MailId) -> None:
        with self._connections.write() as tables:
            tables.mails[mail] = replace(tables.mails[mail], begun=None)

    def cancel_attempt(self, mail: MailId) -> None:
        with self._connections.write() as tables:
            row = tables.mails[mail]
            tables.mails[mail] = replace(row, attempts=max(0, row.attempts - 1), begun=None)


def _store(tables: Tables, raw: bytes, received: datetime, source: str) -> Stored:
    aware(received)
    found, known = fingerprint(raw), {mail.dedup: number for number, mail in tables.mails.items()}
    for dedup in map(found.again, count()):
        if dedup not in known:
            break
        if found.is_same(tables.mails[known[dedup]].received, received):
            return Stored(known[dedup], fresh=False)
    number = len(tables.mails) + 1
    tables.mails[number] = InboxRow(dedup, raw, received, source)
    return Stored(number, fresh=True)


class MemoryInboxRecords:
    """Implements ports.InboxRecords."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def raw(self, mail: MailId) -> bytes:
        return self._tables.mails[mail].raw

    def replace_raw(self, mail: MailId, raw: bytes) -> None:
        self._tables.mails[mail] = replace(self._tables.mails[mail], raw=raw)

    def settle(self, mail: MailId, fate: Fate, note: str, now: datetime, raw: bytes | None = None) -> None:
        aware(now)
        row = self._tables.mails[mail]
        if row.fate is not None:
            raise AlreadySettled(mail)
        self._tables.mails[mail] = replace(
            row, fate=fate, note=note, begun=None, raw=row.raw if raw is None else raw
        )

    def older_waits(self, mail: Pending, game: str, *, unrouted: bool, solitary: int) -> bool:
        del mail, game, unrouted, solitary
        return False

    def forget_address(self, address: str, instead: str, erased: bytes) -> None:
        del instead  # the sender is not kept here apart from the mail
        for number, mail in self._tables.mails.items():
            if mail.fate is not None and address.encode() in mail.raw.lower():
                self._tables.mails[number] = replace(mail, raw=erased, note="")

    def forget_strangers(self, before: datetime, instead: str, erased: bytes) -> None:
        """Nothing, for the same reason."""

    def settled_before(self, before: datetime, limit: int, after: MailId = 0) -> Sequence[MailId]:
        old = [
            number
            for number, mail in sorted(self._tables.mails.items())
            if number > after and mail.received < before and mail.fate is not None and len(mail.raw) > STUB
        ]
        return old[:limit]
