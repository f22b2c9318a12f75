"""A process of its own that works on a database until it is done or killed: `python -m … URL TASK COUNT`."""

from __future__ import annotations

import sys
from dataclasses import replace

from judge.game.events import Event, Observing, PhaseJudged
from judge.records import AlreadySettled, Fate
from judge.store.database import Database
from tests.contract.store.examples import NOON, mail, parcel, snapshot


def add(database: Database, count: int) -> None:
    """Read, add one, write, again and again."""
    for _ in range(count):
        with database.begin() as work:
            game = work.games.get("alpha")
            assert game is not None
            after = replace(game, seed=game.seed + 1)
            work.games.save(after, [Observing(after.seed)], NOON, "test", None)
            work.commit()


def handle(database: Database, count: int) -> None:
    """Handle every pending mail, whoever else does the same."""
    del count
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


def receive(database: Database, count: int) -> None:
    """Store the same mails as everybody else."""
    for number in range(count):
        database.inbox.store(mail(str(number)), NOON, "imap")


def judge_phases(database: Database, count: int) -> None:
    """Judge phase after phase, each with its snapshot and mails; prints what is committed."""
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
        print(number, flush=True)  # noqa: T201  # the test reads it


def send(database: Database, count: int) -> None:
    """Take mails to send and keep them in hand until somebody kills us or says go on."""
    print(len(database.outbox.take_due(NOON, count)), flush=True)  # noqa: T201  # the test reads it
    sys.stdin.readline()


def claim(database: Database, count: int) -> None:
    """Claim the work and keep it until somebody kills us or says go on."""
    del count
    print(database.inbox.claim(), flush=True)  # noqa: T201  # the test reads it
    sys.stdin.readline()


TASKS = {
    "add": add,
    "handle": handle,
    "receive": receive,
    "judge": judge_phases,
    "send": send,
    "claim": claim,
}

if __name__ == "__main__":
    TASKS[sys.argv[2]](Database(sys.argv[1]), int(sys.argv[3]))
