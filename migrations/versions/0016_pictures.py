"""Pictures that go with mails, each kept once; a mail names the one that is put in when it is sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    op.create_table(
        "picture",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("form", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("alternative", sa.Text(), nullable=False),
        sa.Column("svg", sa.LargeBinary(), nullable=False),
        sa.Column("png", sa.LargeBinary(), nullable=True),
        sa.Column("tried", sa.Boolean(), nullable=False),
        sa.Column("kept", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_picture"),
    )
    op.create_index("ix_picture_tried", "picture", ["tried", "kept"])
    op.add_column("outbox", sa.Column("picture", sa.Text(), nullable=False, server_default=sa.text("''")))
