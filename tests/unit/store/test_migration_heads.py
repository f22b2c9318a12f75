"""The migrations are one chain: two that follow the same one would leave a new database without a table."""

from __future__ import annotations

from alembic.script import ScriptDirectory

from tests.architecture.sources import ROOT


def test_migrations_have_one_head() -> None:
    assert len(ScriptDirectory(str(ROOT / "migrations")).get_heads()) == 1
