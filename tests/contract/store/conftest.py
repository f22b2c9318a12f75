from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.store.database import Database
from tests.fakes.store import MemoryStore
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


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[MemoryStore | Database]:
    if request.param == "memory":
        yield MemoryStore()
        return
    url = (
        f"sqlite:///{tmp_path}/judge.db"
        if request.param == "sqlite"
        else request.getfixturevalue("postgres_url")
    )
    database = Database(url)
    database.upgrade()
    yield database
    database.close()
