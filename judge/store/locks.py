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
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, text

from judge.file_owner import give_to_owner
from judge.store.connection import Connections
from judge.store.errors import InUse, Unavailable


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


WORK = "work"
"""The lock on the handling of mail and deadlines."""
_PATIENCE_SECONDS = 30


def number(name: str) -> int:
    """The number that a lock of the server has instead of a name."""
    return zlib.crc32(f"judge {name}".encode())


def open_session(connections: Connections) -> Connection:
    """A session with the server that can hold locks, each statement a transaction of its own."""
    session = connections.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    session.exec_driver_sql(_HEARTBEAT)
    return session


class _ServerLock:
    def __init__(self, connections: Connections, number: int) -> None:
        self._connection = open_session(connections)
        self._number = number

    def take(self, *, wait: bool) -> bool:
        """Take it, or wait a while for it: meanwhile nobody gets a share in it anew."""
        if not wait:
            return bool(self._connection.scalar(text("SELECT pg_try_advisory_lock(:n)"), {"n": self._number}))
        self._connection.exec_driver_sql(f"SET lock_timeout = '{_PATIENCE_SECONDS}s'")
        try:
            self._connection.execute(text("SELECT pg_advisory_lock(:n)"), {"n": self._number})
        except Unavailable:
            return False
        finally:
            self._connection.exec_driver_sql("RESET lock_timeout")
        return True

    def release(self) -> None:
        self._connection.execute(text("SELECT pg_advisory_unlock(:n)"), {"n": self._number})
        self.close()

    def close(self) -> None:
        self._connection.close()


def try_lock(connections: Connections, name: str, *, wait: bool = False) -> Held | None:
    """Take a lock of the database, None if somebody else has it; the file is `judge.db.<name>.lock`.

    On a server it may `wait` for those who only have a share in it; a file has no shares.
    """
    if connections.file is None:
        server = _ServerLock(connections, number(name))
        if server.take(wait=wait):
            return server
        server.close()
        return None
    descriptor = _opened(Path(f"{connections.file}.{name}.lock"))
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        return None
    return _FileLock(descriptor)


def _opened(file: Path) -> int:
    """The descriptor of a lock's file; one that is not there yet is made, its folder's owner's."""
    try:
        return os.open(file, os.O_RDWR | os.O_CLOEXEC)
    except FileNotFoundError:
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        give_to_owner(descriptor, file.parent)
        return descriptor


class Ownership:
    """A lock of the server that one process keeps for as long as it lives."""

    def __init__(self, connections: Connections, name: str) -> None:
        self._connections = connections
        self._name = name
        self._held: Connection | None = None

    def is_held(self) -> bool:
        """Whether this process has it, having tried; OSError without a database, and nobody has it then."""
        session = self._held or open_session(self._connections)
        try:
            if self._held is None:
                query = text("SELECT pg_try_advisory_lock(:n)")
                got = bool(session.scalar(query, {"n": number(self._name)}))
                self._held = session if got else None
                if not got:
                    session.close()
            else:
                session.exec_driver_sql("SELECT 1")
        except OSError:
            self._held = None
            session.invalidate()
            session.close()
            raise
        return self._held is not None

    def close(self) -> None:
        """Give it up."""
        held, self._held = self._held, None
        if held is not None:
            held.invalidate()
            held.close()


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
