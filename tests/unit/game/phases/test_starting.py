from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.game import machine
from judge.game.commands.master import SetSetting
from judge.game.commands.member import SetPreference
from judge.game.orders.outstanding import offered_powers, powers_owing, survivors, vacant_powers
from judge.game.phases.starting import assign, cheapest_matching, wish_weight
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.state import Applicant, Game, SeatState, Status
from tests.unit.game.seven_players import DAY, MASTER, NOON, do, forming

LETTERS = ("A", "E", "F", "G")


def wanting(*preferences: str) -> tuple[Applicant, ...]:
    """Applicants 1, 2, ... with wishes like `E[AF]`, a letter a power."""
    return tuple(Applicant(n, "", groups(text)) for n, text in enumerate(preferences, start=1))


def groups(text: str) -> tuple[tuple[str, ...], ...]:
    found: list[tuple[str, ...]] = []
    bracket: list[str] | None = None
    for letter in text:
        if letter == "[":
            bracket = []
        elif letter == "]":
            found.append(tuple(bracket or ()))
            bracket = None
        elif bracket is not None:
            bracket.append(letter)
        else:
            found.append((letter,))
    return tuple(found)


def test_a_power_only_one_wants_goes_to_him() -> None:
    given = assign(LETTERS, wanting("EFGA", "FEGA", "GEFA", "AEFG"), seed=1)
    assert given == (("A", 4), ("E", 1), ("F", 2), ("G", 3))


def test_the_sum_counts_not_the_first_comer() -> None:
    # 1 and 2 both want A; 2 has nothing against E, for 1 all the rest is last and equal.
    assert dict(assign(("A", "E"), wanting("A", "[AE]"), seed=1)) == {"A": 1, "E": 2}


def test_unnamed_powers_are_wanted_least_and_equally() -> None:
    applicant = Applicant(1, "", (("E",), ("A", "F")))
    assert [wish_weight(power, applicant, 4) for power in ("E", "A", "F", "G")] == [4, 3, 3, 1]


def test_no_wishes_weigh_the_same_everywhere() -> None:
    assert {wish_weight(power, Applicant(1, ""), 4) for power in LETTERS} == {4}


def test_chance_is_repeatable_and_fair() -> None:
    nobody = wanting("", "", "")
    assert assign(("A", "E", "F"), nobody, seed=5) == assign(("A", "E", "F"), nobody, seed=5)
    drawn = Counter(assign(("A", "E", "F"), nobody, seed=seed) for seed in range(600))
    assert len(drawn) == 6
    assert min(drawn.values()) > 60


def test_as_many_applicants_as_powers() -> None:
    with pytest.raises(ValueError, match="1 applicants for 2 powers"):
        assign(("A", "E"), wanting("A"), seed=1)


@given(
    st.integers(1, 5).flatmap(
        lambda n: st.lists(st.lists(st.integers(-9, 9), min_size=n, max_size=n), min_size=n, max_size=n)
    )
)
@settings(deadline=None)
def test_no_permutation_is_cheaper(costs: list[list[int]]) -> None:
    size = len(costs)
    chosen = cheapest_matching(costs)
    assert sorted(chosen) == list(range(size))
    best = min(sum(costs[i][p[i]] for i in range(size)) for p in permutations(range(size)))
    assert sum(costs[i][chosen[i]] for i in range(size)) == best


def test_thirty_four_powers_all_get_their_first_wish() -> None:
    """Trying every permutation would never end."""
    powers = tuple(f"P{n}" for n in range(34))
    everybody = tuple(Applicant(n, "", ((powers[(n + 7) % 34],), (powers[n],))) for n in range(34))
    assert assign(powers, everybody, seed=3) == tuple((f"P{n}", (n - 7) % 34) for n in range(34))


def five_of_seven() -> Game:
    """A game that five people play; all five want Austria most and Italy and Germany not at all."""
    game, _ = do(forming(), MASTER, SetSetting("powers", 5))
    assert game.players_needed == 5
    wish = tuple((power,) for power in ("AUSTRIA", "ENGLAND", "FRANCE", "RUSSIA", "TURKEY"))
    for person in range(11, 16):
        game, _ = machine.join(game, person, f"#{person}", NOON)
        game, _ = machine.apply(game, Actor(Role.PLAYER, person), SetPreference(wish), NOON)
    game, _ = machine.expire(game, NOON + DAY)
    assert game.status is Status.RUNNING
    return game


def test_the_powers_left_over_stand_in_civil_disorder_and_are_nobodys() -> None:
    game = five_of_seven()
    out = tuple(seat.power for seat in game.seats if seat.unplayed)
    assert out == ("GERMANY", "ITALY")
    assert {game.seat(power).state for power in out} == {SeatState.DISORDER}
    assert vacant_powers(game) == offered_powers(game) == ()
    assert survivors(game) == powers_owing(game) == ("AUSTRIA", "ENGLAND", "FRANCE", "RUSSIA", "TURKEY")
    for late in (game, machine.expire(game, NOON + 9 * DAY)[0]):
        _, events = machine.take_over(late, 99, "#99", "ITALY", NOON + DAY)
        assert events == (Refused(Refusal.NOT_PLAYED, "ITALY"),)


def test_a_players_several_powers_and_powers_left_out_exclude_each_other() -> None:
    five, _ = do(forming(), MASTER, SetSetting("powers", 6))
    duplex, _ = do(five, MASTER, SetSetting("powers_each", 2))
    assert (duplex.settings.powers, duplex.settings.powers_each) == (6, 1)  # seven do not go round
    one, _ = do(five, MASTER, SetSetting("powers", None))
    assert (one.settings.powers, one.players_needed) == (None, 7)
