"""The games, with their events and judged phases."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from typing import Protocol

from judge.game.events import Event
from judge.game.roles import PersonId
from judge.game.state import Game, Snapshot
from judge.records import Recorded


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

    def count(self) -> int:
        """How many games are listed: all but those for practice."""
        ...

    def listed(self, start: int, most: int) -> Sequence[Game]:
        """At most so many of the listed games by name, after the first `start` of them."""
        ...

    def forming(self, most: int) -> Sequence[Game]:
        """At most so many of the listed games that wait for players, by name."""
        ...

    def ended(self) -> Sequence[tuple[Game, datetime]]:
        """The listed games that have ended, and when, first to last."""
        ...

    def count_ended(self) -> int:
        """How many listed games have ended."""
        ...

    def is_removed(self, name: str) -> bool:
        """Whether the keeper has removed the game of that name: nothing but the record knows it, for good."""
        ...

    def names_taken(self) -> Sequence[str]:
        """The names of all games there ever were, removed ones too."""
        ...

    def remove(self, name: str) -> None:
        """Remove a game that was read: nobody finds it any more, its record stays, its name stays taken."""
        ...

    def remove_unreadable(self, name: str) -> None:
        """Remove a game whose state cannot be read, as `remove` does."""
        ...

    def due(self, now: datetime) -> Sequence[str]:
        """The names of the games with something due at `now`, the longest overdue first.

        That may be a parked item alone (`ParkedItems.due`).
        """
        ...

    def claim_due(self, now: datetime, besides: Sequence[str] = ()) -> str | None:
        """The longest overdue game at `now` that nobody has in hand, locked for this unit of work."""
        ...

    def next_due(self, leaving_out: Collection[str] = ()) -> datetime | None:
        """When the next game has something due, some left out."""
        ...

    def of(self, person: PersonId) -> Sequence[str]:
        """The names of the games somebody has a part in."""
        ...

    def stood_by(self, person: PersonId) -> Sequence[str]:
        """The names of the games that go on in which somebody stands by for a power."""
        ...

    def masters(self, name: str) -> Sequence[PersonId]:
        """Who leads the game of that name, without reading the game itself; nobody if there is none."""
        ...

    def members(self, name: str) -> Sequence[PersonId]:
        """Everybody who has a part in the game of that name, without reading the game itself."""
        ...

    def empty_letters(self, person: PersonId) -> Sequence[str]:
        """Take the text out of the letters somebody wrote; the games in whose record he is named."""
        ...

    def event(self, name: str, number: int) -> Event | None:
        """The event of that number in a game's record, as long as it judged no phase."""
        ...

    def snapshots(self, name: str) -> Sequence[Snapshot]:
        """The judged phases of a game, first to last."""
        ...

    def record(self, name: str) -> Sequence[Recorded]:
        """Everything that happened in a game, first to last."""
        ...
