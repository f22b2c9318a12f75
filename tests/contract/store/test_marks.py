from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from judge.service.ports import NOWHERE, Fate, MarkKind, Parked
from judge.store.database import Database
from tests.contract.store.examples import MINUTE, NOON, AnyStore, parcel, people

DAY = timedelta(days=1)


def test_marks_are_counted_by_whom_and_about_what(store: AnyStore) -> None:
    with store.begin() as work:
        for who, about, at in [
            ("anna", "alpha:FRANCE", NOON),
            ("anna", "beta:ITALY", NOON + MINUTE),
            ("bert", "alpha:FRANCE", NOON + 2 * MINUTE),
        ]:
            work.marks.add(MarkKind.WRONG_SECRET, who, about, at)
        work.marks.add(MarkKind.LOCK, "anna", "", NOON)
        work.commit()
    hour = 60 * MINUTE
    with store.begin() as work:
        assert work.marks.count(MarkKind.WRONG_SECRET, NOON, hour) == 3
        assert work.marks.count(MarkKind.WRONG_SECRET, NOON, hour, who="anna") == 2
        assert work.marks.count(MarkKind.WRONG_SECRET, NOON, hour, about="alpha:FRANCE") == 2
        assert work.marks.count(MarkKind.WRONG_SECRET, NOON + hour, hour, who="anna") == 1
        assert work.marks.count(MarkKind.LOCK, NOON, hour, who="anna") == 1
        assert work.marks.count(MarkKind.HELD, NOON, hour) == 0
        work.marks.forget(NOON + MINUTE)
        assert work.marks.count(MarkKind.WRONG_SECRET, NOON, hour) == 2


def test_a_mark_from_a_clock_that_was_ahead_counts_for_nothing(store: AnyStore) -> None:
    with store.begin() as work:
        work.marks.add(MarkKind.LOCK, "anna", "", NOON + 365 * DAY)
        assert work.marks.count(MarkKind.LOCK, NOON, 60 * MINUTE, who="anna") == 0


def _park(store: AnyStore, person: int, digest: str, mail: int | None = None) -> Parked:
    parked = Parked(digest, person, "alpha", "" if mail else "PROCESS S1901M", mail, NOON + DAY)
    with store.begin() as work:
        work.parked_items.park(parked)
        work.commit()
    return parked


def test_what_is_parked_is_taken_once_and_in_time(store: AnyStore) -> None:
    (anna,) = people(store, "anna")
    parked = _park(store, anna, "one")
    with store.begin() as work:
        assert not work.parked_items.waits("another", NOON)
        assert work.parked_items.take("one", NOON + DAY) is None
        assert work.parked_items.waits("one", NOON)
        assert work.parked_items.take("one", NOON) == parked
        assert work.parked_items.take("one", NOON) is None


def test_commands_that_wait_can_be_cleared_but_not_mails(store: AnyStore) -> None:
    anna, bert = people(store, "anna", "bert")
    mail = store.inbox.store(b"From: anna@home.example\r\n\r\nhello", NOON, "test").id
    _park(store, anna, "command")
    held = _park(store, anna, "mail", mail)
    _park(store, bert, "his")
    with store.begin() as work:
        assert work.parked_items.clear(anna, "alpha") == 1
        assert work.parked_items.clear(anna, "alpha") == 0
        assert work.parked_items.take("mail", NOON) == held
        assert work.parked_items.waits("his", NOON)


def test_the_stale_are_taken_away(store: AnyStore) -> None:
    (anna,) = people(store, "anna")
    parked = _park(store, anna, "one")
    with store.begin() as work:
        assert work.parked_items.stale(NOON) == ()
        assert work.parked_items.stale(NOON + DAY) == (parked,)
        assert work.parked_items.stale(NOON + DAY) == ()


def test_a_mail_can_be_kept_in_other_bytes_and_is_still_known(store: AnyStore) -> None:
    raw = b"From: anna@home.example\r\nMessage-ID: <1@home>\r\n\r\n" + b"tulip " * 60
    mail = store.inbox.store(raw, NOON, "test").id
    with store.begin() as work:
        assert work.raw(mail) == raw
        assert work.old_mail(NOON + DAY, 10) == []
        work.settle(mail, Fate.APPLIED, "", NOON)
        assert work.old_mail(NOON, 10) == []
        assert work.old_mail(NOON + DAY, 10) == [mail]
        work.cover(mail, b"forgotten")
        assert work.old_mail(NOON + DAY, 10) == []
        work.commit()
    assert not store.inbox.store(raw, NOON, "test").fresh


def test_what_was_set_aside_grows_old_too(store: AnyStore) -> None:
    mail = store.inbox.store(b"From: anna@home.example\r\n\r\n" + b"tulip " * 60, NOON, "test").id
    with store.begin() as work:
        work.settle(mail, Fate.QUARANTINED, "failed", NOON)
        assert work.old_mail(NOON + DAY, 10) == [mail]


def test_whoever_has_no_part_and_is_silent_has_left(store: AnyStore) -> None:
    anna, bert = people(store, "anna", "bert")
    store.inbox.store(b"From: Bert <bert@home.example>\r\n\r\nhello", NOON + DAY, "test")
    with store.begin() as work:
        assert [one.id for one in work.people.leavers(NOON + DAY)] == [anna]
        assert [one.id for one in work.people.leavers(NOON + 2 * DAY)] == [anna, bert]
        assert work.people.leavers(NOON) == []
        gone = work.people.get(anna)
        work.people.save(type(gone)(anna, "", f"gone{NOWHERE}", "UTC", NOON))
        assert work.people.leavers(NOON + DAY) == []


def test_an_address_that_fails_is_marked_and_unmarked(store: AnyStore) -> None:
    (anna,) = people(store, "anna")
    for moment in (NOON, None):
        with store.begin() as work:
            work.people.save(replace(work.people.get(anna), unreachable=moment))
            work.commit()
        with store.begin() as work:
            assert work.people.get(anna).unreachable == moment


def test_a_parcel_is_found_by_its_message_id_and_says_why_it_came_back(store: AnyStore) -> None:
    with store.begin() as work:
        work.post(parcel("results"), NOON)
        assert work.posted("<nothing@judge.example>") is None
        found = work.posted("<results@judge.example>")
        assert found is not None
        assert found[1] == "anna@home.example"
        work.bounced(found[0], "came back: 5.1.1")
        work.commit()
    if isinstance(store, Database):
        assert store.mails.show(f"out-{found[0]}")[0].note == "came back: 5.1.1"


def test_sent_mails_lose_their_text_when_their_time_is_over_and_others_do_not(store: AnyStore) -> None:
    with store.begin() as work:
        for key in ("old", "new", "waiting"):
            work.post(parcel(key, f"{key}@home.example"), NOON)
        work.commit()
    numbers = {queued.parcel.key: queued.id for queued in store.outbox.due(NOON)}
    store.outbox.sent(numbers["old"], NOON)
    store.outbox.sent(numbers["new"], NOON + DAY)
    store.outbox.postpone(numbers["waiting"], NOON, "later")
    with store.begin() as work:
        assert work.forget_sent(NOON + DAY, b"forgotten") == 1
        assert work.forget_sent(NOON + DAY, b"forgotten") == 0
        work.commit()
    (waiting,) = store.outbox.due(NOON + DAY)
    assert waiting.parcel == parcel("waiting", "waiting@home.example")
