"""Locks that die with the process that holds them: one at work, one sender, one upgrade at a time.

A lease in a table would outlive a killed process and keep its emails waiting; a lock of the operating system
(SQLite) or of the session (PostgreSQL) is free the moment its holder is gone.
"""

from __future__ import annotations

import fcntl
import os
import zlib
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection, TextClause, text

from judge.file_owner import give_to_owner
from judge.records import EmailId
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
    """Return the number that a lock of the server has instead of a name."""
    return zlib.crc32(f"judge {name}".encode())


def open_session(connections: Connections) -> Connection:
    """Return a session with the server that can hold locks, each statement a transaction of its own."""
    session = connections.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    session.exec_driver_sql(_HEARTBEAT)
    return session


class _ServerLock:
    def __init__(self, connections: Connections, number: int) -> None:
        self._connection = open_session(connections)
        self._number = number

    def take(self, *, wait: bool) -> bool:
        """Take it, or wait a while for it: meanwhile no one gets a share in it again."""
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
    """Take a lock of the database, None if someone else has it; the file is `judge.db.<name>.lock`.

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
    """Return the descriptor of a lock's file; one that is not there yet is made, its folder's owner's."""
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
        """Return whether this process has it, having tried.

        OSError without a database, and nobody has it then.
        """
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


# A session with the server that holds advisory locks of a process, opened when it is first asked.


class LockSession:
    """Used by one thread at a time; `forget` is called when the session ends, and with it every lock."""

    def __init__(self, connections: Connections, forget: Callable[[], None]) -> None:
        self._connections = connections
        self._forget = forget
        self._session: Connection | None = None

    def ask(self, query: TextClause, **values: object) -> list[Any]:
        """Return what the server answers.

        A session that is lost is opened anew the next time, without its locks.
        """
        if self._session is None:
            self._session = open_session(self._connections)
        try:
            return list(self._session.scalars(query, values))
        except OSError:
            self.close()
            raise

    def close(self) -> None:
        """End the session."""
        session, self._session = self._session, None
        self._forget()
        if session is not None:
            session.invalidate()
            session.close()


# Recipients that one sender has in hand on PostgreSQL: several may send, and each gets their emails in
# order.
#
# A recipient is an advisory lock of the sender's session: it is free the moment its sender is gone.

_CLASS = zlib.crc32(b"judge recipients") & 0x7FFFFFFF
"""The upper half of a recipient's lock; the lower half is made of the address."""
_TAKE_RECIPIENTS = text(
    "SELECT address"
    " FROM unnest(CAST(:numbers AS bigint[]), CAST(:addresses AS text[])) AS one(number, address)"
    " WHERE pg_try_advisory_lock(number)"
)
_LET_GO = text("SELECT pg_advisory_unlock(number) FROM unnest(CAST(:numbers AS bigint[])) AS number")


class RecipientLocks:
    """The recipients whose emails this process sends; used by one thread at a time."""

    def __init__(self, connections: Connections) -> None:
        self._session = LockSession(connections, self._forget)
        self._held: list[str] = []

    def take(self, addresses: Iterable[str]) -> Collection[str]:
        """Take recipients; those that no one else has."""
        asked = sorted(set(addresses))
        got = self._session.ask(_TAKE_RECIPIENTS, numbers=[_number(one) for one in asked], addresses=asked)
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


# Claims of one process on PostgreSQL: advisory locks of its session, which the server frees when it
# ends.

_MAILS = zlib.crc32(b"judge mails") & 0x7FFFFFFF
"""The upper half of an email's lock; the lower half is the mail's number."""
_CHORES = number("chores")
_MAILS_TAKEN = text(
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND granted"
    " AND classid = :mails AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_TAKE_MAILS = text(
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
_CORES = zlib.crc32(b"judge cores") & 0x7FFFFFFF
"""The upper half of the lock of a core of the server's host."""
_BESIDE_THE_SERVER = text("SELECT inet_server_addr() IS NOT DISTINCT FROM inet_client_addr()")
_TAKE_CORE = text(
    "SELECT core FROM generate_series(1, :cores) AS core WHERE pg_try_advisory_lock(:all, core) LIMIT 1"
)
_GIVE_CORE = text("SELECT pg_advisory_unlock(:all, :core)")
_STUCK = timedelta(seconds=10)
"""After how long others that do not end their work are no longer waited for."""


def cores() -> int:
    """Return how many processes of this host work at once: one for each core, and two at least."""
    return max(2, len(os.sched_getaffinity(0)))


class Claims:
    """The claims of one process, which die with it; used by one thread at a time.

    A claim is no row: nothing has to be written for it, and nothing is left of it by who died. Should the
    session end while its process lives, others may take the same mail; then only the first to settle it does.

    On the server's host no more processes work at once than it has cores: more would only take the cores from
    each other in the middle of an email, which then costs a quarter more.
    """

    def __init__(self, connections: Connections, cores: int) -> None:
        self._session = LockSession(connections, self._forget)
        self._cores = cores
        self._mails: list[EmailId] = []
        self._joined = self._chores = False
        self._beside_the_server: bool | None = None
        self._core: int | None = None
        self._waiting_since: datetime | None = None

    def join(self, now: datetime) -> bool:
        """Work beside others.

        False while someone has the whole work to themselves (`Inbox.claim`), or enough others are at work.
        """
        if not self._joined and self._take_core(now):
            self._joined = bool(self._session.ask(_JOIN, number=number(WORK))[0])
            if not self._joined:
                self._give_core()
        return self._joined

    def _take_core(self, now: datetime) -> bool:
        """Take one of the host's cores; True without one where none is needed, or no one gives one back."""
        if self._beside_the_server is None:
            self._beside_the_server = bool(self._session.ask(_BESIDE_THE_SERVER)[0])
        if not self._beside_the_server:
            return True
        free = self._session.ask(_TAKE_CORE, all=_CORES, cores=self._cores)
        if free:
            (self._core,) = free
            self._waiting_since = None
            return True
        self._waiting_since = since = self._waiting_since or now
        return not since <= now < since + _STUCK

    def _give_core(self) -> None:
        core, self._core = self._core, None
        if core is not None:
            self._session.ask(_GIVE_CORE, all=_CORES, core=core)

    def leave(self) -> None:
        """Work no more, and give back what is claimed; without a database it is gone already."""
        with suppress(OSError):
            self.give_back()
            if self._chores:
                self._session.ask(_UNLOCK, number=_CHORES)
            if self._joined:
                self._session.ask(_LEAVE, number=number(WORK))
            self._give_core()
        self._joined = self._chores = False

    def taken(self) -> Collection[EmailId]:
        """Return the mails that processes have in hand, this one too."""
        return frozenset(self._session.ask(_MAILS_TAKEN, mails=_MAILS))

    def take(self, mails: Iterable[EmailId]) -> Collection[EmailId]:
        """Claim emails; those that were free."""
        got = self._session.ask(_TAKE_MAILS, numbers=list(mails), base=_MAILS << 32)
        self._mails += got
        return frozenset(got)

    def give_back(self) -> None:
        """Give back all emails."""
        if self._mails:
            self._session.ask(_GIVE_BACK, numbers=self._mails, base=_MAILS << 32)
            self._mails = []

    def take_chores(self) -> bool:
        """Claim what one process does for all, until `leave`; False if someone is at it."""
        if not self._chores:
            self._chores = bool(self._session.ask(_TRY, number=_CHORES)[0])
        return self._chores

    def close(self) -> None:
        """End the session, and with it every claim."""
        self._session.close()

    def _forget(self) -> None:
        self._mails, self._joined, self._chores = [], False, False
        self._beside_the_server = self._core = None
