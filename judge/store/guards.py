"""What a database has beside its tables: indexes, and triggers that keep the record as it was written.

A trigger refuses each UPDATE and DELETE, but that a message may be emptied. What is missing is created with
every upgrade, also after a migration, because SQLite drops a table's triggers when the table is rebuilt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sqlalchemy import Connection, Index, text

from judge.store.schema import METADATA

NEVER_CHANGED = ("event", "snapshot", "upkeep")
"""Tables whose rows triggers guard against UPDATE and DELETE."""
NEVER_DELETED = (*NEVER_CHANGED, "inbox")
"""Tables whose rows triggers guard against DELETE."""

_FUNCTION = """
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$
"""


_LISTED: Mapping[str, Mapping[str, str]] = {
    "sqlite": {
        "index": "SELECT name, tbl_name FROM sqlite_master WHERE type = 'index'",
        "trigger": "SELECT name, tbl_name FROM sqlite_master WHERE type = 'trigger'",
    },
    "postgresql": {
        "index": "SELECT indexname, tablename FROM pg_indexes WHERE schemaname = current_schema()",
        "trigger": "SELECT tgname, relname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid "
        "WHERE NOT tgisinternal AND relnamespace = current_schema()::regnamespace",
    },
}
"""What lists the names of indexes and triggers with the tables that they are on."""


def expected() -> tuple[str, ...]:
    """Return the names of the triggers that a sound database has."""
    return tuple(sorted(name for name, _, _ in _wanted()))


def installed(connection: Connection) -> tuple[str, ...]:
    """Return the names of the triggers that the database has."""
    return tuple(sorted(_listed(connection, "trigger")))


def missing_triggers(connection: Connection) -> tuple[str, ...]:
    """Return the names of the triggers that the database lacks."""
    return tuple(sorted({*expected()} - {*installed(connection)}))


def foreign_triggers(connection: Connection) -> Mapping[str, str]:
    """Return the triggers on the judge's tables that are not its own, with their tables."""
    found = _listed(connection, "trigger").items()
    return {name: table for name, table in found if table in METADATA.tables and name not in expected()}


def missing_indexes(connection: Connection) -> tuple[str, ...]:
    """Return the names of the indexes that the database lacks."""
    there = _listed(connection, "index")
    return tuple(sorted(name for name in _indexes() if name not in there))


def _indexes() -> Mapping[str, Index]:
    return {str(one.name): one for table in METADATA.tables.values() for one in table.indexes}


def _listed(connection: Connection, kind: str) -> Mapping[str, str]:
    rows = connection.execute(text(_LISTED[connection.dialect.name][kind]))
    return {str(name): str(table) for name, table in rows}


def is_complete(connection: Connection) -> bool:
    """Return whether no index and no trigger is missing."""
    return not (missing_indexes(connection) or missing_triggers(connection))


def create_indexes(connection: Connection) -> None:
    """Create the indexes that are missing in a database of today's tables."""
    dialect = connection.dialect.name
    for name in missing_indexes(connection):
        index = _indexes()[name]
        if where := index.info.get("where"):
            index.dialect_options[dialect]["where"] = text(where)
        index.create(connection)


def create_triggers(connection: Connection) -> None:
    """Create the triggers that are missing."""
    dialect, missing = connection.dialect.name, missing_triggers(connection)
    if dialect != "sqlite":
        connection.execute(text(_FUNCTION))
    for name, table, change in _wanted():
        if name in missing:
            connection.execute(text(_trigger(dialect, name, table, change)))


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
"""An update of an event that takes the text out of a message and changes nothing else.

docs: press, "Personal data is erased when its time is over"
"""


def _trigger(dialect: str, name: str, table: str, change: str) -> str:
    unless = _EMPTIED[dialect] if (table, change) == ("event", "UPDATE") else ""
    if dialect == "sqlite":
        refusal = f"SELECT RAISE(ABORT, 'rows of {table} are never changed or deleted')"
        return f"CREATE TRIGGER {name} BEFORE {change} ON {table}{unless} BEGIN {refusal}; END"
    refused = "EXECUTE FUNCTION refuse_change()"
    return f"CREATE TRIGGER {name} BEFORE {change} ON {table} FOR EACH ROW{unless} {refused}"
