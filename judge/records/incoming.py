"""Incoming mail: as a fetch brings it, as it is stored, tried and settled, and as it is understood.

An email is an email as the reader understands it. A faulty mail is one that the server does not let the
judge read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum, StrEnum
from typing import TypeAlias

from judge.language.text.copied_lines import NOTHING, Answered

# Emails that wait on a server somewhere, as a fetch brings them.


@dataclass(frozen=True, slots=True)
class Incoming:
    """An email on the server: its key there, its bytes (the head alone if over the limit), size and arrival.

    `received` is when the server says that it came, None where it does not say. Of one that is not `readable`
    the server gave the head alone.
    """

    key: str
    raw: bytes | None
    size: int
    received: datetime | None
    readable: bool = True


@dataclass(frozen=True, slots=True)
class Fault:
    """An email that could not be read, and what the server said; `cut` if the connection was lost over it."""

    key: str
    why: str
    cut: bool


@dataclass(frozen=True, slots=True)
class Batch:
    """What a fetch brought: the emails, up to the first that could not be read.

    `still` are those keys of which the fetch was told that are on the server, and `unread` what else it named
    that is no email's number.
    """

    mails: Sequence[Incoming] = ()
    fault: Fault | None = None
    still: frozenset[str] = frozenset()
    unread: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether there was nothing to fetch."""
        return not self.mails and self.fault is None


# Incoming emails: as they are stored, tried and settled.

EmailId: TypeAlias = int


class Fate(StrEnum):
    """The four ends of an incoming mail; every mail comes to exactly one."""

    APPLIED = "applied"
    REFUSED = "refused"
    IGNORED = "ignored"
    QUARANTINED = "quarantined"


@dataclass(frozen=True, slots=True)
class Stored:
    """An incoming mail in the database; `fresh` is False for a second delivery of one already there."""

    id: EmailId
    fresh: bool


@dataclass(frozen=True, slots=True)
class Waiting:
    """A stored mail without a fate, before an attempt at it.

    `deaths` counts the attempts that were begun and never ended, because the process died; `begun` is when
    the last of these began, None if the last attempt ended or there was none. `routes` are the games that it
    is about as far as its bytes tell, for where several processes work at once.
    """

    id: EmailId
    sender: str
    deaths: int = 0
    begun: datetime | None = None
    routes: tuple[str, ...] = ()
    received: datetime | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Pending:
    """A stored mail in an attempt; of earlier ones `failures` ended by an exception, `deaths` never ended."""

    id: EmailId
    raw: bytes
    received: datetime
    failures: int = 0
    deaths: int = 0
    routes: tuple[str, ...] = ()


class AlreadySettled(Exception):  # noqa: N818  # it names what was found
    """The mail has met its fate already, in another process: what was done for it now must not last."""


class OutOfTurn(Exception):  # noqa: N818  # it names what was found
    """What was begun has to wait for what another process has in hand: nothing of it may last, nor count."""


# Emails as the reader understands them, and what a delivery report says.


class Trust(IntEnum):
    """How sure we are that an email comes from its From address; the password in it adds to this."""

    NONE = 0
    """Our border says the sender failed its own domain's checks."""
    CLAIMED = 1
    """Nothing is known but the From line."""
    ALIGNED = 2
    """Our border says DMARC passed for the From domain (RFC 8601, RFC 7489)."""


class Silence(StrEnum):
    """Why an email gets neither effect nor answer (RFC 3834 §2).

    One that is automatic, bulk, of a list or a calendar's may hold a person's words anyway
    (`incoming.automatic_mail`).
    """

    AUTOMATIC = "automatic"
    BULK = "bulk"
    LIST = "list"
    BOUNCE = "bounce"
    REPORT = "a program's report"
    """A multipart/report (RFC 6522), such as a read receipt or a complaint: no person writes in it."""
    OWN_ADDRESS = "own address"
    NO_SENDER = "no sender"
    LOOP = "loop"
    CALENDAR = "a calendar's answer"


@dataclass(frozen=True)
class Email:
    """An email as the service reads it: text, sender, how sure we are.

    `text` is the body as plain text, block quotes of HTML marked by `> `. `unread` is text that is not the
    sender's words, because it does not show, is attached or stands in a second text part. `unreadable` says
    in words why there is no text (too large, only attachments); then the sender is told so unless `silence`
    is set.
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
    unread: str = ""
    shared: bool = False
    """It was sent to others as well, who see which of the judge's emails it answers."""
    answered: Answered = NOTHING
    """What is known about the judge's emails that it answers."""
    page_tokens: tuple[str, ...] = ()
    """What is, or may be, the token of an order page in it, be it in a link that no one sees."""

    @property
    def writer(self) -> str:
        """The sender as `Name <address>`, by which the heading of their own memo is known."""
        return f"{self.sender_name} <{self.sender}>"


@dataclass(frozen=True, slots=True)
class Bounce:
    """One recipient of one of our emails, as a delivery report has it.

    `status` is the enhanced code (RFC 3463), like 5.1.1; `final` is False while the other side still tries;
    `message_id` names our mail, "" if the report does not say.
    """

    recipient: str
    status: str
    final: bool
    message_id: str
    detail: str = ""


UNREAD = 0
"""The size of an email of which the mail server gave the head alone."""


# Faulty emails: those that the mail server does not let the judge read (docs/keeper/troubleshoot-email.md).

UNKNOWN = "?"
"""Stands for a sender or a subject that could not be read."""


@dataclass(frozen=True, slots=True)
class FaultyEmail:
    """An email that cannot be read, while the others can.

    `mailbox` is the name by which processes know it, `key` the email's there (`uidvalidity:uid`). `sender`
    and `subject` are as its header names them, "" where that cannot be read either; secrets in the subject
    are struck out. `told` is whether the keeper was told of it, `released` whether they were told that
    nothing waits for it any more.
    """

    mailbox: str
    key: str
    sender: str
    subject: str
    why: str
    since: datetime
    tries: int
    next_try: datetime
    told: bool = False
    released: bool = False

    @property
    def uid(self) -> str:
        """Its number in the folder, as mail programs know it."""
        return self.key.rpartition(":")[2]
