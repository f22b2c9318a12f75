"""The other addresses of people, beside that of record."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go forward; there is no way back but a backup. Whoever was there has the one address."""
    op.create_table(
        "other_address",
        sa.Column("address", sa.Text(), primary_key=True),
        sa.Column("person", _NUMBER, sa.ForeignKey("person.id"), nullable=False),
    )
    op.create_index("ix_other_address_person", "other_address", ["person"])
