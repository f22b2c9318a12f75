from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.store.database import Database
from tests.servers import postgres, sqlite
from tests.servers.postgres import PostgresServer


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    with postgres.running() as server:
        database = Database(server.database())
        database.upgrade()
        database.close()
        yield server


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """A database with all tables, copied from the first one."""
    url = postgres_server.database("judge1")
    yield url
    postgres_server.drop(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a database with all tables is."""
    return _url(str(request.param), request, tmp_path)


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    """A fresh database with all tables."""
    made = Database(url)
    yield made
    made.close()


def _url(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if kind == "postgresql":
        return str(request.getfixturevalue("postgres_url"))
    sqlite.fresh(folder / "judge.db").close()
    return f"sqlite:///{folder}/judge.db"
