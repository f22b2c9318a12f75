"""Absences: how long a player may hold up the game without the master's word."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from judge.game import machine
from judge.game.commands.master import Eject, SetDeadline, SetGrace
from judge.game.commands.member import EndAbsence, GiveOrders, Resign, SetAbsence
from judge.game.events import AbsenceEnded, AbsenceSet, DeadlineMoved
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.state import Game
from tests.unit.game.seven_players import DAY, HOUR, MASTER, NOON, PLAIN, acting, at, do, order, player

HOMES = {"FRANCE": "A PAR", "GERMANY": "A MUN", "TURKEY": "A CON"}
CENTRES = {"FRANCE": "PAR", "GERMANY": "MUN", "TURKEY": "CON"}


@pytest.mark.parametrize(("most", "days", "refused"), [(15, 15, False), (15, 16, True), (0, 1, True)])
def test_the_longest_absence_without_the_masters_word(most: int, days: int, *, refused: bool) -> None:
    game = at("S1903M", HOMES, CENTRES, replace(PLAIN, max_absence=most))
    away = SetAbsence(NOON + 5 * DAY, NOON + (5 + days) * DAY)
    after, events = do(game, player("TURKEY"), away)
    assert any(isinstance(e, Refused) and e.why is Refusal.TOO_LONG_AWAY for e in events) is refused
    assert bool(after.seat("TURKEY").absences) is not refused


@pytest.mark.parametrize(
    ("rows", "refused"),
    [
        ([(0, 2), (3, 2)], [False, True]),  # a deadline falls between, but in the same phase
        ([(0, 2), (2, 1)], [False, False]),
        ([(0, 2), (2, 1), (3, 1)], [False, False, True]),
        ([(20, 2), (22.25, 2)], [False, True]),  # far from the phase at hand: one behind the other
        ([(20, 2), (25, 2)], [False, False]),  # a deadline falls between
        (
            [(0, 3), "back", (3, 2)],
            [False, False, True],
        ),  # taken back, it has moved the deadline
        ([(20, 3), "back", (23, 3)], [False, False, False]),
        ([(0, 2), (1, 2)], [False, False]),  # corrected: a day of both counts once
    ],
)
def test_absences_that_hold_up_one_phase_count_together(rows: list[Any], refused: list[bool]) -> None:
    game = at("S1903M", HOMES, CENTRES, replace(PLAIN, max_absence=3))
    for row, expected in zip(rows, refused, strict=True):
        away = EndAbsence() if row == "back" else SetAbsence(NOON + row[0] * DAY, NOON + sum(row) * DAY)
        game, events = do(game, player("TURKEY"), away)
        assert any(isinstance(e, Refused) and e.why is Refusal.TOO_LONG_AWAY for e in events) is expected, row


def test_absences_of_days_gone_by_hold_the_phase_up_no_longer_than_the_master_allows() -> None:
    """Who says each evening that he is away tomorrow as well holds up a phase as one who says it at once."""
    game, gone = at("S1903M", HOMES, CENTRES, replace(PLAIN, max_absence=3)), 0
    for day in range(5):
        now = NOON + day * DAY
        game, events = do(game, player("TURKEY"), SetAbsence(now + 12 * HOUR, now + 36 * HOUR), now)
        gone += any(isinstance(e, AbsenceSet) for e in events)
    assert gone == 3
    assert game.clock is not None
    assert game.clock.deadline < NOON + 6 * DAY


def _days(game: Game) -> list[tuple[float, float]]:
    """The absences of Turkey as days from noon, to the tenth."""
    spans = [(one.since - NOON, one.until - NOON) for one in game.seat("TURKEY").absences]
    return [(round(since / DAY, 1), round(until / DAY, 1)) for since, until in spans]


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ([(20, 30), (22, 23)], [(20, 30)]),  # inside the older one
        ([(20, 30), (28, 35)], [(20, 35)]),  # its end and more
        ([(20, 22), (23, 24), (21, 24)], [(20, 24)]),  # between two
        ([(20, 22), (22.0005, 24)], [(20, 24)]),  # from the last minute of a day to the first of the next
        ([(20, 22), (30, 31)], [(20, 22), (30, 31)]),
    ],
)
def test_absences_that_touch_are_joined(days: list[tuple[float, float]], expected: object) -> None:
    game = at("S1903M", HOMES, CENTRES, replace(PLAIN, max_absence=20))
    for since, until in days:
        game, _ = do(game, player("TURKEY"), SetAbsence(NOON + since * DAY, NOON + until * DAY))
    assert _days(game) == expected


def test_an_absence_within_one_that_the_master_allowed_needs_no_word() -> None:
    game = at("S1903M", HOMES, CENTRES, replace(PLAIN, max_absence=3))
    game, _ = do(game, acting("TURKEY"), SetAbsence(NOON + 20 * DAY, NOON + 40 * DAY))
    after, events = do(game, player("TURKEY"), SetAbsence(NOON + 21 * DAY, NOON + 23 * DAY))
    assert _days(after) == [(20, 40)]
    assert not any(isinstance(one, AbsenceSet | Refused) for one in events)


@pytest.mark.parametrize(
    ("taken", "left", "said"),
    [
        ((28, None), [(20, 28), (40, 42)], [(28, 34)]),  # back early
        ((20, None), [(40, 42)], [(20, 34)]),  # its first day
        ((19.5, None), [(40, 42)], [(20, 34)]),  # which begins that day
        ((18, None), [(20, 34), (40, 42)], []),
        ((22, 24), [(20, 22), (24, 34), (40, 42)], [(22, 24)]),  # at home in the middle
        ((30, 50), [(20, 30)], [(30, 34), (40, 42)]),
        ((None, None), [], [(20, 34), (40, 42)]),
    ],
)
def test_days_taken_back(taken: tuple[Any, Any], left: object, said: list[Any]) -> None:
    game = at("S1903M", HOMES, CENTRES, replace(PLAIN, max_absence=20))
    for since, until in ((20, 34), (40, 42)):
        game, _ = do(game, player("TURKEY"), SetAbsence(NOON + since * DAY, NOON + until * DAY))
    back = EndAbsence(*(None if one is None else NOON + one * DAY for one in taken))
    after, events = do(game, player("TURKEY"), back)
    assert _days(after) == left
    ended = [(e.since, e.until) for e in events if isinstance(e, AbsenceEnded)]
    assert ended == [(NOON + since * DAY, NOON + until * DAY) for since, until in said]


@pytest.mark.parametrize(
    "over",
    [
        pytest.param((player("TURKEY"), Resign()), id="resigns"),
        pytest.param((MASTER, Eject("TURKEY")), id="put-out"),
        pytest.param((player("TURKEY"), EndAbsence()), id="takes-it-back"),
        pytest.param((player("TURKEY"), GiveOrders("TURKEY", (order("A CON H"),))), id="orders"),
    ],
)
@pytest.mark.parametrize("taken_over", [False, True])
def test_grace_that_an_absence_moved_is_no_longer_for_it_once_that_is_over(
    over: tuple[Any, Any], *, taken_over: bool
) -> None:
    game = at("S1903M", HOMES, CENTRES)
    game, _ = do(game, player("TURKEY"), SetAbsence(NOON + 3.5 * DAY, NOON + 10 * DAY))
    assert game.clock is not None
    assert (game.clock.deadline, game.clock.grace) == (NOON + DAY, NOON + 11 * DAY)
    game, _ = do(game, *over)
    assert game.clock is not None
    assert game.clock.grace == NOON + 11 * DAY  # it moves no earlier by itself
    if taken_over and not game.seat("TURKEY").person:
        game, _ = machine.take_over(game, 77, "#new", "TURKEY", NOON)
    game, events = do(game, MASTER, SetDeadline(NOON + 2 * DAY))
    moved = next(one for one in events if isinstance(one, DeadlineMoved))
    assert (moved.deadline, moved.grace) == (NOON + 2 * DAY, NOON + 5 * DAY)


def test_a_grace_of_the_masters_stays_as_long_whoever_leaves() -> None:
    game, _ = do(at("S1903M", HOMES, CENTRES), player("TURKEY"), SetAbsence(NOON + 5 * DAY, NOON + 6 * DAY))
    game, _ = do(game, MASTER, SetGrace(NOON + 9 * DAY))
    game, _ = do(game, player("TURKEY"), Resign())
    _, events = do(game, MASTER, SetDeadline(NOON + 2 * DAY))
    assert next(one for one in events if isinstance(one, DeadlineMoved)).grace == NOON + 10 * DAY


def test_whoever_takes_a_power_over_may_be_away_as_long_as_anybody() -> None:
    game = at("S1903M", HOMES, CENTRES, replace(PLAIN, max_absence=3))
    game, _ = do(game, player("TURKEY"), SetAbsence(NOON + DAY, NOON + 2 * DAY))
    game, _ = do(game, player("TURKEY"), SetAbsence(NOON + 2 * DAY, NOON + 4 * DAY))
    game, _ = do(game, player("TURKEY"), Resign())
    game, _ = machine.take_over(game, 77, "#new", "TURKEY", NOON)
    successor = Actor(Role.PLAYER, 77, "TURKEY")
    _, events = do(game, successor, SetAbsence(NOON + 4 * DAY, NOON + 6 * DAY))
    assert not any(isinstance(one, Refused) for one in events)
