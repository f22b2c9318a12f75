"""The grammar of dates."""

from __future__ import annotations

from datetime import UTC, datetime, time

import pytest

from judge.language.commands.dates import NotADate, moment
from tests.messages import worded
from tests.rows import each_row

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)  # a Friday


@each_row(
    ("text", "zone", "read"),
    [
        ("2026-12-01 20:00 Europe/London", "UTC", "2026-12-01 20:00"),
        ("2026-12-01 20:00", "Europe/Vienna", "2026-12-01 19:00"),
        ("2026-12-01T20:00Z", "Europe/Vienna", "2026-12-01 20:00"),
        ("2026-12-01 20:00 +01:00", "UTC", "2026-12-01 19:00"),
        ("2026-07-01 20:00", "Europe/London", "2026-07-01 19:00"),
        ("Dec 1 2026 20:00", "UTC", "2026-12-01 20:00"),
        ("Tue Dec 1 2026 20:00", "UTC", "2026-12-01 20:00"),
        ("December 1st, 2026 at 8:00 pm", "UTC", "2026-12-01 20:00"),
        ("1 Dec 20:00", "UTC", "2026-12-01 20:00"),
        ("1. January 9:30", "UTC", "2027-01-01 09:30"),
        ("19 Nov 20:00", "UTC", "2027-11-19 20:00"),
        ("Fri 20:00", "UTC", "2026-11-20 20:00"),
        ("Fri 11:00", "UTC", "2026-11-27 11:00"),
        ("friday 20:00", "America/New_York", "2026-11-21 01:00"),
        ("Sun 00:30", "UTC", "2026-11-22 00:30"),
        ("20:00", "UTC", "2026-11-20 20:00"),
        ("11:59", "UTC", "2026-11-21 11:59"),
        ("12:00 am", "UTC", "2026-11-21 00:00"),
        ("24.12.2026 18:00", "UTC", "2026-12-24 18:00"),
        ("in 24 hours", "UTC", "2026-11-21 12:00"),
        ("24h", "UTC", "2026-11-21 12:00"),
        ("+24h", "UTC", "2026-11-21 12:00"),
        ("+ 3 days", "Europe/Vienna", "2026-11-23 12:00"),
        ("+90m", "UTC", "2026-11-20 13:30"),
        ("+2w", "UTC", "2026-12-04 12:00"),
        ("Sunday 8pm", "UTC", "2026-11-22 20:00"),
        ("sunday at 8 pm", "Europe/Vienna", "2026-11-22 19:00"),
        ("tomorrow 20:00", "UTC", "2026-11-21 20:00"),
        ("today 20:00", "Europe/Vienna", "2026-11-20 19:00"),
        ("tomorrow noon", "UTC", "2026-11-21 12:00"),
        ("Fri midnight", "UTC", "2026-11-27 00:00"),
        ("14 Jan 8pm", "UTC", "2027-01-14 20:00"),
        ("24.12. 18:00", "UTC", "2026-12-24 18:00"),
        ("Sun 20h", "UTC", "2026-11-22 20:00"),
        ("Sun 20 Uhr", "UTC", "2026-11-22 20:00"),
        ("Sun 20:00 Uhr", "UTC", "2026-11-22 20:00"),
        ("Fri 20:00 +0100", "UTC", "2026-11-20 19:00"),
        ("Fri 20:00 GMT+1", "UTC", "2026-11-20 19:00"),
        ("Fri 20:00 UTC+2", "UTC", "2026-11-20 18:00"),
        ("Fri 20:00 CET", "UTC", "2026-11-20 19:00"),
        ("Fri 8pm PST", "UTC", "2026-11-21 04:00"),
        ("Fri 8pm America/New_York", "UTC", "2026-11-21 01:00"),
    ],
)
def test_dates_are_read(text: str, zone: str, read: str) -> None:
    assert f"{moment(text, NOW, zone).at:%Y-%m-%d %H:%M}" == read
    assert moment(text, NOW, zone).at.tzinfo is UTC


@each_row(
    ("text", "message"),
    [
        ("tomorrow", '"tomorrow" is not a date that the judge can read.'),
        ("2026-12-01", '"2026-12-01" is not a date that the judge can read.'),
        ("8", '"8" is not a date that the judge can read.'),
        (
            "01/12/2026 20:00",
            '"01/12/2026 20:00" does not mean the same everywhere: 1 Dec 2026 20:00 or 12 Jan 2026 20:00?',
        ),
        ("1/14/2026 8pm", '"1/14/2026 8pm" does not mean the same everywhere: 14 Jan 2026 8pm?'),
        ("31/31/2026", '"31/31/2026" is not a date that the judge can read.'),
        ("Fri 20:00 EST", '"EST" can be America/New_York, Australia/Sydney or UTC-5.'),
        ("2026-02-30 20:00", "There is no 30 Feb 2026."),
        ("Sun 23:59:60", '"Sun 23:59:60" is not a date that the judge can read.'),
        ("Dec 1 20:00:75", '"Dec 1 20:00:75" is not a date that the judge can read.'),
        ("Dec 1 25:00", "25:00 is not a time of day."),
        ("Dec 1 20:00 my clock", 'There is no time zone "my clock". Write it like Europe/Vienna.'),
        ("2099-12-01 20:00", "2099-12-01 is too far from today."),
        ("0001-01-01 00:00", "0001-01-01 is too far from today."),
        ("", '"" is not a date that the judge can read.'),
    ],
)
def test_others_are_refused(text: str, message: str) -> None:
    with pytest.raises(NotADate) as refused:
        moment(text, NOW, "UTC")
    assert worded(refused.value.said) == message


def test_the_reading_is_said() -> None:
    assert (
        worded(moment("Fri 20:00", NOW, "Europe/Vienna").read)
        == "Fri Nov 20 2026 20:00 Europe/Vienna (19:00 UTC)"
    )
    assert worded(moment("+24h", NOW, "UTC").read) == "Sat Nov 21 2026 12:00 UTC"


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Fri", "2026-11-20 22:30"),
        ("14 Jan", "2027-01-14 22:30"),
        ("2026-12-01", "2026-12-01 22:30"),
        ("tomorrow", "2026-11-21 22:30"),
    ],
)
def test_a_day_alone_is_read_at_the_game_s_clock(text: str, read: str) -> None:
    found = moment(text, NOW, "America/New_York", (time(23, 30), "Europe/Vienna"))
    assert f"{found.at:%Y-%m-%d %H:%M}" == read
    assert "23:30 Europe/Vienna" in worded(found.read)
