"""An IMAP connection through aioimaplib; no other file knows that library and its weaknesses."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from base64 import b64encode
from collections.abc import Awaitable, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime
from ssl import SSLContext
from typing import Any, TypeVar

from aioimaplib import aioimaplib

from judge.known_secrets import strike_secrets
from judge.mail.imap_syntax import (
    Envelope,
    FaultyAnswerError,
    ImapFaultError,
    Response,
    ResponseReader,
    Waiting,
    body,
    deleted,
    envelopes,
    folder_name,
    imap_date,
    number,
    searched,
)
from judge.mail.login import Credential
from judge.mail.sasl import Dialogue, dialogue, only_bearer
from judge.mail.server_faults import (
    FaultKind,
    LoginRefusedError,
    ServerFaultError,
    connection_fault,
    folder_kind,
    login_kind,
)
from judge.mail.smtp_connection import login_words

_T = TypeVar("_T")
_EXISTS = re.compile(rb"\* +(\d+) +EXISTS *", re.IGNORECASE)
_EXPUNGED = re.compile(rb"\* +\d+ +EXPUNGE *", re.IGNORECASE)
_GREETING = re.compile(rb"\* (OK|PREAUTH)\b", re.IGNORECASE)
_TAGGED = re.compile(rb"([^ +*]+) (OK|NO|BAD)\b *(.*)", re.IGNORECASE | re.DOTALL)
_BYE = re.compile(rb"\* BYE\b *(.*)", re.IGNORECASE | re.DOTALL)
_READ_ONLY = re.compile(rb"\[READ-ONLY\]", re.IGNORECASE)
_VALIDITY = re.compile(rb"\[UIDVALIDITY (\d{1,18})\]", re.IGNORECASE)
_CAPABILITY = re.compile(rb"\* CAPABILITY +(.*)", re.IGNORECASE | re.DOTALL)
_MECHANISM = "AUTH="
_LOGINS = frozenset({"LOGIN", "AUTHENTICATE"})
"""The commands that carry a proof: of what a server says to them only known words are told."""
_WANTED = {
    "CAPABILITY": _CAPABILITY,
    "FETCH": re.compile(rb"\* +\d+ +FETCH\b", re.IGNORECASE),
    "SEARCH": re.compile(rb"\* E?SEARCH\b", re.IGNORECASE),
    "SELECT": re.compile(rb"\* OK +\[UIDVALIDITY\b", re.IGNORECASE),
}
"""What belongs to the answer to a command; what else a server says meanwhile is not kept."""
_MOST_WORDS = 300
"""Characters of a server's own words that are told."""
_LOOK_EVERY = 2.0
"""Seconds after which it is looked at whether the server holds its answer to be ended."""
_HANG_UP = 2.0
"""Seconds for a server to take leave."""

logging.getLogger("aioimaplib").setLevel(logging.WARNING)  # at lower levels it writes whole emails to the log


class _Protocol(aioimaplib.IMAP4ClientProtocol):  # type: ignore[misc]  # the library has no types
    """Reads the server's side: the library's own reading believes sizes, tags and order.

    Whatever cannot be followed becomes `fault`, and the connection is closed: nothing raised here is heard by
    whoever waits. `new_mail` is set when a new email is announced: a server does so once, during whatever
    command is running. `exists` is how many emails the server says are in the folder, None before it does.
    `greeted` is set by a good first line, `turned_away` by a BYE. `to_say` is what AUTHENTICATE still has to
    say, and `hushed` is set between STARTTLS and TLS.
    """

    state: str

    def __init__(self, loop: asyncio.AbstractEventLoop, conn_lost_cb: Any) -> None:
        super().__init__(loop, conn_lost_cb)
        self.new_mail = asyncio.Event()
        self.greeted = asyncio.Event()
        self.exists: int | None = None
        self.to_say: list[bytes] = []
        self.hushed = False
        self.fault = ""
        self.turned_away = False
        self.reader = ResponseReader()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        _keep_alive(transport.get_extra_info("socket"))
        super().connection_made(transport)

    def data_received(self, d: bytes) -> None:
        if self.fault:
            return
        try:
            for response in self.reader.feed(d):
                self._take(response)
        except Exception as error:  # noqa: BLE001  # what a server says must not end in the event loop's log
            self.fault = str(error) if isinstance(error, OSError) else _why_unread(error)
            self.transport.abort()

    def ends_early(self) -> bool:
        """Return whether the server has ended its answer before as many bytes came as it announced."""
        said, pending = _TAGGED.fullmatch(self.reader.unfinished), self._pending()
        return bool(said and pending and said[1] == pending.tag.encode())

    def _pending(self) -> Any:
        """Return the command that waits for its answer; this connection has one at a time."""
        return self.pending_sync_command or next(iter(self.pending_async_commands.values()), None)

    def _take(self, response: Response) -> None:
        # What comes in clear after STARTTLS could be anyone's (RFC 9051 §11.1).
        if self.hushed:
            raise ImapFaultError("the IMAP server goes on in clear after STARTTLS")
        line, pending = bytes(response[0]), self._pending()
        if self.state == aioimaplib.CONNECTED:
            if not (found := _GREETING.match(line)):
                self.turned_away = bool(_BYE.match(line))
                raise ImapFaultError(_why_no_greeting(line))
            self.state = aioimaplib.AUTH if found[1].upper() == b"PREAUTH" else aioimaplib.NONAUTH
            self.greeted.set()
        elif line.startswith(b"*"):
            self._take_untagged(response, line, pending)
        elif line.startswith(b"+"):
            self._go_on(line, pending)
        elif pending is not None and (found := _TAGGED.fullmatch(line)) and found[1] == pending.tag.encode():
            self.pending_sync_command = None
            self.pending_async_commands.clear()
            self.hushed = pending.name == "STARTTLS" and found[2].upper() == b"OK"
            pending.close(found[3], result=found[2].decode().upper())
        elif pending is not None and line.partition(b" ")[0] == pending.tag.encode():
            raise ImapFaultError("the IMAP server's answer is neither OK, NO nor BAD")

    def _go_on(self, line: bytes, pending: Any) -> None:
        """Take a go-ahead: IDLE has begun, or AUTHENTICATE says its next; a `*` ends it (RFC 9051 §6.2.2).

        Nothing else waits for one: folder names and the password of LOGIN are sent as quoted strings,
        never as literals.
        """
        if pending is not None and pending.name == "AUTHENTICATE":
            said = b64encode(self.to_say.pop(0)) if self.to_say else b"*"
            self.transport.write(said + b"\r\n")
        elif self.has_pending_idle_command():
            self._continuation(line)

    def _take_untagged(self, response: Response, line: bytes, pending: Any) -> None:
        """Keep what a command wants; a BYE is the end unless it was asked for (RFC 9051 §7.1.5)."""
        if said := _EXISTS.fullmatch(line):
            self.exists = number(said[1])
            self.new_mail.set()
        elif _EXPUNGED.fullmatch(line):
            # RFC 3501 §7.4.1: each EXPUNGE lowers the number at once, and no EXISTS has to follow it.
            self.exists = self.exists and self.exists - 1
        elif pending is not None and pending.name == "LOGOUT":
            return
        elif said := _BYE.match(line):
            raise ImapFaultError(_with_words("the IMAP server hung up", _words_to(pending, said[1])))
        # An answer out of its turn: the next SEARCH could be given the UIDs of another.
        elif pending is None and _WANTED["SEARCH"].match(line):
            raise ImapFaultError("the IMAP server answers out of step")
        elif pending is not None and (wanted := _WANTED.get(pending.name)) and wanted.match(line):
            pending.append_to_resp(response)


class _Client(aioimaplib.IMAP4):  # type: ignore[misc]  # the library has no types
    def create_client(
        self, host: str, port: int, loop: Any, conn_lost_cb: Any = None, ssl_context: SSLContext | None = None
    ) -> None:
        own_loop = loop or asyncio.get_running_loop()
        self.protocol = _Protocol(own_loop, conn_lost_cb)
        connecting = own_loop.create_connection(lambda: self.protocol, host, port, ssl=ssl_context)
        self._client_task = own_loop.create_task(connecting)

    async def greet(self) -> None:
        """Connect and wait for the first line."""
        await self._client_task
        await self.protocol.greeted.wait()

    async def start_tls(self, context: SSLContext, host: str) -> None:
        """Go over to TLS on the connection that there is."""
        protocol = self.protocol
        protocol.hushed = False
        protocol.transport = await protocol.loop.start_tls(
            protocol.transport, protocol, context, server_hostname=host
        )

    def stop(self) -> None:
        """Cancel what still runs in the library, which has no such call of its own."""
        if self._idle_waiter is not None:
            self._idle_waiter.cancel()
        for task in {self._client_task, *self.tasks, *self.protocol.tasks}:
            task.cancel()


class ImapConnection:
    """An IMAP connection that fails fast: whatever goes wrong closes it and is raised as an OSError.

    What a server says of one email alone, and cannot be, is a `FaultyAnswerError`; then it stays open.
    """

    def __init__(self, timeout: float) -> None:
        """Prepare; `timeout` bounds every exchange in seconds, from the first byte to the last."""
        self._timeout = timeout
        self._lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._client: Any = None
        self._idling: asyncio.Future[Any] | None = None
        self._capabilities: frozenset[str] = frozenset()
        self._host, self._port = "", 0
        self.read_only = False

    async def open(self, host: str, port: int, context: SSLContext | None) -> None:
        """Connect and wait for the greeting; a context means TLS from the first byte.

        ServerFaultError if nothing can be reached there; ConnectionError, with its words, if what answers is
        no IMAP server or turns everyone away.
        """
        self._host, self._port = host, port
        self._client = _Client(host, port, None, self._timeout, self._mark_lost, context)
        try:
            await self._answer(self._client.greet())
        except TimeoutError as error:
            words = f"port {port} of {host} gave no answer for {self._timeout:g} s"
            raise ServerFaultError(FaultKind.SILENT, words) from error
        except OSError as error:
            if self._protocol.turned_away:
                raise ServerFaultError(FaultKind.BUSY, str(error)) from error
            raise connection_fault(error, host, port) from error

    async def secure(self, context: SSLContext) -> None:
        """Go over to TLS with STARTTLS (RFC 9051 §6.2.1), unless the greeting said PREAUTH."""
        if self._protocol.state != aioimaplib.NONAUTH:
            self.drop()
            raise ServerFaultError(
                FaultKind.NO_STARTTLS, "the IMAP server takes no STARTTLS: it needs no login (PREAUTH)"
            )
        await self._learn_capabilities()
        if not self.has("STARTTLS"):
            self.drop()
            raise ServerFaultError(FaultKind.NO_STARTTLS, "the IMAP server does not offer STARTTLS")
        self._accept(await self._say("STARTTLS"), "STARTTLS")
        if self._protocol.reader.begun:
            self.drop()
            raise ImapFaultError("the IMAP server goes on in clear after STARTTLS")
        try:
            await self._answer(self._client.start_tls(context, self._host))
        except OSError as error:
            raise connection_fault(error, self._host, self._port) from error

    async def login(self, user: str, credential: Credential) -> None:
        """Log in, unless the greeting said PREAUTH, and learn what the server can do.

        LoginRefusedError if the proof is refused; ServerFaultError, and nothing was shown of it, if the
        server says that it takes none of this kind (RFC 9051 §6.2.3).
        """
        if self._protocol.state == aioimaplib.NONAUTH:
            await self._learn_capabilities()
            said = await self._prove(user, credential)
            if said.result != "OK":
                raise self._refused_login(user, credential, said)
            # aioimaplib 2.0.3 sets its state in its own `login`.
            # `execute`, used here, refuses what the state forbids.
            self._protocol.state = aioimaplib.AUTH
        # Asked once more after the login, because other capabilities may hold then (RFC 3501 §6.2.3).
        await self._learn_capabilities()

    async def _learn_capabilities(self) -> None:
        responses = self._accept(await self._say("CAPABILITY"), "CAPABILITY")
        said = [found[1] for one in responses if (found := _CAPABILITY.match(bytes(one[0])))]
        self._capabilities = frozenset(b" ".join(said).decode("ascii", "replace").upper().split())
        self._protocol.capabilities = self._capabilities

    async def _prove(self, user: str, credential: Credential) -> Any:
        """Say who the judge is, by LOGIN or AUTHENTICATE, as the server offers it."""
        if not credential.bearer and not self.has("LOGINDISABLED"):
            return await self._say("LOGIN", _quoted(user), _quoted(credential.secret))
        said = dialogue(self._mechanisms, user, credential, self._host, self._port)
        if said is None:
            self.drop()
            raise self._no_way_in(credential)
        return await self._authenticate(said)

    async def _authenticate(self, dialogue: Dialogue) -> Any:
        """Speak a mechanism; with SASL-IR (RFC 4959) the first words go with the command."""
        at_once = self.has("SASL-IR")
        words = [b64encode(dialogue.first).decode()] if at_once else []
        self._protocol.to_say = [*([] if at_once else [dialogue.first]), dialogue.after_refusal]
        return await self._say("AUTHENTICATE", dialogue.mechanism, *words)

    @property
    def _mechanisms(self) -> frozenset[str]:
        """The SASL mechanisms that the server names."""
        named = (one for one in self._capabilities if one.startswith(_MECHANISM))
        return frozenset(one.removeprefix(_MECHANISM) for one in named)

    def _no_way_in(self, credential: Credential) -> ServerFaultError:
        """Say why no proof was shown to this server."""
        offers = self._mechanisms
        named = f" (it names {', '.join(sorted(offers))})" if offers else ""
        if self.has("STARTTLS"):
            kind, why = FaultKind.TLS_BEFORE_LOGIN, "takes no login before STARTTLS"
        elif credential.bearer:
            kind, why = FaultKind.NO_OAUTH, f"does not offer OAuth 2{named}"
        elif only_bearer(offers):
            kind, why = FaultKind.OAUTH_REQUIRED, f"takes no password, only OAuth 2{named}"
        else:
            kind, why = FaultKind.NO_LOGIN, f"takes no password (LOGINDISABLED){named}"
        return ServerFaultError(kind, f"the IMAP server {why}", offers=offers)

    def _refused_login(self, user: str, credential: Credential, said: Any) -> LoginRefusedError:
        self.drop()
        words = _with_words(f"the IMAP server rejected the login of {user}", _words_at_login(said.lines[-1]))
        kind = login_kind(words, bearer=credential.bearer)
        return LoginRefusedError(kind, words, offers=self._mechanisms)

    def has(self, capability: str) -> bool:
        """Return whether the server has an extension."""
        return capability in self._capabilities

    async def select(self, folder: str) -> int:
        """Open a folder; its UIDVALIDITY is returned, 0 if the server names none."""
        self._protocol.exists = None
        said = await self._say("SELECT", _folder(folder))
        status = bytes(said.lines[-1])
        responses = self._accept(said, f"opening {folder}", folder_kind(_words(status)))
        self.read_only = _READ_ONLY.match(status) is not None
        self._protocol.state = aioimaplib.SELECTED
        validity = 0
        for response in responses:
            found = _VALIDITY.search(bytes(response[0]))
            if found is None:
                self.drop()
                raise ImapFaultError("the IMAP server's UIDVALIDITY is no number")
            validity = int(found[1])
        return validity

    async def create(self, folder: str) -> None:
        """Make sure that a folder is there; a refusal is no error, since the folder may exist."""
        await self._say("CREATE", _folder(folder))

    async def lacks(self, folder: str) -> str:
        """Return what the server says of a folder that is not there, or not ours; "" if it is there."""
        said = await self._say("STATUS", _folder(folder), "(UIDNEXT)")
        return _words(said.lines[-1]) if said.result == "NO" else ""

    async def waiting(self) -> Waiting:
        """Return the UIDs of the emails in the folder, in the order of arrival.

        The NOOP lets the server look at the folder again; what it announces after that is `new_mail`.
        """
        await self._finish_idle()
        self._accept(await self._say("NOOP"), "NOOP")
        self._protocol.new_mail.clear()
        # A move without the MOVE extension that broke off before its
        # EXPUNGE leaves the original with this flag.
        return await self._search("UNDELETED")

    @property
    def exists(self) -> int | None:
        """How many emails the server says are in the folder (RFC 9051 §7.4.1), None if it does not say."""
        exists: int | None = self._protocol.exists
        return exists

    async def deleted(self) -> Mapping[int, bool]:
        r"""Return for each email in the folder, by UID, whether it has the flag \Deleted."""
        said = await self._say("FETCH", "1:*", "(UID FLAGS)", uid=True)
        return deleted(self._accept(said, "fetching flags"))

    async def envelopes(self, uids: Sequence[int]) -> Mapping[int, Envelope]:
        """Return sizes and times of emails; those the server says nothing of are missing."""
        items = "(UID RFC822.SIZE INTERNALDATE)"
        return envelopes(self._accept(await self._say("FETCH", _uid_set(uids), items, uid=True), "fetching"))

    async def body(self, uid: int, limit: int) -> bytes:
        """Return all bytes of an email, or its first `limit` ones; it stays unseen."""
        return await self._fetch(uid, f"BODY.PEEK[]<0.{limit}>", limit)

    async def header(self, uid: int, limit: int) -> bytes:
        """Return the header of an email, at most `limit` bytes of it."""
        return await self._fetch(uid, f"BODY.PEEK[HEADER]<0.{limit}>", limit)

    async def move(self, uids: Sequence[int], folder: str) -> bool:
        """Put emails into another folder (RFC 6851, or copy and expunge); False if the server would not."""
        await self._finish_idle()
        wanted = _uid_set(uids)
        if self.has("MOVE"):
            response = await self._say("MOVE", wanted, _folder(folder), uid=True)
            return bool(response.result == "OK")
        copied = await self._say("COPY", wanted, _folder(folder), uid=True)
        if copied.result != "OK":
            return False
        await self._expunge(wanted, "removing moved mails")
        return True

    async def delete_before(self, folder: str, day: date, most: int) -> int:
        """Delete the emails of a folder that arrived before a day, at most so many; how many there were.

        What the server names counts only with a time of arrival before that day, or on it: a server goes by
        the day of its own time zone. Another folder is open then: `select` has to follow.
        """
        await self.select(folder)
        found = (await self._search(f"BEFORE {imap_date(day)}")).uids[:most]
        times = await self.envelopes(found) if found else {}
        uids = [uid for uid in found if uid in times and _is_until(times[uid].received, day)]
        if uids:
            await self._expunge(_uid_set(uids), "deleting old mails")
        return len(uids)

    async def _expunge(self, wanted: str, what: str) -> None:
        self._accept(await self._say("STORE", wanted, "+FLAGS.SILENT", r"(\Deleted)", uid=True), what)
        # Without UIDPLUS (RFC 4315) there is no EXPUNGE of single emails: all that have the flag are deleted.
        uids = (wanted,) if self.has("UIDPLUS") else ()
        self._accept(await self._say("EXPUNGE", *uids, uid=bool(uids)), what)

    async def idle(self, seconds: float) -> bool:
        """Wait until the server announces an email (RFC 2177), at most `seconds`; it may be cancelled.

        False, and nothing was waited for, if the server ends the command at once, whatever it says of it.
        """
        self._protocol.reader.begin_exchange()
        # aioimaplib ends an IDLE by a timer of its own, which must not fire before the wait below is over.
        self._idling = await self._answer(self._begin_idle(seconds + 60))
        if self._idling is None:
            return False
        new_mail = asyncio.ensure_future(self._protocol.new_mail.wait())
        try:
            await asyncio.wait({new_mail, self._lost}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            new_mail.cancel()
            if not self._lost.done():
                self._client.idle_done()
        await self._finish_idle()
        return True

    async def _begin_idle(self, seconds: float) -> asyncio.Future[Any] | None:
        try:
            idling: asyncio.Future[Any] = await self._client.idle_start(seconds)
        except aioimaplib.Abort:  # the server sent a tagged response instead of `+`
            return None
        return idling

    async def _finish_idle(self) -> None:
        """Wait for the end of an IDLE that was ended, before anything else is said."""
        if self._lost.done():
            raise ConnectionError(self._why_lost())
        idling, self._idling = self._idling, None
        if idling is not None:
            await self._answer(idling)

    async def logout(self) -> None:
        """Log out and close, without complaint if no one listens any more, and without waiting for long."""
        self._timeout = min(self._timeout, _HANG_UP)
        with suppress(OSError):
            await self._finish_idle()
            await self._say("LOGOUT")
        self.drop()

    def drop(self) -> None:
        """Close at once."""
        if not self._lost.done():
            self._lost.set_result(None)
        if self._client is None:
            return
        self._client.stop()
        if self._protocol.transport is not None:
            self._protocol.transport.abort()

    @property
    def alive(self) -> bool:
        """Whether the connection is not known to be lost."""
        return not self._lost.done()

    @property
    def _protocol(self) -> Any:
        return self._client.protocol

    def _mark_lost(self, _: Exception | None) -> None:
        if not self._lost.done():
            self._lost.set_result(None)

    def _why_lost(self) -> str:
        return str(self._protocol.fault) or "the IMAP connection was lost"

    async def _search(self, wanted: str) -> Waiting:
        return searched(self._accept(await self._say("SEARCH", wanted, uid=True), "search"))

    async def _fetch(self, uid: int, items: str, limit: int) -> bytes:
        """Fetch some bytes of one email; FaultyAnswerError if the server would not or sent something else."""
        said = await self._say("FETCH", str(uid), f"(UID {items})", uid=True, literals=limit)
        if said.result != "OK":
            raise FaultyAnswerError(f"the server would not send it: {_words(said.lines[-1])}")
        found = body(said.lines[:-1], uid)
        if found is None:
            raise FaultyAnswerError("the server sent nothing for it")
        return found

    async def _say(self, name: str, *words: str, uid: bool = False, literals: int = 0) -> Any:
        """Send a command and await its answer: `result` and `lines`, the responses and the last text."""
        protocol = self._protocol
        protocol.reader.begin_exchange(literals)
        tag, prefix = protocol.new_tag(), "UID" if uid else None
        command = aioimaplib.Command(name, tag, *words, prefix=prefix, loop=protocol.loop)
        return await self._answer(protocol.execute(command))

    def _accept(
        self, response: Any, what: str, kind: FaultKind = FaultKind.OTHER_PROTOCOL
    ) -> Sequence[Response]:
        if response.result == "OK":
            responses: Sequence[Response] = response.lines[:-1]
            return responses
        self.drop()
        words = _with_words(f"the IMAP server rejected {what}", _words(response.lines[-1]))
        raise ServerFaultError(kind, words)

    async def _answer(self, work: Awaitable[_T]) -> _T:
        """Await an answer unless the connection is lost or time is up first: the library notices neither.

        Whatever the library raises becomes an OSError here.
        """
        task = asyncio.ensure_future(work)
        try:
            await self._settle(task)
            return task.result()
        except (OSError, asyncio.CancelledError):
            raise
        except Exception as error:
            raise ImapFaultError(f"the IMAP connection broke: {error}") from error
        finally:
            if not task.done() or task.cancelled() or task.exception() is not None:
                task.cancel()
                self.drop()

    async def _settle(self, task: asyncio.Future[_T]) -> None:
        """Wait until a task is done; ConnectionError if that is not to be expected any more."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self._timeout
        racers: set[asyncio.Future[Any]] = {task, self._lost}
        while not task.done() and not self._lost.done():
            left = end - loop.time()
            if left <= 0:
                raise TimeoutError(f"the IMAP connection gave no answer for {self._timeout:g} s")
            if self._protocol.ends_early():
                raise ImapFaultError("the IMAP server sent fewer bytes than it announced")
            most = min(left, _LOOK_EVERY)
            await asyncio.wait(racers, timeout=most, return_when=asyncio.FIRST_COMPLETED)
        if not task.done() or task.cancelled() or self._protocol.fault:
            raise ConnectionError(self._why_lost())


def _why_no_greeting(said: bytes) -> str:
    if bye := _BYE.match(said):
        return f"the IMAP server turned us away: {_words(bye[1])}"
    return f"no IMAP server: it says {_words(said)!r}"


def _why_unread(error: Exception) -> str:
    return f"the IMAP server's answer cannot be read ({type(error).__name__})"


def _words(said: bytes) -> str:
    """Return a server's own words on one line, without secrets that it repeats."""
    text = said[: 10 * _MOST_WORDS].decode("utf-8", "replace")
    line = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    # Secrets are struck out before the cut, which could leave a part of one.
    return strike_secrets(line)[:_MOST_WORDS].rstrip(". ")


def _words_at_login(said: bytes) -> str:
    return login_words(said.decode("utf-8", "replace"))[:_MOST_WORDS].rstrip(". ")


def _words_to(command: Any, said: bytes) -> str:
    """Return what a server said to a command; to one that carries a password only what cannot be it."""
    return _words_at_login(said) if command is not None and command.name in _LOGINS else _words(said)


def _with_words(sentence: str, words: str) -> str:
    return f"{sentence}: {words}" if words else sentence


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


def _is_until(received: datetime | None, day: date) -> bool:
    return received is not None and received.date() <= day
