"""Incoming mail as the service sees it: letters, their fates, and the inbox that keeps them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum, StrEnum
from typing import Protocol, TypeAlias

MailId: TypeAlias = int


class Trust(IntEnum):
    """How sure we are that a mail comes from its From address; the password in it adds to this."""

    NONE = 0
    """Our border says the sender failed its own domain's checks."""
    CLAIMED = 1
    """Nothing is known but the From line."""
    ALIGNED = 2
    """Our border says DMARC passed for the From domain (RFC 8601, RFC 7489)."""


class Silence(StrEnum):
    """Why a mail gets neither effect nor answer (RFC 3834 §2)."""

    AUTOMATIC = "automatic"
    BULK = "bulk"
    LIST = "list"
    BOUNCE = "bounce"
    OWN_ADDRESS = "own address"
    NO_SENDER = "no sender"
    LOOP = "loop"


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail as the service reads it: text, sender, how sure we are.

    `text` is the body as plain text, block quotes of HTML marked by `> `. `unreadable` says in words why
    there is no text (too large, only attachments); then the sender is told so unless `silence` is set.
    """

    sender: str
    sender_name: str
    subject: str
    message_id: str
    references: tuple[str, ...]
    text: str
    trust: Trust
    silence: Silence | None = None
    unreadable: str = ""
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Bounce:
    """One recipient of one of our mails, as a delivery report has it.

    `status` is the enhanced code (RFC 3463), like 5.1.1; `final` is False while the other side still tries;
    `message_id` names our mail, "" if the report does not say.
    """

    recipient: str
    status: str
    final: bool
    message_id: str
    detail: str = ""


class MailReader(Protocol):
    """Raw bytes to a letter; never raises on any bytes."""

    def read(self, raw: bytes) -> Letter:
        """Read one mail, limits checked before anything parses it."""
        ...

    def redact(self, raw: bytes, secrets: Collection[str]) -> bytes:
        """The mail with these words struck out; as long as before, or with a line that says so."""
        ...

    def bounces(self, raw: bytes) -> Sequence[Bounce]:
        """What a delivery report says; empty for any other mail."""
        ...

    def trim(self, raw: bytes, size: int) -> bytes:
        """The head of a mail of `size` bytes that is over the limit, marked so that reading it says so."""
        ...


class Fate(StrEnum):
    """The four ends of an incoming mail; every mail comes to exactly one."""

    APPLIED = "applied"
    REFUSED = "refused"
    IGNORED = "ignored"
    QUARANTINED = "quarantined"


@dataclass(frozen=True, slots=True)
class Stored:
    """An incoming mail in the database; `fresh` is False for a second delivery of one already there."""

    id: MailId
    fresh: bool


@dataclass(frozen=True, slots=True)
class Pending:
    """A stored mail that has not met its fate; `attempts` counts the tries that crashed."""

    id: MailId
    raw: bytes
    received: datetime
    attempts: int


class AlreadySettled(Exception):  # noqa: N818  # it names what was found
    """The mail has met its fate already, in another process: what was done for it now must not last."""


class Inbox(Protocol):
    """Incoming mails. `store` and `begin` commit by themselves; `settle` belongs to the unit of work."""

    def store(self, raw: bytes, received: datetime, source: str) -> Stored:
        """Keep the raw bytes, unique by (Message-ID, sender, body hash), else by the raw hash."""
        ...

    def pending(self, until: datetime | None = None) -> Sequence[MailId]:
        """The mails without a fate received up to `until`, oldest arrival first."""
        ...

    def begin(self, mail: MailId) -> Pending:
        """Count one more attempt at the mail, committed before anything is tried, and hand it over."""
        ...

    def excuse(self, mail: MailId) -> None:
        """Take the last attempt back: what failed was not the mail. Without a database nothing happens."""
        ...


@dataclass(frozen=True, slots=True)
class Incoming:
    """A mail on the server: its key there, its bytes (the head alone if over the limit), size and arrival."""

    key: str
    raw: bytes | None
    size: int
    received: datetime


class Mailbox(Protocol):
    """A mailbox somewhere, read in asyncio; every call may raise OSError when the connection is lost."""

    async def fetch(self) -> Sequence[Incoming]:
        """A batch of the mails that wait, oldest first; empty when there are none."""
        ...

    async def done(self, *keys: str) -> None:
        """These mails are safely stored: put them out of the way."""
        ...

    async def wait(self, seconds: float) -> None:
        """Return when something may have come, at the latest after `seconds`."""
        ...

    async def close(self) -> None:
        """Leave politely."""
        ...
