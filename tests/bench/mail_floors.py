"""Lower bounds of the mail benchmark: a synced commit, the library's parse, a bare SMTP delivery."""

from __future__ import annotations

import smtplib
import sqlite3
from collections.abc import Callable
from contextlib import closing
from email import message_from_bytes, policy
from pathlib import Path
from statistics import median
from time import perf_counter


def milliseconds(work: Callable[[], object], times: int) -> float:
    """The median time of one call."""
    taken = []
    for _ in range(times):
        started = perf_counter()
        work()
        taken.append((perf_counter() - started) * 1000)
    return round(median(taken), 3)


def commit(folder: Path, times: int) -> float:
    """One row of a kilobyte in SQLite, committed with a full sync, as the judge's database is set."""
    with closing(sqlite3.connect(folder / "floor.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE mail (raw BLOB)")
        return milliseconds(lambda: connection.execute("INSERT INTO mail VALUES (randomblob(1000))"), times)


def parse(raw: bytes, times: int) -> float:
    """The standard library reads header and text of the mail."""

    def read() -> object:
        message = message_from_bytes(raw, policy=policy.default)
        return message["From"], message["Subject"], message.get_content()

    return milliseconds(read, times)


def delivery(port: int, raw: bytes, times: int) -> float:
    """A mail to one recipient over a connection that is open."""
    with smtplib.SMTP("127.0.0.1", port) as connection:
        connection.ehlo()
        return milliseconds(
            lambda: connection.sendmail("judge@bench.example", ["ann@bench.example"], raw), times
        )
