"""The mailbox: emails that wait on a server, and pauses between tries to reach it."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Protocol

from judge.records import Batch, Incoming

# The mailbox: emails that wait on a server somewhere, until they are stored.


class Mailbox(Protocol):
    """A mailbox somewhere, read in asyncio.

    Whatever its server says or does not say, a call ends within a bounded time, in what it promises or in an
    OSError: then the mailbox is in trouble, and the next call begins again.
    """

    async def fetch(self, leave: Collection[str] = (), last: Collection[str] = ()) -> Batch:
        """Return a batch of the emails that wait, oldest first; empty when there are none.

        The keys to `leave` are not fetched, and those to fetch `last` come after all others.
        """
        ...

    async def header(self, key: str) -> Incoming:
        """Return the header alone of an email that cannot be read; OSError if that cannot be read either."""
        ...

    async def done(self, *keys: str) -> None:
        """These emails are safely stored: put them out of the way."""
        ...

    async def delete_processed(self, before: datetime) -> int:
        """Delete emails put away that arrived before that, some hundred at a time; how many."""
        ...

    async def wait(self, seconds: float) -> None:
        """Return when something may have come, at the latest after `seconds`."""
        ...

    async def close(self) -> None:
        """Log out."""
        ...


# Pauses between tries to reach the mail server.

_LONGEST = timedelta(minutes=10)
_DOUBLINGS = 16
"""More than it takes to reach the longest pause; it bounds the arithmetic."""


def reconnect_pause(failures: int) -> timedelta:
    """Return the pause after `failures` in a row (1 or more): 1 s, doubled with each, at most 10 min."""
    return min(timedelta(seconds=2 ** min(failures - 1, _DOUBLINGS)), _LONGEST)
