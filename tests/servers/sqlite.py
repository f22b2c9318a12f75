"""A SQLite database with all tables: upgraded once in a process, copied for each test."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from judge.store.database import Database, create_database


def fresh(file: Path) -> Database:
    """A new database of ours in this file, open."""
    file.write_bytes(_upgraded())
    return Database(f"sqlite:///{file}")


@cache
def _upgraded() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "judge.db"
        create_database(f"sqlite:///{file}")
        return file.read_bytes()
