"""The record cannot be changed: events, snapshots and restores for ever, mails at least not deleted."""

from __future__ import annotations

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from judge.game.events import Created, PhaseJudged
from judge.store import guards, migration
from judge.store.database import Database
from judge.store.errors import Inconsistent
from judge.store.schema import METADATA
from tests.contract.store.examples import NOON, game, mail, people, snapshot


@pytest.fixture
def full(database: Database) -> Database:
    (anna,) = people(database, "anna")
    database.inbox.store(mail(), NOON, "imap")
    with database.begin() as work:
        work.games.add(game(anna))
        work.games.save(game(anna), [Created(anna), PhaseJudged(snapshot())], NOON, "mail:1", NOON)
        work.commit()
    database.hold(NOON)
    return database


def test_the_migrations_make_the_tables_the_program_knows(database: Database) -> None:
    with database.connections.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert guards.installed(connection) == guards.expected()
        command.check(migration.config(connection))


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE event SET cause = 'me'",
        "DELETE FROM event",
        "UPDATE snapshot SET body = '{}'",
        "DELETE FROM snapshot",
        "UPDATE upkeep SET detail = ''",
        "DELETE FROM upkeep",
        "DELETE FROM inbox",
    ],
)
def test_the_database_itself_refuses(full: Database, statement: str) -> None:
    with (
        pytest.raises(Inconsistent, match="never changed or deleted"),
        full.connections.write() as connection,
    ):
        connection.execute(text(statement))
    assert full.check() == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE inbox SET fate = 'applied'",
        "INSERT INTO seat VALUES ('alpha', 99, 'PLAYER', 'FRANCE')",
        "INSERT INTO event VALUES ('beta', 1, '2026-01-01', 'x', 'Created', '{}', NULL)",
        "INSERT INTO event VALUES ('alpha', 1, '2026-01-01', 'x', 'Created', '{}', NULL)",
        "INSERT INTO event VALUES ('alpha', 3, '2026-01-01', 'x', 'PhaseJudged', '{}', 9)",
    ],
)
def test_what_does_not_fit_together_is_refused(full: Database, statement: str) -> None:
    with pytest.raises(Inconsistent), full.connections.write() as connection:
        connection.execute(text(statement))


def test_indexes_and_triggers_that_are_missing_are_created_again(full: Database) -> None:
    on_server = full.connections.file is None
    with full.connections.write() as connection:
        connection.execute(text("DROP INDEX ix_outbox_queued"))
        connection.execute(text(f"DROP TRIGGER event_no_delete{' ON event' if on_server else ''}"))
    wanted = {"ix_outbox_queued": "judge db upgrade", "event_no_delete": "judge db upgrade"}
    assert {one.what.partition(" ")[0]: one.remedy for one in full.check()} == wanted
    assert full.upgrade() is None
    assert full.check() == []
    with full.connections.read() as connection:
        query = (
            "SELECT indexdef FROM pg_indexes WHERE indexname = 'ix_outbox_queued'"
            if on_server
            else "SELECT sql FROM sqlite_master WHERE name = 'ix_outbox_queued'"
        )
        assert "WHERE" in str(connection.scalar(text(query)))


def test_a_trigger_of_somebody_else_is_found(full: Database) -> None:
    body = (
        "FOR EACH ROW EXECUTE FUNCTION refuse_change()"
        if full.connections.file is None
        else "BEGIN DELETE FROM mark; END"
    )
    with full.connections.write() as connection:
        connection.execute(text(f"CREATE TRIGGER spy BEFORE UPDATE ON game {body}"))
    (found,) = full.check()
    assert found.what.startswith("spy on game is not the judge's")
    assert "DROP TRIGGER" in found.remedy
