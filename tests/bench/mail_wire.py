"""Figures of the daemon between a real IMAP and a real SMTP server: time to the answer, mails a second."""

from __future__ import annotations

import asyncio
import imaplib
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

from judge.daemon.clock import system_clock
from tests.bench import mail_floors, mail_games
from tests.bench.mail_games import Letter
from tests.bench.mail_inside import Figures
from tests.integration.daemon import running_judge
from tests.servers import dovecot as imap
from tests.servers.dovecot import Dovecot, dovecot, why_no_dovecot
from tests.servers.smtp import Script, scripted

GAMES = 10
_PATIENCE = 300.0
_CONFIG = """
[judge]
address = "judge@judge.example"
keeper = "keeper@judge.example"
code = "BENC"

[database]
url = "sqlite:///judge.db"

[incoming]
host = "localhost"
tls = "none"
port = {imap_port}
user = '{user}'
password = '{password}'

[outgoing]
host = "127.0.0.1"
tls = "none"
port = {smtp_port}

[limits]
answers = {answers}
"""


@dataclass(frozen=True)
class World:
    """The servers at work."""

    server: Dovecot
    script: Script

    async def answers(self, count: int) -> float:
        """Wait until so many mails are on the wire; the moment the last one was seen."""
        async with asyncio.timeout(_PATIENCE):
            while len(self.script.mails) < count:  # noqa: ASYNC110  # the relay's thread rings no bell
                await asyncio.sleep(0.0005)
        return perf_counter()


def measure(*, singly: int, burst: int) -> Figures:
    """Needs Dovecot; without it there is nothing to measure."""
    if why_no_dovecot():
        return {"skipped": why_no_dovecot()}
    return asyncio.run(_measure(singly, burst))


async def _measure(singly: int, burst: int) -> Figures:
    letters = mail_games.order_mails(GAMES, singly + burst + 1)
    async with _world() as world:
        await _time_one(world, letters[0])  # the daemon is up and idle after this
        times = [await _time_one(world, letter) for letter in letters[1 : singly + 1]]
        seconds = await _time_burst(world, letters[singly + 1 :])
        answer = world.script.mails[-1]
    with scripted(Script({})) as port:
        floor = mail_floors.delivery(port, answer, 200)
    ranked = sorted(times)
    return {
        "mail_to_reply_ms": {
            "mails": singly,
            "median": round(median(ranked), 1),
            "p95": round(ranked[len(ranked) * 95 // 100], 1),
            "aim_p95": 300,
            "floor_idle_ms": _announcement(min(singly, 20), letters[0].raw),
            "floor_smtp_ms": floor,
        },
        "mails_per_second": {
            "mails": burst,
            "in_and_out": round(burst / seconds, 1),
            "aim": 60,
            "floor_smtp_out": round(1000 / floor),
        },
    }


@asynccontextmanager
async def _world() -> AsyncIterator[World]:
    script = Script({})
    with tempfile.TemporaryDirectory() as name, dovecot() as server, scripted(script) as port:
        folder = Path(name)
        with closing(mail_games.fresh(folder)) as database:
            mail_games.open_games(mail_games.desk(database), GAMES, system_clock())
        config = folder / "judge.toml"
        config.write_text(
            _CONFIG.format(
                imap_port=server.plain,
                user=imap.USER,
                password=imap.PASSWORD,
                smtp_port=port,
                answers=mail_games.UNLIMITED,
            )
        )
        async with running_judge(config, {}):
            yield World(server, script)


def _announcement(times: int, raw: bytes) -> float:
    """The median time until a client that does nothing else hears in its IDLE of a mail."""
    taken = []
    with dovecot() as server, imaplib.IMAP4("localhost", server.plain) as box:
        box.login(imap.USER, imap.PASSWORD)
        box.select()
        for _ in range(times):
            box.send(b"i IDLE\r\n")
            box.readline()
            started = perf_counter()
            server.deliver(raw, system_clock())
            while b"EXISTS" not in box.readline():
                pass
            taken.append((perf_counter() - started) * 1000)
            box.send(b"DONE\r\n")
            while not box.readline().startswith(b"i OK"):
                pass
    return round(median(taken), 1)


async def _time_one(world: World, letter: Letter) -> float:
    """Milliseconds from a mail in the mailbox to its answer on the wire, the daemon waiting in IDLE."""
    before = len(world.script.mails)
    started = perf_counter()
    world.server.deliver(letter.raw, system_clock())
    taken = await world.answers(before + 1) - started
    await asyncio.sleep(0.05)  # the judge goes back to its IDLE
    return taken * 1000


async def _time_burst(world: World, letters: Sequence[Letter]) -> float:
    """Seconds until the last of many mails that come at once is answered."""
    before = len(world.script.mails)
    started = perf_counter()
    for letter in letters:
        world.server.deliver(letter.raw, system_clock())
    return await world.answers(before + len(letters)) - started
