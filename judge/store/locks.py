"""Locks that die with the process that holds them: one at work, one sender, one upgrade at a time.

A lease in a table would outlive a killed process and keep its mails waiting; a lock of the operating system
(SQLite) or of the session (PostgreSQL) is free the moment its holder is gone.
"""

from __future__ import annotations

import fcntl
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from sqlalchemy import text

from judge.store.connection import Connections, give_to_owner
from judge.store.errors import InUse


class Held(Protocol):
    """A lock that this process holds."""

    def release(self) -> None:
        """Give the lock back."""
        ...


class _FileLock:
    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def release(self) -> None:
        os.close(self._descriptor)


_HEARTBEAT = "SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3"
"""The server asks a minute long after a holder of whom it hears nothing: his machine may have lost power."""


class _ServerLock:
    def __init__(self, connections: Connections, number: int) -> None:
        self._connection = connections.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self._connection.exec_driver_sql(_HEARTBEAT)
        self._number = number

    def take(self) -> bool:
        query = text("SELECT pg_try_advisory_lock(:n)")
        return bool(self._connection.scalar(query, {"n": self._number}))

    def release(self) -> None:
        self._connection.execute(text("SELECT pg_advisory_unlock(:n)"), {"n": self._number})
        self._connection.close()


def try_lock(connections: Connections, name: str) -> Held | None:
    """Take a lock of the database, None if somebody else has it; the file is `judge.db.<name>.lock`."""
    if connections.file is None:
        server = _ServerLock(connections, zlib.crc32(f"judge {name}".encode()))
        if server.take():
            return server
        server.release()
        return None
    descriptor = os.open(f"{connections.file}.{name}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    give_to_owner(descriptor, connections.file.parent)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        return None
    return _FileLock(descriptor)


@contextmanager
def locked(connections: Connections, name: str, doing: str) -> Iterator[None]:
    """Hold a lock for a block; InUse, saying what the other one is `doing`, if it is taken."""
    lock = try_lock(connections, name)
    if lock is None:
        raise InUse(f"another process is {doing} this database; try again when it has finished")
    try:
        yield
    finally:
        lock.release()
