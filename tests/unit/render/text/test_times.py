from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from judge.render.text.fixed_words import machine
from judge.render.text.reader_language import in_language
from judge.render.text.times import left, length, spoken, when

LATE = datetime(2026, 1, 7, 23, 30, tzinfo=UTC)


def test_programs_read_utc_with_two_digit_days() -> None:
    assert machine(LATE) == "Wed Jan 07 2026 23:30:00 +0000"


@pytest.mark.parametrize(
    ("zone", "said"),
    [
        ("UTC", "Wed 7 Jan 2026 23:30 UTC"),
        ("", "Wed 7 Jan 2026 23:30 UTC"),
        ("Nowhere/Atlantis", "Wed 7 Jan 2026 23:30 UTC"),
        ("../etc/passwd", "Wed 7 Jan 2026 23:30 UTC"),
        ("Europe/Vienna", "Thu 8 Jan 2026 00:30 (your time, Europe/Vienna) = Wed 7 Jan 23:30 UTC"),
        ("Europe/London", "Wed 7 Jan 2026 23:30 (your time, Europe/London) = 23:30 UTC"),
        ("Asia/Kathmandu", "Thu 8 Jan 2026 05:15 (your time, Asia/Kathmandu) = Wed 7 Jan 23:30 UTC"),
    ],
)
def test_people_read_their_own_zone_and_utc(zone: str, said: str) -> None:
    assert spoken(LATE, zone) == said


def test_summer_time_is_the_zones_own() -> None:
    assert spoken(datetime(2026, 7, 1, 20, tzinfo=UTC), "Europe/Vienna").startswith("Wed 1 Jul 2026 22:00")


@pytest.mark.parametrize(
    ("span", "said"),
    [
        (timedelta(days=2, hours=10, minutes=29), "in 2 days and 10 hours"),
        (timedelta(hours=1, minutes=1), "in 1 hour and 1 minute"),
        (timedelta(days=1, minutes=5), "in 1 day and 5 minutes"),
        (timedelta(seconds=59), "now"),
        (timedelta(0), "now"),
        (-timedelta(hours=3), "3 hours ago"),
    ],
)
def test_what_is_left_in_two_units(span: timedelta, said: str) -> None:
    assert left(span) == said


def test_a_length_of_nothing_has_a_unit() -> None:
    assert length(timedelta(0)) == "0 minutes"


def test_the_deadline_itself_is_past() -> None:
    assert when(LATE, LATE, "UTC").past
    assert not when(LATE, LATE - timedelta(seconds=1), "UTC").past


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Wed Jan 07 2026 23:30:00 +0000"), ("de", "Do 8. Jan 00:30"), ("fr", "jeudi 8 janvier 00:30")],
)
def test_a_subject_has_a_moment_for_programs_in_english_alone(language: str, said: str) -> None:
    with in_language(language):
        assert when(LATE, LATE - timedelta(days=1), "Europe/Vienna").in_subject == said
