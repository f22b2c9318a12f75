"""Several processes on one database: pipes that bring mail at the same time, daemons on PostgreSQL."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import timedelta
from functools import partial
from io import BytesIO, TextIOWrapper
from multiprocessing import get_context
from pathlib import Path

from click import ClickException
from sqlalchemy import select

from judge.cli.feed import feed
from judge.daemon.clock import system_clock
from judge.store.database import Database
from judge.store.schema import EventRow, InboxRow, OutboxRow, OutboxState
from lab.proofs.proof import Result
from lab.proofs.trial import trial_folder
from tests.bench import mail_games
from tests.servers import postgres

_ROOT = Path(__file__).parents[2]
_FEEDS = 24
_ROLES = ("intake,work,send", "work", "work,send", "send")
_SENDERS = 40
_SECONDS_A_MAIL = 2
_MAILS_A_GAME = 10
_CONFIG = """\
[judge]
address = "judge@example.org"
keeper = "keeper@example.org"
[outgoing]
transport = "maildir"
path = "out"
[database]
url = "{url}"
"""


def feeds(size: int) -> Result:
    """Bring `size` mails by `judge feed`, from 24 processes at a time."""
    with trial_folder() as place:
        url = f"sqlite:///{place / 'judge.db'}"
        _configure(place, url)
        with get_context("fork").Pool(_FEEDS) as pipes:
            ends = Counter(pipes.map(partial(_feed, place), range(size), chunksize=1))
        failures = [f"{count} feeds ended with {end}" for end, count in ends.items() if end]
        failures += _found(place, url, size)
    return Result(size, tuple(failures), f"{_FEEDS} at a time")


def daemons(size: int) -> Result:
    """Let four `judge run` find `size` mails on PostgreSQL."""
    with ExitStack() as stack:
        place = stack.enter_context(trial_folder())
        url = stack.enter_context(postgres.running()).database()
        _configure(place, url)
        database = Database(url)
        stack.callback(database.close)
        now = system_clock()
        for number in range(size):
            database.inbox.store(_mail(number), now, "test")
        with _running(place):
            _wait_until(lambda: database.tally().outgoing.get(OutboxState.SENT, 0) >= size, size)
        failures = _found(place, url, size)
    return Result(size, tuple(failures), f"{len(_ROLES)} daemons")


def in_order(size: int) -> Result:
    """Let four `judge run` find `size` order mails on PostgreSQL, ten for each game, of senders in turn."""
    with ExitStack() as stack:
        place = stack.enter_context(trial_folder())
        url = stack.enter_context(postgres.running()).database()
        _configure(place, url)
        database = Database(url)
        stack.callback(database.close)
        now, games = system_clock(), max(1, size // _MAILS_A_GAME)
        mail_games.open_games(mail_games.services(database), games, now)
        for number, mail in enumerate(mail_games.order_mails(games, size)):
            database.inbox.store(mail.raw, now + timedelta(microseconds=number), "test")
        with _running(place):
            _wait_until(lambda: not database.inbox.waiting(), size)
        failures = [*_out_of_order(database), *map(str, database.check())]
        failures += [f"mail {mail.id} waits" for mail in database.inbox.waiting()]
    return Result(size, tuple(failures), f"{len(_ROLES)} daemons, {games} games")


def _out_of_order(database: Database) -> Iterator[str]:
    """Mails that took effect in a game, or were answered, before an earlier one of that game or sender."""
    with database.connections.read() as read:
        came = {
            row.id: (row.received, row.id) for row in read.execute(select(InboxRow.id, InboxRow.received))
        }
        events = read.execute(
            select(EventRow.game, EventRow.cause).order_by(EventRow.game, EventRow.seq)
        ).all()
        answers = read.execute(select(OutboxRow.recipient, OutboxRow.key).order_by(OutboxRow.id)).all()
    last: dict[str, int] = {}
    for whose, cause in (*events, *answers):
        kind, _, rest = cause.partition(":")
        if kind != "mail" or (":" in rest and not rest.endswith(":reply")):
            continue
        mail = int(rest.partition(":")[0])
        if whose in last and came[mail] < came[last[whose]]:
            yield f"{whose}: mail {mail} after {last[whose]}"
        last[whose] = mail


def _configure(place: Path, url: str) -> None:
    (place / "judge.toml").write_text(_CONFIG.format(url=url), encoding="utf-8")
    database = Database(url)
    database.upgrade()
    database.close()


def _mail(number: int) -> bytes:
    """A mail that is answered; strangers have few answers a day, so each comes from somebody else."""
    sender = f"p{number}@home{number % _SENDERS}.example"
    head = f"From: {sender}\r\nTo: judge@example.org\r\nSubject: {number}\r\nMessage-ID: <{number}@home>\r\n"
    return f"{head}\r\nLIST\r\n".encode()


def _feed(place: Path, number: int) -> str:
    """What the verb does, in a process whose modules are there already; how it failed, "" if it did not."""
    os.chdir(place)
    sys.stdin = TextIOWrapper(BytesIO(_mail(number)))
    try:
        feed.main(["--config", str(place / "judge.toml")], standalone_mode=False)
    except (ClickException, OSError) as error:
        return repr(error)
    return ""


def _environment() -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "PYTHONPATH": str(_ROOT)}


@contextmanager
def _running(place: Path) -> Iterator[None]:
    command = [sys.executable, "-m", "judge.cli.main", "run", "--roles"]
    with (place / "log").open("wb") as log:
        started = [
            subprocess.Popen([*command, roles], cwd=place, env=_environment(), stdout=log, stderr=log)
            for roles in _ROLES
        ]
    try:
        yield
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.wait(60)


def _wait_until(done: Callable[[], bool], size: int) -> None:
    end = time.monotonic() + 60 + size * _SECONDS_A_MAIL
    while time.monotonic() < end and not done():
        time.sleep(0.2)


def _found(place: Path, url: str, size: int) -> Sequence[str]:
    """What became of the mails otherwise than: begun once, not set aside, answered once and in order."""
    database = Database(url)
    with database.connections.read() as connection:
        mails = connection.execute(select(InboxRow.id, InboxRow.attempts, InboxRow.fate)).all()
        answered = connection.scalars(select(OutboxRow.key).order_by(OutboxRow.id)).all()
        unsent = connection.scalars(select(OutboxRow.key).where(OutboxRow.state != OutboxState.SENT)).all()
    failures = [str(finding) for finding in database.check()]
    database.close()
    failures += [f"mail {row.id}: begun {row.attempts} times" for row in mails if row.attempts != 1]
    failures += [f"mail {row.id}: {row.fate}" for row in mails if row.fate not in ("applied", "refused")]
    failures += [f"not sent: {key}" for key in unsent]
    if sorted(answered) != sorted(f"mail:{row.id}:reply" for row in mails) or len(mails) != size:
        failures.append(f"{len(mails)} of {size} mails, {len(answered)} answers")
    sent = Counter(_recipient(file) for file in (place / "out").glob("*.eml"))
    failures += [f"{address} got {count} answers" for address, count in sent.items() if count != 1]
    if len(sent) != size:
        failures.append(f"{len(sent)} of {size} senders were answered")
    return failures


def _recipient(file: Path) -> str:
    head = file.read_text(encoding="utf-8").partition("\n\n")[0]
    return next(line for line in head.splitlines() if line.startswith("To: "))
