from __future__ import annotations

from datetime import date, timedelta
from enum import StrEnum

import pytest

from judge.game.settings import (
    MOVES_CLOCK,
    SHORT_CLOCK,
    Evidence,
    Holiday,
    Lending,
    MissingOrders,
    PressMode,
    Reading,
    kinds,
    rows,
)
from judge.render.lines.settings import clock_text, keyword, setting_lines, value_text
from tests.unit.render.seven_players import running


def test_clocks_keep_the_columns_of_the_hobby() -> None:
    assert clock_text(MOVES_CLOCK) == "clock 1410 min 12.00 next  71.00 grace 167.00 delay 0.50 days -MTWTF-"
    assert clock_text(SHORT_CLOCK) == "clock   -1 min  0.00 next  23.00 grace  71.00 delay 0.50 days -mTWTF-"


def test_every_setting_has_its_line() -> None:
    lines = setting_lines(running())
    assert [line.split("  ")[1].strip() for line in lines] == [row.keyword for row in rows().values()]


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("victory", None, "18 (the variant's number)"),
        ("victory", 12, "12"),
        ("reminder", (timedelta(hours=8),), "8 hours before the deadline"),
        ("reminder", (timedelta(hours=24), timedelta(hours=3)), "1 day and 3 hours before the deadline"),
        ("reminder", (), "no reminders"),
        ("holidays", (), "none"),
        ("holidays", (Holiday(date(2028, 12, 24), date(2029, 1, 2)),), "24 Dec to 2 Jan"),
        ("holidays", (Holiday(date(2026, 5, 1), date(2026, 5, 1), yearly=False),), "1 May 2026"),
        ("partial_press", False, "no"),
        ("comment", "two\nlines", "two lines"),
    ],
)
def test_values_in_words(name: str, value: object, said: str) -> None:
    assert value_text(running(), name, value) == said


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("missing", MissingOrders),
        ("press", PressMode),
        ("reading", Reading),
        ("proxies", Lending),
        ("evidence", Evidence),
    ],
)
def test_every_choice_has_words(name: str, values: type[StrEnum]) -> None:
    kind = rows()[name].kind
    assert isinstance(kind, kinds.Choice)
    assert set(kind.words) == set(values)
    assert all(kind.words.values())


def test_settings_are_named_as_they_are_typed() -> None:
    assert keyword(running(), "partial_press") == "partial"
