from __future__ import annotations

import pytest

from judge.records import Fate
from judge.store.database import Database
from judge.store.errors import StoreError
from tests.contract.store.examples import MINUTE, NOON, mail, parcel


@pytest.fixture
def stuck(database: Database) -> Database:
    """Mail 1 is applied, 2 in quarantine, 3 waits; of the outgoing, 1 is sent, 2 failed, 3 is queued."""
    for number in (1, 2, 3):
        raw = b"Subject: Orders\r\n" + mail(str(number))
        assert database.inbox.store(raw, NOON, "imap").id == number
        database.inbox.begin_attempt(number, NOON)
    with database.begin() as work:
        work.inbox.settle(1, Fate.APPLIED, "", NOON)
        work.inbox.settle(2, Fate.QUARANTINED, "failed 3 times", NOON)
        for key in ("one", "two", "three"):
            work.outbox.add(parcel(key), NOON)
        work.commit()
    sent, failed, _ = database.outbox.take_due(NOON)
    database.outbox.mark_sent(sent.id, NOON)
    database.outbox.give_up(failed.id, NOON, "550 nobody here")
    return database


def test_the_list_shows_what_is_stuck(stuck: Database) -> None:
    assert [(one.id, one.state, one.who, one.attempts, one.note) for one in stuck.mails.list()] == [
        ("2", "quarantined", "anna@home.example", 1, "failed 3 times"),
        ("3", "pending", "anna@home.example", 1, ""),
        ("out-2", "failed", "anna@home.example", 1, "550 nobody here"),
        ("out-3", "queued", "anna@home.example", 0, ""),
    ]
    assert stuck.mails.list()[0].subject == "Orders"


def test_any_mail_can_be_shown(stuck: Database) -> None:
    entry, raw = stuck.mails.show("1")
    assert (entry.state, raw) == ("applied", b"Subject: Orders\r\n" + mail("1"))
    entry, raw = stuck.mails.show("out-1")
    assert (entry.state, raw) == ("sent", parcel("one").raw)


def test_a_retried_mail_is_handled_again_with_all_its_tries(stuck: Database) -> None:
    stuck.mails.retry("2", NOON)
    assert [one.id for one in stuck.inbox.waiting()] == [2, 3]
    pending = stuck.inbox.begin_attempt(2, NOON)
    assert (pending.failures, pending.deaths) == (0, 0)
    stuck.mails.retry("out-2", NOON + MINUTE)
    assert [(one.email.key, one.attempts) for one in stuck.outbox.take_due(NOON + MINUTE)] == [
        ("two", 0),
        ("three", 0),
    ]
    assert stuck.check() == []


def test_a_dropped_mail_is_over(stuck: Database) -> None:
    for mail_id in ("2", "3", "out-2", "out-3"):
        stuck.mails.drop(mail_id, NOON, bytes.upper)
    assert stuck.mails.list() == []
    assert [one.id for one in stuck.inbox.waiting()] == []
    assert list(stuck.outbox.take_due(NOON)) == []
    dropped, raw = stuck.mails.show("2")
    assert dropped.note == "dropped by the keeper"
    assert raw == (b"Subject: Orders\r\n" + mail("2")).upper(), "kept as it was made for that"
    assert stuck.mails.show("out-3")[0].state == "dropped"
    assert stuck.tally().fates == {"applied": 1, "ignored": 2}
    assert stuck.check() == []


@pytest.mark.parametrize(
    ("mail_id", "says"),
    [
        ("1", "mail 1 is applied"),
        ("out-1", "mail out-1 is sent"),
        ("99", "there is no email 99"),
        ("out-99", "there is no email out-99"),
        ("in-1", "not a mail's number"),
        ("9" * 30, "not a mail's number"),
        ("out-" + "9" * 30, "not a mail's number"),
        ("²", "not a mail's number"),
        ("", "not a mail's number"),
    ],
)
def test_what_cannot_be_done_is_said(stuck: Database, mail_id: str, says: str) -> None:
    with pytest.raises(StoreError, match=says):
        stuck.mails.retry(mail_id, NOON)
    with pytest.raises(StoreError, match=says):
        stuck.mails.drop(mail_id, NOON, bytes)
    assert stuck.tally().fates["applied"] == 1


def test_all_mails_of_an_address_are_found_whatever_became_of_them(stuck: Database) -> None:
    """As when somebody says that a mail of his got no answer."""
    stuck.inbox.store(b"From: Eve@Spam.Example\r\n\r\nHELP\r\n", NOON + MINUTE, "imap")
    of_anna = stuck.mails.exchanged("Anna@Home.example", NOON)
    assert [(one.id, one.state) for one in of_anna] == [
        ("1", "applied"),
        ("2", "quarantined"),
        ("3", "pending"),
        ("out-1", "sent"),
        ("out-2", "failed"),
        ("out-3", "queued"),
    ]
    assert [one.id for one in stuck.mails.exchanged("@spam.example", NOON)] == ["4"]
    assert stuck.mails.exchanged("eve@spam.example", NOON + 2 * MINUTE) == []
    assert stuck.mails.exchanged("eve%", NOON) == []
