"""A disk that refuses writes and syncs, once or from some moment on; a database that somebody else holds."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event, Thread

from sqlalchemy import event

from judge.service.incoming import intake
from lab.proofs.proof import Result
from lab.proofs.trial import story_judge, trial_folder
from tests.crash import fault_injection
from tests.crash.campaign import inject_all, prepare
from tests.crash.comparison import FinalState, final_state
from tests.crash.fault_injection import FailDisk
from tests.crash.spool import SpooledStory, mail_of, story_steps
from tests.scenarios.story import StoryJudge

_FIRST = len(story_steps("opening")) + 1
_MAILS = story_steps("year")[_FIRST : _FIRST + 4]
_PATIENCE_MS = 40


def failing_disk(size: int) -> Result:
    """Let the n-th write or sync of the database fail, once or for good; start again with a sound disk."""
    if not fault_injection.traceable():
        return Result(0, remark="needs strace")
    with trial_folder() as place:
        scenario = SpooledStory("full disk", story_steps("year"), _FIRST, 3)
        ready = prepare(scenario, place)
        writes = sum(
            isinstance(injection, fault_injection.KillAtCall) and injection.name == "pwrite64"
            for injection in ready.injections
        )
        kinds = [
            FailDisk(call, number, error, lasting=lasting)
            for number in range(1, writes + 1)
            for call, error in (("pwrite64", "ENOSPC"), ("pwrite64", "EIO"), ("fdatasync", "EIO"))
            for lasting in (False, True)
        ]
        chosen = Random(size).sample(kinds, min(size, len(kinds)))
        tally = inject_all(ready, place / "injected", chosen)
    return Result(tally.points, tally.findings, f"{len(kinds)} ways there are")


def locked(size: int) -> Result:
    """Hold the database's write lock at random while mail is handled; sometimes longer than it waits."""
    undisturbed = _handled(None)
    failures: list[str] = []
    waited = 0
    for seed in range(size):
        chance = Random(seed)
        holds = [chance.uniform(0, 0.1) for _ in range(6)]
        waited += sum(hold * 1000 > _PATIENCE_MS for hold in holds)
        after = _handled(holds)
        failures += [
            f"seed {seed}: {part}" for part, rows in undisturbed.record.items() if after.record[part] != rows
        ]
    return Result(size, tuple(failures), f"{waited} times the wait was too long")


def _handled(holds: list[float] | None) -> FinalState:
    """Store and handle some mails, as often as it takes, beside another process that holds the lock."""
    with trial_folder() as place:
        with story_judge(place) as here:
            here.play("opening")
            here.now = here.now.replace(hour=13)
            database = here.services.store
            event.listen(database.connections.engine, "connect", _lose_patience)
            database.connections.close()
            done = Event()
            other = Thread(target=_hold, args=(place / "judge.db", holds or [], done))
            other.start()
            for step in _MAILS:
                _insist(here, mail_of(step))
            done.set()
            other.join()
        return final_state(place)


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


def _insist(here: StoryJudge, raw: bytes) -> None:
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
