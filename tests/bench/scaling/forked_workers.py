"""Workers on one PostgreSQL database, each a process that does what `judge run` does in its rounds."""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import datetime
from time import perf_counter, process_time, sleep

from sqlalchemy import exists, select

from judge.records import Parcel, SendReport, SendStatus
from judge.service import work_round
from judge.service.dependencies import Services
from judge.service.outgoing import delivery
from judge.service.security import SecurityPolicy
from judge.store.database import Database
from judge.store.schema import InboxRow, OutboxRow, ParcelState
from tests.bench.mail_games import UNLIMITED
from tests.bench.scaling.server_cost import server_seconds
from tests.crash import spool

_POLL = 0.01
_PATIENCE = 900.0


@dataclass(frozen=True)
class Stage:
    """What some workers needed for all there was to do: on the clock, and in processor time."""

    seconds: float
    cpu: float
    server_cpu: float


class Nowhere:
    """A next server that takes every mail at once; what a real one costs is in mail-speed.md."""

    def send(self, parcel: Parcel) -> SendReport:
        """Take it."""
        del parcel
        return SendReport(SendStatus.SENT)

    def close(self) -> None:
        """Nothing to hang up."""


def services(database: Database) -> Services:
    """Services without a limit on answers, in which passwords cost nothing: see `[trust] key_file`."""
    unlimited = SecurityPolicy(answers=UNLIMITED, proven_answers=UNLIMITED, opt_in=False)
    return replace(spool.services(database), security=unlimited)


def run_stage(url: str, workers: int, now: datetime) -> Stage:
    """Let so many workers do all that is to be done at a moment."""
    with closing(Database(url)) as database:
        before, started = server_seconds(database), perf_counter()
        children = [_fork(url, now) for _ in range(workers)]
        cpu = sum(_collected(*child) for child in children)
        seconds = perf_counter() - started
        return Stage(seconds, cpu, server_seconds(database) - before)


def _fork(url: str, now: datetime) -> tuple[int, int]:
    """Start a worker; its process, and where it will say what it used."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        used: object = None
        try:
            used = _work_to_the_end(url, now)
        finally:
            os.write(writer, pickle.dumps(used))
            os._exit(used is None)
    os.close(writer)
    return child, reader


def _collected(child: int, reader: int) -> float:
    with os.fdopen(reader, "rb") as told:
        used = pickle.loads(told.read())
    os.waitpid(child, 0)
    if used is None:
        raise RuntimeError("a worker failed")
    return float(used)


def _work_to_the_end(url: str, now: datetime) -> float:
    """Work and send until nothing is left, whoever did it; the processor time it took here."""
    begun, end = process_time(), perf_counter() + _PATIENCE
    with closing(Database(url)) as database:
        here = services(database)
        while any(_left(database, here, now)):
            if perf_counter() > end:
                raise TimeoutError("work is left")
            work_round.work(here, now)
            if not delivery.flush(database.outbox, Nowhere(), now).sent:
                sleep(_POLL)
    return process_time() - begun


def _left(database: Database, here: Services, now: datetime) -> Iterator[bool]:
    """Whether mail waits, or a game, or a mail out."""
    with database.connections.read() as connection:
        yield bool(connection.scalar(select(exists().where(InboxRow.fate.is_(None)))))
        yield bool(connection.scalar(select(exists().where(OutboxRow.state == ParcelState.QUEUED))))
    due = work_round.next_due(here, now)
    yield due is not None and due <= now
