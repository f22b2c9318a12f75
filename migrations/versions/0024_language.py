"""In which language each person reads email."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    with op.batch_alter_table("person") as person:
        person.add_column(sa.Column("language", sa.Text(), nullable=False, server_default=""))
