"""Dates that the judge prints are read as the same moment when somebody sends them back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from judge.language.commands.dates import moment
from judge.render.languages import languages
from judge.render.text.messages import dated, said
from judge.render.text.reader_language import in_language
from judge.render.text.times import day, spoken, when

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
MOMENTS = [NOW + timedelta(days=days, hours=8, minutes=30 * (days % 2)) for days in range(0, 400, 3)]


@pytest.mark.parametrize("zone", ["UTC", "Europe/Paris", "America/New_York"])
@pytest.mark.parametrize("language", languages())
def test_a_date_of_the_judge_is_read_as_the_same_moment(language: str, zone: str) -> None:
    wrong = []
    for at in MOMENTS:
        local = at.astimezone(ZoneInfo(zone))
        with in_language(language):
            printed = (
                spoken(at, zone),
                when(at, NOW, zone).local,
                f"{day(local)} {dated(local, 'clock')}",
                said(moment(f"{at:%Y-%m-%d %H:%M} UTC", NOW, zone).read),
            )
        wrong += [text for text in printed if moment(text, NOW, zone).at != at]
    assert wrong == []
