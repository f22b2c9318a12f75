"""A connection that PostgreSQL ends under a prepared statement."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from judge.store.database import Database
from judge.store.engine import Prepared
from judge.store.errors import Unavailable
from judge.store.schema import PersonRow


def test_a_database_that_is_gone_is_unavailable_and_comes_back(database: Database) -> None:
    asking = Prepared(select(PersonRow.id))
    with database.connections.read() as victim, database.connections.read() as other:
        number = victim.exec_driver_sql("SELECT pg_backend_pid()").scalar()
        other.exec_driver_sql(f"SELECT pg_terminate_backend({number})")
        with pytest.raises(Unavailable):
            asking.all(victim, {})
    with database.connections.read() as connection:
        assert asking.all(connection, {}) == []
