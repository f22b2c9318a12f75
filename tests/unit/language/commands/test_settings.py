"""SET: the settings table's words to its values."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from judge.game.commands import Command
from judge.game.commands.master import SetRules, SetSetting
from judge.game.message import Message, Said, message
from judge.game.settings import Holiday, Lending, MissingOrders, PressMode, Reading, rows
from judge.language.problems import Problem
from judge.language.statements import Understood
from judge.rules.rulebook import PRESETS
from tests.messages import worded
from tests.rows import each_row
from tests.unit.language.positions import answer, context

WHERE = context(zone="Europe/London")


def command(text: str) -> Command:
    found = answer(text, WHERE)
    assert isinstance(found, Understood), found
    return found.command


@each_row(
    ("text", "name", "value"),
    [
        ("SET NMR", "missing", MissingOrders.PROCESS),
        ("SET BN 2026AB", "boardman", "2026AB"),
        ("SET BOARDMAN number 2026CD.", "boardman", "2026CD"),
        ("SET BN: no. 2026CD please", "boardman", "2026CD"),
        ("SET EP nr. 77", "everything", "77"),
        ("SET MN -", "miller", ""),
        ("SET MN none", "miller", ""),
        ("SET NO BN", "boardman", ""),
        ("SET EP", "everything", ""),
        ("SET NONMR", "missing", MissingOrders.WAIT),
        ("SET NO NMR", "missing", MissingOrders.WAIT),
        ("SET WHITE", "press", PressMode.WHITE),
        ("SET Grey/White", "press", PressMode.GREY_OR_WHITE),
        ("SET NO PRESS", "press", PressMode.NONE),
        ("SET PRESS GREY", "press", PressMode.GREY),
        ("SET NO PARTIAL", "partial_press", False),
        ("SET PARTIAL OFF", "partial_press", False),
        ("SET GUNBOAT ON", "gunboat", True),
        ("SET Summer: yes", "summer", True),
        ("SET REMINDER OFF", "reminder", ()),
        ("SET PRESS OFF", "press", PressMode.NONE),
        ("SET UNMODERATED", "moderated", False),
        ("SET VARIANT Standard", "variant", "standard"),
        ("SET VARIANT Colonial railway, canal", "variant", "colonial railway, canal"),
        ("SET NOT VARIANT", "variant", "not"),
        ("SET NO VARIANT", "variant", "not"),
        ("SET NOT VARIANT coastal convoys", "variant", "not coastal convoys"),
        ("SET RULEBOOK DATC3", "rulebook", "datc3"),
        ("SET ORDERS judge", "reading", Reading.JUDGE),
        ("SET GAME ZONE Europe/London", "zone", "Europe/London"),
        ("SET PROXY", "proxies", Lending.PHASE),
        ("SET STANDING PROXY", "proxies", Lending.STANDING),
        ("SET NO PROXY", "proxies", Lending.NONE),
        ("SET NOPROXIES", "proxies", Lending.NONE),
        ("SET REMINDER 12", "reminder", (timedelta(hours=12),)),
        ("SET REMINDER 1.5d", "reminder", (timedelta(hours=36),)),
        ("SET REMINDER 3 24", "reminder", (timedelta(hours=24), timedelta(hours=3))),
        ("SET REMINDERS 1d and 3h", "reminder", (timedelta(hours=24), timedelta(hours=3))),
        ("SET NO REMINDER", "reminder", ()),
        ("SET REMINDER 0", "reminder", ()),
        ("SET HOLIDAYS 24 Dec to 2 Jan", "holidays", (Holiday(date(2028, 12, 24), date(2029, 1, 2)),)),
        ("SET HOLIDAYS 1 May 2026", "holidays", (Holiday(date(2026, 5, 1), date(2026, 5, 1), yearly=False),)),
        ("SET NO HOLIDAYS", "holidays", ()),
        ("SET AUTO PROCESS", "manual_process", False),
        ("SET NOSTRICT GRACE", "strict_grace", False),
        ("SET CENTERS 15", "victory", 15),
        ("SET CENTRES 34", "victory", 34),
        ('SET COMMENT "Hello, world; all"', "comment", "Hello, world; all"),
        ("SET COMMENT", "comment", ""),
    ],
)
def test_settings_are_read(text: str, name: str, value: object) -> None:
    assert command(text) == SetSetting(name, value)


def test_a_clock_changes_only_the_parts_named() -> None:
    before = WHERE.settings.moves
    found = command("SET MOVES NEXT 24 GRACE=48 DAYS SMTWTFS clock 23:00 MIN 0 DELAY 30m")
    assert isinstance(found, SetSetting)
    assert found.name == "moves"
    clock = found.value
    assert (clock.next, clock.grace, clock.days) == (timedelta(hours=24), timedelta(hours=48), "SMTWTFS")
    assert (clock.clock, clock.min, clock.delay) == (1380, timedelta(0), timedelta(minutes=30))
    part = command("SET RETREAT CLOCK -1")
    assert isinstance(part, SetSetting)
    assert part.value.clock == -1
    assert command("SET MOVES NEXT 71") == SetSetting("moves", before)
    adjust = command("SET ADJUST NEXT 24")
    assert isinstance(adjust, SetSetting)
    assert adjust.name == "builds"


@each_row(
    ("text", "said"),
    [
        ("SET CENTERS 99", message("setting-not-a-number", text="99", low=1, high=34)),
        ("SET MOVES NEXT", message("clock-part-alone", word="NEXT")),
        ("SET MOVES SOON 3", message("clock-no-such-part", word="soon")),
        ("SET MOVES DAYS MTWTF", message("clock-no-week", text="MTWTF")),
        ("SET MOVES DAYS -------", message("clock-no-week", text="-------")),
        ("SET MOVES CLOCK 25:00", message("clock-past-end-of-day", text="25:00")),
        ("SET MOVES CLOCK teatime", message("clock-no-time-of-day", text="teatime")),
        ("SET REMINDER soon", message("setting-not-a-length", text="soon")),
        ("SET VARIANT", message("setting-needs-value", setting="VARIANT")),
        (
            "SET ORDERS strict",
            message(
                "setting-no-such-value",
                text="strict",
                values=("lenient", "judge", "any", "illegal", "gstz"),
            ),
        ),
        (
            "SET RULEBOOK banana",
            message("setting-no-such-value", text="banana", values=tuple(PRESETS)),
        ),
        (
            "SET RULEBOOK",
            message("setting-needs-one-of", setting="RULEBOOK", values=tuple(PRESETS)),
        ),
        ("SET COMMENT " + "x" * 201, message("setting-text-too-long", most=200, number=201)),
        ("SET MODERATE", message("no-such-setting", text="MODERATE")),
    ],
)
def test_settings_are_refused(text: str, said: Said) -> None:
    found = answer(text, WHERE)
    assert isinstance(found, Problem)
    assert found.message == said


@pytest.mark.parametrize("typed", ["illegal gunboat", "Illegal_Gunboat", "illegal-gunboat"])
def test_a_value_of_two_words_is_known_however_they_are_joined(typed: str) -> None:
    assert command(f"SET RULEBOOK {typed}") == SetSetting("rulebook", "illegal_gunboat")


def test_an_unknown_setting_brings_suggestions() -> None:
    found = answer("SET MODERATE", WHERE)
    assert isinstance(found, Problem)
    assert found.hint == message("did-you-mean-one-of", names=("SET MODERATED",))


EXAMPLES = {
    "powers": ["POWERS 5"],
    "best_games": ["BEST 3"],
    "variant": [
        *("VARIANT standard", "NOT VARIANT railway", "ANY CENTERS", "ONE CENTERS", "HOME CENTERS"),
        *("BLANK BOARD", "NO BLANK BOARD"),
    ],
    "rulebook": ["RULEBOOK datc3"],
    "evidence": ["EVIDENCE PASSWORD", "EVIDENCE EITHER", "EVIDENCE BOTH"],
    "reading": ["ORDERS LENIENT", "ORDERS JUDGE", "ORDERS ANY", "ORDERS GSTZ"],
    "moves": [
        "MOVES CLOCK 1410",
        "MOVES MIN 12",
        "MOVES NEXT 71",
        "MOVES GRACE 167",
        "MOVES DELAY 0.5",
        "MOVES DAYS -MTWTF-",
    ],
    "retreats": ["RETREAT CLOCK -1", "RETREAT NEXT 23"],
    "builds": ["BUILDS CLOCK -1", "ADJUST NEXT 23"],
    "zone": ["GAME ZONE Europe/London"],
    "missing": ["NMR", "NONMR"],
    "reminder": ["REMINDER 8", "NO REMINDER"],
    "holidays": ["HOLIDAYS 24 Dec TO 2 Jan, 1 May", "NO HOLIDAYS"],
    "max_absence": ["MAX ABSENCE 15"],
    "roll_call": ["ROLL CALL 48", "NO ROLL CALL"],
    "vote_time": ["VOTE CLOCK 48"],
    "dedication": ["DEDICATION 30"],
    "on_time_ratio": ["ONTIMERAT 0.8"],
    "resignation_ratio": ["RESRAT 0.2"],
    "press": ["WHITE", "GREY", "WHITE/GREY", "GREY/WHITE", "NO PRESS"],
    "partial_press": ["PARTIAL", "NO PARTIAL"],
    "moderated": ["MODERATED", "UNMODERATED"],
    "victory": ["CENTERS 18"],
    "comment": ["COMMENT text"],
    "sight": ["SIGHT MYOPIC GREEK", "SIGHT USUAL"],
}


def spelt_out(usage: str) -> list[str]:
    """`ORDERS LENIENT|JUDGE` as the two settings it stands for."""
    head, _, choices = usage.rpartition(" ")
    return [f"{head} {choice}".strip() for choice in choices.split("|")]


def test_every_row_of_the_settings_table_can_be_set() -> None:
    for name, row in rows().items():
        texts = EXAMPLES.get(name) or [text for usage in row.usage for text in spelt_out(usage)]
        assert {usage.split()[0] for usage in row.usage} == {text.split()[0] for text in texts}, name
        for text in texts:
            found = command(f"SET {text}")
            assert isinstance(found, SetSetting)
            assert found.name == name


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("set press partial", "SET PARTIAL"),
        ("set clock 1200", "SET MOVES CLOCK 1200"),
        ("set timelimit 48", "SET MOVES NEXT 48"),
        ("set victory 15", "SET CENTERS 15"),
        ("set deadline every 3 days", "SET MOVES NEXT 3d"),
        ("set absences off", "SET MAX ABSENCE 0"),
    ],
)
def test_a_name_that_others_have_for_a_setting_brings_its_line(text: str, line: str) -> None:
    found = answer(text, WHERE)
    assert isinstance(found, Problem)
    assert worded(found.hint) == worded(message("if-you-mean-it", line=line))
    assert isinstance(answer(line, WHERE), Understood)


@pytest.mark.parametrize("text", ["SET BN 2026AB. SET EP 123", "SET MN Miller", "SET EP 12 13"])
def test_a_number_of_a_list_is_one_word(text: str) -> None:
    found = answer(text, WHERE)
    assert isinstance(found, Problem)
    assert isinstance(found.message, Message)
    assert found.message.key == "setting-not-listed"


def test_rules_may_be_joined_by_the_sign_for_and() -> None:
    assert command("SET RULES judge & postal") == SetRules(("judge", "postal"))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("REMINDER 9999", "setting-length-too-long"),
        ("REMINDER 24 31d", "setting-length-too-long"),
        ("ROLL CALL 721", "setting-length-too-long"),
        ("MOVES NEXT ²³", "setting-not-a-length"),
        ("MOVES GRACE 4⁸", "setting-not-a-length"),
        ("REMINDER ₈", "setting-not-a-length"),
        ("BEST ²", "setting-not-a-number"),
    ],
)
def test_a_length_that_no_game_can_use_is_refused_with_the_reason(text: str, key: str) -> None:
    found = answer(f"SET {text}", WHERE)
    assert isinstance(found, Problem)
    assert isinstance(found.message, Message)
    assert found.message.key == key


@pytest.mark.parametrize(
    "text",
    [
        "MOVES MIN 24 NEXT 24",
        "MOVES CLOCK 20:00 MIN 999 NEXT 240",
        "MOVES NEXT 8",
        "REMINDER 720",
        "BUILDS MIN 23",
    ],
)
def test_the_longest_lengths_that_are_of_use_are_taken(text: str) -> None:
    assert isinstance(command(f"SET {text}"), SetSetting)


@pytest.mark.parametrize("text", ["0.8", "0,8", ".8", ",8", "80%", "80,0 %"])
def test_a_ratio_has_a_point_or_a_comma(text: str) -> None:
    found = command(f"SET ONTIMERAT {text}")
    assert isinstance(found, SetSetting)
    assert found.value == 0.8
