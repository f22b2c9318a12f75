"""Outgoing mail: as it is composed, as its final bytes wait, and what the next server said to it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import cached_property
from hashlib import sha256

from judge.game.order_style import MapForm

# Pictures that go with emails.


@dataclass(frozen=True)
class Picture:
    """A map as it goes with an email, in which form.

    `svg` is the drawing, `alternative` the sentence for who cannot see it, `name` the file's without its
    ending. The same picture for several readers has one `key`, the hash of all this.
    """

    form: MapForm
    svg: str
    alternative: str
    name: str

    @cached_property
    def key(self) -> str:
        """What the picture is found by."""
        return sha256(f"{self.form}\n{self.name}\n{self.alternative}\n{self.svg}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Undrawn:
    """A picture that could not be drawn: of which board (empty: unknown), and what went wrong."""

    board: str
    why: str


@dataclass(frozen=True, slots=True)
class ReadyPicture:
    """A picture that can be put into an email: `content` is the file's, of a PNG or of an SVG drawing."""

    key: str
    form: MapForm
    content: bytes
    alternative: str
    name: str


# Composed emails before they are written: text, thread, picture and files.


@dataclass(frozen=True, slots=True)
class Thread:
    """Where an email belongs in the reader's mail program: `root` names the thread (game and phase).

    `list_name` is the list that a notice belongs to: its game, or "" for those of none; None for other mails.
    """

    root: str = ""
    reply_to: str = ""
    references: tuple[str, ...] = ()
    list_name: str | None = None


@dataclass(frozen=True, slots=True)
class CalendarFile:
    """An event as a file for a calendar program; `method` says what happens to it there (RFC 5546)."""

    name: str
    method: str
    text: str


@dataclass(frozen=True, slots=True)
class EmailText:
    """A composed mail before it is wrapped: subject and plain text, the picture and files that go with it.

    `html` says the same as `body`, for programs that show HTML; empty for readers who get plain text alone.
    `undrawn` is set where a picture belongs to it and could not be drawn, `dated` where the mail has another
    date than what caused it. `links` are those that bring the reader a page token: they are left as they are
    where secrets are struck out.
    """

    subject: str
    body: str
    picture: Picture | None = None
    calendar: tuple[CalendarFile, ...] = ()
    undrawn: Undrawn | None = None
    dated: datetime | None = None
    links: tuple[str, ...] = ()
    html: str = ""


# Outgoing emails: final bytes and all, as they wait and leave.


@dataclass(frozen=True, slots=True)
class OutgoingEmail:
    """An outgoing mail, final bytes and all; unique by `key`, so that a second try cannot add a second mail.

    `key` is (cause, recipient, kind) in one string; `message_id` is derived from it and never changes. An
    email about a game names it, with the `phase` it was at and the `part` its reader had: their power, or
    their role. `picture` is the key of the one that is put in when it is sent; a `reply` answers an email
    (RFC 3834 §5). `cause` is what it counts against, "" for what is not counted (`outgoing.quota`). What is
    `urgent` leaves first where a limit lets only some leave; after `useful_until` it is not sent any more.
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
    urgent: bool = False
    useful_until: datetime | None = None


@dataclass(slots=True)
class Caused:
    """What a cause brought to a mailbox: how many emails left, or are about to, and how many wait."""

    left: int = 0
    waiting: int = 0


@dataclass(frozen=True, slots=True)
class Concern:
    """Whom an email of the judge went to, what it was about (as in `OutgoingEmail`), and when it left."""

    recipient: str
    game: str | None
    phase: str
    part: str
    key: str
    sent: datetime


@dataclass(frozen=True, slots=True)
class Queued:
    """An email waiting in the outbox; `attempts` failed so far.

    `refused_since` is since when a server refuses it for what passes within days, if ever.
    """

    id: int
    email: OutgoingEmail
    attempts: int
    refused_since: datetime | None = None


@dataclass(frozen=True, slots=True)
class PutOff:
    """The emails about one seat that wait for its person's next digest: the oldest's time, and its key."""

    recipient: str
    game: str | None
    part: str
    since: datetime
    key: str


@dataclass(frozen=True, slots=True)
class Excess:
    """Emails of one cause to one recipient that wait and are due; `key` is that of one of them."""

    recipient: str
    cause: str
    key: str


# Sending: what the next server said to an email.


class SendStatus(StrEnum):
    """What the next server said to an email."""

    SENT = "sent"
    LATER = "later"
    REJECTED = "rejected"
    UNREACHABLE = "unreachable"
    """The server did not answer: no connection, no greeting or no login."""


class Refusal(StrEnum):
    """Whom a server's no is about."""

    OTHER = "other"
    """The server does not say."""
    ADDRESS = "address"
    """There is no such recipient."""
    MAILBOX_FULL = "mailbox full"
    POLICY = "policy"
    """The judge, or this mail or recipient: that shows in what happens to others."""
    JUDGE = "judge"
    """The judge: it sends too much, or is not trusted."""


@dataclass(frozen=True, slots=True)
class SendReport:
    """The end of one attempt to send; `detail` is the server's answer, `refusal` whom its no is about.

    `broken` when the connection broke, or the server was too slow or out of step: that is trouble of the
    server's, if it happens to one mail after the other.
    """

    status: SendStatus
    detail: str = ""
    broken: bool = False
    refusal: Refusal = Refusal.OTHER
