"""A judge that plays a part of a story from a spool folder and may be killed at any point (see run.py).

A run's folder holds the database, the spool (a file for each mail or tick, named by time) and what went out.
A spool file is removed only when the judge has taken its content, as from a mail server's mailbox.
"""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from judge.service import delivery, intake, points, rounds
from judge.service.desk import Desk
from judge.service.ports import Parcel, Posted, Receipt
from judge.store.database import Database
from tests.desk import desk_on
from tests.scenarios.story import Step, raw_mail, read


@dataclass(frozen=True)
class Scenario:
    """The steps of a story from the `start`-th on, `length` of them, played under fire."""

    name: str
    story: str
    start: int
    length: int

    def steps(self) -> list[Step]:
        return [step for step in read(self.story) if step.marker in (">", "@", "tick")]


@dataclass(frozen=True)
class Wire:
    """Each mail on the wire is a file of its own, named by its count, so that duplicates show."""

    folder: Path

    def send(self, parcel: Parcel) -> Receipt:
        self.folder.mkdir(exist_ok=True)
        number = len(list(self.folder.iterdir()))
        name = parcel.message_id.strip("<>").partition("@")[0]
        temporary = self.folder.parent / "wire.tmp"
        temporary.write_bytes(parcel.raw)
        temporary.rename(self.folder / f"{number:05d}-{name}.eml")
        return Receipt(Posted.SENT)


def spool(folder: Path, steps: Iterable[Step], now: datetime) -> datetime:
    """Write the steps as files; the time after the last is returned."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, step in enumerate(steps):
        if step.marker == "@":
            now = datetime.fromisoformat(step.text).replace(tzinfo=UTC)
            continue
        stamp = now.strftime("%Y%m%dT%H%M%S")
        if step.marker == "tick":
            (folder / f"{number:04d}-{stamp}.tick").write_bytes(b"")
        else:
            sender, _, subject = step.text.partition(": ")
            raw = raw_mail(sender, subject, "\n".join(step.body) + "\n", f"<{step.where}@story.example>")
            (folder / f"{number:04d}-{stamp}.eml").write_bytes(raw)
    return now


def play(folder: Path) -> None:
    """Take what is in the spool, file by file, as the daemon would; then once more what time brings."""
    database = Database(f"sqlite:///{folder / 'judge.db'}")
    database.upgrade()
    desk = desk_on(database)
    wire = Wire(folder / "wire")
    for file in sorted((folder / "spool").iterdir()):
        now = datetime.strptime(file.stem.partition("-")[2], "%Y%m%dT%H%M%S").replace(tzinfo=UTC)
        if file.suffix == ".eml":
            intake.receive(desk, file.read_bytes(), now, "spool")
        else:
            _round(desk, wire, now)
        points.point("about to take a mail off the server")
        file.unlink()
        if file.suffix == ".eml":
            _round(desk, wire, now)
    last = (folder / "last").read_text()
    _round(desk, wire, datetime.fromisoformat(last))
    database.close()


def _round(desk: Desk, wire: Wire, now: datetime) -> None:
    rounds.work(desk, now)
    delivery.flush(desk.store.outbox, wire, now)


def prepare(scenario: Scenario, folder: Path) -> None:
    """Play what comes before the scenario in peace, and spool its steps."""
    steps = scenario.steps()
    now = spool(folder / "spool", steps[: scenario.start], datetime(2026, 1, 1, tzinfo=UTC))
    (folder / "last").write_text(now.isoformat())
    in_child(folder, kill_at=0)
    shutil.rmtree(folder / "wire", ignore_errors=True)
    now = spool(folder / "spool", steps[scenario.start : scenario.start + scenario.length], now)
    (folder / "last").write_text(now.isoformat())


def in_child(folder: Path, kill_at: int) -> int:
    """Play in a process of its own, killed at the `kill_at`-th point (0: never).

    The points it passed are returned, -1 if it was killed.
    """
    child = os.fork()
    if child == 0:
        _child(folder, kill_at)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
        return -1
    if status != 0:
        raise RuntimeError(f"the judge ended with status {status} in {folder}")
    return int((folder / "points").read_text())


def _child(folder: Path, kill_at: int) -> None:
    """Never returns."""
    passed = 0

    def count(_name: str) -> None:
        nonlocal passed
        passed += 1
        if passed == kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    status = 1
    try:
        points.watch(count)
        play(folder)
        (folder / "points").write_text(str(passed))
        status = 0
    finally:
        os._exit(status)
