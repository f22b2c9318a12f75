"""The mailbox: mails that wait on a server somewhere, until they are stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Incoming:
    """A mail on the server: its key there, its bytes (the head alone if over the limit), size and arrival."""

    key: str
    raw: bytes | None
    size: int
    received: datetime


class Mailbox(Protocol):
    """A mailbox somewhere, read in asyncio; every call may raise OSError when the connection is lost."""

    async def fetch(self) -> Sequence[Incoming]:
        """A batch of the mails that wait, oldest first; empty when there are none."""
        ...

    async def done(self, *keys: str) -> None:
        """These mails are safely stored: put them out of the way."""
        ...

    async def delete_processed(self, before: datetime) -> int:
        """Delete mails put out of the way that arrived before that, some hundred at a time; how many."""
        ...

    async def wait(self, seconds: float) -> None:
        """Return when something may have come, at the latest after `seconds`."""
        ...

    async def close(self) -> None:
        """Log out."""
        ...
