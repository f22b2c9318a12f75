from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.store.database import Database
from tests.servers import sqlite


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "judge.db"


@pytest.fixture
def database(file: Path) -> Iterator[Database]:
    """A fresh SQLite database with all tables."""
    made = sqlite.fresh(file)
    yield made
    made.close()
