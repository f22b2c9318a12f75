from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta

import pytest

from judge.records import Parcel, SendReport, SendStatus
from judge.service.outgoing.delivery import Delivered, flush
from tests.contract.store.examples import NOON, parcel
from tests.servers.sqlite import TemporaryDatabase

ANNA, BERT = "anna@home.example", "bert@home.example"
LATER, DOWN = SendReport(SendStatus.LATER, "451 later"), SendReport(SendStatus.UNREACHABLE, "no route")


@dataclass
class Line:
    """Answers as told for each recipient, and keeps what it took."""

    answers: Mapping[str, SendReport] = field(default_factory=dict)
    tried: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)

    def send(self, parcel: Parcel) -> SendReport:
        receipt = self.answers.get(parcel.recipient, SendReport(SendStatus.SENT))
        self.tried.append(parcel.key)
        if receipt.status is SendStatus.SENT:
            self.sent.append(parcel.key)
        return receipt


@pytest.fixture
def store() -> TemporaryDatabase:
    """Two mails for Anna with one for Bert between them."""
    made = TemporaryDatabase()
    with made.begin() as work:
        for key, recipient in (("a1", ANNA), ("b1", BERT), ("a2", ANNA)):
            work.outbox.add(parcel(key, recipient), NOON)
        work.commit()
    return made


def test_nobody_gets_a_mail_before_an_older_one(store: TemporaryDatabase) -> None:
    line = Line({ANNA: LATER})
    assert flush(store.outbox, line, NOON) == Delivered(sent=1, postponed=1)
    assert line.tried == ["a1", "b1"]
    well = Line()
    flush(store.outbox, well, NOON + timedelta(minutes=3))
    assert well.sent == ["a1", "a2"]


def test_an_unreachable_server_is_asked_once_and_costs_no_mail_a_try(store: TemporaryDatabase) -> None:
    line = Line({ANNA: DOWN})
    for _ in range(100):
        assert flush(store.outbox, line, NOON) == Delivered(unreachable="no route")
    assert line.tried == ["a1"] * 100
    assert [queued.attempts for queued in store.outbox.take_due(NOON)] == [0, 0, 0]
    well = Line()
    assert flush(store.outbox, well, NOON) == Delivered(sent=3)
    assert well.sent == ["a1", "b1", "a2"]


def test_a_mail_may_be_put_off_for_more_than_a_week(store: TemporaryDatabase) -> None:
    line, now, last = Line({ANNA: LATER}), NOON, NOON
    while (done := flush(store.outbox, line, now)).given_up == 0:
        last = now if done.postponed else last
        now += timedelta(minutes=1)
    assert now - NOON > timedelta(days=7)


BROKEN = SendReport(SendStatus.LATER, "the mail server is out of step", broken=True)


def many(*recipients: str) -> TemporaryDatabase:
    made = TemporaryDatabase()
    with made.begin() as work:
        for number, recipient in enumerate(recipients):
            work.outbox.add(parcel(f"{number}", recipient), NOON)
        work.commit()
    return made


def test_a_server_that_breaks_off_twice_in_a_row_is_left_alone() -> None:
    """Each try may take minutes; the mails that were not tried are due as before."""
    store, line = many(*"abcdef"), Line(dict.fromkeys("abcdef", BROKEN))
    assert flush(store.outbox, line, NOON) == Delivered(postponed=2, unreachable=BROKEN.detail)
    assert line.tried == ["0", "1"]
    assert flush(store.outbox, line, NOON) == Delivered(postponed=2, unreachable=BROKEN.detail)
    assert line.tried == ["0", "1", "2", "3"]
    well = Line()
    assert flush(store.outbox, well, NOON + timedelta(minutes=3)) == Delivered(sent=6)


def test_a_mail_at_which_the_server_breaks_off_holds_up_no_other() -> None:
    store, line = many(*"abcdef"), Line(dict.fromkeys("ace", BROKEN))
    assert flush(store.outbox, line, NOON) == Delivered(sent=3, postponed=3)
    assert line.sent == ["1", "3", "5"]


@pytest.mark.parametrize("answer", [LATER, SendReport(SendStatus.REJECTED, "550 no")])
def test_a_server_that_answers_again_is_in_no_trouble(answer: SendReport) -> None:
    store, line = many(*"abc"), Line({"a": BROKEN, "b": answer, "c": BROKEN})
    assert flush(store.outbox, line, NOON).unreachable == BROKEN.detail
    assert line.tried == ["0", "1", "2"]
    store, line = many(*"ab"), Line({"a": BROKEN, "b": answer})
    assert flush(store.outbox, line, NOON).unreachable == ""


def test_a_mail_alone_at_which_the_server_breaks_off_is_trouble_of_the_server() -> None:
    store = many("a")
    assert flush(store.outbox, Line({"a": BROKEN}), NOON).unreachable == BROKEN.detail


def test_pauses_after_broken_connections_grow() -> None:
    store, tried, last = many("a"), Line({"a": BROKEN}), NOON
    pauses = []
    for minute in range(600):
        if flush(store.outbox, tried, NOON + timedelta(minutes=minute)).postponed:
            pauses.append((NOON + timedelta(minutes=minute) - last).total_seconds() // 60)
            last = NOON + timedelta(minutes=minute)
    assert pauses == [0, 2, 5, 15, 30, 60, 120, 240]


def test_no_mail_is_begun_once_the_judge_stops() -> None:
    store, line = many(*"abcdef"), Line()
    assert flush(store.outbox, line, NOON, lambda: len(line.sent) == 2) == Delivered(sent=2)
    assert flush(store.outbox, line, NOON) == Delivered(sent=4)
    assert line.sent == ["0", "1", "2", "3", "4", "5"]
