from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from judge.records import AlreadySettled, Fate, Pending, Waiting
from judge.service.redaction import ERASED_MAIL
from judge.store.database import Database
from tests.contract.store.examples import DAY, MINUTE, NOON, mail


def test_a_stored_mail_is_pending_and_handed_over_as_it_was(database: Database) -> None:
    raw = b"\x00\xff not a mail\r\n"
    stored = database.inbox.store(raw, NOON, "imap")
    assert stored.fresh
    assert [one.id for one in database.inbox.waiting()] == [stored.id]
    pending = database.inbox.begin_attempt(stored.id, NOON)
    assert (pending.raw, pending.received, pending.failures, pending.deaths) == (raw, NOON, 0, 0)
    assert pending.received.utcoffset() == 0 * MINUTE


def test_each_attempt_is_counted(database: Database) -> None:
    number = database.inbox.store(mail(), NOON, "imap").id
    assert [database.inbox.begin_attempt(number, NOON).deaths for _ in range(3)] == [0, 1, 2]


def test_a_second_delivery_by_another_road_is_not_fresh(database: Database) -> None:
    first = database.inbox.store(mail(), NOON, "imap")
    travelled = b"Received: from elsewhere\r\n" + mail().replace(b"\r\n", b"\n")
    second = database.inbox.store(travelled, NOON + MINUTE, "lmtp")
    assert (second.id, second.fresh) == (first.id, False)
    assert [one.id for one in database.inbox.waiting()] == [first.id]


@pytest.mark.parametrize(
    "other",
    [
        mail("other words"),
        mail(message_id="<2@home.example>"),
        mail(sender="eve@home.example"),
        mail(message_id=""),
        mail(message_id="") + b"\r\n",
    ],
)
def test_mails_that_differ_are_both_kept(database: Database, other: bytes) -> None:
    database.inbox.store(mail(), NOON, "imap")
    assert database.inbox.store(other, NOON, "imap").fresh
    assert not database.inbox.store(other, NOON, "imap").fresh


BARE = b"From: anna@home.example\r\n\r\nA PAR - BUR\r\n"


@pytest.mark.parametrize(
    ("stamp", "after", "fresh"),
    [
        (b"", 0 * MINUTE, False),
        (b"", DAY / 2 - MINUTE, False),
        (b"", DAY / 2, True),
        (b"", -DAY, True),
        (b"Date: Mon, 5 Jan 2026 12:00:00 +0000\r\n", 30 * DAY, False),
        (b"Received: by home; Mon, 5 Jan 2026 12:00:00 +0000\r\n", 30 * DAY, False),
        (b"Message-ID: <1@home.example>\r\n", 30 * DAY, False),
    ],
)
def test_the_same_bytes_are_another_mail_if_nothing_in_them_tells_and_time_has_passed(
    database: Database, stamp: bytes, after: timedelta, fresh: bool
) -> None:
    first = database.inbox.store(stamp + BARE, NOON, "imap")
    second = database.inbox.store(stamp + BARE, NOON + after, "imap")
    assert second.fresh is fresh
    assert (second.id != first.id) is fresh


def test_the_same_bytes_count_each_day(database: Database) -> None:
    days = [database.inbox.store(BARE, NOON + number * DAY, "imap") for number in range(4)]
    assert [one.fresh for one in days] == [True] * 4
    for number, one in enumerate(days):
        again = database.inbox.store(BARE, NOON + number * DAY + MINUTE, "imap")
        assert (again.id, again.fresh) == (one.id, False)


def test_pending_mails_come_in_order_of_arrival_up_to_a_moment(database: Database) -> None:
    late = database.inbox.store(mail("late"), NOON + 2 * MINUTE, "imap").id
    early = database.inbox.store(mail("early"), NOON, "imap").id
    middle = database.inbox.store(mail("middle"), NOON + MINUTE, "imap").id
    same = database.inbox.store(mail("same minute"), NOON + MINUTE, "imap").id
    assert [one.id for one in database.inbox.waiting()] == [early, middle, same, late]
    assert [one.id for one in database.inbox.waiting(NOON + MINUTE)] == [early, middle, same]


def test_a_settled_mail_is_over(database: Database) -> None:
    number = database.inbox.store(mail(), NOON, "imap").id
    with database.begin() as work:
        work.inbox.settle(number, Fate.IGNORED, "a robot", NOON)
        work.commit()
    assert [one.id for one in database.inbox.waiting()] == []
    assert not database.inbox.store(mail(), NOON, "imap").fresh
    with pytest.raises(AlreadySettled):
        database.inbox.begin_attempt(number, NOON)


def test_a_mail_is_settled_once(database: Database) -> None:
    number = database.inbox.store(mail(), NOON, "imap").id
    for _ in range(2):
        with database.begin() as work:
            work.inbox.settle(number, Fate.APPLIED, "", NOON)
            with pytest.raises(AlreadySettled):
                work.inbox.settle(number, Fate.REFUSED, "", NOON)
    with database.begin() as work:
        work.inbox.settle(number, Fate.APPLIED, "", NOON)
        work.commit()
    with database.begin() as work, pytest.raises(AlreadySettled):
        work.inbox.settle(number, Fate.APPLIED, "", NOON)


def test_an_unknown_mail_is_a_key_error(database: Database) -> None:
    with pytest.raises(KeyError):
        database.inbox.begin_attempt(99, NOON)
    with database.begin() as work, pytest.raises(KeyError):
        work.inbox.settle(99, Fate.APPLIED, "", NOON)


def test_storing_inside_a_unit_of_work_is_refused_at_once(database: Database) -> None:
    with database.begin(), pytest.raises(RuntimeError):
        database.inbox.store(mail(), NOON, "imap")
    assert [one.id for one in database.inbox.waiting()] == []


def test_a_time_without_a_zone_is_refused(database: Database) -> None:
    naive = datetime(2026, 3, 1)  # noqa: DTZ001  # that is the point
    with pytest.raises(Exception, match="without a time zone"):
        database.inbox.store(mail(), naive, "imap")


def test_a_cancelled_attempt_does_not_count(database: Database) -> None:
    number = database.inbox.store(mail("1"), NOON, "imap").id
    for _ in range(5):
        assert database.inbox.begin_attempt(number, NOON) == Pending(number, mail("1"), NOON)
        database.inbox.cancel_attempt(number)
    database.inbox.cancel_attempt(number)
    assert database.inbox.begin_attempt(number, NOON) == Pending(number, mail("1"), NOON)


def test_a_mail_can_be_kept_in_other_bytes_and_is_still_known(database: Database) -> None:
    raw = b"From: anna@home.example\r\nMessage-ID: <1@home>\r\n\r\n" + b"tulip " * 60
    mail = database.inbox.store(raw, NOON, "test").id
    with database.begin() as work:
        assert work.inbox.raw(mail) == raw
        assert work.inbox.settled_before(NOON + DAY, 10) == []
        work.inbox.settle(mail, Fate.APPLIED, "", NOON)
        assert work.inbox.settled_before(NOON, 10) == []
        assert work.inbox.settled_before(NOON + DAY, 10) == [mail]
        work.inbox.replace_raw(mail, b"forgotten")
        assert work.inbox.settled_before(NOON + DAY, 10) == []
        work.commit()
    assert not database.inbox.store(raw, NOON, "test").fresh


def test_so_many_old_mails_are_named_behind_the_last_one(database: Database) -> None:
    numbers = [database.inbox.store(mail(str(n)) + b"tulip " * 60, NOON, "test").id for n in range(4)]
    with database.begin() as work:
        for number in numbers:
            work.inbox.settle(number, Fate.APPLIED, "", NOON)
        assert work.inbox.settled_before(NOON + DAY, 2) == numbers[:2]
        assert work.inbox.settled_before(NOON + DAY, 2, numbers[1]) == numbers[2:]


def test_what_was_set_aside_grows_old_too(database: Database) -> None:
    mail = database.inbox.store(b"From: anna@home.example\r\n\r\n" + b"tulip " * 60, NOON, "test").id
    with database.begin() as work:
        work.inbox.settle(mail, Fate.QUARANTINED, "failed", NOON)
        assert work.inbox.settled_before(NOON + DAY, 10) == [mail]


def test_an_attempt_that_never_ended_counts_as_a_death_and_one_that_ended_does_not(
    database: Database,
) -> None:
    number = database.inbox.store(mail(), NOON, "imap").id
    database.inbox.begin_attempt(number, NOON)
    database.inbox.fail_attempt(number)
    assert database.inbox.waiting() == [Waiting(number, "anna@home.example")]
    assert database.inbox.begin_attempt(number, NOON + MINUTE).failures == 1
    assert database.inbox.waiting() == [Waiting(number, "anna@home.example", 1, NOON + MINUTE)]
    third = database.inbox.begin_attempt(number, NOON + DAY)
    assert (third.deaths, third.failures) == (1, 1)
    database.inbox.cancel_attempt(number)
    again = database.inbox.begin_attempt(number, NOON + DAY)
    assert (again.deaths, again.failures) == (1, 1)


def test_one_has_the_claim_until_it_gives_it_back(database: Database) -> None:
    assert database.inbox.claim()
    assert not database.inbox.claim()
    database.inbox.release()
    database.inbox.release()
    assert database.inbox.claim()
    database.inbox.release()


def test_a_batch_is_stored_in_its_order_and_a_copy_in_it_is_known(database: Database) -> None:
    later = NOON + MINUTE
    stored = database.inbox.store_all([(mail("1"), later), (mail("2"), NOON), (mail("1"), later)], "imap")
    assert [one.fresh for one in stored] == [True, True, False]
    assert stored[2].id == stored[0].id
    assert [one.id for one in database.inbox.waiting()] == [stored[1].id, stored[0].id]


def test_of_a_batch_all_is_stored_or_nothing(database: Database) -> None:
    naive = datetime(2026, 3, 1)  # noqa: DTZ001  # that is the point
    with pytest.raises(Exception, match="without a time zone"):
        database.inbox.store_all([(mail("1"), NOON), (mail("2"), naive)], "imap")
    assert not database.inbox.waiting()


def test_a_short_mail_grows_old_too(database: Database) -> None:
    """As a pipe may bring it, with two lines of header; what stands for a forgotten mail is shorter."""
    mail = database.inbox.store(
        b"From: a@home.example\r\nSubject: hello\r\n\r\nI live in Lucerne.\r\n", NOON, "feed"
    ).id
    with database.begin() as work:
        work.inbox.settle(mail, Fate.APPLIED, "", NOON)
        assert work.inbox.settled_before(NOON + DAY, 10) == [mail]
        work.inbox.replace_raw(mail, ERASED_MAIL)
        assert work.inbox.settled_before(NOON + DAY, 10) == []
