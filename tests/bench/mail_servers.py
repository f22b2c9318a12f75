"""The daemon as a process of its own between a real IMAP and a real SMTP server, with games to play."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from judge.daemon.clock import system_clock
from tests.bench import mail_games
from tests.bench.mail_games import Letter
from tests.integration.daemon import running_judge
from tests.servers import dovecot as imap
from tests.servers.dovecot import Dovecot, dovecot
from tests.servers.smtp import Script, scripted

GAMES = 10
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


@asynccontextmanager
async def running_servers(*, hibernating: bool) -> AsyncIterator[RunningServers]:
    """Start everything, with the games opened; stop the judge in good order at the end."""
    script = Script({})
    with (
        tempfile.TemporaryDirectory() as name,
        dovecot(hibernating=hibernating) as server,
        scripted(script) as port,
    ):
        folder = Path(name)
        with closing(mail_games.fresh(folder)) as database:
            mail_games.open_games(mail_games.services(database), GAMES, system_clock())
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
            yield RunningServers(server, script, process.pid)
