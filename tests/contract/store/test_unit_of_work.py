from __future__ import annotations

from contextlib import nullcontext

import pytest

from judge.game.events import Created
from judge.records import Fate
from judge.service.ports import Store
from tests.contract.store.examples import NOON, AnyStore, game, mail, parcel, people


def as_port(store: AnyStore) -> Store:
    """The type checker refuses this line if a store is not what the service asks for."""
    return store


def test_every_store_is_the_service_s(store: AnyStore) -> None:
    port = as_port(store)
    with port.begin() as work:
        assert work.games.next_due() is None
    assert [one.id for one in port.inbox.waiting()] == []


def test_all_effects_come_together(store: AnyStore) -> None:
    number = store.inbox.store(mail(), NOON, "imap").id
    with store.begin() as work:
        anna = work.people.add("Anna", "anna@home.example", "UTC", NOON, ()).id
        work.games.add(game(anna))
        work.games.save(game(anna), [Created(anna)], NOON, "mail:1", NOON)
        work.outbox.add(parcel("reply"), NOON)
        work.inbox.settle(number, Fate.APPLIED, "", NOON)
        work.commit()
    with store.begin() as work:
        assert work.games.get("alpha") == game(anna)
        assert work.people.by_address("anna@home.example") is not None
    assert len(store.outbox.take_due(NOON)) == 1
    assert [one.id for one in store.inbox.waiting()] == []


@pytest.mark.parametrize("crash", [False, True])
def test_without_commit_nothing_happened(store: AnyStore, crash: bool) -> None:
    number = store.inbox.store(mail(), NOON, "imap").id
    (bert,) = people(store, "bert")
    crashes = pytest.raises(ZeroDivisionError) if crash else nullcontext()
    with crashes, store.begin() as work:
        work.people.add("Anna", "anna@home.example", "UTC", NOON, ())
        work.games.add(game(bert))
        work.games.save(game(bert), [Created(bert)], NOON, "mail:1", NOON)
        work.outbox.add(parcel("reply"), NOON)
        work.inbox.settle(number, Fate.APPLIED, "", NOON)
        _ = 1 / (not crash)
    with store.begin() as work:
        assert work.games.get("alpha") is None
        assert work.people.by_address("anna@home.example") is None
        assert list(work.games.due(NOON)) == []
    assert list(store.outbox.take_due(NOON)) == []
    assert [one.id for one in store.inbox.waiting()] == [number]


def test_after_commit_the_unit_of_work_is_over(store: AnyStore) -> None:
    with store.begin() as work:
        work.commit()
        with pytest.raises(RuntimeError):
            work.outbox.add(parcel("late"), NOON)
    assert list(store.outbox.take_due(NOON)) == []


def test_one_unit_of_work_at_a_time(store: AnyStore) -> None:
    with store.begin() as work:
        with pytest.raises(RuntimeError), store.begin():
            pass
        work.outbox.add(parcel("kept"), NOON)
        work.commit()
    with store.begin() as work:
        work.commit()
    assert len(store.outbox.take_due(NOON)) == 1
