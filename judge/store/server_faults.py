"""What is wrong with a database server, in one sentence with its remedy."""

from __future__ import annotations

import re
from contextlib import closing
from pathlib import Path
from shlex import quote
from shutil import disk_usage

from sqlalchemy import URL, create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from judge.file_owner import way_in
from judge.store.connection import Connections
from judge.store.errors import Damaged, Locked, StoreError, Unavailable, Unwritable
from judge.store.locks import open_session

_IS_THERE = text("SELECT 1 FROM pg_database WHERE datname = :name")
_ALWAYS_THERE = "postgres"
_SESSION = text("SELECT pg_backend_pid()")
_WRITE_NOTHING = text("UPDATE inbox SET fate = fate WHERE id < 0")


_ON_ITS_HOST = "Remedy, on its host: "
_PSQL = _ON_ITS_HOST + "sudo -u postgres psql -c "
_BY_WORDS: tuple[tuple[str, str], ...] = (
    (
        r'role ".*" does not exist',
        _ON_ITS_HOST + "sudo -u postgres createuser -P {user}, then sudo -u postgres psql -c "
        '"ALTER DATABASE {name} OWNER TO {user}"',
    ),
    ("authentication failed", "Remedy: correct the password in [database] url, or in ~/.pgpass"),
    ("not permitted to log in", _PSQL + '"ALTER ROLE {user} LOGIN"'),
    ("not currently accepting connections", _PSQL + '"ALTER DATABASE {name} ALLOW_CONNECTIONS true"'),
    ("too many connections for role", _PSQL + '"ALTER ROLE {user} CONNECTION LIMIT -1"'),
    ("too many connections for database", _PSQL + '"ALTER DATABASE {name} CONNECTION LIMIT -1"'),
    (
        "too many clients|remaining connection slots",
        "Remedy: end what else uses the server, or raise max_connections in its postgresql.conf",
    ),
    (
        "no pg_hba.conf entry",
        _ON_ITS_HOST + "write the line host {name} {user} samenet scram-sha-256 into pg_hba.conf, then type "
        'sudo -u postgres psql -c "SELECT pg_reload_conf()"',
    ),
    ("invalid [a-z_]+ value", "Remedy: correct that option in [database] url"),
    (
        "failed to resolve host|could not translate host name",
        "Remedy: correct the host in [database] url: getent hosts {host} must find it",
    ),
    (
        "invalid response to SSL negotiation",
        "Remedy: correct host and port in [database] url: what answers there is no PostgreSQL",
    ),
    ("is starting up|is shutting down", "Remedy: wait a moment, and type judge doctor again"),
)
"""Remedies by what a server says in English to whom it does not let in; it names no code then."""
_ENCODING = text("SHOW server_encoding")
_UTF8 = " -T template0 -E UTF8"


def fault_of(connections: Connections, error: Unavailable) -> str:
    """Return what keeps a database from being used, for the keeper: the error, and what to do."""
    if isinstance(error, (Damaged, Unwritable, Locked)):
        return f"{error}."
    if connections.file is not None:
        return f"{error}. {_remedy_of_file(connections.file)}"
    if _is_absent(connections.url):
        return (
            f"the server has no database of that name. Remedy, on its host: "
            f"{_create_command(connections.url)}, then judge db upgrade"
        )
    for words, remedy in _BY_WORDS:
        if re.search(words, str(error)):
            url = connections.url
            return f"{error}. {remedy.format(user=url.username, name=url.database, host=url.host)}"
    return f"{error}. Does the server run, and are host, port, user and password in [database] url right?"


_LEAST_PAGES = 1_000_000
"""Bytes without which SQLite cannot even look into a file: it has a log and its index beside it."""


_BESIDE = ("-wal", "-shm", "-journal")
"""How the names of the files end that SQLite keeps beside a database, and opens or makes with it."""


def _remedy_of_file(file: Path) -> str:
    """Return what to do about a file of SQLite that cannot be used."""
    if remedy := way_in(file, writing=True):
        return f"Remedy: {remedy}"
    for one in (file.with_name(file.name + ending) for ending in _BESIDE):
        if one.exists() and not one.is_file():
            away = f"mv {quote(str(one))} {quote(f'{one}.aside')}"
            return f"{one} is a folder or a device, where SQLite needs a file. Remedy: {away}"
        if remedy := way_in(one, writing=True):
            return f"Remedy: {remedy}"
    if file.exists() and disk_usage(file).free < _LEAST_PAGES:
        return f"The disk is full. Remedy: free some space on the file system of {file}"
    return "Remedy: see what the system says of that disk: dmesg" if file.is_file() else "Is the path right?"


def require_all_letters(connections: Connections) -> None:
    """Refuse a server's database that cannot keep every letter: an email with another one would fail."""
    if connections.file is not None:
        return
    with connections.read() as connection:
        encoding = connection.scalar(_ENCODING)
    if encoding != "UTF8":
        create = _create_command(connections.url.set(database=f"{connections.url.database}2"), _UTF8)
        raise StoreError(
            f"its encoding is {encoding}, in which not all letters can be kept. Remedy: type judge export > "
            f"all.jsonl; on its host {create}; name that database in [database] url; then type judge db "
            "upgrade and judge import all.jsonl"
        )


def try_to_write(connections: Connections) -> None:
    """Write nothing, as one writes; Unavailable, with the remedy, if the database lets no one or not us."""
    with connections.write() as connection:
        connection.execute(_WRITE_NOTHING)


def require_own_sessions(connections: Connections) -> None:
    """Refuse a pooler that lends one session of the server to several: locks and hints would be anyone's."""
    if connections.file is not None:
        return
    with closing(open_session(connections)) as one, closing(open_session(connections)) as other:
        if one.scalar(_SESSION) == other.scalar(_SESSION):
            raise StoreError(
                "a pooler gives several connections the same session, so no lock would hold. "
                "Remedy: pool_mode = session, or the server itself in [database] url"
            )


def _is_absent(url: URL) -> bool:
    """Return whether the server runs and has no such database.

    Its own error says so in a language of its own.
    """
    engine = create_engine(url.set(database=_ALWAYS_THERE))
    try:
        with engine.connect() as connection:
            return connection.scalar(_IS_THERE, {"name": url.database}) is None
    except SQLAlchemyError:
        return False
    finally:
        engine.dispose()


def _create_command(url: URL, options: str = "") -> str:
    owner = f" -O {url.username}" if url.username else ""
    port = f" -p {url.port}" if url.port else ""
    return f"sudo -u postgres createdb{port}{owner}{options} {url.database}"
