"""Whatever an IMAP server says is understood, or makes one email faulty, or is trouble of the mailbox."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from judge.daemon.clock import stopped_at
from judge.daemon.instance import JudgeInstance
from judge.daemon.passes import run_once
from judge.daemon.runtime import Runtime
from judge.mail.imap import ImapAccount, ImapMailbox
from judge.mail.login import Password
from judge.records import FaultyEmail
from judge.records.overview import MAILBOX
from judge.render.text.messages import say
from judge.store.database import Database
from tests.integration.mail.faulty_replies import FIRST, Case, Outcome, cases
from tests.servers.scripted_imap import ScriptedImap, scripted_imap
from tests.services import services_on
from tests.unit.daemon.instances import (
    NOON,
    OPENED,
    MemoryTransport,
    game,
    hello,
    instance,
    running_game,
    subjects,
)

CASES = list(cases())
GRACE_IS_OVER = NOON + timedelta(days=6)
TOLD = "TEST For the keeper: An email in the mailbox cannot be read"
HELD_IN_ALPHA = f"TEST:alpha - S1901M {say('email-deadline-held.subject')}"
SILENT = 0.5
LONG = 20.0
"""Seconds for an exchange, with a server that says nothing and with others."""


@pytest.fixture(scope="module")
def opening(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with a running game."""
    folder = tmp_path_factory.mktemp("opening")
    here = instance(folder)
    running_game(here)
    OPENED.pop().close()
    return (folder / "judge.db").read_bytes()


@pytest.fixture
def here(tmp_path: Path, opening: bytes) -> Iterator[JudgeInstance]:
    (tmp_path / "judge.db").write_bytes(opening)
    database = Database(f"sqlite:///{tmp_path / 'judge.db'}")
    yield JudgeInstance(
        services=services_on(database, opt_in=False),
        clock=stopped_at(GRACE_IS_OVER),
        transport=MemoryTransport(),
        mailbox=None,
        listen=None,
        poll_seconds=0.05,
    )
    database.close()


@asynccontextmanager
async def reading(here: JudgeInstance, case: Case) -> AsyncIterator[tuple[JudgeInstance, ScriptedImap]]:
    """The judge with the mailbox of a server that follows the script."""
    mails = {1: FIRST, 2: hello(2), 3: hello(3, "bert@x.test")}
    async with asyncio.timeout(30), scripted_imap(ScriptedImap(mails, case.script)) as server:
        yield replace(here, mailbox=mailbox_at(server, SILENT if case.is_silent else LONG)), server


def mailbox_at(server: ScriptedImap, limit: float) -> ImapMailbox:
    return ImapMailbox(
        ImapAccount("127.0.0.1", "judge", Password("word"), port=server.port, tls="none", timeout=limit)
    )


def at(here: JudgeInstance, moment: datetime) -> JudgeInstance:
    return replace(here, clock=stopped_at(moment))


def stored(here: JudgeInstance) -> int:
    """How many emails are stored."""
    database = here.services.store
    return database.tally().came


def is_held(here: JudgeInstance) -> bool:
    """Whether nothing has come of the deadline yet."""
    now = game(here)
    return now.number == 1 and now.clock is not None and now.clock.late_notice is None


def faulty(here: JudgeInstance) -> Sequence[FaultyEmail]:
    with here.services.store.begin() as work:
        return work.faulty_mails.all()


def sent(here: JudgeInstance) -> list[str]:
    assert isinstance(here.transport, MemoryTransport)
    return subjects(here.transport)


@pytest.mark.sweep
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
async def test_a_reply_is_understood_or_one_emails_fault_or_trouble(here: JudgeInstance, case: Case) -> None:
    already = stored(here)
    async with reading(here, case) as (judge, server):
        done = await run_once(judge)
        trouble = here.services.store.health.troubles().get(MAILBOX)
        assert (done.mailbox_error != "", trouble is not None) == (case.outcome is Outcome.TROUBLE,) * 2
        assert [one.key for one in faulty(here) if one.told] == ["7:1"] * (case.outcome is Outcome.FAULTY)
        assert sent(here).count(TOLD) == (case.outcome is Outcome.FAULTY)
        assert is_held(here) == (case.outcome is not Outcome.UNDERSTOOD)
        assert (HELD_IN_ALPHA in sent(here)) == (case.outcome is not Outcome.UNDERSTOOD)
        if case.outcome is Outcome.UNDERSTOOD:
            assert (stored(here), sorted(server.processed)) == (already + 3, [1, 2, 3])
        if case.outcome is Outcome.FAULTY:
            assert (stored(here), sorted(server.processed)) == (already + 2, [2, 3])
            assert [(one.sender, one.subject) for one in faulty(here)] == [("anna@aus.example", "first")]
        server.misbehaves = False
        later = replace(judge, mailbox=mailbox_at(server, LONG))
        done = await run_once(at(later, GRACE_IS_OVER + timedelta(minutes=2)))
        assert (done.mailbox_error, here.services.store.health.troubles().keys() & {MAILBOX}) == ("", set())
        assert (stored(here), sorted(server.processed), faulty(here)) == (already + 3, [1, 2, 3], [])
        assert not is_held(here)


ENDLESS = [case for case in CASES if case.outcome is Outcome.TROUBLE]


@pytest.mark.sweep
@pytest.mark.parametrize("case", ENDLESS, ids=[case.name for case in ENDLESS])
async def test_the_daemon_stops_when_it_is_told_to(here: JudgeInstance, case: Case) -> None:
    async with reading(here, case) as (judge, server):
        stop = asyncio.Event()
        running = asyncio.create_task(Runtime(judge, stop).run())
        await server.spoken.wait()
        stop.set()
        async with asyncio.timeout(10):
            await running
