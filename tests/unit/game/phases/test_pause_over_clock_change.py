"""A pause while clocks change: the deadline keeps its time of day, and players nearly the time left."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from judge.game.phases.extensions import restart_clock
from judge.game.settings import Settings
from judge.game.state import Clock, Game, Status
from tests.unit.game.seven_players import running

EVERY_DAY = "SMTWTFS"


def at(text: str, zone: str) -> datetime:
    """A local time of the zone in UTC, `03-25 12:17`."""
    return datetime.strptime(f"2026-{text}", "%Y-%m-%d %H:%M").replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


def resumed(minute: int, zone: str, stopped: str, deadline: str, now: str) -> Clock:
    """The clock after a pause, all times local."""
    settings = Settings()
    settings = replace(settings, zone=zone, moves=replace(settings.moves, clock=minute, days=EVERY_DAY))
    game: Game = running(settings)
    assert game.clock is not None
    moment = at(deadline, zone)
    clock = replace(game.clock, deadline=moment, grace=moment, stopped=at(stopped, zone))
    paused = replace(game, status=Status.PAUSED, clock=clock)
    found = restart_clock(paused, at(now, zone)).clock
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("zone", "stopped", "deadline", "now", "expected"),
    [
        # The change is in the pause.
        ("Europe/London", "03-25 12:17", "03-27 23:30", "03-29 13:18", "03-31 23:31"),
        ("Europe/London", "03-25 10:00", "03-27 23:30", "03-29 10:00", "03-31 23:30"),
        ("Europe/London", "03-29 00:59", "03-29 23:30", "03-29 02:00", "03-29 23:31"),
        ("Europe/London", "10-24 12:00", "10-26 23:30", "10-25 12:00", "10-27 23:30"),
        ("America/New_York", "10-31 20:00", "11-02 23:30", "11-01 20:00", "11-03 23:30"),
        # The change is in the time left, before or after the pause.
        ("Europe/London", "03-20 10:00", "03-22 23:30", "03-28 10:00", "03-30 23:30"),
        ("Europe/London", "10-20 10:00", "10-22 23:30", "10-24 10:00", "10-26 23:30"),
        ("Europe/Vienna", "03-28 10:00", "03-30 23:30", "03-28 10:07", "03-30 23:37"),
        ("Australia/Sydney", "04-03 10:00", "04-05 20:00", "04-04 10:00", "04-06 20:00"),
        # Clocks do not change.
        ("Europe/London", "01-20 10:00", "01-22 23:30", "01-24 11:05", "01-27 00:35"),
        ("UTC", "03-25 12:17", "03-27 23:30", "03-29 12:18", "03-31 23:31"),
    ],
)
def test_the_deadline_keeps_its_time_of_day(
    zone: str, stopped: str, deadline: str, now: str, expected: str
) -> None:
    found = resumed(1410, zone, stopped, deadline, now)
    assert found.deadline == at(expected, zone)


def test_without_a_time_of_day_the_time_left_is_elapsed() -> None:
    found = resumed(-1, "Europe/London", "03-20 10:00", "03-22 23:30", "03-28 10:00")
    assert found.deadline == at("03-31 00:30", "Europe/London")
