"""LMTP (or SMTP) server on our own loop: takes the mail that the machine's own mail server brings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import SMTP, Envelope, Session

from judge.mail.limits import SIZE_LIMIT, Limits
from judge.mail.lmtp import IDENT
from judge.mail.sender import normal_address

Accept = Callable[[bytes, datetime], Awaitable[bool]]
"""Stores a mail for good; False if it could not be stored. Only then may the mail server forget the mail."""

_LINE_BYTES = Limits().line_bytes
_TRY_LATER = "451 4.3.0 Not stored, please try again later"
_ONE_BY_ONE = "452 4.5.3 One recipient at a time, please"
_ENDLESS = b"421 4.3.0 A line without an end, closing\r\n"
_MAILS_A_LINE = 16
_IDLE_SECONDS = 300.0
_MOST_CALLS = {"MAIL": 1_000_000, "RCPT": 1_000_000, "DATA": 1_000_000, "RSET": 1_000_000, "*": 1_000}
"""Of each command on a connection: a mail server may bring as many emails as it has; it needs little else."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LmtpSettings:
    """Where mail is taken in: a TCP port of `host`, or a socket in the file system if `path` is given.

    Only emails to `recipients` (the judge's addresses) are taken, up to `size_limit` bytes. `lmtp` False
    speaks SMTP, for mail servers that cannot do LMTP. Whoever may write here is believed like our border.
    """

    recipients: Collection[str]
    host: str = "127.0.0.1"
    port: int = 24
    path: Path | None = None
    size_limit: int = SIZE_LIMIT
    lmtp: bool = True
    hostname: str = "localhost"


@dataclass  # no slots: Python 3.11.2 leaves a descriptor after on which aiosmtpd stumbles
class _Handler:
    """Answers each step of the dialogue (RFC 2033, RFC 5321); `idle` is set while nothing is being stored."""

    known: frozenset[str]
    accept: Accept
    clock: Callable[[], datetime]
    storing: int = 0
    idle: asyncio.Event = field(default_factory=asyncio.Event)

    async def handle_RCPT(  # noqa: N802  # aiosmtpd's name
        self, server: SMTP, session: Session, envelope: Envelope, address: str, rcpt_options: list[str]
    ) -> str:
        """Take emails for the judge only; what follows a plus belongs to the judge too (RFC 5233).

        LMTP owes an answer to each recipient (RFC 2033 §4.2), aiosmtpd gives one: so one at a time there.
        """
        del session, rcpt_options
        if isinstance(server, LMTP) and envelope.rcpt_tos:
            return _ONE_BY_ONE
        local, _, domain = normal_address(address).rpartition("@")
        if f"{local.partition('+')[0]}@{domain}" not in self.known:
            return "550 5.1.1 No such recipient here"
        envelope.rcpt_tos.append(address)
        return "250 2.1.5 OK"

    async def handle_DATA(  # noqa: N802  # aiosmtpd's name
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        """Say 250 only when the mail is stored for good."""
        del server, session
        content = envelope.content if isinstance(envelope.content, bytes) else b""
        path = b"Return-Path: <%b>\r\n" % (envelope.mail_from or "").strip("<>").encode("utf-8", "replace")
        self.storing += 1
        self.idle.clear()
        try:
            stored = await self.accept(path + content, self.clock())
        except Exception:
            log.exception("a mail brought by the mail server could not be stored")
            return _TRY_LATER
        finally:
            self.storing -= 1
            if not self.storing:
                self.idle.set()
        return "250 2.0.0 Stored" if stored else _TRY_LATER

    async def handle_exception(self, error: Exception) -> str:
        """Answer any exception with a try later: aiosmtpd would send 500 and its text."""
        log.error("mail intake failed", exc_info=error)
        return _TRY_LATER


class _Bounded(SMTP):
    """Takes lines as long as we read them, since a refusal here would bounce the mail; keeps no longer ones.

    aiosmtpd refuses a line that is too long at its end, and keeps all of it until then. So what follows of
    one that is too long already is dropped up to its end, and one that is longer than many whole emails ends
    the connection: 421 lets the mail server keep the mail (RFC 5321 §3.8).
    """

    line_length_limit = _LINE_BYTES
    _unended = 0

    def data_received(self, data: bytes) -> None:
        end, before = data.rfind(b"\n"), self._unended
        self._unended = before + len(data) if end < 0 else len(data) - end - 1
        if self._unended > _MAILS_A_LINE * (self.data_size_limit or _LINE_BYTES):
            if isinstance(self.transport, asyncio.WriteTransport):
                self.transport.write(_ENDLESS)
                self.transport.close()
        elif end >= 0 or before <= 2 * _LINE_BYTES:
            super().data_received(data)
        elif data.endswith(b"\r"):  # it may be the first half of a line end
            super().data_received(b"\r")


class _Smtp(_Bounded):
    """SMTP with these limits."""


class _Lmtp(_Bounded, LMTP):
    """LMTP with these limits."""


class LmtpServer:
    """The LMTP server; `accept` is awaited for every mail, on the loop that started the server."""

    def __init__(self, settings: LmtpSettings, accept: Accept, clock: Callable[[], datetime]) -> None:
        """Prepare; `clock` gives the time of arrival."""
        known = frozenset(normal_address(address) for address in settings.recipients) - {""}
        self._settings = settings
        self._handler = _Handler(known, accept, clock)
        self._server: asyncio.Server | None = None

    async def start(self) -> int:
        """Listen; the port is returned, 0 for a socket in the file system."""
        loop = asyncio.get_running_loop()
        if self._settings.path is not None:
            self._settings.path.unlink(missing_ok=True)
            self._server = await loop.create_unix_server(self._protocol, self._settings.path)
            return 0
        host, port = self._settings.host, self._settings.port
        try:
            self._server = await loop.create_server(self._protocol, host, port)
        except OSError as error:
            why = error.strerror or str(error)
            raise OSError(f"LMTP cannot listen on {host}:{port} ({why}); `judge doctor` says more") from error
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Take no more mail; what is being stored is finished and answered, the sender keeps the rest."""
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._handler.storing:
            await self._handler.idle.wait()
        if self._settings.path is not None:
            self._settings.path.unlink(missing_ok=True)

    def _protocol(self) -> SMTP:
        kind = _Lmtp if self._settings.lmtp else _Smtp
        return kind(
            self._handler,
            data_size_limit=self._settings.size_limit,
            enable_SMTPUTF8=True,
            hostname=self._settings.hostname,
            ident=IDENT,
            command_call_limit=_MOST_CALLS,
            timeout=_IDLE_SECONDS,
            loop=asyncio.get_running_loop(),
        )
