"""The daemon: loops by its roles, woken by each other, by the ticker and by the mail server.

The mailbox's loop collects mail (`_collect_loop`), the work's loop handles it and judges what is due, the
sending loop empties the outbox, and one keeps the site up to date (all three in `_repeat`). The steps
themselves stand in `passes`. The loops share `_collected_up_to`, when the last look at the mailbox began that
emptied it, and `_next_due`, when the next game has something due: a deadline is adjudicated only after a
look that began later (ADR 3).
"""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from judge.daemon import heap
from judge.daemon.collection import Collector, StopAsked
from judge.daemon.early_stop import asked_to_stop
from judge.daemon.health import Health, notify, reason
from judge.daemon.heartbeat import Heartbeat
from judge.daemon.hints import Hints
from judge.daemon.instance import ALL, Closing, JudgeInstance, Listener, Role, limited_to, no_report
from judge.daemon.mailboxes import give_up_others
from judge.daemon.metrics import MISSING
from judge.daemon.passes import forget_site, make_up, work_up_to
from judge.daemon.ticker import Ticker
from judge.mail.mailbox import Mailbox, reconnect_pause
from judge.records.overview import HELD, MAILBOX, SENDING, SITE, WORK
from judge.service import work_round
from judge.service.incoming import intake
from judge.service.outgoing.dispatch import dispatch
from judge.service.timed import outage

NOTE_EVERY = timedelta(minutes=1)
"""How often the database is told that a part works."""
_LEFT_TO_OTHERS = timedelta(seconds=1)
"""When to look again after mail that other processes have in hand, or that had to wait for such."""
_SEND_AFTER = 1.0
"""Seconds of a round of work after which what it has written so far is sent, and each time again."""
FAILED = "failed, see the log"
_LAST_SECONDS = 5.0
"""How long the mail that is being sent may take when the judge stops; then it waits for the next start."""
_THREADS = 4
"""Threads to store, to send and to look names up; on a large machine there would be many, and each costs."""

log = logging.getLogger(__name__)


class Runtime:
    """Runs a judge until `stop` is set. What is being handled then is finished; everything else can wait.

    The database is touched in worker threads only, and never while the network is. The work has one to
    itself: the 7 MiB that checking a password takes stay with the thread that once asked for them.
    """

    def __init__(self, instance: JudgeInstance, stop: asyncio.Event, roles: Collection[Role] = ALL) -> None:
        self._instance = limited_to(instance, roles)
        self._roles = roles
        self._hints = Hints(instance.line, self._hear)
        self._stop = stop
        self._heartbeat = Heartbeat(instance.services.store.health, time.monotonic)
        self._ticker = Ticker(self._wake_all)
        self._worker = ThreadPoolExecutor(1, "work")
        self._work_wanted = asyncio.Event()
        self._send_wanted = asyncio.Event()
        self._mailbox_wanted = asyncio.Event()
        self._site_wanted = asyncio.Event()
        self._collected_up_to: datetime | None = None
        self._next_due: datetime | None = None
        self._left_waiting = False
        self._kept: dict[str, tuple[str | None, datetime | None]] = {}
        self.health = Health(instance.clock(), collects=instance.mailbox is not None)

    async def run(self) -> None:
        """Run the loops until told to stop, then end each in order."""
        listener = await self._start_listener()
        metrics = await asyncio.to_thread(self._serve_metrics)
        if Role.INTAKE in self._roles and self._instance.line is not None:
            store, mailbox = self._instance.services.store, self._instance.source
            await asyncio.to_thread(give_up_others, store, mailbox)
        await asyncio.to_thread(self._instance.note_start, self._instance.clock())
        if Role.WORK in self._roles:
            await asyncio.to_thread(forget_site, self._instance)
        self._ticker.start()
        self._wake_all()
        loops = [asyncio.create_task(loop) for loop in self._loops()]
        # After the listener has its port: systemd starts what depends on it from here on.
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
            self._wake_all()
            self._ticker.stop()
            if listener is not None:
                await listener.close()
            if metrics is not None:
                await asyncio.to_thread(metrics.close)
            await asyncio.wait(loops, timeout=_LAST_SECONDS)
            # A thread cannot be cancelled: without this the stop would wait for the mail server's own limit.
            self._instance.cut_sending()
            await asyncio.gather(*loops, return_exceptions=True)
            if self._instance.mailbox is not None:
                await self._instance.mailbox.close()
            await asyncio.to_thread(self._instance.transport.close)
            self._worker.shutdown()

    def _loops(self) -> list[Coroutine[Any, Any, None]]:
        loops: list[Coroutine[Any, Any, None]] = [self._hints.run(self._stop)]
        if Role.WORK in self._roles:
            loops.append(self._repeat(WORK, self._work_wanted, self._work_once))
        elif self._instance.mailbox is not None:
            loops.append(self._repeat(MAILBOX, self._work_wanted, self._look_at_deadlines))
        if Role.SEND in self._roles:
            loops.append(self._repeat(SENDING, self._send_wanted, self._send_once, patient=True))
        if self._instance.mailbox is not None:
            loops.append(self._collect_loop(self._instance.mailbox))
        if self._instance.update_site is not no_report:
            loops.append(self._repeat(SITE, self._site_wanted, self._site_once))
        return loops

    def _wake_all(self) -> None:
        """Wake all loops, since something is due or half a minute has passed; tell systemd how things are.

        What was freed in the meantime is given back.
        """
        heap.give_back()
        self._hints.listen()
        self._work_wanted.set()
        self._send_wanted.set()
        self._site_wanted.set()
        now = self._instance.clock()
        if Role.WORK not in self._roles:
            self.health.worked = now  # the loops run; nothing waits for a round of work
        self._collect_again_if_due(now)
        watchdog = ("WATCHDOG=1",) if self.health.alive(now) else ()
        notify(*watchdog, f"STATUS={self.health.status()}")

    async def _repeat(
        self, part: str, wake: asyncio.Event, once: Callable[[], Awaitable[None]], *, patient: bool = False
    ) -> None:
        """Do it each time it is wanted; where a server fails, be `patient` with growing pauses."""
        failures = 0
        while not self._stop.is_set():
            await wake.wait()
            wake.clear()
            if self._stop.is_set():
                return
            try:
                await once()
            except OSError as error:
                failures += 1
                await self._record_failure(part, error)
                if patient:
                    await self._stopped_within(reconnect_pause(failures))
            except Exception:
                log.exception("%s failed; trying again at the next sweep", part)
                self.health.note_failure(part, FAILED)
                await self._keep_note(part, FAILED)
            else:
                failures = 0
                await self._record_success(part)

    async def _stopped_within(self, pause: timedelta) -> None:
        """Wait so long, or until the judge is told to stop."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stop.wait(), pause.total_seconds())

    def _hear(self, word: str) -> None:
        """Wake the loop that another process speaks to."""
        wanted = {
            Role.INTAKE: self._mailbox_wanted,
            Role.WORK: self._work_wanted,
            Role.SEND: self._send_wanted,
        }
        if word in wanted:
            wanted[Role(word)].set()

    async def _look_at_deadlines(self) -> None:
        """Where others work: note when the next deadline is, to empty the mailbox once it has passed."""
        now = self._instance.clock()
        self._next_due = due = await asyncio.to_thread(work_round.next_due, self._instance.services, now)
        self._ticker.due_at(due if due and due > now else None)
        self._collect_again_if_due(now)

    async def _work_once(self) -> None:
        working = asyncio.get_running_loop().run_in_executor(self._worker, self._work_up_to_now)
        while not (await asyncio.wait([working], timeout=_SEND_AFTER))[0]:
            self._send_wanted.set()
            self._hints.tell(Role.SEND)
        due = working.result()
        self._next_due = due
        self.health.worked = now = self._instance.clock()
        await self._report_held_deadlines(now)
        again = now + _LEFT_TO_OTHERS if self._left_waiting else None
        self._ticker.due_at(min((one for one in (due, again) if one and one > now), default=None))
        self._send_wanted.set()
        self._site_wanted.set()
        self._hints.tell(Role.SEND)
        if due is not None and due <= now:
            self._hints.tell(Role.INTAKE)
        self._collect_again_if_due(now)

    async def _report_held_deadlines(self, now: datetime) -> None:
        """Mail the keeper when deadlines have waited for the mailbox for a while."""
        why = self.health.failures.get(MAILBOX)
        if why and self._next_due is not None and now - self._next_due > HELD:
            await asyncio.to_thread(outage.tell_held_deadlines, self._instance.services, why, now)

    def _collect_again_if_due(self, now: datetime) -> None:
        """Wake the mailbox's loop if a deadline passed since it last began to collect."""
        if (
            self._next_due is not None
            and self._next_due <= now
            and (self._collected_up_to is None or self._collected_up_to < self._next_due)
        ):
            self._mailbox_wanted.set()

    def _work_up_to_now(self) -> datetime | None:
        now = self._instance.clock()
        if make_up(self._instance, self._heartbeat, now) is not None:
            # A look noted by the clock from before the jump says
            # nothing about deadlines by the clock from now on.
            self._collected_up_to = None
        if self._instance.line is not None and self._heartbeat.gap(now) is not None:
            return work_round.next_due(
                self._instance.services, now
            )  # others are at work; only a process alone makes up for a gap
        due = work_up_to(self._instance, now, self._collected_up_to)
        store = self._instance.services.store
        self._left_waiting = store.claims is not None and bool(store.inbox.waiting(now, most=1))
        self._instance.report(now)
        self._instance.list_results(now)
        return due

    async def _send_once(self) -> None:
        done = await asyncio.to_thread(
            dispatch,
            self._instance.services,
            self._instance.transport,
            self._instance.limits,
            self._instance.clock(),
            self._stop.is_set,
        )
        if done.sent or done.given_up or done.expired:
            numbers = (done.sent, done.postponed, done.given_up, done.expired)
            log.info("sent %d mails, %d later, %d given up, %d too late", *numbers)
        if done.unreachable and not self._stop.is_set():
            raise ConnectionError(done.unreachable)

    async def _site_once(self) -> None:
        await asyncio.to_thread(self._instance.update_site, self._instance.clock())

    async def _collect_loop(self, mailbox: Mailbox) -> None:
        """Collect mail and wait for more; where that fails come back with growing pauses.

        The mailbox is in trouble when it cannot be emptied. A server with which only the wait fails, or that
        always announces mail which is not there, is read on, after pauses of up to `poll_seconds`.
        """
        collector, failures, in_vain = Collector(self._instance, mailbox, self._stop), 0, 0
        poll = self._instance.poll_seconds
        while not self._stop.is_set():
            try:
                if not await asyncio.to_thread(self._instance.own_mailbox):
                    await self._wait_unless_woken(asyncio.sleep(poll))
                    continue
                started, count = await self._collect_now(collector)
            except StopAsked:
                return
            except OSError as error:
                failures += 1
                await self._record_failure(MAILBOX, error)
                await self._wait_unless_woken(asyncio.sleep(reconnect_pause(failures).total_seconds()))
                continue
            failures = 0
            await self._record_success(MAILBOX, started)
            if count:
                in_vain = 0
            if in_vain:
                await self._wait_unless_woken(
                    asyncio.sleep(min(reconnect_pause(in_vain).total_seconds(), poll))
                )
            in_vain = in_vain + 1 if await self._ends_early(mailbox) else 0

    async def _ends_early(self, mailbox: Mailbox) -> bool:
        """Wait until mail may have come; whether that ended long before its time, by itself."""
        poll, loop = self._instance.poll_seconds, asyncio.get_running_loop()
        begun = loop.time()
        try:
            ended = await self._wait_unless_woken(mailbox.wait(poll))
        except OSError as error:
            log.debug("the mailbox cannot be waited for: %s", reason(error))
            ended = True
        return ended and loop.time() - begun < poll / 2

    async def _collect_now(self, collector: Collector) -> tuple[datetime, int]:
        """Collect what waits; when that began, and how many emails it brought."""
        # Before the look: what is wanted during it may have come too late for it.
        self._mailbox_wanted.clear()
        started = self._instance.clock()
        count = await collector.collect(started)
        # A clock that was set back during the look would let it vouch for time to come.
        if started <= self._instance.clock():
            first = self.health.collected is None
            self._collected_up_to = self.health.collected = started
            if first:
                self._tell_status()
        if count:
            log.info("stored %d mails", count)
        self._work_wanted.set()
        self._hints.tell(Role.WORK)
        return started, count

    async def _wait_unless_woken(self, wait: Awaitable[None]) -> bool:
        """Await something until the judge stops or the mailbox is to be looked at now; whether it ended."""
        tasks: list[asyncio.Future[Any]] = [
            asyncio.ensure_future(one) for one in (wait, self._mailbox_wanted.wait(), self._stop.wait())
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if not tasks[0].done():
                return False
            tasks[0].result()
            return True
        finally:
            for task in tasks:
                task.cancel()
            # An IDLE has to be ended on the wire before the connection can be used for the next fetch.
            with suppress(asyncio.CancelledError, OSError):
                await tasks[0]

    async def _start_listener(self) -> Listener | None:
        if self._instance.listen is None:
            return None
        return await self._instance.listen(self._accept)

    def _serve_metrics(self) -> Closing | None:
        """Answer monitors; the judge works without, too."""
        if self._instance.serve_metrics is None:
            return None
        try:
            return self._instance.serve_metrics(self._is_well)
        except (ImportError, OSError) as error:
            log.warning("no metrics: %s", MISSING if isinstance(error, ImportError) else reason(error))
            return None

    def _is_well(self) -> tuple[bool, str]:
        """Return whether rounds of work come to an end, and no part fails."""
        alive = self.health.alive(self._instance.clock())
        return alive and not self.health.failures, self.health.status()

    async def _accept(self, raw: bytes, received: datetime) -> bool:
        await asyncio.to_thread(intake.receive, self._instance.services, raw, received, "lmtp")
        self._work_wanted.set()
        self._hints.tell(Role.WORK)
        return True

    def _tell_status(self) -> None:
        """Tell systemd how things are as soon as that is news; else it hears of it each half minute."""
        notify(f"STATUS={self.health.status()}")

    async def _record_failure(self, part: str, error: OSError) -> None:
        why = reason(error)
        if self.health.note_failure(part, why):
            log.warning("%s: %s; trying again", part, why)
            self._tell_status()
        await self._keep_note(part, why)

    async def _record_success(self, part: str, began: datetime | None = None) -> None:
        if self.health.note_success(part):
            log.info("%s: works again", part)
            self._tell_status()
        await self._keep_note(part, "", began)

    async def _keep_note(self, part: str, why: str, began: datetime | None = None) -> None:
        """Keep in the database how a part does, for the keeper: each change, and once a minute.

        `began` is when the work began that is done, where that counts: it found nothing that came later.
        """
        now, (said, at) = self._instance.clock(), self._kept.get(part, (None, None))
        if said == why and at is not None and abs(now - at) < NOTE_EVERY:
            return
        self._kept[part], health = (why, now), self._instance.services.store.health
        with suppress(OSError):  # the database itself may be what fails
            if why:
                await asyncio.to_thread(health.note_trouble, part, why, now)
            else:
                await asyncio.to_thread(health.note_work, part, began or now)


async def serve(instance: JudgeInstance, roles: Collection[Role] = ALL) -> None:
    """Run in these roles until SIGTERM or SIGINT; not at all if one came while the judge started."""
    # Before the first thread: glibc gives a thread its own heap when the thread begins.
    heap.share()
    heap.settle()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(_THREADS))
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    # Asked after the handlers are set, so that a SIGTERM in between is not lost.
    if asked_to_stop():
        return
    log.info("at work: %s", ", ".join(role for role in Role if role in roles))
    await Runtime(instance, stop, roles).run()
    log.info("ended as asked")
