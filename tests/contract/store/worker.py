"""A process of its own that works on a database until it is done or killed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection

from judge.game.events import Event, Observing, PhaseJudged
from judge.records import AlreadySettled, Fate
from judge.store.database import Database
from tests.contract.store.examples import NOON, mail, parcel, snapshot
from tests.forkserver import FORKSERVER

Tell = Callable[[object], None]
"""Tells the test something."""


def add(database: Database, count: int, _tell: Tell) -> None:
    """Read, add one, write, again and again."""
    for _ in range(count):
        with database.begin() as work:
            game = work.games.get("alpha")
            assert game is not None
            after = replace(game, seed=game.seed + 1)
            work.games.save(after, [Observing(after.seed)], NOON, "test", None)
            work.commit()


def handle(database: Database, _count: int, _tell: Tell) -> None:
    """Handle every pending mail, whoever else does the same."""
    for number in [one.id for one in database.inbox.waiting()]:
        try:
            database.inbox.begin_attempt(number, NOON)
            with database.begin() as work:
                game = work.games.get("alpha")
                assert game is not None
                work.games.save(replace(game, seed=game.seed + 1), [], NOON, "test", None)
                work.outbox.add(parcel(f"reply to {number}"), NOON)
                work.inbox.settle(number, Fate.APPLIED, "", NOON)
                work.commit()
        except AlreadySettled:
            continue


def receive(database: Database, count: int, _tell: Tell) -> None:
    """Store the same mails as everybody else."""
    for number in range(count):
        database.inbox.store(mail(str(number)), NOON, "imap")


def judge_phases(database: Database, count: int, tell: Tell) -> None:
    """Judge phase after phase, each with its snapshot and mails; tells what is committed."""
    while True:
        with database.begin() as work:
            game = work.games.get("alpha")
            assert game is not None
            number = game.number + 1
            events: list[Event] = [Observing(number), PhaseJudged(snapshot(number))]
            work.games.save(replace(game, number=number), events, NOON, "time", NOON)
            for reader in range(count):
                work.outbox.add(parcel(f"{number} to {reader}"), NOON)
            work.commit()
        tell(number)


def send(database: Database, count: int, tell: Tell) -> None:
    """Take mails to send and keep them in hand until somebody kills us."""
    tell(len(database.outbox.take_due(NOON, count)))
    threading.Event().wait()


def claim(database: Database, _count: int, tell: Tell) -> None:
    """Claim the work and keep it until somebody kills us."""
    tell(database.inbox.claim())
    threading.Event().wait()


TASKS = {
    "add": add,
    "handle": handle,
    "receive": receive,
    "judge": judge_phases,
    "send": send,
    "claim": claim,
}


class Worker:
    """The process, and what it tells."""

    def __init__(self, url: str, task: str, count: int) -> None:
        self._told, telling = FORKSERVER.Pipe(duplex=False)
        self._process = FORKSERVER.Process(target=_work, args=(url, task, count, telling))
        self._process.start()
        telling.close()

    def told(self) -> object:
        """Return the next that it tells."""
        return self._told.recv()

    def rest(self) -> Iterator[object]:
        """Give what it told and nobody read, to its end."""
        with suppress(EOFError):
            while True:
                yield self._told.recv()

    def kill(self) -> None:
        """End it at once, wherever it is."""
        self._process.kill()
        self.end()

    def end(self) -> int | None:
        """Wait for its end, and return its exit code."""
        self._process.join()
        return self._process.exitcode


def _work(url: str, task: str, count: int, telling: Connection) -> None:
    TASKS[task](Database(url), count, telling.send)
