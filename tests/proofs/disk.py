"""A disk that refuses writes and syncs, once or from some moment on; a database that somebody else holds."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event, Thread

from sqlalchemy import event

from judge.service.incoming import intake
from judge.store.database import Database
from tests.crash import killing
from tests.crash.comparing import Ending
from tests.crash.killing import Failing
from tests.crash.theatre import Spooled, acts, letter
from tests.crash.whole import stage_for, strike_all
from tests.proofs.house import folder, left, stage
from tests.proofs.proof import Result
from tests.scenarios.story import Stage

_FIRST = len(acts("opening")) + 1
_MAILS = acts("year")[_FIRST : _FIRST + 4]
_PATIENCE_MS = 40


def failing_disk(size: int) -> Result:
    """Let the n-th write or sync of the database fail, once or for good; start again with a sound disk."""
    if not killing.traceable():
        return Result(0, remark="needs strace")
    with folder() as place:
        scenario = Spooled("full disk", acts("year"), _FIRST, 3)
        ready = stage_for(scenario, place)
        writes = sum(isinstance(blow, killing.Call) and blow.name == "pwrite64" for blow in ready.blows)
        kinds = [
            Failing(call, number, error, lasting=lasting)
            for number in range(1, writes + 1)
            for call, error in (("pwrite64", "ENOSPC"), ("pwrite64", "EIO"), ("fdatasync", "EIO"))
            for lasting in (False, True)
        ]
        chosen = Random(size).sample(kinds, min(size, len(kinds)))
        tally = strike_all(ready, place / "struck", chosen)
    return Result(tally.points, tally.findings, f"{len(kinds)} ways there are")


def locked(size: int) -> Result:
    """Hold the database's write lock at random while mail is handled; sometimes longer than it waits."""
    calm = _handled(None)
    failures: list[str] = []
    waited = 0
    for seed in range(size):
        chance = Random(seed)
        holds = [chance.uniform(0, 0.1) for _ in range(6)]
        waited += sum(hold * 1000 > _PATIENCE_MS for hold in holds)
        after = _handled(holds)
        failures += [
            f"seed {seed}: {part}" for part in calm.record if after.record[part] != calm.record[part]
        ]
    return Result(size, tuple(failures), f"{waited} times the wait was too long")


def _handled(holds: list[float] | None) -> Ending:
    """Store and handle some mails, as often as it takes, beside another process that holds the lock."""
    with folder() as place:
        with stage(place) as here:
            here.play("opening")
            here.now = here.now.replace(hour=13)
            database = here.services.store
            assert isinstance(database, Database)
            event.listen(database.connections.engine, "connect", _lose_patience)
            database.connections.close()
            done = Event()
            other = Thread(target=_hold, args=(place / "judge.db", holds or [], done))
            other.start()
            for step in _MAILS:
                _insist(here, letter(step))
            done.set()
            other.join()
        return left(place)


def _lose_patience(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute(f"PRAGMA busy_timeout = {_PATIENCE_MS}")


def _hold(file: Path, holds: list[float], done: Event) -> None:
    with closing(sqlite3.connect(file, timeout=10, isolation_level=None)) as connection:
        for hold in holds:
            connection.execute("BEGIN IMMEDIATE")
            ended = done.wait(hold)
            connection.execute("ROLLBACK")
            if ended or done.wait(0.005):
                return


def _insist(here: Stage, raw: bytes) -> None:
    """Bring a mail as often as it is refused, and let it be handled as the daemon's sweep does."""
    for work in (lambda: intake.receive(here.services, raw, here.now, "story"), lambda: here.tick(None)):
        for _ in range(200):
            try:
                work()
            except OSError:
                continue
            break
        else:
            raise RuntimeError("the database was never to be had")
