"""Emails that cannot be read, as every store keeps them."""

from __future__ import annotations

from dataclasses import replace

from judge.records import FaultyEmail
from judge.store.database import Database
from tests.contract.store.examples import DAY, MINUTE, NOON

ONE = FaultyEmail("a@mail/INBOX", "7:1", "anna@aus.test", "orders", "NIL", NOON, 2, NOON + MINUTE)
TWO = replace(ONE, key="7:2", sender="", subject="", since=NOON - DAY)
FAR = replace(ONE, mailbox="b@mail/INBOX")


def test_they_are_noted_noted_anew_and_forgotten(database: Database) -> None:
    with database.begin() as work:
        for mail in (ONE, TWO, FAR):
            work.faulty_mails.save(mail)
        work.commit()
    with database.begin() as work:
        assert list(work.faulty_mails.all()) == [TWO, ONE, FAR]
        work.faulty_mails.save(replace(ONE, tries=3, told=True, released=True))
        work.faulty_mails.remove("a@mail/INBOX", ["7:2", "7:9"])
        work.commit()
    with database.begin() as work:
        assert list(work.faulty_mails.all()) == [replace(ONE, tries=3, told=True, released=True), FAR]
        work.faulty_mails.forget("a@mail/INBOX")
        work.commit()
    with database.begin() as work:
        assert list(work.faulty_mails.all()) == [FAR]
