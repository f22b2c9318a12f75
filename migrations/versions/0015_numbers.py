"""Numbers of people and mails that are never given twice, on SQLite too.

Tables that SQLite had rebuilt for a new column had lost their AUTOINCREMENT, so that the number of a row
that was deleted could come back as another one's.
"""

from __future__ import annotations

from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

_TABLES = ("person", "outbox")


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    if op.get_bind().dialect.name != "sqlite":
        return
    for name in _TABLES:
        with op.batch_alter_table(name, recreate="always", table_kwargs={"sqlite_autoincrement": True}):
            pass
