"""Faulty emails: those that the mail server does not let the judge read (docs/howto/stuck-mail.md)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from judge.records import FaultyMail


class FaultyMails(Protocol):
    """The faulty emails, within a unit of work."""

    def all(self) -> Sequence[FaultyMail]:
        """Every one, the oldest first."""
        ...

    def save(self, mail: FaultyMail) -> None:
        """Note one, or note anew how it stands."""
        ...

    def remove(self, mailbox: str, keys: Collection[str]) -> None:
        """Forget some that were read, or are not there any more."""
        ...

    def forget(self, mailbox: str) -> None:
        """Forget all of a mailbox that is read no more."""
        ...
