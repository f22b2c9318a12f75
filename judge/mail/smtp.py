"""SMTP: hands emails to the next server."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock
from typing import Literal

from judge.known_secrets import strike_secrets
from judge.mail.certificates import MakeContext, trust_in
from judge.mail.encodings import clean_line
from judge.mail.login import Credential, Login
from judge.mail.relay_refusals import refusal_of, status_of
from judge.mail.server_faults import LoginRefusedError, ServerFaultError, fault_of
from judge.mail.smtp_connection import Reply, SmtpConnection
from judge.records import OutgoingEmail, Refusal, SendReport, SendStatus

_LOGIN_FIRST = frozenset({530, 534, 535, 538})
"""Codes that speak of us, not of the mail (RFC 4954 §6)."""
_CLOSING = 421
_PERMANENT = 500
_MAX_DETAIL = 300


@dataclass(frozen=True, slots=True)
class SmtpRelay:
    """The server that takes our mail.

    `sender` is the envelope's sender, where bounces go. `tls` is starttls (port 587), implicit (465) or none
    (loopback only, please); `trust` says whose certificates are good. Without a `login` none is made.
    `hostname` is what we call ourselves, `timeout` is in seconds for each command with its whole answer; a
    mail has three times that.
    """

    host: str
    sender: str
    port: int = 587
    tls: Literal["starttls", "implicit", "none"] = "starttls"
    user: str = ""
    login: Login | None = None
    hostname: str = ""
    timeout: float = 60.0
    trust: MakeContext = trust_in


@dataclass(frozen=True, slots=True)
class Refused:
    """A refusal to take mail to someone: the command that it answers, whom it is about, what was said."""

    step: str
    refusal: Refusal
    words: str


class _ClosedError(Exception):
    """The server has closed a connection that was kept for the next mail."""


class SmtpTransport:
    """Sends through one relay; a connection is kept for the next mail until `close`.

    Whether the server still answers on it is seen at MAIL, so no mail needs a NOOP before it.

    4xx means later, 5xx to this mail rejected, unless its enhanced code says that it passes (`refusals`). A
    refusal that is about us (greeting, TLS, login), like a
    server that is not there, says nothing of the mail: it is unreachable, and the keeper can correct it. A
    connection that breaks, a server that is too slow, and one that is out of step (`smtp_connection`) mean
    later too, and `broken` in the report tells them from a server that asks for patience. When that happens
    after the last byte of a mail, nobody knows whether it arrived; it is sent again with the same Message-ID.
    """

    def __init__(self, relay: SmtpRelay) -> None:
        """Take the relay; nothing is opened before the first mail."""
        if relay.tls not in {"starttls", "implicit", "none"}:
            raise ValueError(f"SMTP knows tls = starttls, implicit or none, not {relay.tls!r}")
        self._relay = relay
        self._connection: SmtpConnection | None = None
        self._cut = False
        self._lock = Lock()

    def send(self, email: OutgoingEmail) -> SendReport:
        """Hand the mail over; blocks until the server has answered or time is up."""
        with self._lock:
            if self._connection is not None:
                with suppress(_ClosedError):
                    return self._try(self._connection, email, kept=True)
                self._disconnect()
            try:
                connection = self._connect()
            except OSError as error:
                return SendReport(SendStatus.UNREACHABLE, _reason(error))
            return self._try(connection, email)

    def check(self) -> ServerFaultError | None:
        """Connect and log in without sending anything; what is wrong, None if nothing is."""
        with self._lock:
            try:
                self._connected()
            except OSError as error:
                self._disconnect()
                return fault_of(error, _reason(error))
        return None

    def size_limit(self) -> int:
        """Return how many bytes an email has at most that the server takes; 0 where it names no limit."""
        with self._lock:
            try:
                return self._connected().size_limit
            except OSError:
                self._disconnect()
                return 0

    def refusal(self, recipient: str) -> Refused | None:
        """Return why the server would take no mail to somebody, None if it would; nothing is sent."""
        step = "MAIL"
        with self._lock:
            try:
                connection = self._connected()
                reply = connection.mail(self._relay.sender)
                if reply.yes:
                    step, reply = "RCPT", connection.rcpt(recipient)
                connection.reset()
            except (OSError, ValueError) as error:
                self._disconnect()
                return Refused(step, Refusal.OTHER, _reason(error))
        if reply.code < _PERMANENT:
            return None
        return Refused(step, refusal_of(reply.code, reply.text, step), _detail(str(reply)))

    def close(self) -> None:
        """Quit, if there is a connection; blocks like `send`."""
        with self._lock:
            connection, self._connection = self._connection, None
            if connection is not None:
                connection.quit()

    def cut(self) -> None:
        """Break off, from another thread, what `send` is waiting for; no connection is made any more."""
        self._cut = True
        connection = self._connection
        if connection is not None:
            connection.cut()

    def _try(self, connection: SmtpConnection, email: OutgoingEmail, *, kept: bool = False) -> SendReport:
        """Send on a connection; _ClosedError, and nothing was sent, if the server has closed the kept one."""
        try:
            return self._send(connection, email, kept=kept)
        except OSError as error:
            self._disconnect()
            # A stop of the judge says nothing about the email and must not count as one of its tries.
            status = SendStatus.UNREACHABLE if self._cut else SendStatus.LATER
            return SendReport(status, _reason(error), broken=True)
        except ValueError:  # the address has a line end or an unknown character
            self._disconnect()
            return SendReport(SendStatus.REJECTED, "no mail server can be told this address")

    def _send(self, connection: SmtpConnection, email: OutgoingEmail, *, kept: bool) -> SendReport:
        wide = not email.recipient.isascii()
        if wide and not connection.has("smtputf8"):
            return SendReport(SendStatus.REJECTED, "the mail server cannot write to addresses in this script")
        step, reply = _transaction(connection, self._relay.sender, email, wide=wide, kept=kept)
        if reply.yes:
            return SendReport(SendStatus.SENT)  # no one reads the reply to a success
        self._reset(connection, reply)
        if reply.code in _LOGIN_FIRST:
            return SendReport(SendStatus.UNREACHABLE, _detail(str(reply)))
        refusal = refusal_of(reply.code, reply.text, step)
        return SendReport(status_of(reply.code, refusal), _detail(str(reply)), refusal=refusal)

    def _reset(self, connection: SmtpConnection, refused: Reply) -> None:
        """Make ready for the next mail after a refusal; some servers hang up, or answer something else."""
        with suppress(OSError):
            if refused.code != _CLOSING and connection.reset().yes:
                return
        self._disconnect()

    def _connected(self) -> SmtpConnection:
        """Return a connection that answers: the last one if it still does, else a new one."""
        if self._connection is not None:
            self._connection.begin()
            with suppress(OSError):
                if self._connection.noop().yes:
                    return self._connection
            self._disconnect()
        return self._connect()

    def _connect(self) -> SmtpConnection:
        """Return a new connection that is logged in."""
        login = self._relay.login
        credential = login.credential() if login is not None else None
        try:
            return self._connect_with(credential)
        except LoginRefusedError:
            newer = login.newer(credential) if login is not None and credential is not None else None
            if newer is None:
                raise
            return self._connect_with(newer)

    def _connect_with(self, credential: Credential | None) -> SmtpConnection:
        relay = self._relay
        hostname = relay.hostname or relay.sender.rpartition("@")[2]
        context = None if relay.tls == "none" else relay.trust()
        connection = SmtpConnection(relay.host, relay.port, hostname=hostname, timeout=relay.timeout)
        self._connection = connection
        # `cut` in the other thread may have run before it could see this connection.
        if self._cut:
            connection.cut()
        try:
            connection.begin()
            connection.open(context if relay.tls == "implicit" else None)
            connection.introduce(
                starttls=context if relay.tls == "starttls" else None, user=relay.user, credential=credential
            )
        except BaseException:
            self._disconnect()
            raise
        return connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _transaction(
    connection: SmtpConnection, sender: str, email: OutgoingEmail, *, wide: bool, kept: bool
) -> tuple[str, Reply]:
    """One mail to one recipient (RFC 5321 §3.3): the first refusal, or the answer to the last byte.

    With it the command that it answers.
    """
    raw = _crlf(email.raw)
    options = [f"size={len(raw)}"] if connection.has("size") else []
    connection.begin()
    try:
        reply = connection.mail(sender, [*options, "SMTPUTF8", "BODY=8BITMIME"] if wide else options)
    # A server that is silent is not one that has closed: a second try at once would wait as long again.
    except TimeoutError:
        raise
    except OSError as error:
        if kept:
            raise _ClosedError from error
        raise
    if kept and reply.code == _CLOSING:
        raise _ClosedError
    if not reply.yes:
        return "MAIL", reply
    reply = connection.rcpt(email.recipient)
    return ("DATA", connection.data(raw)) if reply.yes else ("RCPT", reply)


def _crlf(raw: bytes) -> bytes:
    """Make every line end CR LF, so that no server can see the end of an email where there is none."""
    return re.sub(rb"\r\n|\r|\n", b"\r\n", raw)


def _reason(error: Exception) -> str:
    return _detail(str(error) or type(error).__name__).rstrip(". ")


def _detail(text: str) -> str:
    """What the server said on one line, without secrets: struck out before it is cut, after it is cleaned."""
    return strike_secrets(clean_line(text, 10 * _MAX_DETAIL))[:_MAX_DETAIL].rstrip()
