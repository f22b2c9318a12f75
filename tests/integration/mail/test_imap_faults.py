"""Connections that break, servers that fall silent or can do little: no mail is cut, lost or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import pytest

from judge.mail.imap import ImapAccount, ImapMailbox
from judge.mail.login import Password
from tests.servers.mailboxes import MailServer
from tests.servers.proxy import Fault, proxy
from tests.servers.pymap_server import pymap_server
from tests.servers.scripted_imap import ScriptedImap, scripted_imap

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
RAW = b"From: ann@example.com\r\n\r\n" + b"A PAR - BUR )( {5}\r\n* 3 EXISTS\r\n" * 3_000
STEP = 1_000


@pytest.fixture
async def server() -> AsyncIterator[MailServer]:
    async with pymap_server() as running:
        yield running


async def test_a_stream_cut_anywhere_never_gives_a_cut_mail(server: MailServer) -> None:
    await server.deliver(RAW, NOON)
    losses = 0
    async with asyncio.timeout(60):
        for cut in range(STEP, len(RAW) + 2_000, STEP):
            fault = Fault(cut_after=cut)
            async with proxy(server.port, fault) as port:
                box = ImapMailbox(server.account(port=port))
                try:
                    batch = await box.fetch()
                    losses += batch.fault is not None and batch.fault.cut
                    assert [mail.raw for mail in batch.mails] == [RAW] * (batch.fault is None)
                except OSError:
                    losses += 1
                fault.cut_after = None
                assert [mail.raw for mail in (await box.fetch()).mails] == [RAW]
                await box.close()
    assert losses >= len(RAW) // STEP - 1


async def test_a_server_that_falls_silent_is_left(server: MailServer) -> None:
    await server.deliver(RAW, NOON)
    fault = Fault(mute_after=20_000)
    async with proxy(server.port, fault) as port:
        box = ImapMailbox(server.account(port=port, timeout=0.3))
        batch = await box.fetch()
        assert batch.fault is not None
        assert (list(batch.mails), batch.fault.cut) == ([], True)
        assert "gave no answer" in batch.fault.why
        fault.mute_after = None
        assert [mail.raw for mail in (await box.fetch()).mails] == [RAW]
        assert fault.connections == 2
        await box.close()


async def test_a_server_that_never_greets_is_left(server: MailServer) -> None:
    async with proxy(server.port, Fault(mute_after=0)) as port:
        box = ImapMailbox(server.account(port=port, timeout=0.2))
        with pytest.raises(OSError, match="gave no answer"):
            await box.fetch()


async def test_a_loss_while_idle_is_noticed_at_once(server: MailServer) -> None:
    fault = Fault()
    async with proxy(server.port, fault) as port:
        box = ImapMailbox(server.account(port=port))
        await box.fetch()
        waiting = asyncio.create_task(box.wait(60))
        await asyncio.wait({waiting}, timeout=0.1)
        fault.cut_after = 0
        await server.deliver(RAW, NOON)
        async with asyncio.timeout(5):
            with pytest.raises(ConnectionError, match="was lost"):
                await waiting
        fault.cut_after = None
        assert len((await box.fetch()).mails) == 1
        await box.close()


async def test_a_cancelled_wait_keeps_the_connection(server: MailServer) -> None:
    fault = Fault()
    async with proxy(server.port, fault) as port:
        box = ImapMailbox(server.account(port=port))
        for number in range(3):
            await server.deliver(b"Subject: %d\r\n\r\n" % number, NOON)
            assert len((await box.fetch()).mails) == number + 1
            waiting = asyncio.create_task(box.wait(60))
            await asyncio.wait({waiting}, timeout=0.1)
            waiting.cancel()
            await asyncio.wait({waiting})
        await box.close()
    assert fault.connections == 1


async def test_a_thousand_lines_in_one_burst(server: MailServer) -> None:
    burst = b"".join(b"* %d EXPUNGE\r\n" % number for number in range(1200, 0, -1))
    fault = Fault(change=lambda data: data.replace(b"* SEARCH", burst + b"* SEARCH"))
    await server.deliver(RAW, NOON)
    async with proxy(server.port, fault) as port:
        box = ImapMailbox(server.account(port=port))
        assert [mail.raw for mail in (await box.fetch()).mails] == [RAW]
        await box.close()


def without(*words: bytes) -> Fault:
    """Hide some capabilities."""

    def change(data: bytes) -> bytes:
        for word in words:
            data = data.replace(b" " + word, b" X" + word[1:])
        return data

    return Fault(change=change)


@pytest.mark.parametrize("missing", [(b"MOVE",), (b"MOVE", b"UIDPLUS")])
async def test_a_server_without_move(server: MailServer, missing: tuple[bytes, ...]) -> None:
    await server.deliver(RAW, NOON)
    await server.deliver(b"Subject: 2\r\n\r\n", NOON)
    async with proxy(server.port, without(*missing)) as port:
        box = ImapMailbox(server.account(port=port))
        first, second = (await box.fetch()).mails
        await box.done(first.key)
        assert list((await box.fetch()).mails) == [second]
        assert (await server.look("INBOX"), await server.look("Processed")) == (1, 1)
        await box.close()


async def test_a_server_without_idle_is_polled(server: MailServer) -> None:
    async with proxy(server.port, without(b"IDLE")) as port:
        box = ImapMailbox(server.account(port=port))
        await box.fetch()
        await box.wait(0.01)
        await server.deliver(RAW, NOON)
        async with asyncio.timeout(5):
            await box.wait(60)
        await box.close()


async def test_a_size_that_is_a_little_off_does_not_hold_a_mail_back(server: MailServer) -> None:
    await server.deliver(RAW, NOON)
    size = b"RFC822.SIZE %d" % len(RAW)
    fault = Fault(change=lambda data: data.replace(size, b"RFC822.SIZE %d" % (len(RAW) + 3)))
    async with proxy(server.port, fault) as port:
        box = ImapMailbox(server.account(port=port))
        assert [mail.raw for mail in (await box.fetch()).mails] == [RAW]
        await box.close()


@pytest.mark.parametrize("flags", [rb"\Deleted", rb"\Seen \deleted", rb"$x \DELETED \Answered"])
async def test_emails_that_are_marked_as_deleted_wait_no_more(flags: bytes) -> None:
    script = {"UID SEARCH": lambda request: b"* SEARCH\r\n" + request.ok}
    async with scripted_imap(ScriptedImap({1: RAW, 2: RAW}, script, flags=flags)) as server:
        box = ImapMailbox(ImapAccount("127.0.0.1", "judge", Password("word"), port=server.port, tls="none"))
        assert (await box.fetch()).is_empty
        assert server.said[-3:] == ["NOOP", "UID SEARCH", "FLAGS"]
        await box.close()


async def test_an_email_that_came_later_is_not_deleted_whatever_the_server_names() -> None:
    """The server names its emails of 5 January, in the folder that is open, for any day."""
    async with scripted_imap(ScriptedImap({1: RAW, 2: RAW})) as server:
        box = ImapMailbox(ImapAccount("127.0.0.1", "judge", Password("word"), port=server.port, tls="none"))
        assert await box.delete_processed(datetime(2026, 1, 1, tzinfo=UTC)) == 0
        assert sorted(server.mails) == [1, 2]
        await box.close()


async def test_a_folder_whose_emails_are_all_named_is_asked_no_second_question() -> None:
    async with scripted_imap(ScriptedImap({1: RAW, 2: RAW})) as server:
        box = ImapMailbox(ImapAccount("127.0.0.1", "judge", Password("word"), port=server.port, tls="none"))
        while mails := (await box.fetch()).mails:
            await box.done(*(mail.key for mail in mails))
        assert server.said[5:] == [
            *("SELECT", "NOOP", "UID SEARCH", "SIZES", "BODY", "BODY", "UID MOVE", "NOOP", "UID SEARCH")
        ]
        await box.close()


def test_an_unknown_kind_of_tls_is_refused() -> None:
    account = MailServer("localhost", 143, "u", "p", deliver=_never, look=_never).account(tls="ssl")
    with pytest.raises(ValueError, match="implicit"):
        ImapMailbox(account)


def test_the_processed_folder_must_be_another() -> None:
    account = MailServer("localhost", 143, "u", "p", deliver=_never, look=_never).account(processed="inbox")
    with pytest.raises(ValueError, match="name another processed folder"):
        ImapMailbox(account)


async def _never(*_: object) -> Any:
    raise AssertionError


@pytest.mark.parametrize(
    ("greeting", "says"),
    [
        (b"220 mx.example ESMTP\r\n", "no IMAP server: it says '220 mx.example ESMTP'"),
        (b"SSH-2.0-OpenSSH_9.2\r\n", "no IMAP server: it says 'SSH-2.0-OpenSSH_9.2'"),
        (b"* BYE too many connections\r\n", "the IMAP server turned us away: too many connections"),
    ],
)
async def test_what_is_no_imap_server_is_named_at_once(greeting: bytes, says: str) -> None:
    """As where the port is that of SMTP: the library would wait for ever, and leave a traceback."""

    async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(greeting)
        with suppress(ConnectionError):
            await reader.read()
        writer.close()

    async with await asyncio.start_server(greet, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        box = ImapMailbox(
            ImapAccount("127.0.0.1", "judge", Password("word"), port=port, tls="none", timeout=20)
        )
        async with asyncio.timeout(10):
            with pytest.raises(ConnectionError) as caught:
                await box.fetch()
    assert str(caught.value) == says
