"""Closed times: when no deadline of a phase falls, the game's holidays and the absences of its players.

An absence counts where the phase asks its player for orders, and half a day longer than he said: who comes
back at midnight has not to order at half past. Where nobody may learn who plays what, or who
owes orders, every absence counts: else a deadline that moved would tell whose it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from judge.game.anonymity import anonymous, hides_absence
from judge.game.orders.outstanding import orders_asked, orders_missing
from judge.game.phases.deadlines import TimeSpan, local_moment
from judge.game.settings import Holiday
from judge.game.state import Absence, Game, Seat, SeatState
from judge.rules.units import alive

TIME_TO_RETURN = timedelta(hours=12)
_DAY = timedelta(days=1)
_YEARS_AROUND = range(-1, 4)
"""The years for which yearly holidays are looked at, from that of the phase's opening on."""


def closed_times(game: Game, opened: datetime | None = None) -> tuple[TimeSpan, ...]:
    """The closed times of the phase at hand, which opens at `opened` or has done so already."""
    at = opened or (game.clock.opened if game.clock else game.created)
    away = [(one.since, one.until + TIME_TO_RETURN) for seat in game.seats for one in _counting(game, seat)]
    return (*away, *(span for holiday in game.settings.holidays for span in _spans(holiday, game, at.year)))


def once_closed(game: Game) -> tuple[TimeSpan, ...]:
    """The closed times that may have moved the phase at hand: also of who owes nothing or is gone."""
    remembered = game.clock.absences.values() if game.clock else ()
    all_away = (*(seat.absences for seat in game.seats), *remembered)
    away = ((one.since, one.until + TIME_TO_RETURN) for absences in all_away for one in absences)
    return tuple({*closed_times(game), *away})


def _counting(game: Game, seat: Seat) -> tuple[Absence, ...]:
    """The absences of a seat that the phase at hand takes note of."""
    if seat.state is not SeatState.PLAYED or seat.power not in alive(game.position):
        return ()
    hidden = anonymous(game) or hides_absence(game)
    asked = orders_asked(game, seat.power) and orders_missing(game, seat.power)
    return seat.absences if hidden or asked else ()


def _spans(holiday: Holiday, game: Game, year: int) -> Iterator[TimeSpan]:
    """The holiday as times, whole days of the game's zone; a yearly one in the years around."""
    zone = ZoneInfo(game.settings.zone)
    years = [year + step - holiday.first.year for step in _YEARS_AROUND] if holiday.yearly else [0]
    for later in years:
        first, last = _in_year(holiday.first, later), _in_year(holiday.last, later)
        yield local_moment(first, 0, zone), local_moment(last, _LAST_MINUTE, zone)


_LAST_MINUTE = 24 * 60 - 1
_FEBRUARY, _LEAP_DAY = 2, 29


def _in_year(day: date, later: int) -> date:
    """The day so many years later; the 29th of February is the 28th where there is none."""
    year = day.year + later
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if (day.month, day.day) == (_FEBRUARY, _LEAP_DAY) and not leap:
        day -= _DAY
    return day.replace(year=year)
