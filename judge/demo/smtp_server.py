"""An SMTP server in this process that delivers into the demo's mailboxes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from judge.demo.imap_server import ImapServer

_SIZE = 20_000_000


@dataclass(frozen=True)  # no slots: Python 3.11.2 leaves a descriptor after on which aiosmtpd stumbles
class _Deliverer:
    """The mail transfer: everyone with a mailbox is local, all others are unknown."""

    mailboxes: ImapServer
    clock: Callable[[], datetime]
    watcher: Callable[[str, str, bytes], None] | None

    async def handle_RCPT(  # noqa: N802  # aiosmtpd's name
        self, server: SMTP, session: Session, envelope: Envelope, address: str, rcpt_options: list[str]
    ) -> str:
        """Accept those who have a mailbox."""
        del server, session, rcpt_options
        if not self.mailboxes.knows(address):
            return "550 5.1.1 Nobody of that name lives here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802  # aiosmtpd's name
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        """Deliver one copy to each, with the envelope's sender in front (RFC 5321 §4.4)."""
        del server, session
        content = envelope.content if isinstance(envelope.content, bytes) else b""
        raw = b"Return-Path: <%b>\r\n" % (envelope.mail_from or "").strip("<>").encode() + content
        for address in envelope.rcpt_tos:
            await self.mailboxes.deliver(address, raw, self.clock())
            if self.watcher is not None:
                self.watcher(envelope.mail_from or "", address, content)
        return "250 2.0.0 Delivered"


class SmtpServer:
    """Takes mail for an ImapServer's mailboxes, with or without login; `watcher` sees (from, to, bytes)."""

    def __init__(
        self,
        mailboxes: ImapServer,
        clock: Callable[[], datetime],
        watcher: Callable[[str, str, bytes], None] | None = None,
    ) -> None:
        """Prepare; `clock` gives the time of arrival."""
        self._deliverer = _Deliverer(mailboxes, clock, watcher)
        self._server: asyncio.Server | None = None

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> int:
        """Listen, on a free port if `port` is 0; the port is returned."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self._protocol, host, port)
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            self._server = None

    def _protocol(self) -> SMTP:
        return SMTP(
            self._deliverer,
            data_size_limit=_SIZE,
            enable_SMTPUTF8=True,
            hostname="localhost",
            ident="The demo's post office",
            authenticator=self._authenticate,
            auth_require_tls=False,
        )

    def _authenticate(self, *arguments: object) -> AuthResult:
        """Let in whoever has a mailbox and knows its password."""
        data = arguments[-1]
        if not isinstance(data, LoginPassword):
            return AuthResult(success=False, handled=False)
        name, password = data.login.decode("utf-8", "replace"), data.password.decode("utf-8", "replace")
        return AuthResult(success=self._deliverer.mailboxes.admits(name, password), handled=False)
