"""The daemon as a whole, on a mailbox and a transport in memory."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path
from threading import Event, current_thread
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest

from judge.daemon.instance import Accept, HealthCheck, JudgeInstance, Listener
from judge.daemon.metrics import MetricsServer, Numbers
from judge.daemon.runtime import Runtime
from judge.records import OutgoingEmail, SendReport, SendStatus
from judge.records.overview import PULSE
from judge.render.text.messages import say
from judge.store.overview import overview, totals
from judge.store.passwords import Passwords, Verified
from tests.scenarios.story import raw_mail
from tests.unit.daemon.instances import (
    NOON,
    MemoryMailbox,
    MemoryTransport,
    MovingClock,
    game,
    hello,
    instance,
    running_game,
    subjects,
)


@asynccontextmanager
async def running(here: JudgeInstance) -> AsyncIterator[Runtime]:
    stop = asyncio.Event()
    runtime = Runtime(here, stop)
    task = asyncio.create_task(runtime.run())
    try:
        yield runtime
    finally:
        stop.set()
        await asyncio.wait_for(task, 20)


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110  # what is waited for happens in several places
            await asyncio.sleep(0.01)


@dataclass
class MemoryListener:
    """A listener that lets the test bring mail."""

    accept: Accept | None = None
    closed: bool = field(default=False)

    async def open(self, accept: Accept) -> Listener:
        self.accept = accept
        return self

    async def close(self) -> None:
        self.closed = True


async def test_a_mail_in_the_mailbox_is_answered(tmp_path: Path) -> None:
    mailbox, transport = MemoryMailbox(), MemoryTransport()
    async with running(instance(tmp_path, mailbox, transport=transport)):
        mailbox.bring(hello(1), NOON)
        await until(lambda: len(transport.sent) == 1)
        mailbox.bring(hello(2), NOON)
        await until(lambda: len(transport.sent) == 2)
    assert subjects(transport) == ["Re: TEST hello"] * 2
    assert mailbox.closed
    assert transport.closed


async def test_the_work_has_a_thread_to_itself(tmp_path: Path) -> None:
    threads: list[str] = []

    class Noting(Passwords):
        def matches(self, password: str, hashed: str, verified: Callable[[], Verified] | None = None) -> bool:
            threads.append(current_thread().name)
            return super().matches(password, hashed, verified)

    mailbox = MemoryMailbox()
    here = instance(tmp_path, mailbox)
    running_game(here)
    async with running(replace(here, services=replace(here.services, passwords=Noting()))):
        mailbox.bring(raw_mail("eve@away.example", "guess", "SIGN ON Malpha wrong\n", "<1@away>"), NOON)
        await until(lambda: bool(threads))
    assert set(threads) == {"work_0"}


async def test_what_a_long_round_has_written_is_sent_while_it_goes_on(tmp_path: Path) -> None:
    mailbox, transport = MemoryMailbox(), MemoryTransport()
    sent, seen = Event(), list[bool]()

    class Told(MemoryTransport):
        def send(self, parcel: OutgoingEmail) -> SendReport:
            report = transport.send(parcel)
            sent.set()
            return report

    class Slow(Passwords):
        def matches(self, password: str, hashed: str, verified: Callable[[], Verified] | None = None) -> bool:
            seen.append(sent.wait(15))
            return super().matches(password, hashed, verified)

    here = instance(tmp_path, mailbox, transport=Told())
    running_game(here)
    mailbox.bring(hello(1), NOON)
    mailbox.bring(raw_mail("eve@away.example", "guess", "SIGN ON Malpha wrong\n", "<1@away>"), NOON)
    async with running(replace(here, services=replace(here.services, passwords=Slow()))):
        await until(lambda: len(transport.sent) >= 2)
    assert seen[0], "the first mail's answer has left while the second mail was handled"


async def test_the_site_is_kept_up_to_date_beside_the_work(tmp_path: Path) -> None:
    threads: list[str] = []
    full: list[OSError] = [OSError("no space left")]

    def update(_now: datetime) -> None:
        threads.append(current_thread().name)
        if full:
            raise full[0]

    mailbox, transport = MemoryMailbox(), MemoryTransport()
    here = replace(instance(tmp_path, mailbox, transport=transport), update_site=update)
    async with running(here) as runtime:
        await until(lambda: runtime.health.failures.get("site") == "no space left")
        full.clear()
        mailbox.bring(hello(1), NOON)
        await until(lambda: len(transport.sent) == 1 and "site" not in runtime.health.failures)
    assert "work_0" not in threads


async def test_a_mail_by_lmtp_is_stored_before_it_is_accepted(tmp_path: Path) -> None:
    listener, transport = MemoryListener(), MemoryTransport()
    here = replace(instance(tmp_path, transport=transport), listen=listener.open)
    async with running(here):
        await until(lambda: listener.accept is not None)
        assert listener.accept is not None
        assert await listener.accept(hello(1), NOON)
        await until(lambda: len(transport.sent) == 1)
    assert listener.closed


async def test_no_deadline_is_judged_while_the_mailbox_cannot_be_read(tmp_path: Path) -> None:
    mailbox, transport, clock = MemoryMailbox(), MemoryTransport(), MovingClock()
    here = instance(tmp_path, mailbox, clock, transport)
    running_game(here)
    clock.advance(days=6)
    mailbox.broken = "connection refused"
    before = game(here)
    async with running(here) as runtime:
        await until(lambda: runtime.health.worked is not None and "mailbox" in runtime.health.failures)
        runtime._work_wanted.set()
        await until(lambda: bool(transport.sent))
        assert game(here) == before
        runtime._work_wanted.set()
        await until(lambda: len(transport.sent) > 1)
        assert subjects(transport) == [
            "TEST For the keeper: Deadlines are on hold because the mailbox cannot be read",
            f"TEST:alpha - S1901M {say('email-deadline-held.subject')}",
        ]
        assert [parcel.recipient for parcel in transport.sent] == ["keeper@judge.example", "gina@gm.example"]
        assert runtime.health.status() == "mailbox: connection refused"
        mailbox.broken = ""
        await until(lambda: game(here) != before)
        await until(lambda: any("alpha" in subject for subject in subjects(transport)))
    assert "mailbox" not in runtime.health.failures


async def test_systemd_hears_at_once_what_fails_and_that_it_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mailbox, place = MemoryMailbox(), tmp_path / "notify"
    mailbox.broken = "certificate has expired"
    monkeypatch.setenv("NOTIFY_SOCKET", str(place))
    told: list[str] = []
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(place))
        systemd.setblocking(False)

        def says(status: str) -> bool:
            with suppress(BlockingIOError):
                told.extend(systemd.recv(500).decode().splitlines())
            return f"STATUS={status}" in told

        async with running(instance(tmp_path, mailbox, MovingClock())) as runtime:
            await until(lambda: says("mailbox: certificate has expired"))
            mailbox.broken = ""
            runtime._mailbox_wanted.set()
            await until(lambda: says("all is well; mailbox last emptied 2026-01-05 12:00:00 UTC"))
    assert "STATUS=all is well; no mailbox read yet" in told


async def test_after_a_gap_the_deadline_has_moved_and_nothing_was_judged(tmp_path: Path) -> None:
    mailbox, transport, clock = MemoryMailbox(), MemoryTransport(), MovingClock()
    here = instance(tmp_path, mailbox, clock, transport)
    deadline = running_game(here)
    here.services.store.health.note_work(PULSE, NOON)
    clock.advance(days=30)
    async with running(here):
        await until(lambda: any("Deadline" in subject for subject in subjects(transport)))
    moved = game(here)
    assert moved.number == 1
    assert moved.clock is not None
    assert moved.clock.deadline == deadline + timedelta(days=30)


async def test_a_bug_in_one_round_does_not_end_the_daemon(tmp_path: Path) -> None:
    class OnceBroken(MemoryTransport):
        broken = True

        def send(self, parcel: OutgoingEmail) -> SendReport:
            if self.broken:
                self.broken = False
                raise ValueError(parcel)
            return super().send(parcel)

    mailbox, transport = MemoryMailbox(), OnceBroken()
    async with running(instance(tmp_path, mailbox, transport=transport)) as runtime:
        mailbox.bring(hello(1), NOON)
        await until(lambda: not transport.broken)
        runtime._wake_all()
        await until(lambda: len(transport.sent) == 1)
        await until(lambda: "sending" not in runtime.health.failures)


async def test_a_relay_that_is_not_there_is_noted_and_its_mails_go_out_once_it_is(tmp_path: Path) -> None:
    mailbox, transport = (
        MemoryMailbox(),
        MemoryTransport(answer=SendReport(SendStatus.UNREACHABLE, "nobody listens there")),
    )
    here = instance(tmp_path, mailbox, MovingClock(), transport)
    async with running(here) as runtime:
        mailbox.bring(hello(1), NOON)
        await until(lambda: "sending" in runtime.health.failures)
        assert "nobody listens there" in runtime.health.status()
        transport.answer = SendReport(SendStatus.SENT)
        runtime._send_wanted.set()
        await until(lambda: bool(transport.sent))
        await until(lambda: "sending" not in runtime.health.failures)
    assert len(transport.sent) == 1


async def test_a_relay_that_fails_is_left_alone_for_a_growing_while(tmp_path: Path) -> None:
    """The first pause is a second: whatever wakes the sending meanwhile, the relay is not asked again."""
    mailbox, transport = MemoryMailbox(), Counting()
    async with running(instance(tmp_path, mailbox, transport=transport)) as runtime:
        mailbox.bring(hello(1), NOON)
        await until(lambda: "sending" in runtime.health.failures)
        for _ in range(200):
            runtime._wake_all()
            await asyncio.sleep(0)
        assert transport.tries == 1
        await until(lambda: transport.tries == 2)


@dataclass
class Counting(MemoryTransport):
    """Nobody listens where its mails go."""

    tries: int = 0

    def send(self, parcel: OutgoingEmail) -> SendReport:
        self.tries += 1
        return SendReport(SendStatus.UNREACHABLE, f"nobody listens there, {parcel.recipient} waits")


async def test_what_the_transport_still_waits_for_is_cut_off_when_the_judge_stops(tmp_path: Path) -> None:
    begun, cut = Event(), Event()

    class Waiting(MemoryTransport):
        def send(self, parcel: OutgoingEmail) -> SendReport:
            del parcel
            begun.set()
            assert cut.wait(20)
            return SendReport(SendStatus.UNREACHABLE, "the judge stops")

    mailbox = MemoryMailbox()
    here = replace(instance(tmp_path, mailbox, transport=Waiting()), cut_sending=cut.set)
    async with running(here) as runtime:
        mailbox.bring(hello(1), NOON)
        await until(begun.is_set)
    assert cut.is_set()
    assert "sending" not in runtime.health.failures, "to be stopped is no trouble of the server's"
    assert len(here.services.store.outbox.take_due(NOON)) == 1


async def test_a_monitor_is_answered_while_the_daemon_runs(tmp_path: Path) -> None:
    here = instance(tmp_path)
    served: list[MetricsServer] = []

    def serve(health: HealthCheck) -> MetricsServer:
        connections = here.services.store.connections
        standing = overview(connections, NOON, tmp_path)
        numbers = Numbers("1", 0, standing, totals(connections))
        served.append(MetricsServer("127.0.0.1", 0, lambda: numbers, health))
        return served[0]

    async with running(replace(here, serve_metrics=serve)) as runtime:
        await until(lambda: runtime.health.worked is not None)
        place = f"http://127.0.0.1:{served[0].port}"
        answer = await asyncio.to_thread(urlopen, f"{place}/healthz", timeout=5)
        with answer:
            assert answer.status == 200
        runtime.health.note_failure("mailbox", "no route")
        with pytest.raises(HTTPError) as refused:
            await asyncio.to_thread(urlopen, f"{place}/healthz", timeout=5)
        with refused.value as said:
            assert (said.code, said.read()) == (503, b"mailbox: no route\n")
    with pytest.raises(URLError):
        await asyncio.to_thread(urlopen, f"{place}/healthz", timeout=5)


async def test_a_port_that_is_taken_stops_no_judge(tmp_path: Path) -> None:
    def taken(_: HealthCheck) -> MetricsServer:
        raise OSError("Address already in use")

    async with running(replace(instance(tmp_path), serve_metrics=taken)) as runtime:
        await until(lambda: runtime.health.worked is not None)
