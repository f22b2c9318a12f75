"""What a person stands by for, and how much mail he wants."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; there is no way back but a backup. Whoever was there gets all mail, as ever."""
    with op.batch_alter_table("person") as person:
        person.add_column(sa.Column("standby", sa.Text(), nullable=False, server_default=sa.text("''")))
        person.add_column(sa.Column("mail", sa.Text(), nullable=False, server_default="all"))
