"""Parked items: commands, orders, letters and whole mails that wait for a token to come back in a CONFIRM.

A letter may wait for its time instead: until then it can be stopped.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from judge.game.roles import PersonId
from judge.records import MailId, ParkedItem


class ParkedItems(Protocol):
    """The parked items, within a unit of work."""

    def park(self, item: ParkedItem) -> None:
        """Keep an item."""
        ...

    def take(self, digest: str, now: datetime) -> ParkedItem | None:
        """Remove and return the item of that hash if it has not expired."""
        ...

    def waits(self, digest: str, now: datetime) -> bool:
        """Whether an item of that hash is there and has not expired."""
        ...

    def clear(self, person: PersonId, game: str) -> Sequence[ParkedItem]:
        """Remove and return what waits for a person in a game but mails, and what waits for his addresses.

        Without a game, the latter alone: they are his in all games.
        """
        ...

    def due(self, game: str, now: datetime) -> Sequence[ParkedItem]:
        """What is due in a game by now, first to last."""
        ...

    def take_due(self, digest: str, now: datetime) -> ParkedItem | None:
        """Remove and return the item of that hash if it is due."""
        ...

    def orders_waiting(self, person: PersonId, game: str) -> Sequence[ParkedItem]:
        """The orders that wait for a person's word in a game."""
        ...

    def remove_expired(self, now: datetime) -> Sequence[MailId]:
        """Remove what has expired, but not what is due; its mails, each as often as it was parked."""
        ...
