"""A whole judge moved from SQLite to PostgreSQL and back."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from judge.store.database import Database
from judge.store.maintenance.integrity import check
from judge.store.maintenance.transfer import export_all, import_all
from tests.unit.cli.test_keeper import NOW, Keeper, played  # noqa: F401  # a fixture
from tests.unit.cli.test_transfer import exported, old  # noqa: F401  # a fixture


def test_an_export_is_the_same_bytes_on_postgresql_and_back_again(
    old: Keeper,  # noqa: F811  # the fixture
    postgres_url: str,
    tmp_path: Path,
) -> None:
    text = exported(old)
    there = moved(text, postgres_url)
    assert there == text
    assert moved(there, f"sqlite:///{tmp_path / 'back.db'}") == text


def moved(text: str, url: str) -> str:
    """An export of the fresh database at this URL after this export was imported there."""
    database = Database(url)
    database.upgrade()
    import_all(database.connections, text.splitlines(keepends=True), datetime.fromisoformat(NOW))
    with database.connections.read() as read:
        assert [*check(read)] == []
    again = "".join(export_all(database.connections))
    database.close()
    return again
