from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from sqlalchemy import text

from judge.store import engine as module
from judge.store.codec import UtcDateTime
from judge.store.connection import Connections
from judge.store.database import Database
from judge.store.errors import StoreError, Unavailable
from tests.contract.store.examples import NOON, mail


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 15000)],
)
def test_sqlite_runs_safely(database: Database, pragma: str, value: object) -> None:
    with database.connections.read() as connection:
        assert connection.execute(text(f"PRAGMA {pragma}")).scalar() == value


def test_a_transaction_that_need_not_survive_a_power_cut_is_not_synced(database: Database) -> None:
    levels = []
    for survives in (False, True):
        with database.connections.write(survives_power_cut=survives) as connection:
            levels.append(connection.execute(text("PRAGMA synchronous")).scalar())
    assert levels == [1, 2]


def test_the_next_transaction_is_synced_after_one_that_failed(database: Database) -> None:
    with pytest.raises(ZeroDivisionError), database.connections.write(survives_power_cut=False):
        _ = 1 / 0
    with database.connections.read() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


def test_nobody_else_can_read_the_file(file: Path) -> None:
    database = Database(f"sqlite:///{file}")
    database.upgrade()
    database.inbox.store(mail(), NOON, "imap")
    for one in (file, file.with_name("judge.db-wal"), file.with_name("judge.db-shm")):
        assert one.stat().st_mode & 0o077 == 0, one
    database.close()


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("judge.db", "not a database URL"),
        ("mysql://localhost/judge", "not in mysql"),
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
    ],
)
def test_an_unusable_url_is_refused_in_words(url: str, says: str) -> None:
    with pytest.raises(StoreError, match=says):
        Database(url)


def test_a_server_s_url_gets_our_driver() -> None:
    connections = Connections("postgresql://judge@host/games")
    assert connections.url.drivername == "postgresql+psycopg"
    assert connections.file is None


def test_a_locked_database_is_unavailable_and_nothing_is_lost(
    database: Database, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database.close()
    monkeypatch.setattr(module, "_PRAGMAS", ("busy_timeout = 50", *module._PRAGMAS[1:]))
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(
        Unavailable, match=f"locked.*another program holds it: fuser -v .*{file.name} names it"
    ):
        database.inbox.store(mail(), NOON, "imap")
    assert [one.id for one in database.inbox.waiting()] == []
    other.execute("ROLLBACK")
    other.close()
    assert database.inbox.store(mail(), NOON, "imap").fresh


def test_a_folder_that_is_not_there_is_unavailable(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/nowhere/judge.db")
    with pytest.raises(Unavailable, match="cannot be opened"):
        database.upgrade()


def test_a_full_disk_is_unavailable_and_nothing_is_half_written(database: Database) -> None:
    with database.connections.read() as connection:
        pages = connection.execute(text("PRAGMA page_count")).scalar_one()
        connection.execute(text(f"PRAGMA max_page_count = {pages + 2}"))
    with pytest.raises(Unavailable, match="full"):
        database.inbox.store(mail("x" * 100_000), NOON, "imap")
    assert database.check() == []
    assert [one.id for one in database.inbox.waiting()] == []


def test_moments_come_back_aware_and_in_utc(database: Database) -> None:
    vienna = timezone(timedelta(hours=1))
    stored = database.inbox.store(mail(), datetime(2026, 1, 1, 13, 0, 0, 5, tzinfo=vienna), "imap")
    received = database.inbox.begin_attempt(stored.id, NOON).received
    assert received == datetime(2026, 1, 1, 12, 0, 0, 5, tzinfo=UTC)
    assert received.tzinfo is UTC


def test_no_moment_is_no_moment(database: Database) -> None:
    dialect = database.connections.engine.dialect
    kind = UtcDateTime()
    assert kind.process_bind_param(None, dialect) is None
    assert kind.process_result_value(None, dialect) is None
    with pytest.raises(ValueError, match="without a time zone"):
        kind.process_bind_param(NOON.replace(tzinfo=None), dialect)
