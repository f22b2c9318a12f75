"""SMTP: hands mails to the next server."""

from __future__ import annotations

import re
import smtplib
import ssl
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock
from typing import Literal

from judge.mail.charset import clean_line
from judge.service.ports import Parcel, SendReport, SendStatus

_LOGIN_FIRST = frozenset({530, 534, 535, 538})
"""Codes that speak of us, not of the mail (RFC 4954 §6)."""
_FINE = 250
_YES = 2  # the first digit of it (RFC 5321 §4.2.1)
_REFUSAL = 400
_CLOSING = 421
_PERMANENT = 500
_MAX_DETAIL = 300


@dataclass(frozen=True, slots=True)
class SmtpRelay:
    """The server that takes our mail.

    `sender` is the envelope's sender, where bounces go. `tls` is starttls (port 587), implicit (465) or none
    (loopback only, please); `context` replaces the system's trust store. `hostname` is what we call
    ourselves, `timeout` is in seconds for each answer.
    """

    host: str
    sender: str
    port: int = 587
    tls: Literal["starttls", "implicit", "none"] = "starttls"
    user: str = ""
    password: str = ""
    hostname: str = ""
    timeout: float = 60.0
    context: ssl.SSLContext | None = None


class _RelayError(Exception):
    """The server will not talk to us, whatever the mail: the mail must wait."""


class _ClosedError(Exception):
    """The server has closed a connection that was kept for the next mail."""


_TROUBLE = (OSError, smtplib.SMTPException, _RelayError)


class SmtpTransport:
    """Sends through one relay; a connection is kept for the next mail until `close`.

    Whether it still stands its answer to MAIL shows, so no mail needs a NOOP before it.

    4xx, lost connections and timeouts mean later; 5xx to this mail means rejected. A refusal that is about us
    (greeting, TLS, login), like a server that is not there, says nothing of the mail: it is unreachable, and
    the keeper can mend it. When the connection breaks after the last byte of a mail, nobody knows whether it
    arrived; it is sent again with the same Message-ID.
    """

    def __init__(self, relay: SmtpRelay) -> None:
        """Take the relay; nothing is opened before the first mail."""
        if relay.tls not in {"starttls", "implicit", "none"}:
            raise ValueError(f"SMTP knows tls = starttls, implicit or none, not {relay.tls!r}")
        self._relay = relay
        self._connection: smtplib.SMTP | None = None
        self._lock = Lock()

    def send(self, parcel: Parcel) -> SendReport:
        """Hand the mail over; blocks until the server has answered or time is up."""
        with self._lock:
            if self._connection is not None:
                with suppress(_ClosedError):
                    return self._try(self._connection, parcel, kept=True)
                self._disconnect()
            try:
                self._connection = self._connect()
            except _TROUBLE as error:
                return SendReport(SendStatus.UNREACHABLE, _reason(error))
            return self._try(self._connection, parcel)

    def check(self) -> str:
        """Connect and log in without sending anything; say what is wrong, "" if nothing is."""
        with self._lock:
            try:
                self._connected()
            except _TROUBLE as error:
                self._disconnect()
                return _reason(error)
        return ""

    def refusal(self, recipient: str) -> str:
        """Why the server would take no mail to somebody, "" if it would; nothing is sent."""
        with self._lock:
            try:
                connection = self._connected()
                code, answer = connection.mail(self._relay.sender)
                if _is_yes(code):
                    code, answer = connection.rcpt(recipient)
                connection.rset()
            except _TROUBLE as error:
                self._disconnect()
                return _reason(error)
        return f"{code} {answer.decode('utf-8', 'replace')}" if code >= _PERMANENT else ""

    def close(self) -> None:
        """Quit, if there is a connection; blocks like `send`."""
        with self._lock:
            connection, self._connection = self._connection, None
            if connection is not None:
                with suppress(OSError, smtplib.SMTPException):
                    connection.quit()

    def _try(self, connection: smtplib.SMTP, parcel: Parcel, *, kept: bool = False) -> SendReport:
        """Send on a connection; _ClosedError, and nothing was sent, if the server has closed the kept one."""
        try:
            return self._send(connection, parcel, kept=kept)
        except _TROUBLE as error:
            self._disconnect()
            return SendReport(SendStatus.LATER, _reason(error))

    def _send(self, connection: smtplib.SMTP, parcel: Parcel, *, kept: bool) -> SendReport:
        wide = not parcel.recipient.isascii()
        if wide and not connection.has_extn("smtputf8"):
            return SendReport(SendStatus.REJECTED, "the mail server cannot write to addresses in this script")
        code, answer = _transaction(connection, self._relay.sender, parcel, wide=wide, kept=kept)
        if _is_yes(code):
            return SendReport(SendStatus.SENT, _detail(answer))
        self._reset(connection, code)
        return SendReport(_status(code), _detail(f"{code} {answer}"))

    def _reset(self, connection: smtplib.SMTP, code: int) -> None:
        """Make ready for the next mail after a refusal; some servers hang up, or answer something else."""
        try:
            if code >= _REFUSAL and code != _CLOSING and connection.rset()[0] == _FINE:
                return
        except (OSError, smtplib.SMTPException):
            pass
        self._disconnect()

    def _connected(self) -> smtplib.SMTP:
        """Return a connection that answers: the last one if it still does, else a new one."""
        if self._connection is not None:
            with suppress(OSError, smtplib.SMTPException):
                if self._connection.noop()[0] == _FINE:
                    return self._connection
            self._disconnect()
        self._connection = self._connect()
        return self._connection

    def _connect(self) -> smtplib.SMTP:
        relay = self._relay
        hostname = relay.hostname or relay.sender.rpartition("@")[2]
        context = relay.context or ssl.create_default_context()
        connection: smtplib.SMTP
        try:
            if relay.tls == "implicit":
                connection = smtplib.SMTP_SSL(
                    relay.host, relay.port, hostname, timeout=relay.timeout, context=context
                )
            else:
                connection = smtplib.SMTP(relay.host, relay.port, hostname, timeout=relay.timeout)
        except smtplib.SMTPConnectError as error:
            raise _RelayError(f"the mail server would not talk: {_words(error)}") from error
        try:
            self._introduce(connection, context)
        except BaseException:
            connection.close()
            raise
        return connection

    def _introduce(self, connection: smtplib.SMTP, context: ssl.SSLContext) -> None:
        """Greet the server (EHLO), with STARTTLS and a login if the relay wants them."""
        relay = self._relay
        try:
            connection.ehlo_or_helo_if_needed()
            if relay.tls == "starttls":
                connection.starttls(context=context)
                connection.ehlo()
            if relay.user:
                connection.login(relay.user, relay.password)
        except smtplib.SMTPNotSupportedError as error:
            raise _RelayError(f"the mail server does not offer what is configured: {error}") from error
        except smtplib.SMTPResponseException as error:
            raise _RelayError(f"the mail server would not let us in: {_words(error)}") from error

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _transaction(
    connection: smtplib.SMTP, sender: str, parcel: Parcel, *, wide: bool, kept: bool
) -> tuple[int, str]:
    """One mail to one recipient (RFC 5321 §3.3): the first refusal, or the answer to the last byte."""
    raw = _crlf(parcel.raw)
    options = [f"size={len(raw)}"] if connection.has_extn("size") else []
    try:
        code, answer = connection.mail(sender, [*options, "SMTPUTF8", "BODY=8BITMIME"] if wide else options)
    except (OSError, smtplib.SMTPServerDisconnected) as error:
        if kept:
            raise _ClosedError from error
        raise
    if kept and code == _CLOSING:
        raise _ClosedError
    if _is_yes(code):
        code, answer = connection.rcpt(parcel.recipient)
    if _is_yes(code):
        try:
            code, answer = connection.data(raw)
        except smtplib.SMTPDataError as error:
            return error.smtp_code, _words(error)
    return code, answer.decode("utf-8", "replace")


def _is_yes(code: int) -> bool:
    """Whether the server has said yes; one that broke off ("25") says nothing of the mail."""
    return code // 100 == _YES


def _status(code: int) -> SendStatus:
    if code in _LOGIN_FIRST:
        return SendStatus.UNREACHABLE
    return SendStatus.LATER if code < _PERMANENT else SendStatus.REJECTED


def _crlf(raw: bytes) -> bytes:
    """Make every line end CR LF, so that no server can see the end of a mail where there is none."""
    return re.sub(rb"\r\n|\r|\n", b"\r\n", raw)


def _words(error: smtplib.SMTPResponseException) -> str:
    text = error.smtp_error
    return text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)


def _reason(error: Exception) -> str:
    return _detail(str(error) or type(error).__name__).rstrip(". ")


def _detail(text: str) -> str:
    return clean_line(text, _MAX_DETAIL)
