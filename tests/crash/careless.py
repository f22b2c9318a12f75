"""Workers that are careless in one way each: what `two_workers` has to find if the judge were like them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from contextlib import suppress
from datetime import datetime

from judge.records import AlreadySettled, EmailId, Fate
from judge.store.database import Database, UnitOfWork
from judge.store.inbox import InboxRecords
from judge.store.locks import Claims, cores


class _ClaimsWithoutLock(Claims):
    """Believes that every mail is free, and its own for the asking."""

    def taken(self) -> Collection[EmailId]:
        return frozenset()

    def take(self, mails: Iterable[EmailId]) -> Collection[EmailId]:
        return frozenset(mails)


class ClaimsWithoutLock(Database):
    """A database in which every worker takes every mail, as where a session with its locks was lost."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.claims = _ClaimsWithoutLock(self.connections, cores())


class _SettlesAgain(InboxRecords):
    """Does not mind that a mail has its fate."""

    def settle(self, mail: EmailId, fate: Fate, note: str, now: datetime, raw: bytes | None = None) -> None:
        with suppress(AlreadySettled):
            super().settle(mail, fate, note, now, raw)


class _UnitThatSettlesAgain(UnitOfWork):
    @property
    def inbox(self) -> InboxRecords:
        return _SettlesAgain(self._connection)


class SettlesAgain(ClaimsWithoutLock):
    """One in which a mail besides takes effect as often as it is handled."""

    def begin(self) -> UnitOfWork:
        return _UnitThatSettlesAgain(self.connections, self._known_games)
