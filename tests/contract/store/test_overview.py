"""What the keeper is shown of his disk."""

from __future__ import annotations

from pathlib import Path
from shutil import disk_usage

from judge.store.database import Database
from judge.store.overview import overview
from tests.contract.store.examples import NOON

ELSEWHERE = Path("/proc")
"""A file system without a byte, as a configuration may lie on one that is there to be read only."""


def test_the_disk_is_that_of_the_database_wherever_the_configuration_lies(database: Database) -> None:
    found = overview(database.connections, NOON, ELSEWHERE)
    file = database.connections.file
    assert found.disk == disk_usage(ELSEWHERE if file is None else file.parent).total
    assert not found.read_only
