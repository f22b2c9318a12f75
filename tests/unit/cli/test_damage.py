"""A damaged database: every verb says so in a sentence, whatever bytes are wrong."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from click import ClickException
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.cli.log import log_to_stderr
from judge.cli.site import write_pages
from judge.render.site.site_pages import SitePages
from tests.services import JUDGE_INFO
from tests.unit.cli.keeper_desk import Keeper, played  # noqa: F401  # a fixture

VERBS = (
    "doctor",
    "db check",
    "db backup copy",
    "keeper status",
    "keeper people",
    "keeper log",
    "mails list",
    "export",
    "export --game alpha --format history",
    "once",
)
PAGE = 4096


def damaged(folder: Path, good: bytes, at: int, spoilt: bytes) -> Keeper:
    here = Keeper(folder)
    (folder / "judge.db").write_bytes(good[:at] + spoilt + good[at + len(spoilt) :])
    for rest in ("judge.db-wal", "judge.db-shm"):
        (folder / rest).unlink(missing_ok=True)
    return here


@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.floats(0, 1, exclude_max=True), st.one_of(st.binary(min_size=50, max_size=400), st.just(bytes(PAGE)))
)
def test_no_verb_fails_with_more_than_a_sentence(played: bytes, place: float, spoilt: bytes) -> None:  # noqa: F811
    at = PAGE + int(place * (len(played) - PAGE))
    with TemporaryDirectory() as name:
        here = damaged(Path(name), played, at, spoilt[: len(played) - at])
        for verb in VERBS:
            done = here.run(*verb.replace("copy", f"{name}/copy").split())
            assert done.exception is None or isinstance(done.exception, SystemExit), (verb, done.exc_info)
            assert "free some space" not in done.output
        assert here.run("feed", mail="From: p1@aus.test\nMessage-ID: <x@aus.test>\n\nLIST\n").exit_code in (
            0,
            75,
        )


@pytest.mark.parametrize(
    ("statement", "where"),
    [
        ("UPDATE person SET registered = 'junk' WHERE id = 3", "table person: cannot be read: "),
        (
            "UPDATE person SET name = x'ff' WHERE id = 3",
            "table person: row 3: its name is b'\\xff', not a text",
        ),
        ("UPDATE game SET number = 'two'", "table game: row alpha: its number is 'two', not a number"),
        ("UPDATE outbox SET created = 7", "table outbox: cannot be read: "),
    ],
)
def test_a_row_that_cannot_be_read_is_named(
    tmp_path: Path,
    played: bytes,  # noqa: F811  # the fixture
    statement: str,
    where: str,
) -> None:
    here = damaged(tmp_path, played, len(played), b"")
    here.sql(statement)
    checked = here.run("db", "check")
    assert (checked.exit_code, f"WRONG  {where}" in checked.output) == (1, True), checked.output
    assert where in here.run("doctor").output
    for verb in VERBS:
        done = here.run(*verb.replace("copy", f"{tmp_path}/copy").split())
        assert done.exception is None or isinstance(done.exception, SystemExit), (verb, done.exc_info)


def test_a_status_that_is_no_text_is_damage(tmp_path: Path, played: bytes) -> None:  # noqa: F811
    here = damaged(tmp_path, played, len(played), b"")
    here.sql("UPDATE game SET status = x'ff' WHERE name = 'alpha'")
    done = here.keeper("status")
    assert isinstance(done.exception, SystemExit), done.exc_info
    assert "database is damaged: table game: row alpha" in done.output


def test_a_table_whose_name_is_no_text_is_damage(tmp_path: Path, played: bytes) -> None:  # noqa: F811
    here = damaged(tmp_path, played, len(played), b"")
    table = b"CREATE TABLE event (\n\tgame TEXT NOT NULL"
    spoilt = table.replace(b"TEXT NOT NULL", b"T NOT NULL\xc9H\xe8")
    assert len(spoilt) == len(table)
    (tmp_path / "judge.db").write_bytes(played.replace(table, spoilt))
    for verb in VERBS:
        done = here.run(*verb.replace("copy", f"{tmp_path}/copy").split())
        assert done.exception is None or isinstance(done.exception, SystemExit), (verb, done.exc_info)


def test_a_revision_that_is_no_text_is_named(tmp_path: Path, played: bytes) -> None:  # noqa: F811
    here = damaged(tmp_path, played, len(played), b"")
    for statement in (
        "DROP TABLE alembic_version",
        "CREATE TABLE alembic_version (version_num)",  # a page of zeros has no NOT NULL either
        "INSERT INTO alembic_version VALUES (NULL)",
    ):
        here.sql(statement)
    for verb in VERBS:
        done = here.run(*verb.replace("copy", f"{tmp_path}/copy").split())
        assert done.exception is None or isinstance(done.exception, SystemExit), (verb, done.exc_info)
        assert "damaged (table alembic_version: None is no revision)" in done.output, verb


def test_a_game_that_cannot_be_read_shows_no_traceback_when_the_pages_are_built(
    tmp_path: Path,
    played: bytes,  # noqa: F811  # the fixture
    capsys: pytest.CaptureFixture[str],
) -> None:
    here = damaged(tmp_path, played, len(played), b"")
    here.sql('UPDATE game SET state = replace(state, \'"variant":"standard"\', \'"variant":"lost"\')')
    log_to_stderr("info")
    pages = SitePages(JUDGE_INFO, order_boards=(), codes=())
    with pytest.raises(ClickException, match=r"the pages of alpha \(Undecodable\) and beta \(Undecodable\) "):
        write_pages(pages, tmp_path / "judge.toml", tmp_path / "site")
    told = capsys.readouterr().err
    assert "error: the pages of game alpha could not be made [Undecodable at " in told
    assert "Traceback" not in told


def test_pages_are_not_written_into_a_folder_of_something_else(tmp_path: Path) -> None:
    done = Keeper(tmp_path).run("site", "build", str(tmp_path))
    assert (done.exit_code, "a site needs a folder of its own" in done.output) == (1, True), done.output


def test_a_phase_that_cannot_be_read_is_named(tmp_path: Path, played: bytes) -> None:  # noqa: F811
    here = damaged(tmp_path, played, len(played), b"")
    with sqlite3.connect(tmp_path / "judge.db") as connection:
        (guard,) = connection.execute(
            "SELECT sql FROM sqlite_master WHERE name = 'event_no_update'"
        ).fetchone()
        connection.execute("DROP TRIGGER event_no_update")
        connection.execute("UPDATE event SET body = '{' WHERE game = 'alpha' AND seq = 2")
        connection.execute(guard)
    connection.close()
    done = here.run("export", "--game", "alpha", "--format", "history")
    assert done.exit_code == 1
    assert "the database is damaged: game alpha, event 2: cannot be read: Joined: " in done.output
    assert "Remedy: stop the judge, and put the last backup in its place" in done.output


@pytest.mark.parametrize("spoil", ["random bytes", "text", "a missing table"])
def test_the_doctor_names_what_helps_with_and_without_a_backup(
    played: bytes,  # noqa: F811
    tmp_path: Path,
    spoil: str,
) -> None:
    here = damaged(tmp_path, played, 0, b"")
    file = tmp_path / "judge.db"
    if spoil == "a missing table":
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("DROP TABLE outbox")
    else:
        file.write_bytes(Random(1).randbytes(40_000) if spoil == "random bytes" else b"no database\n" * 900)
    status, doctor = here.run("keeper", "status"), here.run("doctor")
    assert "judge db restore FILE" in status.output
    assert doctor.exit_code == 1
    line = next(one for one in doctor.output.splitlines() if one.startswith("WRONG  Database"))
    assert "judge db restore FILE" in line
    assert f"sqlite3 {file} .recover | sqlite3 {file}.saved" in line
    assert f"move {file} away, then judge db upgrade" in line
    file.rename(tmp_path / "old.db")
    assert here.run("db", "upgrade").exit_code == 0, "to start afresh works"
    assert not any(one.startswith("WRONG  Database") for one in here.run("doctor").output.splitlines())
