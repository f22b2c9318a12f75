"""The tables as they are today; `migrations/` leads from every earlier shape to this one."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from enum import StrEnum
from typing import ClassVar

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Connection,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Text,
    false,
    text,
    true,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from judge.store.codec import UtcDateTime

BIG = BigInteger().with_variant(Integer(), "sqlite")
"""A row's number; SQLite counts only INTEGER columns up by itself."""

_NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
_COUNTED = {"sqlite_autoincrement": True}
_PENDING = text("fate IS NULL")
_QUEUED = text("state = 'queued'")
_PUT_OFF = text("state = 'put off'")
_CAUSED = text("cause <> ''")
_HANDED_OVER = text("sent_at IS NOT NULL")


class Base(DeclarativeBase):
    """Holds the metadata; constraints are named, so that a migration can change them."""

    metadata = MetaData(naming_convention=_NAMES)
    type_annotation_map: ClassVar = {datetime: UtcDateTime(), str: Text()}


class ParcelState(StrEnum):
    """Where an outgoing mail stands."""

    QUEUED = "queued"
    SENT = "sent"
    FAILED = "failed"
    """Given up; the keeper may retry or drop it."""
    HELD = "held"
    """Queued when a backup was made that has been restored since: it may have gone out already."""
    DROPPED = "dropped"
    """Put aside by the keeper."""
    EXPIRED = "expired"
    """It waited until it was of no use."""
    PUT_OFF = "put off"
    """Kept for its reader's next digest, or for what is told in one email of a cause; sent with that."""


class PersonRow(Base):
    """Somebody registered; `entry` is the registration as JSON pairs.

    `unreachable` is since when mail to the address comes back for good; `style` as
    `judge.game.order_style` has it. A row that is not `verified` is a newcomer's. `standby` are the kinds of
    games he stands by for, parted by blanks; `mail` is as `judge.game.order_style` has it. `record` holds the
    numbers of `judge.game.dedication.Record`, `shows` what he shows of himself. `language` is a code, empty
    for whoever has not chosen.
    """

    __tablename__ = "person"
    __table_args__ = (_COUNTED,)

    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    name: Mapped[str]
    address: Mapped[str] = mapped_column(unique=True)
    zone: Mapped[str]
    registered: Mapped[datetime]
    entry: Mapped[str]
    unreachable: Mapped[datetime | None]
    style: Mapped[str] = mapped_column(server_default="sentence names")
    verified: Mapped[bool] = mapped_column(server_default=true())
    standby: Mapped[str] = mapped_column(server_default=text("''"))
    mail: Mapped[str] = mapped_column(server_default="all")
    record: Mapped[str] = mapped_column(server_default=text("''"))
    shows: Mapped[str] = mapped_column(server_default="name record")
    language: Mapped[str] = mapped_column(server_default=text("''"))


class OtherAddressRow(Base):
    """Another address of somebody's, beside that of record; it has shown that it receives."""

    __tablename__ = "other_address"

    address: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[int] = mapped_column(BIG, ForeignKey("person.id"), index=True)


class GameRow(Base):
    """A game's state now; `due_at` is when it next wants attention, `events` how many events it has.

    `version` counts the changes: a writer that read an older version is refused. `status` is that of the
    state, or REMOVED.
    """

    __tablename__ = "game"

    name: Mapped[str] = mapped_column(primary_key=True)
    status: Mapped[str]
    phase: Mapped[str | None]
    number: Mapped[int]
    due_at: Mapped[datetime | None] = mapped_column(index=True)
    state: Mapped[str]
    version: Mapped[int]
    events: Mapped[int]


REMOVED = "removed"
"""The status of a game that the keeper removed: nobody finds it, its record and its name stay."""


class SeatRow(Base):
    """A part somebody has in a game, drawn from the state; `power` is empty but for players."""

    __tablename__ = "seat"

    game: Mapped[str] = mapped_column(ForeignKey("game.name"), primary_key=True)
    person: Mapped[int] = mapped_column(BIG, ForeignKey("person.id"), primary_key=True, index=True)
    part: Mapped[str] = mapped_column(primary_key=True)
    power: Mapped[str] = mapped_column(primary_key=True)


class TokenRow(Base):
    """A single-use token, by its hash."""

    __tablename__ = "token"

    digest: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[int] = mapped_column(BIG, ForeignKey("person.id"))
    game: Mapped[str]
    expires: Mapped[datetime]


class SnapshotRow(Base):
    """A judged phase; `sha256` is the hash of `body`'s bytes. Never changed, never deleted."""

    __tablename__ = "snapshot"

    game: Mapped[str] = mapped_column(ForeignKey("game.name"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    parent: Mapped[int | None]
    phase: Mapped[str]
    at: Mapped[datetime]
    body: Mapped[str]
    sha256: Mapped[str]


class EventRow(Base):
    """What happened in a game, numbered from 1 without gaps. Never changed, never deleted."""

    __tablename__ = "event"
    __table_args__ = (
        ForeignKeyConstraint(["game", "snapshot"], ["snapshot.game", "snapshot.number"]),
        ForeignKeyConstraint(["game"], ["game.name"]),
    )

    game: Mapped[str] = mapped_column(primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[datetime]
    cause: Mapped[str]
    kind: Mapped[str]
    body: Mapped[str]
    snapshot: Mapped[int | None]


class InboxRow(Base):
    """A mail that came, raw as it was; `fate` is empty while it waits. Never deleted.

    `begun_at` is set while an attempt at the mail is under way. It stays when the process dies in it, and the
    next attempt counts that in `deaths`. `routes` are the games it is about, parted by blanks, as far as its
    bytes tell; on SQLite, where nobody asks, none.
    """

    __tablename__ = "inbox"
    __table_args__ = (
        CheckConstraint("(fate IS NULL) = (settled_at IS NULL)", name="settled"),
        Index("ix_inbox_sender", "sender", "received"),
        Index("ix_inbox_pending", "received", "id", sqlite_where=_PENDING, postgresql_where=_PENDING),
        _COUNTED,
    )

    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    dedup: Mapped[str] = mapped_column(unique=True)
    raw: Mapped[bytes]
    raw_sha256: Mapped[str]
    message_id: Mapped[str]
    sender: Mapped[str]
    received: Mapped[datetime]
    source: Mapped[str]
    attempts: Mapped[int]
    deaths: Mapped[int] = mapped_column(server_default="0")
    begun_at: Mapped[datetime | None]
    routes: Mapped[str] = mapped_column(server_default=text("''"))
    fate: Mapped[str | None]
    note: Mapped[str]
    settled_at: Mapped[datetime | None]


class OutboxRow(Base):
    """A mail to send, final bytes and all; `key` makes a second try at its cause harmless.

    `cause` is what it counts against (judge/service/outgoing/quota.py); what has one and is put off leaves
    with the others of that cause at `next_try`. What went out within another mail is `enclosed`. `urgent`,
    `useful_until` and `refused_since` are as `judge.records.outgoing` has them. `word_runs` is what is
    kept of the text once `raw` was erased for its age, so that a quote of it is known.
    """

    __tablename__ = "outbox"
    __table_args__ = (
        Index("ix_outbox_queued", "id", sqlite_where=_QUEUED, postgresql_where=_QUEUED),
        Index("ix_outbox_waiting", "recipient", "id", sqlite_where=_QUEUED, postgresql_where=_QUEUED),
        Index("ix_outbox_put_off", "created", sqlite_where=_PUT_OFF, postgresql_where=_PUT_OFF),
        Index("ix_outbox_caused", "cause", "created", sqlite_where=_CAUSED, postgresql_where=_CAUSED),
        Index("ix_outbox_recipient", "recipient", "created"),
        Index("ix_outbox_message_id", "message_id"),
        Index(
            "ix_outbox_sent",
            "sent_at",
            "created",
            "reply",
            "enclosed",
            sqlite_where=_HANDED_OVER,
            postgresql_where=_HANDED_OVER,
        ),
        _COUNTED,
    )

    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    key: Mapped[str] = mapped_column(unique=True)
    recipient: Mapped[str]
    message_id: Mapped[str]
    raw: Mapped[bytes]
    game: Mapped[str | None]
    phase: Mapped[str] = mapped_column(server_default=text("''"))
    part: Mapped[str] = mapped_column(server_default=text("''"))
    cause: Mapped[str] = mapped_column(server_default=text("''"))
    picture: Mapped[str] = mapped_column(server_default=text("''"))
    reply: Mapped[bool]
    state: Mapped[str]
    attempts: Mapped[int]
    next_try: Mapped[datetime]
    detail: Mapped[str]
    created: Mapped[datetime]
    sent_at: Mapped[datetime | None]
    enclosed: Mapped[bool] = mapped_column(server_default=false())
    urgent: Mapped[bool] = mapped_column(server_default=false())
    useful_until: Mapped[datetime | None]
    refused_since: Mapped[datetime | None]
    word_runs: Mapped[bytes | None]


class PictureRow(Base):
    """A picture that goes with mails, as a drawing; `tried` once its PNG was made, or could not be."""

    __tablename__ = "picture"
    __table_args__ = (Index("ix_picture_tried", "tried", "kept"),)

    key: Mapped[str] = mapped_column(primary_key=True)
    form: Mapped[str]
    name: Mapped[str]
    alternative: Mapped[str]
    svg: Mapped[bytes]
    png: Mapped[bytes | None]
    tried: Mapped[bool]
    kept: Mapped[datetime]


class MarkRow(Base):
    """A mark: something counted against an address or a seat, for a while (judge/records/marks.py)."""

    __tablename__ = "mark"
    __table_args__ = (
        Index("ix_mark_kind_who_at", "kind", "who", "at"),
        Index("ix_mark_kind_about_who_at", "kind", "about", "who", "at"),
    )

    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    kind: Mapped[str]
    who: Mapped[str]
    about: Mapped[str]
    at: Mapped[datetime]


class ParkedRow(Base):
    """What waits for a person's word, by the hash of the token that gives it, or for its time (`due_at`)."""

    __tablename__ = "parked"

    digest: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[int] = mapped_column(BIG, ForeignKey("person.id"))
    game: Mapped[str]
    line: Mapped[str]
    mail: Mapped[int | None] = mapped_column(BIG, ForeignKey("inbox.id"))
    expires: Mapped[datetime]
    due_at: Mapped[datetime | None] = mapped_column(index=True)


class HealthRow(Base):
    """What a part of the judge last did (`worked_at`), and what keeps it from its work (`since` when).

    Parts are the loops, a backup, a game that cannot be judged (judge/records/overview.py).
    """

    __tablename__ = "health"

    part: Mapped[str] = mapped_column(primary_key=True)
    worked_at: Mapped[datetime | None]
    trouble: Mapped[str]
    since: Mapped[datetime | None]


class FaultyMailRow(Base):
    """An email on the server that cannot be read (judge/records/incoming.py)."""

    __tablename__ = "faulty_mail"

    mailbox: Mapped[str] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    sender: Mapped[str]
    subject: Mapped[str]
    why: Mapped[str]
    since: Mapped[datetime]
    tries: Mapped[int]
    next_try: Mapped[datetime]
    told: Mapped[bool]
    released: Mapped[bool]


class UpkeepRow(Base):
    """An act of the keeper's: a restore, a ban, a game he ended. Never changed, never deleted.

    People are named by their numbers, so that who leaves is forgotten here too.
    """

    __tablename__ = "upkeep"
    __table_args__ = (_COUNTED,)

    id: Mapped[int] = mapped_column(BIG, primary_key=True)
    at: Mapped[datetime]
    what: Mapped[str]
    detail: Mapped[str]


class VerifiedRow(Base):
    """That a password was found to be the one hashed: `name` is of the hash, `digest` of both, with a key.

    The key is not in the database (ADR 82). No export brings it: it is worth nothing elsewhere.
    """

    __tablename__ = "verified"

    name: Mapped[str] = mapped_column(primary_key=True)
    digest: Mapped[str]


IMPORTED = "imported"
"""The act that says of this database alone that it was imported; an export leaves it out."""


SALT = "salt"
"""The secret that goes into the identifiers of a judge's mails."""


class SecretRow(Base):
    """A secret of this judge, made with the table."""

    __tablename__ = "secret"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]


NEVER_CHANGED = ("event", "snapshot", "upkeep")
"""Tables whose rows triggers guard against UPDATE and DELETE."""
NEVER_DELETED = (*NEVER_CHANGED, "inbox")
"""Tables whose rows triggers guard against DELETE."""


# Triggers that keep the record as it was written: no UPDATE, no DELETE, but that a letter may be
# emptied.
#
# The missing ones are created after every migration, because SQLite drops a table's triggers when the
# table is rebuilt.

_FUNCTION = """
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$
"""


def expected() -> tuple[str, ...]:
    """Return the names of the triggers that a sound database has."""
    return tuple(sorted(name for name, _, _ in _wanted()))


def installed(connection: Connection) -> tuple[str, ...]:
    """Return the names of the triggers the database has."""
    query = (
        "SELECT name FROM sqlite_master WHERE type = 'trigger'"
        if connection.dialect.name == "sqlite"
        else "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal"
    )
    return tuple(sorted(connection.execute(text(query)).scalars()))


def create_missing(connection: Connection) -> None:
    """Create the triggers that are missing."""
    there = installed(connection)
    if connection.dialect.name != "sqlite":
        connection.execute(text(_FUNCTION))
    for name, table, change in _wanted():
        if name not in there:
            connection.execute(text(_trigger(connection.dialect.name, name, table, change)))


def _wanted() -> Iterator[tuple[str, str, str]]:
    """Name of the trigger, its table, and the statement that it refuses."""
    for table in NEVER_CHANGED:
        yield f"{table}_no_update", table, "UPDATE"
    for table in NEVER_DELETED:
        yield f"{table}_no_delete", table, "DELETE"


_EMPTIED = {
    "sqlite": " WHEN NOT (OLD.kind = 'PressSent' AND NEW.body = json_set(OLD.body, '$.body', '') AND "
    "(NEW.game, NEW.seq, NEW.at, NEW.cause, NEW.kind, NEW.snapshot) IS "
    "(OLD.game, OLD.seq, OLD.at, OLD.cause, OLD.kind, OLD.snapshot))",
    "postgresql": " WHEN (NOT (OLD.kind = 'PressSent' AND NEW.body::jsonb = "
    "jsonb_set(OLD.body::jsonb, '{body}', '\"\"') AND "
    "(NEW.game, NEW.seq, NEW.at, NEW.cause, NEW.kind, NEW.snapshot) IS NOT DISTINCT FROM "
    "(OLD.game, OLD.seq, OLD.at, OLD.cause, OLD.kind, OLD.snapshot)))",
}
"""An update of an event that takes the text out of a letter and changes nothing else.

docs: press, "Personal data is erased when its time is over"
"""


def _trigger(dialect: str, name: str, table: str, change: str) -> str:
    unless = _EMPTIED[dialect] if (table, change) == ("event", "UPDATE") else ""
    if dialect == "sqlite":
        refusal = f"SELECT RAISE(ABORT, 'rows of {table} are never changed or deleted')"
        return f"CREATE TRIGGER {name} BEFORE {change} ON {table}{unless} BEGIN {refusal}; END"
    refused = "EXECUTE FUNCTION refuse_change()"
    return f"CREATE TRIGGER {name} BEFORE {change} ON {table} FOR EACH ROW{unless} {refused}"
