"""Several processes on one database, and processes killed in the middle, on SQLite and PostgreSQL."""

from __future__ import annotations

import threading
from collections.abc import Sequence

import pytest

from judge.records import Queued
from judge.store.database import Database
from tests.contract.store.examples import NOON, game, mail, parcel, people
from tests.contract.store.worker import Worker

PROCESSES = 4


@pytest.fixture
def database(database: Database) -> Database:
    """A database with one game, alpha, whose seed and number are 0."""
    (anna,) = people(database, "anna")
    with database.begin() as work:
        work.games.add(game(anna, seed=0))
        work.commit()
    return database


def _together(url: str, task: str, count: int) -> None:
    workers = [Worker(url, task, count) for _ in range(PROCESSES)]
    assert [worker.end() for worker in workers] == [0] * PROCESSES


def _seed(database: Database) -> int:
    with database.begin() as work:
        kept = work.games.get("alpha")
    assert kept is not None
    return kept.seed


def _due_in_the_end(database: Database) -> Sequence[Queued]:
    """PostgreSQL frees what a dead process held once it notices the closed connection, a moment later."""
    tries = (database.outbox.take_due(NOON) for _ in range(10_000))
    return next((due for due in tries if due), ())


def test_no_update_is_lost(database: Database, url: str) -> None:
    _together(url, "add", 50)
    assert _seed(database) == PROCESSES * 50
    with database.begin() as work:
        assert len(work.games.events("alpha")) == PROCESSES * 50
    assert database.check() == []


def test_each_mail_takes_effect_once(database: Database, url: str) -> None:
    for number in range(40):
        database.inbox.store(mail(str(number)), NOON, "imap")
    _together(url, "handle", 0)
    assert _seed(database) == 40
    assert database.tally().fates == {"applied": 40}
    assert database.tally().outgoing == {"queued": 40}
    assert database.check() == []


def test_each_mail_is_stored_once(database: Database, url: str) -> None:
    _together(url, "receive", 40)
    assert database.tally().came == 40
    assert database.check() == []


@pytest.mark.parametrize("phases", [0, 7])
def test_a_killed_turn_is_whole_or_not_there(database: Database, url: str, phases: int) -> None:
    worker = Worker(url, "judge", 7)
    told = [worker.told() for _ in range(phases)]
    worker.kill()
    told += worker.rest()
    assert worker.end() == -9
    with database.begin() as work:
        kept = work.games.get("alpha")
        assert kept is not None
        judged = [snapshot.number for snapshot in work.games.snapshots("alpha")]
        events = len(work.games.events("alpha"))
    assert judged == list(range(1, kept.number + 1))
    assert events == 2 * kept.number
    # The turn after the last one told may have been committed, but not told, when the end came.
    assert kept.number - len(told) in (0, 1)
    assert database.tally().outgoing.get("queued", 0) == 7 * kept.number
    assert database.check() == []


def test_one_process_sends_at_a_time_and_death_frees_the_mails(database: Database, url: str) -> None:
    with database.begin() as work:
        for number in range(3):
            work.outbox.add(parcel(str(number)), NOON)
        work.commit()
    worker = Worker(url, "send", 2)
    assert worker.told() == 2
    assert list(database.outbox.take_due(NOON)) == []
    worker.kill()
    due = _due_in_the_end(database)
    assert [queued.email.key for queued in due] == ["0", "1", "2"]
    for queued in due:
        database.outbox.mark_sent(queued.id, NOON)
    assert database.tally().outgoing == {"sent": 3}


def test_who_has_sent_everything_lets_others_send(database: Database, url: str) -> None:
    with database.begin() as work:
        work.outbox.add(parcel("one"), NOON)
        work.commit()
    other = Database(url)
    (mine,) = database.outbox.take_due(NOON)
    assert list(other.outbox.take_due(NOON)) == []
    database.outbox.postpone(mine.id, NOON, "451 later")
    assert [queued.id for queued in other.outbox.take_due(NOON)] == [mine.id]
    other.close()
    assert [queued.id for queued in database.outbox.take_due(NOON)] == [mine.id]


def test_one_process_works_at_a_time_and_death_frees_the_work(database: Database, url: str) -> None:
    worker = Worker(url, "claim", 0)
    assert worker.told() is True
    assert not database.inbox.claim()
    worker.kill()
    # PostgreSQL frees it once it notices the closed connection, a moment later.
    assert any(database.inbox.claim() for _ in range(10_000))
    database.inbox.release()


def test_what_another_process_sends_is_not_left_over(database: Database, url: str) -> None:
    with database.begin() as work:
        work.outbox.add(parcel("one"), NOON)
        work.commit()
    other = Database(url)
    assert database.outbox.left_over(NOON)
    assert len(other.outbox.take_due(NOON)) == 1
    assert other.outbox.left_over(NOON)
    assert not database.outbox.left_over(NOON)
    other.close()
    assert database.outbox.left_over(NOON)


def test_a_thread_that_writes_without_a_break_lets_the_others_write(database: Database) -> None:
    def write() -> None:
        for number in range(300):
            with database.begin() as work:
                work.outbox.add(parcel(f"p{number}"), NOON)
                sum(range(100_000))
                work.commit()

    writer = threading.Thread(target=write)
    writer.start()
    for number in range(10):
        database.inbox.store(mail(message_id=f"<{number}@home.example>"), NOON, "imap")
    assert writer.is_alive()
    writer.join()
    assert len(database.inbox.waiting()) == 10
