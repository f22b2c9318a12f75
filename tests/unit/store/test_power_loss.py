"""What is left when the power fails: the log cut anywhere, and only what was never acknowledged is gone."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from judge.store.database import Database
from tests.contract.store.examples import NOON, mail

STEP = 1024


def _left(file: Path) -> tuple[int, str]:
    with closing(sqlite3.connect(file)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM inbox").fetchone()
        (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
    return count, verdict


def test_a_log_cut_anywhere_keeps_every_mail_acknowledged_before(
    database: Database, file: Path, tmp_path: Path
) -> None:
    log = file.with_name("judge.db-wal")
    with database.connections.engine.connect() as connection:
        connection.connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert log.stat().st_size == 0
    acknowledged = []
    for number in range(10):
        database.inbox.store(mail(f"{number} " + "x" * 1400 * (number % 3)), NOON, "imap")
        acknowledged.append(log.stat().st_size)
    main, whole = file.read_bytes(), log.read_bytes()
    cut_file, cut_log = tmp_path / "cut.db", tmp_path / "cut.db-wal"
    seen = set()
    for size in [*range(0, len(whole), STEP), *acknowledged]:
        cut_file.write_bytes(main)
        cut_log.write_bytes(whole[:size])
        count, verdict = _left(cut_file)
        assert verdict == "ok"
        assert count == sum(end <= size for end in acknowledged), size
        seen.add(count)
    assert seen == set(range(11))


_STORE = """
import os, sys
from judge.store.database import Database
from tests.contract.store.examples import NOON, mail
database = Database(sys.argv[1])
for number in range(20):
    database.inbox.store(mail(str(number)), NOON, "imap")
    os.write(1, b"taken")
"""


@pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace")
def test_the_disk_has_each_mail_before_anybody_is_told(
    database: Database, file: Path, tmp_path: Path
) -> None:
    database.close()
    trace = tmp_path / "trace"
    calls = "trace=write,pwrite64,fdatasync,fsync"
    command = ["strace", "-f", "-y", "-e", calls, "-o", str(trace), sys.executable, "-c", _STORE]
    root = Path(__file__).parents[3]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    subprocess.run(
        [*command, f"sqlite:///{file}"], check=True, cwd=root, env=environment, stdout=subprocess.DEVNULL
    )
    told, dirty = 0, False
    for line in trace.read_text().splitlines():
        if "pwrite64(" in line and "judge.db-wal" in line:
            dirty = True
        elif ("fdatasync(" in line or "fsync(" in line) and "judge.db-wal" in line:
            dirty = False
        elif '"taken"' in line:
            assert not dirty, "a mail was acknowledged that was not on the disk"
            told += 1
    assert told == 20
