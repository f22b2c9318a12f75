"""Outgoing mails: final bytes and all, as they wait and leave."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Parcel:
    """An outgoing mail, final bytes and all; unique by `key`, so that a second try cannot add a second mail.

    `key` is (cause, recipient, kind) in one string; `message_id` is derived from it and never changes. A mail
    about a game names it, with the `phase` it was at and the `part` its reader had: his power, or his role.
    `picture` is the key of the one that is put in when it is sent; a `reply` answers a mail (RFC 3834 §5).
    `cause` is what it counts against, "" for what is not counted (`outgoing.quota`).
    """

    key: str
    recipient: str
    message_id: str
    raw: bytes
    game: str | None = None
    phase: str = ""
    part: str = ""
    picture: str = ""
    reply: bool = False
    cause: str = ""


@dataclass(slots=True)
class Caused:
    """What a cause brought to a mailbox: how many mails left, or are about to, and how many wait."""

    left: int = 0
    waiting: int = 0


@dataclass(frozen=True, slots=True)
class Concern:
    """Whom a mail of ours went to, and what it was about: as the fields of `Parcel`; when it left."""

    recipient: str
    game: str | None
    phase: str
    part: str
    key: str
    sent: datetime


@dataclass(frozen=True, slots=True)
class Queued:
    """A parcel waiting in the outbox; `attempts` failed so far."""

    id: int
    parcel: Parcel
    attempts: int


@dataclass(frozen=True, slots=True)
class PutOff:
    """The mails about one seat that wait for its person's next digest: the oldest's time, and its key."""

    recipient: str
    game: str | None
    part: str
    since: datetime
    key: str


@dataclass(frozen=True, slots=True)
class Excess:
    """Mails of one cause to one recipient that wait and are due; `key` is that of one of them."""

    recipient: str
    cause: str
    key: str
