"""An SMTP or LMTP connection through smtplib; no other file knows that library and its weaknesses.

smtplib counts its timeout from byte to byte, reads replies of any length, and leaves it to its caller which
of them fit. Here each exchange, a command and its reply, has a limit of time from its first byte to its last,
and so has each mail; a reply has a limit of bytes; and a positive one counts only at the step where
RFC 5321 §4.3.2 has it (`_YES`). What a server says unasked ends the connection before the next
command; the first reply to the end of the data counts anyway, as else an email that was taken would be
sent again and again.
"""

from __future__ import annotations

import re
import smtplib
import socket
import ssl
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

from judge.known_secrets import strike_secrets
from judge.mail.login import Credential
from judge.mail.sasl import dialogue, only_bearer
from judge.mail.server_faults import (
    FaultKind,
    LoginRefusedError,
    ServerFaultError,
    connection_fault,
    login_kind,
    refusal_kind,
)
from judge.paths import grammar

# What is shown of a server's words where it was told a password: those that cannot be it, in any
# form.

_LEFT_OUT = "..."
_MOST_CHARACTERS = 3_000
_STATUS = re.compile(r"[245]\.\d{1,3}\.\d{1,3}")
"""An enhanced status code (RFC 3463 §2)."""
_SIZE = re.compile(r"[0-9]{1,20}")
"""A size that a server names (RFC 1870 §3); above 4,300 digits `int` raises ValueError."""
_AROUND = ".,:;!?()\"'"


def login_words(said: str) -> str:
    """Return the codes and the known words of a refusal on one line; what stands between them is left out.

    The known ones are in grammar/server_words.txt. "" if there are none.
    """
    shown: list[str] = []
    for piece in said[:_MOST_CHARACTERS].split():
        if _is_known(piece):
            shown.append(piece)
        elif shown[-1:] != [_LEFT_OUT]:
            shown.append(_LEFT_OUT)
    return strike_secrets(" ".join(shown)) if any(one != _LEFT_OUT for one in shown) else ""


def _is_known(piece: str) -> bool:
    word = piece.strip(_AROUND)
    if word.startswith("["):
        return word.upper() in _known()
    return bool(_STATUS.fullmatch(word)) or all(part.lower() in _known() for part in re.split(r"[-/]", word))


@cache
def _known() -> frozenset[str]:
    lines = (grammar() / "server_words.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())


_YES: Mapping[str, frozenset[int]] = {
    "": frozenset({220}),
    "EHLO": frozenset({250}),
    "HELO": frozenset({250}),
    "LHLO": frozenset({250}),  # RFC 2033 §4.1
    "STARTTLS": frozenset({220}),  # RFC 3207 §4
    "AUTH": frozenset({235, 334}),  # RFC 4954 §4
    "MAIL": frozenset({250}),
    "RCPT": frozenset({250, 251}),  # 252 is an answer to VRFY alone
    "DATA": frozenset({354}),
    ".": frozenset({250}),
    "RSET": frozenset({250}),
    "NOOP": frozenset({250}),
    "QUIT": frozenset({221}),
}
"""The positive replies to each command (RFC 5321 §4.3.2); "" is the greeting, "." the end of the data.

Of the negative ones each counts by its first digit, as §4.3.2 has it, but for 503: with that the server says
itself that the two sides are out of step.
"""
_REFUSAL, _LAST_CODE = 400, 599
_BAD_SEQUENCE = 503
_NO_COMMAND = frozenset({500, 502})
"""What a server says to a command that it does not have: to a greeting one of LMTP does."""
_GO_ON = 334
_CLOSING = 421
_LINE = re.compile(rb"([0-9]{3})(?:([ -])(.*))?", re.DOTALL)
_MOST_BYTES = 65_536
"""Of a reply; its lines have up to 512 (RFC 5321 §4.5.3.1.5)."""
_CHUNK = 65_536
_SHOWN = 200
_WHOLE = 3
"""The time for an email, or for the way to the first one, in limits of an exchange."""
_QUIT_SECONDS = 2.0
"""Nothing depends on what is said to QUIT."""
_STOPS = "the judge stops"


class OutOfStepError(OSError):
    """The server said what is no reply to what it was asked: no one knows what its next words are to."""


class RefusalError(OSError):
    """The server will not talk to this judge, whatever the mail."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A reply that is valid where it came: a yes, or a refusal for now (4xx) or for good (5xx)."""

    code: int
    text: str

    @property
    def yes(self) -> bool:
        """Whether the server did what it was asked."""
        return self.code < _REFUSAL

    def __str__(self) -> str:
        return f"{self.code} {self.text}"


class SmtpConnection:
    """A connection to a server; every method raises OSError when it breaks, and then it is of no more use.

    `timeout` bounds an exchange in seconds, `hostname` is what we call ourselves. Only `cut` may be called
    from another thread.
    """

    def __init__(self, host: str, port: int, *, hostname: str, timeout: float, lmtp: bool = False) -> None:
        """Take where the server is; nothing is opened."""
        self._dialogue = _Dialogue(host, hostname, timeout)
        self._host, self._port = host, port
        self._lmtp = lmtp
        if lmtp:
            self._dialogue.ehlo_msg = "lhlo"

    def open(self, context: ssl.SSLContext | None = None) -> str:
        """Connect; a context means TLS from the first byte. The words of the greeting are returned."""
        self._dialogue.implicit = context
        try:
            code, words = self._dialogue.connect(self._host, self._port)
        except TimeoutError as error:
            raise ServerFaultError(FaultKind.SILENT, str(error)) from error
        except UnicodeError as error:  # from the codec for host names (idna)
            raise RefusalError(f"{self._host} cannot be the name of a mail server") from error
        except OSError as error:
            raise connection_fault(error, self._host, self._port) from error
        if code >= _REFUSAL:
            kind = refusal_kind(code, FaultKind.BLOCKED)
            raise ServerFaultError(kind, f"the mail server would not talk: {code} {_decoded(words)}")
        return _decoded(words)

    def introduce(
        self,
        *,
        starttls: ssl.SSLContext | None = None,
        user: str = "",
        credential: Credential | None = None,
    ) -> None:
        """Say hello, go over to TLS if there is a context for it, and log in if there is a user.

        LoginRefusedError if the proof is refused; ServerFaultError, and nothing was shown of it, if the
        server says that it takes none of this kind.
        """
        try:
            self._greet()
            if starttls is not None:
                self._secure(starttls)
            if user and credential is not None:
                self._log_in(user, credential)
        except smtplib.SMTPAuthenticationError as error:
            raise self._login_refused(credential, error.smtp_code, error.smtp_error) from error
        except smtplib.SMTPResponseException as error:
            said = _decoded(error.smtp_error) if isinstance(error.smtp_error, bytes) else error.smtp_error
            if not isinstance(error, smtplib.SMTPHeloError):
                final = FaultKind.OTHER
            else:
                final = FaultKind.OTHER_PROTOCOL if error.smtp_code in _NO_COMMAND else FaultKind.OWN_NAME
            words = f"the mail server would not let us in: {said}"
            raise ServerFaultError(refusal_kind(error.smtp_code, final), words) from error
        except OSError:  # before ValueError, because TLS errors are both
            raise
        except UnicodeError as error:
            raise RefusalError("user or password has letters that cannot be sent to a mail server") from error
        except ValueError as error:  # the reply was not base64
            raise RefusalError("the mail server asks for the password in words that mean nothing") from error

    def _secure(self, context: ssl.SSLContext) -> None:
        """Go over to TLS with STARTTLS (RFC 3207)."""
        try:
            self._dialogue.starttls(context=context)
        except smtplib.SMTPNotSupportedError as error:
            raise ServerFaultError(
                FaultKind.NO_STARTTLS, "the mail server does not offer STARTTLS"
            ) from error
        except ssl.SSLError as error:
            raise connection_fault(error, self._host, self._port) from error
        # What the server said before TLS does not count (RFC 3207 §4.2). smtplib forgets it, and asks
        # again only where `login` or `sendmail` is called.
        self._dialogue.ehlo()

    def _log_in(self, user: str, credential: Credential) -> None:
        """Log in by a mechanism that the server names (RFC 4954 §4)."""
        offers = self._mechanisms
        if not credential.bearer and offers and not only_bearer(offers):
            code, words = self._dialogue.login(user, credential.secret)
        elif credential.bearer and (said := dialogue(offers, user, credential, self._host, self._port)):
            words_in_turn = iter((said.first.decode(), said.after_refusal.decode()))
            code, words = self._dialogue.auth(said.mechanism, lambda _=None: next(words_in_turn, "*"))
        else:
            raise self._no_way_in(credential)
        if code >= _REFUSAL:  # smtplib treats 503 as success
            raise self._login_refused(credential, code, words)

    @property
    def _mechanisms(self) -> frozenset[str]:
        """The SASL mechanisms that the server names."""
        named = self._dialogue.esmtp_features.get("auth", "") if self.has("auth") else ""
        return frozenset(named.upper().split())

    def _no_way_in(self, credential: Credential) -> ServerFaultError:
        """Say why no proof was shown to this server."""
        offers = self._mechanisms
        named = f" (it names {', '.join(sorted(offers))})" if offers else ""
        if self.has("starttls"):
            kind, why = FaultKind.TLS_BEFORE_LOGIN, "takes no login before STARTTLS"
        elif not offers:
            kind, why = FaultKind.NO_LOGIN, "takes no login at this port (it does not offer AUTH)"
        elif credential.bearer:
            kind, why = FaultKind.NO_OAUTH, f"does not offer OAuth 2{named}"
        else:
            kind, why = FaultKind.OAUTH_REQUIRED, f"takes no password, only OAuth 2{named}"
        return ServerFaultError(kind, f"the mail server {why}", offers=offers)

    def _login_refused(
        self, credential: Credential | None, code: int, said: bytes | str
    ) -> LoginRefusedError:
        """Say so with the code and the words that cannot be the password."""
        words = login_words(_decoded(said) if isinstance(said, bytes) else said)
        bearer = credential is not None and credential.bearer
        kind = refusal_kind(code, login_kind(words, bearer=bearer))
        refused = f"the mail server would not let us in: {code} {words}".rstrip()
        return LoginRefusedError(kind, refused, offers=self._mechanisms)

    def _greet(self) -> None:
        """Say hello; a server without extensions is greeted with HELO, but LMTP has no such thing."""
        if not self._lmtp:
            self._dialogue.ehlo_or_helo_if_needed()
            return
        code, words = self._dialogue.ehlo()
        if code >= _REFUSAL:
            raise RefusalError(f"the LMTP server would not let us in: {_decoded(words)}")

    def has(self, extension: str) -> bool:
        """Return whether the server has an extension."""
        return self._dialogue.has_extn(extension)

    @property
    def size_limit(self) -> int:
        """How many bytes an email has at most that the server takes (RFC 1870); 0 where it names no limit."""
        named = self._dialogue.esmtp_features.get("size", "").strip() if self.has("size") else ""
        return int(named) if _SIZE.fullmatch(named) else 0

    def begin(self) -> None:
        """Begin the time that all that follows may take: the way to the first mail, or an email."""
        self._dialogue.begin()

    def mail(self, sender: str, options: Sequence[str] = ()) -> Reply:
        """Name the sender. ValueError if the address cannot be written."""
        return _reply(self._dialogue.mail(sender, options))

    def rcpt(self, recipient: str) -> Reply:
        """Name a recipient. ValueError if the address cannot be written."""
        return _reply(self._dialogue.rcpt(recipient))

    def data(self, raw: bytes) -> Reply:
        """Hand over an email whose lines end with CR LF: the refusal, or the reply to its last byte."""
        begun = _reply(self._dialogue.docmd("DATA"))
        return _reply(self._dialogue.transfer(raw)) if begun.yes else begun

    def noop(self) -> Reply:
        """Ask whether the server is there."""
        return _reply(self._dialogue.noop())

    def reset(self) -> Reply:
        """Forget the mail that was begun."""
        return _reply(self._dialogue.rset())

    def quit(self) -> None:
        """Say goodbye, whatever the answer, and close."""
        self._dialogue.timeout = min(self._dialogue.timeout, _QUIT_SECONDS)
        self._dialogue.begin()
        with suppress(OSError):
            self._dialogue.docmd("QUIT")
        self.close()

    def close(self) -> None:
        """Close without a word."""
        self._dialogue.close()

    def cut(self) -> None:
        """Break the connection off: whoever waits for the server in another thread gets an OSError."""
        self._dialogue.cut()


class _Dialogue(smtplib.SMTP):
    """smtplib's commands with limits of time and size, and replies that are looked up in `_YES`."""

    timeout: float

    def __init__(self, host: str, hostname: str, timeout: float) -> None:
        super().__init__(local_hostname=hostname, timeout=timeout)
        self._host = host  # the name that its certificate must have
        self.implicit: ssl.SSLContext | None = None
        self._unread = bytearray()
        self._verb, self._last = "", 0
        self._until = self._whole_until = float("inf")
        self._handle: socket.socket | None = None
        self._cut = False

    def _get_socket(self, host: str, port: int, timeout: float) -> socket.socket:
        """Connect to the first address that answers, all of them within the time of one exchange."""
        # The library would grant this time to each address of a host again.
        del timeout
        self._begin_exchange()
        failure = OSError(f"{host} has no address")
        for family, kind, number, _, address in socket.getaddrinfo(host, port, 0, socket.SOCK_STREAM):
            sock = socket.socket(family, kind, number)
            try:
                self._keep_handle(sock)
                sock.settimeout(self._left())
                sock.connect(address)
                sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                if self.implicit is None:
                    return sock
                sock.settimeout(self._left())
                return self.implicit.wrap_socket(sock, server_hostname=host)
            except OSError as error:
                sock.close()
                failure = error
        raise failure

    def _keep_handle(self, sock: socket.socket) -> None:
        """Keep a second handle on the connection by which `cut` can end it, in whatever state it is."""
        self._drop_handle()
        # A close in another thread does not wake a `recv` on Linux, a shutdown does. And `wrap_socket` takes
        # the descriptor out of the socket that was there before TLS.
        self._handle = sock.dup()
        if self._cut:
            raise ConnectionAbortedError(_STOPS)

    def _drop_handle(self) -> None:
        handle, self._handle = self._handle, None
        if handle is not None:
            handle.close()

    def cut(self) -> None:
        self._cut = True
        handle = self._handle
        if handle is not None:
            with suppress(OSError):
                handle.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        super().close()
        self._drop_handle()

    def begin(self) -> None:
        self._whole_until = time.monotonic() + _WHOLE * self.timeout

    def _begin_exchange(self) -> None:
        self._until = min(time.monotonic() + self.timeout, self._whole_until)

    def _left(self) -> float:
        """Return the seconds that are left of the exchange; TimeoutError if there are none."""
        left = self._until - time.monotonic()
        if left <= 0:
            raise TimeoutError(f"the mail server was too slow (limit {self.timeout:g} s)")
        return left

    def putcmd(self, cmd: str, args: str = "") -> None:
        if self._last == _CLOSING:  # RFC 5321 §3.8: nothing follows it on this connection
            self.close()
            raise ConnectionAbortedError("the mail server said that it closes the connection")
        if self._last != _GO_ON:  # what follows that is a part of AUTH
            self._verb = cmd.upper()
        # smtplib raises ValueError for CR and LF here, so no address can carry a command of its own.
        super().putcmd(cmd, args)

    def send(self, s: Any) -> None:
        """Send within the time of an exchange, which begins here, and only while the server is silent."""
        if self.sock is None:
            raise ConnectionAbortedError("there is no connection to the mail server")
        self._begin_exchange()
        rest = memoryview(s.encode(self.command_encoding) if isinstance(s, str) else s)
        while rest:
            self._require_silence()
            self.sock.settimeout(self._left())
            rest = rest[self.sock.send(rest[:_CHUNK]) :]

    def transfer(self, raw: bytes) -> tuple[int, bytes]:
        """Send the mail and its end, and get the reply to it."""
        self._verb = "."
        # RFC 5321 §4.5.2. Line ends are CR LF by now (`_crlf`), so `^` sees every line that a server sees.
        stuffed = re.sub(rb"(?m)^\.", b"..", raw)
        self.send(stuffed + (b"" if stuffed.endswith(b"\r\n") else b"\r\n") + b".\r\n")
        return self.getreply()

    def _require_silence(self) -> None:
        """Raise OutOfStepError if the server says something before it was asked."""
        assert self.sock is not None
        if self._unread:
            raise _out_of_step(bytes(self._unread))
        # Before a command nothing may be there to be read. Bytes from
        # before STARTTLS would otherwise count as said under TLS.
        self.sock.settimeout(0)
        try:
            said = self.sock.recv(_SHOWN)
        except (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError):
            return
        if not said:
            raise self._closed()
        raise _out_of_step(said, self._verb)

    def getreply(self) -> tuple[int, bytes]:
        """Read the reply; OutOfStepError for one that is malformed, too long or not valid here."""
        lines: list[bytes] = []
        code, left = b"", _MOST_BYTES
        while True:
            line = self._read_line(left)
            left -= len(line) + 1
            found = _LINE.fullmatch(line)
            if found is None or (lines and found[1] != code):
                raise _out_of_step(line, self._verb)
            code = found[1]
            lines.append((found[3] or b"").strip())
            if found[2] != b"-":
                break
        self._last = int(code)
        refused = _REFUSAL <= self._last <= _LAST_CODE and self._last != _BAD_SEQUENCE
        if not refused and self._last not in _YES.get(self._verb, ()):
            raise _out_of_step(line, self._verb)
        if self._unread and self._verb != ".":  # the mail has gone: `_require_silence` stops the next command
            raise _out_of_step(bytes(self._unread), self._verb)
        return self._last, b"\n".join(lines)

    def _read_line(self, most: int) -> bytes:
        while (end := self._unread.find(b"\n")) < 0:
            if len(self._unread) > most:
                raise _out_of_step(bytes(self._unread), self._verb)
            self._unread += self._receive()
        line = bytes(self._unread[:end])
        del self._unread[: end + 1]
        if len(line) > most:
            raise _out_of_step(line, self._verb)
        return line.removesuffix(b"\r")

    def _receive(self) -> bytes:
        assert self.sock is not None
        self.sock.settimeout(self._left())
        try:
            data = self.sock.recv(_CHUNK)
        except TimeoutError:
            self._left()  # raises the judge's own error
            raise
        if not data:
            raise self._closed()
        return data

    def _closed(self) -> ConnectionError:
        return ConnectionAbortedError(_STOPS if self._cut else "the mail server closed the connection")


def _reply(said: tuple[int, bytes]) -> Reply:
    return Reply(said[0], _decoded(said[1]))


def _out_of_step(said: bytes, verb: str = "") -> OutOfStepError:
    """Tell what the server said; where that may be the password, only that it said something else."""
    if verb == "AUTH":
        return OutOfStepError("the mail server is out of step at the login")
    return OutOfStepError(f"the mail server is out of step: it says {_decoded(said[:_SHOWN])!r}")


def _decoded(said: bytes) -> str:
    return said.decode("utf-8", "replace")
