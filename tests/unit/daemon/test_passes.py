"""One pass: deadlines are judged only when no mail sent in time can still be missing."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from judge.daemon.clock import stopped_at
from judge.daemon.instance import JudgeInstance
from judge.daemon.passes import handle_stored, run_once, store_one
from judge.records import SendReport, SendStatus
from judge.records.overview import CLOCK, MAILBOX, PULSE, WORK
from judge.render.text.messages import say
from judge.service.outgoing.delivery import Delivered
from tests.messages import says
from tests.unit.daemon.instances import (
    NOON,
    MemoryMailbox,
    MemoryTransport,
    game,
    hello,
    instance,
    running_game,
    subjects,
)

HELD = "TEST For the keeper: Deadlines are on hold because the mailbox cannot be read"
HELD_IN_ALPHA = f"TEST:alpha - S1901M {say('email-deadline-held.subject')}"
GRACE_IS_OVER = timedelta(days=6)
ORDERS = "SIGN ON A alpha swordA\nA VIE - GAL\nF TRI - ALB\nA BUD - SER\n"


def at(instance: JudgeInstance, moment: timedelta) -> JudgeInstance:
    return replace(instance, clock=stopped_at(NOON + moment))


async def test_a_pass_fetches_handles_and_sends(tmp_path: Path) -> None:
    mailbox, transport = MemoryMailbox(), MemoryTransport()
    mailbox.bring(hello(1), NOON)
    done = await run_once(instance(tmp_path, mailbox, transport=transport))
    assert (done.fetched, done.delivered, done.mailbox_error) == (1, Delivered(sent=1), "")
    assert subjects(transport) == ["Re: TEST hello"]
    assert mailbox.closed
    assert transport.closed


async def test_a_pass_without_a_mailbox_judges_and_sends(tmp_path: Path) -> None:
    here = instance(tmp_path)
    running_game(here)
    transport = MemoryTransport()
    await run_once(at(replace(here, transport=transport), timedelta(days=2, hours=4)))
    assert "TEST:alpha - S1901M Reminder" in subjects(transport)


async def test_an_unreadable_mailbox_holds_every_deadline(tmp_path: Path) -> None:
    mailbox, transport = MemoryMailbox(), MemoryTransport()
    here = instance(tmp_path, mailbox, transport=transport)
    running_game(here)
    before = game(here)
    mailbox.broken = "connection refused"
    done = await run_once(at(here, GRACE_IS_OVER))
    assert done.mailbox_error == "connection refused"
    assert game(here) == before
    assert subjects(transport) == [HELD, HELD_IN_ALPHA]
    mailbox.broken = ""
    done = await run_once(at(here, GRACE_IS_OVER))
    assert done.mailbox_error == ""
    assert game(here) != before
    assert transport.sent != []


async def test_keeper_and_master_learn_once_that_a_deadline_is_held_for_ten_minutes(tmp_path: Path) -> None:
    mailbox, transport = MemoryMailbox(), MemoryTransport()
    here = instance(tmp_path, mailbox, transport=transport)
    deadline = running_game(here)
    mailbox.broken = "connection refused"
    told = []
    for minutes in (-3000, -30, -15, 1, 9, 11, 26, 41):
        done = await run_once(replace(here, clock=stopped_at(deadline + timedelta(minutes=minutes))))
        told.append((minutes, done.delivered.sent))
    assert [one for one in told if one[1]] == [(-30, 1), (11, 2)]
    assert subjects(transport)[1:] == [HELD, HELD_IN_ALPHA]
    assert [parcel.recipient for parcel in transport.sent[1:]] == ["keeper@judge.example", "gina@gm.example"]
    assert says(
        " ".join(line.strip("| ") for line in transport.sent[1].raw.decode().splitlines()),
        "deadlines-held-detail",
        since="2026-01-07 23:30:00",
        games="alpha",
    )
    health = here.services.store.health
    assert health.last_work()[WORK] == deadline + timedelta(minutes=41)
    assert health.troubles().keys() == {MAILBOX}


async def test_mail_that_came_in_time_counts_although_it_is_fetched_late(tmp_path: Path) -> None:
    mailbox, transport = MemoryMailbox(), MemoryTransport()
    here = instance(tmp_path, mailbox, transport=transport)
    deadline = running_game(here)
    mailbox.bring(hello(1, "anna@aus.example", ORDERS), deadline - timedelta(seconds=1))
    await run_once(at(here, timedelta(days=3)))
    late = next(mail for mail in transport.sent if b"Late Notice" in mail.raw)
    assert b"Austria" not in late.raw.partition(b"\r\n\r\n")[2]
    assert len(game(here).orders["AUSTRIA"]) == 3


async def test_deadlines_in_a_time_without_passes_move_by_it(tmp_path: Path) -> None:
    here, transport = instance(tmp_path), MemoryTransport()
    deadline = running_game(here)
    for minutes in (0, 5, 10):
        await run_once(at(here, timedelta(minutes=minutes)))
    back = timedelta(days=14)
    await run_once(at(replace(here, transport=transport), back))
    after = game(here)
    assert after.number == 1
    assert after.clock is not None
    assert after.clock.deadline == deadline + back - timedelta(minutes=10)
    assert "TEST For the keeper: The judge was down for a while" in subjects(transport)
    assert not any("Late Notice" in subject for subject in subjects(transport))


async def test_the_keeper_learns_once_that_the_clock_was_set_back(tmp_path: Path) -> None:
    transport = MemoryTransport()
    here = instance(tmp_path, transport=transport)
    deadline = running_game(here)
    for minutes in (0, 5, -1440, -1439, -1434):
        await run_once(at(here, timedelta(minutes=minutes)))
    notes = [one for one in transport.sent if one.recipient == "keeper@judge.example"]
    assert [one for one in subjects(transport) if "keeper" in one] == [
        "TEST For the keeper: The machine's clock was set back"
    ]
    assert "from 2026-01-05 12:05:00 to 2026-01-04 12:00:00 UTC" in " ".join(
        line.strip("| ") for line in notes[0].raw.decode().splitlines()
    )
    assert here.services.store.health.last_work()[CLOCK] == NOON + timedelta(minutes=5)
    after = game(here).clock
    assert after is not None
    assert after.deadline == deadline


async def test_passes_an_hour_apart_judge_the_deadlines_between_them(tmp_path: Path) -> None:
    transport = MemoryTransport()
    here = instance(tmp_path, transport=transport)
    deadline = running_game(here)
    for hours in range(24 * 3):
        await run_once(at(here, timedelta(hours=hours)))
    assert any("Late Notice" in subject for subject in subjects(transport))
    after = game(here).clock
    assert after is not None
    assert after.deadline == deadline


def test_a_piped_mail_after_a_time_without_passes_judges_nothing_that_fell_in_it(tmp_path: Path) -> None:
    here = instance(tmp_path)
    deadline = running_game(here)
    here.services.store.health.note_work(PULSE, NOON)
    later = at(here, timedelta(days=14))
    store_one(later, hello(1), 1)
    handle_stored(later)
    after = game(here).clock
    assert after is not None
    assert after.deadline == deadline + timedelta(days=14)


async def test_processed_mails_are_deleted_once_a_day_while_the_clock_is_trusted(tmp_path: Path) -> None:
    mailbox, kept = MemoryMailbox(), timedelta(days=180)
    here = replace(instance(tmp_path, mailbox), keep_processed=kept)
    for hours in (0, 1, 25, 26, 24 * 30, 24 * 31 + 1):
        await run_once(at(here, timedelta(hours=hours)))
    days = [NOON + timedelta(hours=hours) - kept for hours in (25, 24 * 31 + 1)]
    assert mailbox.deleted_before == days


async def test_a_mailbox_that_deletes_nothing_holds_up_nobody(tmp_path: Path) -> None:
    class Refusing(MemoryMailbox):
        async def delete_processed(self, before: datetime) -> int:
            raise ConnectionError(before)

    here = replace(instance(tmp_path, Refusing()), keep_processed=timedelta(days=1))
    await run_once(here)
    done = await run_once(at(here, timedelta(hours=25)))
    assert done.mailbox_error == ""


async def test_mails_that_cannot_be_sent_now_wait(tmp_path: Path) -> None:
    mailbox, transport = MemoryMailbox(), MemoryTransport(answer=SendReport(SendStatus.LATER, "no route"))
    mailbox.bring(hello(1), NOON)
    here = instance(tmp_path, mailbox, transport=transport)
    done = await run_once(here)
    assert done.delivered == Delivered(postponed=1)
    transport.answer = SendReport(SendStatus.SENT)
    done = await run_once(at(here, timedelta(minutes=10)))
    assert done.delivered == Delivered(sent=1)


def test_a_piped_mail_is_handled_at_once(tmp_path: Path) -> None:
    transport = MemoryTransport()
    here = instance(tmp_path, transport=transport)
    store_one(here, hello(1), len(hello(1)))
    handle_stored(here)
    assert subjects(transport) == ["Re: TEST hello"]


def test_a_piped_mail_waits_when_a_deadline_passed_and_the_mailbox_was_not_read(tmp_path: Path) -> None:
    mailbox, transport = MemoryMailbox(), MemoryTransport()
    here = instance(tmp_path, mailbox, transport=transport)
    running_game(here)
    before = game(here)
    later = at(here, GRACE_IS_OVER)
    store_one(later, hello(1), 1)
    handle_stored(later)
    assert game(here) == before
    assert transport.sent == []
    assert len(here.services.store.inbox.waiting()) == 1


def test_a_failure_after_storing_is_not_the_bringers_business(tmp_path: Path) -> None:
    class Broken(MemoryTransport):
        def send(self, parcel: object) -> SendReport:
            raise RuntimeError(parcel)

    here = instance(tmp_path, transport=Broken())
    store_one(here, hello(1), 1)
    handle_stored(here)
    assert here.services.store.inbox.waiting() == []
