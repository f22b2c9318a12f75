"""Kills one of two workers on PostgreSQL wherever it can die; the other one must do the rest alone.

`python -m tests.crash.two_workers --points 300` prints one JSON object, as `run.py` does. A round: both
handle the orders of some games, judge them, and send; one is killed at a named point or a statement. Then
the database must hold what one worker alone leaves in it: nothing lost, nothing doubled, each game and each
sender in order. Only the one mail in the dead one's hands may be on the wire twice.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import sleep

from judge.records import OutgoingEmail, SendReport, SendStatus
from judge.service import crash_points, work_round
from judge.service.incoming import intake
from judge.service.outgoing import delivery
from judge.store.database import Database
from tests.bench import mail_games
from tests.crash.campaign import Tally
from tests.crash.comparison import FinalState, compare, read_state
from tests.crash.fault_injection import watch_points
from tests.crash.spool import services
from tests.servers import postgres
from tests.servers.postgres import PostgresServer

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
STAGES = (NOON + timedelta(hours=1), NOON + timedelta(hours=30))
"""When the mails are there, and when the games are complete and may be judged."""
GAMES = 2
Opening = Callable[[str], Database]
"""How a worker opens the database at a URL."""
_SECONDS = 60.0
_POLL = 0.005
_KILLED = 0.9
"""The last point that a worker is killed at, as a part of those that it passes beside another one."""


@dataclass(frozen=True)
class Wire:
    """A transport of one process: each mail in a file of its own."""

    folder: Path
    process: int

    def send(self, parcel: OutgoingEmail) -> SendReport:
        name = parcel.message_id.strip("<>").partition("@")[0]
        temporary = self.folder.parent / f"{self.process}.tmp"
        temporary.write_bytes(parcel.raw)
        crash_points.crash_point("about to put a mail on the wire")
        temporary.rename(self.folder / f"{len(list(self.folder.iterdir())):05d}x{self.process}-{name}.eml")
        return SendReport(SendStatus.SENT)

    def close(self) -> None:
        """Nothing to hang up."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--points", type=int, default=60)
    parser.add_argument("--detail", action="store_true")
    options = parser.parse_args()
    tally = run(options.points)
    report = tally.figures() | ({"findings": tally.findings} if options.detail else {})
    sys.stdout.write(json.dumps(report) + "\n")
    sys.exit(0 if tally.sound else 1)


@dataclass(frozen=True)
class Campaign:
    """A server with a database to copy for each round, a folder for what is sent, and how workers open it."""

    server: PostgresServer
    template: str
    root: Path
    opened: Opening


def run(points: int, opened: Opening = Database) -> Tally:
    """Kill a worker at so many points, evenly spread over what it does; what was found."""
    with tempfile.TemporaryDirectory() as name, postgres.running() as server:
        campaign = Campaign(server, _prepare(server), Path(name), opened)
        baseline = _round(replace(campaign, opened=Database), workers=1)[0]
        found = [_difference(campaign, baseline, 0)]
        passed = _round(campaign, workers=2)[1] if points else 0
        for number in range(points):
            kill_at = 1 + int(number * passed * _KILLED / points)
            found.append(_difference(campaign, baseline, kill_at))
    tally = sum(found, Tally())
    return replace(tally, points=tally.points - 1)


def _prepare(server: PostgresServer) -> str:
    """A database with some games and the orders for them; its name."""
    url = server.database()
    database = Database(url)
    database.upgrade()
    here = services(database)
    mail_games.open_games(here, GAMES, NOON)
    for number, mail in enumerate(mail_games.order_mails(GAMES, GAMES * mail_games.PLAYERS)):
        intake.receive(here, mail.raw, NOON + timedelta(seconds=number + 1), "bench")
    database.close()
    return url.rpartition("/")[2]


def _difference(campaign: Campaign, baseline: FinalState, kill_at: int) -> Tally:
    """A round of two workers with one kill, earlier where the one to be killed did not get so far."""
    while True:
        state, _, killed = _round(campaign, workers=2, kill_at=kill_at)
        if killed or kill_at == 0:
            break
        kill_at = kill_at * 3 // 4
    again = {name for (name, _), times in state.sent.items() if times > 1}
    found = compare(state, baseline, again if len(again) <= bool(killed) else set())
    findings = (*found.lost, *found.doubled, *found.corrupt)
    return Tally(
        1,
        bool(found.lost),
        bool(found.doubled),
        bool(found.corrupt),
        found.duplicates,
        tuple(f"killed at {kill_at}: {finding}" for finding in findings),
    )


def _round(campaign: Campaign, *, workers: int, kill_at: int = 0) -> tuple[FinalState, int, bool]:
    """Let workers do everything on a copy; what they left, the points the first passed, whether it died."""
    url = campaign.server.database(campaign.template)
    with tempfile.TemporaryDirectory(dir=campaign.root) as name:
        folder = Path(name)
        (folder / "wire").mkdir()
        starts = [(url, folder, kill_at if number == 0 else 0) for number in range(workers)]
        children = [_start(*one, campaign.opened) for one in starts]
        ends = [os.waitpid(child, 0)[1] for child in children]
        killed = os.WIFSIGNALED(ends[0]) and os.WTERMSIG(ends[0]) == signal.SIGKILL
        if any(end for end in ends[killed:]):
            raise RuntimeError(f"the workers ended with {ends}, killed at {kill_at}")
        with _opened(url) as database:
            state = read_state(database, folder)
        passed = 0 if killed else int((folder / f"points {children[0]}").read_text())
    campaign.server.drop(url)
    return state, passed, killed


@contextmanager
def _opened(url: str) -> Iterator[Database]:
    database = Database(url)
    try:
        yield database
    finally:
        database.close()


def _start(url: str, folder: Path, kill_at: int, opened: Opening) -> int:
    child = os.fork()
    if child == 0:
        _run_child(url, folder, kill_at, opened)
    return child


def _run_child(url: str, folder: Path, kill_at: int, opened: Opening) -> None:
    """The child's life; it never returns."""
    passed = 0

    def count(_name: str) -> None:
        nonlocal passed
        passed += 1
        if passed == kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    status = 1
    logging.disable(logging.CRITICAL)
    try:
        watch_points(count)
        _work_to_the_end(opened(url), Wire(folder / "wire", os.getpid()))
        (folder / f"points {os.getpid()}").write_text(str(passed))
        status = 0
    finally:
        os._exit(status)


def _work_to_the_end(database: Database, wire: Wire) -> None:
    """Work as the daemon does until nothing is left to do, whoever did it."""
    here = services(database)
    for now in STAGES:
        for _ in range(int(_SECONDS / _POLL)):
            work_round.work(here, now)
            delivery.flush(database.outbox, wire, now)
            if _nothing_left(database, now):
                break
            sleep(_POLL)
        else:
            raise RuntimeError(f"work is left: {_left(database)}")
    database.close()


def _nothing_left(database: Database, now: datetime) -> bool:
    due = work_round.next_due(services(database), now)
    return not database.inbox.waiting() and (due is None or due > now) and not _left(database).get("queued")


def _left(database: Database) -> Mapping[str, int]:
    return database.tally().outgoing


if __name__ == "__main__":
    main()
