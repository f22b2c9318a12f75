"""Absences: how long a player may hold up the game without the master's word."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from judge.game.commands.absence import EndAbsence, SetAbsence
from judge.game.events import AbsenceSet, Refusal, Refused
from tests.unit.game.seven_players import DAY, HOUR, NOON, PLAIN, at, do, player

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
