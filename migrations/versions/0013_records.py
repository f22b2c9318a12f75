"""How reliable people have been, which counts from now on, and what they show of themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    with op.batch_alter_table("person") as person:
        person.add_column(sa.Column("record", sa.Text(), nullable=False, server_default=sa.text("''")))
        person.add_column(sa.Column("shows", sa.Text(), nullable=False, server_default="name record"))
