"""What is kept of an email to somebody whose text was erased: its word runs, by which a quote is known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    op.add_column("outbox", sa.Column("word_runs", sa.LargeBinary(), nullable=True))
