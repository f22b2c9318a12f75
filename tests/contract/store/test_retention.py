"""Old mails lose their text, however many there are, a part each round."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from judge.records import Fate
from judge.service.redaction import ERASED_MAIL
from judge.service.timed import retention
from judge.service.timed.retention import apply_retention
from judge.store.database import Database
from tests.contract.store.examples import DAY, NOON, mail, parcel
from tests.services import services_on

COME, GONE = 8, 10
HOUR = timedelta(hours=1)


def test_old_mails_go_in_parts_until_none_is_left(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "MAILS_A_ROUND", 3)
    services = services_on(database)
    services = replace(services, security=replace(services.security, keep_mail=DAY, keep_leavers=None))
    come = [database.inbox.store(mail(str(n)) + b"tulip " * 60, NOON, "test").id for n in range(COME)]
    with database.begin() as work:
        for number in come:
            work.inbox.settle(number, Fate.APPLIED, "", NOON)
        for number in range(GONE):
            work.outbox.add(parcel(str(number), f"p{number}@home.example"), NOON)
        work.commit()
    for queued in database.outbox.take_due(NOON):
        database.outbox.mark_sent(queued.id, NOON)
    assert not apply_retention(services, NOON), "on the first day nothing tells that the clock is right"
    left, now = [], NOON + 2 * DAY
    while apply_retention(services, now):
        with database.begin() as work:
            left.append(len(work.inbox.settled_before(now, 99)))
    with database.begin() as work:
        assert work.outbox.erase_old(now, ERASED_MAIL, 99) == []
    assert left == [5, 2, 0, 0]
    assert apply_retention(services, now + DAY)
    assert not apply_retention(services, now + DAY)


def settled(database: Database) -> int:
    """The number of a mail that was settled at noon."""
    number = database.inbox.store(mail("old") + b"tulip", NOON, "test").id
    with database.begin() as work:
        work.inbox.settle(number, Fate.APPLIED, "", NOON)
        work.commit()
    return number


def is_erased(database: Database, number: int) -> bool:
    with database.begin() as work:
        return b"tulip" not in work.inbox.raw(number)


@pytest.mark.parametrize("days", [(1, 9, 46, 116), (4, 8), (40, 400), (1, 2), (100, 101), (365, 365 * 3)])
def test_old_mails_go_however_rarely_the_judge_runs(database: Database, days: tuple[int, ...]) -> None:
    services = services_on(database)
    services = replace(services, security=replace(services.security, keep_mail=DAY, keep_leavers=None))
    number = settled(database)
    apply_retention(services, NOON)
    for day in days:
        apply_retention(services, NOON + day * DAY + HOUR)
    assert is_erased(database, number)


@pytest.mark.parametrize("jump", [30 * DAY, 3650 * DAY, -30 * DAY, -3650 * DAY])
def test_a_clock_that_is_wrong_once_erases_nothing_before_its_time(
    database: Database, jump: timedelta
) -> None:
    services = services_on(database)
    services = replace(services, security=replace(services.security, keep_mail=30 * DAY, keep_leavers=None))
    number = settled(database)
    for moment in (NOON, NOON + DAY, NOON + jump + 2 * DAY, NOON + 3 * DAY, NOON + 4 * DAY):
        apply_retention(services, moment)
    assert not is_erased(database, number)
    for day in (31, 32, 33):
        apply_retention(services, NOON + day * DAY + HOUR)
    assert is_erased(database, number)


def test_what_a_round_leaves_is_erased_by_the_moment_of_that_round(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a long pause only what was due the time before goes, in all rounds of the day."""
    monkeypatch.setattr(retention, "MAILS_A_ROUND", 1)
    services = services_on(database)
    services = replace(services, security=replace(services.security, keep_mail=DAY, keep_leavers=None))
    old = settled(database)
    apply_retention(services, NOON + 2 * DAY)
    young = database.inbox.store(mail("young") + b"tulip", NOON + 2 * DAY, "test").id
    with database.begin() as work:
        work.inbox.settle(young, Fate.APPLIED, "", NOON + 2 * DAY)
        work.commit()
    while apply_retention(services, NOON + 90 * DAY):
        pass
    assert is_erased(database, old)
    assert not is_erased(database, young)
