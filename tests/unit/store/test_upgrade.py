"""The way from every earlier shape of the database to today's, and no way for a database that is not ours."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from judge import paths
from judge.game.dedication import NO_RECORD
from judge.game.order_style import WHOLE_MAIL
from judge.records import Concern
from judge.records.people import USUALLY_SHOWN
from judge.store import guards, migration, upgrade
from judge.store.connection import Connections
from judge.store.database import Database
from judge.store.errors import AbsentDatabase, ForeignDatabase, InUse, NewerDatabase, OlderDatabase
from judge.store.locks import locked
from judge.store.schema import METADATA


def _shape(file: Path) -> set[tuple[str, str, str]]:
    """Everything SQLite knows of the tables, so that two ways to the head can be compared."""
    with sqlite3.connect(file) as connection:
        rows = connection.execute("SELECT type, name, coalesce(sql, '') FROM sqlite_master").fetchall()
    connection.close()
    return {(kind, name, " ".join(sql.replace('"', "").split())) for kind, name, sql in rows}


@pytest.mark.parametrize("revision", upgrade.revisions())
def test_every_earlier_database_becomes_today_s(tmp_path: Path, revision: str) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    connections = Connections(f"sqlite:///{old}")
    upgrade.upgrade(connections, revision)
    upgrade.upgrade(connections)
    upgrade.verify(connections)
    connections.close()
    fresh = Database(f"sqlite:///{new}")
    fresh.upgrade()
    assert fresh.check() == []
    fresh.close()
    assert _shape(old) == _shape(new)


def test_each_database_has_a_salt_of_its_own_and_keeps_it(tmp_path: Path) -> None:
    salts = []
    for name in ("one.db", "one.db", "other.db"):
        database = Database(f"sqlite:///{tmp_path / name}")
        database.upgrade()
        salts.append(database.salt)
        database.close()
    assert salts[0] == salts[1] != salts[2]
    assert {len(salt) for salt in salts} == {32}


def test_mails_that_waited_when_deaths_were_not_counted_yet_begin_anew(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    connections = Connections(f"sqlite:///{file}")
    upgrade.upgrade(connections, "0004")
    columns = "dedup, raw, raw_sha256, message_id, sender, received, source, attempts, fate, note, settled_at"
    then = "2026-03-01 12:00:00.000000"
    waits = f"('a', x'', '', '', '', '{then}', '', 3, NULL, '', NULL)"
    done = f"('b', x'', '', '', '', '{then}', '', 2, 'applied', '', '{then}')"
    with sqlite3.connect(file) as connection:
        connection.execute(f"INSERT INTO inbox ({columns}) VALUES {waits}, {done}")
    connection.close()
    upgrade.upgrade(connections)
    connections.close()
    with sqlite3.connect(file) as connection:
        found = connection.execute("SELECT attempts, deaths, begun_at FROM inbox ORDER BY id").fetchall()
    connection.close()
    assert found == [(0, 0, None), (2, 0, None)]


def test_mails_sent_before_their_concern_was_kept_are_about_nothing_known(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    connections = Connections(f"sqlite:///{file}")
    upgrade.upgrade(connections, "0007")
    then = "2026-03-01 12:00:00.000000"
    columns = "key, recipient, message_id, raw, game, reply, state, attempts, next_try, detail, created"
    values = f"'k', 'anna@aus.example', '<1@judge.example>', x'', NULL, 0, 'sent', 0, '{then}', '', '{then}'"
    with sqlite3.connect(file) as connection:
        connection.execute(f"INSERT INTO outbox ({columns}) VALUES ({values})")
    connection.close()
    upgrade.upgrade(connections)
    connections.close()
    database = Database(f"sqlite:///{file}")
    with database.begin() as work:
        sent = datetime.fromisoformat(then).replace(tzinfo=UTC)
        concern = Concern("anna@aus.example", None, "", "", "k", sent)
        assert work.outbox.concern("<1@judge.example>") == concern
    database.close()


def test_what_was_parked_before_letters_were_waits_for_a_word(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    connections = Connections(f"sqlite:///{file}")
    upgrade.upgrade(connections, "0008")
    then = "2026-03-01 12:00:00.000000"
    with sqlite3.connect(file) as connection:
        person = f"1, 'Anna', 'anna@aus.example', 'UTC', '{then}', '', NULL, 'sentence names', 1"
        connection.execute(f"INSERT INTO person VALUES ({person})")
        connection.execute(f"INSERT INTO parked VALUES ('one', 1, 'alpha', 'TERMINATE', NULL, '{then}')")
    connection.close()
    upgrade.upgrade(connections)
    connections.close()
    database, now = Database(f"sqlite:///{file}"), datetime.fromisoformat(then).replace(tzinfo=UTC)
    with database.begin() as work:
        assert work.games.due(now) == ()
        assert work.parked_items.due("alpha", now) == []
        assert work.parked_items.take("one", now - timedelta(hours=1)) is not None
    database.close()


def test_who_came_before_the_standby_list_and_records_has_neither_and_gets_all_mail(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    connections = Connections(f"sqlite:///{file}")
    upgrade.upgrade(connections, "0010")
    with sqlite3.connect(file) as connection:
        then = "2026-03-01 12:00:00.000000"
        person = f"1, 'Anna', 'anna@aus.example', 'UTC', '{then}', '[]', NULL, 'sentence names', 1"
        connection.execute(f"INSERT INTO person VALUES ({person})")
    connection.close()
    upgrade.upgrade(connections)
    connections.close()
    database = Database(f"sqlite:///{file}")
    with database.begin() as work:
        anna = work.people.get(1)
        assert (anna.standby, anna.wish) == ((), WHOLE_MAIL)
        assert (anna.record, anna.shows) == (NO_RECORD, USUALLY_SHOWN)
        assert work.people.standbys(("all",)) == []
        assert work.people.others(1) == []
        work.people.add_other(1, "anna@work.example")
        assert work.people.by_address("anna@work.example") == anna
    database.close()


def test_the_number_of_somebody_deleted_is_not_given_again(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    connections = Connections(f"sqlite:///{file}")
    upgrade.upgrade(connections, "0014")
    columns = "name, address, zone, registered, entry"
    values = "'Anna', 'anna@aus.example', 'UTC', '2026-03-01 12:00:00.000000', '[]'"
    with sqlite3.connect(file) as connection:
        connection.execute(f"INSERT INTO person (id, {columns}) VALUES (7, {values})")
    connection.close()
    upgrade.upgrade(connections)
    connections.close()
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM person")
        connection.execute(f"INSERT INTO person ({columns}) VALUES ({values})")
        assert connection.execute("SELECT id FROM person").fetchall() == [(8,)]
    connection.close()


@pytest.mark.usefixtures("database")
def test_every_table_that_should_count_on_for_ever_does(file: Path) -> None:
    counted = [t.name for t in METADATA.tables.values() if t.dialect_options["sqlite"]["autoincrement"]]
    assert sorted(counted) == ["inbox", "outbox", "person", "upkeep"]
    sql = {name: shape for kind, name, shape in _shape(file) if kind == "table"}
    assert [name for name in counted if "AUTOINCREMENT" not in sql[name]] == []


def test_revisions_follow_each_other_without_a_fork() -> None:
    assert upgrade.revisions()[-1] == upgrade.head()
    walk = ScriptDirectory.from_config(migration.config()).walk_revisions()
    assert list(upgrade.revisions()) == [script.revision for script in walk][::-1]
    assert list(upgrade.revisions()) == sorted(upgrade.revisions())


def test_nothing_to_do_does_nothing(database: Database, file: Path) -> None:
    before = file.read_bytes()
    assert database.upgrade() is None
    assert file.read_bytes() == before
    assert not list(file.parent.glob("*before*"))


def _age(file: Path, revision: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    connection.close()


def test_an_older_program_refuses_a_newer_database(database: Database, file: Path) -> None:
    _age(file, "9999")
    for refused in (database.upgrade, database.verify):
        with pytest.raises(NewerDatabase, match=r"newer judge .* 9999"):
            refused()


def test_a_program_that_finds_an_older_database_says_what_to_do(file: Path) -> None:
    database = Database(f"sqlite:///{file}")
    with pytest.raises(AbsentDatabase, match="there is no database"):
        database.verify()
    assert not file.exists()
    file.touch()
    with pytest.raises(AbsentDatabase, match="judge db upgrade"):
        database.verify()
    database.close()


@pytest.mark.usefixtures("two_revisions")
def test_an_older_database_is_refused_until_it_is_upgraded(file: Path) -> None:
    connections = Connections(f"sqlite:///{file}")
    upgrade.upgrade(connections, upgrade.revisions()[-2])
    with pytest.raises(OlderDatabase, match="of an older judge"):
        upgrade.verify(connections)
    connections.close()


def test_another_program_s_tables_are_left_alone(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    database = Database(f"sqlite:///{file}")
    with pytest.raises(ForeignDatabase):
        database.upgrade()
    database.close()
    assert {name for _, name, _ in _shape(file)} == {"recipes"}


def test_a_file_that_is_no_database_is_named_as_such(file: Path) -> None:
    file.write_bytes(b"From: anna@home.example\n\nThis is a mail.\n" * 100)
    database = Database(f"sqlite:///{file}")
    with pytest.raises(ForeignDatabase, match="no database"):
        database.upgrade()
    database.close()


@pytest.fixture
def two_revisions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of migrations with one more than there is; it rebuilds a table and may fail on demand."""
    folder = tmp_path / "migrations"
    (folder / "versions").mkdir(parents=True)
    source = paths.migrations()
    for file in [source / "env.py", *(source / "versions").glob("*.py")]:
        (folder / file.relative_to(source)).write_text(file.read_text())
    (folder / "versions" / "9000_later.py").write_text(
        f"""
from pathlib import Path
import os, signal
import sqlalchemy as sa
from alembic import op
revision, down_revision = "9000", "{upgrade.head()}"
def upgrade():
    with op.batch_alter_table("event") as table:
        table.add_column(sa.Column("extra", sa.Text(), nullable=True))
    stop = Path({str(tmp_path / "stop")!r})
    if stop.exists():
        if stop.read_text() == "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        raise ZeroDivisionError
"""
    )
    monkeypatch.setattr(paths, "migrations", lambda: folder)
    return folder


@pytest.mark.usefixtures("two_revisions")
def test_an_upgrade_keeps_a_copy_and_lays_the_triggers_again(tmp_path: Path, file: Path) -> None:
    connections = Connections(f"sqlite:///{file}")
    first = upgrade.revisions()[-2]
    upgrade.upgrade(connections, first)
    kept = upgrade.upgrade(connections)
    assert kept == tmp_path / f"judge.db.{first}-before-9000"
    assert kept.stat().st_mode & 0o077 == 0
    with connections.read() as connection:
        assert "extra" in {column["name"] for column in inspect(connection).get_columns("event")}
        assert guards.installed(connection) == guards.expected()
    connections.close()
    before = Connections(f"sqlite:///{kept}")
    with before.read() as connection:
        assert upgrade.current(connection) == first
        assert connection.execute(text("PRAGMA integrity_check")).scalar() == "ok"
    before.close()


@pytest.mark.usefixtures("two_revisions")
def test_a_failing_upgrade_leaves_everything_as_it_was(tmp_path: Path, file: Path) -> None:
    connections = Connections(f"sqlite:///{file}")
    upgrade.upgrade(connections, upgrade.revisions()[-2])
    before = _shape(file)
    (tmp_path / "stop").write_text("fail")
    with pytest.raises(ZeroDivisionError):
        upgrade.upgrade(connections)
    assert _shape(file) == before
    (tmp_path / "stop").unlink()
    upgrade.upgrade(connections)
    upgrade.verify(connections)
    connections.close()


_KILLED = """
import sys
from pathlib import Path
from judge.store import upgrade as migrating
from judge.store.connection import Connections
migrating.paths.migrations = lambda: Path(sys.argv[2])
migrating.upgrade(Connections(sys.argv[1]))
"""


def test_a_killed_upgrade_leaves_everything_as_it_was(
    tmp_path: Path, file: Path, two_revisions: Path
) -> None:
    url = f"sqlite:///{file}"
    connections = Connections(url)
    upgrade.upgrade(connections, upgrade.revisions()[-2])
    before = _shape(file)
    (tmp_path / "stop").write_text("kill")
    ended = subprocess.run([sys.executable, "-c", _KILLED, url, str(two_revisions)], check=False)
    assert ended.returncode == -9
    assert _shape(file) == before
    (tmp_path / "stop").unlink()
    upgrade.upgrade(connections)
    upgrade.verify(connections)
    connections.close()


@pytest.mark.usefixtures("two_revisions")
def test_two_programs_do_not_upgrade_at_once(file: Path) -> None:
    connections = Connections(f"sqlite:///{file}")
    with locked(connections, "upgrade", "upgrading"), pytest.raises(InUse, match="upgrading"):
        upgrade.upgrade(connections)
    connections.close()
