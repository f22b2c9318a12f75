"""What the judge asks of a mailbox, on Dovecot (TLS) and on the demo's server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta, timezone

import pytest

from judge.mail.imap import ImapMailbox
from judge.mail.login import Password
from judge.mail.mailbox import Mailbox
from judge.mail.server_faults import LoginRefusedError, ServerFaultError
from tests.servers.dovecot import dovecot_server, why_no_dovecot
from tests.servers.mailboxes import MailServer
from tests.servers.pymap_server import pymap_server

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
LATER = datetime(2026, 3, 1, 17, 30, tzinfo=timezone(timedelta(hours=5)))
LONG = 30.0

MISSING = why_no_dovecot()
SERVERS = [
    pytest.param("dovecot", marks=pytest.mark.skipif(bool(MISSING), reason=MISSING)),
    pytest.param("pymap"),
]


@pytest.fixture(params=SERVERS)
async def server(request: pytest.FixtureRequest) -> AsyncIterator[MailServer]:
    running = dovecot_server() if request.param == "dovecot" else pymap_server()
    async with running as ready:
        yield ready


@pytest.fixture
async def mailbox(server: MailServer) -> AsyncIterator[Mailbox]:
    box: Mailbox = ImapMailbox(server.account())
    yield box
    await box.close()


def mail(number: int, size: int = 0) -> bytes:
    return b"From: ann@example.com\r\nSubject: %d\r\n\r\n* star (\r\n%b\r\n" % (number, b"x" * size)


async def test_an_empty_mailbox(mailbox: Mailbox) -> None:
    assert list((await mailbox.fetch()).mails) == []


async def test_mails_come_whole_and_oldest_first(server: MailServer, mailbox: Mailbox) -> None:
    await server.deliver(mail(1), NOON)
    await server.deliver(mail(2), LATER)
    first, second = (await mailbox.fetch()).mails
    assert (first.raw, first.size, first.received) == (mail(1), len(mail(1)), NOON)
    assert (second.raw, second.received) == (mail(2), NOON + timedelta(minutes=30))


async def test_fetching_again_gives_the_same_until_it_is_done(server: MailServer, mailbox: Mailbox) -> None:
    await server.deliver(mail(1), NOON)
    await server.deliver(mail(2), LATER)
    before = list((await mailbox.fetch()).mails)
    assert list((await mailbox.fetch()).mails) == before
    await mailbox.done(before[0].key)
    assert list((await mailbox.fetch()).mails) == before[1:]
    assert (await server.look("INBOX"), await server.look("Processed")) == (1, 1)


async def test_done_twice_is_done(server: MailServer, mailbox: Mailbox) -> None:
    await server.deliver(mail(1), NOON)
    (only,) = (await mailbox.fetch()).mails
    await mailbox.done(only.key)
    await mailbox.done(only.key)
    assert (await server.look("INBOX"), await server.look("Processed")) == (0, 1)


async def test_some_of_many_may_be_done_already(server: MailServer, mailbox: Mailbox) -> None:
    for number in range(3):
        await server.deliver(mail(number), NOON + timedelta(seconds=number))
    first, second, third = (await mailbox.fetch()).mails
    await mailbox.done(second.key)
    await mailbox.done(first.key, second.key)
    assert list((await mailbox.fetch()).mails) == [third]
    assert await server.look("Processed") == 2


async def test_another_client_sees_the_same_keys(server: MailServer, mailbox: Mailbox) -> None:
    await server.deliver(mail(1), NOON)
    other = ImapMailbox(server.account())
    assert list((await other.fetch()).mails) == list((await mailbox.fetch()).mails)
    await other.close()


async def test_a_mail_over_the_limit_comes_as_its_head(server: MailServer) -> None:
    box = ImapMailbox(server.account(size_limit=1000))
    await server.deliver(mail(1, 950), NOON)
    await server.deliver(mail(2, 1000), NOON + timedelta(seconds=1))
    small, large = (await box.fetch()).mails
    assert small.raw == mail(1, 950)
    assert large.raw == b"From: ann@example.com\r\nSubject: 2\r\n\r\n"
    assert large.size == len(mail(2, 1000))
    await box.done(large.key)
    assert await server.look("Processed") == 1
    await box.close()


async def test_a_mail_of_ten_megabytes(server: MailServer) -> None:
    box = ImapMailbox(server.account(size_limit=20_000_000))
    raw = b"Subject: x\r\n\r\n" + b"0123456789abcdef)(\r\n" * 500_000
    await server.deliver(raw, NOON)
    (only,) = (await box.fetch()).mails
    assert only.raw == raw
    await box.close()


async def test_many_mails_come_in_batches(server: MailServer) -> None:
    box = ImapMailbox(server.account(batch=40))
    for number in range(100):
        await server.deliver(mail(number), NOON + timedelta(seconds=number))
    seen: list[bytes | None] = []
    while batch := (await box.fetch()).mails:
        assert len(batch) <= 40
        seen.extend(incoming.raw for incoming in batch)
        await box.done(*(incoming.key for incoming in batch))
    assert seen == [mail(number) for number in range(100)]
    assert await server.look("Processed") == 100
    await box.close()


async def test_a_batch_is_bounded_in_bytes(server: MailServer) -> None:
    box = ImapMailbox(server.account(batch_bytes=5000))
    for number in range(4):
        await server.deliver(mail(number, 2000), NOON + timedelta(seconds=number))
    assert len((await box.fetch()).mails) == 2
    await box.close()


async def test_what_has_long_been_processed_is_deleted(server: MailServer, mailbox: Mailbox) -> None:
    for days in (0, 10, 40):
        await server.deliver(mail(days), NOON - timedelta(days=days))
    for incoming in (await mailbox.fetch()).mails:
        await mailbox.done(incoming.key)
    await server.deliver(mail(99), NOON - timedelta(days=99))
    assert await mailbox.delete_processed(NOON - timedelta(days=30)) == 1
    assert (await server.look("INBOX"), await server.look("Processed")) == (1, 2)
    assert await mailbox.delete_processed(NOON - timedelta(days=30)) == 0
    (waiting,) = (await mailbox.fetch()).mails
    await mailbox.done(waiting.key)
    assert await mailbox.delete_processed(NOON) == 2
    assert (await server.look("INBOX"), await server.look("Processed")) == (0, 1)


async def test_waiting_ends_when_a_mail_comes(server: MailServer, mailbox: Mailbox) -> None:
    await mailbox.fetch()
    waiting = asyncio.create_task(mailbox.wait(LONG))
    await asyncio.wait({waiting}, timeout=0.2)
    await server.deliver(mail(1), NOON)
    async with asyncio.timeout(LONG / 2):
        await waiting
    assert [incoming.raw for incoming in (await mailbox.fetch()).mails] == [mail(1)]


async def test_a_mail_between_fetch_and_wait_is_not_slept_over(server: MailServer, mailbox: Mailbox) -> None:
    await mailbox.fetch()
    await server.deliver(mail(1), NOON)
    async with asyncio.timeout(LONG / 2):
        await mailbox.wait(LONG)


async def test_waiting_ends_when_time_is_up(mailbox: Mailbox) -> None:
    await mailbox.fetch()
    await mailbox.wait(0.05)
    assert list((await mailbox.fetch()).mails) == []


async def test_a_cancelled_wait_leaves_a_mailbox_that_works(server: MailServer, mailbox: Mailbox) -> None:
    await mailbox.fetch()
    waiting = asyncio.create_task(mailbox.wait(LONG))
    await asyncio.wait({waiting}, timeout=0.1)
    waiting.cancel()
    await asyncio.wait({waiting})
    await server.deliver(mail(1), NOON)
    (only,) = (await mailbox.fetch()).mails
    waiting = asyncio.create_task(mailbox.wait(LONG))
    await asyncio.wait({waiting}, timeout=0.1)
    waiting.cancel()
    await asyncio.wait({waiting})
    await mailbox.done(only.key)
    assert list((await mailbox.fetch()).mails) == []


async def test_a_wrong_password_is_said_in_words(server: MailServer) -> None:
    box = ImapMailbox(server.account(login=Password("wrong")))
    with pytest.raises(LoginRefusedError, match="rejected the login of"):
        await box.fetch()
    await box.close()


async def test_a_folder_that_is_not_there_is_said_in_words(server: MailServer) -> None:
    box = ImapMailbox(server.account(folder="Nowhere"))
    with pytest.raises(ServerFaultError, match="rejected opening Nowhere"):
        await box.fetch()
    await box.close()


async def test_folder_names_are_quoted_and_encoded(server: MailServer) -> None:
    box = ImapMailbox(server.account(processed="Getan & fertig für \u65e5"))
    await server.deliver(mail(1), NOON)
    (only,) = (await box.fetch()).mails
    await box.done(only.key)
    assert await server.look("INBOX") == 0
    await box.close()
    put_aside = ImapMailbox(server.account(folder="Getan & fertig für \u65e5"))
    assert [incoming.raw for incoming in (await put_aside.fetch()).mails] == [mail(1)]
    await put_aside.close()


async def test_nobody_listens(server: MailServer) -> None:
    box = ImapMailbox(server.account(port=1))
    with pytest.raises(ConnectionError):
        await box.fetch()
    await box.close()


@pytest.mark.skipif(bool(MISSING), reason=MISSING)
async def test_keys_die_when_the_server_counts_anew() -> None:
    async with dovecot_server() as server:
        await fetch_before_and_after(server)


async def fetch_before_and_after(server: MailServer) -> None:
    assert server.renew is not None
    box = ImapMailbox(server.account())
    await server.deliver(mail(1), NOON)
    (old,) = (await box.fetch()).mails
    await box.close()
    await server.renew()
    await box.done(old.key)
    (new,) = (await box.fetch()).mails
    assert new.key != old.key
    assert new.raw == old.raw
    assert await server.look("Processed") == 0
    await box.done(new.key)
    assert await server.look("Processed") == 1
    await box.close()
