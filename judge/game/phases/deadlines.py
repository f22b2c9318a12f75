"""Deadlines: when a phase ends, by its clock's settings and in the game's own time zone.

All moments in and out are UTC; local time is looked at only for the minute of the day and the weekday.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from datetime import time as time_of_day
from typing import TypeAlias
from zoneinfo import ZoneInfo

from judge.game.settings import PhaseClock, PressMode, Settings
from judge.game.state import Clock, comes_with_moves
from judge.rules.phases import Phase, PhaseKind

TimeSpan: TypeAlias = tuple[datetime, datetime]
"""From a moment to another, both included."""

_NOON = 12
_NEVER = 24
_MINUTE = timedelta(minutes=1)
_DAY = timedelta(days=1)
_LOOK_AHEAD = 366
SHORTEST_PHASE = _MINUTE
"""The least time a phase stands, whatever its clock says and though nobody has anything to do in it."""


@dataclass(frozen=True, slots=True)
class Week:
    """The days a deadline may fall on: the first hour allowed on each, Monday first, 24 for none."""

    first_hour: tuple[int, ...]

    @classmethod
    def parse(cls, days: str, minute: int = -1) -> Week:
        """Read `-MTWTF-`, Sunday first; days that allow the clock's minute on none of them mean every day."""
        hours = [_NEVER if letter == "-" else _NOON if letter.islower() else 0 for letter in days]
        latest = minute // 60 if minute >= 0 else _NEVER - 1
        return cls(tuple(hours[1:] + hours[:1]) if min(hours) <= latest else (0,) * 7)

    def allows(self, local: datetime) -> bool:
        """Whether a deadline may stand at this local time."""
        return local.hour >= self.first_hour[local.weekday()]


def next_deadline(clock: PhaseClock, zone: str, at_least: datetime) -> datetime:
    """The first moment from `at_least` on that the clock's minute and days allow; seconds are rounded up.

    Without a minute (-1) it keeps its time of day; moved to another day it does not come before noon, so that
    a deadline that fell on a Sunday leaves some of Monday. An hour skipped when clocks go forward counts as
    the moment they do, a repeated one as its first time.
    """
    place, week = ZoneInfo(zone), Week.parse(clock.days, clock.clock)
    start = _whole_minute(at_least)
    for slot in _slots(clock.clock, start, week, place):
        if slot >= start and week.allows(slot.astimezone(place)):
            return slot
    raise AssertionError("a week has a day")


def end_of_grace(
    clock: PhaseClock,
    zone: str,
    deadline: datetime,
    length: timedelta,
    closed: Iterable[TimeSpan] = (),
    *,
    strict: bool = False,
) -> datetime:
    """The end of a grace of at least that length, at the clock's minute on a day it allows; none is none.

    It keeps off the closed times. A `strict` one ends to the minute.
    """
    if strict or not length:
        return deadline + length
    return off_closed_times(clock, zone, next_deadline(clock, zone, deadline + length), closed)


def off_closed_times(clock: PhaseClock, zone: str, moment: datetime, closed: Iterable[TimeSpan]) -> datetime:
    """The moment, or if it falls into a closed time the first that the clock allows after it.

    Without a minute of the clock it keeps its own time of day.
    """
    spans, local = tuple(closed), moment.astimezone(ZoneInfo(zone))
    daily = replace(clock, clock=clock.clock if clock.clock >= 0 else local.hour * 60 + local.minute)
    while ends := [until for since, until in spans if since <= moment <= until]:
        moment = next_deadline(daily, zone, max(ends) + _MINUTE)
    return moment


def on_allowed_day(clock: PhaseClock, zone: str, moment: datetime) -> datetime:
    """The moment, or if its day is not allowed, one on the next that is; its time of day does not count."""
    return next_deadline(replace(clock, clock=-1), zone, moment)


def new_clock(
    settings: Settings,
    phase: Phase,
    now: datetime,
    previous: Clock | None,
    first: bool,
    closed: Iterable[TimeSpan] = (),
) -> Clock:
    """The times of a phase that opens at `now`.

    The first turn of a game with press lasts twice as long; no deadline comes before the phase's before it,
    nor into a closed time.
    """
    if comes_with_moves(settings, phase):
        return _clock_of_a_minute(now, previous)
    rule = phase_clock(settings, phase)
    length = max(rule.next, SHORTEST_PHASE) * (2 if first and settings.press is not PressMode.NONE else 1)
    at_least = max(now + length, previous.deadline) if previous else now + length
    closed = tuple(closed)
    deadline = off_closed_times(rule, settings.zone, next_deadline(rule, settings.zone, at_least), closed)
    clock = Clock(
        opened=now,
        earliest=now + rule.min,
        deadline=deadline,
        grace=end_of_grace(rule, settings.zone, deadline, rule.grace, closed, strict=settings.strict_grace),
        openings_notice=previous.openings_notice if previous else None,
        openings_since=previous.openings_since if previous else None,
    )
    return replace(clock, reminded=clock.next_reminder(settings.reminder) is None)


def _clock_of_a_minute(now: datetime, previous: Clock | None) -> Clock:
    """The times of a phase that is judged with what was kept for it."""
    end = now + SHORTEST_PHASE
    return Clock(
        opened=now,
        earliest=now,
        deadline=end,
        grace=end,
        reminded=True,
        openings_notice=previous.openings_notice if previous else None,
        openings_since=previous.openings_since if previous else None,
    )


def phase_clock(settings: Settings, phase: Phase) -> PhaseClock:
    """The settings that rule a phase's times."""
    by_kind = {
        PhaseKind.MOVEMENT: settings.moves,
        PhaseKind.RETREAT: settings.retreats,
        PhaseKind.ADJUSTMENT: settings.builds,
    }
    return by_kind[phase.kind]


def local_moment(day: date, minute: int, zone: ZoneInfo) -> datetime:
    """The UTC moment of a minute of a local day: the first of two, or the first after a gap."""
    naive = datetime.combine(day, time_of_day(minute // 60, minute % 60))
    while True:
        moment = naive.replace(tzinfo=zone).astimezone(UTC)
        if moment.astimezone(zone).replace(tzinfo=None) == naive:
            return moment
        naive += _MINUTE


def _slots(minute: int, start: datetime, week: Week, zone: ZoneInfo) -> Iterator[datetime]:
    """Moments that may be deadlines, in order: each day's, at the clock's minute, the start's, or noon."""
    local = start.astimezone(zone)
    if minute < 0:
        yield start
        minute = max(_NOON * 60, local.hour * 60 + local.minute)
    for days in range(_LOOK_AHEAD):
        day = local.date() + days * _DAY
        if week.first_hour[day.weekday()] < _NEVER:
            yield local_moment(day, minute, zone)


def _whole_minute(moment: datetime) -> datetime:
    floor = moment.replace(second=0, microsecond=0)
    return floor if floor == moment else floor + _MINUTE
