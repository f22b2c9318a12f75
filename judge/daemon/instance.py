"""The judge instance: what one running process holds, and the protocols of what `app` puts into it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Protocol, TypeAlias

from judge.daemon.clock import Clock
from judge.daemon.hints import Line
from judge.mail.mailbox import Mailbox
from judge.mail.transports import ClosableTransport
from judge.service.dependencies import Services
from judge.service.outgoing.dispatch import UNLIMITED, SendingLimits


class Listener(Protocol):
    """A server of the judge's own, to which the machine's mail server brings mail (LMTP)."""

    async def close(self) -> None:
        """Take no more mail; those under way are finished."""
        ...


Accept: TypeAlias = Callable[[bytes, datetime], Awaitable[bool]]
"""Takes raw bytes and their time of arrival; True means that they are stored for good."""
Listen: TypeAlias = Callable[[Accept], Awaitable[Listener]]
"""Starts a listener that brings its mail to the given function."""


class Closing(Protocol):
    """Something that runs until it is closed."""

    def close(self) -> None:
        """End it."""
        ...


HealthCheck: TypeAlias = Callable[[], tuple[bool, str]]
"""Whether all is well, and how things are."""


def no_report(_now: datetime) -> None:
    """For what this judge has none of: a report, a list, a site."""


def nothing_to_cut() -> None:
    """For a transport that never waits for a server."""


def nobody_else() -> bool:
    """For a mailbox that no other process reads."""
    return True


@dataclass(frozen=True, slots=True)
class JudgeInstance:
    """The services, the clock, and the ways mail comes and goes; None for a way that is not configured.

    `limits` are how many emails may leave in which time.
    `serve_metrics` answers monitors, who ask for the health of the process too.
    `cut_sending` breaks off, from another thread, what the transport is waiting for.
    `report` emails the keeper's report when it is due, `list_results` writes the list for rating sites,
    `update_site` the pages of games that changed.
    `note_start` keeps what the doctor compares with the files of now.
    `source` names the mailbox for other processes at this database, `own_mailbox` says whether this process
    is the one that reads it, and `line` carries hints between them; one process alone needs none of them.
    `poll_seconds` is the longest time between two looks at the mailbox, `keep_processed` how long it keeps
    stored emails (None: for ever).
    """

    services: Services
    clock: Clock
    transport: ClosableTransport
    mailbox: Mailbox | None
    listen: Listen | None
    poll_seconds: float
    keep_processed: timedelta | None = None
    cut_sending: Callable[[], None] = nothing_to_cut
    report: Callable[[datetime], None] = no_report
    list_results: Callable[[datetime], None] = no_report
    update_site: Callable[[datetime], None] = no_report
    note_start: Callable[[datetime], None] = no_report
    source: str = ""
    own_mailbox: Callable[[], bool] = nobody_else
    line: Line | None = None
    limits: SendingLimits = UNLIMITED
    serve_metrics: Callable[[HealthCheck], Closing] | None = None


# The roles of a process: taking mail in, working on it, sending; any number of processes have each.


class Role(StrEnum):
    """What a process does; also the words by which processes wake each other."""

    INTAKE = "intake"
    """It reads the mailbox or listens for email, and stores what arrives."""
    WORK = "work"
    """It processes email and adjudicates at deadlines."""
    SEND = "send"
    """It sends what is in the outbox."""


ALL = frozenset(Role)


def limited_to(instance: JudgeInstance, roles: Collection[Role]) -> JudgeInstance:
    """Return the instance without what belongs to other roles: no mail comes in, no pages are written."""
    if Role.INTAKE not in roles:
        instance = replace(instance, mailbox=None, listen=None)
    if Role.WORK not in roles:
        instance = replace(instance, report=no_report, list_results=no_report, update_site=no_report)
    return instance
