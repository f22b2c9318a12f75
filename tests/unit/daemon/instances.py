"""Judge instances for tests of the daemon: services and database real, mailbox and transport in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from pathlib import Path

from judge.daemon.clock import Clock, stopped_at
from judge.daemon.instance import JudgeInstance
from judge.game.state import Game
from judge.records import Batch, Fault, Incoming, OutgoingEmail, SendReport, SendStatus
from judge.store.database import Database
from tests.scenarios.story import StoryJudge, read
from tests.servers import sqlite
from tests.services import services_on

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)


def hello(number: int, sender: str = "anna@aus.test", body: str = "HELP\n") -> bytes:
    """A mail to the judge."""
    return (
        f"From: {sender}\r\nTo: judge@judge.example\r\nSubject: hello\r\n"
        f"Message-ID: <{number}@aus.test>\r\nDate: Mon, 05 Jan 2026 12:00:00 +0000\r\n\r\n{body}"
    ).encode()


@dataclass
class MemoryMailbox:
    """A mailbox that hands out two mails at a time; `broken` makes it lose the connection when asked.

    Of the keys that are `faulty` it cannot give the mail, over those `cutting` it loses the connection, of
    those `headless` it cannot give the header. It says that it moves mails when it `lies`, and does not.
    """

    mails: dict[str, tuple[bytes, datetime]] = field(default_factory=dict)
    processed: list[str] = field(default_factory=list)
    deleted_before: list[datetime] = field(default_factory=list)
    broken: str = ""
    faulty: set[str] = field(default_factory=set)
    cutting: set[str] = field(default_factory=set)
    headless: set[str] = field(default_factory=set)
    unmovable: str = ""
    lies: bool = False
    closed: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def bring(self, raw: bytes, received: datetime) -> None:
        self.mails[f"1:{len(self.mails) + len(self.processed) + 1}"] = (raw, received)
        self.news.set()

    async def fetch(self, leave: Collection[str] = (), last: Collection[str] = ()) -> Batch:
        if self.broken:
            raise ConnectionError(self.broken)
        still = frozenset(key for key in (*leave, *last) if key in self.mails)
        keys = sorted((key for key in self.mails if key not in leave), key=lambda key: key in last)[:2]
        mails: list[Incoming] = []
        for key in keys:
            if key in self.faulty:
                return Batch(mails, Fault(key, "nothing for it", cut=key in self.cutting), still)
            raw, when = self.mails[key]
            mails.append(Incoming(key, raw, len(raw), when))
        return Batch(mails, None, still)

    async def header(self, key: str) -> Incoming:
        if key in self.headless:
            raise ConnectionError("no header")
        head, when = self.mails[key]
        return Incoming(key, head.partition(b"\r\n\r\n")[0], len(head), when, readable=False)

    async def done(self, *keys: str) -> None:
        if self.unmovable:
            raise ConnectionError(self.unmovable)
        for key in keys:
            if not self.lies:
                del self.mails[key]
        self.processed.extend(keys)

    async def delete_processed(self, before: datetime) -> int:
        self.deleted_before.append(before)
        return 1

    async def wait(self, seconds: float) -> None:
        self.news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), seconds)

    async def close(self) -> None:
        self.closed = True


@dataclass
class MemoryTransport:
    """Keeps what is sent."""

    sent: list[OutgoingEmail] = field(default_factory=list)
    answer: SendReport = field(default_factory=lambda: SendReport(SendStatus.SENT))
    closed: bool = False

    def send(self, parcel: OutgoingEmail) -> SendReport:
        if self.answer.status is SendStatus.SENT:
            self.sent.append(parcel)
        return self.answer

    def close(self) -> None:
        self.closed = True


@dataclass
class MovingClock:
    """A clock that tests move."""

    now: datetime = NOON

    def __call__(self) -> datetime:
        return self.now

    def advance(self, **span: float) -> None:
        self.now += timedelta(**span)


OPENED: list[Database] = []
"""The databases of the test at hand."""


def running_game(instance: JudgeInstance) -> datetime:
    """Let a game begin at NOON in the instance's database; its deadline is the evening of the 7th."""
    story = StoryJudge(instance.services, now=NOON)
    for step in read("opening"):
        if step.marker == ">":
            story.mail_in(step)
    return datetime(2026, 1, 7, 23, 30, tzinfo=UTC)


def game(instance: JudgeInstance) -> Game:
    """The game as it stands in the database."""
    with instance.services.store.begin() as work:
        found = work.games.get("alpha")
    assert found is not None
    return found


def subjects(transport: MemoryTransport) -> list[str]:
    """The subjects of what was sent."""
    return [
        str(message_from_bytes(parcel.raw, policy=policy.default)["Subject"]) for parcel in transport.sent
    ]


def instance(
    folder: Path,
    mailbox: MemoryMailbox | None = None,
    clock: Clock | None = None,
    transport: MemoryTransport | None = None,
) -> JudgeInstance:
    """A judge instance on a fresh database in `folder`, which is closed when the test is over."""
    database = sqlite.fresh(folder / "judge.db")
    OPENED.append(database)
    return JudgeInstance(
        services=services_on(database, opt_in=False),
        clock=clock or stopped_at(NOON),
        transport=transport or MemoryTransport(),
        mailbox=mailbox,
        listen=None,
        poll_seconds=0.05,
    )
