"""A relay that is ill for a week, at every point of the dialogue in turn."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import cycle
from pathlib import Path

from sqlalchemy import select

from judge.mail.smtp import SmtpRelay, SmtpTransport
from judge.mail.transports import Transport
from judge.records import OutgoingEmail, SendReport, SendStatus
from judge.service import work_round
from judge.service.outgoing import delivery
from judge.store.database import Database
from judge.store.schema import OutboxRow
from lab.proofs.proof import Result
from lab.proofs.trial import story_judge, trial_folder
from tests.crash.comparison import final_state
from tests.crash.spool import mail_of, story_steps
from tests.scenarios.story import Step, StoryJudge
from tests.servers.smtp import DRIPPING_LINES, DROP, Script, scripted

_STEPS = ("", "EHLO", "MAIL", "RCPT", "DATA", ".")
_ABOUT_US = ("", "EHLO")
_EARLY, _MIXED = "{valid} ok\r\n250 early", "{valid}-a\r\n550 b"
_ANSWERS = (
    "421 closing",
    "451 later",
    DROP,
    "554 never",
    "250 yes",
    "354 go on",
    "25",
    DRIPPING_LINES,
    _EARLY,
    _MIXED,
)
_VALID = {"EHLO": "250", "MAIL": "250", "RCPT": "250", "DATA": "354", ".": "250"}
_FAULTS = tuple(
    (step, answer)
    for step in _STEPS
    for answer in _ANSWERS
    if (answer != "554 never" or step in _ABOUT_US) and not answer.startswith(f"{_VALID.get(step)} ")
)
_ROUND = timedelta(minutes=30)
_SECONDS = 0.1
"""A server that drips is waited for so long; on loopback each other answer comes sooner."""


@dataclass
class Watched:
    """Remembers in which order each recipient's mails were taken."""

    transport: Transport
    taken: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def send(self, parcel: OutgoingEmail) -> SendReport:
        receipt = self.transport.send(parcel)
        if receipt.status is SendStatus.SENT:
            self.taken[parcel.recipient].append(parcel.key)
        return receipt


def ill_for_days(size: int) -> Result:
    """Play a year while the relay is ill for `size` simulated days; then it is well."""
    script, faults = Script({}), cycle(_FAULTS)
    with trial_folder() as place, scripted(script) as port:
        account = SmtpRelay("127.0.0.1", "judge@judge.example", port=port, tls="none", timeout=_SECONDS)
        transport = SmtpTransport(account)
        line = Watched(transport)
        with story_judge(place) as here:
            for step in story_steps("year"):
                _play_step(here, step)
                _fall_ill(script, next(faults))
                delivery.flush(here.services.store.outbox, line, here.now)
            end = here.now + timedelta(days=size)
            while here.now < end:
                here.now += _ROUND
                _fall_ill(script, next(faults))
                work_round.work(here.services, here.now)
                delivery.flush(here.services.store.outbox, line, here.now)
            held_back = _unsent(place)
            script.answers.clear()
            for _ in range(9):
                delivery.flush(here.services.store.outbox, line, here.now)
                here.now += _ROUND
            transport.close()
        after = final_state(place)
        failures = [f"{row[0]} is {row[3]}" for row in after.record["mails out"] if row[3] != "sent"]
        failures += _out_of_order(place, line)
    count = len(after.record["mails out"])
    remark = f"{count} emails, {held_back} of them held back to the end of {size} days"
    return Result(count, tuple(failures), remark)


def _fall_ill(script: Script, fault: tuple[str, str]) -> None:
    step, answer = fault
    valid = _VALID.get(step, "220")
    script.answers.clear()
    script.answers[step] = answer.replace("{valid}", valid)
    if step == "EHLO":
        script.answers["HELO"] = answer


def _play_step(here: StoryJudge, step: Step) -> None:
    if step.marker == "@":
        here.set_time(step)
        return
    if step.marker == ">":
        here.services.store.inbox.store(mail_of(step), here.now, "story")
    work_round.work(here.services, here.now)


def _unsent(place: Path) -> int:
    return sum(row[3] == "queued" for row in final_state(place).record["mails out"])


def _out_of_order(place: Path, line: Watched) -> list[str]:
    """Whose mails were not taken in the order in which they were written."""
    database = Database(f"sqlite:///{place / 'judge.db'}")
    written: dict[str, list[str]] = defaultdict(list)
    with database.connections.read() as connection:
        for recipient, key in connection.execute(
            select(OutboxRow.recipient, OutboxRow.key).order_by(OutboxRow.id)
        ):
            written[recipient].append(key)
    database.close()
    return [f"{one} got {line.taken[one]}" for one, keys in written.items() if line.taken[one] != keys]
