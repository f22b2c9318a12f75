"""Figures of the daemon between real servers: time to the answer, mails a second, memory over many mails."""

from __future__ import annotations

import asyncio
import imaplib
from statistics import median
from time import perf_counter, sleep

from judge.daemon.clock import system_clock
from tests.bench import mail_floors, mail_games
from tests.bench.mail_servers import GAMES, HIBERNATION_SECONDS, running_servers
from tests.bench.mail_single_process import Figures
from tests.servers import dovecot as imap
from tests.servers.dovecot import HIBERNATION, dovecot, why_no_dovecot
from tests.servers.smtp import Script, scripted

_BATCH = 500


def measure(*, singly: int, burst: int, memory_mails: int) -> Figures:
    """Needs Dovecot; without it there is nothing to measure."""
    if why_no_dovecot():
        return {"skipped": why_no_dovecot()}
    return {
        "mail_to_reply_ms": asyncio.run(_reply(singly, hibernating=True)),
        "mail_to_reply_plain_server_ms": asyncio.run(_reply(max(5, singly // 4), hibernating=False)),
        "mails_per_second": asyncio.run(_burst(burst)),
        "memory": asyncio.run(_memory(memory_mails)),
    }


async def _reply(mails: int, *, hibernating: bool) -> Figures:
    """From a mail in the mailbox to its answer on the wire, the daemon waiting in IDLE."""
    pause = HIBERNATION_SECONDS if hibernating else 0.05
    first, *letters = mail_games.order_mails(GAMES, mails + 1)
    async with running_servers(hibernating=hibernating) as here:
        await here.time_one(first, 0)  # the daemon is up and idle after this
        times = sorted([await here.time_one(letter, pause) for letter in letters])
        answer = here.script.mails[-1]
    with scripted(Script({})) as port:
        floor = mail_floors.delivery(port, answer, 200)
    return {
        "mails": mails,
        "server": HIBERNATION if hibernating else "as delivered",
        "median": round(median(times), 1),
        "p95": round(times[len(times) * 95 // 100], 1),
        "aim_p95": 300,
        "floor_idle_ms": _announcement(min(mails, 20), first.raw, pause, hibernating=hibernating),
        "floor_smtp_ms": floor,
    }


async def _burst(mails: int) -> Figures:
    """Many mails at once, passwords verified before."""
    letters = mail_games.order_mails(GAMES, mails + GAMES * mail_games.PLAYERS)
    async with running_servers(hibernating=False) as here:
        await here.time_burst(letters[:-mails])
        before = here.cpu_seconds
        seconds = await here.time_burst(letters[-mails:])
        cpu = here.cpu_seconds - before
        answer = here.script.mails[-1]
    with scripted(Script({})) as port:
        floor = mail_floors.delivery(port, answer, 200)
    return {
        "mails": mails,
        "in_and_out": round(mails / seconds, 1),
        "cpu_ms": round(cpu * 1000 / mails, 2),
        "aim": 200,
        "floor_smtp_out": round(1000 / floor),
    }


async def _memory(mails: int) -> Figures:
    """Resident memory of the daemon after a twentieth of the mails, and after all of them."""
    async with running_servers(hibernating=False) as here:
        sizes: list[float] = []
        sent = 0
        for goal in (mails // 20, mails):
            while sent < goal:
                batch = mail_games.order_mails(GAMES, min(_BATCH, goal - sent), first=sent)
                await here.time_burst(batch)
                sent += len(batch)
            sizes.append(here.resident_mb)
    early, late = sizes
    return {
        "mails": mails,
        "mb_early": early,
        "mb_late": late,
        "kb_per_1000_mails": round((late - early) * 1024 * 1000 / (mails - mails // 20)),
        "aim_mb": 110,
    }


def _announcement(times: int, raw: bytes, pause: float, *, hibernating: bool) -> float:
    """The median time until a client that does nothing else hears in its IDLE of a mail."""
    taken = []
    with dovecot(hibernating=hibernating) as server, imaplib.IMAP4("localhost", server.plain) as box:
        box.login(imap.USER, imap.PASSWORD)
        box.select()
        for _ in range(times):
            box.send(b"i IDLE\r\n")
            box.readline()
            sleep(pause)
            started = perf_counter()
            server.deliver(raw, system_clock())
            while b"EXISTS" not in box.readline():
                pass
            taken.append((perf_counter() - started) * 1000)
            box.send(b"DONE\r\n")
            while not box.readline().startswith(b"i OK"):
                pass
    return round(median(taken), 1)
