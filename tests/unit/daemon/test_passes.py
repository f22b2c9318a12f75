"""One pass: deadlines are judged only when no mail sent in time can still be missing."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from judge.daemon.clock import stopped_at
from judge.daemon.passes import go_on, one_pass, take
from judge.daemon.station import Station
from judge.service.outgoing.delivery import Delivered
from judge.service.ports import Posted, Receipt
from tests.unit.daemon.stations import (
    NOON,
    MemoryLine,
    MemoryMailbox,
    game,
    hello,
    running_game,
    station,
    subjects,
)

GRACE_IS_OVER = timedelta(days=6)
ORDERS = "SIGN ON A alpha wordA\nA VIE - GAL\nF TRI - ALB\nA BUD - SER\n"


def at(station: Station, moment: timedelta) -> Station:
    return replace(station, clock=stopped_at(NOON + moment))


async def test_a_pass_fetches_handles_and_sends(tmp_path: Path) -> None:
    mailbox, line = MemoryMailbox(), MemoryLine()
    mailbox.bring(hello(1), NOON)
    done = await one_pass(station(tmp_path, mailbox, line=line))
    assert (done.fetched, done.delivered, done.trouble) == (1, Delivered(sent=1), "")
    assert subjects(line) == ["Re: TEST hello"]
    assert mailbox.closed
    assert line.closed


async def test_a_pass_without_a_mailbox_judges_and_sends(tmp_path: Path) -> None:
    here = station(tmp_path)
    running_game(here)
    line = MemoryLine()
    await one_pass(at(replace(here, line=line), timedelta(days=2, hours=4)))
    assert "TEST:alpha - S1901M Reminder" in subjects(line)


async def test_an_unreadable_mailbox_holds_every_deadline(tmp_path: Path) -> None:
    mailbox, line = MemoryMailbox(), MemoryLine()
    here = station(tmp_path, mailbox, line=line)
    running_game(here)
    before = game(here)
    mailbox.broken = "connection refused"
    done = await one_pass(at(here, GRACE_IS_OVER))
    assert done.trouble == "connection refused"
    assert game(here) == before
    assert line.sent == []
    mailbox.broken = ""
    done = await one_pass(at(here, GRACE_IS_OVER))
    assert done.trouble == ""
    assert game(here) != before
    assert line.sent != []


async def test_mail_that_came_in_time_counts_although_it_is_fetched_late(tmp_path: Path) -> None:
    mailbox, line = MemoryMailbox(), MemoryLine()
    here = station(tmp_path, mailbox, line=line)
    deadline = running_game(here)
    mailbox.bring(hello(1, "anna@aus.example", ORDERS), deadline - timedelta(seconds=1))
    await one_pass(at(here, timedelta(days=3)))
    late = next(mail for mail in line.sent if b"Late Notice" in mail.raw)
    assert b"Austria" not in late.raw.partition(b"\r\n\r\n")[2]
    assert len(game(here).orders["AUSTRIA"]) == 3


async def test_mails_that_cannot_be_sent_now_wait(tmp_path: Path) -> None:
    mailbox, line = MemoryMailbox(), MemoryLine(answer=Receipt(Posted.LATER, "no route"))
    mailbox.bring(hello(1), NOON)
    here = station(tmp_path, mailbox, line=line)
    done = await one_pass(here)
    assert done.delivered == Delivered(postponed=1)
    line.answer = Receipt(Posted.SENT)
    done = await one_pass(at(here, timedelta(hours=1)))
    assert done.delivered == Delivered(sent=1)


def test_a_piped_mail_is_handled_at_once(tmp_path: Path) -> None:
    line = MemoryLine()
    here = station(tmp_path, line=line)
    take(here, hello(1), len(hello(1)))
    go_on(here)
    assert subjects(line) == ["Re: TEST hello"]


def test_a_piped_mail_waits_when_a_deadline_passed_and_the_mailbox_was_not_read(tmp_path: Path) -> None:
    mailbox, line = MemoryMailbox(), MemoryLine()
    here = station(tmp_path, mailbox, line=line)
    running_game(here)
    before = game(here)
    later = at(here, GRACE_IS_OVER)
    take(later, hello(1), 1)
    go_on(later)
    assert game(here) == before
    assert line.sent == []
    assert len(here.desk.store.inbox.pending()) == 1


def test_a_failure_after_storing_is_not_the_bringers_business(tmp_path: Path) -> None:
    class Broken(MemoryLine):
        def send(self, parcel: object) -> Receipt:
            raise RuntimeError(parcel)

    here = station(tmp_path, line=Broken())
    take(here, hello(1), 1)
    go_on(here)
    assert here.desk.store.inbox.pending() == []
