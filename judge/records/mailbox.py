"""Emails that wait on a server somewhere, as a fetch brings them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime


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
