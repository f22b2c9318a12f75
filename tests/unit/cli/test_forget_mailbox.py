"""`judge keeper forget-mailbox`: a mailbox that is read no more troubles nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.store.database import Database
from tests.messages import says
from tests.unit.cli.command import CONFIG
from tests.unit.cli.keeper_desk import NOW, Keeper

OLD = "2026-01-01 12:00:00"
BOX = '[incoming]\nhost = "imap.example.org"\npassword = "word"\n'


@pytest.fixture
def here(tmp_path: Path) -> Keeper:
    """A judge at work whose mailbox was last emptied days ago."""
    made = Keeper(tmp_path)
    noted(made, "mailbox")
    made.run("once")
    return made


def noted(here: Keeper, *parts: str) -> None:
    for part in parts:
        here.sql(f"INSERT INTO health (part, worked_at, trouble) VALUES ('{part}', '{OLD}', '')")


def parts(here: Keeper) -> set[str]:
    database = Database(f"sqlite:///{here.folder / 'judge.db'}")
    found = {part for part in database.health.last_work() if part.startswith(("mailbox", "source"))}
    database.close()
    return found


def test_a_mailbox_that_is_configured_no_more_is_forgotten(here: Keeper) -> None:
    status = here.keeper("status", now=NOW).output
    assert says(status, "status-mailbox-idle", since="2026-01-01 12:00")
    assert says(status, "status-mailbox-idle")
    done = here.keeper("forget-mailbox", now=NOW)
    assert (done.exit_code, done.output) == (0, "The mailbox has been forgotten.\n")
    assert "mailbox:" not in here.keeper("status", now=NOW).output
    assert "mailbox forgotten" in here.keeper("log").output
    again = here.keeper("forget-mailbox", now=NOW)
    assert (again.exit_code, again.output) == (1, "Error: Which mailbox? No mailbox has been read here.\n")


def test_of_several_one_is_named(here: Keeper) -> None:
    noted(here, "source east judge@a.test/INBOX", "source west judge@a.test/INBOX", "source west b@b.test/In")
    refused = here.keeper("forget-mailbox", now=NOW)
    assert refused.exit_code == 1
    assert "Mailboxes that were read here: b@b.test/In, judge@a.test/INBOX." in refused.output
    assert here.keeper("forget-mailbox", "judge@a.test/INBOX", now=NOW).exit_code == 0
    assert parts(here) == {"mailbox", "source west b@b.test/In"}
    here.keeper("forget-mailbox", "b@b.test/In", now=NOW)
    assert parts(here) == set()


def test_one_that_is_configured_stays(here: Keeper) -> None:
    (here.folder / "judge.toml").write_text(CONFIG + BOX, encoding="utf-8")
    for name in ((), ("judge@example.org@imap.example.org/INBOX",)):
        refused = here.keeper("forget-mailbox", *name, now=NOW)
        assert refused.exit_code == 1
        assert "First remove its section [incoming]" in refused.output
    assert parts(here) == {"mailbox"}
