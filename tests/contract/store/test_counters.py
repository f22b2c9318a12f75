from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from judge.language.mail_domains import counted_as
from judge.records import CounterKind
from judge.store.database import Database
from tests.contract.store.examples import DAY, MINUTE, NOON
from tests.servers.statements import watch_statements


def test_marks_are_counted_by_whom_and_about_what(database: Database) -> None:
    with database.begin() as work:
        for who, about, at in [
            ("anna", "alpha:FRANCE", NOON),
            ("anna", "beta:ITALY", NOON + MINUTE),
            ("bert", "alpha:FRANCE", NOON + 2 * MINUTE),
        ]:
            work.counters.add(CounterKind.WRONG_SECRET, who, about, at)
        work.counters.add(CounterKind.WARNED, "anna", "", NOON)
        work.commit()
    hour = 60 * MINUTE
    with database.begin() as work:
        assert work.counters.count(CounterKind.WRONG_SECRET, NOON, hour) == 3
        assert work.counters.count(CounterKind.WRONG_SECRET, NOON, hour, who="anna") == 2
        assert work.counters.count(CounterKind.WRONG_SECRET, NOON, hour, about="alpha:FRANCE") == 2
        assert work.counters.count(CounterKind.WRONG_SECRET, NOON + hour, hour, who="anna") == 1
        assert work.counters.count(CounterKind.WARNED, NOON, hour, who="anna") == 1
        assert work.counters.count(CounterKind.HELD, NOON, hour) == 0
        work.counters.forget(NOON + MINUTE)
        assert work.counters.count(CounterKind.WRONG_SECRET, NOON, hour) == 2


def test_a_mark_from_a_clock_that_was_ahead_counts_for_nothing(database: Database) -> None:
    with database.begin() as work:
        work.counters.add(CounterKind.WARNED, "anna", "", NOON + 365 * DAY)
        assert work.counters.count(CounterKind.WARNED, NOON, 60 * MINUTE, who="anna") == 0


def test_the_numbers_of_marks_are_added_up(database: Database) -> None:
    with database.begin() as work:
        for who, number, at in (("anna", "400", NOON), ("anna", "70000", NOON + MINUTE), ("bert", "9", NOON)):
            work.counters.add(CounterKind.BYTES_IN, who, number, at)
        work.counters.add(CounterKind.BYTES_OUT, "anna", "1", NOON)
        work.commit()
    with database.begin() as work:
        assert work.counters.total(CounterKind.BYTES_IN, NOON, DAY, "anna") == 70400
        assert work.counters.total(CounterKind.BYTES_IN, NOON + DAY, DAY, "anna") == 70000
        assert work.counters.total(CounterKind.BYTES_OUT, NOON, DAY, "bert") == 0


def test_the_marks_about_a_seat_can_be_cleared(database: Database) -> None:
    with database.begin() as work:
        for kind in (CounterKind.WRONG_SECRET, CounterKind.WARNED):
            for seat in ("alpha:FRANCE", "alpha:ITALY"):
                work.counters.add(kind, "own", seat, NOON)
        work.counters.clear(CounterKind.WRONG_SECRET, "alpha:FRANCE")
        work.commit()
    with database.begin() as work:
        assert work.counters.count(CounterKind.WRONG_SECRET, NOON, DAY) == 1
        assert work.counters.count(CounterKind.WRONG_SECRET, NOON, DAY, about="alpha:FRANCE") == 0
        assert work.counters.count(CounterKind.WARNED, NOON, DAY) == 2


def test_what_somebody_was_not_told_is_taken_once_the_first_of_it_is_old(database: Database) -> None:
    with database.begin() as work:
        first = ("1", "alpha:FRANCE", NOON), ("1", "alpha:held", NOON + MINUTE), ("2", "x", NOON)
        for who, about, at in first:
            work.counters.add(CounterKind.LEFT_OUT, who, about, at)
        work.counters.add(CounterKind.LEFT_OUT, "1", "alpha:FRANCE", NOON + 2 * MINUTE)
        work.counters.add(CounterKind.LEFT_OUT, "3", "y", NOON + MINUTE)
        work.counters.add(CounterKind.TOLD, "1", "alpha:FRANCE", NOON)
        work.commit()
    with database.begin() as work:
        assert work.counters.take(CounterKind.LEFT_OUT, NOON - MINUTE) == {}
        taken = work.counters.take(CounterKind.LEFT_OUT, NOON)
        assert taken == {"1": {"alpha:FRANCE": 2, "alpha:held": 1}, "2": {"x": 1}}
        assert work.counters.take(CounterKind.LEFT_OUT, NOON) == {}
        assert work.counters.count(CounterKind.LEFT_OUT, NOON, DAY) == 1
        assert work.counters.count(CounterKind.TOLD, NOON, DAY) == 1


def test_the_marks_of_one_sender_are_found_without_those_of_all_others(tmp_path: Path) -> None:
    with closing(Database(f"sqlite:///{tmp_path / 'judge.db'}")) as database:
        database.upgrade()
        asked: list[tuple[str, list[str]]] = []
        note = watch_statements(lambda _cursor, sql, values: asked.append((sql, values)))
        with note, database.begin() as work:
            work.counters.count(CounterKind.ANSWERED, NOON, DAY, "anna@home.example", "proven")
        sql, values = asked[-1]
        with closing(sqlite3.connect(tmp_path / "judge.db")) as plain:
            (plan,) = plain.execute(f"EXPLAIN QUERY PLAN {sql}", values).fetchall()
    assert "kind=? AND about=? AND who=? AND at>?" in plan[-1]


def test_the_marks_of_a_kind_come_oldest_first(database: Database) -> None:
    with database.begin() as work:
        for who, about in (("bert", "2"), ("anna", "1"), ("bert", "3")):
            work.counters.add(CounterKind.TO_ASK, who, about, NOON)
        work.counters.add(CounterKind.ASKED, "anna", "other", NOON)
        assert list(work.counters.oldest(CounterKind.TO_ASK)) == [
            ("bert", "2", NOON),
            ("anna", "1", NOON),
            ("bert", "3", NOON),
        ]
        work.counters.forget_address(counted_as("bert+x@home.example"))


def test_an_address_is_forgotten_with_its_mailbox(database: Database) -> None:
    with database.begin() as work:
        work.counters.add(CounterKind.ASKED, "anna@home.example", "opt-in", NOON)
        work.counters.add(CounterKind.ASKED, "bert@home.example", "opt-in", NOON)
        work.counters.forget_address(counted_as("anna+dip@home.example"))
        assert work.counters.count(CounterKind.ASKED, NOON, DAY, "anna@home.example") == 0
        assert work.counters.count(CounterKind.ASKED, NOON, DAY, "bert@home.example") == 1


def test_an_address_is_forgotten_with_the_mailbox_that_its_questions_count_for(database: Database) -> None:
    with database.begin() as work:
        work.counters.add(CounterKind.ASKED, "annab@gmail.com", "opt-in", NOON)
        work.counters.forget_address(counted_as("anna.b@googlemail.com"))
        assert work.counters.count(CounterKind.ASKED, NOON, DAY, "annab@gmail.com") == 0
