from __future__ import annotations

from judge.service.ports import MarkKind, Parked
from tests.contract.store.examples import DAY, MINUTE, NOON, AnyStore, people


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
