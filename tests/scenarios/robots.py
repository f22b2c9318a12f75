"""Robots that write to the judge: another judge, and a vacation program that says nothing of itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path

from judge.mail.reader import MessageReader
from judge.mail.writer import MessageWriter
from judge.render.text.reader_language import ENGLISH
from tests.scenarios.story import StoryJudge, raw_mail
from tests.servers import sqlite
from tests.services import JUDGE_INFO, services_on

TEXTS = ("LIST\n", "Hello, who are you?\n", "SIGN ON Austria alpha tulips\nA Vie - Gal\n", "HELP\nGET map\n")
"""What may set two judges off."""
_MARKS = ("X-Judge-Loop", "Auto-Submitted", "X-Auto-Response-Suppress", "Precedence")
_MINUTE = timedelta(minutes=1)
_DAY = 24 * 60


@contextmanager
def judge(folder: Path, name: str, language: str) -> Iterator[StoryJudge]:
    """A judge with a database of its own at its own address, which writes in a language."""
    database = sqlite.fresh(folder / f"{name}.db")
    address = f"judge@{name}.example"
    judge_info = replace(JUDGE_INFO, address=address, code=name.upper(), language=language)
    reader = MessageReader(own_addresses=frozenset({address}))
    writer = MessageWriter(address, judge_info.name, judge_info.code, lambda: b"salt")
    try:
        yield StoryJudge(replace(services_on(database, judge_info=judge_info), reader=reader, writer=writer))
    finally:
        database.close()


def correspond(folder: Path, text: str, *, stripped: bool, language: str = ENGLISH) -> Counter[str]:
    """Have two judges write to each other for a day; how many mails each wrote.

    A mail that somebody forged in the name of one sets them off; `stripped` is a way on which the marks of
    automatic mail get lost.
    """
    wrote: Counter[str] = Counter()
    with judge(folder, "north", language) as north, judge(folder, "south", language) as south:
        south.deliver_raw(
            raw_mail(north.services.judge_info.address, "hello", text, "<forged@elsewhere.example>")
        )
        by_address = {one.services.judge_info.address: one for one in (north, south)}
        for _ in range(_DAY):
            moving = [(one, message) for one in by_address.values() for message in one.unread]
            for one in by_address.values():
                one.now += _MINUTE
                one.unread = []
            for sender, message in moving:
                wrote[sender.services.judge_info.address] += 1
                by_address[str(message["To"])].deliver_raw(_carried(message, stripped=stripped))
    return wrote


def _carried(message: EmailMessage, *, stripped: bool) -> bytes:
    for mark in _MARKS if stripped else ():
        del message[mark]
    return message.as_bytes(policy=SMTP)


def holiday(story: StoryJudge, *, registered: bool) -> tuple[int, int]:
    """A day with a vacation program that answers every mail; how many mails went there and came back."""
    there = back = 0
    story.deliver("ann@robot.example", "me", "REGISTER\nName: Ann\nEND\n" if registered else "Hello?\n")
    for _ in range(_DAY):
        moving, story.unread = list(story.unread), []
        story.now += _MINUTE
        there += len(moving)
        for message in moving:
            back += 1
            story.deliver_raw(_vacation(message, "I am away until Monday and will read this then."))
    return there, back


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
