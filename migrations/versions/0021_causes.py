"""Emails that one person causes others to receive are counted by who causes them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

_CAUSED = sa.text("cause <> ''")


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    op.add_column("outbox", sa.Column("cause", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.create_index(
        "ix_outbox_caused",
        "outbox",
        ["cause", "created"],
        sqlite_where=_CAUSED,
        postgresql_where=_CAUSED,
    )
