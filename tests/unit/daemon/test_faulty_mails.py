"""Emails that the mail server does not let the judge read: the others go on, and deadlines wait for a day."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from judge.daemon.clock import stopped_at
from judge.daemon.collection import Collector, StopAsked
from judge.daemon.instance import JudgeInstance
from judge.daemon.passes import run_once
from judge.records import Batch, FaultyEmail, Incoming
from judge.records.overview import MAILBOX
from judge.render.text.messages import say
from judge.service import work_round
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

DEADLINE = datetime(2026, 1, 7, 23, 30, tzinfo=UTC)
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
TOLD = "TEST For the keeper: An email in the mailbox cannot be read"
RELEASED = "TEST For the keeper: Deadlines no longer wait for an email that cannot be read"
HELD = f"TEST:alpha - S1901M {say('email-deadline-held.subject')}"
ORDERS = "SIGN ON A alpha swordA\nA VIE - GAL\nF TRI - ALB\nA BUD - SER\n"


class Desk:
    """A judge with a running game, whose mailbox a test arranges; `at` makes a pass at a moment."""

    def __init__(self, folder: Path, *, begins: bool = True) -> None:
        self.mailbox, self.transport = MemoryMailbox(), MemoryTransport()
        self.here = instance(folder, self.mailbox, transport=self.transport)
        if begins:
            running_game(self.here)

    async def at(self, moment: datetime) -> str:
        """Make a pass; why the mailbox was not read."""
        done = await run_once(replace(self.here, clock=stopped_at(moment)))
        return done.mailbox_error

    def faulty(self) -> Sequence[FaultyEmail]:
        with self.here.services.store.begin() as work:
            return work.faulty_mails.all()

    @property
    def is_held(self) -> bool:
        now = game(self.here).clock
        return now is not None and now.late_notice is None

    def told(self, subject: str) -> int:
        return subjects(self.transport).count(subject)


@contextmanager
def bad(mailbox: MemoryMailbox, *keys: str) -> Iterator[None]:
    """The server does not give these emails."""
    mailbox.faulty.update(keys)
    yield
    mailbox.faulty.difference_update(keys)


async def test_neighbours_are_read_and_the_email_too_once_it_can_be(tmp_path: Path) -> None:
    desk = Desk(tmp_path, begins=False)
    for number in range(1, 6):
        desk.mailbox.bring(hello(number, f"{number}@x.test"), NOON)
    with bad(desk.mailbox, "1:1", "1:3"):
        assert await desk.at(NOON) == ""
        assert desk.mailbox.processed == ["1:2", "1:4", "1:5"]
        assert [(one.key, one.sender, one.subject, one.tries) for one in desk.faulty()] == [
            ("1:1", "1@x.test", "hello", 1),
            ("1:3", "3@x.test", "hello", 1),
        ]
        assert desk.told(TOLD) == 2
    assert await desk.at(NOON + MINUTE / 2) == ""
    assert len(desk.faulty()) == 2, "it is not tried before a minute has gone"
    assert await desk.at(NOON + MINUTE) == ""
    assert (desk.faulty(), len(desk.mailbox.processed)) == ([], 5)
    assert desk.told(TOLD) == 2


async def test_it_is_tried_after_growing_pauses_of_up_to_an_hour(tmp_path: Path) -> None:
    desk = Desk(tmp_path, begins=False)
    desk.mailbox.bring(hello(1), NOON)
    tries = []
    with bad(desk.mailbox, "1:1"):
        for minutes in range(300):
            before = [one.tries for one in desk.faulty()]
            await Collector(desk.here, desk.mailbox).collect(NOON + minutes * MINUTE)
            if [one.tries for one in desk.faulty()] != before:
                tries.append(minutes)
    assert tries == [0, 1, 3, 7, 15, 31, 63, 123, 183, 243]


async def test_only_the_games_of_its_sender_wait(tmp_path: Path) -> None:
    for number, (sender, waits) in enumerate(
        {
            "anna@aus.example": True,
            "ANNA@aus.example": True,
            "stranger@x.test": False,
            "gina@gm.example": False,
            "": True,
        }.items()
    ):
        (tmp_path / str(number)).mkdir()
        desk = Desk(tmp_path / str(number))
        desk.mailbox.bring(hello(1, sender), NOON)
        with bad(desk.mailbox, "1:1"):
            assert await desk.at(DEADLINE + 11 * MINUTE) == ""
        assert (desk.is_held, desk.told(HELD)) == (waits, int(waits)), sender


async def test_other_addresses_of_a_player_count_as_his(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    with desk.here.services.store.begin() as work:
        person = work.people.by_address("anna@aus.example")
        assert person is not None
        work.people.add_other(person.id, "anna@home.example")
        work.commit()
    desk.mailbox.bring(hello(1, "anna@home.example"), NOON)
    with bad(desk.mailbox, "1:1"):
        await desk.at(DEADLINE + MINUTE)
    assert desk.is_held


async def test_an_email_whose_header_cannot_be_read_holds_all_games(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.mailbox.bring(hello(1, "stranger@x.test"), NOON)
    desk.mailbox.headless.add("1:1")
    with bad(desk.mailbox, "1:1"):
        await desk.at(DEADLINE + MINUTE)
        assert (desk.is_held, [one.sender for one in desk.faulty()]) == (True, [""])
        desk.mailbox.headless.clear()
        await desk.at(DEADLINE + 3 * MINUTE)
        assert [one.sender for one in desk.faulty()] == ["stranger@x.test"]
    assert not desk.is_held


async def test_orders_in_an_email_that_is_read_later_are_in_time(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.mailbox.bring(hello(1, "anna@aus.example", ORDERS), DEADLINE - MINUTE)
    with bad(desk.mailbox, "1:1"):
        await desk.at(DEADLINE + 11 * MINUTE)
        assert (desk.is_held, desk.told(HELD)) == (True, 1)
    await desk.at(DEADLINE + 20 * MINUTE)
    clock = game(desk.here).clock
    assert clock is not None
    assert "AUSTRIA" not in clock.late
    assert len(game(desk.here).orders["AUSTRIA"]) == 3


async def test_orders_sent_again_while_the_deadline_waits_are_in_time(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.mailbox.bring(hello(1, "anna@aus.example", ORDERS), DEADLINE - MINUTE)
    with bad(desk.mailbox, "1:1"):
        await desk.at(DEADLINE + MINUTE)
        desk.mailbox.bring(hello(2, "anna@aus.example", ORDERS), DEADLINE + HOUR)
        await desk.at(DEADLINE + HOUR)
        assert desk.is_held
        assert len(game(desk.here).orders["AUSTRIA"]) == 3
    await desk.at(DEADLINE + 3 * HOUR)
    clock = game(desk.here).clock
    assert clock is not None
    assert clock.late_notice is not None
    assert "AUSTRIA" not in clock.late


async def test_after_a_day_nothing_waits_and_the_header_is_taken(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.mailbox.bring(hello(1, "anna@aus.example", ORDERS), DEADLINE - HOUR)
    with bad(desk.mailbox, "1:1"):
        for hours in range(25):
            await desk.at(DEADLINE + hours * HOUR)
            assert desk.is_held == (hours < 24), hours
    assert (desk.mailbox.processed, desk.faulty()) == (["1:1"], [])
    assert (desk.told(TOLD), desk.told(RELEASED)) == (1, 1)
    answer = next(one for one in desk.transport.sent if one.recipient == "anna@aus.example")
    assert b"did not let it be read" in b" ".join(answer.raw.split())


@pytest.mark.parametrize("hours", [0, 24, 25, 47])
async def test_after_a_hold_everybody_is_told_once_who_is_late_and_nobody_is_reminded(
    tmp_path: Path, hours: int
) -> None:
    """The notice that is repeated each day would have been due in the hold as well."""
    desk = Desk(tmp_path)
    desk.mailbox.bring(hello(1, "anna@aus.example", ORDERS), DEADLINE - HOUR)
    with bad(desk.mailbox, "1:1"):
        await desk.at(DEADLINE + 10 * MINUTE)
        assert desk.is_held
        desk.transport.sent.clear()
        await desk.at(DEADLINE + 10 * MINUTE + hours * HOUR + (MINUTE if hours else timedelta()))
    assert desk.is_held == (hours < 24)
    late = [one.recipient for one in desk.transport.sent if b"Late Notice" in one.raw]
    assert len(late) == len(set(late))
    assert bool(late) == (hours >= 24)
    assert not [one for one in desk.transport.sent if b"Reminder" in one.raw]
    desk.transport.sent.clear()
    await desk.at(DEADLINE + 48 * HOUR + MINUTE)
    again = [one.recipient for one in desk.transport.sent if b"You are late!" in one.raw]
    assert len(again) == len(set(again))


async def test_an_email_without_a_header_stays_and_the_keeper_learns_that_nothing_waits(
    tmp_path: Path,
) -> None:
    desk = Desk(tmp_path)
    desk.mailbox.bring(hello(1), DEADLINE - HOUR)
    desk.mailbox.headless.add("1:1")
    with bad(desk.mailbox, "1:1"):
        for hours in range(27):
            await desk.at(DEADLINE + hours * HOUR)
            assert desk.is_held == (hours < 24), hours
    assert (desk.told(TOLD), desk.told(RELEASED)) == (1, 1)
    assert [one.key for one in desk.faulty()] == ["1:1"]


async def test_an_email_that_the_keeper_moved_away_holds_nothing(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.mailbox.bring(hello(1, "anna@aus.example"), DEADLINE - HOUR)
    with bad(desk.mailbox, "1:1"):
        await desk.at(DEADLINE)
    del desk.mailbox.mails["1:1"]
    await desk.at(DEADLINE + MINUTE)
    assert (desk.faulty(), desk.is_held) == ([], False)


async def test_other_games_are_due_while_one_waits(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.mailbox.bring(hello(1, "anna@aus.example"), NOON)
    services = desk.here.services
    with bad(desk.mailbox, "1:1"):
        await desk.at(DEADLINE)
    assert work_round.next_due(services, DEADLINE + MINUTE) == DEADLINE + 24 * HOUR


async def test_a_subject_tells_no_secret(tmp_path: Path) -> None:
    desk = Desk(tmp_path, begins=False)
    raw = hello(1).replace(b"Subject: hello", b"Subject: SIGN ON A alpha swordA")
    desk.mailbox.bring(raw, NOON)
    with bad(desk.mailbox, "1:1"):
        await desk.at(NOON)
    (noted,) = desk.faulty()
    assert "swordA" not in noted.subject
    assert not any(b"swordA" in one.raw for one in desk.transport.sent)


async def test_two_emails_in_a_row_that_cut_the_connection_are_trouble_but_not_for_long(
    tmp_path: Path,
) -> None:
    desk = Desk(tmp_path, begins=False)
    for number in range(1, 6):
        desk.mailbox.bring(hello(number, f"{number}@x.test"), NOON)
    desk.mailbox.cutting |= {"1:1", "1:2", "1:3"}
    with bad(desk.mailbox, "1:1", "1:2", "1:3"):
        assert await desk.at(NOON) != ""
        assert await desk.at(NOON + MINUTE / 4) == ""
        assert desk.mailbox.processed == ["1:4", "1:5"]
    assert await desk.at(NOON + HOUR) == ""
    assert len(desk.mailbox.processed) == 5


async def test_a_mailbox_of_faulty_emails_is_trouble(tmp_path: Path) -> None:
    desk = Desk(tmp_path, begins=False)
    for number in range(1, 60):
        desk.mailbox.bring(hello(number), NOON)
    with bad(desk.mailbox, *desk.mailbox.mails):
        assert "one after the other" in await desk.at(NOON)
    assert len(desk.faulty()) == 20


@pytest.mark.parametrize("how", ["lies", "unmovable"])
async def test_what_cannot_be_moved_is_stored_once_and_trouble(tmp_path: Path, how: str) -> None:
    desk = Desk(tmp_path, begins=False)
    for number in range(1, 8):
        desk.mailbox.bring(hello(number, f"{number}@x.test"), NOON)
    if how == "lies":
        desk.mailbox.lies = True
    else:
        desk.mailbox.unmovable = "no room"
    collector = Collector(desk.here, desk.mailbox)
    for _ in range(3):
        with pytest.raises(OSError, match=r"names emails again|no room"):
            await collector.collect(NOON)
        assert len(desk.here.services.store.inbox.waiting()) == 7
    desk.mailbox.lies, desk.mailbox.unmovable = False, ""
    assert await collector.collect(NOON) == 0
    assert desk.mailbox.mails == {}
    assert await desk.at(NOON) == ""
    assert MAILBOX not in desk.here.services.store.health.troubles()


class Inventive(MemoryMailbox):
    """A server that always names one email more."""

    fetches = 0

    async def fetch(self, leave: Collection[str] = (), last: Collection[str] = ()) -> Batch:
        await super().fetch(leave, last)
        self.fetches += 1
        raw = hello(1)
        return Batch([Incoming(f"1:{self.fetches}", raw, len(raw), NOON)])

    async def done(self, *keys: str) -> None:
        self.processed.extend(keys)


async def test_a_server_that_always_names_one_more_is_trouble(tmp_path: Path) -> None:
    here, mailbox = instance(tmp_path), Inventive()
    with pytest.raises(OSError, match="under new numbers"):
        await Collector(here, mailbox).collect(NOON)
    assert mailbox.fetches <= 6


async def test_emails_that_are_there_twice_are_no_trouble(tmp_path: Path) -> None:
    here, mailbox = instance(tmp_path), MemoryMailbox()
    for number in range(1, 41):
        mailbox.bring(hello((number + 1) // 2), NOON)
    assert await Collector(here, mailbox).collect(NOON) == 40


class Silent(MemoryMailbox):
    """A server that never answers at one step."""

    step = "fetch"

    async def fetch(self, leave: Collection[str] = (), last: Collection[str] = ()) -> Batch:
        return await (asyncio.Future() if self.step == "fetch" else super().fetch(leave, last))

    async def done(self, *keys: str) -> None:
        await (asyncio.Future() if self.step == "done" else super().done(*keys))


@pytest.mark.parametrize("step", ["fetch", "done"])
async def test_no_wait_for_the_server_outlasts_the_wish_to_stop(tmp_path: Path, step: str) -> None:
    mailbox, stop = Silent(), asyncio.Event()
    mailbox.step = step
    mailbox.bring(hello(1), NOON)
    here: JudgeInstance = instance(tmp_path, mailbox)
    collecting = asyncio.create_task(Collector(here, mailbox, stop).collect(NOON))
    await asyncio.sleep(0)
    stop.set()
    async with asyncio.timeout(10):
        with pytest.raises(StopAsked):
            await collecting


async def test_an_email_without_a_date_came_before_it_could_not_be_read(tmp_path: Path) -> None:
    class Undated(MemoryMailbox):
        async def fetch(self, leave: Collection[str] = (), last: Collection[str] = ()) -> Batch:
            batch = await super().fetch(leave, last)
            return replace(batch, mails=[replace(mail, received=None) for mail in batch.mails])

    mailbox = Undated()
    here = instance(tmp_path, mailbox)
    mailbox.bring(hello(1), NOON)
    with bad(mailbox, "1:1"):
        await Collector(here, mailbox).collect(NOON)
    mailbox.bring(hello(2), NOON)
    await Collector(here, mailbox).collect(NOON + HOUR)
    inbox = here.services.store.inbox
    received = {mail.id: inbox.begin_attempt(mail.id, NOON).received for mail in inbox.waiting()}
    assert sorted(received.values()) == [NOON, NOON + HOUR]
