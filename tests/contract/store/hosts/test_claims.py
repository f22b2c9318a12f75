"""Several processes with one database: what each may take, on PostgreSQL."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import text

from judge.records import Fate
from judge.service.retry_policy import SOLITARY
from judge.store.database import Database
from judge.store.errors import Unavailable
from judge.store.hints import SqlHints
from judge.store.locks import Claims
from tests.contract.store.examples import NOON, game, mail, parcel, people


def test_a_mail_is_claimed_once_and_the_dead_claim_nothing(database: Database, other: Database) -> None:
    assert database.claims is not None
    assert other.claims is not None
    assert set(database.claims.take([1, 2])) == {1, 2}
    assert set(other.claims.take([2, 3])) == {3}
    assert set(other.claims.taken()) == {1, 2, 3}
    database.claims.give_back()
    assert set(other.claims.take([1, 2])) == {1, 2}
    other.close()
    assert any(set(database.claims.take([1])) == {1} for _ in range(10_000))


def test_who_works_alone_waits_for_those_who_work_beside_each_other(
    database: Database, other: Database
) -> None:
    assert database.claims is not None
    assert other.claims is not None
    assert database.claims.join(NOON)
    assert other.claims.join(NOON)
    assert not database.inbox.claim()
    other.claims.leave()
    database.claims.leave()
    assert database.inbox.claim(wait=True)
    assert not other.claims.join(NOON)
    database.inbox.release()
    assert other.claims.join(NOON)


def test_no_more_work_at_once_than_the_host_of_the_server_has_cores(database: Database) -> None:
    one, two, three = (Claims(database.connections, cores=2) for _ in range(3))
    try:
        assert one.join(NOON)
        assert two.join(NOON)
        assert not three.join(NOON)
        one.leave()
        assert three.join(NOON)
        assert not one.join(NOON + timedelta(seconds=1))
        three.close()
        assert any(one.join(NOON + timedelta(seconds=2)) for _ in range(10_000))
    finally:
        for claims in (one, two, three):
            claims.close()


def test_processes_that_do_not_end_their_work_are_waited_for_ten_seconds(database: Database) -> None:
    stuck, other = (Claims(database.connections, cores=1) for _ in range(2))
    try:
        assert stuck.join(NOON)
        assert not other.join(NOON)
        assert not other.join(NOON + timedelta(seconds=9))
        assert other.join(NOON + timedelta(seconds=10))
    finally:
        stuck.close()
        other.close()


def test_one_process_does_the_chores(database: Database, other: Database) -> None:
    assert database.claims is not None
    assert other.claims is not None
    assert database.claims.take_chores()
    assert not other.claims.take_chores()
    database.claims.leave()
    assert other.claims.take_chores()


def test_a_due_game_is_in_one_process_s_hands(database: Database, other: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        for name in ("alpha", "beta"):
            work.games.add(game(anna, name=name))
            kept = work.games.get(name)
            assert kept is not None
            work.games.save(kept, [], NOON, "test", NOON)
        work.commit()
    with database.begin() as mine, other.begin() as his:
        first, second = mine.games.claim_due(NOON), his.games.claim_due(NOON)
        assert {first, second} == {"alpha", "beta"}
        assert his.games.claim_due(NOON, [str(second)]) is None
        assert mine.games.claim_due(NOON - timedelta(seconds=1)) is None


def test_a_mail_is_known_by_the_games_it_names(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        for name in ("alpha", "beta"):
            work.games.add(game(anna, name=name))
        work.outbox.add(replace(parcel("one"), game="beta"), NOON)
        work.commit()
    later, answered = NOON + timedelta(hours=1), parcel("one").message_id
    base64 = "U0lHTiBPTiBBdXN0cmlhIGFscGhhIG9zdHJpY2gKQSBWSUUgLSBHQUwKU0lHTiBPTiBiYmV0YSBzZWNyZXQK\n"
    bodies = {
        "SIGN ON Austria alpha pw\nA VIE - GAL\n": ("alpha",),
        "sign on aalpha pw\n": ("alpha",),
        "SIGN ON ?beta pw\n": ("beta",),
        "SIGN ON A alpha pw\nSIGNON bbeta pw\n": ("alpha", "beta"),
        "Hello everybody, LIST alpha\n": (),
        base64: ("alpha", "beta"),
    }
    for number, body in enumerate(bodies):
        head = "Content-Transfer-Encoding: base64\n" if body is base64 else ""
        raw = f"From: a@x\nMessage-ID: <{number}@x>\n{head}\n{body}".encode()
        database.inbox.store(raw, NOON + timedelta(seconds=number), "test")
    database.inbox.store(f"From: b@x\nIn-Reply-To: {answered}\n\nYES\n".encode(), later, "test")
    database.inbox.store(b"From: c@x\nSubject: Re: TEST:alpha - S1901M\n\nYES\n", later, "test")
    waiting = {one.id: one.routes for one in database.inbox.waiting()}
    assert list(waiting.values()) == [*bodies.values(), ("beta",), ("alpha",)]


def test_an_older_mail_of_a_game_waits(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        work.games.add(game(anna, name="alpha"))
        work.commit()
    first = database.inbox.store(b"From: a@x\n\nSIGN ON A alpha pw\n", NOON, "test").id
    later = database.inbox.store(mail("later"), NOON + timedelta(seconds=1), "test").id
    last = database.inbox.store(mail("last"), NOON + timedelta(seconds=2), "test").id
    pending = {number: database.inbox.begin_attempt(number, NOON) for number in (first, later, last)}

    def waits(number: int, name: str, *, unrouted: bool = False) -> bool:
        with database.begin() as work:
            return work.inbox.older_waits(pending[number], name, unrouted=unrouted, solitary=SOLITARY)

    assert not waits(first, "alpha", unrouted=True)
    assert waits(later, "alpha")
    assert not waits(later, "alph")
    assert not waits(later, "beta", unrouted=False)
    assert waits(last, "beta", unrouted=True)
    with database.begin() as work:
        work.inbox.settle(first, Fate.IGNORED, "", NOON)
        work.commit()
    assert not waits(later, "alpha")


def test_senders_split_by_recipient_and_each_gets_his_mails_in_order(
    database: Database, other: Database
) -> None:
    with database.begin() as work:
        for number in range(60):
            work.outbox.add(parcel(f"{number:02}", recipient=f"p{number % 3}@x"), NOON)
        work.commit()
    mine = database.outbox.take_due(NOON, limit=2)
    his = other.outbox.take_due(NOON, limit=50)
    assert [one.email.recipient for one in mine] == ["p0@x", "p1@x"]
    assert {one.email.recipient for one in his} == {"p2@x"}
    assert [one.email.key for one in his] == [f"{number:02}" for number in range(2, 60, 3)]
    other.outbox.release()
    database.outbox.postpone(mine[0].id, NOON + timedelta(hours=1), "451")
    database.outbox.mark_sent(mine[1].id, NOON)
    taken = [one.email.key for one in other.outbox.take_due(NOON, limit=3)]
    assert taken == ["02", "04", "05"]


def test_one_process_owns_a_mailbox_until_it_ends(database: Database, other: Database) -> None:
    mine, his = database.ownership("mailbox a"), other.ownership("mailbox a")
    assert mine.is_held()
    assert mine.is_held()
    assert not his.is_held()
    database.close()
    assert any(his.is_held() for _ in range(10_000))


def test_a_hint_is_heard(database: Database, other: Database) -> None:
    mine, his = SqlHints(database.connections), SqlHints(other.connections)
    assert mine.listen() > 0
    his.tell(["work", "send"])
    heard: list[str] = []
    for _ in range(100_000):
        heard += mine.heard()
        if len(heard) == 2:
            break
    assert heard == ["work", "send"]
    mine.close()


def test_a_server_that_was_started_anew_is_listened_to_at_the_next_try(
    database: Database, other: Database
) -> None:
    mine = SqlHints(database.connections)
    with database.connections.read() as connection:
        number = connection.scalar(text("SELECT pg_backend_pid()"))
    with other.connections.write() as connection:
        connection.execute(text("SELECT pg_terminate_backend(:number, 5000)"), {"number": number})
    with pytest.raises(Unavailable):
        mine.listen()
    assert mine.listen() > 0
    mine.close()
