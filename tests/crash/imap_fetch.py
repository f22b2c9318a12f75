"""Orders that wait on an IMAP server, which outlives the judge; the line to it can be cut after any byte."""

from __future__ import annotations

import asyncio
import imaplib
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from judge.daemon.clock import stopped_at
from judge.daemon.instance import JudgeInstance
from judge.daemon.passes import run_once
from judge.demo.imap_server import ImapServer
from judge.mail.imap import ImapAccount, ImapMailbox
from judge.mail.imap_connection import _Protocol
from judge.mail.login import Password
from judge.service import crash_points
from judge.store.database import Database
from tests.crash.spool import FileTransport, SpooledStory, mail_of, services
from tests.servers.proxy import Fault, proxy

NOON = datetime(2026, 1, 5, 13, 10, tzinfo=UTC)
STEP = 250
"""Bytes of the server's words from one point to the next."""
PASSES = 4
_USER, _PASSWORD = "judge@judge.example", "open sesame"
_TRAIL = "\n> On that day you wrote to me at length, and I leave it all standing below:" * 40


@dataclass(frozen=True)
class ImapFetch:
    """Mails of a story, fetched by passes of the judge through a proxy that cuts the line once.

    The file `cut` says after how many bytes; without it the line holds. The file `mailbox` says in the end
    how many mails stayed in the inbox and how many were put aside.
    """

    story: SpooledStory
    name: str = "fetching"

    def prepare(self, folder: Path) -> None:
        self.story.prepare(folder)
        for file in (folder / "spool").iterdir():
            file.unlink()

    def play(self, folder: Path) -> None:
        database = Database(f"sqlite:///{folder / 'judge.db'}")
        database.upgrade()
        for _ in range(PASSES):
            if not asyncio.run(_pass(folder, database)):
                break
        else:
            raise RuntimeError("the mailbox could not be read")
        database.close()

    @contextmanager
    def servers(self, folder: Path) -> Iterator[None]:
        ready, announce = os.pipe()
        server = os.fork()
        if server == 0:
            os.close(ready)
            _serve(folder, self._mails(), announce)
        os.close(announce)
        try:
            direct, front = os.read(ready, 100).decode().split()
            (folder / "port").write_text(front)
            yield
            (folder / "mailbox").write_text(_count(int(direct)))
        finally:
            os.close(ready)
            os.kill(server, signal.SIGKILL)
            os.waitpid(server, 0)

    def _mails(self) -> list[bytes]:
        story = self.story
        steps = story.steps[story.start : story.start + story.length]
        return [mail_of(step) + _TRAIL.encode() for step in steps if step.marker == ">"]


async def _pass(folder: Path, database: Database) -> str:
    """One pass of the judge; what it says of its trouble."""
    account = ImapAccount(
        "127.0.0.1",
        _USER,
        Password(_PASSWORD),
        port=int((folder / "port").read_text()),
        tls="none",
        timeout=20,
    )
    instance = JudgeInstance(
        services=services(database),
        clock=stopped_at(NOON + timedelta(minutes=5)),
        transport=FileTransport(folder / "wire"),
        mailbox=ImapMailbox(account),
        listen=None,
        poll_seconds=1,
    )
    return (await run_once(instance)).mailbox_error


def mark_bytes() -> None:
    """Make every STEP bytes heard from the server a point, for the rest of this process."""
    original = _Protocol.data_received
    heard = 0

    def hear(self: _Protocol, d: bytes) -> None:
        nonlocal heard
        while d:
            room = STEP - heard % STEP
            original(self, d[:room])
            heard += len(d[:room])
            d = d[room:]
            if heard % STEP == 0:
                crash_points.crash_point("heard from the mailbox")

    _Protocol.data_received = hear  # type: ignore[method-assign]  # in a process made for it


def _serve(folder: Path, mails: list[bytes], announce: int) -> None:
    """The server's process; it never returns."""
    try:
        asyncio.run(_serve_until_killed(folder, mails, announce))
    finally:
        os._exit(1)


async def _serve_until_killed(folder: Path, mails: list[bytes], announce: int) -> None:
    server = ImapServer({_USER: _PASSWORD})
    port = await server.start()
    for number, raw in enumerate(mails):
        await server.deliver(_USER, raw, NOON + timedelta(seconds=number))
    cut = folder / "cut"
    fault = Fault(cut_after=int(cut.read_text()) if cut.exists() else None, once=True)
    async with proxy(port, fault) as front:
        os.write(announce, f"{port} {front}".encode())
        await asyncio.Event().wait()


def _count(port: int) -> str:
    with imaplib.IMAP4("127.0.0.1", port) as box:
        box.login(_USER, _PASSWORD)
        counts = [int(box.select(folder)[1][0] or b"-1") for folder in ("INBOX", "Processed")]
    return " ".join(map(str, counts))
