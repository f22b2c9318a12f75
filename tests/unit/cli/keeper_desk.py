"""A keeper in the folder of his judge, and what is mailed from there."""

from __future__ import annotations

import sqlite3
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from click.testing import CliRunner, Result

from judge.cli.main import main
from tests.servers import sqlite
from tests.unit.cli.command import CONFIG

NOW = "2026-01-05T13:00:00+00:00"
TIMELESS = {"games", "people", "log", "disk", "check", "doctor", "export", "upgrade", "list", "site"}
"""Verbs that ask for no time."""
MASTER = "p0@aus.test"


class Keeper:
    """A keeper in the folder of his judge."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.mailed = 0
        (folder / "judge.toml").write_text(CONFIG, encoding="utf-8")
        sqlite.fresh(folder / "judge.db").close()

    def run(self, *words: str, now: str = NOW, mail: str = "") -> Result:
        timed = () if TIMELESS & {*words[:2]} else ("--now", now)
        options = ("--config", str(self.folder / "judge.toml"))
        return CliRunner().invoke(main, [*words, *options, *timed], input=mail.encode())

    def keeper(self, *words: str, now: str = NOW) -> Result:
        return self.run("keeper", *words, now=now)

    def mail(self, sender: str, text: str, now: str = NOW) -> None:
        self.mailed += 1
        head = f"From: {sender}\nTo: judge@example.org\nMessage-ID: <{self.mailed}@aus.test>\n\n"
        assert self.run("feed", mail=f"{head}{text}\n", now=now).exit_code == 0

    def mails(self, to: str) -> list[str]:
        """What was mailed to an address, first to last."""
        texts = (path.read_text(encoding="utf-8") for path in sorted((self.folder / "out").glob("*.eml")))
        return [text for text in texts if f"To: {to}" in text]

    def sql(self, statement: str) -> None:
        with sqlite3.connect(self.folder / "judge.db") as connection:
            connection.execute(statement)
        connection.close()


class Saved(bytes):
    """A database file; a failing example names its size, not its bytes."""

    def __repr__(self) -> str:
        return f"a database of {len(self)} bytes"


def subject(mail: str) -> str:
    return next(line for line in mail.splitlines() if line.startswith("Subject: ")).removeprefix("Subject: ")


@pytest.fixture(scope="module")
def played() -> bytes:
    """The database of a judge where seven play alpha, beta forms, and p8 has only registered."""
    return _played()


@cache
def _played() -> Saved:
    with TemporaryDirectory() as folder:
        here = Keeper(Path(folder))
        for number in range(9):
            wishes = {0: "CREATE ?alpha tulips\nCREATE ?beta tulips", 8: ""}
            wish = wishes.get(number, "SIGN ON ?alpha roseleaf")
            here.mail(f"p{number}@aus.test", f"REGISTER\nName: Person {number}\nEND\n{wish}")
        here.run("db", "backup", str(here.folder / "copy"))
        return Saved((here.folder / "copy").read_bytes())
