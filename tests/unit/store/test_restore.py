"""A restored judge goes on from the backup, and sends nothing that was sent after it was made."""

from __future__ import annotations

import hashlib
import sqlite3
from pathlib import Path

import pytest

from judge.game.events import Created
from judge.records import Fate
from judge.store.backup import digest_file
from judge.store.database import Database
from judge.store.errors import InUse, NewerDatabase, StoreError
from tests.contract.store.examples import MINUTE, NOON, game, mail, parcel, people

HOUR = 60 * MINUTE


def _flush(database: Database) -> list[str]:
    """Send everything, as the judge would."""
    sent = []
    for queued in database.outbox.take_due(NOON + 9 * HOUR):
        database.outbox.mark_sent(queued.id, NOON)
        sent.append(queued.email.key)
    return sent


def _handle(database: Database, raw: bytes, key: str) -> None:
    """Take a mail and answer it, as the judge would."""
    number = database.inbox.store(raw, NOON, "imap").id
    database.inbox.begin_attempt(number, NOON)
    with database.begin() as work:
        work.outbox.add(parcel(key), NOON)
        work.inbox.settle(number, Fate.APPLIED, "", NOON)
        work.commit()


def test_the_drill(database: Database, file: Path, tmp_path: Path) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        work.games.add(game(anna))
        work.games.save(game(anna), [Created(anna)], NOON, "mail:1", NOON)
        work.commit()
    _handle(database, mail("before"), "reply to before")
    waiting = database.inbox.store(mail("waiting"), NOON, "imap").id
    backup = database.backup(tmp_path / "backup.db")

    assert _flush(database) == ["reply to before"]
    _handle(database, mail("after"), "reply to after")
    assert _flush(database) == ["reply to after"]

    restored = database.restore(backup, NOON + HOUR)
    assert restored.held == 1
    assert restored.kept == tmp_path / "judge.db.replaced-20260301T130000Z"
    assert _flush(database) == []
    assert database.check() == []
    with database.begin() as work:
        assert work.games.get("alpha") == game(anna)
    assert [one.id for one in database.inbox.waiting()] == [waiting]
    (entry,) = [one for one in database.mails.list() if one.state == "held"]
    assert (entry.who, entry.note) == ("anna@home.example", "held: restored from backup.db")

    # The mail of the lost hour comes again from the mail server: it counts, and its answer is a new one.
    _handle(database, mail("after"), "reply to after")
    _handle(database, mail("after by another road, before"), "reply")
    assert _flush(database) == ["reply to after", "reply"]
    database.mails.retry(entry.id, NOON + HOUR)
    assert _flush(database) == ["reply to before"]
    assert file.stat().st_mode & 0o077 == 0


def test_a_backup_is_made_while_the_judge_writes(database: Database, tmp_path: Path) -> None:
    database.inbox.store(mail("one"), NOON, "imap")
    with database.begin() as work:
        work.people.add("Anna", "anna@home.example", "UTC", NOON, ())
        backup = database.backup(tmp_path / "backup.db")
        work.commit()
    assert backup.stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("*.part"))
    copy = Database(f"sqlite:///{backup}")
    copy.verify()
    assert copy.tally().came == 1
    with copy.begin() as work:
        assert work.people.by_address("anna@home.example") is None
    copy.close()


def test_a_second_backup_replaces_the_first(database: Database, tmp_path: Path) -> None:
    target = database.backup(tmp_path / "backup.db")
    database.inbox.store(mail(), NOON, "imap")
    database.backup(target)
    copy = Database(f"sqlite:///{target}")
    assert copy.tally().came == 1
    copy.close()


def test_a_restore_waits_for_no_judge_and_disturbs_none(
    database: Database, file: Path, tmp_path: Path
) -> None:
    backup = database.backup(tmp_path / "backup.db")
    running = Database(f"sqlite:///{file}")
    running.inbox.store(mail(), NOON, "imap")
    with pytest.raises(InUse, match="stop it first"):
        database.restore(backup, NOON)
    assert not list(file.parent.glob("*.restoring*")), "no copy of it stays"
    assert running.inbox.store(mail("more"), NOON, "imap").fresh
    assert running.tally().came == 2
    running.close()
    database.restore(backup, NOON)
    assert database.tally().came == 0


@pytest.mark.parametrize("content", [b"", b"not a database, but long enough to look at" * 50])
def test_a_damaged_backup_changes_nothing(database: Database, tmp_path: Path, content: bytes) -> None:
    database.inbox.store(mail(), NOON, "imap")
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(content)
    with pytest.raises(StoreError):
        database.restore(damaged, NOON)
    assert database.tally().came == 1
    with pytest.raises(StoreError, match="there is no backup"):
        database.restore(tmp_path / "missing.db", NOON)


def test_a_backup_cut_short_changes_nothing(database: Database, tmp_path: Path) -> None:
    for number in range(50):
        database.inbox.store(mail(f"{number} " * 500), NOON, "imap")
    backup = database.backup(tmp_path / "backup.db")
    backup.write_bytes(backup.read_bytes()[:60_000])
    with pytest.raises(StoreError, match="damaged"):
        database.restore(backup, NOON)
    assert database.tally().came == 50


def test_a_newer_judge_s_backup_is_refused(database: Database, tmp_path: Path) -> None:
    backup = database.backup(tmp_path / "backup.db")
    with sqlite3.connect(backup) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    digest_file(backup).unlink()
    with pytest.raises(NewerDatabase):
        database.restore(backup, NOON)
    assert database.check() == []


def test_a_lost_or_broken_database_comes_back(database: Database, file: Path, tmp_path: Path) -> None:
    database.inbox.store(mail(), NOON, "imap")
    backup = database.backup(tmp_path / "backup.db")
    database.close()
    file.write_bytes(b"\0" * 5000)
    assert database.restore(backup, NOON).kept is not None
    assert database.tally().came == 1
    database.close()
    file.unlink()
    assert database.restore(backup, NOON).kept is None
    assert database.tally().came == 1


def test_a_backup_in_which_bytes_changed_is_refused(database: Database, tmp_path: Path) -> None:
    """What no check of SQLite finds: a letter in a mail that it keeps."""
    database.inbox.store(mail("tulips and roses"), NOON, "imap")
    backup = database.backup(tmp_path / "backup.db")
    good = backup.read_bytes()
    assert good.count(b"tulips and roses") == 1
    backup.write_bytes(good.replace(b"tulips and roses", b"tulips and r?ses"))
    with pytest.raises(
        StoreError, match=r"its bytes have changed since it was written, as backup\.db\.sha256"
    ):
        database.restore(backup, NOON)
    backup.write_bytes(good)
    assert database.restore(backup, NOON).proven


def test_the_digest_is_as_sha256sum_reads_it(database: Database, tmp_path: Path) -> None:
    backup = database.backup(tmp_path / "backup.db")
    digest = hashlib.sha256(backup.read_bytes()).hexdigest()
    assert digest_file(backup).read_text() == f"{digest}  backup.db\n"
    assert digest_file(backup).stat().st_mode & 0o077 == 0
    digest_file(backup).unlink()
    assert not database.restore(backup, NOON).proven


def test_a_database_is_no_backup_of_itself(database: Database, file: Path) -> None:
    with pytest.raises(StoreError, match="is the judge's own database, no backup of it"):
        database.restore(file, NOON)
    assert not list(file.parent.glob("*.replaced-*"))


def test_a_restore_leaves_nothing_beside_the_database(database: Database, file: Path, tmp_path: Path) -> None:
    database.restore(database.backup(tmp_path / "backup.db"), NOON)
    assert not list(file.parent.glob("*.restoring*"))
