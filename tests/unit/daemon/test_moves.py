"""A judge that moved, was upgraded or was down: nobody is late for it, and people are told why."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import parsedate_to_datetime
from pathlib import Path

from sqlalchemy import text

from judge.daemon.clock import stopped_at
from judge.daemon.instance import JudgeInstance
from judge.daemon.passes import run_once
from judge.records import CounterKind
from judge.records.overview import PULSE, PULSE_BEFORE, WORK
from judge.service.keeper.report import WEEK, WeeklyReport
from judge.store import upgrade
from judge.store.connection import Connections
from judge.store.database import Database
from judge.store.export import export_all, import_all
from judge.store.overview import Health, overview, week
from tests.messages import says
from tests.servers import sqlite
from tests.services import services_on
from tests.unit.daemon.instances import (
    NOON,
    OPENED,
    MemoryMailbox,
    MemoryTransport,
    game,
    instance,
    running_game,
)

DAY = timedelta(days=1)
ANNA, ROLF = "anna@aus.example", "rolf@rus.example"
BACK = NOON + 10 * DAY


def at(here: JudgeInstance, moment: datetime) -> JudgeInstance:
    return replace(here, clock=stopped_at(moment))


def mails(transport: MemoryTransport, to: str) -> list[EmailMessage]:
    """What was sent to an address."""
    read = (message_from_bytes(one.raw, policy=policy.default) for one in transport.sent)
    return [mail for mail in read if mail["To"] == to]


def subjects(transport: MemoryTransport, to: str) -> list[str]:
    return [str(mail["Subject"]) for mail in mails(transport, to)]


def words(mail: EmailMessage) -> str:
    body = mail.get_body()
    assert body is not None
    return " ".join(body.get_content().split())


def moved(here: JudgeInstance, folder: Path) -> JudgeInstance:
    """The same judge at another machine, by export and import."""
    lines = list(export_all(here.services.store.connections))
    database = sqlite.fresh(folder / "moved.db")
    OPENED.append(database)
    import_all(database.connections, lines, BACK)
    assert list(export_all(database.connections)) == lines
    return replace(here, services=services_on(database, opt_in=False), transport=MemoryTransport())


async def test_a_move_of_ten_days_makes_nobody_late_and_people_are_told_why(tmp_path: Path) -> None:
    here = instance(tmp_path)
    deadline = running_game(here)
    await run_once(here)
    there = moved(here, tmp_path)
    transport = there.transport
    assert isinstance(transport, MemoryTransport)
    await run_once(at(there, BACK))
    clock = game(there).clock
    assert clock is not None
    assert clock.deadline >= deadline + 10 * DAY
    assert [seat.late for seat in game(there).seats] == [0] * 7
    (told,) = mails(transport, ANNA)
    assert "Deadline Adjustment" in str(told["Subject"])
    assert says(
        words(told),
        "email-deadline-changed.down",
        since="Mon 5 Jan 2026 13:00 (your time, Europe/Vienna) = 12:00 UTC",
        until="Thu 15 Jan 2026 13:00 (your time, Europe/Vienna) = 12:00 UTC",
    )
    assert any(says(subject, "outage") for subject in subjects(transport, "keeper@judge.example"))


async def test_a_judge_that_never_noted_its_work_is_taken_to_have_worked_at_its_newest_mail(
    tmp_path: Path,
) -> None:
    here = instance(tmp_path)
    deadline = running_game(here)
    assert here.services.store.health.last_work() == {}
    there = moved(here, tmp_path)
    assert there.services.store.health.last_work() == {}
    await run_once(at(there, BACK))
    clock = game(there).clock
    assert clock is not None
    assert clock.deadline >= deadline + 10 * DAY


def test_an_upgrade_from_before_work_was_noted_takes_the_newest_mail(tmp_path: Path) -> None:
    connections = Connections(f"sqlite:///{tmp_path / 'old.db'}")
    upgrade.upgrade(connections, "0021")
    with connections.write() as write:
        write.execute(
            text(
                "INSERT INTO outbox (key, recipient, message_id, raw, reply, state, attempts, next_try,"
                " detail, created, sent_at) VALUES ('k', 'a@x.example', '<k@x>', x'00', 0, 'sent', 0,"
                " '2026-01-04 12:00:00', '', '2026-01-04 12:00:00', '2026-01-05 12:00:00')"
            )
        )
    upgrade.upgrade(connections)
    assert Health(connections).last_work() == {PULSE: NOON}
    connections.close()


def test_what_is_noted_of_the_last_work_stays_at_an_upgrade(tmp_path: Path) -> None:
    connections = Connections(f"sqlite:///{tmp_path / 'old.db'}")
    upgrade.upgrade(connections, "0021")
    health = Health(connections)
    health.note_work(WORK, NOON)
    upgrade.upgrade(connections)
    assert health.last_work() == {WORK: NOON}
    connections.close()


def test_an_empty_database_was_never_at_work(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'new.db'}")
    database.upgrade()
    assert database.health.last_work() == {}
    database.close()


def _list(number: int) -> bytes:
    return (
        f"From: {ANNA}\r\nTo: judge@judge.example\r\nSubject: question {number}\r\n"
        f"Message-ID: <q{number}@aus.example>\r\n\r\nSIGN ON Austria alpha swordA\r\nLIST\r\n"
    ).encode()


async def test_mail_that_waited_is_answered_as_of_today_and_brings_one_late_notice(tmp_path: Path) -> None:
    """The deadline passed while the judge ran without its mailbox's mail: no outage moves it."""
    mailbox, transport = MemoryMailbox(), MemoryTransport()
    here = instance(tmp_path, mailbox, transport=transport)
    deadline = running_game(here)
    for day in range(1, 4):
        mailbox.bring(_list(day), deadline + day * DAY - timedelta(hours=12))
    now = deadline + 3 * DAY
    for part, moment in ((PULSE_BEFORE, now - 2 * DAY), (PULSE, now - timedelta(minutes=1))):
        here.services.store.health.note_work(part, moment)
    transport.sent.clear()
    await run_once(at(here, now))
    late = [subject for subject in subjects(transport, ROLF) if "Late" in subject or "late" in subject]
    assert len(late) == 1, late
    assert [seat.late for seat in game(here).seats] == [1] * 7
    replies = [mail for mail in mails(transport, ANNA) if str(mail["Subject"]).startswith("Re:")]
    assert [parsedate_to_datetime(str(mail["Date"])) for mail in replies] == [now] * 3
    waits = ("2 days and 12 hours", "1 day and 12 hours", "12 hours")
    for mail, waited in zip(replies, waits, strict=True):
        assert says(words(mail), "reply-came", waited=waited)
    await run_once(at(here, now + DAY / 2))
    assert len([one for one in subjects(transport, ROLF) if "Late" in one or "late" in one]) == 1


async def test_hours_count_from_when_the_answer_is_written(tmp_path: Path) -> None:
    mailbox, transport = MemoryMailbox(), MemoryTransport()
    here = instance(tmp_path, mailbox, transport=transport)
    running_game(here)
    mailbox.bring(_list(1), NOON + timedelta(hours=1))
    now = datetime(2026, 1, 6, 23, 30, tzinfo=UTC)
    here.services.store.health.note_work(PULSE, now - timedelta(minutes=1))
    transport.sent.clear()
    await run_once(at(here, now))
    (reply,) = [mail for mail in mails(transport, ANNA) if str(mail["Subject"]).startswith("Re:")]
    assert "in 1 day;" in words(reply)
    assert says(words(reply), "reply-came", waited="1 day and 10 hours")


async def test_mail_that_is_handled_soon_is_answered_without_a_word_of_that(tmp_path: Path) -> None:
    mailbox, transport = MemoryMailbox(), MemoryTransport()
    here = instance(tmp_path, mailbox, transport=transport)
    running_game(here)
    mailbox.bring(_list(1), NOON + timedelta(minutes=1))
    await run_once(at(here, NOON + timedelta(minutes=15)))
    reply = mails(transport, ANNA)[-1]
    assert "waited" not in words(reply)
    assert parsedate_to_datetime(str(reply["Date"])) == NOON + timedelta(minutes=1)


async def test_the_weekly_report_after_an_outage_gives_no_false_alarm(tmp_path: Path) -> None:
    mailbox, transport = MemoryMailbox(), MemoryTransport()
    here = instance(tmp_path, mailbox, transport=transport)
    running_game(here)
    store = here.services.store
    look = WeeklyReport(
        here.services,
        lambda now: (overview(store.connections, now, tmp_path), week(store.connections, now - WEEK, now)),
        backups=False,
    )
    here = replace(here, report=look.post_if_due)
    await run_once(here)
    for number in range(1, 40):
        mailbox.bring(_list(number), NOON + number * timedelta(hours=5))
    transport.sent.clear()
    await run_once(at(here, BACK))
    (report,) = [one for one in mails(transport, "keeper@judge.example") if "the week" in str(one["Subject"])]
    assert "wait to be sent" not in words(report)
    assert "See judge doctor" not in words(report)
    with store.begin() as work:
        assert work.counters.count(CounterKind.REPORTED, BACK, WEEK) == 1
