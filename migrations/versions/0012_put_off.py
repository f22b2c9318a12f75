"""Mails that wait for a digest are found without looking at the others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_PUT_OFF = sa.text("state = 'put off'")


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    op.create_index(
        "ix_outbox_put_off", "outbox", ["created"], sqlite_where=_PUT_OFF, postgresql_where=_PUT_OFF
    )
