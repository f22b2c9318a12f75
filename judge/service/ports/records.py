"""The database as the service sees it: games, and the unit of work that makes all last together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from typing import Protocol

from judge.game.events import Event
from judge.game.roles import PersonId
from judge.game.state import Game, Snapshot
from judge.service.ports.incoming import Fate, Inbox, MailId
from judge.service.ports.marks import Marks, ParkedItems
from judge.service.ports.outgoing import Outbox, Parcel
from judge.service.ports.people import People


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

    def of(self, person: PersonId) -> Sequence[str]:
        """The names of the games somebody has a part in."""
        ...

    def snapshots(self, name: str) -> Sequence[Snapshot]:
        """The judged phases of a game, first to last."""
        ...


class UnitOfWork(AbstractContextManager["UnitOfWork"], Protocol):
    """One transaction: effect, fate and parcels together, or nothing. Leaving without `commit` rolls back."""

    @property
    def games(self) -> Games:
        """The games."""
        ...

    @property
    def people(self) -> People:
        """The registered."""
        ...

    @property
    def marks(self) -> Marks:
        """What is counted against addresses and seats."""
        ...

    @property
    def parked_items(self) -> ParkedItems:
        """What waits for somebody's word."""
        ...

    def raw(self, mail: MailId) -> bytes:
        """An incoming mail as it is kept; KeyError if there is none."""
        ...

    def cover(self, mail: MailId, raw: bytes) -> None:
        """Keep an incoming mail in these bytes from now on; what makes it unique stays as it was."""
        ...

    def old_mail(self, before: datetime, limit: int) -> Sequence[MailId]:
        """Settled mails that came before that and are kept raw, oldest first."""
        ...

    def forget_sent(self, before: datetime, stub: bytes) -> int:
        """Put `stub` in the place of the bytes of mails that went out before that; how many."""
        ...

    def posted(self, message_id: str) -> tuple[int, str] | None:
        """The number and recipient of the parcel with that Message-ID."""
        ...

    def bounced(self, parcel: int, detail: str) -> None:
        """Write down why a parcel did not arrive."""
        ...

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

    @property
    def inbox(self) -> Inbox:
        """Mails that came in."""
        ...

    @property
    def outbox(self) -> Outbox:
        """Mails to be sent."""
        ...

    def begin(self) -> UnitOfWork:
        """A new unit of work, to be used with `with`."""
        ...
