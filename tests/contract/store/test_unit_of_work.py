from __future__ import annotations

from contextlib import nullcontext

import pytest

from judge.game.events import Created
from judge.records import Fate
from judge.store.database import Database
from tests.contract.store.examples import NOON, game, mail, parcel, people


def test_all_effects_come_together(database: Database) -> None:
    number = database.inbox.store(mail(), NOON, "imap").id
    with database.begin() as work:
        anna = work.people.add("Anna", "anna@home.example", "UTC", NOON, ()).id
        work.games.add(game(anna))
        work.games.save(game(anna), [Created(anna)], NOON, "mail:1", NOON)
        work.outbox.add(parcel("reply"), NOON)
        work.inbox.settle(number, Fate.APPLIED, "", NOON)
        work.commit()
    with database.begin() as work:
        assert work.games.get("alpha") == game(anna)
        assert work.people.by_address("anna@home.example") is not None
    assert len(database.outbox.take_due(NOON)) == 1
    assert [one.id for one in database.inbox.waiting()] == []


@pytest.mark.parametrize("crash", [False, True])
def test_without_commit_nothing_happened(database: Database, crash: bool) -> None:
    number = database.inbox.store(mail(), NOON, "imap").id
    (bert,) = people(database, "bert")
    crashes = pytest.raises(ZeroDivisionError) if crash else nullcontext()
    with crashes, database.begin() as work:
        work.people.add("Anna", "anna@home.example", "UTC", NOON, ())
        work.games.add(game(bert))
        work.games.save(game(bert), [Created(bert)], NOON, "mail:1", NOON)
        work.outbox.add(parcel("reply"), NOON)
        work.inbox.settle(number, Fate.APPLIED, "", NOON)
        _ = 1 / (not crash)
    with database.begin() as work:
        assert work.games.get("alpha") is None
        assert work.people.by_address("anna@home.example") is None
        assert list(work.games.due(NOON)) == []
    assert list(database.outbox.take_due(NOON)) == []
    assert [one.id for one in database.inbox.waiting()] == [number]


def test_after_commit_the_unit_of_work_is_over(database: Database) -> None:
    with database.begin() as work:
        work.commit()
        with pytest.raises(RuntimeError):
            work.outbox.add(parcel("late"), NOON)
    assert list(database.outbox.take_due(NOON)) == []


def test_one_unit_of_work_at_a_time(database: Database) -> None:
    with database.begin() as work:
        with pytest.raises(RuntimeError), database.begin():
            pass
        work.outbox.add(parcel("kept"), NOON)
        work.commit()
    with database.begin() as work:
        work.commit()
    assert len(database.outbox.take_due(NOON)) == 1
