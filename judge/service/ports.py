"""The outside as the service sees it: values that cross the border, Protocols for what is beyond."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum, StrEnum
from typing import Protocol, TypeAlias

from judge.game.events import Event
from judge.game.roles import PersonId
from judge.game.state import Game, Snapshot

MailId: TypeAlias = int


# Mail coming in


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


class Reader(Protocol):
    """Raw bytes to a letter; never raises on any bytes."""

    def read(self, raw: bytes) -> Letter:
        """Read one mail, limits checked before anything parses it."""
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


# Mail going out


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


class Posted(StrEnum):
    """What the next server said to a mail."""

    SENT = "sent"
    LATER = "later"
    REJECTED = "rejected"


@dataclass(frozen=True, slots=True)
class Receipt:
    """The end of one attempt to send; `detail` is the server's answer."""

    posted: Posted
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


class Transport(Protocol):
    """Sends one mail; network errors are a Receipt, never an exception."""

    def send(self, parcel: Parcel) -> Receipt:
        """Hand the parcel to the next server."""
        ...


@dataclass(frozen=True, slots=True)
class Thread:
    """Where a mail belongs in the reader's mail program: `root` names the conversation (game and phase)."""

    root: str = ""
    reply_to: str = ""
    references: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Text:
    """A composed mail before it is wrapped: subject and plain text."""

    subject: str
    body: str


class Wrapper(Protocol):
    """Text to final bytes: headers, Message-ID, thread, Auto-Submitted, one recipient."""

    def wrap(
        self, text: Text, key: str, recipient: str, thread: Thread, now: datetime, *, reply: bool
    ) -> Parcel:
        """Make the parcel; the same arguments give the same bytes."""
        ...


# People and games


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody registered; `address` is the address of record, in lower case."""

    id: PersonId
    name: str
    address: str
    zone: str
    registered: datetime
    entry: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Token:
    """A single-use token: only its hash is kept; it opens one person's seat in one game until `expires`."""

    digest: str
    person: PersonId
    game: str
    expires: datetime


class People(Protocol):
    """The registered, within a unit of work."""

    def by_address(self, address: str) -> Person | None:
        """The person of that address of record."""
        ...

    def get(self, person: PersonId) -> Person:
        """A person by number; KeyError if there is none."""
        ...

    def add(
        self, name: str, address: str, zone: str, now: datetime, entry: tuple[tuple[str, str], ...]
    ) -> Person:
        """Register somebody."""
        ...

    def save(self, person: Person) -> None:
        """Store a changed person."""
        ...

    def add_token(self, token: Token) -> None:
        """Keep a token."""
        ...

    def spend_token(self, digest: str, now: datetime) -> Token | None:
        """The token of that hash if it is still good; it is gone afterwards."""
        ...


class Games(Protocol):
    """The games, within a unit of work."""

    def get(self, name: str) -> Game | None:
        """A game by name, its row locked for this unit of work."""
        ...

    def add(self, game: Game) -> None:
        """A new game; ValueError if the name is taken."""
        ...

    def save(
        self, game: Game, events: Iterable[Event], now: datetime, cause: str, due: datetime | None
    ) -> int:
        """Store the state, append the events with their snapshots; the first event's number is returned."""
        ...

    def all(self) -> Sequence[Game]:
        """Every game, by name."""
        ...

    def due(self, now: datetime) -> Sequence[str]:
        """The names of the games with something due at `now`, the longest overdue first."""
        ...

    def next_due(self) -> datetime | None:
        """When the next game has something due."""
        ...

    def snapshots(self, name: str) -> Sequence[Snapshot]:
        """The judged phases of a game, first to last."""
        ...


class UnitOfWork(AbstractContextManager["UnitOfWork"], Protocol):
    """One transaction: effect, fate and parcels together, or nothing. Leaving without `commit` rolls back."""

    games: Games
    people: People

    def settle(self, mail: MailId, fate: Fate, note: str, now: datetime) -> None:
        """The end of an incoming mail."""
        ...

    def post(self, parcel: Parcel, now: datetime) -> None:
        """Put a parcel in the outbox; one with the same key is left as it is."""
        ...

    def replies_to(self, address: str, since: datetime) -> int:
        """How many replies were queued for an address since then."""
        ...

    def commit(self) -> None:
        """Make it last."""
        ...


class Store(Protocol):
    """The database as a whole."""

    inbox: Inbox
    outbox: Outbox

    def begin(self) -> UnitOfWork:
        """A new unit of work, to be used with `with`."""
        ...


# Secrets and randomness


class Secrets(Protocol):
    """Passwords and tokens."""

    def hash(self, password: str) -> str:
        """A slow salted hash."""
        ...

    def matches(self, password: str, hashed: str) -> bool:
        """Whether the password is the one hashed; what was once verified is remembered in memory only."""
        ...

    def token(self) -> tuple[str, str]:
        """A fresh token of at least 128 bit and its digest."""
        ...

    def digest(self, token: str) -> str:
        """The digest of a token somebody sent."""
        ...


# What the judge can hand out


class Library(Protocol):
    """The fixed list of files GET serves; nothing outside it can be named."""

    def names(self) -> Sequence[str]:
        """The files there are."""
        ...

    def text(self, name: str) -> str | None:
        """A file's text, None if it is not on the list."""
        ...


# The mailbox


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

    async def done(self, key: str) -> None:
        """The mail is safely stored: put it out of the way."""
        ...

    async def wait(self, seconds: float) -> None:
        """Return when something may have come, at the latest after `seconds`."""
        ...

    async def close(self) -> None:
        """Leave politely."""
        ...
