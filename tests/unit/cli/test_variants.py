"""`judge variants`, `check-variant` and `import-variant` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli.main import main
from judge.cli.variants import check_variant, import_variant, variants
from judge.variants.folder import read_tables
from judge.variants.load import DATA

BOARD = """title = "Two Towns"
source = "a friend's drawing"
checked_against = []
tier = "D"
start_season = "spring"
start_year = 1901
start_phase = "movement"
calendar = "standard"
victory = 2
build = "any"
notes = ["drawn on a napkin"]
[[powers]]
code = "EAST"
name = "East"
adjective = "Eastern"
letter = "E"
homes = ["EAT"]
units = ["A EAT"]
"""
PROVINCES = """code,name,kind,centre,home,coasts,flags,abbreviations
EAT,Eastown,coast,yes,EAST,,,east+town
WET,Westown,land,yes,,,country:East,
SEA,Inner Sea,sea,,,,,
"""
BORDERS = """unit,from,to,condition
army,EAT,WET,
fleet,EAT,SEA,
"""


def test_the_list_names_every_board_for_people_and_for_scripts() -> None:
    text = CliRunner().invoke(variants).output
    assert text.splitlines()[0].split() == [
        *("name", "powers", "places", "centres", "victory", "tier", "playable", "title")
    ]
    played, not_played = (
        next(line for line in text.splitlines() if line.startswith(f"{name} "))
        for name in ("hundred", "machiavelli")
    )
    assert played.endswith("yes       Hundred (F Devon)")
    assert not_played.endswith(
        "no        Machiavelli (it needs money, famine, garrisons and sieges, which are not built)"
    )
    found = [json.loads(line) for line in CliRunner().invoke(variants, ["--json"]).output.splitlines()]
    assert len([facts for facts in found if facts["table"]]) == 188
    standard = next(facts for facts in found if facts["name"] == "standard")
    assert standard["table"] == "standard"
    assert (standard["powers"], standard["places"], standard["centres"]) == (7, 76, 34)
    assert all(facts["playable"] or facts["why_not"] for facts in found)
    of_source = {facts["name"]: (facts["neutral_units"], facts["missing_rules"]) for facts in found}
    assert of_source["standard"] == (0, [])
    assert of_source["duo"] == (8, [])
    assert of_source["divided_states"] == (10, [])
    assert of_source["ten_sixty_six"] == (8, [])
    assert [facts["name"] for facts in found if facts["playable"] and facts["missing_rules"]] == []
    assert all(facts["complete"] is (facts["playable"] and not facts["missing_rules"]) for facts in found)


def test_a_neutral_table_becomes_a_folder(tmp_path: Path) -> None:
    source = tmp_path / "vd_two_towns"
    source.mkdir()
    for name, text in (("board.toml", BOARD), ("provinces.csv", PROVINCES), ("borders.csv", BORDERS)):
        (source / name).write_text(text, encoding="utf-8")
    done = CliRunner().invoke(
        import_variant, [str(source), "--from", "neutral", "--out", str(tmp_path / "out")]
    )
    assert done.exit_code == 0, done.output
    made = read_tables(tmp_path / "out" / "two_towns")
    assert (made.title, made.start, made.victory, made.table) == ("Two Towns", "S1901M", 2, "vd_two_towns")
    assert made.powers[0].country == ("WET",)
    assert made.rules == {"build": "any"}
    assert made.provinces[0].abbreviations == ("east town",)
    assert "drawn on a napkin" in made.notes


def test_a_folder_that_exists_is_replaced_only_when_told_and_faults_give_exit_code_1(tmp_path: Path) -> None:
    good, bad = tmp_path / "good" / "two_towns", tmp_path / "bad" / "two_towns"
    for source, borders in ((good, BORDERS), (bad, BORDERS + "army,EAT,NOWHERE,\n")):
        source.mkdir(parents=True)
        for name, text in (("board.toml", BOARD), ("provinces.csv", PROVINCES), ("borders.csv", borders)):
            (source / name).write_text(text, encoding="utf-8")
    where = ["--from", "neutral", "--out", str(tmp_path / "out")]
    assert CliRunner().invoke(import_variant, [str(good), *where]).exit_code == 0
    made = read_tables(tmp_path / "out" / "two_towns")
    again = CliRunner().invoke(import_variant, [str(bad), *where])
    assert (again.exit_code, "exists already; to replace it" in again.output) == (1, True)
    assert read_tables(tmp_path / "out" / "two_towns") == made
    told = CliRunner().invoke(import_variant, [str(bad), *where, "--replace"])
    assert (told.exit_code, "1 of 1 boards to fix" in told.output) == (1, True)
    assert CliRunner().invoke(import_variant, [str(good), *where, "--replace"]).exit_code == 0


def test_the_linter_says_remarks_and_ends_with_faults(tmp_path: Path) -> None:
    good = CliRunner().invoke(check_variant, [str(DATA / "north_sea_wars")])
    assert good.exit_code == 0
    assert "remark: borders.csv: line" in good.output
    (tmp_path / "variant.toml").write_text("title = 3", encoding="utf-8")
    assert CliRunner().invoke(check_variant, [str(tmp_path)]).exit_code == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["variants", "lint"], "check-variant FOLDER"),
        (["variant"], "Did you mean variants"),
        (["check"], "Did you mean check-variant?"),
    ],
)
def test_a_verb_that_there_is_not_brings_those_that_there_are(words: list[str], said: str) -> None:
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 2
    assert said in result.output
