"""Overview: how a judge stands and what happened in a week, as its keeper is shown them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from judge.records.incoming import FaultyEmail

# Health: the parts of the judge, and what keeps one from its work.

MAILBOX, WORK, SENDING, BACKUP = "mailbox", "work", "sending", "backup"
"""The parts: emptying the mailbox, handling mail and deadlines, sending, a copy of the database."""
SITE = "site"
"""The part that writes the games' pages, where the judge has a site."""
RATINGS = "ratings"
"""The part that writes the list of results, where the judge has one."""
PICTURES = "pictures"
"""The part that makes the pictures of emails, where there was one to make."""
PROCESSED = "processed"
"""The part that deletes what has long been stored from the mailbox."""
PULSE, PULSE_BEFORE = "pulse", "pulse before"
PULSES = (PULSE, PULSE_BEFORE, "pulse before 2", "pulse before 3")
"""When any process last was at work, and when before that: by these a time without the judge is known."""
RELAY, PROBED = "relay", "relay tried"
"""The next server while it refuses mail to one recipient after the other, and the last try in that time."""
LIMIT = "sending limit"
"""A limit of the keeper's on sending, while mail waits for it."""
CLOCK = "clock"
"""The moment from which the machine's clock was set back: until then a time comes that has been before."""
GAME = "game "
"""What the parts begin with that are games: one is only there while the game cannot be adjudicated."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """What keeps a part from its work, and since when."""

    why: str
    since: datetime


HELD = timedelta(minutes=10)
"""How long a deadline may wait to be adjudicated before people are told."""


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
    """Outgoing emails that were given up, or are held after a restore."""
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
    faulty: tuple[FaultyEmail, ...] = ()
    """The emails that the mail server does not let the judge read, the oldest first."""
    questions_waiting: int = 0
    """Newcomers who will be asked later if they want email, because many have been asked."""
    mails_tried: int = 0
    oldest_tried: datetime | None = None
    """Of the emails to be sent, how many were tried in vain, and since when the oldest of them waits."""
    read_only: bool = False
    """Whether the disk is read-only, however much of it is free."""


LATENCIES = (1, 5, 15, 60, 300, 900, 3600, 14_400, 86_400)
"""The limits, in seconds, by which replies are counted."""


@dataclass(frozen=True, slots=True)
class Totals:
    """What there was since the database was begun: numbers that only grow."""

    fates: Mapping[str, int]
    sent: int
    phases: int
    failures: Mapping[str, int]
    replies: tuple[int, ...]
    """How many were sent within each of `LATENCIES` of their email's arrival, and how many in all."""
    waited: float
    """The seconds for which all of these emails waited together."""


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
    too_late: int = 0
    """Emails that were not sent because they were no longer useful."""
