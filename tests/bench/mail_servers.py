"""The daemon as a process of its own between a real IMAP and a real SMTP server, with games to play."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from time import perf_counter

from judge.daemon.clock import system_clock
from judge.records.overview import PULSE
from tests.bench import mail_games
from tests.bench.mail_games import Letter
from tests.integration.daemon import running_judge
from tests.servers import dovecot as imap
from tests.servers.dovecot import Dovecot, dovecot
from tests.servers.smtp import Script, scripted

GAMES = 10
_TICK = os.sysconf("SC_CLK_TCK")
HIBERNATION_SECONDS = 1.5
"""Seconds after which a connection has been put to sleep by a server that does that."""
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
proven_answers = {answers}
"""


@dataclass(frozen=True)
class RunningServers:
    """The servers that run, and the number of the judge's process."""

    server: Dovecot
    script: Script
    pid: int
    database: str

    @property
    def cpu_seconds(self) -> float:
        """What the judge has used so far, in user and system mode."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:13])) / _TICK

    @property
    def resident_mb(self) -> float:
        """The memory that the judge has now."""
        return _mb(self.pid, "VmRSS")

    @property
    def most_resident_mb(self) -> float:
        """The most memory that the judge ever had."""
        return _mb(self.pid, "VmHWM")

    async def time_one(self, letter: Letter, pause: float) -> float:
        """Milliseconds from a mail in the mailbox to its answer on the wire; the judge rests before it."""
        await asyncio.sleep(pause)
        return await self.time_burst([letter]) * 1000

    async def time_burst(self, letters: Sequence[Letter]) -> float:
        """Seconds until the last of many mails that come at once is answered."""
        self.script.mails.clear()
        started = perf_counter()
        for letter in letters:
            self.server.deliver(letter.raw, system_clock())
        async with asyncio.timeout(_PATIENCE):
            while len(self.script.mails) < len(letters):  # noqa: ASYNC110  # the relay's thread sends no signal
                await asyncio.sleep(0.0005)
        return perf_counter() - started


def _mb(pid: int, what: str) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    (kilobytes,) = (line.split()[1] for line in lines if line.startswith(f"{what}:"))
    return round(int(kilobytes) / 1024, 1)


@asynccontextmanager
async def running_servers(
    *,
    hibernating: bool,
    games: int = GAMES,
    opened: datetime | None = None,
    waiting: Iterable[tuple[Letter, datetime]] = (),
) -> AsyncIterator[RunningServers]:
    """Start everything, with the games opened now; stop the judge in good order at the end.

    Where they were `opened` before, the judge was last at work then. The mails that are `waiting` have come
    before it starts.
    """
    script = Script({})
    with (
        tempfile.TemporaryDirectory() as name,
        dovecot(hibernating=hibernating) as server,
        scripted(script) as port,
    ):
        folder = Path(name)
        with closing(mail_games.fresh(folder)) as database:
            mail_games.open_games(mail_games.services(database), games, opened or system_clock())
            if opened is not None:
                database.health.note_work(PULSE, opened)
        for letter, came in waiting:
            server.deliver(letter.raw, came)
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
        async with running_judge(config, {}) as process:
            yield RunningServers(server, script, process.pid, f"sqlite:///{folder / 'judge.db'}")
