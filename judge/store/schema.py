"""The tables as they are today; `migrations/` leads from every earlier shape to this one."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    ColumnElement,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    false,
    text,
    true,
)

from judge.store.declarative import Base, column, partial_index

BIG = BigInteger().with_variant(Integer(), "sqlite")
"""A row's number; SQLite counts only INTEGER columns up by itself."""

_COUNTED = {"sqlite_autoincrement": True}
_PENDING = "fate IS NULL"
_QUEUED = "state = 'queued'"
_PUT_OFF = "state = 'put off'"
_CAUSED = "cause <> ''"
_HANDED_OVER = "sent_at IS NOT NULL"


class OutboxState(StrEnum):
    """Where an outgoing mail stands."""

    QUEUED = "queued"
    SENT = "sent"
    FAILED = "failed"
    """Given up; the keeper may retry or drop it."""
    HELD = "held"
    """Queued when a backup was made that has been restored since: it may have gone out already."""
    DROPPED = "dropped"
    """Dropped by the keeper."""
    EXPIRED = "expired"
    """It waited until it was no longer useful."""
    PUT_OFF = "put off"
    """Kept for its reader's next digest, or for what is told in one email of a cause; sent with that."""


class PersonRow(Base):
    """Someone registered; `entry` is the registration as JSON pairs.

    `unreachable` is since when mail to the address comes back for good; `style` as
    `judge.game.order_style` has it. A row that is not `verified` is a newcomer's. `standby` are the kinds of
    games they stand by for, separated by blanks; `mail` is as `judge.game.order_style` has it. `record`
    holds the numbers of `judge.game.dedication.Record`, `shows` what they show. `language` is a
    code, empty for whoever has not chosen.
    """

    __tablename__ = "person"
    __table_options__ = _COUNTED

    id: ColumnElement[int] = column(primary_key=True, kind=BIG)
    name: ColumnElement[str]
    address: ColumnElement[str] = column(unique=True)
    zone: ColumnElement[str]
    registered: ColumnElement[datetime]
    entry: ColumnElement[str]
    unreachable: ColumnElement[datetime | None]
    style: ColumnElement[str] = column(server_default="sentence names")
    verified: ColumnElement[bool] = column(server_default=true())
    standby: ColumnElement[str] = column(server_default=text("''"))
    mail: ColumnElement[str] = column(server_default="all")
    record: ColumnElement[str] = column(server_default=text("''"))
    shows: ColumnElement[str] = column(server_default="name record")
    language: ColumnElement[str] = column(server_default=text("''"))


class OtherAddressRow(Base):
    """Another address of someone's, beside that of record; it has shown that it receives."""

    __tablename__ = "other_address"

    address: ColumnElement[str] = column(primary_key=True)
    person: ColumnElement[int] = column(ForeignKey("person.id"), index=True, kind=BIG)


class GameRow(Base):
    """A game's state now; `due_at` is when it next wants attention, `events` how many events it has.

    `version` counts the changes: a writer that read an older version is refused. `status` is that of the
    state, or REMOVED.
    """

    __tablename__ = "game"

    name: ColumnElement[str] = column(primary_key=True)
    status: ColumnElement[str]
    phase: ColumnElement[str | None]
    number: ColumnElement[int]
    due_at: ColumnElement[datetime | None] = column(index=True)
    state: ColumnElement[str]
    version: ColumnElement[int]
    events: ColumnElement[int]


REMOVED = "removed"
"""The status of a game that the keeper removed: no one finds it, its record and its name stay."""


class SeatRow(Base):
    """A part someone has in a game, drawn from the state; `power` is empty but for players."""

    __tablename__ = "seat"

    game: ColumnElement[str] = column(ForeignKey("game.name"), primary_key=True)
    person: ColumnElement[int] = column(ForeignKey("person.id"), primary_key=True, index=True, kind=BIG)
    part: ColumnElement[str] = column(primary_key=True)
    power: ColumnElement[str] = column(primary_key=True)


class TokenRow(Base):
    """A single-use token, by its hash."""

    __tablename__ = "token"

    digest: ColumnElement[str] = column(primary_key=True)
    person: ColumnElement[int] = column(ForeignKey("person.id"), kind=BIG)
    game: ColumnElement[str]
    expires: ColumnElement[datetime]


class SnapshotRow(Base):
    """An adjudicated phase; `sha256` is the hash of `body`'s bytes. Never changed, never deleted."""

    __tablename__ = "snapshot"

    game: ColumnElement[str] = column(ForeignKey("game.name"), primary_key=True)
    number: ColumnElement[int] = column(primary_key=True)
    parent: ColumnElement[int | None]
    phase: ColumnElement[str]
    at: ColumnElement[datetime]
    body: ColumnElement[str]
    sha256: ColumnElement[str]


class EventRow(Base):
    """What happened in a game, numbered from 1 without gaps. Never changed, never deleted."""

    __tablename__ = "event"
    __table_args__ = (
        ForeignKeyConstraint(["game", "snapshot"], ["snapshot.game", "snapshot.number"]),
        ForeignKeyConstraint(["game"], ["game.name"]),
    )

    game: ColumnElement[str] = column(primary_key=True)
    seq: ColumnElement[int] = column(primary_key=True)
    at: ColumnElement[datetime]
    cause: ColumnElement[str]
    kind: ColumnElement[str]
    body: ColumnElement[str]
    snapshot: ColumnElement[int | None]


class InboxRow(Base):
    """An email that came, raw as it was; `fate` is empty while it waits. Never deleted.

    `begun_at` is set while an attempt at the mail is under way. It stays when the process dies in it, and the
    next attempt counts that in `deaths`. `routes` are the games it is about, separated by blanks, as far as
    its bytes tell; on SQLite, where no one asks, none.
    """

    __tablename__ = "inbox"
    __table_args__ = (
        CheckConstraint("(fate IS NULL) = (settled_at IS NULL)", name="settled"),
        Index("ix_inbox_sender", "sender", "received"),
        partial_index("ix_inbox_pending", "received", "id", where=_PENDING),
    )
    __table_options__ = _COUNTED

    id: ColumnElement[int] = column(primary_key=True, kind=BIG)
    dedup: ColumnElement[str] = column(unique=True)
    raw: ColumnElement[bytes]
    raw_sha256: ColumnElement[str]
    message_id: ColumnElement[str]
    sender: ColumnElement[str]
    received: ColumnElement[datetime]
    source: ColumnElement[str]
    attempts: ColumnElement[int]
    deaths: ColumnElement[int] = column(server_default="0")
    begun_at: ColumnElement[datetime | None]
    routes: ColumnElement[str] = column(server_default=text("''"))
    fate: ColumnElement[str | None]
    note: ColumnElement[str]
    settled_at: ColumnElement[datetime | None]


class OutboxRow(Base):
    """An email to send, final bytes and all; `key` makes a second try at its cause harmless.

    `cause` is what it counts against (judge/service/outgoing/quota.py); what has one and is put off leaves
    with the others of that cause at `next_try`. What went out within another mail is `enclosed`. `urgent`,
    `useful_until` and `refused_since` are as `judge.records.outgoing` has them. `word_runs` is what is
    kept of the text once `raw` was erased for its age, so that a quote of it is known.
    """

    __tablename__ = "outbox"
    __table_args__ = (
        partial_index("ix_outbox_queued", "id", where=_QUEUED),
        partial_index("ix_outbox_waiting", "recipient", "id", where=_QUEUED),
        partial_index("ix_outbox_put_off", "created", where=_PUT_OFF),
        partial_index("ix_outbox_caused", "cause", "created", where=_CAUSED),
        Index("ix_outbox_recipient", "recipient", "created"),
        Index("ix_outbox_message_id", "message_id"),
        partial_index("ix_outbox_sent", "sent_at", "created", "reply", "enclosed", where=_HANDED_OVER),
    )
    __table_options__ = _COUNTED

    id: ColumnElement[int] = column(primary_key=True, kind=BIG)
    key: ColumnElement[str] = column(unique=True)
    recipient: ColumnElement[str]
    message_id: ColumnElement[str]
    raw: ColumnElement[bytes]
    game: ColumnElement[str | None]
    phase: ColumnElement[str] = column(server_default=text("''"))
    part: ColumnElement[str] = column(server_default=text("''"))
    cause: ColumnElement[str] = column(server_default=text("''"))
    picture: ColumnElement[str] = column(server_default=text("''"))
    reply: ColumnElement[bool]
    state: ColumnElement[str]
    attempts: ColumnElement[int]
    next_try: ColumnElement[datetime]
    detail: ColumnElement[str]
    created: ColumnElement[datetime]
    sent_at: ColumnElement[datetime | None]
    enclosed: ColumnElement[bool] = column(server_default=false())
    urgent: ColumnElement[bool] = column(server_default=false())
    useful_until: ColumnElement[datetime | None]
    refused_since: ColumnElement[datetime | None]
    word_runs: ColumnElement[bytes | None]


class PictureRow(Base):
    """A picture that goes with emails, as a drawing; `tried` once its PNG was made, or could not be."""

    __tablename__ = "picture"
    __table_args__ = (Index("ix_picture_tried", "tried", "kept"),)

    key: ColumnElement[str] = column(primary_key=True)
    form: ColumnElement[str]
    name: ColumnElement[str]
    alternative: ColumnElement[str]
    svg: ColumnElement[bytes]
    png: ColumnElement[bytes | None]
    tried: ColumnElement[bool]
    kept: ColumnElement[datetime]


class CounterRow(Base):
    """Something counted against an address or a seat, for a while (judge/records/counters.py)."""

    __tablename__ = "mark"
    __table_args__ = (
        Index("ix_mark_kind_who_at", "kind", "who", "at"),
        Index("ix_mark_kind_about_who_at", "kind", "about", "who", "at"),
    )

    id: ColumnElement[int] = column(primary_key=True, kind=BIG)
    kind: ColumnElement[str]
    who: ColumnElement[str]
    about: ColumnElement[str]
    at: ColumnElement[datetime]


class ParkedRow(Base):
    """What waits for a person's word, by the hash of the token that gives it, or for its time (`due_at`)."""

    __tablename__ = "parked"

    digest: ColumnElement[str] = column(primary_key=True)
    person: ColumnElement[int] = column(ForeignKey("person.id"), kind=BIG)
    game: ColumnElement[str]
    line: ColumnElement[str]
    mail: ColumnElement[int | None] = column(ForeignKey("inbox.id"), kind=BIG)
    expires: ColumnElement[datetime]
    due_at: ColumnElement[datetime | None] = column(index=True)


class HealthRow(Base):
    """What a part of the judge last did (`worked_at`), and what keeps it from its work (`since` when).

    Parts are the loops, a backup, a game that cannot be adjudicated (judge/records/overview.py).
    """

    __tablename__ = "health"

    part: ColumnElement[str] = column(primary_key=True)
    worked_at: ColumnElement[datetime | None]
    trouble: ColumnElement[str]
    since: ColumnElement[datetime | None]


class FaultyEmailRow(Base):
    """An email on the server that cannot be read (judge/records/incoming.py)."""

    __tablename__ = "faulty_mail"

    mailbox: ColumnElement[str] = column(primary_key=True)
    key: ColumnElement[str] = column(primary_key=True)
    sender: ColumnElement[str]
    subject: ColumnElement[str]
    why: ColumnElement[str]
    since: ColumnElement[datetime]
    tries: ColumnElement[int]
    next_try: ColumnElement[datetime]
    told: ColumnElement[bool]
    released: ColumnElement[bool]


class UpkeepRow(Base):
    """An act of the keeper: a restore, a ban, a game they ended. Never changed, never deleted.

    People are named by their numbers, so that who leaves is forgotten here too.
    """

    __tablename__ = "upkeep"
    __table_options__ = _COUNTED

    id: ColumnElement[int] = column(primary_key=True, kind=BIG)
    at: ColumnElement[datetime]
    what: ColumnElement[str]
    detail: ColumnElement[str]


class VerifiedRow(Base):
    """That a password was found to be the one hashed: `name` is of the hash, `digest` of both, with a key.

    The key is not in the database (ADR 82). No export brings it: it is worth nothing elsewhere.
    """

    __tablename__ = "verified"

    name: ColumnElement[str] = column(primary_key=True)
    digest: ColumnElement[str]


IMPORTED = "imported"
"""The act that says of this database alone that it was imported; an export leaves it out."""


SALT = "salt"
"""The secret that goes into the identifiers of a judge's emails."""


class SecretRow(Base):
    """A secret of this judge, made with the table."""

    __tablename__ = "secret"

    name: ColumnElement[str] = column(primary_key=True)
    value: ColumnElement[str]


METADATA = Base.metadata
"""All tables above."""
