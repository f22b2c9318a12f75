"""Lengths count on the wall clock where the clock has a minute: a daily game stays daily in every zone."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from datetime import time as time_of_day
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.game.phases.deadlines import (
    end_of_grace,
    is_allowed_day,
    later,
    length_between,
    local_moment,
    new_clock,
)
from judge.game.settings import MOVES_CLOCK, PhaseClock, PressMode, Settings
from judge.rules.phases import Phase
from tests.rows import each_row
from tests.unit.game.seven_players import DAY, HOUR

MOVES = Phase.parse("S1903M")
SECONDS = timedelta(seconds=20)


def rule(minute: int, hours: float = 23, grace: float = 24, days: str = "SMTWTFS") -> PhaseClock:
    return PhaseClock(minute, 0 * HOUR, hours * HOUR, grace * HOUR, HOUR / 2, days)


def deadline(clock: PhaseClock, zone: str, opened: datetime) -> datetime:
    settings = Settings(moves=clock, press=PressMode.NONE, zone=zone)
    return new_clock(settings, MOVES, opened, None, first=False).deadline


def moment(text: str, zone: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


def shown(at: datetime, zone: str) -> str:
    return f"{at.astimezone(ZoneInfo(zone)):%a %d %b %H:%M}"


@each_row(
    ("zone", "minute", "hours", "opened", "due"),
    [
        ("Europe/Berlin", 1410, 23, "2026-05-09 23:30:20", "Sun 10 May 23:30"),
        ("Europe/Berlin", 1410, 23, "2026-03-28 23:30:20", "Sun 29 Mar 23:30"),
        ("Europe/Berlin", 1410, 24, "2026-03-28 23:30", "Sun 29 Mar 23:30"),
        ("Europe/Berlin", 1410, 23, "2026-10-24 23:30:20", "Sun 25 Oct 23:30"),
        # The minute skipped: its deadline comes when clocks go forward, and the next is a day later.
        ("Europe/Berlin", 150, 23, "2026-03-28 02:30:20", "Sun 29 Mar 03:00"),
        ("Europe/Berlin", 150, 23, "2026-03-29 03:00:20", "Mon 30 Mar 02:30"),
        ("Europe/Berlin", 150, 24, "2026-03-29 03:00", "Mon 30 Mar 02:30"),
        ("Europe/Berlin", 120, 23, "2026-03-29 03:00:20", "Mon 30 Mar 02:00"),
        ("Europe/Berlin", 180, 24, "2026-03-28 03:00", "Sun 29 Mar 03:00"),
        ("Europe/Berlin", 180, 24, "2026-03-28 02:30:30", "Sun 29 Mar 03:00"),
        # The minute that comes twice.
        ("Europe/Berlin", 150, 24, "2026-10-24 02:30", "Sun 25 Oct 02:30"),
        ("Europe/Berlin", 150, 23, "2026-10-25 02:30:20", "Mon 26 Oct 02:30"),
        ("Europe/Dublin", 60, 23, "2026-03-29 02:00:20", "Mon 30 Mar 01:00"),
        ("Australia/Lord_Howe", 135, 24, "2026-10-03 02:15", "Sun 04 Oct 02:30"),
        ("Australia/Lord_Howe", 135, 24, "2026-10-04 02:30", "Mon 05 Oct 02:15"),
        ("Africa/Casablanca", 1410, 23, "2026-03-21 23:30:20", "Sun 22 Mar 23:30"),
        # Clocks go from Saturday 23:00 to midnight: Saturday's deadline is then, Sunday's its own.
        ("America/Nuuk", 1380, 23, "2026-03-27 23:00:20", "Sun 29 Mar 00:00"),
        ("America/Nuuk", 1380, 23, "2026-03-29 00:00:20", "Sun 29 Mar 23:00"),
        # Samoa had no 30 December 2011.
        ("Pacific/Apia", 600, 23, "2011-12-29 10:00:20", "Sat 31 Dec 10:00"),
        ("Pacific/Apia", 600, 24, "2011-12-31 00:00", "Sun 01 Jan 10:00"),
        # Without a minute the hours go by.
        ("Europe/Berlin", -1, 23, "2026-03-28 23:30", "Sun 29 Mar 23:30"),
        ("Europe/Berlin", -1, 24, "2026-03-28 23:30", "Mon 30 Mar 00:30"),
    ],
)
def test_the_next_deadline(zone: str, minute: int, hours: int, opened: str, due: str) -> None:
    assert shown(deadline(rule(minute, hours), zone, moment(opened, zone)), zone) == due


@pytest.mark.parametrize(
    ("zone", "minute", "hours", "since", "end"),
    [
        ("Europe/Berlin", 1410, 24, "2026-03-28 23:30", "Sun 29 Mar 23:30"),
        ("Europe/Berlin", 150, 24, "2026-03-29 03:00", "Mon 30 Mar 02:30"),
        ("Europe/Dublin", 60, 24, "2026-03-29 02:00", "Mon 30 Mar 01:00"),
        ("Europe/Berlin", 1410, 24, "2026-10-24 23:30", "Sun 25 Oct 23:30"),
        ("Europe/Berlin", -1, 24, "2026-03-28 23:30", "Mon 30 Mar 00:30"),
    ],
)
@pytest.mark.parametrize("strict", [False, True])
def test_the_end_of_grace(zone: str, minute: int, hours: int, since: str, end: str, *, strict: bool) -> None:
    clock = rule(minute)
    assert shown(end_of_grace(clock, zone, moment(since, zone), hours * HOUR, strict=strict), zone) == end


def test_the_hobby_s_three_days_keep_a_sunday_of_spring_out_alone() -> None:
    """NEXT 71 from Thursday 23:30 is Sunday, where a game has Sundays, in March as in May."""
    clock, zone = replace(MOVES_CLOCK, days="SMTWTFS"), "Europe/Berlin"
    assert shown(deadline(clock, zone, moment("2026-03-26 23:30:20", zone)), zone) == "Sun 29 Mar 23:30"
    assert shown(deadline(clock, zone, moment("2026-05-07 23:30:20", zone)), zone) == "Sun 10 May 23:30"
    assert shown(deadline(MOVES_CLOCK, zone, moment("2026-03-26 23:30:20", zone)), zone) == "Mon 30 Mar 23:30"


def test_min_counts_on_the_wall_clock() -> None:
    settings = Settings(moves=MOVES_CLOCK, press=PressMode.NONE, zone="Europe/Berlin")
    clock = new_clock(settings, MOVES, moment("2026-03-28 23:30", "Europe/Berlin"), None, first=False)
    assert shown(clock.earliest, "Europe/Berlin") == "Sun 29 Mar 11:30"


zones = st.sampled_from(sorted(available_timezones()))
minutes = st.integers(0, 1439)
days = st.dates(date(2024, 1, 1), date(2036, 12, 1))


def slot(day: date, minute: int, zone: str) -> datetime:
    """The deadline of a day: at the minute, the first time; or when clocks go forward over it."""
    return local_moment(day, minute, ZoneInfo(zone))


def _chain(clock: PhaseClock, zone: str, first: date, wait: timedelta) -> None:
    """Ten deadlines in a row are those of ten days in a row."""
    at = slot(first, clock.clock, zone)
    for number in range(1, 11):
        at = deadline(clock, zone, at + wait)
        assert at == slot(first + number * DAY, clock.clock, zone), (zone, clock.clock, first, number)


@given(zones, minutes, days, st.sampled_from([(23, SECONDS), (23, 0 * HOUR), (24, 0 * HOUR)]))
def test_a_daily_game_has_one_deadline_a_day(
    zone: str, minute: int, first: date, pace: tuple[int, timedelta]
) -> None:
    _chain(rule(minute, pace[0]), zone, first, pace[1])


CHANGES = [
    ("Europe/Berlin", date(2026, 3, 29)),
    ("Europe/Berlin", date(2026, 10, 25)),
    ("Europe/Dublin", date(2027, 3, 28)),
    ("Australia/Lord_Howe", date(2026, 4, 5)),
    ("Australia/Lord_Howe", date(2026, 10, 4)),
    ("Africa/Casablanca", date(2026, 2, 15)),
    ("Africa/Casablanca", date(2026, 3, 22)),
    ("America/Nuuk", date(2026, 3, 28)),
    ("America/Santiago", date(2026, 9, 6)),
    ("Africa/Cairo", date(2026, 4, 24)),
    ("Asia/Beirut", date(2026, 3, 29)),
    ("America/Havana", date(2026, 11, 1)),
    ("Antarctica/Troll", date(2026, 3, 29)),
]


@given(st.sampled_from(CHANGES), minutes, st.sampled_from([23, 24]))
def test_a_daily_game_has_one_deadline_a_day_where_clocks_change(
    change: tuple[str, date], minute: int, hours: int
) -> None:
    zone, day = change
    _chain(rule(minute, hours), zone, day - 3 * DAY, SECONDS if hours == 23 else 0 * HOUR)


@given(st.sampled_from(CHANGES), minutes, st.sampled_from(["-MTWTF-", "SMTW---", "S-----S"]))
def test_a_game_with_days_misses_none_of_them(change: tuple[str, date], minute: int, days: str) -> None:
    zone, day = change
    at = slot(day - 8 * DAY, minute, zone)
    due = [day + number * DAY for number in range(-7, 8)]
    for expected in (slot(one, minute, zone) for one in due if days[one.isoweekday() % 7] != "-"):
        at = deadline(rule(minute, days=days), zone, at + SECONDS)
        assert at == expected


@given(zones, minutes, days, st.integers(0, 6))
def test_a_game_of_one_weekday_misses_no_week(zone: str, minute: int, first: date, weekday: int) -> None:
    """Every zone: the deadline is that of the weekday meant, also where it comes a day later."""
    _weekly(zone, minute, first, weekday)


@given(st.sampled_from(CHANGES), st.sampled_from([0, 30, 90, 150, 1380, 1410, 1439]), st.integers(0, 6))
def test_a_game_of_one_weekday_misses_no_week_where_clocks_change(
    change: tuple[str, date], minute: int, weekday: int
) -> None:
    _weekly(change[0], minute, change[1] - 14 * DAY, weekday)


def _weekly(zone: str, minute: int, first: date, weekday: int) -> None:
    """Five deadlines in a row, each opened when the last is over, are those of five weeks in a row."""
    letters = "".join("SMTWTFS"[n] if n == weekday else "-" for n in range(7))
    day = first + (weekday - first.isoweekday()) % 7 * DAY
    at = slot(day, minute, zone)
    for number in range(1, 6):
        at = deadline(rule(minute, 167, days=letters), zone, at + SECONDS)
        assert at == slot(day + 7 * number * DAY, minute, zone), (zone, minute, day, number)


@pytest.mark.parametrize(
    ("letters", "hours", "opened", "due"),
    [
        # 28 March 2026 has no 23:30 in Nuuk: its deadline comes at midnight, and is Saturday's.
        ("-MTWTFS", 23, "2026-03-27 23:30:20", "Sun 29 Mar 00:00"),
        ("-MTWTFS", 23, "2026-03-29 00:00:20", "Mon 30 Mar 23:30"),
        ("------S", 167, "2026-03-21 23:30:20", "Sun 29 Mar 00:00"),
        ("------S", 167, "2026-03-29 00:00:20", "Sat 04 Apr 23:30"),
        ("------s", 167, "2026-03-21 23:30:20", "Sun 29 Mar 00:00"),
        ("-MTWTF-", 23, "2026-03-27 23:30:20", "Mon 30 Mar 23:30"),
        ("SMTWTFS", 23, "2026-03-27 23:30:20", "Sun 29 Mar 00:00"),
        ("SMTWTFS", 23, "2026-03-29 00:00:20", "Sun 29 Mar 23:30"),
        ("S------", 23, "2026-03-27 23:30:20", "Sun 29 Mar 23:30"),
    ],
)
def test_a_minute_skipped_before_midnight_counts_for_its_own_day(
    letters: str, hours: int, opened: str, due: str
) -> None:
    zone = "America/Nuuk"
    found = deadline(rule(1410, hours, days=letters), zone, moment(opened, zone))
    assert shown(found, zone) == due
    assert is_allowed_day(rule(1410, hours, days=letters), zone, found)


@given(st.sampled_from(CHANGES), minutes, st.integers(0, 6), st.booleans())
def test_grace_of_whole_days_ends_at_the_same_minute(
    change: tuple[str, date], minute: int, length: int, strict: bool
) -> None:
    zone, day = change
    since = slot(day - 2 * DAY, minute, zone)
    end = end_of_grace(rule(minute), zone, since, length * DAY, strict=strict)
    assert end == slot(day + (length - 2) * DAY, minute, zone)


@given(zones, minutes, days, st.integers(0, 1439), st.timedeltas(0 * HOUR, 400 * HOUR))
def test_a_length_is_what_the_wall_clock_shows(
    zone: str, minute: int, day: date, at: int, length: timedelta
) -> None:
    """Nothing comes earlier; it is as long as the hands say, or as the time skipped and repeated allow."""
    clock, place, since = rule(minute), ZoneInfo(zone), slot(day, at, zone)
    end = later(clock, zone, since, length)
    assert end >= since
    assert abs((end - since) - length) <= 3 * HOUR
    wall = datetime.combine(day, time_of_day(at // 60, at % 60)) + length
    usual = since.astimezone(place).utcoffset() == end.astimezone(place).utcoffset()
    if usual and all(
        moment.astimezone(place).utcoffset() == end.astimezone(place).utcoffset()
        for moment in (since + hours * HOUR for hours in range(-30, 430))
    ):
        assert end.astimezone(place).replace(tzinfo=None) == wall
        assert length_between(clock, zone, since, end) == length


@given(zones, days, st.timedeltas(0 * HOUR, 400 * HOUR))
def test_without_a_minute_hours_go_by(zone: str, day: date, length: timedelta) -> None:
    since = slot(day, 600, zone)
    assert later(rule(-1), zone, since, length) == since + length
    assert length_between(rule(-1), zone, since, since + length) == length
