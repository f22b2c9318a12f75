"""A judge that plays a part of a story from a spool folder and may be killed at any moment (see run.py).

A run's folder holds the database, the spool (a file for each mail or tick, named by time) and what went out.
A mail in the spool becomes a tick when the judge has taken its content, as from a mail server's mailbox. So a
judge that is killed while it works on the mail does that work at the same time when it starts again.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from functools import cache
from pathlib import Path

from judge.records import OutgoingEmail, SendReport, SendStatus
from judge.service import crash_points, work_round
from judge.service.dependencies import Services
from judge.service.incoming import intake
from judge.service.outgoing import delivery
from judge.store.database import Database
from tests.plain_passwords import PlainPasswords
from tests.scenarios.story import Step, raw_mail, read
from tests.services import services_on

_START = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class FileTransport:
    """A transport that writes each mail to a file of its own, named by its count, so that duplicates show."""

    folder: Path

    def send(self, parcel: OutgoingEmail) -> SendReport:
        self.folder.mkdir(exist_ok=True)
        number = len(list(self.folder.iterdir()))
        name = parcel.message_id.strip("<>").partition("@")[0]
        temporary = self.folder.parent / "wire.tmp"
        temporary.write_bytes(parcel.raw)
        crash_points.crash_point("about to put a mail on the wire")
        temporary.rename(self.folder / f"{number:05d}-{name}.eml")
        return SendReport(SendStatus.SENT)

    def close(self) -> None:
        """Nothing to hang up."""


@dataclass(frozen=True)
class SpooledStory:
    """The steps of a story from the `start`-th on, `length` of them, played while faults are injected."""

    name: str
    steps: tuple[Step, ...]
    start: int
    length: int

    def prepare(self, folder: Path) -> None:
        """Play what comes before undisturbed, and spool the steps."""
        now = _spool(folder, self.steps[: self.start], _START)
        play(folder)
        shutil.rmtree(folder / "wire", ignore_errors=True)
        _spool(folder, self.steps[self.start : self.start + self.length], now)

    def play(self, folder: Path) -> None:
        play(folder)

    def servers(self, folder: Path) -> AbstractContextManager[None]:
        del folder
        return nullcontext()


_LETTER = "SIGN ON England alpha swordE\nPRESS TO A F\nShall we fight Germany together?\nENDPRESS\n"
_ANSWERS = ("Yes, with all my fleets.", "No, I want the peace.")
_THOUGHT_OVER = timedelta(minutes=5)
"""After which a first answer is not taken for a program's, and one to a letter has left."""


@dataclass(frozen=True)
class WithAnsweredLetter(SpooledStory):
    """A story with answers to a letter beside its steps: each waits for its time and then leaves."""

    def prepare(self, folder: Path) -> None:
        """As a story; the letter was written before, and its readers' answers name their copies of it."""
        now = _spool(folder, self.steps[: self.start], _START)
        letter = raw_mail("edgar@eng.example", "plan", _LETTER, "<letter@story.example>")
        _spool_file(folder, 990, now, "eml", letter)
        play(folder)
        got = [message_from_bytes(file.read_bytes()) for file in sorted((folder / "wire").iterdir())]
        copies = [mail for mail in got if "Press from E" in str(mail["Subject"])]
        assert len(copies) == len(_ANSWERS)
        shutil.rmtree(folder / "wire")
        now = _spool(folder, self.steps[self.start : self.start + self.length], now) + _THOUGHT_OVER
        for number, (copy, words) in enumerate(zip(copies, _ANSWERS, strict=True)):
            ident, answered = f"<answer{number}@story.example>", str(copy["Message-ID"])
            raw = raw_mail(str(copy["To"]), f"Re: {copy['Subject']}", words, ident, answers=answered)
            _spool_file(folder, 991 + number, now, "eml", raw)
        _spool_file(folder, 999, now + _THOUGHT_OVER, "tick", b"")
        (folder / "last").write_text((now + _THOUGHT_OVER).isoformat())


def story_steps(story: str) -> tuple[Step, ...]:
    """The steps of a story in which something happens, without what it expects."""
    return tuple(step for step in read(story) if step.marker in (">", "@", "tick"))


def mail_of(step: Step) -> bytes:
    """The mail of a step, the same each time."""
    sender, _, subject = step.text.partition(": ")
    verdict = "pass" if step.marker == "+>" else ""
    return raw_mail(sender, subject, "\n".join(step.body) + "\n", f"<{step.where}@story.example>", verdict)


def _spool(folder: Path, steps: Iterable[Step], now: datetime) -> datetime:
    """Write the steps as files; the time after the last is returned."""
    spool = folder / "spool"
    spool.mkdir(parents=True, exist_ok=True)
    for number, step in enumerate(steps):
        if step.marker == "@":
            now = datetime.fromisoformat(step.text).replace(tzinfo=UTC)
            continue
        kind, content = ("tick", b"") if step.marker == "tick" else ("eml", mail_of(step))
        _spool_file(folder, number, now, kind, content)
    (folder / "last").write_text(now.isoformat())
    return now


def _spool_file(folder: Path, number: int, now: datetime, kind: str, content: bytes) -> None:
    (folder / "spool" / f"{number:04d}-{now:%Y%m%dT%H%M%S}.{kind}").write_bytes(content)


def play(folder: Path) -> None:
    """Take the mails in the spool, file by file, as the daemon would; in the end do what is due once more."""
    database = Database(f"sqlite:///{folder / 'judge.db'}")
    database.upgrade()
    here = services(database)
    transport = FileTransport(folder / "wire")
    for file in sorted((folder / "spool").iterdir()):
        now = datetime.strptime(file.stem.partition("-")[2], "%Y%m%dT%H%M%S").replace(tzinfo=UTC)
        if file.suffix == ".eml":
            intake.receive(here, file.read_bytes(), now, "spool")
            crash_points.crash_point("about to take a mail off the server")
            file.rename(file.with_suffix(".tick"))
        _work_and_send(here, transport, now)
        file.with_suffix(".tick").unlink()
    _work_and_send(here, transport, datetime.fromisoformat((folder / "last").read_text()))
    database.close()


def _work_and_send(here: Services, transport: FileTransport, now: datetime) -> None:
    work_round.work(here, now)
    delivery.flush(here.store.outbox, transport, now)


def services(database: Database) -> Services:
    """Services whose grammar and templates are read once, before any process that will be killed is made."""
    return replace(_shared_services(), store=database, passwords=PlainPasswords())


@cache
def _shared_services() -> Services:
    return services_on(Database("sqlite:////nowhere/judge.db"), opt_in=False)
