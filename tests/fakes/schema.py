"""The tables of the store in memory, and what their rows hold."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from judge.game.events import Event
from judge.game.roles import PersonId
from judge.game.state import Game
from judge.records import Fate, FaultyMail, MailId, MarkKind, Parcel, ParkedItem, Person, Picture, Token


@dataclass(frozen=True)
class InboxRow:
    """A row of the inbox."""

    dedup: str
    raw: bytes
    received: datetime
    source: str
    attempts: int = 0
    deaths: int = 0
    begun: datetime | None = None
    fate: Fate | None = None
    note: str = ""


@dataclass(frozen=True)
class OutboxRow:
    """A row of the outbox; `state` is queued, sent or failed."""

    parcel: Parcel
    created: datetime
    next_try: datetime
    state: str = "queued"
    attempts: int = 0
    detail: str = ""
    sent: datetime | None = None


@dataclass(frozen=True)
class GameRow:
    """A game with its record."""

    game: Game
    due: datetime | None = None
    events: tuple[Event, ...] = ()
    times: tuple[datetime, ...] = ()
    removed: bool = False


@dataclass(frozen=True)
class PictureRow:
    """A picture that goes with mails."""

    picture: Picture
    kept: datetime
    png: bytes | None = None
    tried: bool = False


@dataclass
class Tables:
    """Everything there is; a unit of work changes a copy. Rows are values: copying the tables is enough."""

    mails: dict[MailId, InboxRow] = field(default_factory=dict)
    parcels: dict[int, OutboxRow] = field(default_factory=dict)
    people: dict[PersonId, Person] = field(default_factory=dict)
    tokens: dict[str, Token] = field(default_factory=dict)
    other_addresses: dict[str, PersonId] = field(default_factory=dict)
    games: dict[str, GameRow] = field(default_factory=dict)
    marks: list[tuple[MarkKind, str, str, datetime]] = field(default_factory=list)
    parked: dict[str, ParkedItem] = field(default_factory=dict)
    pictures: dict[str, PictureRow] = field(default_factory=dict)
    faulty_mails: dict[tuple[str, str], FaultyMail] = field(default_factory=dict)

    def copy(self) -> Tables:
        return Tables(
            dict(self.mails),
            dict(self.parcels),
            dict(self.people),
            dict(self.tokens),
            dict(self.other_addresses),
            dict(self.games),
            list(self.marks),
            dict(self.parked),
            dict(self.pictures),
            dict(self.faulty_mails),
        )


def aware(moment: datetime) -> None:
    """Refuse a naive moment, as the real store does."""
    if moment.tzinfo is None:
        raise ValueError(f"a moment without a time zone cannot be stored: {moment!r}")
