"""Deadlines: when a phase ends, by its clock's settings and in the game's own time zone.

All moments in and out are UTC. If the clock has a time of day, lengths count on the wall clock of the zone,
so that a daily game stays daily when clocks change; otherwise they are elapsed hours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from datetime import time as time_of_day
from typing import TypeAlias
from zoneinfo import ZoneInfo

from judge.game.anonymity import anonymous, hides_absence
from judge.game.orders.outstanding import orders_asked, orders_missing
from judge.game.settings import Holiday, PhaseClock, PressMode, Settings
from judge.game.state import Absence, Clock, Game, Seat, SeatState, comes_with_moves
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import alive

TimeSpan: TypeAlias = tuple[datetime, datetime]
"""From a moment to another, both included."""

_NOON = 12
_NEVER = 24
_MINUTE = timedelta(minutes=1)
_DAY = timedelta(days=1)
_HALF_A_DAY = _DAY / 2
_LOOK_AHEAD = 366
SHORTEST_PHASE = _MINUTE
"""The least time a phase stands, whatever its clock says and though no one has anything to do in it."""


@dataclass(frozen=True, slots=True)
class Week:
    """The days on which a deadline may fall: the first hour allowed on each, Monday first, 24 for none."""

    first_hour: tuple[int, ...]

    @classmethod
    def parse(cls, days: str, minute: int = -1) -> Week:
        """Read `-MTWTF-`, Sunday first; if the clock's time is allowed on no day, every day is allowed."""
        hours = [_NEVER if letter == "-" else _NOON if letter.islower() else 0 for letter in days]
        latest = minute // 60 if minute >= 0 else _NEVER - 1
        return cls(tuple(hours[1:] + hours[:1]) if min(hours) <= latest else (0,) * 7)

    def allows(self, local: datetime) -> bool:
        """Return whether a deadline may fall at this local time."""
        return local.hour >= self.first_hour[local.weekday()]


def next_deadline(clock: PhaseClock, zone: str, at_least: datetime) -> datetime:
    """Return the first moment from `at_least` on that the clock allows; seconds are rounded up.

    Without a time of day (-1) it keeps that of `at_least`. Moved to another day it does not come before noon,
    so that a deadline that fell on a Sunday leaves some of Monday. An hour that is skipped when clocks go
    forward counts as the moment at which they do, a repeated one as its first time. Its day is the one that
    was meant, even if the hour before midnight is skipped and the moment falls on the next day.
    """
    place, week = ZoneInfo(zone), Week.parse(clock.days, clock.clock)
    start = _whole_minute(at_least)
    for slot, meant in _slots(clock.clock, start, week, place):
        if slot >= start and week.allows(meant):
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
    """Return the end of a grace period of at least that length, at a time the clock allows; no grace is none.

    The length counts as in `later`. The end avoids closed times. A `strict` one is exact to the minute.
    """
    end = later(clock, zone, deadline, length)
    if strict or not length:
        return end
    return off_closed_times(clock, zone, next_deadline(clock, zone, end), closed)


def off_closed_times(clock: PhaseClock, zone: str, moment: datetime, closed: Iterable[TimeSpan]) -> datetime:
    """Return the moment, or if it falls into a closed time the first that the clock allows afterwards.

    Without a time of day of the clock it keeps its own.
    """
    spans, local = tuple(closed), moment.astimezone(ZoneInfo(zone))
    daily = replace(clock, clock=clock.clock if clock.clock >= 0 else local.hour * 60 + local.minute)
    # A loop, because the moment after one closed time may fall into another.
    while ends := [until for since, until in spans if since <= moment <= until]:
        moment = next_deadline(daily, zone, max(ends) + _MINUTE)
    return moment


def later(clock: PhaseClock, zone: str, moment: datetime, length: timedelta) -> datetime:
    """Return the moment that is `length` later, on the zone's wall clock if the clock has a time of day.

    A time of day that is skipped counts as the moment at which clocks go forward, a repeated one as the first
    that is not before `moment`. Without a time of day (-1) the length is elapsed time.
    """
    if clock.clock < 0 or not length:
        return moment + length
    place = ZoneInfo(zone)
    shown = moment.astimezone(place).replace(tzinfo=None)
    # A shorter length counts from what the clock shows: from the
    # skipped minute, an hour of grace would lose a part.
    wall = (_wall_time(clock, place, moment) if length >= _HALF_A_DAY else shown) + length
    found = first_moment(wall, place)
    # In the hour that is repeated the first moment of a wall time may lie before where we are (PEP 495).
    return found if found >= moment else wall.replace(tzinfo=place, fold=1).astimezone(UTC)


def length_between(clock: PhaseClock, zone: str, since: datetime, until: datetime) -> timedelta:
    """Return how much later `until` is than `since`, counted as `later` counts."""
    if clock.clock < 0:
        return until - since
    place = ZoneInfo(zone)
    return _wall_time(clock, place, until) - _wall_time(clock, place, since)


def since_midnight(zone: str, moment: datetime) -> timedelta:
    """Return how far the wall clock of the zone is past midnight."""
    shown = moment.astimezone(ZoneInfo(zone))
    return timedelta(hours=shown.hour, minutes=shown.minute)


def _wall_time(clock: PhaseClock, place: ZoneInfo, moment: datetime) -> datetime:
    """Return what the wall clock shows, without a zone; at the end of a deadline's gap, the skipped minute.

    If clocks going forward skip the clock's time of day, its deadline comes when they do. It still counts as
    that minute, and so does what follows within the skipped time. Otherwise the next deadline would be a day
    later than usual.
    """
    local = moment.astimezone(place).replace(tzinfo=None)
    # The day before, too: where 23:30 is skipped, its deadline comes on the next day.
    for day in (local.date(), local.date() - _DAY):
        minute = datetime.combine(day, time_of_day(clock.clock // 60, clock.clock % 60))
        skipped = _skipped(minute, place)
        # A whole day that is skipped (Samoa, 2011) is not one on which clocks go forward.
        if timedelta() < skipped < _DAY:
            came = local_moment(day, clock.clock, place)
            if came <= moment < came + skipped:
                return minute + (moment - came)
    return local


def _skipped(naive: datetime, place: ZoneInfo) -> timedelta:
    """Return how much time clocks skip at a local time that does not exist; otherwise zero or less.

    Of the two offsets of such a time (PEP 495), the first is the one before the clocks go forward.
    """
    before, after = (naive.replace(tzinfo=place, fold=fold).utcoffset() for fold in (0, 1))
    assert before is not None
    assert after is not None
    return after - before


def is_allowed_day(clock: PhaseClock, zone: str, moment: datetime) -> bool:
    """Return whether the clock's days allow a deadline at that moment, whatever its time of day."""
    place = ZoneInfo(zone)
    meant = moment.astimezone(place) if clock.clock < 0 else _wall_time(clock, place, moment)
    return Week.parse(clock.days, clock.clock).allows(meant)


def on_allowed_day(clock: PhaseClock, zone: str, moment: datetime) -> datetime:
    """Return the moment, or if its day is not allowed, one on the next day that is.

    Its time of day does not count.
    """
    return next_deadline(replace(clock, clock=-1), zone, moment)


def new_clock(
    settings: Settings,
    phase: Phase,
    now: datetime,
    previous: Clock | None,
    first: bool,
    closed: Iterable[TimeSpan] = (),
) -> Clock:
    """Return the times of a phase that opens at `now`.

    The first turn of a game with press lasts twice as long. No deadline comes before that of the previous
    phase, nor falls into a closed time.
    """
    if comes_with_moves(settings, phase):
        return _clock_of_a_minute(now, previous)
    rule = phase_clock(settings, phase)
    length = rule.next * (2 if first and settings.press is not PressMode.NONE else 1)
    at_least = max(later(rule, settings.zone, now, length), now + SHORTEST_PHASE)
    if previous:
        at_least = max(at_least, previous.deadline)
    closed = tuple(closed)
    deadline = off_closed_times(rule, settings.zone, next_deadline(rule, settings.zone, at_least), closed)
    clock = Clock(
        opened=now,
        earliest=later(rule, settings.zone, now, rule.min),
        deadline=deadline,
        grace=end_of_grace(rule, settings.zone, deadline, rule.grace, closed, strict=settings.strict_grace),
        openings_notice=previous.openings_notice if previous else None,
        openings_since=previous.openings_since if previous else None,
    )
    # A phase shorter than its reminders has none to come.
    return replace(clock, reminded=clock.next_reminder(settings.reminder) is None)


def _clock_of_a_minute(now: datetime, previous: Clock | None) -> Clock:
    """Return the times of a phase that is adjudicated with the lines kept for it."""
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
    """Return the settings that determine a phase's times."""
    by_kind = {
        PhaseKind.MOVEMENT: settings.moves,
        PhaseKind.RETREAT: settings.retreats,
        PhaseKind.ADJUSTMENT: settings.builds,
    }
    return by_kind[phase.kind]


def local_moment(day: date, minute: int, zone: ZoneInfo) -> datetime:
    """Return the UTC moment of a minute of a local day: the first of two, or the first after a gap."""
    return first_moment(datetime.combine(day, time_of_day(minute // 60, minute % 60)), zone)


def first_moment(naive: datetime, zone: ZoneInfo) -> datetime:
    """Return the UTC moment of a local time: the first of two, or the end of the gap that it falls into."""
    # A time in a gap comes back from UTC as another one. Minute
    # by minute, because gaps of half an hour exist.
    while (moment := naive.replace(tzinfo=zone).astimezone(UTC)).astimezone(zone).replace(
        tzinfo=None
    ) != naive:
        naive = naive.replace(second=0, microsecond=0) + _MINUTE
    return moment


def _slots(minute: int, start: datetime, week: Week, zone: ZoneInfo) -> Iterator[tuple[datetime, datetime]]:
    """Yield possible deadlines in order: each day at the clock's time, else at that of the start, or at noon.

    Each comes with the local time that it is for. If that is skipped, the moment is later and may be on the
    next day. A day that is skipped as a whole (Samoa, 30 December 2011) is over when the next begins.
    """
    local = start.astimezone(zone)
    if minute < 0:
        yield start, local
        minute = max(_NOON * 60, local.hour * 60 + local.minute)
    # From the day before, whose time may have been skipped to today.
    for days in range(-1, _LOOK_AHEAD):
        day = local.date() + days * _DAY
        if week.first_hour[day.weekday()] < _NEVER:
            meant = datetime.combine(day, time_of_day(minute // 60, minute % 60))
            moment = first_moment(meant, zone)
            if _skipped(meant, zone) < _DAY:
                yield moment, meant
            elif moment.astimezone(zone).date() > local.date():
                yield moment, moment.astimezone(zone)


def _whole_minute(moment: datetime) -> datetime:
    floor = moment.replace(second=0, microsecond=0)
    return floor if floor == moment else floor + _MINUTE


# Closed times, in which no deadline of a phase falls: the game's holidays and its players' absences.
#
# An absence counts if the phase asks its player for orders, and half a day longer than announced:
# somebody who comes back at midnight need not order at half past. If nobody may learn who plays what,
# or who owes orders, every absence counts: otherwise a moved deadline would tell whose it was.

TIME_TO_RETURN = timedelta(hours=12)
_YEARS_AROUND = range(-1, 4)
"""The years for which yearly holidays are looked at, from that of the phase's opening on."""


def closed_times(game: Game, opened: datetime | None = None) -> tuple[TimeSpan, ...]:
    """Return the closed times of the current phase, which opens or opened at `opened`."""
    at = opened or (game.clock.opened if game.clock else game.created)
    away = [(one.since, one.until + TIME_TO_RETURN) for seat in game.seats for one in _counting(game, seat)]
    return (*away, *(span for holiday in game.settings.holidays for span in _spans(holiday, game, at.year)))


def once_closed(game: Game) -> tuple[TimeSpan, ...]:
    """Return the closed times that may have moved the current phase, whoever's they were."""
    remembered = game.clock.absences.values() if game.clock else ()
    all_away = (*(seat.absences for seat in game.seats), *remembered)
    away = ((one.since, one.until + TIME_TO_RETURN) for absences in all_away for one in absences)
    return tuple({*closed_times(game), *away})


def _counting(game: Game, seat: Seat) -> tuple[Absence, ...]:
    """Return the absences of a seat that the current phase takes into account."""
    if seat.state is not SeatState.PLAYED or seat.power not in alive(game.position):
        return ()
    hidden = anonymous(game) or hides_absence(game)
    asked = orders_asked(game, seat.power) and orders_missing(game, seat.power)
    return seat.absences if hidden or asked else ()


def _spans(holiday: Holiday, game: Game, year: int) -> Iterator[TimeSpan]:
    """Yield the holiday as times, whole days of the game's zone; a yearly one in the years around."""
    zone = ZoneInfo(game.settings.zone)
    years = [year + step - holiday.first.year for step in _YEARS_AROUND] if holiday.yearly else [0]
    for later in years:
        first, last = _in_year(holiday.first, later), _in_year(holiday.last, later)
        yield local_moment(first, 0, zone), local_moment(last, _LAST_MINUTE, zone)


_LAST_MINUTE = 24 * 60 - 1
_FEBRUARY, _LEAP_DAY = 2, 29


def _in_year(day: date, later: int) -> date:
    """Return the day that many years later; 29 February becomes the 28th if there is none."""
    year = day.year + later
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if (day.month, day.day) == (_FEBRUARY, _LEAP_DAY) and not leap:
        day -= _DAY
    return day.replace(year=year)
