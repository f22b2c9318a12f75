"""What the judge keeps in order to trust: marks, things that wait for a word, addresses that fail."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    op.create_table(
        "mark",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_mark"),
    )
    op.create_index("ix_mark_kind_who_at", "mark", ["kind", "who", "at"])
    op.create_index("ix_mark_kind_about_at", "mark", ["kind", "about", "at"])
    op.create_table(
        "parked",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("person", NUMBER, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("mail", NUMBER, nullable=True),
        sa.Column("expires", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["mail"], ["inbox.id"], name="fk_parked_mail"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_parked_person"),
        sa.PrimaryKeyConstraint("digest", name="pk_parked"),
    )
    op.add_column("person", sa.Column("unreachable", MOMENT, nullable=True))
    op.create_index("ix_inbox_sender", "inbox", ["sender", "received"])
    op.create_index("ix_outbox_message_id", "outbox", ["message_id"])
