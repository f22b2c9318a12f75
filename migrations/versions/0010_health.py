"""What each part of the judge last did, and what keeps it from its work."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; there is no way back but a backup. Nothing is known of the parts before their next work."""
    op.create_table(
        "health",
        sa.Column("part", sa.Text(), nullable=False),
        sa.Column("worked_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("trouble", sa.Text(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("part", name="pk_health"),
    )
