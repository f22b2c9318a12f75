"""One statement that both databases spell alike: insert a row unless its key is taken."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Connection, Executable
from sqlalchemy.dialects import postgresql, sqlite

from judge.store.schema import Base


def insert_new(connection: Connection, table: type[Base], unique: str, /, **values: Any) -> bool:
    """Insert a row; False, and nothing changed, if one has the same value in the column `unique`."""
    statement = _statement(connection.dialect.name, table, unique)
    # Neither driver counts rows reliably here, but a row that was skipped returns nothing.
    return connection.execute(statement, values).first() is not None


@cache
def _statement(dialect: str, table: type[Base], unique: str) -> Executable:
    """Kept, because putting it together takes longer than running it."""
    insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    key = table.__table__.c[unique]
    return insert(table).on_conflict_do_nothing(index_elements=[unique]).returning(key)
