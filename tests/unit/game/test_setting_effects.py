"""What settings do in play, where no other test shows it; tests/data/settings.toml names one for each."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from judge.game import machine
from judge.game.dedication import Record
from judge.game.phases.turn import open_phase
from judge.game.refusals import Refusal, Refused
from judge.game.seats.entry import entry_refused
from judge.game.settings import Holiday, Level, Settings
from judge.rules.phases import Phase
from tests.unit.game.seven_players import (
    DAY,
    NOON,
    PLAIN,
    QUICK,
    all_complete,
    forming,
    running,
)

FRIDAY = NOON + 3 * DAY
"""A deadline a day later falls on this Friday."""


@pytest.mark.parametrize(
    ("clock", "code"), [("moves", "S1901M"), ("retreats", "F1901R"), ("builds", "F1901B")]
)
def test_each_kind_of_phase_has_its_clock(clock: str, code: str) -> None:
    values: dict[str, Any] = {clock: replace(QUICK, next=5 * DAY, grace=DAY)}
    settings: Settings = replace(PLAIN, **values)
    game = replace(running(settings), clock=None)
    opened, _ = open_phase(game, Phase.parse(code), game.position, NOON)
    assert opened.clock is not None
    assert (opened.clock.deadline, opened.clock.grace) == (NOON + 5 * DAY, NOON + 6 * DAY)


@pytest.mark.parametrize(("zone", "hour"), [("UTC", 18), ("America/New_York", 23)])
def test_clocks_are_of_the_games_zone(zone: str, hour: int) -> None:
    settings = replace(PLAIN, zone=zone, moves=replace(QUICK, clock=18 * 60))
    game = replace(running(settings), clock=None)
    opened, _ = open_phase(game, Phase.parse("S1901M"), game.position, NOON)
    assert opened.clock is not None
    assert opened.clock.deadline.hour == hour


def test_no_deadline_falls_into_the_games_holidays() -> None:
    settings = replace(PLAIN, holidays=(Holiday(date(2026, 1, 6), date(2026, 1, 8)),))
    game = replace(running(settings), clock=None)
    opened, _ = open_phase(game, Phase.parse("S1901M"), game.position, NOON)
    assert opened.clock is not None
    assert opened.clock.deadline >= NOON.replace(day=9, hour=0)


@pytest.mark.parametrize(("strict", "days"), [(False, 3), (True, 1)])
def test_strict_grace_ends_to_the_hour_whatever_the_day(strict: bool, days: int) -> None:
    weekdays = replace(QUICK, days="-MTWTF-", grace=DAY)
    settings = replace(PLAIN, moves=weekdays, strict_grace=strict)
    game = replace(running(settings), clock=None)
    opened, _ = open_phase(game, Phase.parse("S1901M"), game.position, FRIDAY)
    assert opened.clock is not None
    assert f"{opened.clock.deadline:%a}" == "Fri"
    assert opened.clock.grace - opened.clock.deadline == days * DAY


@pytest.mark.parametrize(("manual", "number"), [(False, 2), (True, 1)])
def test_by_manual_process_no_time_judges_a_phase(manual: bool, number: int) -> None:
    game = all_complete(running(replace(PLAIN, manual_process=manual)))
    assert machine.expire(game, NOON + 30 * DAY)[0].number == number


@pytest.mark.parametrize(
    ("values", "record", "level", "why"),
    [
        ({}, Record(late=9, resigned=1, started=1), "", None),
        ({"dedication": -8}, Record(late=9), "", Refusal.LITTLE_DEDICATION),
        ({"dedication": -9}, Record(late=9), "", None),
        ({"on_time_ratio": 0.5}, Record(on_time=1, late=2), "", Refusal.OFTEN_LATE),
        ({"on_time_ratio": 0.5}, Record(on_time=2, late=2), "", None),
        ({"resignation_ratio": 0.4}, Record(started=2, resigned=1), "", Refusal.OFTEN_RESIGNED),
        ({"resignation_ratio": 0.5}, Record(started=2, resigned=1), "", None),
        ({"level": Level.NOVICE}, Record(), "expert", Refusal.OTHER_LEVEL),
        ({"level": Level.NOVICE}, Record(), "Novice", None),
    ],
)
def test_a_record_below_what_the_game_asks_keeps_out(
    values: dict[str, Any], record: Record, level: str, why: Refusal | None
) -> None:
    settings: Settings = replace(PLAIN, **values)
    refused = entry_refused(forming(settings), ("anna@aus.example",), record, level)
    assert (refused.why if isinstance(refused, Refused) else None) is why
