"""Restore of a backup, made so that no one gets an email a second time.

Emails that were queued when the backup was made have most likely gone out since. They are held, not sent:
the keeper looks at them with `judge mails list` and sends (`retry`) or drops each. Emails that came after the
backup are not in it; the mail server still has them in its folder of processed mail, from where they can be
moved back.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import insert, update

from judge.file_owner import give_to_owner
from judge.records.overview import BACKUP
from judge.store import upgrade
from judge.store.backup import SERVER, require_unchanged, sync
from judge.store.connection import Connections
from judge.store.errors import InUse, StoreError
from judge.store.overview import Health
from judge.store.schema import OutboxRow, OutboxState, UpkeepRow

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Restored:
    """What a restore did: emails held, and where the replaced database is kept (None if there was none).

    `proven` if the backup's digest was beside it.
    """

    held: int
    kept: Path | None
    proven: bool


def restore(connections: Connections, source: Path, now: datetime) -> Restored:
    """Put the backup in place of the database; nothing is changed if the backup is not sound.

    InUse while a judge runs on the database; StoreError if the backup is damaged, of a newer judge, or the
    database itself.
    """
    if connections.file is None:
        raise StoreError(SERVER)
    live = connections.file
    candidate = live.with_name(live.name + ".restoring")
    if candidate.exists() and source.exists() and candidate.samefile(source):
        raise StoreError(f"{source} is the rest of a restore that was broken off; take the backup itself")
    if live.exists() and source.exists() and live.samefile(source):
        raise StoreError(f"{source} is the judge's own database, no backup of it")
    proven = _copy(source, candidate)
    held = _prepare(candidate, source, now)
    connections.close()
    try:
        with _exclusively(live):
            kept = _set_aside(live, now)
            candidate.replace(live)
            sync(live.parent)
    except InUse:
        candidate.unlink()
        raise
    return Restored(held, kept, proven)


@contextmanager
def tried(source: Path) -> Iterator[tuple[Path, bool]]:
    """A copy of a backup as a restore would make it, gone after the block, and whether a digest proves it.

    StoreError if it could not be restored. The backup and the database stay as they are.
    """
    folder = source.absolute().parent
    with TemporaryDirectory(
        prefix=".judge-check-", dir=folder if os.access(folder, os.W_OK) else None
    ) as one:
        candidate = Path(one) / "judge.db"
        proven = _copy(source, candidate)
        _bring_up_to_date(candidate, source)
        yield candidate, proven


def hold_queued(connections: Connections, detail: str, now: datetime) -> int:
    """Hold every queued mail; their number. For servers, where `pg_restore` has put the tables back."""
    with connections.write() as connection:
        held = connection.execute(
            update(OutboxRow)
            .where(OutboxRow.state == OutboxState.QUEUED)
            .values(state=OutboxState.HELD, detail=f"held: {detail}")
        ).rowcount
        connection.execute(insert(UpkeepRow).values(at=now, what="restored", detail=f"{detail}; {held} held"))
    return held


def _copy(source: Path, target: Path) -> bool:
    """Copy through SQLite, so that what a backup still has in its log comes along.

    Whether a digest proves that its bytes are as they were written.
    """
    if not source.is_file():
        raise StoreError(f"there is no backup {source}")
    proven = require_unchanged(source)
    for old in _with_logs(target):
        old.unlink(missing_ok=True)
    target.touch(mode=0o600)
    with target.open("rb") as made:
        give_to_owner(made.fileno(), target.parent)
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as read,
            closing(sqlite3.connect(target)) as write,
        ):
            read.backup(write)
            verdict = write.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.DatabaseError as error:
        target.unlink()
        raise StoreError(f"{source} is not a database, or a damaged one: {error}") from error
    if verdict != "ok":
        target.unlink()
        raise StoreError(f"{source} is damaged: {verdict}")
    return proven


def _bring_up_to_date(candidate: Path, source: Path) -> None:
    """Bring the copy to today's shape; StoreError if it is no judge's, or a newer one's."""
    connections = Connections(f"sqlite:///{candidate}")
    try:
        with connections.read() as connection:
            if upgrade.current(connection) is None:
                raise StoreError(f"{source} is empty, not a judge's backup")
        upgrade.upgrade(connections, backup=False)
    finally:
        connections.close()


def _prepare(candidate: Path, source: Path, now: datetime) -> int:
    """Bring the copy to today's shape and hold its mails; leaves one file without a log, safe on the disk."""
    _bring_up_to_date(candidate, source)
    connections = Connections(f"sqlite:///{candidate}")
    try:
        held = hold_queued(connections, f"restored from {source.name}", now)
        # No backup has itself among its notes, as it was written before it was noted.
        written = datetime.fromtimestamp(source.stat().st_mtime, UTC)
        Health(connections).note_work(BACKUP, min(written, now))
    finally:
        connections.close()
        for lock in candidate.parent.glob(f"{candidate.name}.*.lock"):
            lock.unlink(missing_ok=True)
    with closing(sqlite3.connect(candidate)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    sync(candidate)
    return held


def refuse_while_open(connections: Connections) -> None:
    """InUse while another process has the database open; of a server's no one can tell."""
    connections.close()
    if connections.file is not None:
        with _exclusively(connections.file):
            pass


@contextmanager
def _exclusively(live: Path) -> Iterator[None]:
    """Keep every other process out of the database: leaving WAL mode is refused while one has it open."""
    if not live.exists():
        yield
        return
    with closing(sqlite3.connect(live, timeout=1, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise InUse("a judge runs on this database; stop it first") from error
        except sqlite3.DatabaseError as error:
            log.warning("the database that is replaced is damaged: %s", error)
        yield


def _set_aside(live: Path, now: datetime) -> Path | None:
    if not live.exists():
        return None
    kept = live.with_name(f"{live.name}.replaced-{now:%Y%m%dT%H%M%SZ}")
    live.rename(kept)
    for rest in _with_logs(live):
        rest.unlink(missing_ok=True)
    return kept


def _with_logs(file: Path) -> tuple[Path, ...]:
    return tuple(file.with_name(file.name + ending) for ending in ("", "-wal", "-shm", "-journal"))
