"""The daemon: one loop for the mailbox, one for the work, one for sending, and the signals between them."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from judge.daemon.health import Health, notify
from judge.daemon.instance import JudgeInstance, Listener
from judge.daemon.passes import collect, work_up_to
from judge.daemon.pulse import Pulse
from judge.daemon.ticker import Ticker
from judge.mail.backoff import reconnect_pause
from judge.service.incoming import intake
from judge.service.outgoing import delivery
from judge.service.ports import Mailbox
from judge.service.timed import outage

PATIENCE = timedelta(minutes=10)
"""How long deadlines may be held before the keeper gets a mail about it."""
_THREADS = 4
"""Threads to store, to send and to look names up; on a large machine there would be many, and each costs."""

log = logging.getLogger(__name__)


class Runtime:
    """Runs a station until `stop` is set. What is being handled then is finished; everything else can wait.

    The database is touched in worker threads only, and never while the network is. The work has one to
    itself: the 19 MiB that checking a password takes stay with the thread that once asked for them.
    """

    def __init__(self, instance: JudgeInstance, stop: asyncio.Event) -> None:
        self._instance = instance
        self._stop = stop
        self._pulse = Pulse(instance.pulse, time.monotonic)
        self._ticker = Ticker(self._tick)
        self._worker = ThreadPoolExecutor(1, "work")
        self._work = asyncio.Event()
        self._send = asyncio.Event()
        self._look = asyncio.Event()
        self._collected_up_to: datetime | None = None
        self._due: datetime | None = None
        self.health = Health(instance.clock())

    async def run(self) -> None:
        """Serve until told to stop."""
        listener = await self._listen()
        self._ticker.start()
        self._tick()
        loops = [asyncio.create_task(loop) for loop in self._loops()]
        notify("READY=1")
        try:
            stopping = asyncio.create_task(self._stop.wait())
            done, _ = await asyncio.wait([stopping, *loops], return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            for task in done - {stopping}:
                task.result()
        finally:
            notify("STOPPING=1")
            self._stop.set()
            self._tick()
            self._ticker.stop()
            if listener is not None:
                await listener.close()
            await asyncio.gather(*loops, return_exceptions=True)
            if self._instance.mailbox is not None:
                await self._instance.mailbox.close()
            await asyncio.to_thread(self._instance.transport.close)
            self._worker.shutdown()

    def _loops(self) -> list[Coroutine[Any, Any, None]]:
        loops = [
            self._repeat("work", self._work, self._work_once),
            self._repeat("sending", self._send, self._send_once),
        ]
        if self._instance.mailbox is not None:
            loops.append(self._watch(self._instance.mailbox))
        return loops

    def _tick(self) -> None:
        """Wake everybody: something is due, or half a minute has passed."""
        self._work.set()
        self._send.set()
        now = self._instance.clock()
        self._look_if_due(now)
        fed = ("WATCHDOG=1",) if self.health.alive(now) else ()
        notify(*fed, f"STATUS={self.health.status()}")

    async def _repeat(self, part: str, wake: asyncio.Event, once: Callable[[], Awaitable[None]]) -> None:
        while not self._stop.is_set():
            await wake.wait()
            wake.clear()
            if self._stop.is_set():
                return
            try:
                await once()
            except OSError as error:
                self._trouble(part, error)
            except Exception:
                log.exception("%s failed; trying again at the next sweep", part)
                self.health.fails(part, "failed, see the log")
            else:
                self._fine(part)

    async def _work_once(self) -> None:
        self._due = await asyncio.get_running_loop().run_in_executor(self._worker, self._round)
        self.health.worked = self._instance.clock()
        await self._tell_if_held(self.health.worked)
        self._ticker.due_at(self._due if self._due and self._due > self.health.worked else None)
        self._send.set()
        self._look_if_due(self.health.worked)

    async def _tell_if_held(self, now: datetime) -> None:
        """Let the keeper know when deadlines have waited for the mailbox for a while."""
        why = self.health.troubles.get("mailbox")
        if why and self._due is not None and now - self._due > PATIENCE:
            await asyncio.to_thread(outage.tell_held, self._instance.services, why, self._due, now)

    def _look_if_due(self, now: datetime) -> None:
        """Have the mailbox emptied once more if a deadline passed since that was last begun."""
        if (
            self._due is not None
            and self._due <= now
            and (self._collected_up_to is None or self._collected_up_to < self._due)
        ):
            self._look.set()

    def _round(self) -> datetime | None:
        now = self._instance.clock()
        gap = self._pulse.beat(now)
        if gap is not None:
            log.warning("the judge was not at work, or the clock jumped, from %s to %s", gap.since, gap.until)
            self._collected_up_to = None
            if not gap.backwards:
                outage.move_missed_deadlines(self._instance.services, gap.since, gap.until)
        return work_up_to(self._instance, now, self._collected_up_to)

    async def _send_once(self) -> None:
        done = await asyncio.to_thread(
            delivery.flush,
            self._instance.services.store.outbox,
            self._instance.transport,
            self._instance.clock(),
        )
        if done.sent or done.given_up:
            log.info("sent %d mails, %d later, %d given up", done.sent, done.postponed, done.given_up)
        if done.unreachable:
            raise ConnectionError(done.unreachable)

    async def _watch(self, mailbox: Mailbox) -> None:
        """Empty the mailbox and wait for news; after a lost connection come back with growing pauses."""
        failures = 0
        while not self._stop.is_set():
            try:
                await self._empty(mailbox)
                failures = 0
                self._fine("mailbox")
                await self._until_woken(mailbox.wait(self._instance.poll_seconds))
            except OSError as error:
                failures += 1
                self._trouble("mailbox", error)
                await self._until_woken(asyncio.sleep(reconnect_pause(failures).total_seconds()))

    async def _empty(self, mailbox: Mailbox) -> None:
        self._look.clear()
        started = self._instance.clock()
        count = await collect(self._instance, mailbox, started)
        if started <= self._instance.clock():
            self._collected_up_to = self.health.polled = started
        if count:
            log.info("stored %d mails", count)
        self._work.set()

    async def _until_woken(self, wait: Awaitable[None]) -> None:
        """Await something unless the judge stops or has to look at the mailbox at once."""
        tasks: list[asyncio.Future[Any]] = [
            asyncio.ensure_future(one) for one in (wait, self._look.wait(), self._stop.wait())
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if tasks[0].done():
                tasks[0].result()
        finally:
            for task in tasks:
                task.cancel()
            with suppress(asyncio.CancelledError, OSError):
                await tasks[0]

    async def _listen(self) -> Listener | None:
        if self._instance.listen is None:
            return None
        return await self._instance.listen(self._accept)

    async def _accept(self, raw: bytes, received: datetime) -> bool:
        await asyncio.to_thread(intake.receive, self._instance.services, raw, received, "lmtp")
        self._work.set()
        return True

    def _trouble(self, part: str, error: OSError) -> None:
        why = str(error) or type(error).__name__
        if self.health.fails(part, why):
            log.warning("%s: %s; trying again", part, why)

    def _fine(self, part: str) -> None:
        if self.health.works(part):
            log.info("%s: works again", part)


async def serve(instance: JudgeInstance) -> None:
    """Run until SIGTERM or SIGINT."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(_THREADS))
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    await Runtime(instance, stop).run()
