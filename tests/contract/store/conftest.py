from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.store.database import Database
from tests.fakes.database import MemoryStore
from tests.servers import postgres
from tests.servers.postgres import PostgresServer


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    with postgres.running() as server:
        database = Database(server.database())
        database.upgrade()
        database.close()
        yield server


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> str:
    """A database with all tables, copied from the first one."""
    return postgres_server.database("judge1")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a database is or will be."""
    return _url(str(request.param), request, tmp_path)


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    """A fresh database with all tables."""
    made = Database(url)
    made.upgrade()
    yield made
    made.close()


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[MemoryStore | Database]:
    """Each of the stores there are."""
    if request.param == "memory":
        yield MemoryStore()
        return
    made = Database(_url(str(request.param), request, tmp_path))
    made.upgrade()
    yield made
    made.close()


def _url(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    return (
        f"sqlite:///{folder}/judge.db" if kind == "sqlite" else str(request.getfixturevalue("postgres_url"))
    )
