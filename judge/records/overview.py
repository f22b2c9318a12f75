"""Overview: how a judge stands and what happened in a week, as its keeper is shown them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from judge.records.faulty_mails import FaultyMail
from judge.records.health import Trouble

HELD = timedelta(minutes=10)
"""How long a deadline may wait to be judged before people are told."""


@dataclass(frozen=True, slots=True)
class Overview:
    """How a judge stands; moments are None where nothing waits or nothing was ever noted."""

    worked: Mapping[str, datetime]
    troubles: Mapping[str, Trouble]
    mails_waiting: int
    oldest_waiting: datetime | None
    mails_unsent: int
    oldest_unsent: datetime | None
    set_aside: int
    unsendable: int
    """Outgoing mails that were given up, or are held after a restore."""
    held: tuple[tuple[str, datetime], ...]
    """The running games whose deadline has waited for longer than `HELD`, with it, the oldest first."""
    games: Mapping[str, int]
    people: int
    banned: int
    closed: datetime | None
    bytes: int
    """How large the database is."""
    free: int
    disk: int
    """How much of the disk is free, and how large it is."""
    faulty: tuple[FaultyMail, ...] = ()
    """The emails that the mail server does not let the judge read, the oldest first."""
    questions_waiting: int = 0
    """Newcomers who are asked later whether they want mail, as many were asked."""
    read_only: bool = False
    """Whether the disk takes nothing, however much of it is free."""


@dataclass(frozen=True, slots=True)
class Week:
    """What happened between two moments."""

    mails_in: int
    mails_out: int
    fates: Mapping[str, int]
    phases: int
    late: int
    games_created: int
    games_ended: int
    people: int
