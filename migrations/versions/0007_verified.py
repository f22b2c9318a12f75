"""Whether an address has shown that it receives mail; those that are known by now have."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    with op.batch_alter_table("person") as person:
        person.add_column(sa.Column("verified", sa.Boolean(), nullable=False, server_default=sa.true()))
