"""Nothing done for each mail reads a whole table: a judge with years of mail is as quick as a new one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import pytest

from judge.records import CounterKind, Fate
from judge.store.database import Database
from tests.contract.store.examples import NOON, game, mail, parcel, people
from tests.servers.statements import watch_statements


@contextmanager
def _plans() -> Iterator[list[str]]:
    """The steps SQLite takes for the statements run in the block."""
    steps: list[str] = []

    def explain(cursor: Any, statement: str, parameters: Any) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")) and parameters is not None:
            plan = cursor.connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
            steps.extend(step for *_, step in plan.fetchall())

    with watch_statements(explain):
        yield steps


def _use_a_game(database: Database) -> None:
    with database.begin() as work:
        kept = work.games.get("alpha")
        assert kept is not None
        work.games.save(kept, [], NOON, "test", NOON)
        work.people.by_address("anna@home.example")
        work.people.get(1)
        work.outbox.count_replies("anna@home.example", NOON)
        work.outbox.caused("1", NOON, timedelta(hours=1))
        work.outbox.excess_due(NOON)
        work.outbox.excess_of("alpha")
        work.outbox.hasten("alpha", NOON)
        work.counters.oldest(CounterKind.TO_ASK)
        work.games.due(NOON)
        work.games.next_due()
        work.games.snapshots("alpha")
        work.games.of(1)
        work.commit()


def _settle(database: Database) -> None:
    with database.begin() as work:
        work.inbox.settle(1, Fate.APPLIED, "", NOON)
        work.commit()


@pytest.mark.parametrize(
    "use",
    [
        lambda database: database.inbox.store(mail("again"), NOON, "imap"),
        lambda database: database.inbox.waiting(NOON),
        lambda database: database.inbox.begin_attempt(1, NOON),
        _settle,
        _use_a_game,
        lambda database: database.outbox.take_due(NOON),
        lambda database: database.outbox.mark_sent(1, NOON),
        lambda database: database.mails.show("1"),
    ],
)
def test_every_step_uses_an_index(database: Database, use: Callable[[Database], object]) -> None:
    (anna,) = people(database, "anna")
    database.inbox.store(mail(), NOON, "imap")
    with database.begin() as work:
        work.games.add(game(anna))
        work.outbox.add(parcel("one"), NOON)
        work.commit()
    with _plans() as steps:
        use(database)
    assert steps
    assert [step for step in steps if step.startswith("SCAN") and "INDEX" not in step] == []


def test_the_test_sees_a_scan(database: Database) -> None:
    with _plans() as steps:
        database.tally()
    assert any(step.startswith("SCAN") for step in steps)
