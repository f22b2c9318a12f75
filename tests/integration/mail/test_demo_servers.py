"""The demo's two servers together: what goes in by SMTP comes out by IMAP."""

from __future__ import annotations

import asyncio
import smtplib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest

from judge.demo.imap_server import ImapServer
from judge.demo.smtp_server import SmtpServer
from judge.mail.imap import ImapAccount, ImapMailbox
from judge.mail.login import Password
from judge.mail.reader import MessageReader
from judge.mail.smtp import SmtpRelay, SmtpTransport
from judge.mail.writer import MessageWriter
from judge.records import EmailText, SendStatus, Silence, Thread

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
USERS = {"judge@example.org": "j", "ann@example.com": "a"}


@dataclass(frozen=True)
class DemoServers:
    imap: ImapServer
    imap_port: int
    smtp_port: int
    seen: list[tuple[str, str, bytes]]

    def mailbox(self, name: str) -> ImapMailbox:
        return ImapMailbox(
            ImapAccount("127.0.0.1", name, Password(USERS[name]), port=self.imap_port, tls="none")
        )


@pytest.fixture
async def servers() -> AsyncIterator[DemoServers]:
    seen: list[tuple[str, str, bytes]] = []
    imap = ImapServer(USERS)
    smtp = SmtpServer(imap, lambda: NOON, lambda *mail: seen.append(mail))
    yield DemoServers(imap, await imap.start(), await smtp.start(), seen)
    await smtp.close()
    await imap.close()


async def test_there_and_back(servers: DemoServers) -> None:
    def write() -> None:
        with smtplib.SMTP("127.0.0.1", servers.smtp_port, "home", timeout=20) as client:
            client.login("ann@example.com", "a")
            client.sendmail("ann@example.com", ["judge@example.org"], "From: ann@example.com\n\nA PAR H\n")

    await asyncio.to_thread(write)
    box = servers.mailbox("judge@example.org")
    (mail,) = (await box.fetch()).mails
    await box.done(mail.key)
    await box.close()
    letter = MessageReader(["judge@example.org"]).read(mail.raw or b"")
    assert (letter.sender, letter.text, letter.silence) == ("ann@example.com", "A PAR H", None)
    assert mail.received == NOON

    relay = SmtpRelay("127.0.0.1", "judge@example.org", port=servers.smtp_port, tls="none")
    transport = SmtpTransport(relay)
    answer = MessageWriter("judge@example.org", "Judge", "", lambda: b"salt").write(
        EmailText("Re", "Understood"), "1", "ann@example.com", Thread(), NOON, reply=True
    )
    receipt = await asyncio.to_thread(transport.send, answer)
    await asyncio.to_thread(transport.close)
    assert receipt.status is SendStatus.SENT
    ann = servers.mailbox("ann@example.com")
    (reply,) = (await ann.fetch()).mails
    assert (reply.raw or b"").endswith(answer.raw)
    assert MessageReader(["ann@example.com"]).read(reply.raw or b"").silence is Silence.LOOP
    await ann.close()
    assert [(sender, to) for sender, to, _ in servers.seen] == [
        ("ann@example.com", "judge@example.org"),
        ("judge@example.org", "ann@example.com"),
    ]


async def test_strangers_have_no_mailbox(servers: DemoServers) -> None:
    def write() -> int:
        with smtplib.SMTP("127.0.0.1", servers.smtp_port, "home", timeout=20) as client:
            client.ehlo()
            client.mail("ann@example.com")
            return client.rcpt("nobody@example.com")[0]

    assert await asyncio.to_thread(write) == 550
    with pytest.raises(KeyError):
        await servers.imap.deliver("nobody@example.com", b"", NOON)


async def test_a_wrong_password_opens_nothing(servers: DemoServers) -> None:
    def enter() -> None:
        with smtplib.SMTP("127.0.0.1", servers.smtp_port, "home", timeout=20) as client:
            client.login("ann@example.com", "wrong")

    with pytest.raises(smtplib.SMTPAuthenticationError):
        await asyncio.to_thread(enter)


async def test_a_bounce_comes_with_its_empty_sender(servers: DemoServers) -> None:
    def write() -> None:
        with smtplib.SMTP("127.0.0.1", servers.smtp_port, "home", timeout=20) as client:
            client.sendmail("", ["judge@example.org"], "From: x@example.com\n\nA PAR H\n")

    await asyncio.to_thread(write)
    box = servers.mailbox("judge@example.org")
    (mail,) = (await box.fetch()).mails
    await box.close()
    assert MessageReader([]).read(mail.raw or b"").silence is Silence.BOUNCE
