from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import timedelta

import pytest

from judge.records import OutgoingEmail, Refusal, SendReport, SendStatus
from judge.service.outgoing.delivery import Delivered, NoSuchAddress, flush
from judge.store.overview import week
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

    def send(self, parcel: OutgoingEmail) -> SendReport:
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


QUOTA = SendReport(SendStatus.LATER, "550 5.4.5 daily quota", refusal=Refusal.JUDGE)
POLICY = SendReport(SendStatus.REJECTED, "550 5.7.1 blocked", refusal=Refusal.POLICY)
FULL = SendReport(SendStatus.LATER, "552 5.2.2 full", refusal=Refusal.MAILBOX_FULL)
NOBODY = SendReport(SendStatus.REJECTED, "550 5.1.1 nobody", refusal=Refusal.ADDRESS)
NO = SendReport(SendStatus.REJECTED, "550 no")


def states(store: TemporaryDatabase) -> dict[str, str]:
    """What became of each mail that is not sent."""
    return {entry.who: entry.state for entry in store.mails.list()}


@pytest.mark.parametrize("answer", [QUOTA, POLICY, NO])
def test_after_refusals_to_three_recipients_in_a_row_no_more_is_tried_and_none_is_lost(
    answer: SendReport,
) -> None:
    store, line = many(*"abcdef"), Line(dict.fromkeys("abcdef", answer))
    assert flush(store.outbox, line, NOON) == Delivered(postponed=3, refusing=answer.detail)
    assert line.tried == ["0", "1", "2"]
    assert set(states(store).values()) == {"queued"}
    assert flush(store.outbox, Line(), NOON + timedelta(minutes=3)) == Delivered(sent=6)


@pytest.mark.parametrize("answer", [QUOTA, POLICY, NO])
def test_several_mails_to_one_recipient_show_nothing_of_the_server(answer: SendReport) -> None:
    store, line = many(*"aaaab"), Line({"a": answer})
    assert flush(store.outbox, line, NOON).refusing == ""
    assert line.sent == ["4"]


def test_a_refusal_for_policy_is_final_only_if_somebody_else_gets_mail() -> None:
    for recipients in ("ab", "ba"):
        store = many(*recipients)
        assert flush(store.outbox, Line({"a": POLICY}), NOON) == Delivered(sent=1, given_up=1)
        assert states(store) == {"a": "failed"}
        (entry,) = store.mails.list()
        assert (entry.attempts, entry.note) == (1, POLICY.detail)
    store = many("a")
    assert flush(store.outbox, Line({"a": POLICY}), NOON) == Delivered(postponed=1)
    assert states(store) == {"a": "queued"}


def test_a_server_that_refuses_everybody_after_it_took_some_is_left_alone() -> None:
    store, line = many(*"abcdef"), Line(dict.fromkeys("cdef", POLICY))
    assert flush(store.outbox, line, NOON) == Delivered(sent=2, postponed=3, refusing=POLICY.detail)
    assert line.tried == ["0", "1", "2", "3", "4"]


@pytest.mark.parametrize("answer", [QUOTA, POLICY, FULL])
def test_what_may_pass_is_tried_for_two_days(answer: SendReport) -> None:
    store, line, now = many("a"), Line({"a": answer}), NOON
    while (done := flush(store.outbox, line, now)).given_up == 0:
        now += timedelta(minutes=10)
    assert timedelta(days=2) <= now - NOON < timedelta(days=2, hours=5)
    assert done == Delivered(given_up=1)
    assert states(store) == {"a": "failed"}


def test_an_unknown_address_is_given_up_at_once_and_named() -> None:
    store = many(*"abcd")
    done = flush(store.outbox, Line(dict.fromkeys("abc", NOBODY)), NOON)
    unknown = tuple(NoSuchAddress(number, who, NOBODY.detail) for number, who in enumerate("abc", 1))
    assert done == Delivered(sent=1, given_up=3, unknown=unknown)


def test_what_waited_beyond_its_use_is_not_sent() -> None:
    store, line = TemporaryDatabase(), Line()
    with store.begin() as work:
        reminder = replace(parcel("reminder", "a"), useful_until=NOON + timedelta(hours=1))
        work.outbox.add(reminder, NOON)
        work.outbox.add(replace(reminder, key="b", message_id="<b@x>", recipient="b"), NOON)
        work.outbox.add(parcel("results", "a"), NOON)
        work.commit()
    assert flush(store.outbox, line, NOON, most=1).sent == 1
    assert flush(store.outbox, line, NOON + timedelta(hours=1)) == Delivered(sent=1, expired=1)
    assert line.sent == ["reminder", "results"]
    assert store.mails.show("out-2")[0].state == "expired"
    assert week(store.connections, NOON, NOON + timedelta(days=1)).too_late == 1
    assert flush(store.outbox, line, NOON + timedelta(hours=2)) == Delivered()


def test_only_so_many_are_tried_the_urgent_first() -> None:
    store, line = TemporaryDatabase(), Line()
    with store.begin() as work:
        for key, recipient, urgent in (("press", "a", False), ("note", "b", False), ("results", "a", True)):
            work.outbox.add(replace(parcel(key, recipient), urgent=urgent), NOON)
        work.outbox.add(replace(parcel("reply", "c"), reply=True), NOON)
        work.commit()
    done = flush(store.outbox, line, NOON, most=3)
    assert done == Delivered(sent=3, stopped_short=True)
    assert line.sent == ["results", "reply", "press"]
    assert flush(store.outbox, line, NOON, most=5) == Delivered(sent=1)
