from __future__ import annotations

import pytest

from judge.service.ports import Parcel
from tests.contract.store.examples import MINUTE, NOON, AnyStore, parcel


def _post(store: AnyStore, *parcels: Parcel) -> None:
    with store.begin() as work:
        for one in parcels:
            work.post(one, NOON)
        work.commit()


def _keys(store: AnyStore, minutes: int = 0, limit: int = 50) -> list[str]:
    return [queued.parcel.key for queued in store.outbox.due(NOON + minutes * MINUTE, limit)]


def test_parcels_come_out_as_they_went_in_oldest_first(store: AnyStore) -> None:
    one, two = parcel("b"), parcel("a", "bert@home.example")
    _post(store, one, two)
    assert [queued.parcel for queued in store.outbox.due(NOON)] == [one, two]
    assert _keys(store, limit=1) == ["b"]


def test_the_same_key_twice_leaves_the_first(store: AnyStore) -> None:
    first = parcel("results", "anna@home.example")
    _post(store, first, parcel("results", "other@home.example"))
    _post(store, parcel("results", "third@home.example"))
    assert [queued.parcel for queued in store.outbox.due(NOON)] == [first]


def test_nothing_is_due_before_its_time(store: AnyStore) -> None:
    with store.begin() as work:
        work.post(parcel("later"), NOON + MINUTE)
        work.commit()
    assert _keys(store) == []
    assert _keys(store, 1) == ["later"]


def test_what_is_sent_or_given_up_is_not_due_again(store: AnyStore) -> None:
    _post(store, parcel("sent"), parcel("refused"), parcel("waiting"))
    sent, refused, _ = store.outbox.due(NOON)
    store.outbox.sent(sent.id, NOON)
    store.outbox.give_up(refused.id, NOON, "550 no such user")
    assert _keys(store, 600) == ["waiting"]
    _post(store, parcel("sent"))
    assert _keys(store, 600) == ["waiting"]


def test_a_postponed_parcel_counts_its_failures(store: AnyStore) -> None:
    _post(store, parcel("slow"))
    for failures in range(3):
        (queued,) = store.outbox.due(NOON + failures * MINUTE)
        assert queued.attempts == failures
        store.outbox.postpone(queued.id, NOON + (failures + 1) * MINUTE, "451 later")
    assert _keys(store, 2) == []


def test_no_parcel_overtakes_an_older_one_to_the_same_person(store: AnyStore) -> None:
    _post(store, parcel("first"), parcel("second"), parcel("other", "bert@home.example"))
    first = store.outbox.due(NOON)[0]
    store.outbox.postpone(first.id, NOON + 5 * MINUTE, "451 later")
    assert _keys(store, 1) == ["other"]
    assert _keys(store, 5) == ["first", "second", "other"]


def test_an_unknown_parcel_is_a_key_error(store: AnyStore) -> None:
    with pytest.raises(KeyError):
        store.outbox.sent(99, NOON)


def test_only_replies_count_as_replies(store: AnyStore) -> None:
    _post(
        store,
        parcel("r1", reply=True),
        parcel("r2", reply=True),
        parcel("results"),
        parcel("r3", "bert@home.example", reply=True),
    )
    with store.begin() as work:
        assert work.replies_to("anna@home.example", NOON) == 2
        assert work.replies_to("anna@home.example", NOON + MINUTE) == 0
        work.post(parcel("r4", reply=True), NOON + MINUTE)
        assert work.replies_to("anna@home.example", NOON + MINUTE) == 1
