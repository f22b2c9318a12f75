"""Robots that write to each other: two judges, and a judge with a vacation program, for a simulated day."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path

import pytest

from judge.mail.compose import MessageWrapper
from judge.mail.message import MessageReader
from judge.store.database import Database
from tests.desk import HOUSE, desk_on
from tests.scenarios.story import Stage, raw_mail

MARKS = ("X-Judge-Loop", "Auto-Submitted", "X-Auto-Response-Suppress", "Precedence")
MINUTE = timedelta(minutes=1)


def _judge(folder: Path, name: str) -> Stage:
    """A judge with a database of its own at its own address."""
    database = Database(f"sqlite:///{folder / name}.db")
    database.upgrade()
    address = f"judge@{name}.example"
    house = replace(HOUSE, address=address, code=name.upper())
    return Stage(
        replace(
            desk_on(database),
            house=house,
            reader=MessageReader(own_addresses=frozenset({address})),
            wrapper=MessageWrapper(address, house.name, house.code),
        )
    )


@pytest.fixture
def judges(tmp_path: Path) -> Iterator[tuple[Stage, Stage]]:
    """Two of them."""
    both = _judge(tmp_path, "north"), _judge(tmp_path, "south")
    yield both
    for one in both:
        assert isinstance(one.desk.store, Database)
        one.desk.store.close()


def _carried(message: EmailMessage, *, stripped: bool) -> bytes:
    for mark in MARKS if stripped else ():
        del message[mark]
    return message.as_bytes(policy=SMTP)


def _correspond(judges: tuple[Stage, Stage], *, stripped: bool) -> Counter[str]:
    """Carry every mail to its recipient, minute by minute for a day; how many each wrote to the other."""
    by_address = {one.desk.house.address: one for one in judges}
    wrote: Counter[str] = Counter()
    for _ in range(24 * 60):
        moving = [(one, message) for one in judges for message in one.unread]
        for one in judges:
            one.now += MINUTE
            one.unread = []
        for sender, message in moving:
            receiver = by_address.get(str(message["To"]))
            if receiver is not None:
                wrote[sender.desk.house.address] += 1
                receiver.deliver_raw(_carried(message, stripped=stripped))
        if not moving:
            break
    return wrote


@pytest.mark.parametrize("stripped", [False, True], ids=["as written", "marks removed on the way"])
@pytest.mark.parametrize(
    "text", ["LIST\n", "Hello, who are you?\n", "SIGN ON Austria alpha tulip\nA Vie - Gal\n"]
)
def test_two_judges_write_at_most_two_mails_each_way(
    judges: tuple[Stage, Stage], text: str, *, stripped: bool
) -> None:
    """A mail that somebody forged in the name of one judge sets them off."""
    north, south = judges
    south.deliver_raw(raw_mail(north.desk.house.address, "hello", text, "<forged@elsewhere.example>"))
    assert south.unread, "the first answer sets them off"
    wrote = _correspond(judges, stripped=stripped)
    assert max(wrote.values()) <= 2, wrote


def _vacation(message: EmailMessage, text: str) -> bytes:
    """What a program answers that says nothing of itself, quotes all, and even threads its answer."""
    answer = EmailMessage(policy=SMTP)
    answer["From"], answer["To"] = str(message["To"]), str(message["From"])
    answer["Subject"] = f"Re: {message['Subject']}"
    answer["Message-ID"] = f"<away-{str(message['Message-ID'])[1:12]}@robot.example>"
    answer["In-Reply-To"] = str(message["Message-ID"])
    quoted = "".join(f"> {line}\n" for line in message.get_content().splitlines())
    answer.set_content(f"{text}\n\n{quoted}")
    return answer.as_bytes()


@pytest.mark.parametrize("registered", [True, False])
def test_a_judge_and_a_vacation_program_write_at_most_two_mails_each_way(
    stage: Stage, *, registered: bool
) -> None:
    there = back = 0
    stage.deliver("ann@robot.example", "me", "REGISTER\nName: Ann\nEND\n" if registered else "Hello?\n")
    for _ in range(24 * 60):
        moving, stage.unread = list(stage.unread), []
        stage.now += MINUTE
        there += len(moving)
        for message in moving:
            back += 1
            stage.deliver_raw(_vacation(message, "I am away until Monday and will read this then."))
    assert there <= 2
    assert back <= 2
