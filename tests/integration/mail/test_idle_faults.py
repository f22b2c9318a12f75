"""Servers that fail while the judge waits for mail: they are read on, after growing pauses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from judge.daemon.runtime import Runtime
from judge.mail.imap import ImapAccount, ImapMailbox
from judge.mail.login import Password
from judge.records.overview import MAILBOX
from tests.servers.scripted_imap import HangUp, Request, Say, ScriptedImap, scripted_imap
from tests.unit.daemon.instances import hello, instance

POLL = 1.5
"""Seconds: longer than the first pause of one second, which is waited for."""


def answer(said: bytes) -> Say:
    return lambda request: said.replace(b"%t", request.tag)


def hang_up(said: bytes) -> Say:
    def say(_: Request) -> bytes:
        raise HangUp(said)

    return say


REFUSED = {
    "BAD": answer(b"%t BAD no idle\r\n"),
    "NO": answer(b"%t NO [UNAVAILABLE] later\r\n"),
    "OK without a go-ahead": answer(b"%t OK done\r\n"),
    "OK in small letters": answer(b"* OK x\r\n%t ok\r\n"),
}
BROKEN = {
    "BYE": hang_up(b"* BYE no\r\n"),
    "the go-ahead, then BYE": hang_up(b"+ idling\r\n* BYE x\r\n"),
    "the go-ahead, then silence of a closed line": hang_up(b"+ idling\r\n"),
    "nothing, and the line is closed": hang_up(b""),
    "the go-ahead, then nonsense": hang_up(b"+ idling\r\nA0 WHAT\r\n* BYE\r\n"),
}


def mailbox_at(server: ScriptedImap) -> ImapMailbox:
    return ImapMailbox(
        ImapAccount("127.0.0.1", "judge", Password("word"), port=server.port, tls="none", timeout=5)
    )


def idle_server(said: Say) -> AbstractAsyncContextManager[ScriptedImap]:
    """A server with an empty folder that says this to IDLE."""
    return scripted_imap(ScriptedImap({}, {"IDLE": said}))


@asynccontextmanager
async def at_work(folder: Path, server: ScriptedImap) -> AsyncIterator[Runtime]:
    stop = asyncio.Event()
    here = replace(instance(folder), mailbox=mailbox_at(server), poll_seconds=POLL)
    runtime = Runtime(here, stop)
    task = asyncio.create_task(runtime.run())
    try:
        yield runtime
    finally:
        stop.set()
        await asyncio.wait_for(task, 20)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110  # what is waited for is said by a server
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("said", REFUSED.values(), ids=REFUSED)
async def test_a_server_that_refuses_idle_is_polled_on_the_same_connection(tmp_path: Path, said: Say) -> None:
    async with (
        scripted_imap(ScriptedImap({}, {"IDLE": said})) as server,
        at_work(tmp_path, server) as runtime,
    ):
        await until(lambda: "IDLE" in server.said)
        server.mails[1] = hello(1)
        await until(lambda: 1 in server.processed)
        assert (server.said.count("LOGIN"), server.said.count("IDLE")) == (1, 1)
        assert MAILBOX not in runtime.health.failures


@pytest.mark.parametrize("said", BROKEN.values(), ids=BROKEN)
async def test_a_server_that_breaks_off_idle_is_read_on_after_pauses(tmp_path: Path, said: Say) -> None:
    async with (
        scripted_imap(ScriptedImap({}, {"IDLE": said})) as server,
        at_work(tmp_path, server) as runtime,
    ):
        await until(lambda: server.said.count("IDLE") == 1)
        begun = asyncio.get_running_loop().time()
        await until(lambda: server.said.count("IDLE") == 3)
        assert asyncio.get_running_loop().time() - begun > 1 + POLL - 0.1
        assert server.said.count("LOGIN") <= 4
        assert runtime.health.failures == {}
        server.mails[1] = hello(1)
        await until(lambda: 1 in server.processed)


async def test_a_server_that_announces_what_is_not_there_is_not_asked_for_ever(tmp_path: Path) -> None:
    said = answer(b"+ idling\r\n* 1 EXISTS\r\n")
    async with (
        scripted_imap(ScriptedImap({}, {"IDLE": said})) as server,
        at_work(tmp_path, server) as runtime,
    ):
        await until(lambda: server.said.count("IDLE") == 3)
        assert server.said.count("UID SEARCH") <= 12
        assert runtime.health.failures == {}
