"""Triggers that keep the record as it was written: no UPDATE, no DELETE, but that a letter may be emptied.

The missing ones are created after every migration, because SQLite drops a table's triggers when the table is
rebuilt.
"""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, text

from judge.store.schema import NEVER_CHANGED, NEVER_DELETED

_FUNCTION = """
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$
"""


def expected() -> tuple[str, ...]:
    """The names of the triggers that a sound database has."""
    return tuple(sorted(name for name, _, _ in _wanted()))


def installed(connection: Connection) -> tuple[str, ...]:
    """The names of the triggers the database has."""
    query = (
        "SELECT name FROM sqlite_master WHERE type = 'trigger'"
        if connection.dialect.name == "sqlite"
        else "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal"
    )
    return tuple(sorted(connection.execute(text(query)).scalars()))


def create_missing(connection: Connection) -> None:
    """Create the triggers that are missing."""
    there = installed(connection)
    if connection.dialect.name != "sqlite":
        connection.execute(text(_FUNCTION))
    for name, table, change in _wanted():
        if name not in there:
            connection.execute(text(_trigger(connection.dialect.name, name, table, change)))


def _wanted() -> Iterator[tuple[str, str, str]]:
    """Name of the trigger, its table, and the statement that it refuses."""
    for table in NEVER_CHANGED:
        yield f"{table}_no_update", table, "UPDATE"
    for table in NEVER_DELETED:
        yield f"{table}_no_delete", table, "DELETE"


_EMPTIED = {
    "sqlite": " WHEN NOT (OLD.kind = 'PressSent' AND NEW.body = json_set(OLD.body, '$.body', '') AND "
    "(NEW.game, NEW.seq, NEW.at, NEW.cause, NEW.kind, NEW.snapshot) IS "
    "(OLD.game, OLD.seq, OLD.at, OLD.cause, OLD.kind, OLD.snapshot))",
    "postgresql": " WHEN (NOT (OLD.kind = 'PressSent' AND NEW.body::jsonb = "
    "jsonb_set(OLD.body::jsonb, '{body}', '\"\"') AND "
    "(NEW.game, NEW.seq, NEW.at, NEW.cause, NEW.kind, NEW.snapshot) IS NOT DISTINCT FROM "
    "(OLD.game, OLD.seq, OLD.at, OLD.cause, OLD.kind, OLD.snapshot)))",
}
"""An update of an event that takes the text out of a letter and changes nothing else.

docs: press, "Personal data is erased when its time is over"
"""


def _trigger(dialect: str, name: str, table: str, change: str) -> str:
    unless = _EMPTIED[dialect] if (table, change) == ("event", "UPDATE") else ""
    if dialect == "sqlite":
        refusal = f"SELECT RAISE(ABORT, 'rows of {table} are never changed or deleted')"
        return f"CREATE TRIGGER {name} BEFORE {change} ON {table}{unless} BEGIN {refusal}; END"
    refused = "EXECUTE FUNCTION refuse_change()"
    return f"CREATE TRIGGER {name} BEFORE {change} ON {table} FOR EACH ROW{unless} {refused}"
