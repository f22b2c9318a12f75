from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.store.database import Database


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "judge.db"


@pytest.fixture
def database(file: Path) -> Iterator[Database]:
    """A fresh SQLite database with all tables."""
    made = Database(f"sqlite:///{file}")
    made.upgrade()
    yield made
    made.close()
