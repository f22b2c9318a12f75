"""The scoring systems against the worked examples of their publishers, and their sums."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import pytest

from judge.game.commands.member import Audience
from judge.game.events import Event, PressSent, WentLate
from judge.game.roles import Actor, Role
from judge.game.scoring import (
    SYSTEMS,
    FinalResult,
    PowerStatistics,
    bangkok,
    c_diplo,
    carnage,
    draw_size,
    statistics,
    sum_of_squares,
)
from judge.game.settings import Scoring
from judge.rules.phases import PhaseKind
from tests.unit.render.games import SNAPSHOTS, WON_GAME

POWERS = ("A", "E", "F", "G", "I", "R", "T")


def drawn(*centres: int, out: Mapping[str, int] | None = None) -> FinalResult:
    """A draw of all survivors, with the centres of each power and the years of those eliminated."""
    owned = dict(zip(POWERS, centres, strict=True))
    living = frozenset(power for power in POWERS if power not in (out or {}))
    return FinalResult(owned, 34, drawn=living, out=out or {})


def won(winner: str, *centres: int, out: Mapping[str, int] | None = None) -> FinalResult:
    """A win of one power."""
    return FinalResult(dict(zip(POWERS, centres, strict=True)), 34, winner=winner, out=out or {})


def rounded(points: Mapping[str, Fraction]) -> list[float]:
    return [round(float(points[power]), 2) for power in POWERS]


TWELVE = drawn(0, 12, 0, 0, 5, 9, 8, out={"A": 3, "F": 6, "G": 6})
"""The game that The Embassy works through: England 12, Russia 9, Turkey 8, Italy 5."""


def test_a_draw_shares_a_hundred_points_equally() -> None:
    assert rounded(draw_size(TWELVE)) == [0, 25, 0, 0, 25, 25, 25]
    some = FinalResult(TWELVE.centres, 34, drawn=frozenset("ER"), out=TWELVE.out)
    assert rounded(draw_size(some)) == [0, 50, 0, 0, 0, 50, 0]
    assert rounded(draw_size(won("R", 0, 3, 6, 4, 0, 18, 3))) == [0, 0, 0, 0, 0, 100, 0]


def test_squares_are_parts_of_a_hundred_as_the_embassy_counts_them() -> None:
    # The page has 45.86, 25.8, 20.38 and 7.96, of 144, 81, 64 and 25 in 314.
    assert rounded(sum_of_squares(TWELVE)) == [0, 45.86, 0, 0, 7.96, 25.8, 20.38]
    assert rounded(sum_of_squares(won("R", 0, 3, 6, 4, 0, 18, 3))) == [0, 0, 0, 0, 0, 100, 0]


@pytest.mark.parametrize(
    ("result", "points"),
    [
        (won("R", 0, 3, 6, 4, 0, 18, 3, out={"A": 1, "I": 2}), [0, 0, 0, 0, 0, 28034, 0]),
        (drawn(0, 3, 6, 4, 0, 14, 7, out={"A": 1, "I": 2}), [1000, 3003, 5006, 4004, 2000, 7014, 6007]),
        (drawn(1, 8, 7, 0, 4, 8, 6, out={"G": 3}), [2001, 6508, 5007, 1000, 3004, 6508, 4006]),
        (drawn(0, 17, 0, 17, 0, 0, 0, out=dict.fromkeys("AFIRT", 5)), [3000, 6517, 3000, 6517, *[3000] * 3]),
    ],
)
def test_carnage_as_webdiplomacy_works_it_out(result: FinalResult, points: list[float]) -> None:
    assert rounded(carnage(result)) == points


@pytest.mark.parametrize(
    ("result", "points"),
    [
        (drawn(4, 0, 9, 7, 7, 3, 4, out={"E": 4}), [5, 1, 48, 18.5, 18.5, 4, 5]),
        (drawn(5, 9, 4, 5, 3, 1, 7), [9.5, 48, 5, 9.5, 4, 2, 22]),
        (drawn(0, 17, 0, 17, 0, 0, 0, out=dict.fromkeys("AFIRT", 5)), [2.4, 44, 2.4, 44, 2.4, 2.4, 2.4]),
        (won("R", 0, 3, 6, 4, 0, 18, 3), [0, 0, 0, 0, 0, 100, 0]),
    ],
)
def test_c_diplo_as_the_world_diplomacy_database_works_it_out(
    result: FinalResult, points: list[float]
) -> None:
    assert rounded(c_diplo(result)) == points


@pytest.mark.parametrize(
    ("centres", "lead"),
    [
        ((12, 6, 6, 5, 5, 0, 0), [12, 0, 0, 0, 0, 0, 0]),
        ((12, 11, 10, 1, 0, 0, 0), [6, 4, 2, 0, 0, 0, 0]),
        ((12, 12, 11, 0, 0, 0, 0), [4.5, 4.5, 3, 0, 0, 0, 0]),
    ],
)
def test_bangkok_shares_the_lead_as_the_wiki_works_it_out(
    centres: tuple[int, ...], lead: list[float]
) -> None:
    out = {power: 5 for power, owned in zip(POWERS, centres, strict=True) if not owned}
    points = rounded(bangkok(drawn(*centres, out=out)))
    # Who was eliminated in 1905 has 1.5 points, who survives three and one for each centre.
    assert points == [more + (owned + 3 if owned else 1.5) for more, owned in zip(lead, centres, strict=True)]


def test_bangkok_after_a_win_halves_the_centres_of_the_others() -> None:
    result = won("R", 0, 3, 6, 4, 0, 18, 3, out={"A": 3, "I": 4})
    assert rounded(bangkok(result)) == [0, 1.5, 3, 2, 0, 41, 1.5]


@pytest.mark.parametrize(
    ("system", "total"),
    [
        (Scoring.DRAW_SIZE, 100),
        (Scoring.SUM_OF_SQUARES, 100),
        (Scoring.CARNAGE, 28034),
        (Scoring.C_DIPLO, 100),
        (Scoring.BANGKOK, None),
    ],
)
def test_every_system_has_a_function_and_a_game_is_worth_the_same_won_or_drawn(
    system: Scoring, total: int | None
) -> None:
    assert set(SYSTEMS) == set(Scoring)
    for result in (TWELVE, drawn(5, 9, 4, 5, 3, 1, 7), won("R", 0, 3, 6, 4, 0, 18, 3)):
        if total is not None:
            assert sum(SYSTEMS[system](result).values()) == total


# The statistics of a game: what is counted of whom; no number tells whose an unsigned letter was.


def letter(power: str | None, *, grey: bool) -> PressSent:
    author = Actor(Role.PLAYER if power else Role.MASTER, 1, power)
    return PressSent(author, Audience.ALL, (), grey, "Hello.", broadcast=True)


EVENTS: tuple[Event, ...] = (
    WentLate(("TURKEY",), first=True),
    WentLate(("TURKEY",), first=False),
    letter("FRANCE", grey=False),
    letter("FRANCE", grey=False),
    letter("FRANCE", grey=True),
    letter(None, grey=False),
)


def test_turns_late_turns_and_letters_are_counted() -> None:
    found = statistics(WON_GAME, SNAPSHOTS, EVENTS)
    moves = [one for one in SNAPSHOTS if one.phase.kind is PhaseKind.MOVEMENT]
    assert found.powers["TURKEY"].turns == len(moves)
    assert found.powers["TURKEY"].late == 1
    assert (found.powers["FRANCE"].press, found.unsigned) == (2, 1)
    assert found.powers["AUSTRIA"].press == 0


def test_a_turn_without_any_orders_is_missed() -> None:
    given = {
        (one.phase, result.power)
        for one in SNAPSHOTS
        if one.phase.kind is PhaseKind.MOVEMENT
        for result in one.outcome.results
        if result.given
    }
    found = statistics(WON_GAME, SNAPSHOTS, ())
    for power, one in found.powers.items():
        assert one.turns - one.missed == sum(p == power for _, p in given), power


def test_nothing_is_counted_where_nothing_was_judged() -> None:
    assert set(statistics(WON_GAME, (), ()).powers.values()) == {PowerStatistics()}
