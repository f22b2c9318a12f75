"""Backup: a whole copy of a SQLite database made while it is in use, and the digest beside it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import file_digest
from pathlib import Path

from judge.file_owner import give_to_owner
from judge.store.connection import Connections
from judge.store.errors import Damaged, StoreError, Unavailable
from judge.store.integrity import check_tables

# The digest beside a backup, a line as `sha256sum` writes it: by it changed bytes are noticed.

_NAME = "sha256"


def digest_file(copy: Path) -> Path:
    """Return where the digest of a copy stands: beside it."""
    return copy.with_name(f"{copy.name}.{_NAME}")


def write_digest(copy: Path) -> None:
    """Write a copy's digest beside it, readable by the same user only; it is safe on the disk then."""
    file = digest_file(copy)
    file.unlink(missing_ok=True)
    file.touch(0o600)
    with file.open("w", encoding="utf-8") as written:
        give_to_owner(written.fileno(), file.parent)
        written.write(f"{_digest(copy)}  {copy.name}\n")
        written.flush()
        os.fsync(written.fileno())


def require_unchanged(copy: Path) -> bool:
    """Return whether a copy has its digest beside it; StoreError if its bytes are others."""
    file = digest_file(copy)
    if not file.is_file():
        return False
    noted = file.read_text(encoding="utf-8", errors="replace").split()
    if noted[:1] != [_digest(copy)]:
        raise StoreError(
            f"{copy} is damaged: its bytes have changed since it was written, as {file.name} beside it says; "
            "take another backup"
        )
    return True


def _digest(copy: Path) -> str:
    with copy.open("rb") as read:
        return file_digest(read, _NAME).hexdigest()


SERVER = (
    "this database is kept by PostgreSQL: back it up with pg_dump; after pg_restore, run "
    "`judge db restore --hold` before the judge, so that no mail goes out twice"
)


PART = ".part"
"""How the name of a copy ends that is not whole yet."""
_MAGIC, _VERSIONS, _LOGGED = b"SQLite format 3\0", slice(18, 20), b"\x02\x02"
"""How a file of SQLite begins, and what its header says where it has a log (WAL): a judge opened it."""
_NOTES_REVISION = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"


def copy_to(connections: Connections, target: Path) -> Path:
    """Write one consistent state of the database to `target`, replaced only once the copy is on the disk.

    Its digest comes beside it. StoreError, and nothing is written, where `target` is a file that is no copy
    of a judge's database.
    """
    if connections.file is None:
        raise StoreError(SERVER)
    _refuse_other_file(connections.file, target)
    with _part_of(target) as part:
        _write(connections, part)
        if connections.was_written():
            raise Unavailable("the database was written meanwhile; make the backup as the user whose it is")
        sync(part)
        digest_file(target).unlink(
            missing_ok=True
        )  # a copy without a digest can be restored, one with a wrong digest cannot
        part.replace(target)
        write_digest(target)
    sync(target.parent)
    return target


def _refuse_other_file(live: Path, target: Path) -> None:
    """Refuse the database itself, what belongs to it, and every file but an older copy or an empty one."""
    if _belongs_to(live, target):
        raise StoreError(f"{target} is of the judge's own database; give the copy another name")
    if target.exists() and not (target.is_file() and (not target.stat().st_size or _is_copy(target))):
        raise StoreError(
            f"{target} is no copy of a judge's database, so it stays as it is; give another name"
        )


def _belongs_to(live: Path, target: Path) -> bool:
    """Return whether a path is that of a database, of its log or of one of its locks."""
    own = [live, *(live.with_name(live.name + ending) for ending in ("-wal", "-shm", "-journal"))]
    own += live.parent.glob(f"{live.name}.*.lock")
    same = target.exists() and any(one.exists() and one.samefile(target) for one in own)
    # By name too: a log that is not there now would come to lie over the copy.
    return same or target.resolve() in {one.resolve() for one in own}


def _is_copy(file: Path) -> bool:
    """Return whether a file is a copy of a judge's database that no judge has opened since."""
    try:
        with file.open("rb") as read:
            head = read.read(_VERSIONS.stop)
        if not head.startswith(_MAGIC) or head[_VERSIONS] == _LOGGED:
            return False
        address = f"{file.absolute().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(address, uri=True)) as connection:
            return connection.execute(_NOTES_REVISION).fetchone() is not None
    except (OSError, sqlite3.DatabaseError):
        return False


@contextmanager
def _part_of(target: Path) -> Iterator[Path]:
    """Yield a private, empty file beside the target; it is gone after the block, whatever happens in it."""
    part = target.with_name(target.name + PART)
    try:
        part.unlink(missing_ok=True)
        descriptor = os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise Unavailable(f"no backup can be written to {target.parent}: {error.strerror}") from error
    try:
        give_to_owner(descriptor, part.parent)
        yield part
    finally:
        os.close(descriptor)
        part.unlink(missing_ok=True)


def _write(connections: Connections, part: Path) -> None:
    """Straight through the driver, because VACUUM refuses to run in the transaction an engine opens."""
    raw = connections.engine.raw_connection()
    try:
        raw.cursor().execute("PRAGMA query_only = OFF")  # a reader's connection refuses to write a copy too
        raw.cursor().execute("VACUUM INTO ?", (str(part),))
    except sqlite3.DatabaseError as error:
        raise _why(connections, error) from error
    finally:
        if connections.read_only:
            raw.cursor().execute("PRAGMA query_only = ON")
        raw.close()


def _why(connections: Connections, error: sqlite3.DatabaseError) -> Unavailable:
    """What to say of a copy that failed: of a damaged database SQLite may say that the disk is full."""
    with connections.read() as connection:
        damage = check_tables(connection, quick=True)
    if damage:
        return Damaged(f"no backup was written, since the database is damaged: {damage[0]}")
    return Unavailable(f"the backup could not be written: {error}")


def sync(path: Path) -> None:
    """Have the operating system write a file, or a folder's list of names, to the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
