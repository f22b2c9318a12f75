"""The first tables: people, games and their record, mails in and out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Go forward; there is no way back but a backup."""
    _people()
    _games()
    _record()
    _inbox()
    _outbox()
    _upkeep()


def _people() -> None:
    op.create_table(
        "person",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("registered", MOMENT, nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("address", name="uq_person_address"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "token",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("person", NUMBER, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("expires", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_token_person"),
        sa.PrimaryKeyConstraint("digest", name="pk_token"),
    )


def _games() -> None:
    op.create_table(
        "game",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("due_at", MOMENT, nullable=True),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("events", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_game"),
    )
    op.create_index("ix_game_due_at", "game", ["due_at"])
    op.create_table(
        "seat",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("person", NUMBER, nullable=False),
        sa.Column("part", sa.Text(), nullable=False),
        sa.Column("power", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.name"], name="fk_seat_game"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_seat_person"),
        sa.PrimaryKeyConstraint("game", "person", "part", "power", name="pk_seat"),
    )
    op.create_index("ix_seat_person", "seat", ["person"])


def _record() -> None:
    op.create_table(
        "snapshot",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("parent", sa.Integer(), nullable=True),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("sha256", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.name"], name="fk_snapshot_game"),
        sa.PrimaryKeyConstraint("game", "number", name="pk_snapshot"),
    )
    op.create_table(
        "event",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("cause", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("snapshot", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["game.name"], name="fk_event_game"),
        sa.ForeignKeyConstraint(
            ["game", "snapshot"], ["snapshot.game", "snapshot.number"], name="fk_event_game_snapshot"
        ),
        sa.PrimaryKeyConstraint("game", "seq", name="pk_event"),
    )


def _inbox() -> None:
    op.create_table(
        "inbox",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("dedup", sa.Text(), nullable=False),
        sa.Column("raw", sa.LargeBinary(), nullable=False),
        sa.Column("raw_sha256", sa.Text(), nullable=False),
        sa.Column("message_id", sa.Text(), nullable=False),
        sa.Column("sender", sa.Text(), nullable=False),
        sa.Column("received", MOMENT, nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("fate", sa.Text(), nullable=True),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("settled_at", MOMENT, nullable=True),
        sa.CheckConstraint("(fate IS NULL) = (settled_at IS NULL)", name="ck_inbox_settled"),
        sa.PrimaryKeyConstraint("id", name="pk_inbox"),
        sa.UniqueConstraint("dedup", name="uq_inbox_dedup"),
        sqlite_autoincrement=True,
    )
    pending = sa.text("fate IS NULL")
    op.create_index(
        "ix_inbox_pending", "inbox", ["received", "id"], sqlite_where=pending, postgresql_where=pending
    )


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("recipient", sa.Text(), nullable=False),
        sa.Column("message_id", sa.Text(), nullable=False),
        sa.Column("raw", sa.LargeBinary(), nullable=False),
        sa.Column("game", sa.Text(), nullable=True),
        sa.Column("reply", sa.Boolean(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("next_try", MOMENT, nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("sent_at", MOMENT, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("key", name="uq_outbox_key"),
        sqlite_autoincrement=True,
    )
    queued = sa.text("state = 'queued'")
    op.create_index("ix_outbox_queued", "outbox", ["id"], sqlite_where=queued, postgresql_where=queued)
    op.create_index(
        "ix_outbox_waiting", "outbox", ["recipient", "id"], sqlite_where=queued, postgresql_where=queued
    )
    op.create_index("ix_outbox_recipient", "outbox", ["recipient", "created"])


def _upkeep() -> None:
    op.create_table(
        "upkeep",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_upkeep"),
        sqlite_autoincrement=True,
    )
