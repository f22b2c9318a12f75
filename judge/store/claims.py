"""Claims of one process on PostgreSQL: advisory locks of its session, which the server frees when it ends."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable
from contextlib import suppress

from sqlalchemy import text

from judge.records import MailId
from judge.store.connection import Connections
from judge.store.hosts.lock_session import LockSession
from judge.store.locks import WORK, number

_MAILS = zlib.crc32(b"judge mails") & 0x7FFFFFFF
"""The upper half of a mail's lock; the lower half is the mail's number."""
_CHORES = number("chores")
_TAKEN = text(
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND granted"
    " AND classid = :mails AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_TAKE = text(
    "SELECT mail FROM unnest(CAST(:numbers AS bigint[])) AS mail"
    " WHERE pg_try_advisory_lock(:base + (mail & 4294967295))"
)
_GIVE_BACK = text(
    "SELECT pg_advisory_unlock(:base + (mail & 4294967295)) FROM unnest(CAST(:numbers AS bigint[])) AS mail"
)
_JOIN = text("SELECT pg_try_advisory_lock_shared(:number)")
_LEAVE = text("SELECT pg_advisory_unlock_shared(:number)")
_TRY = text("SELECT pg_try_advisory_lock(:number)")
_UNLOCK = text("SELECT pg_advisory_unlock(:number)")


class Claims:
    """The claims of one process, which die with it; used by one thread at a time.

    A claim is no row: nothing has to be written for it, and nothing is left of it by who died. Should the
    session end while its process lives, others may take the same mail; then only the first to settle it does.
    """

    def __init__(self, connections: Connections) -> None:
        self._session = LockSession(connections, self._forget)
        self._mails: list[MailId] = []
        self._joined = self._chores = False

    def join(self) -> bool:
        """Work beside others; False while somebody has the whole work to himself (`Inbox.claim`)."""
        if not self._joined:
            self._joined = bool(self._session.ask(_JOIN, number=number(WORK))[0])
        return self._joined

    def leave(self) -> None:
        """Work no more, and give back what is claimed; without a database it is gone already."""
        with suppress(OSError):
            self.give_back()
            if self._chores:
                self._session.ask(_UNLOCK, number=_CHORES)
            if self._joined:
                self._session.ask(_LEAVE, number=number(WORK))
        self._joined = self._chores = False

    def taken(self) -> Collection[MailId]:
        """The mails that processes have in hand, this one too."""
        return frozenset(self._session.ask(_TAKEN, mails=_MAILS))

    def take(self, mails: Iterable[MailId]) -> Collection[MailId]:
        """Claim mails; those that were free."""
        got = self._session.ask(_TAKE, numbers=list(mails), base=_MAILS << 32)
        self._mails += got
        return frozenset(got)

    def give_back(self) -> None:
        """Give back all mails."""
        if self._mails:
            self._session.ask(_GIVE_BACK, numbers=self._mails, base=_MAILS << 32)
            self._mails = []

    def take_chores(self) -> bool:
        """Claim what one process does for all, until `leave`; False if somebody is at it."""
        if not self._chores:
            self._chores = bool(self._session.ask(_TRY, number=_CHORES)[0])
        return self._chores

    def close(self) -> None:
        """End the session, and with it every claim."""
        self._session.close()

    def _forget(self) -> None:
        self._mails, self._joined, self._chores = [], False, False
