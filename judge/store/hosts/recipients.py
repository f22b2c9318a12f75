"""Recipients that one sender has in hand on PostgreSQL: several may send, and each gets his mails in order.

A recipient is an advisory lock of the sender's session: it is free the moment its sender is gone.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable
from contextlib import suppress

from sqlalchemy import text

from judge.store.connection import Connections
from judge.store.hosts.lock_session import LockSession

_CLASS = zlib.crc32(b"judge recipients") & 0x7FFFFFFF
"""The upper half of a recipient's lock; the lower half is made of the address."""
_TAKE = text(
    "SELECT address"
    " FROM unnest(CAST(:numbers AS bigint[]), CAST(:addresses AS text[])) AS one(number, address)"
    " WHERE pg_try_advisory_lock(number)"
)
_LET_GO = text("SELECT pg_advisory_unlock(number) FROM unnest(CAST(:numbers AS bigint[])) AS number")


class RecipientLocks:
    """The recipients whose mails this process sends; used by one thread at a time."""

    def __init__(self, connections: Connections) -> None:
        self._session = LockSession(connections, self._forget)
        self._held: list[str] = []

    def take(self, addresses: Iterable[str]) -> Collection[str]:
        """Take recipients; those that nobody else has."""
        asked = sorted(set(addresses))
        got = self._session.ask(_TAKE, numbers=[_number(one) for one in asked], addresses=asked)
        self._held += got
        return frozenset(got)

    def let_go(self) -> None:
        """Give all back; without a database they are free already."""
        held, self._held = self._held, []
        if held:
            with suppress(OSError):
                self._session.ask(_LET_GO, numbers=[_number(one) for one in held])

    def close(self) -> None:
        """End the session."""
        self._session.close()

    def _forget(self) -> None:
        self._held = []


def _number(address: str) -> int:
    return (_CLASS << 32) | zlib.crc32(address.encode())
