"""The games that a mail is about, by which several processes share the work in order."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    op.add_column("inbox", sa.Column("routes", sa.Text(), nullable=False, server_default=sa.text("''")))
