"""Workers on one PostgreSQL database, each a process that does what `judge run` does in its rounds."""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from time import perf_counter, process_time, sleep
from typing import IO, Any

from sqlalchemy import exists, select

from judge.daemon import heap
from judge.records import OutgoingEmail, SendReport, SendStatus
from judge.service import work_round
from judge.service.dependencies import Services
from judge.service.keeper_policy import KeeperPolicy
from judge.service.outgoing import delivery
from judge.store.database import Database
from judge.store.schema import InboxRow, OutboxRow, OutboxState
from tests.bench.mail_games import UNLIMITED
from tests.bench.scaling.server_cost import server_seconds
from tests.crash import spool
from tests.servers.statements import watch_statements

_POLL = 0.1
"""Seconds after which a worker without work looks again."""
_PATIENCE = 900.0


@dataclass(frozen=True)
class Stage:
    """What some workers needed for all there was to do: on the clock, and in processor time.

    `statements` is how many went to the database in rounds that did something, and `idle` how often one of
    them found nothing to do while others were at work.
    """

    seconds: float
    cpu: float
    server_cpu: float
    statements: int
    idle: int


@dataclass(frozen=True)
class _Used:
    cpu: float
    statements: int
    idle: int


class Nowhere:
    """A next server that takes every mail at once; what a real one costs is in mail-speed.md."""

    def send(self, parcel: OutgoingEmail) -> SendReport:
        """Take it."""
        del parcel
        return SendReport(SendStatus.SENT)

    def close(self) -> None:
        """Nothing to hang up."""


def services(database: Database) -> Services:
    """Services without a limit on answers, in which passwords cost nothing: see `[trust] key_file`."""
    unlimited = KeeperPolicy(answers=UNLIMITED, proven_answers=UNLIMITED, opt_in=False)
    return replace(spool.services(database), security=unlimited)


@dataclass(frozen=True)
class _Child:
    """A worker: its process, where it is told up to when to work, and where it says what that took."""

    process: int
    moments: IO[bytes]
    answers: IO[bytes]

    def tell(self, now: datetime | None) -> None:
        """Let it work up to a moment; None lets it end."""
        pickle.dump(now, self.moments)
        self.moments.flush()

    def answer(self) -> _Used:
        """What it used, once it has done all there was."""
        try:
            used = pickle.load(self.answers)
        except EOFError:
            raise RuntimeError("a worker failed") from None
        assert isinstance(used, _Used)
        return used


@dataclass(frozen=True)
class Crew:
    """Workers that live through several stages, so that what a process does once is done in the first."""

    database: Database
    children: Sequence[_Child]

    def warm_up(self, moments: Sequence[datetime]) -> None:
        """Let the workers work in turn, one at a time, up to each moment."""
        for number, now in enumerate(moments):
            child = self.children[number % len(self.children)]
            child.tell(now)
            child.answer()

    def run(self, now: datetime) -> Stage:
        """Let all do what is to be done at a moment."""
        before, started = server_seconds(self.database), perf_counter()
        for child in self.children:
            child.tell(now)
        used = [child.answer() for child in self.children]
        seconds = perf_counter() - started
        server = server_seconds(self.database) - before
        return Stage(
            seconds,
            sum(one.cpu for one in used),
            server,
            sum(one.statements for one in used),
            sum(one.idle for one in used),
        )


@contextmanager
def crew(url: str, workers: int) -> Iterator[Crew]:
    """So many workers on a database, for a block."""
    children: list[_Child] = []
    try:
        for _ in range(workers):
            children.append(_fork(url, children))
        with closing(Database(url)) as database:
            yield Crew(database, children)
    finally:
        for child in children:
            child.moments.close()  # which ends it, if it has not failed before
            child.answers.close()
            os.waitpid(child.process, 0)


def _fork(url: str, others: Sequence[_Child]) -> _Child:
    (moments, tell), (answers, answer) = os.pipe(), os.pipe()
    process = os.fork()
    if process == 0:
        try:
            for one in (tell, answers, *(other.moments.fileno() for other in others)):
                os.close(one)
            _live(url, os.fdopen(moments, "rb"), os.fdopen(answer, "wb"))
        finally:
            os._exit(0)
    os.close(moments)
    os.close(answer)
    return _Child(process, os.fdopen(tell, "wb"), os.fdopen(answers, "rb"))


def _live(url: str, moments: IO[bytes], answers: IO[bytes]) -> None:
    """The life of a worker: it works up to each moment that it is told."""
    heap.settle()
    with closing(Database(url)) as database:
        here = services(database)
        while (now := _told(moments)) is not None:
            pickle.dump(_work_to_the_end(here, now), answers)
            answers.flush()


def _told(moments: IO[bytes]) -> Any:
    try:
        return pickle.load(moments)
    except EOFError:
        return None


def _work_to_the_end(here: Services, now: datetime) -> _Used:
    """Work and send until nothing is left, whoever did it."""
    begun, end, idle, statements = process_time(), perf_counter() + _PATIENCE, 0, 0
    sql: list[str] = []
    while any(_left(here, now)):
        if perf_counter() > end:
            raise TimeoutError("work is left")
        sql.clear()
        with watch_statements(lambda _cursor, statement, _values: sql.append(statement)):
            worked = work_round.work(here, now)
            sent = delivery.flush(here.store.outbox, Nowhere(), now).sent if worked else 0
        if any(one.startswith("UPDATE") for one in sql):
            statements += len(sql)
        if not sent:
            idle += 1
            sleep(_POLL)
    return _Used(process_time() - begun, statements, idle)


def _left(here: Services, now: datetime) -> Iterator[bool]:
    """Whether mail waits, or a game, or a mail out."""
    with here.store.connections.read() as connection:
        waits = InboxRow.fate.is_(None) & (InboxRow.received <= now)
        yield bool(connection.scalar(select(exists().where(waits))))
        yield bool(connection.scalar(select(exists().where(OutboxRow.state == OutboxState.QUEUED))))
    due = work_round.next_due(here, now)
    yield due is not None and due <= now
