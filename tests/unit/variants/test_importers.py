"""The same little board in three judges' formats comes out the same; what a format cannot say stays out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli.variants import import_variant
from judge.rules.board import Board, BorderRule
from judge.rules.units import Kind
from judge.variants.check import check
from judge.variants.folder import read_tables
from judge.variants.importers.dpjudge import read_dpjudge
from judge.variants.importers.jdip import read_jdip
from judge.variants.importers.njudge import read_njudge
from judge.variants.load import variant_of
from judge.variants.tables import VariantError, VariantTables

DATA = Path(__file__).parent.parent.parent / "data" / "variants" / "imported"


def _njudge() -> VariantTables:
    return next(read_njudge(DATA / "map.iberia"))


def _dpjudge() -> VariantTables:
    return next(read_dpjudge(DATA / "iberia.map"))


def _jdip() -> VariantTables:
    return next(read_jdip(DATA / "variants.xml"))


def _reach(board: Board) -> dict[str, set[str]]:
    return {f"{kind} {place}": set(board.reach(kind, place)) for kind in Kind for place in board.places}


def test_the_three_formats_tell_the_same_borders_and_strengths() -> None:
    boards = [variant_of(read()).board for read in (_njudge, _dpjudge, _jdip)]
    assert _reach(boards[0])["F SPA/NC"] == {"MAO", "GAS", "POR"}
    assert _reach(boards[0])["A SPA"] == {"POR", "GAS", "MAR", "NAF"}
    for board in boards:
        assert _reach(board) == _reach(boards[0])
        assert (board.crossing(Kind.ARMY, "SPA", "NAF"), board.crossing(Kind.ARMY, "SPA", "POR")) == (0, 2)


@pytest.mark.parametrize("read", [_njudge, _dpjudge, _jdip])
def test_names_centres_coasts_and_units_are_read(read: object) -> None:
    assert callable(read)
    found = read()
    names = {
        row.code: (row.name, row.centre, set(row.coasts), set(row.abbreviations)) for row in found.provinces
    }
    assert names["SPA"] == ("Spain", True, {"NC", "SC"}, set())
    assert names["MAO"] == ("Mid-Atlantic Ocean", False, set(), {"mid", "midatlantic"})
    units = {power.letter: (set(power.homes), set(power.units)) for power in found.powers}
    assert units["F"] == ({"GAS", "MAR"}, {"A GAS", "F MAR"})
    assert units["P"] == ({"POR", "NAF"}, {"F POR", "A NAF"})
    assert (found.start, found.victory, found.name) == ("S1901M", 3, "iberia")


def test_what_only_one_format_says_is_kept() -> None:
    flags = [{row.code: row.flags for row in read().provinces} for read in (_njudge, _dpjudge, _jdip)]
    assert flags[0]["NAF"] == ("convoys_if_duality",)
    assert flags[1]["NAF"] == flags[2]["NAF"] == ("convoys",)
    assert flags[0]["LYO"] == flags[2]["LYO"] == ("no_fall_entry",)
    assert {power.name for power in _njudge().powers} == {"France", "Power P"}
    assert _jdip().rules == {"build": "any"}
    assert _jdip().condition == {"last_year": 1910}
    france = next(power for power in _jdip().powers if power.code == "FRANCE")
    assert france.owned == ("GAS",)


@pytest.mark.parametrize(
    ("source", "file"), [("njudge", "map.iberia"), ("dpjudge", "iberia.map"), ("jdip", "variants.xml")]
)
def test_the_command_writes_a_folder_that_can_be_played(source: str, file: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(import_variant, [str(DATA / file), "--from", source, "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    assert "iberia: Iberia" in result.output
    assert check(tmp_path / "iberia").faults == ()
    assert len(read_tables(tmp_path / "iberia").provinces) == 8


def test_a_step_that_leads_one_way_only_stays_so(tmp_path: Path) -> None:
    text = (
        (DATA / "iberia.map")
        .read_text(encoding="utf-8")
        .replace("COAST spa    ABUTS POR ", "COAST spa    ABUTS ")
    )
    (tmp_path / "one.map").write_text(text, encoding="utf-8")
    found = next(read_dpjudge(tmp_path / "one.map"))
    assert [(row.place, row.neighbours) for row in found.borders if row.condition == BorderRule.ONE_WAY] == [
        ("POR", ("SPA",))
    ]


def test_a_map_may_build_on_another(tmp_path: Path) -> None:
    (tmp_path / "iberia.map").write_text((DATA / "iberia.map").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "long.map").write_text("USE iberia\nVICTORY 4\nRULE BUILD_ANY\n", encoding="utf-8")
    found = next(read_dpjudge(tmp_path / "long.map"))
    base = next(read_dpjudge(tmp_path / "iberia.map"))
    assert (found.victory, found.rules) == (4, {"build": "any"})
    assert replace(found, victory=3, rules={}, name="", title="", table="", notes="") == replace(
        base, name="", title="", table="", notes=""
    )


@pytest.mark.parametrize(
    ("source", "file", "text", "message"),
    [
        ("njudge", "map.bad", "Spain x spa\n", "map.bad: line 1: no province: 'Spain x spa'"),
        ("njudge", "map.bad", "Spain, x spa\n-1\nspo-mv: por\n", "map.bad: line 3: no border of a province"),
        ("dpjudge", "bad.map", "COAST SPA\nWHAT IS THIS\n", "bad.map: line 2: not understood"),
        ("jdip", "bad.xml", "<VARIANTS>", "bad.xml: no element found"),
    ],
)
def test_a_file_that_cannot_be_read_names_its_line(
    source: str, file: str, text: str, message: str, tmp_path: Path
) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    reader = {"njudge": read_njudge, "dpjudge": read_dpjudge, "jdip": read_jdip}[source]
    with pytest.raises(VariantError) as error:
        list(reader(tmp_path / file))
    assert message in str(error.value)
