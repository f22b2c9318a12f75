"""Claims: what the processes at one database have in hand, where several may work at once."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol

from judge.records import MailId


class Claims(Protocol):
    """The claims of one process; each dies with it, so that nobody waits for somebody who is gone."""

    def join(self) -> bool:
        """Work beside others; False while somebody has the whole work to himself (`Inbox.claim`)."""
        ...

    def leave(self) -> None:
        """Work no more, and give back whatever is claimed."""
        ...

    def taken(self) -> Collection[MailId]:
        """The mails that processes have in hand, this one too."""
        ...

    def take(self, mails: Iterable[MailId]) -> Collection[MailId]:
        """Claim mails; those that were free."""
        ...

    def give_back(self) -> None:
        """Give back all mails."""
        ...

    def take_chores(self) -> bool:
        """Claim what one process does for all, until `leave`; False if somebody is at it."""
        ...
