"""What is wrong with a database server, in one sentence with its remedy."""

from __future__ import annotations

from contextlib import closing

from sqlalchemy import URL, create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from judge.store.connection import Connections
from judge.store.errors import Damaged, StoreError, Unavailable, Unwritable
from judge.store.locks import open_session

_IS_THERE = text("SELECT 1 FROM pg_database WHERE datname = :name")
_ALWAYS_THERE = "postgres"
_SESSION = text("SELECT pg_backend_pid()")
_WRITE_NOTHING = text("UPDATE inbox SET fate = fate WHERE id < 0")


def fault_of(connections: Connections, error: Unavailable) -> str:
    """What keeps a database from being used, for the keeper: the error, and what to do."""
    if isinstance(error, (Damaged, Unwritable)):
        return f"{error}."
    if connections.file is not None:
        return f"{error}. Is the path right, and may this user write there?"
    if _is_absent(connections.url):
        return f"the server has no database of that name. Remedy, on its host: {_createdb(connections.url)}"
    return f"{error}. Does the server run, and are host, port, user and password in [database] url right?"


def try_to_write(connections: Connections) -> None:
    """Write nothing, as one writes; Unavailable, with the remedy, if the database lets nobody or not us."""
    with connections.write() as connection:
        connection.execute(_WRITE_NOTHING)


def require_own_sessions(connections: Connections) -> None:
    """Refuse a pooler that lends one session of the server to several: locks and hints would be anybody's."""
    if connections.file is not None:
        return
    with closing(open_session(connections)) as one, closing(open_session(connections)) as other:
        if one.scalar(_SESSION) == other.scalar(_SESSION):
            raise StoreError(
                "a pooler gives several connections the same session, so no lock would hold. "
                "Remedy: pool_mode = session, or the server itself in [database] url"
            )


def _is_absent(url: URL) -> bool:
    """Whether the server runs and has no such database; its own error says so in a language of its own."""
    engine = create_engine(url.set(database=_ALWAYS_THERE))
    try:
        with engine.connect() as connection:
            return connection.scalar(_IS_THERE, {"name": url.database}) is None
    except SQLAlchemyError:
        return False
    finally:
        engine.dispose()


def _createdb(url: URL) -> str:
    owner = f" -O {url.username}" if url.username else ""
    port = f" -p {url.port}" if url.port else ""
    return f"sudo -u postgres createdb{port}{owner} {url.database}, then judge db upgrade"
