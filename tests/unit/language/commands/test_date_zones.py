"""Every time zone with every way of writing a time: `am` is no part of America (over all zones)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from itertools import cycle
from zoneinfo import ZoneInfo, available_timezones

import pytest

from judge.game.commands.master import SetDeadline
from judge.game.message import message, written_as
from judge.language.commands.dates import NotADate, moment
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.statements import Context, Statement, Understood
from judge.language.zones import NO_ZONES
from tests.rows import each_row

NOW = datetime(2027, 3, 1, 12, 0, tzinfo=UTC)  # a Monday
ALL_ZONES = sorted(available_timezones() - NO_ZONES)
ASKED_ABOUT = {
    "EST": ("America/New_York", "Australia/Sydney", "UTC-5"),
    "MST": ("America/Denver", "America/Phoenix", "UTC-7"),
}
"""Two of the 597 names, which people use for other zones; the answer names those that may be meant."""
ZONES = [zone for zone in ALL_ZONES if zone not in ASKED_ABOUT]
SPELLINGS: tuple[Callable[[str], str], ...] = (
    str,
    str.lower,
    str.upper,
    lambda zone: zone.replace("_", " "),
)
WAYS = {
    "2027-03-19 20:00": (19, 20),
    "2027-03-19T20:00": (19, 20),
    "2027-3-19, at 20:00:00": (19, 20),
    "Fri, 2027-03-19 20:00": (19, 20),
    "19.3.2027 20:00": (19, 20),
    "Mar 19 20:00": (19, 20),
    "March 19th, 2027, 8:00 pm": (19, 20),
    "Friday 19 Mar 2027 8:00PM": (19, 20),
    "19. March 08:00 am": (19, 8),
    "19 Mar 2027 at 12:30AM": (19, 0),
}
"""Ways of writing a moment, and its day and hour on the clock of the zone."""


@pytest.mark.parametrize("way", WAYS)
def test_a_time_is_read_with_every_zone(way: str) -> None:
    for zone, spelled in zip(ZONES, cycle(SPELLINGS), strict=False):
        at = moment(f"{way} {spelled(zone)}", NOW, "Asia/Tokyo").at.astimezone(ZoneInfo(zone))
        assert (at.day, at.hour) == WAYS[way], zone


@pytest.mark.parametrize("way", ["20:00", "Sat 20:00", "2027-03-20 20:00"])
def test_a_zone_may_follow_without_a_blank(way: str) -> None:
    for zone in ZONES:
        assert moment(f"{way}{zone}", NOW, "UTC").at > NOW


def test_of_597_zones_est_and_mst_alone_are_asked_about() -> None:
    assert (len(ALL_ZONES), len(ZONES)) == (597, 595)


@each_row("zone", ASKED_ABOUT)
@each_row("way", [*WAYS, "20:00", "Sat 20:00"])
def test_the_question_about_a_zone_writes_the_time_in_each_that_may_be_meant(zone: str, way: str) -> None:
    with pytest.raises(NotADate) as asked:
        moment(f"{way} {zone}", NOW, "Asia/Tokyo")
    assert asked.value.readings == tuple(f"{way} {one}" for one in ASKED_ABOUT[zone])
    assert all(moment(one, NOW, "Asia/Tokyo").at > NOW for one in asked.value.readings)


def test_a_master_is_asked_which_zone_his_deadline_is_in() -> None:
    (answer,) = read(Statement(1, "SET DEADLINE 2027-03-14 20:00 (EST)"), Context(NOW, "Asia/Tokyo"))
    assert isinstance(answer, Problem)
    assert answer.message == message("zone-of-several", text="EST", zones=ASKED_ABOUT["EST"])
    assert answer.hint == written_as(
        *(f"SET DEADLINE 2027-03-14 20:00 {zone}" for zone in ASKED_ABOUT["EST"])
    )


def test_a_master_sets_a_deadline_in_every_zone() -> None:
    for zone in ZONES:
        (answer,) = read(Statement(1, f"SET DEADLINE 2027-03-14 20:00 {zone}"), Context(NOW, "Asia/Tokyo"))
        assert isinstance(answer, Understood)
        assert answer.command == SetDeadline(datetime(2027, 3, 14, 20, tzinfo=ZoneInfo(zone)).astimezone(UTC))
