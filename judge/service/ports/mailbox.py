"""The mailbox: emails that wait on a server somewhere, until they are stored."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Incoming:
    """An email on the server: its key there, its bytes (the head alone if over the limit), size and arrival.

    `received` is when the server says that it came, None where it does not say. Of one that is not `readable`
    the server gave the head alone.
    """

    key: str
    raw: bytes | None
    size: int
    received: datetime | None
    readable: bool = True


@dataclass(frozen=True, slots=True)
class Fault:
    """An email that could not be read, and what the server said; `cut` if the connection was lost over it."""

    key: str
    why: str
    cut: bool


@dataclass(frozen=True, slots=True)
class Batch:
    """What a fetch brought: the emails, up to the first that could not be read.

    `still` are those keys of which the fetch was told that are on the server, and `unread` what else it named
    that is no email's number.
    """

    mails: Sequence[Incoming] = ()
    fault: Fault | None = None
    still: frozenset[str] = frozenset()
    unread: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether there was nothing to fetch."""
        return not self.mails and self.fault is None


class Mailbox(Protocol):
    """A mailbox somewhere, read in asyncio.

    Whatever its server says or does not say, a call ends within a bounded time, in what it promises or in an
    OSError: then the mailbox is in trouble, and the next call begins again.
    """

    async def fetch(self, leave: Collection[str] = (), last: Collection[str] = ()) -> Batch:
        """A batch of the emails that wait, oldest first; empty when there are none.

        The keys to `leave` are not fetched, and those to fetch `last` come after all others.
        """
        ...

    async def header(self, key: str) -> Incoming:
        """The header alone of an email that cannot be read; OSError if that cannot be read either."""
        ...

    async def done(self, *keys: str) -> None:
        """These emails are safely stored: put them out of the way."""
        ...

    async def delete_processed(self, before: datetime) -> int:
        """Delete emails put out of the way that arrived before that, some hundred at a time; how many."""
        ...

    async def wait(self, seconds: float) -> None:
        """Return when something may have come, at the latest after `seconds`."""
        ...

    async def close(self) -> None:
        """Log out."""
        ...
