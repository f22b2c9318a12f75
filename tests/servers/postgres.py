"""A PostgreSQL server of our own on loopback, as an ordinary user, gone with the test run."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text


@dataclass(frozen=True)
class PostgresServer:
    """A running server; every call of `database` makes a new database in it and returns its URL."""

    port: int
    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def database(self, template: str = "template1") -> str:
        name = f"judge{next(self.numbers)}"
        self._execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def drop(self, url: str) -> None:
        """Remove a database, whoever is still connected."""
        self._execute(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")

    def _execute(self, statement: str) -> None:
        engine = create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(statement))
        engine.dispose()

    def url(self, name: str) -> str:
        return f"postgresql+psycopg://judge@127.0.0.1:{self.port}/{name}"


def _binary(name: str) -> str | None:
    found = shutil.which(name)
    if found:
        return found
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(installed[-1]) if installed else None


@contextmanager
def running() -> Iterator[PostgresServer]:
    """A server from initdb to shutdown; skips the test where PostgreSQL is not installed."""
    initdb, ctl = _binary("initdb"), _binary("pg_ctl")
    if initdb is None or ctl is None:
        pytest.skip("needs PostgreSQL (Debian package postgresql)")
    # The server refuses to run as root; the package made a user for it.
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="judge-pg-"))
    if user:
        shutil.chown(folder, user)
    data, log = folder / "data", folder / "log"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    try:
        _run([initdb, "-D", str(data), "-U", "judge", "-A", "trust", "-E", "UTF8", "--no-sync"], folder, user)
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        _run([ctl, "-D", str(data), "-w", "-l", str(log), "-o", options, "start"], folder, user)
        try:
            yield PostgresServer(port)
        finally:
            _run([ctl, "-D", str(data), "-w", "-m", "immediate", "stop"], folder, user)
    finally:
        shutil.rmtree(folder)


def _run(command: list[str], folder: Path, user: str | None) -> None:
    environment = {**os.environ, "LC_ALL": "C"}
    subprocess.run(
        command,
        cwd=folder,
        user=user,
        env=environment,
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
