"""Which mails a process may take beside others."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable
from datetime import UTC, datetime, timedelta

from judge.records import EmailId, Waiting
from judge.service.incoming.turns import MOST, UNROUTED, claim_next, in_order, of_few_games, oldest_by_route
from judge.store.locks import Claims
from tests.rows import each_row
from tests.servers.sqlite import TemporaryDatabase

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)


def mail(number: int, sender: str, *routes: str, deaths: int = 0) -> Waiting:
    return Waiting(number, sender, deaths, None, routes, NOON + timedelta(minutes=number))


def free(mails: Iterable[Waiting], *taken: EmailId) -> list[EmailId]:
    return [one.id for one in in_order(mails, taken)]


def test_mails_of_one_game_follow_each_other_in_one_process() -> None:
    mails = [mail(1, "a", "alpha"), mail(2, "b", "alpha"), mail(3, "c", "beta")]
    assert free(mails) == [1, 2, 3]


def test_what_follows_a_mail_in_other_hands_waits() -> None:
    mails = [mail(1, "a", "alpha"), mail(2, "b", "alpha"), mail(3, "a", "beta"), mail(4, "c", "gamma")]
    assert free(mails, 1) == [4]


def test_what_waits_holds_up_what_follows_it_in_its_other_games() -> None:
    mails = [mail(1, "a", "alpha"), mail(2, "b", "alpha", "beta"), mail(3, "c", "beta"), mail(4, "d")]
    assert free(mails, 1) == [4]


def test_mails_without_a_sender_or_a_game_wait_for_nobody() -> None:
    assert free([mail(1, ""), mail(2, "")], 1) == [2]


def test_a_mail_that_rests_holds_up_its_sender_but_not_its_game() -> None:
    mails = [mail(1, "a", "alpha", deaths=2), mail(2, "a", "beta"), mail(3, "b", "alpha")]
    assert free(mails) == [3]
    mails = [mail(1, "a", "alpha", deaths=6), mail(2, "a", "beta")]
    assert free(mails) == [2]


def together(mails: Iterable[Waiting]) -> list[EmailId]:
    return [one.id for one in of_few_games(mails)]


def test_of_a_burst_to_few_games_each_process_finds_a_share() -> None:
    mails = [mail(number, f"player {number % 56}", f"game {number % 8}") for number in range(160)]
    taken: list[EmailId] = []
    for _ in range(4):
        found = together(in_order(mails, taken))
        assert len(found) == MOST
        assert found == sorted(found)
        taken += found
    assert len(set(taken)) == 4 * MOST
    assert {number % 8 for number in taken[:MOST]} == {0}
    assert {number % 8 for number in taken} == {0, 1, 2, 3}


def test_few_mails_are_taken_together_whatever_their_games() -> None:
    mails = [mail(number, f"player {number}", f"game {number % 3}") for number in range(9)]
    assert together(mails) == list(range(9))


@each_row("seed", range(30))
def test_nothing_is_taken_without_what_is_older_of_its_sender_and_about_its_games(seed: int) -> None:
    any_of = random.Random(seed)
    games, people = any_of.randint(1, 30), any_of.randint(1, 60)
    mails = [
        mail(number, f"{any_of.randrange(people)}", *{f"game {any_of.randrange(games)}" for _ in range(2)})
        for number in range(100)
    ]
    found = set(together(mails))
    assert len(found) == MOST
    for late in mails:
        keys = {late.sender, *late.routes}
        older = [one for one in mails if one.id < late.id and keys & {one.sender, *one.routes}]
        assert late.id not in found or {one.id for one in older} <= found


def test_what_names_no_game_is_taken_in_its_turn() -> None:
    alpha = [mail(number, f"player {number}", "alpha") for number in range(2, 40)]
    mails = [mail(0, "x", "alpha"), mail(1, "stranger"), *alpha]
    assert together(mails)[:3] == [0, 1, 2]


class Others(Claims):
    """Claims of others, and of those that are wanted some that somebody gets first."""

    def __init__(self, taken: Collection[EmailId] = (), lost: Collection[EmailId] = ()) -> None:
        self._others, self._lost = set(taken), set(lost)

    def taken(self) -> Collection[EmailId]:
        return self._others

    def take(self, mails: Iterable[EmailId]) -> Collection[EmailId]:
        return set(mails) - self._lost


def _raw(number: int, sender: str) -> bytes:
    return f"From: {sender}\r\nMessage-ID: <{number}@home>\r\n\r\nLIST\r\n".encode()


def test_of_mails_that_somebody_else_got_first_what_follows_is_left_too() -> None:
    store = TemporaryDatabase()
    for number, sender in enumerate(("a@x", "a@x", "b@x"), 1):
        store.inbox.store(_raw(number, sender), NOON + timedelta(seconds=number), "test")
    later = NOON + timedelta(hours=1)
    assert [one.id for one in claim_next(store.inbox, Others(), later, ())] == [1, 2, 3]
    assert [one.id for one in claim_next(store.inbox, Others(lost=[1]), later, ())] == [3]
    assert [one.id for one in claim_next(store.inbox, Others(taken=[3]), later, [1])] == []


def test_a_long_queue_of_one_sender_hides_nobody_behind_it() -> None:
    store = TemporaryDatabase()
    for number in range(1, 1200):
        store.inbox.store(_raw(number, "flood@x"), NOON + timedelta(seconds=number), "test")
    store.inbox.store(_raw(1200, "b@x"), NOON + timedelta(hours=1), "test")
    later = NOON + timedelta(hours=2)
    assert [one.id for one in claim_next(store.inbox, Others(taken=[1]), later, ())] == [1200]
    assert len(claim_next(store.inbox, Others(), later, ())) == 20


def test_deadlines_wait_for_the_oldest_mail_of_a_game_or_of_none() -> None:
    store = TemporaryDatabase()
    store.inbox.store(_raw(1, "a@x"), NOON, "test")
    store.inbox.store(_raw(2, "a@x"), NOON + timedelta(hours=1), "test")
    assert oldest_by_route(store.inbox, NOON + timedelta(days=1)) == {UNROUTED: NOON}
