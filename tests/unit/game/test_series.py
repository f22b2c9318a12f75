"""Pairings: who plays with whom in a round of a series, and which power."""

from __future__ import annotations

from itertools import combinations

from judge.game.roles import Applicant, PersonId
from judge.game.series import Played, Round, deal, powers_of

POWERS = ("AUSTRIA", "FRANCE", "TURKEY")


def met(dealt: Round) -> set[frozenset[PersonId]]:
    return {frozenset(pair) for table in dealt.tables for pair in combinations(table, 2)}


def as_played(dealt: Round) -> Played:
    return Played(tuple(dict(zip(table, POWERS, strict=True)) for table in dealt.tables))


def test_everybody_plays_once_and_who_joined_last_sits_out() -> None:
    dealt = deal([5, 3, 9, 1, 8, 2, 7], 3, 2, Played(), seed=1)
    assert sorted(one for table in dealt.tables for one in table) == [1, 2, 3, 5, 8, 9]
    assert dealt.out == (7,)


def test_who_has_played_least_plays_first() -> None:
    played = Played(({1: "AUSTRIA", 2: "FRANCE", 3: "TURKEY"},))
    dealt = deal([1, 2, 3, 4, 5, 6], 3, 1, played, seed=1)
    assert sorted(dealt.tables[0]) == [4, 5, 6]


def test_nobody_meets_again_whom_he_has_met_where_that_can_be_done() -> None:
    people = list(range(1, 10))
    for seed in range(20):
        first = deal(people, 3, 3, Played(), seed)
        second = deal(people, 3, 3, as_played(first), seed + 100)
        assert not met(first) & met(second)


def test_the_same_round_is_dealt_the_same() -> None:
    people = list(range(1, 15))
    assert deal(people, 7, 2, Played(), 4) == deal(people, 7, 2, Played(), 4)
    assert deal(people, 7, 2, Played(), 4) != deal(people, 7, 2, Played(), 5)


def test_wishes_go_first_and_then_nobody_has_a_power_again() -> None:
    applicants = [Applicant(1, "", (("FRANCE",),)), Applicant(2, ""), Applicant(3, "")]
    played = Played(({1: "FRANCE", 2: "AUSTRIA", 3: "TURKEY"},))
    for seed in range(10):
        chosen = powers_of(POWERS, applicants, played, seed, wishes=True)
        assert chosen == {"AUSTRIA": 3, "FRANCE": 1, "TURKEY": 2}
        chance = powers_of(POWERS, applicants, played, seed, wishes=False)
        assert all(game[person] != power for game in played.games for power, person in chance.items())
