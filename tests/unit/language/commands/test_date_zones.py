"""Every time zone with every way of writing a time: `am` is no part of America (over all zones)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from itertools import cycle
from zoneinfo import ZoneInfo, available_timezones

import pytest

from judge.game.commands.master import SetDeadline
from judge.language.commands.dates import moment
from judge.language.reading import read
from judge.language.statements import Context, Statement, Understood

NOW = datetime(2027, 3, 1, 12, 0, tzinfo=UTC)  # a Monday
ZONES = sorted(available_timezones() - {"EST", "MST"})
"""But two whose names people use for other zones, and which are asked about."""
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


def test_a_master_sets_a_deadline_in_every_zone() -> None:
    for zone in ZONES:
        (answer,) = read(Statement(1, f"SET DEADLINE 2027-03-14 20:00 {zone}"), Context(NOW, "Asia/Tokyo"))
        assert isinstance(answer, Understood)
        assert answer.command == SetDeadline(datetime(2027, 3, 14, 20, tzinfo=ZoneInfo(zone)).astimezone(UTC))
