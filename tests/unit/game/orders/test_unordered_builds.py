"""Builds nobody ordered: awaited, or waived at the deadline (DATC 4.D.7, seed 004 §3.3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.events import OrdersTaken, PhaseJudged, WentLate
from judge.game.machine import expire, next_due
from judge.game.orders.outstanding import orders_asked
from judge.game.settings import Reading
from judge.game.state import Game
from judge.rules.orders import Waive
from tests.unit.game.seven_players import DAY, HOUR, NOON, PLAIN, all_complete, at, give, names, only

BUILDING = {"FRANCE": "A SPA", "TURKEY": "A CON"}


def winter(reading: Reading, units: dict[str, str], centres: dict[str, str]) -> Game:
    return at("F1901A", units, centres, replace(PLAIN, reading=reading))


def building(reading: Reading = Reading.GSTZ) -> Game:
    return winter(reading, BUILDING, {"FRANCE": "PAR BRE SPA", "TURKEY": "CON"})


def test_at_the_zine_silence_waives_at_the_deadline() -> None:
    game, events = expire(building(), NOON + DAY)
    assert only(events, OrdersTaken) == OrdersTaken("FRANCE", (Waive(), Waive()), missing=0)
    assert only(events, PhaseJudged).snapshot.orders == {"FRANCE": (Waive(), Waive())}
    assert not [event for event in events if isinstance(event, WentLate)]
    assert str(game.phase) == "S1902M"


def test_the_right_to_a_build_that_was_waived_is_not_carried_over() -> None:
    game, _ = expire(building(), NOON + DAY)
    for number in (1, 2):
        game = all_complete(game, NOON + (2 * number) * DAY)
        due = next_due(game)
        assert due is not None
        game, _ = expire(game, due)
    assert str(game.phase) == "F1902A"
    assert orders_asked(game, "FRANCE") == 2, "three centres and one unit, as a year before"


def test_not_before_the_deadline() -> None:
    game, events = expire(building(), NOON + DAY - HOUR)
    assert names(events) == ["ReminderDue"]
    assert next_due(game) == NOON + DAY


def test_what_was_ordered_is_built_and_the_rest_waived() -> None:
    game, _ = give(building(), "FRANCE", "A PAR B")
    _, events = expire(game, NOON + DAY)
    snapshot = only(events, PhaseJudged).snapshot
    assert [unit.at for unit in snapshot.outcome.after.of("FRANCE")] == ["SPA", "PAR"]


@pytest.mark.parametrize("reading", [Reading.LENIENT, Reading.JUDGE, Reading.ANY])
def test_elsewhere_the_builds_are_awaited(reading: Reading) -> None:
    _, events = expire(building(reading), NOON + DAY)
    assert only(events, WentLate).powers == ("FRANCE",)


def test_removals_are_awaited_all_the_same() -> None:
    centres = {"FRANCE": "PAR BRE SPA", "TURKEY": "CON"}
    game = winter(Reading.GSTZ, {"FRANCE": "A SPA", "TURKEY": "A CON, A BUL"}, centres)
    game, events = expire(game, NOON + DAY)
    assert only(events, WentLate).powers == ("TURKEY",)
    assert game.orders["FRANCE"] == (Waive(), Waive())
    assert str(game.phase) == "F1901A"
