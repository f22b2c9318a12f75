"""SMTP servers for the tests: a real one with STARTTLS and AUTH, and one that follows a script."""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from select import select
from typing import BinaryIO

import trustme
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.servers.ports import free_port

USER = "judge@example.org"
PASSWORD = "relay secret"


@dataclass
class Sink:
    """Keeps what was accepted; recipients beginning with "no" are refused for good, with "later" for now."""

    mails: list[Envelope] = field(default_factory=list)

    async def handle_RCPT(  # noqa: N802  # aiosmtpd's name
        self, server: SMTP, session: Session, envelope: Envelope, address: str, rcpt_options: list[str]
    ) -> str:
        del server, rcpt_options
        if not session.authenticated:
            return "530 5.7.0 log in first"
        if address.startswith("no"):
            return "550 5.1.1 no such user"
        if address.startswith("later"):
            return "450 4.2.1 come back later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802  # aiosmtpd's name
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        del server, session
        self.mails.append(envelope)
        return "250 2.0.0 queued"


@dataclass(frozen=True)
class Relay:
    """A running relay: where it is, whom it trusts us to trust, what it got."""

    port: int
    context: ssl.SSLContext
    sink: Sink


def _admit(*arguments: object) -> AuthResult:
    data = arguments[-1]
    known = isinstance(data, LoginPassword) and (data.login, data.password) == (
        USER.encode(),
        PASSWORD.encode(),
    )
    return AuthResult(success=known, handled=False)


@contextmanager
def secure_relay(*, implicit: bool = False) -> Iterator[Relay]:
    """Run a relay that demands TLS and a login before it takes a mail."""
    authority = trustme.CA()
    server_context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(server_context)
    client_context = ssl.create_default_context()
    authority.configure_trust(client_context)
    sink, port = Sink(), free_port()
    tls = (
        {"ssl_context": server_context}
        if implicit
        else {"tls_context": server_context, "require_starttls": True}
    )
    controller = Controller(
        sink,
        hostname="localhost",
        port=port,
        authenticator=_admit,
        auth_require_tls=not implicit,
        data_size_limit=100_000,
        enable_SMTPUTF8=True,
        **tls,
    )
    controller.start()
    try:
        yield Relay(port, client_context, sink)
    finally:
        controller.stop()


DROP = "drop"
SILENCE = "silence"
DEAF = "deaf"
"""Says nothing, whatever it hears, for as long as somebody speaks."""
DRIP = "drip"
"""One letter after the other of a line that has no end, for as long as somebody listens."""
DRIPPING_LINES = "dripping lines"
"""One line after the other of an answer that has no end."""
ECHO = "{echo}"
ENDLESS_LINE = "endless line"
ENDLESS_LINES = "endless lines"
_DRIPS = {DRIP: b"2", DRIPPING_LINES: b"250-x\r\n"}
_FLOODS = {ENDLESS_LINE: b"2" * 65_536, ENDLESS_LINES: b"250-x\r\n" * 10_000}
_PAUSE = 0.02


@dataclass
class Script:
    """Answers by verb; the greeting is "", the end of the data "."; DROP hangs up, SILENCE says nothing.

    ECHO in an answer stands for the line that is answered. `taken` are the mails whose sender was told so.
    """

    answers: dict[str, str]
    once: dict[str, str] = field(default_factory=dict)
    """Answers that are given the next time only."""
    taken: list[bytes] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    mails: list[bytes] = field(default_factory=list)
    connections: int = 0
    silent: threading.Event = field(default_factory=threading.Event)
    """Set once the server has begun to say nothing, or next to nothing."""


_USUAL = {"": "220 hello", "EHLO": "250-test\r\n250 SIZE 1000000", "DATA": "354 go on", "QUIT": "221 bye"}


@contextmanager
def scripted(script: Script) -> Iterator[int]:
    """Run a plain server that answers as the script says, 250 where it says nothing."""
    listener = socket.create_server(("127.0.0.1", 0))
    open_sockets: list[socket.socket] = [listener]

    def listen() -> None:
        with suppress(OSError):
            while True:
                connection, _ = listener.accept()
                script.connections += 1
                open_sockets.append(connection)
                with connection, suppress(OSError):
                    _converse(connection, script)

    thread = threading.Thread(target=listen)
    thread.start()
    try:
        yield int(listener.getsockname()[1])
    finally:
        for sock in open_sockets:
            with suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)
            sock.close()
        thread.join()


def _converse(connection: socket.socket, script: Script) -> None:
    with connection.makefile("rb") as lines:
        if not _answer(connection, script, ""):
            return
        for line in lines:
            verb = line.split()[0].decode("latin-1").upper() if line.split() else "?"
            script.heard.append(line.decode("latin-1").strip())
            if not _answer(connection, script, verb, script.heard[-1]) or verb == "QUIT":
                return
            if verb == "DATA" and script.answers.get("DATA", "354").startswith("354"):
                body = _body(lines)
                if body is None:
                    return
                script.mails.append(body)
                if script.answers.get(".", "250") == "250":
                    script.taken.append(body)
                if not _answer(connection, script, "."):
                    return


def _body(lines: BinaryIO) -> bytes | None:
    """A mail up to its end, None if the connection ends before."""
    body: list[bytes] = []
    for line in lines:
        if line == b".\r\n":
            return b"".join(body)
        body.append(line)
    return None


def _answer(connection: socket.socket, script: Script, verb: str, line: str = "") -> bool:
    """Say what the script says; False when the conversation is over."""
    usual = script.answers.get(verb, _USUAL.get(verb, "250 OK"))
    answer = script.once.pop(verb, usual)
    if answer == DROP:
        return False
    if answer in {SILENCE, DEAF, *_DRIPS}:
        script.silent.set()
    while answer == DEAF:
        if not connection.recv(65_536):
            return False
    if answer == SILENCE:
        connection.recv(1)
        return False
    while answer in _DRIPS:
        connection.sendall(_DRIPS[answer])
        if select([connection], [], [], _PAUSE)[0]:
            return False
    while answer in _FLOODS:
        connection.sendall(_FLOODS[answer])
    connection.sendall(answer.replace(ECHO, line).encode("utf-8", "surrogateescape") + b"\r\n")
    return not answer.startswith("421")
