"""An IMAP server in this process, for the demo and for tests: mailboxes in memory, nothing installed."""

from __future__ import annotations

import asyncio
import ssl
from argparse import Namespace
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from proxyprotocol.sock import SocketInfo
from proxyprotocol.version import ProxyProtocolVersion
from pymap.backend.dict import Config, Identity, Login
from pymap.concurrent import Subsystem
from pymap.imap import IMAPServer
from pymap.parsing.message import AppendMessage
from pymap.user import UserMetadata
from pysasl.hashing import Cleartext


class _Settings(Config):
    """Pymap's settings without its look-up of the machine's name, which can take seconds."""

    @property
    def greeting(self) -> bytes:
        return b"The demo's mailboxes"


def _settings() -> _Settings:
    return _Settings(
        Namespace(),
        demo_data=False,
        demo_user="",
        demo_password="",
        host=None,
        port=0,
        tls_enabled=False,
        hash_context=Cleartext(),
        cpu_subsystem=Subsystem.for_asyncio(),
        proxy_protocol=ProxyProtocolVersion.get(),
        ssl_context=ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER),
        reject_dnsbl=False,
        invalid_user_sleep=0.0,
    )


class ImapServer:
    """Mailboxes of some people, given as login names with their passwords; IDLE, MOVE and UIDPLUS are there.

    Pymap's own way of starting loses its connections to the garbage collector on Python 3.13, so that only
    its parts are used.
    """

    def __init__(self, users: Mapping[str, str]) -> None:
        """Prepare the mailboxes."""
        self._config = _settings()
        self._login = Login(self._config)
        self._users = dict(users)
        self._server: asyncio.Server | None = None
        self._connections: set[asyncio.Task[Any]] = set()

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> int:
        """Listen, on a free port if `port` is 0; the port is returned."""
        self._config.apply_context()
        for name, password in self._users.items():
            await self._identity(name).set(UserMetadata(self._config, name, password=password))
        self._server = await asyncio.start_server(self._serve, host, port)
        return int(self._server.sockets[0].getsockname()[1])

    def knows(self, name: str) -> bool:
        """Return whether somebody has a mailbox here."""
        return name.lower() in self._users

    def admits(self, name: str, password: str) -> bool:
        """Return whether this is the password of that mailbox."""
        return self._users.get(name.lower()) == password

    async def deliver(self, name: str, raw: bytes, when: datetime) -> None:
        """Put an email into someone's INBOX; KeyError if there is no such mailbox."""
        if not self.knows(name):
            raise KeyError(name)
        async with self._identity(name.lower()).new_session() as session:
            inbox = await session.mailbox_set.get_mailbox("INBOX")
            await inbox.append(AppendMessage(raw, when, frozenset()), recent=True)

    async def close(self) -> None:
        """Stop listening and hang up on everyone."""
        if self._server is not None:
            self._server.close()
        for task in self._connections:
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    def _identity(self, name: str) -> Identity:
        return Identity(name, self._login, None, frozenset())

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        if task is not None:
            self._connections.add(task)
            task.add_done_callback(self._connections.discard)
        try:
            server = IMAPServer(self._login, self._config)
            await server(reader, writer, SocketInfo.get(writer, None))
        except (OSError, EOFError, asyncio.CancelledError):
            writer.close()
