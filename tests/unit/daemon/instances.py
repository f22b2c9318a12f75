"""Judge instances for tests of the daemon: services and database real, mailbox and transport in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from pathlib import Path

from judge.daemon.clock import Clock, stopped_at
from judge.daemon.instance import JudgeInstance
from judge.game.state import Game
from judge.service.ports import Incoming, Parcel, SendReport, SendStatus
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
    """A mailbox that hands out two mails at a time; `broken` makes it lose the connection when asked."""

    mails: dict[str, tuple[bytes, datetime]] = field(default_factory=dict)
    processed: list[str] = field(default_factory=list)
    deleted_before: list[datetime] = field(default_factory=list)
    broken: str = ""
    closed: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def bring(self, raw: bytes, received: datetime) -> None:
        self.mails[f"1:{len(self.mails) + len(self.processed) + 1}"] = (raw, received)
        self.news.set()

    async def fetch(self) -> Sequence[Incoming]:
        if self.broken:
            raise ConnectionError(self.broken)
        return [Incoming(key, raw, len(raw), when) for key, (raw, when) in list(self.mails.items())[:2]]

    async def done(self, *keys: str) -> None:
        for key in keys:
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

    sent: list[Parcel] = field(default_factory=list)
    answer: SendReport = field(default_factory=lambda: SendReport(SendStatus.SENT))
    closed: bool = False

    def send(self, parcel: Parcel) -> SendReport:
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
