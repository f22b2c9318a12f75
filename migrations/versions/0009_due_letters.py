"""When a parked item is carried out by itself, as a letter is that can be stopped until then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; there is no way back but a backup. What was parked before waits for a word."""
    with op.batch_alter_table("parked") as parked:
        parked.add_column(sa.Column("due_at", sa.DateTime(timezone=True), nullable=True))
        parked.create_index("ix_parked_due_at", ["due_at"])
