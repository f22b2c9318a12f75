"""Incoming mails: as they are stored, tried and settled."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import TypeAlias

MailId: TypeAlias = int


class Fate(StrEnum):
    """The four ends of an incoming mail; every mail comes to exactly one."""

    APPLIED = "applied"
    REFUSED = "refused"
    IGNORED = "ignored"
    QUARANTINED = "quarantined"


@dataclass(frozen=True, slots=True)
class Stored:
    """An incoming mail in the database; `fresh` is False for a second delivery of one already there."""

    id: MailId
    fresh: bool


@dataclass(frozen=True, slots=True)
class Waiting:
    """A stored mail without a fate, before an attempt at it.

    `deaths` counts the attempts that were begun and never ended, because the process died; `begun` is when
    the last of these began, None if the last attempt ended or there was none. `routes` are the games that it
    is about as far as its bytes tell, for where several processes work at once.
    """

    id: MailId
    sender: str
    deaths: int = 0
    begun: datetime | None = None
    routes: tuple[str, ...] = ()
    received: datetime | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Pending:
    """A stored mail in an attempt; of earlier ones `failures` ended by an exception, `deaths` never ended."""

    id: MailId
    raw: bytes
    received: datetime
    failures: int = 0
    deaths: int = 0
    routes: tuple[str, ...] = ()


class AlreadySettled(Exception):  # noqa: N818  # it names what was found
    """The mail has met its fate already, in another process: what was done for it now must not last."""


class OutOfTurn(Exception):  # noqa: N818  # it names what was found
    """What was begun has to wait for what another process has in hand: nothing of it may last, nor count."""
