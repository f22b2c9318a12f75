"""What a mail that went out was about: beside its game, the phase and the part its reader had in it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; there is no way back but a backup. Mails sent before are about nothing known."""
    with op.batch_alter_table("outbox") as outbox:
        outbox.add_column(sa.Column("phase", sa.Text(), nullable=False, server_default=sa.text("''")))
        outbox.add_column(sa.Column("part", sa.Text(), nullable=False, server_default=sa.text("''")))
