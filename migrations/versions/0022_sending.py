"""What may wait and for how long: emails that a limit delays, and those that a server refuses for days."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

_HANDED_OVER = sa.text("sent_at IS NOT NULL")


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    op.add_column("outbox", sa.Column("enclosed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("outbox", sa.Column("urgent", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("outbox", sa.Column("useful_until", sa.DateTime(timezone=True), nullable=True))
    op.add_column("outbox", sa.Column("refused_since", sa.DateTime(timezone=True), nullable=True))
    op.create_index(
        "ix_outbox_sent",
        "outbox",
        ["sent_at", "created", "reply", "enclosed"],
        sqlite_where=_HANDED_OVER,
        postgresql_where=_HANDED_OVER,
    )
