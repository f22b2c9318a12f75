"""The upgrade of a database in use: to today's tables from nothing, and from those through tables rebuilt."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from judge import paths
from judge.store import upgrade
from judge.store.database import Database
from tests.crash.spool import SpooledStory, play

_REHEARSAL = '''\
"""Rebuilds the two largest tables, as a later judge may have to."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("inbox", "outbox", "game"):
        counted = {{"sqlite_autoincrement": table != "game"}}
        with op.batch_alter_table(table, recreate="always", table_kwargs=counted) as batch:
            batch.add_column(sa.Column("rehearsal", sa.Text(), nullable=False, server_default="new"))
    op.execute("UPDATE inbox SET rehearsal = 'old'")
'''


@dataclass(frozen=True)
class MigrationScenario:
    """A story whose middle is an upgrade: the judge is stopped, another is installed, and mail waits."""

    story: SpooledStory
    name: str = "migration"

    def prepare(self, folder: Path) -> None:
        self.story.prepare(folder)
        shutil.copytree(
            paths.migrations(), folder / "migrations", ignore=shutil.ignore_patterns("__pycache__")
        )
        later = _REHEARSAL.format(before=upgrade.head())
        (folder / "migrations" / "versions" / "9999_rehearsal.py").write_text(later)

    def play(self, folder: Path) -> None:
        with _migrations_in(folder):
            fresh = Database(f"sqlite:///{folder / 'fresh.db'}")
            fresh.upgrade()
            fresh.close()
            play(folder)

    def servers(self, folder: Path) -> AbstractContextManager[None]:
        del folder
        return nullcontext()


@contextmanager
def _migrations_in(folder: Path) -> Iterator[None]:
    """Let Alembic find the later revision too; it is data that differs, not our code."""
    with mock.patch.object(paths, "migrations", return_value=folder / "migrations"):
        yield
