"""A disk that fails at one write or sync: that mail is refused, everything else goes on without a restart."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from judge.store.database import Database

ROOT = Path(__file__).parents[3]
_STORE = """
import sys
from judge.store.database import Database
from judge.store.errors import Unavailable
from tests.contract.store.examples import NOON, mail
database = Database(sys.argv[1])
for number in range(12):
    try:
        database.inbox.store(mail(str(number)), NOON, "imap")
        print("taken")
    except Unavailable:
        print("refused")
"""


@pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace")
@pytest.mark.parametrize(
    "fault",
    [f"pwrite64:error={error}:when={when}" for error in ("ENOSPC", "EIO") for when in (1, 3, 8, 20)]
    + [f"fdatasync:error=EIO:when={when}" for when in (1, 4)]
    + ["pwrite64:error=ENOSPC:when=5..9"],
)
def test_nothing_is_lost_and_nothing_is_half_written(database: Database, file: Path, fault: str) -> None:
    database.close()
    paths = [f"--trace-path={file}", f"--trace-path={file}-wal"]
    command = [
        "strace",
        "-f",
        "-qq",
        "-o",
        os.devnull,
        *paths,
        "-e",
        f"inject={fault}",
        sys.executable,
        "-c",
        _STORE,
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [*command, f"sqlite:///{file}"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    said = done.stdout.split()
    assert "refused" in said, "the fault never came"
    assert said[-1] == "taken"
    # A mail whose sync failed may be on the disk all the same; its second delivery will find it.
    assert said.count("taken") <= database.tally().came <= len(said)
    assert database.check() == []
