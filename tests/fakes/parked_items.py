"""Parked items in memory."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from judge.game.roles import PersonId
from judge.records import MailId, ParkedAddress, ParkedItem, ParkedMail, ParkedOrders, ParkedOtherAddress
from tests.fakes.schema import Tables


class MemoryParkedItems:
    """Implements ports.ParkedItems."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def park(self, item: ParkedItem) -> None:
        self._tables.parked[item.digest] = item

    def take(self, digest: str, now: datetime) -> ParkedItem | None:
        return self._tables.parked.pop(digest) if self.waits(digest, now) else None

    def waits(self, digest: str, now: datetime) -> bool:
        return digest in self._tables.parked and self._tables.parked[digest].expires > now

    def due(self, game: str, now: datetime) -> Sequence[ParkedItem]:
        items = [one for one in self._tables.parked.values() if one.game == game and one.due]
        return sorted((one for one in items if one.expires <= now), key=lambda one: (one.expires, one.digest))

    def take_due(self, digest: str, now: datetime) -> ParkedItem | None:
        found = self._tables.parked.get(digest)
        return self._tables.parked.pop(digest) if found and found.due and found.due <= now else None

    def clear(self, person: PersonId, game: str) -> Sequence[ParkedItem]:
        mine = [
            one
            for one in self._tables.parked.values()
            if one.person == person
            and (one.game == game or isinstance(one.content, ParkedAddress | ParkedOtherAddress))
            and not isinstance(one.content, ParkedMail)
        ]
        return [self._tables.parked.pop(one.digest) for one in mine]

    def orders_waiting(self, person: PersonId, game: str) -> Sequence[ParkedItem]:
        items = self._tables.parked.values()
        mine = [one for one in items if (one.person, one.game) == (person, game)]
        return [one for one in mine if isinstance(one.content, ParkedOrders)]

    def remove_expired(self, now: datetime) -> Sequence[MailId]:
        items = self._tables.parked.items()
        old = sorted(digest for digest, one in items if one.expires <= now and one.due is None)
        contents = [self._tables.parked.pop(digest).content for digest in old]
        return [content.mail for content in contents if isinstance(content, ParkedMail)]
