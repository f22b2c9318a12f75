from __future__ import annotations

import os
import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from judge.cli.main import main
from judge.config.sample import sample
from judge.records import Fate
from judge.records.overview import BACKUP
from judge.store.database import Database
from tests.contract.store.examples import NOON, mail, parcel
from tests.servers import sqlite

NOW = ("--now", "2026-03-01T12:00+00:00")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A judge's folder with its configuration, but no database yet."""
    (tmp_path / "judge.toml").write_text(sample())
    (tmp_path / "mail.password").write_text("secret")
    return tmp_path


def judge(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(main, [*words, "--config", str(folder / "judge.toml")])


_SET_ASIDE = (
    "2  quarantined  2026-03-01 12:00 UTC  anna@home.example  1 tries  'S1901M [2J'  (failed 3 times)"
)


@pytest.fixture
def database(folder: Path) -> Database:
    """The judge's database: mail 1 applied, 2 in quarantine, an answer sent, another waiting."""
    made = sqlite.fresh(folder / "judge.db")
    for number in (1, 2):
        made.inbox.store(b"Subject: S1901M \x1b[2J\r\n" + mail(str(number)), NOON, "imap")
        made.inbox.begin_attempt(number, NOON)
    with made.begin() as work:
        work.inbox.settle(1, Fate.APPLIED, "", NOON)
        work.inbox.settle(2, Fate.QUARANTINED, "failed 3 times", NOON)
        work.outbox.add(parcel("sent"), NOON)
        work.outbox.add(parcel("waits"), NOON)
        work.commit()
    first, _ = made.outbox.take_due(NOON)
    made.outbox.mark_sent(first.id, NOON)
    made.close()
    return made


def test_upgrade_makes_the_database_and_then_has_nothing_to_do(folder: Path) -> None:
    assert judge(folder, "db", "check").exit_code == 75
    for _ in range(2):
        done = judge(folder, "db", "upgrade")
        assert (done.exit_code, done.stdout) == (0, "The database is up to date.\n")
    assert judge(folder, "db", "check").exit_code == 0


@pytest.mark.usefixtures("database")
def test_check_shows_that_the_counts_add_up(folder: Path) -> None:
    done = judge(folder, "db", "check")
    assert done.stdout.splitlines() == [
        "Emails in:  2 = 1 applied + 1 quarantined",
        "Emails out: 2 = 1 queued + 1 sent",
        "Games:      0 = 0",
        f"QUARANTINED  {_SET_ASIDE}: judge mails show, retry or drop 2",
        "Nothing is wrong.",
    ]
    assert done.exit_code == 0


@pytest.mark.usefixtures("database")
def test_check_names_what_is_wrong(folder: Path) -> None:
    with sqlite3.connect(folder / "judge.db") as connection:
        connection.execute("UPDATE inbox SET attempts = 0")
    connection.close()
    done = judge(folder, "db", "check")
    assert "WRONG  mail 1: has an effect without ever having been tried\n" in done.stdout
    assert done.exit_code == 1


def test_backup_and_restore(folder: Path, database: Database) -> None:
    backup = judge(folder, "db", "backup", *NOW).stdout.strip()
    assert backup == str(folder / "judge.db.20260301T120000Z.backup")
    written = NOON - timedelta(hours=1)
    os.utime(backup, times=(written.timestamp(),) * 2)
    database.mails.drop("2", NOON, bytes)
    database.close()
    done = judge(folder, "db", "restore", backup, *NOW)
    assert done.stdout.splitlines() == [
        f"Restored from {backup}.",
        f"The old database is kept as {folder / 'judge.db.replaced-20260301T120000Z'}",
        "Held: 1 queued email from the backup; see judge mails list",
    ]
    assert database.mails.show("2")[0].state == "quarantined"
    assert database.mails.show("out-2")[0].state == "held"
    assert database.health.last_work()[BACKUP] == written
    database.close()


def test_a_restore_under_a_running_judge_is_for_later(folder: Path, database: Database) -> None:
    backup = judge(folder, "db", "backup", *NOW).stdout.strip()
    assert database.tally().came == 2
    done = judge(folder, "db", "restore", backup, *NOW)
    assert (done.exit_code, done.stderr) == (75, "Error: a judge runs on this database; stop it first\n")
    database.close()


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("db", "restore"), 2, "or just --hold"),
        (("db", "restore", "nowhere.db"), 1, "there is no backup nowhere.db"),
        (("db", "backup", "--now", "2026-03-01T12:00"), 2, "offset"),
        (("mails", "show", "99"), 1, "there is no email 99"),
        (("mails", "retry", "1"), 1, "mail 1 is applied"),
        (("mails", "drop", "x"), 1, "not a mail's number"),
        (("mails", "drop"), 2, "Missing argument"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    folder: Path, words: tuple[str, ...], code: int, says: str
) -> None:
    done = judge(folder, *words)
    assert done.exit_code == code
    assert says in done.stderr
    assert "Traceback" not in done.output


def test_hold_alone_is_for_servers(folder: Path, database: Database) -> None:
    done = judge(folder, "db", "restore", "--hold", *NOW)
    assert done.stdout == "Held: 1 queued email; see judge mails list\n"
    assert list(database.outbox.take_due(NOON)) == []
    database.close()


@pytest.mark.usefixtures("database")
def test_the_list_of_mails_is_safe_to_look_at(folder: Path) -> None:
    assert judge(folder, "mails", "list").stdout.splitlines() == [
        _SET_ASIDE,
        "out-2  queued  2026-03-01 12:00 UTC  anna@home.example  0 tries  'waits'",
    ]
    shown = judge(folder, "mails", "show", "2").stdout
    assert "\x1b" not in shown
    assert "Message-ID: <1@home.example>\n" in shown
    raw = judge(folder, "mails", "show", "2", "--raw").stdout_bytes
    assert raw == b"Subject: S1901M \x1b[2J\r\n" + mail("2")


def test_a_mail_set_aside_is_shown_without_what_may_be_a_password(folder: Path, database: Database) -> None:
    raw = mail("3") + b"SIGN ON Austria alpha tulips77\r\nA Vie - Gal\r\n"
    database.inbox.store(raw, NOON, "imap")
    database.close()
    shown = judge(folder, "mails", "show", "3").stdout
    assert "tulips77" not in shown
    assert "SIGN ON Austria ***** ********" in shown
    assert "A Vie - Gal" in shown
    assert judge(folder, "mails", "show", "3", "--raw").stdout_bytes == raw


def test_the_list_tells_tries_in_which_the_process_died(folder: Path, database: Database) -> None:
    database.inbox.store(b"Subject: again\r\n" + mail("3"), NOON, "imap")
    for _ in range(3):
        database.inbox.begin_attempt(3, NOON)
    database.inbox.fail_attempt(3)
    database.close()
    listed = judge(folder, "mails", "list").stdout.splitlines()
    assert "3  pending  2026-03-01 12:00 UTC  anna@home.example  3 tries, 2 deaths  'again'" in listed


def test_retry_and_drop(folder: Path, database: Database) -> None:
    assert judge(folder, "mails", "retry", "2", *NOW).exit_code == 0
    assert judge(folder, "mails", "drop", "out-2", *NOW).exit_code == 0
    assert [one.id for one in database.inbox.waiting()] == [2]
    assert list(database.outbox.take_due(NOON)) == []
    assert judge(folder, "mails", "drop", "2", *NOW).exit_code == 0
    assert judge(folder, "mails", "list").stdout == "No email is waiting or in quarantine.\n"
    assert database.check() == []
    database.close()


@pytest.mark.parametrize(
    "name", ["judge.db", "./sub/../judge.db", "link", "second", "judge.db-wal", "judge.toml"]
)
def test_a_backup_replaces_no_file_but_an_older_copy(
    folder: Path, database: Database, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(folder)
    Path("sub").mkdir()
    Path("link").symlink_to("judge.db")
    Path("second").hardlink_to("judge.db")
    database.inbox.store(b"Subject: while it runs\r\n" + mail("3"), NOON, "imap")
    before = {one.name: one.stat().st_ino for one in folder.iterdir()}
    done = judge(folder, "db", "backup", name, *NOW)
    assert (done.exit_code, "give" in done.stderr, "Traceback" in done.output) == (1, True, False)
    assert {one.name: one.stat().st_ino for one in folder.iterdir()} == before
    assert (database.check(), database.tally().came) == ([], 3)
    database.close()


@pytest.mark.usefixtures("database")
def test_a_backup_replaces_an_older_copy_but_no_database_of_another_judge(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    copy = folder / "copy"
    copy.touch()
    for _ in range(2):
        assert judge(folder, "db", "backup", str(copy), *NOW).exit_code == 0
    other = tmp_path_factory.mktemp("other") / "judge.db"
    live = Database(f"sqlite:///{other}")
    live.upgrade()
    live.close()
    done = judge(folder, "db", "backup", str(other), *NOW)
    assert (done.exit_code, f"{other} is no copy of a judge's database" in done.stderr) == (1, True)


@pytest.mark.usefixtures("database")
def test_a_copy_that_was_broken_off_leaves_nothing(folder: Path) -> None:
    part = folder / "judge.db.20260228T120000Z.backup.part"
    part.write_bytes(b"half")
    assert judge(folder, "db", "backup", "--keep", "1", *NOW).exit_code == 0
    with (folder / "judge.db").open("r+b") as file:
        file.seek(60_000)
        file.write(b"\xff" * 9_000)
    done = judge(folder, "db", "backup", "--now", "2026-03-02T12:00+00:00")
    assert done.exit_code == 1
    assert "no backup was written, since the database is damaged: " in done.stderr
    kept = "judge.db.20260301T120000Z.backup"
    assert sorted(one.name for one in folder.glob("*.backup*")) == [kept, f"{kept}.sha256"]


@pytest.mark.usefixtures("database")
def test_the_rest_of_a_restore_is_no_backup(folder: Path) -> None:
    rest = folder / "judge.db.restoring"
    rest.write_bytes((folder / "judge.db").read_bytes())
    done = judge(folder, "db", "restore", str(rest), *NOW)
    assert (done.exit_code, "broken off" in done.stderr, rest.stat().st_size > 0) == (1, True, True)


@pytest.mark.usefixtures("database")
def test_the_mails_of_somebody_who_got_no_answer_are_found(folder: Path) -> None:
    done = judge(folder, "mails", "list", "--address", "anna@home.example", *NOW)
    assert [line.split("  ")[:2] for line in done.stdout.splitlines()] == [
        ["1", "applied"],
        ["2", "quarantined"],
        ["out-1", "sent"],
        ["out-2", "queued"],
    ]
    nobody = judge(folder, "mails", "list", "--address", "zoe@home.example", "--days", "3", *NOW)
    assert nobody.stdout.startswith("No email from or to zoe@home.example in the last 3 days.")


def test_a_restore_without_the_digest_says_so(folder: Path, database: Database) -> None:
    backup = Path(judge(folder, "db", "backup", *NOW).stdout.strip())
    backup.with_name(f"{backup.name}.sha256").unlink()
    database.close()
    done = judge(folder, "db", "restore", str(backup), *NOW)
    assert f"{backup.name}.sha256 next to it" in done.stdout


def test_a_backup_is_checked_and_nothing_is_touched(folder: Path, database: Database) -> None:
    backup = Path(judge(folder, "db", "backup", *NOW).stdout.strip())
    database.close()
    before = {one.name: one.read_bytes() for one in folder.iterdir() if one.is_file()}
    done = judge(folder, "db", "check", str(backup))
    assert done.stdout.splitlines() == [
        "Emails in:  2 = 1 applied + 1 quarantined",
        "Emails out: 2 = 1 queued + 1 sent",
        "Games:      0 = 0",
        f"QUARANTINED  {_SET_ASIDE}: judge mails show, retry or drop 2",
        "Nothing is wrong.",
        f"{backup} can be restored: judge db restore {backup}",
    ]
    assert done.exit_code == 0
    assert {one.name: one.read_bytes() for one in folder.iterdir() if one.is_file()} == before


def test_a_backup_that_cannot_be_restored_is_named(folder: Path, database: Database) -> None:
    backup = Path(judge(folder, "db", "backup", *NOW).stdout.strip())
    database.close()
    good = backup.read_bytes()
    backup.write_bytes(good[:-100] + bytes(100))
    done = judge(folder, "db", "check", str(backup))
    assert (done.exit_code, "its bytes have changed" in done.output) == (1, True)
    backup.with_name(f"{backup.name}.sha256").unlink()
    backup.write_bytes(good[:8192].ljust(len(good), b"\0"))
    assert judge(folder, "db", "check", str(backup)).exit_code == 1
    backup.write_bytes(good)
    with sqlite3.connect(backup) as connection:
        connection.execute("UPDATE inbox SET attempts = 0")
    connection.close()
    done = judge(folder, "db", "check", str(backup))
    assert "WRONG  mail 1: has an effect without ever having been tried\n" in done.stdout
    assert f"{backup.name}.sha256 next to it" in done.stdout
    assert (done.exit_code, "can be restored" in done.stdout) == (1, False)
    assert sorted(one.name for one in folder.iterdir() if one.name.startswith(".")) == []


def test_a_backup_needs_no_configuration_to_be_checked(folder: Path, database: Database) -> None:
    backup = judge(folder, "db", "backup", *NOW).stdout.strip()
    database.close()
    (folder / "judge.toml").unlink()
    assert judge(folder, "db", "check", backup).exit_code == 0
