"""Claims of one process on PostgreSQL: advisory locks of its session, which the server frees when it ends."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable
from contextlib import suppress

from sqlalchemy import Connection, text

from judge.service.ports import MailId
from judge.store.connection import Connections
from judge.store.locks import WORK, number, open_session

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


class SqlClaims:
    """Implements `judge.service.ports.Claims`; used by one thread at a time.

    A claim is no row: nothing has to be written for it, and nothing is left of it by who died. Should the
    session end while its process lives, others may take the same mail; then only the first to settle it does.
    """

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._session: Connection | None = None
        self._mails: list[MailId] = []
        self._joined = self._chores = False

    def join(self) -> bool:
        """Work beside others; False while somebody has the whole work to himself."""
        if not self._joined:
            self._joined = bool(self._ask(_JOIN, number=number(WORK))[0])
        return self._joined

    def leave(self) -> None:
        """Work no more, and give back what is claimed; without a database it is gone already."""
        with suppress(OSError):
            self.give_back()
            if self._chores:
                self._ask(_UNLOCK, number=_CHORES)
            if self._joined:
                self._ask(_LEAVE, number=number(WORK))
        self._joined = self._chores = False

    def taken(self) -> Collection[MailId]:
        """The mails that processes have in hand."""
        return frozenset(self._ask(_TAKEN, mails=_MAILS))

    def take(self, mails: Iterable[MailId]) -> Collection[MailId]:
        """Claim mails; those that were free."""
        got = self._ask(_TAKE, numbers=list(mails), base=_MAILS << 32)
        self._mails += got
        return frozenset(got)

    def give_back(self) -> None:
        """Give back all mails."""
        if self._mails:
            self._ask(_GIVE_BACK, numbers=self._mails, base=_MAILS << 32)
            self._mails = []

    def take_chores(self) -> bool:
        """Claim what one process does for all, until `leave`."""
        if not self._chores:
            self._chores = bool(self._ask(_TRY, number=_CHORES)[0])
        return self._chores

    def close(self) -> None:
        """End the session, and with it every claim."""
        session, self._session = self._session, None
        self._mails, self._joined, self._chores = [], False, False
        if session is not None:
            session.invalidate()
            session.close()

    def _ask(self, query: object, **values: object) -> list[int]:
        """What the session answers; one that is lost is opened anew the next time, without its claims."""
        if self._session is None:
            self._session = open_session(self._connections)
        try:
            return list(self._session.scalars(query, values))  # type: ignore[call-overload]
        except OSError:
            self.close()
            raise
