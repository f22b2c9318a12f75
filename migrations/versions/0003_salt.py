"""A secret of each judge's own, which goes into the identifiers of its mails."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    table = op.create_table(
        "secret",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secret"),
    )
    op.bulk_insert(table, [{"name": "salt", "value": secrets.token_hex(32)}])
