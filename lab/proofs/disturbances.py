"""Whole games by mail, through Dovecot and an SMTP server, while `judge run` is disturbed at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, nullcontext
from dataclasses import dataclass
from pathlib import Path
from random import Random
from threading import Lock

from judge.store.database import Database
from judge.store.integrity import PENDING
from judge.store.schema import OutboxState
from lab.proofs.proof import Result
from lab.proofs.trial import trial_folder
from tests.disturbances.judge_process import DisturbedJudge
from tests.disturbances.outcome import faults
from tests.disturbances.players import Players
from tests.integration.daemon import trust_file
from tests.servers import dovecot, postgres, smtp
from tests.servers.dovecot import Dovecot

_ON_POSTGRESQL, _FEW = 0.4, 20
_SHARE, _AT_A_TIME = 100, 4
_one_upgrade = Lock()
"""Alembic upgrades one database at a time."""
_CONFIG = """\
[judge]
address = "judge@judge.example"
keeper = "keeper@judge.example"
code = "TEST"
[incoming]
host = "localhost"
port = {server.secure}
user = '{dovecot.USER}'
password = '{dovecot.PASSWORD}'
[outgoing]
host = "localhost"
port = {relay.port}
user = "{smtp.USER}"
password = "{smtp.PASSWORD}"
[limits]
answers = 100000
proven_answers = 100000
games = 100000
[trust]
opt_in = false
[database]
url = "{url}"
"""


@dataclass(frozen=True)
class _Run:
    """What a run came to."""

    kinds: Counter[str]
    games: int
    phases: int
    mails: int
    again: int
    failures: Sequence[str]


def disturbed(size: int) -> Result:
    """Disturb `judge run` so often: on SQLite and, unless they are few, for a part on PostgreSQL."""
    elsewhere = int(size * _ON_POSTGRESQL) if size >= _FEW else 0
    with postgres.running() if elsewhere else nullcontext() as server, ThreadPoolExecutor(_AT_A_TIME) as pool:
        urls = [""] * len(shares := _shares(size - elsewhere))
        if server is not None:
            urls += [server.database() for _ in _shares(elsewhere)]
            shares += _shares(elsewhere)
        runs = list(pool.map(_play_share, range(len(shares)), urls, shares))
    kinds = sum((run.kinds for run in runs), Counter[str]())
    told = ", ".join(f"{number} {kind}" for kind, number in sorted(kinds.items()))
    played = (
        f"{sum(run.games for run in runs)} games, {sum(run.phases for run in runs)} phases, "
        f"{sum(run.mails for run in runs):,} emails in, {sum(run.again for run in runs)} sent again"
    )
    return Result(kinds.total(), tuple(fault for run in runs for fault in run.failures), f"{told}; {played}")


def _shares(size: int) -> list[int]:
    """So many disturbances parted among judges, of which several run at a time: they mostly wait."""
    return [min(_SHARE, size - begun) for begun in range(0, size, _SHARE)]


def _play_share(number: int, url: str, size: int) -> _Run:
    with trial_folder() as place:
        return _play(place, url or f"sqlite:///{place / 'judge.db'}", size, Random(f"{size} {number}"))


def _play(place: Path, url: str, size: int, chance: Random) -> _Run:
    with ExitStack() as stack:
        server = stack.enter_context(dovecot.dovecot())
        relay = stack.enter_context(smtp.secure_relay())
        facts = {"server": server, "relay": relay, "dovecot": dovecot, "smtp": smtp, "url": url}
        (place / "judge.toml").write_text(_CONFIG.format(**facts), encoding="utf-8")
        database = Database(url)
        stack.callback(database.close)
        with _one_upgrade:
            database.upgrade()
        players = Players(server, database, chance)
        judge = DisturbedJudge(place, trust_file(place, server.context, relay.context), chance)
        try:
            for is_done in players.play():
                judge.wait(is_done)
                if judge.kinds.total() >= size:
                    break
            judge.calm = True
            judge.wait(lambda: _is_at_rest(server, database))
        except TimeoutError as error:
            judge.failures.append(f"{error}: {judge.log}")
        finally:
            judge.end()
        phases = sum(map(len, players.given.values()))
        again = len(relay.sink.mails) - len({one.content for one in relay.sink.mails})
        failures = [*judge.failures, *faults(database, relay.sink, players)]
        return _Run(judge.kinds, len(players.given), phases, players.mails, again, failures)


def _is_at_rest(server: Dovecot, database: Database) -> bool:
    tally = database.tally()
    return not (server.count("INBOX") or tally.fates.get(PENDING) or tally.outgoing.get(OutboxState.QUEUED))
