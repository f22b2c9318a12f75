"""An IMAP connection through aioimaplib; no other file knows that library and its weaknesses."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import Awaitable, Mapping, Sequence
from contextlib import suppress
from datetime import date
from ssl import SSLContext
from typing import Any, TypeVar

from aioimaplib import aioimaplib

from judge.known_secrets import strike_secrets
from judge.mail.imap_syntax import Envelope, envelopes, folder_name, imap_date, literal

_T = TypeVar("_T")
_SLICE = 4096
_EXISTS = re.compile(rb"\* \d+ EXISTS")
_GREETING = re.compile(rb"\* (OK|PREAUTH)\b", re.IGNORECASE)
_VALIDITY = re.compile(rb"\[UIDVALIDITY (\d+)\]")

logging.getLogger("aioimaplib").setLevel(logging.WARNING)  # below that it writes whole mails to the log


class ImapRefusalError(OSError):
    """The server said no: wrong password, no such folder. Its words are kept without secrets."""

    def __init__(self, said: str) -> None:
        super().__init__(strike_secrets(said))


class _Protocol(aioimaplib.IMAP4ClientProtocol):  # type: ignore[misc]  # the library has no types
    """Feeds small slices, because the library recurses once for each line it is given (its issue 118).

    `new_mail` is set when a new mail is announced: a server does so once, during whatever command is running.
    `no_greeting` is a first line by which no IMAP server greets (RFC 3501 §7.1): the library would wait on.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, conn_lost_cb: Any) -> None:
        super().__init__(loop, conn_lost_cb)
        self.new_mail = asyncio.Event()
        self.no_greeting = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        _keep_alive(transport.get_extra_info("socket"))
        super().connection_made(transport)

    def data_received(self, d: bytes) -> None:
        for start in range(0, len(d), _SLICE):
            super().data_received(d[start : start + _SLICE])

    def _handle_line(self, line: bytes, current_cmd: Any) -> Any:
        if self.state == aioimaplib.CONNECTED and line and not _GREETING.match(line):
            self.no_greeting = line
            self.transport.abort()
            return None
        if _EXISTS.fullmatch(line):
            self.new_mail.set()
        return super()._handle_line(line, current_cmd)


class _Client(aioimaplib.IMAP4):  # type: ignore[misc]  # the library has no types
    def create_client(
        self, host: str, port: int, loop: Any, conn_lost_cb: Any = None, ssl_context: SSLContext | None = None
    ) -> None:
        own_loop = loop or asyncio.get_running_loop()
        self.protocol = _Protocol(own_loop, conn_lost_cb)
        connecting = own_loop.create_connection(lambda: self.protocol, host, port, ssl=ssl_context)
        self._client_task = own_loop.create_task(connecting)

    def stop(self) -> None:
        """Cancel what still runs in the library, which has no such call of its own."""
        if self._idle_waiter is not None:
            self._idle_waiter.cancel()
        for task in {self._client_task, *self.tasks, *self.protocol.tasks}:
            task.cancel()


class ImapConnection:
    """An IMAP connection that fails fast: whatever goes wrong closes it and is raised as an OSError."""

    def __init__(self, timeout: float) -> None:
        """Prepare; `timeout` bounds every exchange in seconds, from the first byte to the last."""
        self._timeout = timeout
        self._lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._client: Any = None
        self._idling: asyncio.Future[Any] | None = None

    async def open(self, host: str, port: int, context: SSLContext | None) -> None:
        """Connect and wait for the greeting; a context means TLS from the first byte.

        ConnectionError, with its words, if what answers is no IMAP server or turns everybody away.
        """
        self._client = _Client(host, port, None, self._timeout, self._mark_lost, context)
        try:
            await self._answer(self._client.wait_hello_from_server())
        except ConnectionError as error:
            if said := self._client.protocol.no_greeting.decode("ascii", "replace"):
                raise ConnectionError(_why_no_greeting(said)) from error
            raise

    async def login(self, user: str, password: str) -> None:
        """Log in and learn what the server can do now."""
        self._accept(await self._answer(self._client.login(_quoted(user), password)), f"login of {user}")
        await self._answer(self._client.protocol.capability())

    def has(self, capability: str) -> bool:
        """Whether the server has an extension."""
        return capability in self._client.protocol.capabilities

    async def select(self, folder: str) -> int:
        """Open a folder; its UIDVALIDITY is returned."""
        lines = self._accept(await self._answer(self._client.select(_folder(folder))), f"opening {folder}")
        found = _VALIDITY.search(b"\n".join(lines))
        return int(found[1]) if found else 0

    async def create(self, folder: str) -> None:
        """Make sure that a folder is there; a refusal is no error, since the folder may exist."""
        await self._answer(self._client.create(_folder(folder)))

    async def waiting(self) -> Sequence[int]:
        """Return the UIDs of the mails in the folder, in the order of arrival.

        The NOOP lets the server look at the folder again; what it announces after that is `new_mail`.
        """
        await self._finish_idle()
        self._accept(await self._answer(self._client.noop()), "NOOP")
        self._client.protocol.new_mail.clear()
        response = await self._answer(self._client.uid_search("UNDELETED", charset=None))
        lines = self._accept(response, "search")
        return sorted({int(uid) for line in lines if re.fullmatch(rb"[\d ]*", line) for uid in line.split()})

    async def envelopes(self, uids: Sequence[int]) -> Mapping[int, Envelope]:
        """Return sizes and times of mails; those gone in the meantime are missing."""
        lines = await self._fetch(_uid_set(uids), "(UID RFC822.SIZE INTERNALDATE)")
        return envelopes(lines)

    async def body(self, uid: int) -> bytes | None:
        """Return all bytes of a mail, None if it is gone; it stays unseen."""
        return literal(await self._fetch(str(uid), "(UID BODY.PEEK[])"), uid)

    async def header(self, uid: int, limit: int) -> bytes:
        """Return the header of a mail, at most `limit` bytes of it."""
        return literal(await self._fetch(str(uid), f"(UID BODY.PEEK[HEADER]<0.{limit}>)"), uid) or b""

    async def move(self, uids: Sequence[int], folder: str) -> bool:
        """Put mails into another folder (RFC 6851, or copy and expunge); False if the server would not."""
        await self._finish_idle()
        wanted = _uid_set(uids)
        if self.has("MOVE"):
            response = await self._answer(self._client.uid("MOVE", wanted, _folder(folder)))
            return bool(response.result == "OK")
        copied = await self._answer(self._client.uid("COPY", wanted, _folder(folder)))
        if copied.result != "OK":
            return False
        await self._expunge(wanted, "removing moved mails")
        return True

    async def delete_before(self, folder: str, day: date, most: int) -> int:
        """Delete the mails of a folder that arrived before a day, at most so many; how many there were.

        Another folder is open then: `select` has to follow.
        """
        await self.select(folder)
        wanted = f"BEFORE {imap_date(day)}"
        lines = self._accept(await self._answer(self._client.uid_search(wanted, charset=None)), "search")
        uids = [int(uid) for line in lines if re.fullmatch(rb"[\d ]*", line) for uid in line.split()][:most]
        if uids:
            await self._expunge(_uid_set(uids), "deleting old mails")
        return len(uids)

    async def _expunge(self, wanted: str, what: str) -> None:
        stored = await self._answer(self._client.uid("STORE", wanted, "+FLAGS.SILENT", r"(\Deleted)"))
        self._accept(stored, what)
        plus = self.has("UIDPLUS")
        gone = self._client.uid("EXPUNGE", wanted) if plus else self._client.expunge()
        self._accept(await self._answer(gone), what)

    async def idle(self, seconds: float) -> None:
        """Wait until the server announces a mail (RFC 2177), at most `seconds`; it may be cancelled."""
        while not self._client.protocol.idle_queue.empty():
            self._client.protocol.idle_queue.get_nowait()
        self._idling = await self._answer(self._client.idle_start(seconds + 60))
        new_mail = asyncio.ensure_future(self._client.protocol.new_mail.wait())
        try:
            await asyncio.wait({new_mail, self._lost}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            new_mail.cancel()
            if not self._lost.done():
                self._client.idle_done()
        await self._finish_idle()

    async def _finish_idle(self) -> None:
        """Wait for the end of an IDLE that was ended, before anything else is said."""
        if self._lost.done():
            raise ConnectionError("the IMAP connection was lost")
        idling, self._idling = self._idling, None
        if idling is not None:
            await self._answer(idling)

    async def logout(self) -> None:
        """Log out and close, without complaint if nobody listens any more."""
        with suppress(OSError):
            await self._finish_idle()
            await self._answer(self._client.logout())
        self.drop()

    def drop(self) -> None:
        """Close at once."""
        if not self._lost.done():
            self._lost.set_result(None)
        if self._client is None:
            return
        self._client.stop()
        if self._client.protocol.transport is not None:
            self._client.protocol.transport.abort()

    @property
    def alive(self) -> bool:
        """Whether the connection is not known to be lost."""
        return not self._lost.done()

    def _mark_lost(self, _: Exception | None) -> None:
        if not self._lost.done():
            self._lost.set_result(None)

    async def _fetch(self, uids: str, items: str) -> Sequence[bytes]:
        return self._accept(await self._answer(self._client.uid("FETCH", uids, items)), "fetching")

    def _accept(self, response: Any, what: str) -> Sequence[bytes]:
        if response.result == "OK":
            lines: Sequence[bytes] = response.lines
            return lines
        words = b" ".join(bytes(line) for line in response.lines[-1:]).decode("utf-8", "replace")
        self.drop()
        raise ImapRefusalError(f"the IMAP server refused {what}: {words.rstrip('. ')}")

    async def _answer(self, work: Awaitable[_T]) -> _T:
        """Await an answer unless the connection is lost or time is up first: the library notices neither."""
        task = asyncio.ensure_future(work)
        try:
            racers: set[asyncio.Future[Any]] = {task, self._lost}
            await asyncio.wait(racers, timeout=self._timeout, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                return task.result()
            why = "was lost" if self._lost.done() else f"gave no answer for {self._timeout:g} s"
            raise ConnectionError(f"the IMAP connection {why}")
        except aioimaplib.AioImapException as error:
            raise ConnectionError(f"the IMAP connection broke: {error}") from error
        finally:
            if not task.done() or task.cancelled() or task.exception() is not None:
                task.cancel()
                self.drop()


def _why_no_greeting(said: str) -> str:
    refused = said.upper().startswith("* BYE")
    return f"the IMAP server turned us away: {said[6:]}" if refused else f"no IMAP server: it says {said!r}"


def _keep_alive(sock: socket.socket | None) -> None:
    """Let the system notice a dead peer within about two minutes."""
    if sock is None or sock.family not in {socket.AF_INET, socket.AF_INET6}:
        return
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (
        ("TCP_KEEPIDLE", 60),
        ("TCP_KEEPINTVL", 20),
        ("TCP_KEEPCNT", 3),
        ("TCP_USER_TIMEOUT", 120_000),
    ):
        option = getattr(socket, name, None)
        if option is not None:
            sock.setsockopt(socket.IPPROTO_TCP, option, value)


def _uid_set(uids: Sequence[int]) -> str:
    return ",".join(map(str, uids))


def _quoted(text: str) -> str:
    return str(aioimaplib.quoted(text))


def _folder(name: str) -> str:
    return _quoted(folder_name(name))
