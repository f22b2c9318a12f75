"""One statement that both databases spell alike: insert a row unless its key is taken."""

from __future__ import annotations

from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from judge.store.schema import Base


def insert_new(connection: Connection, table: type[Base], unique: str, /, **values: object) -> bool:
    """Insert a row; False, and nothing changed, if one has the same value in the column `unique`."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    statement = insert(table).values(**values).on_conflict_do_nothing(index_elements=[unique])
    # Neither driver counts rows reliably here, but a row that was skipped returns nothing.
    new = connection.execute(statement.returning(table.__table__.c[unique])).first()
    return new is not None
