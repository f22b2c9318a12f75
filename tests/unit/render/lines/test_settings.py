from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

import pytest
from fluent.syntax import ast

from judge.game.settings import (
    MOVES_CLOCK,
    SHORT_CLOCK,
    Holiday,
    PressMode,
    Reading,
    kinds,
    rows,
)
from judge.render.lines.settings import clock_text, keyword, setting_lines, value_text
from judge.render.text.reader_language import in_language
from tests.messages import patterns
from tests.unit.render.seven_players import running


def test_clocks_keep_the_columns_of_the_hobby() -> None:
    assert clock_text(MOVES_CLOCK) == "clock 1410 min 12.00 next  71.00 grace 167.00 delay 0.50 days -MTWTF-"
    assert clock_text(SHORT_CLOCK) == "clock   -1 min  0.00 next  23.00 grace  71.00 delay 0.50 days -mTWTF-"


def test_every_setting_has_its_line() -> None:
    lines = setting_lines(running())
    assert [line.split("  ")[1].strip() for line in lines] == [row.keyword for row in rows().values()]


def test_a_game_without_any_press_lists_no_other_setting_of_press() -> None:
    game = running()
    silent = replace(game, settings=replace(game.settings, reading=Reading.ILLEGAL, press=PressMode.NONE))
    listed = {line.split("  ")[1].strip() for line in setting_lines(game)}
    left_out = listed - {line.split("  ")[1].strip() for line in setting_lines(silent)}
    table = rows()
    about = ("partial_press", "fakes", "observer_press", "watch_all_press", "late_press", "postal_press")
    assert {table[name].keyword for name in about} <= left_out
    assert not left_out & {table[name].keyword for name in ("press", "diaries_shown", "gunboat", "dias")}


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


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_setting_with_a_message_has_a_case_for_each_value(language: str) -> None:
    cases = {name: found for name in rows() if (found := _cases(language, name))}
    wanted = {name: set(_values(row.kind)) for name, row in rows().items() if name in cases}
    assert {name: found for name, found in cases.items() if found != wanted[name]} == {}


def _cases(language: str, name: str) -> set[str]:
    """The cases of a setting's message; none if it has no message."""
    found = patterns(language).get(f"setting-value-{name.replace('_', '-')}")
    choices = [one.expression for one in found.elements if isinstance(one, ast.Placeable)] if found else []
    variants = [case for one in choices if isinstance(one, ast.SelectExpression) for case in one.variants]
    return {case.key.name for case in variants if isinstance(case.key, ast.Identifier)}


def _values(kind: kinds.Kind) -> Iterator[str]:
    match kind:
        case kinds.Flag():
            yield from ("yes", "no")
        case kinds.Choice(values=values) if all(isinstance(one, int) for one in values):
            yield from ("one", "other")
        case kinds.Choice(values=values):
            yield from (str(one).replace("/", "-") for one in values)
        case _:
            yield from ("some", "none")


def test_choices_without_a_message_are_shown_as_they_are_typed() -> None:
    typed = {name for name, row in rows().items() if isinstance(row.kind, kinds.Choice)}
    assert {name for name in typed if not _cases("en", name)} == {"rulebook", "reading", "bots", "level"}


def test_values_are_in_the_language_of_the_reader() -> None:
    day = Holiday(date(2026, 5, 1), date(2026, 5, 2), yearly=False)
    with in_language("de"):
        assert value_text(running(), "partial_press", False) == "nein"
        assert value_text(running(), "last_year", 0) == "keines"
        assert value_text(running(), "last_year", 1907) == "1907"
        assert value_text(running(), "powers_each", 2) == "ja: Jeder Spieler hat 2 Mächte"
        assert " bis " in value_text(running(), "holidays", (day,))


def test_settings_are_named_as_they_are_typed() -> None:
    assert keyword(running(), "partial_press") == "partial"
