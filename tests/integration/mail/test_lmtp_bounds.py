"""Whatever a mail server says to the judge's LMTP server: it is bounded, and nothing half is stored."""

from __future__ import annotations

import asyncio
import re
import socket
import tracemalloc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.mail.lmtp.server import LmtpServer, LmtpSettings
from tests.sampling import examples

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
LIMIT = 100_000
HELLO, FROM, TO, DATA = (
    b"LHLO mx\r\n",
    b"MAIL FROM:<ann@example.com>\r\n",
    b"RCPT TO:<judge@example.org>\r\n",
    b"DATA\r\n",
)
MAIL = b"From: ann@example.com\r\nSubject: x\r\n\r\nHELP\r\n"
T = TypeVar("T")


@dataclass
class Place:
    """A server, and what it stored."""

    port: int
    kept: list[bytes] = field(default_factory=list)

    def call(self) -> socket.socket:
        connection = socket.create_connection(("127.0.0.1", self.port), 20)
        connection.recv(999)
        return connection

    def say(self, *steps: bytes) -> list[bytes]:
        """The last line of the reply to each step; a step that gets none ends the call."""
        replies = []
        with self.call() as connection, connection.makefile("rb") as lines:
            for step in steps:
                connection.sendall(step)
                line = lines.readline()
                while line[3:4] == b"-":
                    line = lines.readline()
                replies.append(line.strip())
        return replies

    def deliver(self, mail: bytes = MAIL) -> bytes:
        return self.say(HELLO, FROM, TO, DATA, mail + b".\r\n")[-1]


@asynccontextmanager
async def server() -> AsyncIterator[Place]:
    kept: list[bytes] = []

    async def accept(raw: bytes, received: datetime) -> bool:
        assert received == NOON
        kept.append(raw)
        return True

    made = LmtpServer(LmtpSettings(["judge@example.org"], port=0, size_limit=LIMIT), accept, lambda: NOON)
    place = Place(await made.start(), kept)
    try:
        yield place
    finally:
        await made.close()


async def at(visit: Callable[[Place], T]) -> T:
    """What a visit finds; after it, a mail is still taken."""
    async with server() as place:
        found = await asyncio.to_thread(visit, place)
        before = len(place.kept)
        assert (await asyncio.to_thread(place.deliver)).startswith(b"250 ")
        assert len(place.kept) == before + 1
        return found


def pour(connection: socket.socket, piece: bytes, most: int) -> tuple[int, bytes]:
    """How much of an endless stream is taken, and what is said to it."""
    sent, said = 0, b""
    try:
        while sent < most:
            connection.sendall(piece)
            sent += len(piece)
        connection.shutdown(socket.SHUT_WR)
    except OSError:
        pass
    try:
        while more := connection.recv(65_536):
            said = (said + more)[-200:]
    except OSError:
        pass
    return sent, said


MOST = 60_000_000


@pytest.mark.parametrize(
    "before",
    [(), (HELLO,), (HELLO, FROM, TO, DATA), (HELLO, FROM, TO, DATA, b"Subject: x\r\n\r\nHELP\r\n")],
)
@pytest.mark.parametrize("piece", [b"z" * 200_000, b"\0" * 100_000, b"\r" * 100_000, b".\r" * 50_000])
async def test_a_line_without_an_end_ends_the_connection(before: tuple[bytes, ...], piece: bytes) -> None:
    """The sockets' buffers hold a few megabytes; the server keeps no more than two lines."""

    def visit(place: Place) -> tuple[int, bytes]:
        with place.call() as connection:
            for step in before:
                connection.sendall(step)
            return pour(connection, piece, MOST)

    sent, _ = await at(visit)
    assert sent < MOST


@pytest.mark.parametrize("size", [70_000, 150_000, 500_000, 1_500_000])
@pytest.mark.parametrize("halves", [False, True])
async def test_a_line_too_long_that_ends_is_refused_for_good(size: int, halves: bool) -> None:
    """Its sender hears so: what is refused for now would be tried for days."""

    def visit(place: Place) -> bytes:
        mail = b"Subject: x\r\n\r\n" + b"x" * size + b"\r"
        with place.call() as connection, connection.makefile("rb") as lines:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            connection.sendall(HELLO + FROM + TO + DATA)
            while not lines.readline().startswith(b"354"):
                pass
            pieces = [mail, b"\nNOOP\r\n.\r\n"] if halves else [mail + b"\nNOOP\r\n.\r\n"]
            for piece in pieces:
                connection.sendall(piece)
            reply = lines.readline()
            connection.sendall(b"RSET\r\n")
            assert lines.readline().startswith(b"250")
        assert place.kept == []
        return reply

    assert (await at(visit)).startswith(b"5")


async def test_of_a_line_too_long_only_its_beginning_is_kept() -> None:
    """Fifteen mails are sent of a line that has no end."""
    tracemalloc.start()
    try:
        async with server() as place:

            def visit() -> None:
                with place.call() as connection:
                    connection.sendall(HELLO + FROM + TO + DATA)
                    pour(connection, b"z" * 10_000, 1_500_000)

            before = tracemalloc.get_traced_memory()[0]
            tracemalloc.reset_peak()
            await asyncio.to_thread(visit)
            grown = tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()
    assert grown < 1_200_000


async def test_endless_lines_of_data_are_not_kept() -> None:
    def visit(place: Place) -> None:
        with place.call() as connection:
            for step in (HELLO, FROM, TO, DATA):
                connection.sendall(step)
            pour(connection, (b"z" * 998 + b"\r\n") * 200, 20_000_000)
        assert place.kept == []

    await at(visit)


ENDS = [
    b"\n.\n",
    b"\r.\r",
    b"\n.\r\n",
    b"\r\n.\n",
    b"\r.\r\n",
    b"\r\n.\r",
    b"\r\n\0.\r\n",
    b"\n\n.\r\n",
    b"\r\r\n.\r\r\n",
    b"\r\n.\0\r\n",
    b"\r\n .\r\n",
    b"\r\n.\x85\r\n",
]


@pytest.mark.parametrize("end", ENDS)
async def test_only_one_end_ends_a_mail(end: bytes) -> None:
    second = FROM + TO + DATA + b"From: smuggled@victim.example\r\n\r\nREGISTER\r\n.\r\n"

    def visit(place: Place) -> list[bytes]:
        with place.call() as connection:
            connection.sendall(HELLO + FROM + TO + DATA + MAIL + end + second + b"QUIT\r\n")
            pour(connection, b"", 0)
        return list(place.kept)

    kept = await at(visit)
    assert len(kept) <= 1
    assert all(mail.startswith(b"Return-Path: <ann@example.com>\r\nFrom: ann@") for mail in kept)


@pytest.mark.parametrize(
    "command", [b"NOOP", b"HELP", b"VRFY x", b"EXPN x", b"AUTH PLAIN", b"LHLO x", b"HELO x"]
)
async def test_a_command_without_end_ends_the_connection(
    command: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    def visit(place: Place) -> None:
        with place.call() as connection:
            connection.sendall(HELLO)
            pour(connection, (command + b"\r\n") * 100, 2_000_000)

    await at(visit)
    assert f"over limit for {command.decode().split()[0]}" in caplog.text


async def test_a_mail_server_brings_as_many_mails_as_it_has() -> None:
    def visit(place: Place) -> None:
        steps = [FROM, TO, DATA, MAIL + b".\r\n", b"RSET\r\n"] * 1_100
        replies = place.say(HELLO, *steps)
        assert {reply[:3] for reply in replies} == {b"250", b"354"}
        assert len(place.kept) == 1_100

    await at(visit)


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (b"MAIL FROM:<a@x.example> SIZE=99999999999\r\n", b"552"),
        (b"MAIL FROM:<a@x.example> SIZE=" + b"9" * 5_000 + b"\r\n", b"5"),
        (b"MAIL FROM:<a@x.example> SIZE=\xc2\xb2\r\n", b"4"),
        (b"MAIL FROM:<\xff\xfe@x.example>\r\n", b"250"),
        (b"MAIL FROM:<" + b"a" * 60_000 + b"@x.example>\r\n", b"500"),
        (b"MAIL FROM:<a@x.example> BODY=9BIT\r\n", b"501"),
        (b"\xff\xff\r\n", b"500"),
        (b"\r\n", b"500"),
        (b"\0\0\r\n", b"500"),
    ],
)
async def test_odd_commands_are_answered(step: bytes, code: bytes) -> None:
    def visit(place: Place) -> bytes:
        return place.say(HELLO, step)[-1]

    assert (await at(visit)).startswith(code)


WORDS = st.one_of(
    st.sampled_from(
        [HELLO, FROM, TO, DATA, MAIL, b".\r\n", b"RSET\r\n", b"NOOP\r\n", b"\r\n", b"\0", b"AUTH x\r\n"]
    ),
    st.binary(max_size=40),
    st.binary(max_size=20).map(lambda word: word + b"\r\n"),
)


@settings(max_examples=examples(60), deadline=None, suppress_health_check=list(HealthCheck))
@given(words=st.lists(WORDS, max_size=25))
def test_any_bytes_get_replies_and_store_whole_mails_only(words: list[bytes]) -> None:
    def visit(place: Place) -> bytes:
        with place.call() as connection:
            _, said = pour(connection, b"".join(words) or b"\r\n", 1)
        assert all(mail.startswith(b"Return-Path: <") for mail in place.kept)
        return said

    said = asyncio.run(at(visit))
    assert all(re.match(rb"[2-5][0-9]{2}[ -]", line) for line in said.split(b"\r\n")[1:] if line)
