"""Export and import: the same bytes after a round trip, and a game that goes on by mail elsewhere."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli.main import main
from judge.store.database import Database
from judge.store.errors import StoreError
from judge.store.export import TABLES, export_all, import_all
from judge.store.schema import METADATA
from tests.messages import says
from tests.unit.cli.command import SPREAD
from tests.unit.cli.keeper_desk import MASTER, NOW, Keeper, played  # noqa: F401  # a fixture

LATER = "2026-01-06T13:00:00+00:00"


@pytest.fixture
def old(tmp_path: Path, played: bytes) -> Keeper:  # noqa: F811  # the fixture
    """A judge in whose game two have sent orders, one has written a letter, and one waits for a word."""
    (tmp_path / "old").mkdir()
    here = Keeper(tmp_path / "old")
    (here.folder / "judge.db").write_bytes(played)
    here.mailed = 200
    austrian = player(here, "Austria")
    here.mail(austrian, "SIGN ON Austria alpha roseleaf\nA Vie - Gal\nF Tri - Alb\nA Bud - Ser")
    here.mail(
        austrian, "SIGN ON Austria alpha roseleaf\nPRESS TO R\nGalicia is mine, žluťoučký kůň.\nENDPRESS"
    )
    here.mail(player(here, "Russia"), "FORGOT PASSWORD alpha")
    return here


@pytest.fixture
def new(tmp_path: Path) -> Keeper:
    """A judge of its own, with somebody who plays in the other one too; its own games have their minutes."""
    (tmp_path / "new").mkdir()
    here = Keeper(tmp_path / "new")
    (here.folder / "judge.toml").write_text(SPREAD, encoding="utf-8")
    here.mailed = 500
    here.mail("p1@aus.test", "REGISTER\nName: Person One\nEND")
    here.mail("zoe@aus.test", "REGISTER\nName: Zoe\nEND")
    return here


def player(here: Keeper, power: str) -> str:
    """Who leads a power."""
    with sqlite3.connect(here.folder / "judge.db") as connection:
        query = "SELECT address FROM person JOIN seat ON seat.person = person.id WHERE power = ?"
        ((address,),) = connection.execute(query, (power.upper(),)).fetchall()
    connection.close()
    return str(address)


def exported(here: Keeper, *options: str) -> str:
    done = here.run("export", *options)
    assert done.exit_code == 0, done.output
    return done.output


def test_every_table_moves_after_those_it_points_to_or_is_said_to_stay() -> None:
    assert {*TABLES, "health", "verified", "faulty_mail"} == {*METADATA.tables}
    order = list(TABLES)
    for name, table in TABLES.items():
        for key in table.foreign_keys:
            assert order.index(key.column.table.name) <= order.index(name)


def test_an_export_of_what_was_imported_is_the_same_bytes(old: Keeper, tmp_path: Path) -> None:
    text = exported(old)
    file = tmp_path / "judge.jsonl"
    file.write_text(text, encoding="utf-8")
    (tmp_path / "copy").mkdir()
    copy = Keeper(tmp_path / "copy")
    assert copy.run("db", "upgrade").exit_code == 0
    done = copy.run("import", str(file))
    assert (done.exit_code, done.output[:10]) == (0, "Imported: ")
    assert exported(copy) == text
    assert copy.run("db", "check").output.splitlines()[-1] == "Nothing is wrong."
    again = copy.run("import", str(file))
    assert (again.exit_code, "holds a judge already" in again.output) == (1, True)
    copy.mail(player(old, "Italy"), "SIGN ON Italy alpha roseleaf\nA Ven H")
    copy.run("once")
    assert "Italy: Army Venice HOLD." in "".join(copy.mails(player(old, "Italy")))


def test_a_judge_that_worked_but_has_nobody_yet_takes_a_whole_export(old: Keeper, tmp_path: Path) -> None:
    file = tmp_path / "judge.jsonl"
    (tmp_path / "copy").mkdir()
    copy = Keeper(tmp_path / "copy")
    assert (copy.run("once").exit_code, old.run("once").exit_code) == (0, 0)
    text = exported(old)
    file.write_text(text, encoding="utf-8")
    running = Database(f"sqlite:///{copy.folder / 'judge.db'}")
    running.verify()
    refused = copy.run("import", str(file))
    assert (refused.exit_code, refused.output) == (
        75,
        "Error: a judge runs on this database; stop it first\n",
    )
    running.close()
    done = copy.run("import", str(file))
    assert (done.exit_code, done.output[:10]) == (0, "Imported: ")
    assert exported(copy) == text
    with sqlite3.connect(copy.folder / "judge.db") as connection:
        (left,) = connection.execute("SELECT count(*) FROM health").fetchone()
        (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
    connection.close()
    assert (left, mode) == (0, "wal")
    assert copy.run("db", "check").output.splitlines()[-1] == "Nothing is wrong."


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda text: text.replace("Person 3", "Person 9"), "its hash differs"),
        (lambda text: "".join(text.splitlines(keepends=True)[:-1]), "its last line is missing"),
        (lambda text: text.replace('"format":1', '"format":2'), "no export of"),
        (lambda text: text.replace('"revision":"', '"revision":"x'), "bring both judges to the same version"),
        (lambda text: text.splitlines()[0] + "\nnonsense\n", "is no line of an export"),
    ],
)
def test_a_damaged_export_changes_nothing(
    old: Keeper, tmp_path: Path, change: Callable[[str], str], why: str
) -> None:
    database = Database(f"sqlite:///{tmp_path / 'copy.db'}")
    database.upgrade()
    lines = change(exported(old)).splitlines(keepends=True)
    with pytest.raises(StoreError, match=why):
        import_all(database.connections, lines, datetime.fromisoformat(NOW))
    fresh = "".join(export_all(database.connections)).splitlines()
    assert json.loads(fresh[-1])["rows"] == 1, "the salt alone"
    database.close()


def test_a_game_goes_on_at_another_judge_in_the_middle_of_a_turn(
    old: Keeper, new: Keeper, tmp_path: Path
) -> None:
    text = exported(old, "--game", "alpha")
    assert "argon2" not in text
    file = tmp_path / "alpha.jsonl"
    file.write_text(text, encoding="utf-8")
    done = new.run("import", str(file), now=LATER)
    assert done.output.startswith("alpha: S1901M, due 2026-01-12 23:30 UTC, missing: England, France")
    new.run("once", now=LATER)
    italian = player(old, "Italy")
    (told,) = [mail for mail in new.mails(italian) if says(mail, "email-game-arrived.subject")]
    (token,) = re.findall(r"RESET PASSWORD (\w{20,})", told)
    new.mail(italian, f"RESET PASSWORD {token} daffodil", now=LATER)
    new.mail(italian, "SIGN ON Italy alpha daffodil\nA Ven - Tyr\nA Rom H\nF Nap H", now=LATER)
    assert says(new.mails(italian)[-1], "reply-complete")
    (master,) = re.findall(r"RESET PASSWORD (\w{20,})", new.mails(MASTER)[-1])
    new.mail(MASTER, f"RESET PASSWORD {master} lavender", now=LATER)
    new.mail(MASTER, "SIGN ON M alpha lavender\nPROCESS S1901M NOW", now=LATER)
    new.run("once", now=LATER)
    results = next(mail for mail in new.mails(italian) if "S1901M Results" in mail)
    assert "Austria: Army Vienna -> Galicia." in results
    assert "Italy: Army Venice -> Tyrolia." in results
    history = exported(new, "--game", "alpha", "--format", "history")
    assert "Subject: JDGE:alpha - S1901M Results" in history
    assert history.index("Game Starting") < history.index("Italy: Army Venice -> Tyrolia.")
    assert "Galicia is mine" not in history, "a letter to one"
    assert new.run("db", "check").output.splitlines()[-1] == "Nothing is wrong."
    people = [json.loads(line) for line in new.keeper("people", "--json").output.splitlines()]
    assert [one["name"] for one in people][:2] == ["Person One", "Zoe"], "known by the address"
    assert len(people) == 9
    again = new.run("import", str(file), now=LATER)
    assert (again.exit_code, says(again.output, "game-exists", game="alpha")) == (1, True)
    renamed = new.run("import", str(file), "--as", "gamma", now="2026-03-01T12:00:00+00:00")
    assert renamed.output.startswith("gamma: S1901M, due 2026-03-"), "the old deadline has passed"
    assert new.run("db", "check").exit_code == 0


def test_an_export_may_come_through_a_pipe(old: Keeper, tmp_path: Path) -> None:
    lines = old.run("export").stdout
    (tmp_path / "there").mkdir()
    there = Keeper(tmp_path / "there")
    there.run("db", "upgrade")
    line = ["import", "-", "--config", str(there.folder / "judge.toml")]
    done = CliRunner().invoke(main, line, input=lines)
    assert done.output.startswith("Imported: "), done.output
    assert there.run("export").stdout == lines
    again = CliRunner().invoke(main, [*line, "--from", "njudge"], input=lines)
    assert "--from wants a folder or a file, not standard input." in again.output


def test_a_newcomer_becomes_the_imported_person_with_all_that_they_chose(
    old: Keeper, new: Keeper, tmp_path: Path
) -> None:
    players = (player(old, power) for power in ("Italy", "France"))
    theirs = next(address for address in players if address != "p1@aus.test")  # who is registered there
    chosen = "language = 'de', mail = 'results', standby = 'nopress'"
    old.sql(f"UPDATE person SET {chosen} WHERE address = '{theirs}'")
    file = tmp_path / "alpha.jsonl"
    file.write_text(exported(old, "--game", "alpha"), encoding="utf-8")
    new.sql(
        "INSERT INTO person (name, address, zone, registered, entry, verified)"
        f" VALUES ('', '{theirs}', 'UTC', '2026-01-06 12:00:00', '[]', 0)"
    )
    done = new.run("import", str(file), now=LATER)
    assert done.exit_code == 0, done.output
    with sqlite3.connect(new.folder / "judge.db") as connection:
        query = f"SELECT verified, language, mail, standby FROM person WHERE address = '{theirs}'"
        assert connection.execute(query).fetchall() == [(1, "de", "results", "nopress")]
    connection.close()
