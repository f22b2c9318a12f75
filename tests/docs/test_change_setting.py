"""A new setting is a row and its effect: rows that no other part of the judge has heard of do everything."""
# ruff: noqa: RUF009  # `setting` is dataclasses.field with a row

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from enum import StrEnum
from pathlib import Path

import pytest

from judge.config import ConfigError
from judge.config.defaults import default_sections, read_defaults
from judge.config.sample import reference, sample
from judge.config.sources import open_source
from judge.game import machine
from judge.game.commands.master import SetSetting
from judge.game.events import SettingChanged
from judge.game.refusals import Refusal, Refused
from judge.game.settings import SettingRow, Settings, Stage, kinds, rows, setting
from judge.game.state import Game
from judge.language.statements import Understood
from judge.render.help_pages import settings_help
from judge.render.lines.settings import keyword, setting_lines, value_text
from tests.unit.game.seven_players import MASTER, NOON, forming, running
from tests.unit.language.positions import answer, context


class Pace(StrEnum):
    SLOW = "slow"
    FAST = "fast"


@dataclass(frozen=True)
class WiderSettings(Settings):
    """The table with a flag, a choice, a number, a duration and a text more."""

    dusky: bool = setting(
        False,
        SettingRow(
            "dusky",
            kinds.Flag(),
            phrases={"dusky": True, "no dusky": False},
            stage=Stage.FORMING,
            keeper_help="Whether powers see only what is near them.",
        ),
    )
    pace: Pace = setting(
        Pace.SLOW,
        SettingRow(
            "pace",
            kinds.Choice(tuple(Pace)),
            aliases=("tempo",),
            keeper_help="How fast new games go.",
        ),
    )
    years: int = setting(
        20,
        SettingRow("years", kinds.Number(1, 50), keeper_help="The last year."),
    )
    nap: timedelta = setting(
        timedelta(hours=2),
        SettingRow("nap", kinds.Duration(), keeper_help="Hours of rest."),
    )
    motto: str = setting("", SettingRow("motto", kinds.Text(40)))


def with_more(game: Game) -> Game:
    return replace(game, settings=WiderSettings())


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ("SET DUSKY", "dusky", True),
        ("SET NODUSKY", "dusky", False),
        ("SET PACE fast", "pace", Pace.FAST),
        ("SET TEMPO SLOW", "pace", Pace.SLOW),
        ("SET YEARS 7", "years", 7),
        ("SET NAP 30m", "nap", timedelta(minutes=30)),
        ("SET MOTTO Be brief, please", "motto", "Be brief, please"),
    ],
)
def test_set_reads_it(line: str, name: str, value: object) -> None:
    found = answer(line, replace(context(), settings=WiderSettings()))
    assert isinstance(found, Understood)
    assert found.command == SetSetting(name, value)


def test_the_game_changes_it_when_its_row_allows() -> None:
    game, events = machine.apply(with_more(forming()), MASTER, SetSetting("dusky", True), NOON)
    assert events == (SettingChanged("dusky", False, True),)
    _, events = machine.apply(with_more(running()), MASTER, SetSetting("dusky", True), NOON)
    assert events == (Refused(Refusal.ONLY_WHILE_FORMING, "dusky"),)
    assert keyword(game, "dusky") == "dusky"
    assert value_text(game, "dusky", True) == "yes"


def test_list_shows_it() -> None:
    assert setting_lines(with_more(running()))[-5:] == (
        "  dusky       no",
        "  pace        slow",
        "  years       20",
        "  nap         2 hours",
        "  motto",
    )


def test_its_usage_follows_from_its_row() -> None:
    assert [row.usage for row in rows(WiderSettings).values()][-5:] == [
        ("DUSKY", "NO DUSKY"),
        ("PACE SLOW|FAST",),
        ("YEARS n",),
        ("NAP hours",),
        ("MOTTO text",),
    ]


def test_help_and_the_reference_need_its_line_of_help() -> None:
    with pytest.raises(KeyError, match="help-setting-dusky"):
        settings_help(WiderSettings)


def test_the_keeper_chooses_what_new_games_start_with(tmp_path: Path) -> None:
    path = tmp_path / "judge.toml"
    path.write_text('[defaults]\ndusky = true\npace = "fast"\nnap = 0.5\n', encoding="utf-8")
    wanted = WiderSettings(dusky=True, pace=Pace.FAST, nap=timedelta(minutes=30), years=9)
    assert read_defaults(open_source(path, {"JUDGE_DEFAULTS_YEARS": "9"}), WiderSettings) == wanted
    path.write_text("", encoding="utf-8")
    source = open_source(path, {"JUDGE_DEFAULTS_DUSKY": "true"})
    assert read_defaults(source, WiderSettings) == WiderSettings(dusky=True)
    with pytest.raises(ConfigError, match='JUDGE_DEFAULTS_DUSKY must be true or false, not "no"'):
        read_defaults(open_source(path, {"JUDGE_DEFAULTS_DUSKY": "no"}), WiderSettings)


def test_the_sample_and_the_page_of_judge_toml_show_its_key() -> None:
    sections = default_sections(WiderSettings)
    assert "# dusky = false                         # Whether powers see only" in sample(sections)
    row = '| `pace` | `"slow"` | How fast new games go. | "slow" or "fast" | `JUDGE_DEFAULTS_PACE` |'
    assert row in reference(sections)
    assert "motto" not in reference(sections)
