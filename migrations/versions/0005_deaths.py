"""Attempts at a mail that never ended, because the process died, apart from those an exception ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; there is no way back but a backup.

    Of the mails that wait nobody knows how their attempts ended, so they begin anew.
    """
    with op.batch_alter_table("inbox") as inbox:
        inbox.add_column(sa.Column("deaths", sa.Integer(), nullable=False, server_default="0"))
        inbox.add_column(sa.Column("begun_at", sa.DateTime(timezone=True), nullable=True))
    op.execute("UPDATE inbox SET attempts = 0 WHERE fate IS NULL")
