"""The demo's embedded IMAP server as a server under contract."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from functools import partial

from judge.demo.imap_server import ImapServer
from tests.servers.mailboxes import MailServer

USER = 'judge "x" \\ y@example.org'
PASSWORD = 'pass "word" \\'


async def count(server: ImapServer, folder: str) -> int:
    async with server._identity(USER).new_session() as session:
        try:
            box = await session.mailbox_set.get_mailbox(folder)
        except KeyError:
            return 0
        return len(box._messages)


@asynccontextmanager
async def pymap_server() -> AsyncIterator[MailServer]:
    server = ImapServer({USER: PASSWORD})
    port = await server.start()

    async def deliver(raw: bytes, when: datetime) -> None:
        await server.deliver(USER, raw, when)

    try:
        yield MailServer("127.0.0.1", port, USER, PASSWORD, deliver, partial(count, server))
    finally:
        await server.close()
