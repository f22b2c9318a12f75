"""Mail brought by a mail server: yes only when it is stored, later in all doubt."""

from __future__ import annotations

import asyncio
import smtplib
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import pytest

from judge.mail.lmtp.server import LmtpServer, LmtpSettings

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
JUDGE = "judge@example.org"
RAW = b"From: ann@example.com\r\nSubject: x\r\n\r\nA PAR - BUR \xe9\r\n.dot\r\n"
T = TypeVar("T")


@dataclass
class Cellar:
    """Stores, refuses or breaks."""

    answer: bool | Exception = True
    kept: list[tuple[bytes, datetime]] = field(default_factory=list)

    async def accept(self, raw: bytes, received: datetime) -> bool:
        if isinstance(self.answer, Exception):
            raise self.answer
        self.kept.append((raw, received))
        return self.answer


async def at_the_door(cellar: Cellar, visit: Callable[[smtplib.SMTP], T], *, lmtp: bool = True) -> T:
    door = LmtpSettings([JUDGE, "Dip@Example.org"], port=0, size_limit=100_000, lmtp=lmtp)
    server = LmtpServer(door, cellar.accept, lambda: NOON)
    port = await server.start()

    def talk() -> T:
        kind = smtplib.LMTP if lmtp else smtplib.SMTP
        with kind("127.0.0.1", port, local_hostname="mx", timeout=20) as client:
            return visit(client)

    try:
        return await asyncio.to_thread(talk)
    finally:
        await server.close()


def deliver(client: smtplib.SMTP, to: str = JUDGE, raw: bytes = RAW, sender: str = "ann@example.com") -> int:
    client.ehlo_or_helo_if_needed()
    client.mail(sender, ["BODY=8BITMIME"])
    code, _ = client.rcpt(to)
    if code >= 400:
        return code
    try:
        return client.data(raw)[0]
    except smtplib.SMTPDataError as error:
        return int(error.smtp_code)


@pytest.mark.parametrize("lmtp", [True, False])
async def test_a_stored_mail_is_accepted(lmtp: bool) -> None:
    cellar = Cellar()
    assert await at_the_door(cellar, deliver, lmtp=lmtp) == 250
    assert cellar.kept == [(b"Return-Path: <ann@example.com>\r\n" + RAW, NOON)]


async def test_a_bounce_keeps_its_empty_sender() -> None:
    cellar = Cellar()
    assert await at_the_door(cellar, lambda client: deliver(client, sender="")) == 250
    assert cellar.kept[0][0].startswith(b"Return-Path: <>\r\n")


@pytest.mark.parametrize("answer", [False, OSError("disk full: secret"), RuntimeError("secret")])
async def test_what_is_not_stored_stays_with_the_mail_server(answer: bool | Exception) -> None:
    def visit(client: smtplib.SMTP) -> tuple[int, bytes]:
        client.ehlo_or_helo_if_needed()
        client.mail("ann@example.com")
        client.rcpt(JUDGE)
        return client.data(RAW)

    code, words = await at_the_door(Cellar(answer), visit)
    assert code == 451
    assert b"secret" not in words


@pytest.mark.parametrize(
    ("to", "code"),
    [
        (JUDGE, 250),
        ("JUDGE@EXAMPLE.ORG", 250),
        ("dip@example.org", 250),
        ("judge+alpha@example.org", 250),
        ("postmaster@example.org", 550),
        ("judge@example.net", 550),
        ("judge", 550),
    ],
)
async def test_only_the_judge_lives_here(to: str, code: int) -> None:
    assert await at_the_door(Cellar(), lambda client: deliver(client, to)) == code


async def test_a_mail_too_large_is_refused_for_good() -> None:
    cellar = Cellar()
    raw = b"Subject: x\r\n\r\n" + b"0123456789\r\n" * 10_000
    assert await at_the_door(cellar, lambda client: (deliver(client, raw=raw), deliver(client))) == (552, 250)
    assert len(cellar.kept) == 1


async def test_long_lines_are_taken() -> None:
    cellar = Cellar()
    raw = b"Subject: x\r\n\r\n" + b"x" * 50_000 + b"\r\n"
    assert await at_the_door(cellar, lambda client: deliver(client, raw=raw)) == 250
    assert cellar.kept[0][0].endswith(raw)


async def test_lmtp_takes_one_recipient_at_a_time() -> None:
    def visit(client: smtplib.SMTP) -> list[int]:
        client.ehlo_or_helo_if_needed()
        client.mail("ann@example.com")
        codes = [client.rcpt(JUDGE)[0], client.rcpt("dip@example.org")[0]]
        return [*codes, client.data(RAW)[0], client.noop()[0]]

    assert await at_the_door(Cellar(), visit) == [250, 452, 250, 250]


async def test_trouble_inside_means_later() -> None:
    server = LmtpServer(LmtpSettings([JUDGE]), Cellar().accept, lambda: NOON)
    answer = await server._handler.handle_exception(TypeError("secret"))
    assert answer == "451 4.3.0 Not stored, please try again later"


async def test_a_dialogue_cut_short_stores_nothing() -> None:
    cellar = Cellar()

    def visit(client: smtplib.SMTP) -> None:
        client.ehlo_or_helo_if_needed()
        client.mail("ann@example.com")
        client.rcpt(JUDGE)
        client.docmd("DATA")
        client.send(RAW)
        client.close()

    await at_the_door(cellar, visit)
    assert cellar.kept == []


async def test_a_socket_in_the_file_system(tmp_path: Path) -> None:
    cellar = Cellar()
    path = tmp_path / "lmtp"
    path.touch()
    server = LmtpServer(LmtpSettings([JUDGE], path=path), cellar.accept, lambda: NOON)
    await server.start()

    def talk() -> int:
        with smtplib.LMTP(str(path), local_hostname="mx", timeout=20) as client:
            return deliver(client)

    assert await asyncio.to_thread(talk) == 250
    await server.close()
    assert not path.exists()


async def test_closing_lets_the_mail_at_hand_be_stored_and_answered() -> None:
    begun, allowed = asyncio.Event(), asyncio.Event()

    async def slowly(raw: bytes, received: datetime) -> bool:
        del raw, received
        begun.set()
        await allowed.wait()
        return True

    server = LmtpServer(LmtpSettings([JUDGE], port=0), slowly, lambda: NOON)
    port = await server.start()

    def talk() -> int:
        with smtplib.LMTP("127.0.0.1", port, local_hostname="mx", timeout=20) as client:
            return deliver(client)

    talking = asyncio.create_task(asyncio.to_thread(talk))
    await begun.wait()
    closing = asyncio.create_task(server.close())
    done, _ = await asyncio.wait({closing}, timeout=0.05)
    assert not done
    allowed.set()
    await closing
    assert await talking == 250
