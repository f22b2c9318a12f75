from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.game.phases.deadlines import (
    end_of_grace,
    new_clock,
    next_deadline,
    off_closed_times,
)
from judge.game.settings import MOVES_CLOCK, SHORT_CLOCK, PhaseClock, PressMode, Settings
from judge.game.state import Clock
from judge.rules.phases import Phase
from tests.rows import each_row
from tests.unit.game.seven_players import DAY, HOUR, NOON

SPRING = Phase.parse("S1901M")
RETREATS = Phase.parse("S1901R")


def rule(clock: int = -1, days: str = "SMTWTFS") -> PhaseClock:
    return PhaseClock(clock, 0 * HOUR, 23 * HOUR, 71 * HOUR, HOUR / 2, days)


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@each_row(
    ("clock", "days", "at_least", "deadline"),
    [
        (-1, "SMTWTFS", "2026-01-05 12:00", "2026-01-05 12:00"),
        (-1, "SMTWTFS", "2026-01-05 12:00:01", "2026-01-05 12:01"),
        (1410, "SMTWTFS", "2026-01-05 12:00", "2026-01-05 23:30"),
        (1410, "SMTWTFS", "2026-01-05 23:30", "2026-01-05 23:30"),
        (1410, "SMTWTFS", "2026-01-05 23:31", "2026-01-06 23:30"),
        (0, "SMTWTFS", "2026-01-05 12:00", "2026-01-06 00:00"),
        (1410, "-MTWTF-", "2026-01-10 12:00", "2026-01-12 23:30"),
        (600, "-mTWTF-", "2026-01-10 12:00", "2026-01-13 10:00"),
        (720, "-mTWTF-", "2026-01-10 12:00", "2026-01-12 12:00"),
        (-1, "-mTWTF-", "2026-01-10 12:00", "2026-01-12 12:00"),
        (-1, "-mTWTF-", "2026-01-12 13:15", "2026-01-12 13:15"),
        (-1, "-mTWTF-", "2026-01-12 09:15", "2026-01-12 12:00"),
        (-1, "-M-----", "2026-01-13 09:15", "2026-01-19 12:00"),
        (-1, "-MTWTF-", "2026-01-25 01:01", "2026-01-26 12:00"),
        (-1, "-MTWTF-", "2026-01-24 18:20", "2026-01-26 18:20"),
        (-1, "-MTWTF-", "2026-01-23 23:59", "2026-01-23 23:59"),
        (-1, "-MTWTF-", "2026-01-26 00:30", "2026-01-26 00:30"),
        (-1, "-mTWTF-", "2026-01-24 18:20", "2026-01-26 18:20"),
        (-1, "SM-----", "2026-01-30 23:30", "2026-02-01 23:30"),
        (600, "-M-----", "2026-01-12 10:01", "2026-01-19 10:00"),
        (600, "-------", "2026-01-12 10:01", "2026-01-13 10:00"),
        (600, "smtwtfs", "2026-01-12 10:01", "2026-01-13 10:00"),
    ],
)
def test_minute_and_days(clock: int, days: str, at_least: str, deadline: str) -> None:
    assert next_deadline(rule(clock, days), "UTC", utc(at_least)) == utc(deadline)


@pytest.mark.parametrize(
    ("zone", "clock", "at_least", "deadline"),
    [
        ("Europe/London", 1200, "2026-01-05 12:00", "2026-01-05 20:00"),
        ("Europe/London", 1200, "2026-07-06 12:00", "2026-07-06 19:00"),
        ("America/New_York", 1200, "2026-01-05 12:00", "2026-01-06 01:00"),
        # 02:30 does not exist on 29 March 2026 in Vienna: clocks go from 02:00 to 03:00 (01:00 UTC).
        ("Europe/Vienna", 150, "2026-03-28 12:00", "2026-03-29 01:00"),
        # 02:30 comes twice on 25 October 2026: first in summer time.
        ("Europe/Vienna", 150, "2026-10-24 12:00", "2026-10-25 00:30"),
        # Once the first is over the day has had its deadline.
        ("Europe/Vienna", 150, "2026-10-25 00:31", "2026-10-26 01:30"),
        # Samoa had no 30 December 2011.
        ("Pacific/Apia", 600, "2011-12-30 00:00", "2011-12-30 10:00"),
    ],
)
def test_local_time(zone: str, clock: int, at_least: str, deadline: str) -> None:
    assert next_deadline(rule(clock), zone, utc(at_least)) == utc(deadline)


moments = st.datetimes(datetime(2020, 1, 1), datetime(2035, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001
zones = st.sampled_from(
    ["UTC", "Europe/Vienna", "America/Sao_Paulo", "Australia/Lord_Howe", "Asia/Kathmandu", "America/St_Johns"]
)
minutes = st.one_of(st.just(-1), st.integers(0, 1439))
weeks = st.tuples(*(st.sampled_from([day, day.lower(), "-"]) for day in "SMTWTFS")).map("".join)


@given(moments, zones, minutes, weeks)
def test_a_deadline_is_soon_and_allowed(moment: datetime, zone: str, clock: int, days: str) -> None:
    deadline = next_deadline(rule(clock, days), zone, moment)
    local = deadline.astimezone(ZoneInfo(zone))
    assert moment <= deadline <= moment + timedelta(days=9)
    assert deadline.tzinfo is UTC
    letter = days[(local.weekday() + 1) % 7]
    usable = any(d.isupper() or (d.islower() and (clock < 0 or clock >= 720)) for d in days)
    if usable:
        assert letter != "-"
        assert letter.isupper() or local.hour >= 12
    if clock >= 0:
        asked_for = local.replace(hour=clock // 60, minute=clock % 60, fold=0)
        late_by = local.replace(tzinfo=None) - asked_for.replace(tzinfo=None)
        assert timedelta() <= late_by <= HOUR
        exists = asked_for.astimezone(UTC).astimezone(ZoneInfo(zone)).replace(
            tzinfo=None
        ) == asked_for.replace(tzinfo=None)
        assert not exists or deadline == asked_for


@given(moments, zones, minutes, weeks, st.timedeltas(timedelta(), timedelta(days=3)))
def test_asking_later_never_gives_an_earlier_deadline(
    moment: datetime, zone: str, clock: int, days: str, later: timedelta
) -> None:
    first = next_deadline(rule(clock, days), zone, moment)
    second = next_deadline(rule(clock, days), zone, moment + later)
    assert next_deadline(rule(clock, days), zone, first) == first
    place = ZoneInfo(zone)
    if clock < 0:  # it keeps its time of day where it has to be moved on, so the day decides
        assert second.astimezone(place).date() >= first.astimezone(place).date()
    else:
        assert second >= first


def test_the_hobbys_defaults() -> None:
    settings = Settings(moves=MOVES_CLOCK, retreats=SHORT_CLOCK, press=PressMode.NONE)
    clock = new_clock(settings, SPRING, NOON, None, first=True)
    assert clock.earliest == NOON + 12 * HOUR
    assert clock.deadline == utc("2026-01-08 23:30")
    assert clock.grace == clock.deadline + 168 * HOUR
    retreats = new_clock(settings, RETREATS, utc("2026-01-08 23:30"), None, first=False)
    assert retreats.deadline == utc("2026-01-09 22:30")


@pytest.mark.parametrize(
    ("results", "deadline", "grace"),
    [
        # Results on a Friday evening, a Saturday, a Sunday: with a day for orders the deadline is Monday's.
        ("2026-01-23 18:20", "2026-01-26 18:20", "2026-01-28 18:20"),
        ("2026-01-24 18:20", "2026-01-26 18:20", "2026-01-28 18:20"),
        ("2026-01-25 18:20", "2026-01-26 18:20", "2026-01-28 18:20"),
        # Results on a Wednesday: the deadline is Thursday's, and grace ends behind the weekend.
        ("2026-01-28 18:20", "2026-01-29 18:20", "2026-02-02 18:20"),
    ],
)
def test_without_a_minute_deadlines_and_grace_keep_the_games_days(
    results: str, deadline: str, grace: str
) -> None:
    moves = PhaseClock(-1, 0 * HOUR, 24 * HOUR, 48 * HOUR, HOUR / 2, "-MTWTF-")
    clock = new_clock(Settings(moves=moves, press=PressMode.NONE), SPRING, utc(results), None, first=False)
    assert (clock.deadline, clock.grace) == (utc(deadline), utc(grace))


def test_the_first_turn_is_twice_as_long_when_players_may_talk() -> None:
    talkative = Settings(moves=rule(), press=PressMode.GREY)
    assert new_clock(talkative, SPRING, NOON, None, first=True).deadline == NOON + 46 * HOUR
    assert new_clock(talkative, SPRING, NOON, None, first=False).deadline == NOON + 23 * HOUR
    silent = Settings(moves=rule(), press=PressMode.NONE)
    assert new_clock(silent, SPRING, NOON, None, first=True).deadline == NOON + 23 * HOUR


@pytest.mark.parametrize(
    ("clock", "days", "zone", "deadline", "hours", "end"),
    [
        # The classic judge's grace of 72 hours from a Wednesday ends on Monday.
        (1410, "-MTWTF-", "UTC", "2026-01-07 23:30", 72, "2026-01-12 23:30"),
        (1410, "-MTWTF-", "UTC", "2026-01-05 23:30", 72, "2026-01-08 23:30"),
        (1410, "-MTWTF-", "UTC", "2026-01-05 23:30", 167, "2026-01-12 23:30"),
        (1410, "SMTWTFS", "UTC", "2026-01-07 23:30", 72, "2026-01-10 23:30"),
        (1410, "-MTWTF-", "UTC", "2026-01-07 20:00", 24, "2026-01-08 23:30"),
        (-1, "-MTWTF-", "UTC", "2026-01-08 15:00", 48, "2026-01-12 15:00"),
        (-1, "-mTWTF-", "UTC", "2026-01-08 09:00", 48, "2026-01-12 12:00"),
        (1410, "-MTWTF-", "UTC", "2026-01-10 14:00", 0, "2026-01-10 14:00"),
        # In New York it is still Friday.
        (1410, "-MTWTF-", "America/New_York", "2026-01-09 04:30", 24, "2026-01-10 04:30"),
        # Clocks go forward on 29 March 2026 in Vienna.
        (1200, "-MTWTF-", "Europe/Vienna", "2026-03-26 19:00", 48, "2026-03-30 18:00"),
    ],
)
def test_grace_ends_on_a_day_of_the_game(
    clock: int, days: str, zone: str, deadline: str, hours: int, end: str
) -> None:
    assert end_of_grace(rule(clock, days), zone, utc(deadline), hours * HOUR) == utc(end)


CLOSED = [
    (utc("2026-01-07 00:00"), utc("2026-01-09 12:00")),
    (utc("2026-01-13 00:00"), utc("2026-01-13 23:59")),
]


@pytest.mark.parametrize(
    ("clock", "days", "zone", "moment", "moved"),
    [
        # Outside of the closed times it stays.
        (1410, "-MTWTF-", "UTC", "2026-01-06 23:30", "2026-01-06 23:30"),
        (1410, "-MTWTF-", "UTC", "2026-01-12 23:30", "2026-01-12 23:30"),
        # Both ends belong to them.
        (-1, "SMTWTFS", "UTC", "2026-01-07 00:00", "2026-01-10 00:00"),
        (-1, "SMTWTFS", "UTC", "2026-01-09 12:00", "2026-01-10 12:00"),
        (-1, "SMTWTFS", "UTC", "2026-01-09 12:01", "2026-01-09 12:01"),
        # Behind them it falls at the clock's minute, on a day of the game.
        (1410, "-MTWTF-", "UTC", "2026-01-07 23:30", "2026-01-09 23:30"),
        (600, "-MTWTF-", "UTC", "2026-01-08 10:00", "2026-01-12 10:00"),
        # One after the other: from the first into the second, and past that.
        (600, "--T----", "UTC", "2026-01-08 10:00", "2026-01-20 10:00"),
        # Without a minute it keeps its own time of day.
        (-1, "SMTWTFS", "UTC", "2026-01-08 09:15", "2026-01-10 09:15"),
        # A deadline that a master put elsewhere comes back to the clock.
        (1410, "SMTWTFS", "UTC", "2026-01-08 15:00", "2026-01-09 23:30"),
        # The time of day is the game's: 20:00 in New York is one o'clock in UTC.
        (1200, "SMTWTFS", "America/New_York", "2026-01-08 01:00", "2026-01-10 01:00"),
    ],
)
def test_a_deadline_keeps_off_closed_times(clock: int, days: str, zone: str, moment: str, moved: str) -> None:
    assert off_closed_times(rule(clock, days), zone, utc(moment), CLOSED) == utc(moved)


spans = st.lists(
    st.tuples(moments, st.timedeltas(timedelta(), timedelta(days=40))).map(
        lambda one: (one[0], one[0] + one[1])
    ),
    max_size=4,
)


@given(moments, zones, minutes, weeks, spans, st.timedeltas(timedelta(), timedelta(days=60)))
def test_a_moved_deadline_is_later_allowed_and_in_no_closed_time(
    moment: datetime,
    zone: str,
    clock: int,
    days: str,
    closed: list[tuple[datetime, datetime]],
    near: timedelta,
) -> None:
    closed = [*closed, (moment, moment + near)]
    first = next_deadline(rule(clock, days), zone, moment)
    deadline = off_closed_times(rule(clock, days), zone, first, closed)
    assert deadline >= first
    assert not any(since <= deadline <= until for since, until in closed)
    if clock >= 0:
        assert next_deadline(rule(clock, days), zone, deadline) == deadline
    assert off_closed_times(rule(clock, days), zone, deadline, closed) == deadline


def test_grace_keeps_off_closed_times_unless_it_is_strict() -> None:
    week, deadline = rule(1410, "-MTWTF-"), utc("2026-01-06 23:30")
    assert end_of_grace(week, "UTC", deadline, 24 * HOUR, CLOSED) == utc("2026-01-09 23:30")
    assert end_of_grace(week, "UTC", deadline, 24 * HOUR, CLOSED, strict=True) == utc("2026-01-07 23:30")
    assert end_of_grace(week, "UTC", deadline, 96 * HOUR) == utc("2026-01-12 23:30")
    assert end_of_grace(week, "UTC", deadline, 96 * HOUR, strict=True) == utc("2026-01-10 23:30")


@pytest.mark.parametrize(
    ("lengths", "after", "at"),
    [
        ((24, 3), "2026-01-05 12:00", "2026-01-06 23:30"),
        ((24, 3), "2026-01-06 23:30", "2026-01-07 20:30"),
        ((24, 3), "2026-01-07 20:30", None),
        ((24, 3), "2026-01-07 10:00", "2026-01-07 20:30"),
        ((), "2026-01-05 12:00", None),
    ],
)
def test_the_next_reminder(lengths: tuple[int, ...], after: str, at: str | None) -> None:
    deadline = utc("2026-01-07 23:30")
    clock = Clock(NOON, NOON, deadline, deadline, reminded_at=utc(after))
    assert clock.next_reminder([hours * HOUR for hours in lengths]) == (utc(at) if at else None)


def test_no_deadline_before_the_last_one() -> None:
    settings = Settings(moves=rule(), press=PressMode.NONE)
    long_ago = new_clock(settings, SPRING, NOON + 5 * DAY, None, first=False)
    assert new_clock(settings, RETREATS, NOON, long_ago, first=False).deadline >= long_ago.deadline


def test_a_phase_shorter_than_the_reminder_is_not_reminded_at_once() -> None:
    settings = Settings(moves=rule(), press=PressMode.NONE, reminder=(30 * HOUR,))
    assert new_clock(settings, SPRING, NOON, None, first=False).reminded
