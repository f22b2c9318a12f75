"""The page tokens of a judge stay the same over a backup and a move; another judge has others."""

from __future__ import annotations

from pathlib import Path

from judge.records.page_tokens import PageTokens
from judge.rules.phases import Phase
from judge.store.database import Database
from judge.store.export import export_all, import_all
from tests.contract.store.examples import NOON, people


def token(database: Database) -> str:
    tokens = PageTokens(lambda: database.salt)
    return tokens.token("alpha", Phase.parse("F1901M"), "AUSTRIA", "anna@aus.example")


def test_a_restored_backup_has_the_same_tokens(database: Database, tmp_path: Path) -> None:
    before = token(database)
    backup = database.backup(tmp_path / "backup.db")
    people(database, "anna")
    database.restore(backup, NOON)
    assert token(database) == before


def test_a_judge_that_has_moved_has_the_same_tokens(database: Database, tmp_path: Path) -> None:
    people(database, "anna")
    moved = Database(f"sqlite:///{tmp_path / 'moved.db'}")
    moved.upgrade()
    assert token(moved) != token(database), "another judge's"
    import_all(moved.connections, list(export_all(database.connections)), NOON)
    moved.close()
    moved = Database(f"sqlite:///{tmp_path / 'moved.db'}")
    assert token(moved) == token(database)
    moved.close()


def test_no_token_is_stored(database: Database, file: Path) -> None:
    assert token(database).encode() not in file.read_bytes()
