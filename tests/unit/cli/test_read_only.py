"""The verbs that only read do so on a disk that cannot be written."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from click.testing import CliRunner, Result

from judge.cli.main import main
from judge.store.database import Database
from judge.store.errors import Unavailable
from tests.servers import sqlite
from tests.unit.cli.command import CONFIG, HELLO
from tests.unprivileged import give_away, modes_hold, nothing_written

UNREADABLE = 0o200
VERBS = (["keeper", "games"], ["mails", "list"], ["mails", "show", "1"], ["db", "check"])


def run(folder: Path, *words: str, mail: bytes = b"") -> Result:
    return CliRunner().invoke(main, [*words, "--config", str(folder / "judge.toml")], input=mail)


@pytest.fixture
def place() -> Iterator[Path]:
    """A judge with a mail; its folder is such that another user may look at it."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "judge.toml").write_text(CONFIG, encoding="utf-8")
        sqlite.fresh(folder / "judge.db").close()
        assert run(folder, "feed", mail=HELLO).exit_code == 0
        yield folder


def look(folder: Path, *words: str) -> Result:
    """Run a verb as somebody who may read everything and write nothing."""
    close_to_writers(folder)
    try:
        with nothing_written():
            return run(folder, *words)
    finally:
        folder.chmod(0o755)


def close_to_writers(folder: Path) -> None:
    for file in folder.glob("judge.*"):
        file.chmod(0o444)
    folder.chmod(0o555)
    give_away(folder, *folder.glob("judge.*"))


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


@pytest.mark.parametrize("words", VERBS)
def test_what_only_reads_reads_a_read_only_database(place: Path, words: list[str]) -> None:
    as_ever = run(place, *words)
    before = contents(place)
    there = look(place, *words)
    assert (there.exit_code, there.output) == (0, as_ever.output)
    assert contents(place) == before


def test_what_stands_in_the_log_alone_is_read_as_well(place: Path) -> None:
    connection = sqlite3.connect(place / "judge.db")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("UPDATE inbox SET sender = 'only@log.example', fate = NULL, settled_at = NULL")
    connection.commit()
    assert b"only@log.example" not in (place / "judge.db").read_bytes()
    assert "only@log.example" in look(place, "mails", "list").output
    connection.close()


@pytest.mark.parametrize("logged", [False, True])
def test_a_read_only_database_is_backed_up_elsewhere(place: Path, *, logged: bool) -> None:
    connection = sqlite3.connect(place / "judge.db")
    if logged:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("UPDATE inbox SET sender = 'only@log.example', fate = NULL, settled_at = NULL")
        connection.commit()
    with TemporaryDirectory() as elsewhere:
        Path(elsewhere).chmod(0o777)
        before = contents(place)
        copy = Path(elsewhere, "rescue.db")
        done = look(place, "db", "backup", str(copy))
        assert (done.exit_code, done.output) == (0, f"{copy}\n")
        assert contents(place) == before
        with sqlite3.connect(copy) as saved:
            assert saved.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert (saved.execute("SELECT sender FROM inbox").fetchone()[0] == "only@log.example") is logged
        saved.close()
    connection.close()


def test_no_copy_is_made_of_what_another_user_writes_meanwhile(place: Path, tmp_path: Path) -> None:
    file = place / "judge.db"
    close_to_writers(place)
    with nothing_written():
        database = Database(f"sqlite:///{file}", reading=True)
    place.chmod(0o755)
    file.chmod(0o644)
    os.utime(file, (1, 1))
    with pytest.raises(Unavailable, match="was written meanwhile"):
        database.backup(tmp_path / "copy.db")
    assert [*tmp_path.iterdir()] == []
    database.close()


def test_the_doctor_says_that_nothing_can_be_written(place: Path) -> None:
    done = look(place, "doctor")
    assert done.exit_code == 1
    assert "read-only" in done.output
    assert "Disk space" in done.output


def test_what_writes_says_so_and_may_be_tried_again(place: Path) -> None:
    done = look(place, "mails", "retry", "1")
    assert done.exit_code == os.EX_TEMPFAIL
    assert isinstance(done.exception, SystemExit)


def test_feed_leaves_the_mail_with_its_bringer_when_its_configuration_is_another_users(place: Path) -> None:
    (place / "judge.toml").chmod(UNREADABLE)
    give_away(place / "judge.toml")
    with modes_hold():
        done = run(place, "feed", mail=HELLO)
    assert (done.exit_code, "judge.toml cannot be read: Permission denied" in done.stderr) == (75, True)
