from __future__ import annotations

from collections.abc import Iterator

import pytest

from judge.store.database import Database


@pytest.fixture
def database(postgres_url: str) -> Iterator[Database]:
    """What one process has of a PostgreSQL database."""
    made = Database(postgres_url)
    yield made
    made.close()


@pytest.fixture
def other(database: Database) -> Iterator[Database]:
    """What another process has of it."""
    made = Database(database.connections.url.render_as_string(hide_password=False))
    yield made
    made.close()
