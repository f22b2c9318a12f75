"""Passwords that were verified, by a digest with a key that is not in the database (ADR 82)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    op.create_table(
        "verified",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_verified"),
    )
