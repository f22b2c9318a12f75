"""Marks about the same thing by whose they are: each mail asks for those of its sender."""

from __future__ import annotations

from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    op.drop_index("ix_mark_kind_about_at", "mark")
    op.create_index("ix_mark_kind_about_who_at", "mark", ["kind", "about", "who", "at"])
