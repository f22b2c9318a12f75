"""`check` finds what no ordinary use of the store can do to a database."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import text

from judge.game.events import Created, Event, PhaseJudged
from judge.game.state import Status
from judge.records import Fate
from judge.store.database import Database
from tests.contract.store.examples import NOON, game, mail, parcel, people, seated, snapshot


@pytest.fixture
def full(database: Database) -> Database:
    """A bit of everything."""
    anna, bert = people(database, "anna", "bert")
    numbers = [database.inbox.store(mail(str(number)), NOON, "imap").id for number in range(5)]
    fates = [Fate.APPLIED, Fate.REFUSED, Fate.IGNORED, Fate.QUARANTINED]
    with database.begin() as work:
        running = replace(seated(anna, bert), status=Status.RUNNING)
        work.games.add(running)
        events: list[Event] = [Created(anna), PhaseJudged(snapshot(1)), PhaseJudged(snapshot(2))]
        work.games.save(running, events, NOON, "mail:1", NOON)
        work.games.add(game(anna, "beta"))
        for key in ("a", "b", "c"):
            work.outbox.add(parcel(key), NOON)
        work.commit()
    for number, fate in zip(numbers, fates, strict=False):
        database.inbox.begin_attempt(number, NOON)
        with database.begin() as work:
            work.inbox.settle(number, fate, "", NOON)
            work.commit()
    sent, failed, _ = database.outbox.take_due(NOON)
    database.outbox.mark_sent(sent.id, NOON)
    database.outbox.give_up(failed.id, NOON, "550")
    return database


def test_a_sound_database_has_no_findings_and_its_counts_add_up(full: Database) -> None:
    assert full.check() == []
    tally = full.tally()
    assert tally.came == 5
    assert tally.fates == {"applied": 1, "refused": 1, "ignored": 1, "quarantined": 1, "pending": 1}
    assert tally.outgoing == {"sent": 1, "failed": 1, "queued": 1}
    assert tally.games == {"running": 1, "forming": 1}


def _tamper(database: Database, *statements: str) -> list[str]:
    """Do what the triggers forbid, and put the triggers back as they were."""
    with database.connections.write() as connection:
        triggers = connection.execute(
            text("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
        ).all()
        for name, _ in triggers:
            connection.execute(text(f"DROP TRIGGER {name}"))
        for statement in statements:
            connection.execute(text(statement))
        for _, sql in triggers:
            connection.execute(text(sql))
    return [str(finding) for finding in database.check()]


@pytest.mark.parametrize(
    ("statement", "finding"),
    [
        ("DELETE FROM inbox WHERE id = 2", "inbox: 5 numbers were given out, but there are 4 mails"),
        ("UPDATE inbox SET fate = 'eaten' WHERE id = 1", "inbox: 5 mails came, but only 4 are accounted for"),
        ("UPDATE inbox SET attempts = 0", "mail 1: has an effect without ever having been tried"),
        ("DELETE FROM event WHERE seq = 1", "game alpha: should have 3 events, has 2, the last is number 3"),
        (
            "UPDATE snapshot SET body = replace(body, 'PAR', 'MAR') WHERE number = 1",
            "game alpha, phase 1: was changed after it was stored: the hash differs",
        ),
        ("UPDATE snapshot SET body = '{}' WHERE number = 2", "game alpha, phase 2: cannot be read: Snapshot"),
        (
            "UPDATE snapshot SET phase = 'F1901M' WHERE number = 2",
            "phase 2: its columns do not say what its body",
        ),
        ("UPDATE event SET snapshot = NULL WHERE seq = 2", "game alpha, phase 1: no event tells of it"),
        ("UPDATE game SET due_at = NULL", "game alpha: is running, but nothing will ever wake it"),
        ("UPDATE game SET status = 'finished' WHERE name = 'beta'", "game beta: its columns do not say"),
        ("UPDATE game SET state = 'x' WHERE name = 'beta'", "game beta: its state cannot be read"),
        ("DELETE FROM seat WHERE person = 2", "game alpha: the table of parts does not say"),
        ("UPDATE outbox SET message_id = '<x>'", "outbox: two mails share the Message-ID <x>"),
        ("UPDATE outbox SET sent_at = NULL", "mail out-1: is sent without a time"),
        ("UPDATE outbox SET state = 'lost' WHERE id = 3", "outbox: unknown state 'lost'"),
    ],
)
def test_each_kind_of_damage_is_found(full: Database, statement: str, finding: str) -> None:
    found = _tamper(full, statement)
    assert any(finding in one for one in found), found


def test_a_missing_phase_is_found(full: Database) -> None:
    found = _tamper(
        full,
        "UPDATE event SET snapshot = NULL WHERE seq = 2",
        "DELETE FROM snapshot WHERE number = 1",
    )
    assert found == ["game alpha, phase 2: follows phase 1, which is not there"]


def test_missing_triggers_are_found(full: Database) -> None:
    with full.connections.write() as connection:
        connection.execute(text("DROP TRIGGER event_no_update"))
    assert [str(one) for one in full.check()] == [
        "triggers: event_no_update is missing: the record is not protected"
    ]


def test_rows_that_point_nowhere_are_found(full: Database) -> None:
    raw = full.connections.engine.raw_connection()
    raw.cursor().execute("PRAGMA foreign_keys = OFF")
    raw.cursor().execute("DELETE FROM person WHERE id = 2")
    raw.invalidate()
    assert any("points to a row of person that is not there" in str(one) for one in full.check())
