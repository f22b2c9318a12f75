from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from judge.rules.board import Terrain
from judge.rules.units import Kind
from judge.variants import load as loading
from judge.variants.check import check
from judge.variants.load import load, names, variant_of
from judge.variants.read import read_tables
from judge.variants.tables import VariantError

STANDARD = loading.DATA / "standard"


def test_the_standard_board_has_its_size() -> None:
    board = load("standard").board
    terrains = [facts.terrain for facts in board.provinces.values()]
    assert [terrains.count(kind) for kind in (Terrain.LAND, Terrain.COAST, Terrain.SEA)] == [14, 42, 19]
    assert len(board.centres) == 34
    borders = {kind: sum(len(board.reach(kind, place)) for place in board.places) // 2 for kind in Kind}
    assert borders == {Kind.ARMY: 111, Kind.FLEET: 141}


def test_the_standard_game_starts_with_its_units_and_centres() -> None:
    variant = load("STANDARD")
    assert variant is load("STANDARD")
    assert str(variant.start) == "S1901M"
    assert len(variant.position.units) == len(variant.position.centres) == 22
    assert variant.power("RUSSIA").adjective == "Russian"
    assert variant.position.centres_of("RUSSIA") == ("MOS", "SEV", "STP", "WAR")
    with pytest.raises(KeyError):
        variant.power("SPAIN")


def test_an_unknown_variant_is_a_key_error() -> None:
    assert "standard" in names()
    with pytest.raises(KeyError):
        load("../standard")


def test_the_judges_own_variants_have_no_faults() -> None:
    assert {name: check(loading.DATA / name).faults for name in names()} == dict.fromkeys(names(), ())


def _edited(tmp_path: Path, file: str, old: str, new: str) -> Path:
    folder = copytree(STANDARD, tmp_path / "mine")
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("provinces.csv", "BOH,Bohemia,land", "BOH,Bohemia,moor", "provinces.csv: line 13: 'moor'"),
        ("provinces.csv", "code,name", "name,code", "provinces.csv: line 1"),
        ("borders.csv", "ALB,army", "ALB,camel", "must be army or fleet, not 'camel'"),
        ("borders.csv", "ALB,army,GRE", "ALB,army,GRX", "unknown place: ALB GRX"),
        ("names.csv", "ADR,Adria", "ADX,Adria", "names.csv: there is no ADX"),
        ("names.csv", "code,de", "code,en", "names.csv: line 1"),
        ("variant.toml", 'title = "Standard"', "title = ", "variant.toml"),
        ("variant.toml", "victory = 18", "", "victory"),
        ("variant.toml", "S1901M", "spring", "not a phase"),
    ],
)
def test_a_folder_that_cannot_be_read_says_where(
    tmp_path: Path, file: str, old: str, new: str, complaint: str
) -> None:
    folder = _edited(tmp_path, file, old, new)
    with pytest.raises(VariantError) as error:
        variant_of(read_tables(folder))
    assert complaint in str(error.value)
    assert check(folder).faults == (str(error.value),)


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("variant.toml", "victory = 18", "victory = 99", "victory at 99 centres, but the board has 34"),
        ("variant.toml", "victory = 18", 'victory = 18\nrulebook = "1885"', "there is no rulebook '1885'"),
        ("variant.toml", '"A BUD", "A VIE"', '"A BUD", "A BUD"', "BUD: two units start there"),
        ("variant.toml", '"F STP/SC"', '"F STP"', "RUSSIA: F STP cannot stand there"),
        ("variant.toml", '"F STP/SC"', '"F XYZ"', "RUSSIA: there is no province for F XYZ"),
        ("variant.toml", 'letter = "E"', 'letter = "A"', "two powers have the letter 'A'"),
        ("provinces.csv", "BUD,Budapest,land", "BUD,Vienna,land", "BUD: its name 'Vienna' is taken twice"),
        ("variant.toml", 'homes = ["BUD",', 'homes = ["BUT",', "AUSTRIA: there is no province BUT to own"),
        (
            "provinces.csv",
            "SWI,Switzerland,impassable,",
            "SWI,Switzerland,impassable,yes",
            "SWI: no unit could hold a supply centre there",
        ),
        ("provinces.csv", "EC SC", "EC", "unknown place"),
        (
            "borders.csv",
            "ALB,army,GRE",
            "ALB,army,SWI GRE",
            "SWI: nobody may enter it, so it can have no borders",
        ),
        (
            "borders.csv",
            "ALB,army,GRE",
            "ALB,army,ADR GRE",
            "ADR: an army cannot stand there, so it has no border for armies",
        ),
        ("borders.csv", "ALB,army,GRE", "ALB,army,ALB GRE", "ALB: it borders on itself"),
    ],
)
def test_the_linter_names_the_fault(tmp_path: Path, file: str, old: str, new: str, fault: str) -> None:
    findings = check(_edited(tmp_path, file, old, new))
    faults = (*findings.faults, *findings.remarks)
    assert any(fault in found for found in faults), faults
