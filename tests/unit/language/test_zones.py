from __future__ import annotations

import pytest

from judge.game.message import message
from judge.language.zones import UnknownZone, zone_name, zone_words
from tests.rows import each_row


@each_row(
    ("text", "zone", "words"),
    [
        ("GMT+1", "Etc/GMT-1", "UTC+1"),
        ("UTC+2", "Etc/GMT-2", "UTC+2"),
        ("utc -5", "Etc/GMT+5", "UTC-5"),
        ("+0100", "Etc/GMT-1", "UTC+1"),
        ("-08:00", "Etc/GMT+8", "UTC-8"),
        ("+2", "Etc/GMT-2", "UTC+2"),
        ("GMT+0", "UTC", "UTC"),
        ("+0530", "Asia/Kolkata", "Asia/Kolkata"),
        ("Etc/GMT-1", "Etc/GMT-1", "UTC+1"),
        ("GMT", "UTC", "UTC"),
        ("CEST", "CET", "CET"),
        ("MESZ", "CET", "CET"),
        ("PST", "America/Los_Angeles", "America/Los_Angeles"),
        ("EDT", "America/New_York", "America/New_York"),
        ("BST", "Europe/London", "Europe/London"),
        ("Germany", "Europe/Berlin", "Europe/Berlin"),
        ("Österreich", "Europe/Vienna", "Europe/Vienna"),
        ("Wien", "Europe/Vienna", "Europe/Vienna"),
        ("Vienna, Austria", "Europe/Vienna", "Europe/Vienna"),
        ("Vienna (CET)", "Europe/Vienna", "Europe/Vienna"),
        ("(UTC+01:00) Amsterdam, Berlin", "Europe/Amsterdam", "Europe/Amsterdam"),
        ("London time", "Europe/London", "Europe/London"),
        ("Japan", "Japan", "Japan"),
    ],
)
def test_a_zone_is_what_people_mean_and_east_is_plus(text: str, zone: str, words: str) -> None:
    assert (zone_name(text), zone_words(zone_name(text))) == (zone, words)


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("EST", ("America/New_York", "Australia/Sydney", "UTC-5")),
        ("mst", ("America/Denver", "America/Phoenix", "UTC-7")),
        ("IST", ("Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem")),
    ],
)
def test_initials_of_several_zones_are_asked_about(text: str, near: tuple[str, ...]) -> None:
    with pytest.raises(UnknownZone) as asked:
        zone_name(text)
    assert asked.value.near == near
    assert asked.value.said == message("zone-of-several", text=text, zones=near)
    assert all(zone_name(one) for one in near)


@pytest.mark.parametrize("text", ["UTC+15", "GMT-13", "+0117", "GMT+1+1"])
def test_a_distance_that_no_zone_has_is_refused(text: str) -> None:
    with pytest.raises(UnknownZone):
        zone_name(text)


@pytest.mark.parametrize("text", ["Europe/Vienna", "europe/vienna", " EUROPE/VIENNA. ", "Vienna", "vienna"])
def test_a_zone_is_known_by_its_name_or_its_city(text: str) -> None:
    assert zone_name(text) == "Europe/Vienna"


def test_blanks_stand_for_the_signs_between_words() -> None:
    assert zone_name("America/New York") == zone_name("new york") == "America/New_York"


@pytest.mark.parametrize(
    ("text", "nearest"), [("Europe/Vienne", "Europe/Vienna"), ("Pacific", "Pacific/Guam")]
)
def test_another_name_is_refused_with_what_looks_like_it(text: str, nearest: str) -> None:
    with pytest.raises(UnknownZone) as refused:
        zone_name(text)
    assert refused.value.near[0] == nearest
    assert refused.value.said == message("no-such-zone.near", text=text, zones=refused.value.near)


@pytest.mark.parametrize("text", ["my clock ", ""])
def test_a_name_like_no_other_is_refused(text: str) -> None:
    with pytest.raises(UnknownZone) as refused:
        zone_name(text)
    assert refused.value.said == message("no-such-zone", text=text.strip())


@pytest.mark.parametrize("text", ["Factory", "localtime", "posixrules"])
def test_what_stands_for_no_zone_in_the_database_is_none(text: str) -> None:
    with pytest.raises(UnknownZone):
        zone_name(text)
