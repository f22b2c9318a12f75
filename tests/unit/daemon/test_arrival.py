"""When an email counts as received whose server does not say, or says what cannot be."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.daemon.clock import stopped_at
from judge.daemon.collection import Collector
from judge.daemon.instance import JudgeInstance
from judge.daemon.mailboxes import note_emptied
from judge.daemon.passes import run_once
from judge.mail.reader import arrival
from judge.records import Batch
from tests.unit.daemon.instances import NOON, MemoryMailbox, hello, instance, running_game

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)
LOOK = NOON - 12 * HOUR
YEAR_2099 = datetime(2099, 1, 6, 12, tzinfo=UTC)
MOMENTS = st.none() | st.datetimes(
    min_value=datetime(1990, 1, 1),  # noqa: DTZ001  # the zone is the third argument
    max_value=datetime(2099, 12, 31),  # noqa: DTZ001
    timezones=st.just(UTC),
)


def with_received(moment: datetime | None) -> bytes:
    field = b"" if moment is None else f"Received: by mx; {format_datetime(moment)}\r\n".encode()
    return field + hello(1)


@pytest.mark.parametrize(
    ("stated", "received", "look", "counts"),
    [
        (NOON - HOUR, None, LOOK, NOON - HOUR),
        (LOOK - HOUR, None, LOOK, LOOK),
        (LOOK - HOUR, LOOK - HOUR, LOOK, LOOK - HOUR),
        (LOOK - HOUR, LOOK - 2 * HOUR, LOOK, LOOK - HOUR),
        (LOOK - HOUR, LOOK - HOUR + 10 * MINUTE, LOOK, LOOK - HOUR),
        (LOOK - HOUR, LOOK + HOUR, LOOK, LOOK + HOUR),
        (datetime(1990, 1, 5, tzinfo=UTC), None, LOOK, LOOK),
        (datetime(1990, 1, 5, tzinfo=UTC), NOON - HOUR, LOOK, NOON - HOUR),
        (datetime(1990, 1, 5, tzinfo=UTC), LOOK - HOUR, LOOK, LOOK),
        (LOOK - HOUR, None, None, LOOK - HOUR),
        (NOON + MINUTE, None, LOOK, NOON),
        (NOON - HOUR, NOON - 2 * HOUR, LOOK, NOON - HOUR),
        (None, None, LOOK, LOOK),
        (YEAR_2099, None, LOOK, LOOK),
        (NOON + HOUR, None, LOOK, LOOK),
        (YEAR_2099, NOON - HOUR, LOOK, NOON - HOUR),
        (None, NOON - HOUR, LOOK, NOON - HOUR),
        (None, LOOK - HOUR, LOOK, LOOK),
        (None, YEAR_2099.replace(year=2050), LOOK, NOON),
        (None, NOON - HOUR, None, NOON - HOUR),
        (None, NOON + HOUR, None, NOON),
        (None, None, None, NOON),
        (YEAR_2099, None, None, NOON),
        (None, None, NOON + HOUR, NOON),
    ],
)
def test_the_moment_an_email_counts_from(
    stated: datetime | None, received: datetime | None, look: datetime | None, counts: datetime
) -> None:
    assert arrival(stated, with_received(received), look, NOON) == counts


@given(stated=MOMENTS, received=MOMENTS, look=MOMENTS)
def test_no_email_counts_from_later_than_now_nor_from_before_the_last_look_unless_its_server_says_so(
    stated: datetime | None, received: datetime | None, look: datetime | None
) -> None:
    counts = arrival(stated, with_received(received), look, NOON)
    assert counts <= NOON
    agrees = received is not None and stated is not None and received <= stated + 15 * MINUTE
    assert (counts == stated and agrees) or look is None or counts >= min(look, NOON)


class Undated(MemoryMailbox):
    """Says of no email when it came."""

    stated: datetime | None = None

    async def fetch(self, leave: Collection[str] = (), last: Collection[str] = ()) -> Batch:
        batch = await super().fetch(leave, last)
        return replace(batch, mails=[replace(mail, received=self.stated) for mail in batch.mails])


@pytest.mark.parametrize("stated", [None, YEAR_2099])
async def test_undated_orders_that_came_while_the_judge_looked_elsewhere_are_in_time(
    tmp_path: Path, stated: datetime | None
) -> None:
    """They were sent before the deadline, and the next look is after the end of grace."""
    mailbox = Undated()
    mailbox.stated = stated
    here = instance(tmp_path, mailbox)
    deadline = running_game(here)
    await run_once(replace(here, clock=stopped_at(deadline - MINUTE)))
    mailbox.bring(hello(9, "anna@aus.example", "SIGN ON Austria alpha secret\nHELP\n"), deadline)
    assert await counted(here, mailbox, deadline + 10 * MINUTE) == deadline - MINUTE


async def counted(here: JudgeInstance, mailbox: MemoryMailbox, now: datetime) -> datetime:
    """When the email counts from that is read now."""
    await Collector(here, mailbox).collect(now)
    inbox = here.services.store.inbox
    (mail,) = inbox.waiting()
    return inbox.begin_attempt(mail.id, now).received


async def test_where_several_mailboxes_are_read_the_look_at_this_one_counts(tmp_path: Path) -> None:
    mailbox = Undated()
    here = replace(instance(tmp_path, mailbox), source="judge@one.example")
    health = here.services.store.health
    note_emptied(health, "judge@one.example", LOOK)
    note_emptied(health, "judge@two.example", NOON - MINUTE)
    mailbox.bring(hello(1), NOON)
    assert await counted(here, mailbox, NOON) == LOOK


@pytest.mark.parametrize(
    ("stated", "received", "counts"),
    [
        (datetime(1990, 1, 5, tzinfo=UTC), None, LOOK),
        (datetime(1990, 1, 5, tzinfo=UTC), NOON - MINUTE, NOON - MINUTE),
        (LOOK - HOUR, NOON - MINUTE, NOON - MINUTE),
        (LOOK - HOUR, LOOK - HOUR, LOOK - HOUR),
        (NOON - HOUR, None, NOON - HOUR),
    ],
)
async def test_a_date_from_before_the_mailbox_was_empty_wants_a_received_field_that_agrees(
    tmp_path: Path, stated: datetime, received: datetime | None, counts: datetime
) -> None:
    mailbox = Undated()
    mailbox.stated = stated
    here = replace(instance(tmp_path, mailbox), source="judge@one.example")
    note_emptied(here.services.store.health, "judge@one.example", LOOK)
    mailbox.bring(with_received(received), NOON)
    assert await counted(here, mailbox, NOON) == counts
