"""Outgoing mail as the service sees it: parcels, the outbox that keeps them, the way to the wire."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Parcel:
    """An outgoing mail, final bytes and all; unique by `key`, so that a second try cannot add a second mail.

    `key` is (cause, recipient, kind) in one string; `message_id` is derived from it and never changes.
    """

    key: str
    recipient: str
    message_id: str
    raw: bytes
    game: str | None = None


@dataclass(frozen=True, slots=True)
class Queued:
    """A parcel waiting in the outbox; `attempts` failed so far."""

    id: int
    parcel: Parcel
    attempts: int


class SendStatus(StrEnum):
    """What the next server said to a mail."""

    SENT = "sent"
    LATER = "later"
    REJECTED = "rejected"
    UNREACHABLE = "unreachable"
    """It said nothing to this mail: no connection, no greeting, no login."""


@dataclass(frozen=True, slots=True)
class SendReport:
    """The end of one attempt to send; `detail` is the server's answer."""

    posted: SendStatus
    detail: str = ""


class Outbox(Protocol):
    """Outgoing mails; each call commits by itself (adding is the unit of work's)."""

    def due(self, now: datetime, limit: int = 50) -> Sequence[Queued]:
        """Parcels to send now, oldest first."""
        ...

    def sent(self, parcel: int, now: datetime) -> None:
        """The next server has it."""
        ...

    def postpone(self, parcel: int, until: datetime, detail: str) -> None:
        """Try again at `until`."""
        ...

    def give_up(self, parcel: int, now: datetime, detail: str) -> None:
        """No further try; the keeper sees it in `judge mails list`."""
        ...

    def leave(self) -> None:
        """Put back what was handed out by `due` and not spoken of since; it is due as before."""
        ...


class Transport(Protocol):
    """Sends one mail; network errors are a Receipt, never an exception."""

    def send(self, parcel: Parcel) -> SendReport:
        """Hand the parcel to the next server."""
        ...


@dataclass(frozen=True, slots=True)
class Thread:
    """Where a mail belongs in the reader's mail program: `root` names the conversation (game and phase)."""

    root: str = ""
    reply_to: str = ""
    references: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MailText:
    """A composed mail before it is wrapped: subject and plain text."""

    subject: str
    body: str


class MailWriter(Protocol):
    """Text to final bytes: headers, Message-ID, thread, Auto-Submitted, one recipient."""

    def write(
        self, text: MailText, key: str, recipient: str, thread: Thread, now: datetime, *, reply: bool
    ) -> Parcel:
        """Make the parcel; the same arguments give the same bytes."""
        ...
