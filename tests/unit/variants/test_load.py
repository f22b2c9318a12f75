from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from judge.rules.board import Terrain
from judge.rules.units import Kind
from judge.variants import load as loading
from judge.variants.check import check
from judge.variants.folder import read_tables
from judge.variants.load import load, names, variant_of
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
        ("names.csv", "code,de", "code,en", "names.csv: line 1"),
        ("variant.toml", 'title = "Standard"', "title = ", "variant.toml"),
        ("variant.toml", "victory = 18", "", "victory"),
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


FAULTS = [
    ("variant.toml", "S1901M", "spring", "line 2: start: not a phase: 'spring'; S1901M is one"),
    ("names.csv", "ADR,Adria", "ADX,Adria", "line 2: there is no ADX"),
    ("variant.toml", "victory = 18", "victory = 99", "line 3: victory at 99 centres, but the board has 34"),
    ("variant.toml", 'tier = "A"', 'rulebook = "1885"', "line 4: there is no rulebook '1885'"),
    ("variant.toml", '"A BUD", "A VIE"', '"A BUD", "A BUD"', "line 13: AUSTRIA: BUD: two units start there"),
    ("variant.toml", '"F STP/SC"', '"F STP"', "line 58: RUSSIA: F STP cannot stand there"),
    ("variant.toml", '"F STP/SC"', '"F XYZ"', "line 58: RUSSIA: there is no province for F XYZ"),
    (
        "variant.toml",
        'units = ["A BUD", "A VIE", "F TRI"]',
        "",
        "line 7: AUSTRIA: it has no units at the start, and no builds come before it",
    ),
    ("variant.toml", 'name = "England"', 'name = "England "', "line 17: the name 'England ' is no line"),
    (
        "variant.toml",
        'tier = "A"',
        'source_rules = ["neutral units"]',
        "line 4: its source has neutral units; [rules] neutral and neutral_at say where they are",
    ),
    (
        "variant.toml",
        'tier = "A"',
        'source_rules = ["dice"]',
        "line 4: there is no rule 'dice' of a source; there are build anywhere",
    ),
    ("variant.toml", 'letter = "E"', 'letter = "A"', "line 19: two powers have the letter 'A'"),
    ("variant.toml", 'letter = "E"', 'letter = "M"', "line 19: ENGLAND: the letter M stands for the master"),
    ("variant.toml", 'name = "England"', 'name = "Austria"', "line 17: two powers have the name 'Austria'"),
    (
        "variant.toml",
        'homes = ["BUD",',
        'homes = ["BUT",',
        "line 11: AUSTRIA: there is no province BUT for its homes",
    ),
    ("variant.toml", 'homes = ["BUD",', 'homes = ["BOH",', "line 11: AUSTRIA: BOH is no supply centre"),
    ("variant.toml", 'homes = ["BUD", "TRI", "VIE"]', "", "line 7: AUSTRIA: it has no home centre"),
    (
        "variant.toml",
        'homes = ["EDI",',
        'homes = ["BUD", "EDI",',
        "line 20: BUD: two powers own it at the start",
    ),
    (
        "variant.toml",
        'country = ["BOH",',
        'country = ["BOX",',
        "line 12: AUSTRIA: there is no province BOX for its country",
    ),
    (
        "provinces.csv",
        "BUD,Budapest,land",
        "BUD,Vienna,land",
        "line 16: BUD: its name 'Vienna' is taken twice",
    ),
    (
        "provinces.csv",
        "BUD,Budapest",
        "BUD,Budapest,land,yes,,,\nBUD,Pest",
        "line 16: BUD: this code is given twice",
    ),
    (
        "provinces.csv",
        "SWI,Switzerland,impassable,",
        "SWI,Switzerland,impassable,yes",
        "line 64: SWI: no unit could",
    ),
    (
        "provinces.csv",
        "BOH,Bohemia,land,,,",
        "BOH,Bohemia,land,,,icy",
        "line 13: BOH: there is no flag 'icy'",
    ),
    ("provinces.csv", "EC SC", "EC", "line 3: BUL/SC: there is no such place in provinces.csv"),
    ("provinces.csv", "BOH,Bohemia,land,,,,", "BOH,Bohemia,land,,,,gal", "line 13: 'gal' means BOH and GAL"),
    ("variant.toml", 'tier = "A"', 'calendar = "moon"', "line 4: there is no calendar 'moon'"),
    ("variant.toml", 'tier = "A"', "[rules]\nwarp = true", "line 5: there is no 'warp' in [rules]"),
    ("variant.toml", 'tier = "A"', "[condition]\nluck = 1", "line 5: there is no 'luck' in [condition]"),
    (
        "borders.csv",
        "GRE SER TRI,",
        "GRE SER TRI,owner_of:ROX",
        "line 4: there is no condition 'owner_of:ROX'",
    ),
    ("borders.csv", "ALB,army,GRE", "ALB,army,GRX", "line 4: GRX: there is no such place in provinces.csv"),
    ("borders.csv", "ALB,army,GRE", "ALB,army,SWI GRE", "line 4: SWI: nobody may enter it"),
    ("borders.csv", "ALB,army,GRE", "ALB,army,ADR GRE", "line 4: ADR: an army cannot stand there"),
    ("borders.csv", "ADR,fleet,ALB", "ADR,fleet,BOH ALB", "line 2: BOH: a fleet cannot stand there"),
    ("borders.csv", "ALB,army,GRE", "ALB,army,ALB GRE", "line 4: ALB: it borders on itself"),
    ("borders.csv", "ALB,army,GRE", "ALB,army,GRE GRE", "line 4: ALB: GRE is named twice"),
    (
        "borders.csv",
        "ALB,army,GRE",
        "GRE,army,ALB,\nALB,army,GRE",
        "line 5: ALB: its border with GRE stands in line 4",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "fault"), FAULTS)
def test_the_linter_names_the_fault_and_its_line(
    tmp_path: Path, file: str, old: str, new: str, fault: str
) -> None:
    findings = check(_edited(tmp_path, file, old, new))
    found = (*findings.faults, *findings.remarks)
    assert any(one.startswith((f"{file}: {fault}", f"borders.csv: {fault}")) for one in found), found


def test_the_linter_remarks_on_pieces_lakes_and_one_way_borders(tmp_path: Path) -> None:
    folder = tmp_path / "lake"
    folder.mkdir()
    (folder / "variant.toml").write_text(
        'title = "Lake"\nstart = "S1901M"\nvictory = 1\n\n[[powers]]\ncode = "NEUTRAL"\nname = "North"\n'
        'adjective = "Northern"\nletter = "N"\nhomes = ["ABE"]\nunits = ["A ABE"]\n'
    )
    (folder / "provinces.csv").write_text(
        "code,name,terrain,centre,coasts,flags,abbreviations\nABE,Aberdeen,coast,yes,,,\n"
        "SEA,Sea,sea,,,,\nLOM,Lomond,coast,,,,\nNES,Ness,coast,,,,\n"
    )
    (folder / "borders.csv").write_text(
        "place,unit,neighbours,condition\nABE,fleet,SEA,\nLOM,fleet,NES,one_way\n"
    )
    (fault,) = check(folder).faults
    assert fault.startswith("variant.toml: line 6: NEUTRAL: nobody leads neutral armies")
    assert check(folder).remarks == (
        "variant.toml: one power, so nobody plays against it",
        "provinces.csv: line 4: LOM: no fleet comes to LOM from any sea",
        "provinces.csv: line 5: NES: no fleet comes to NES from any sea",
        "provinces.csv: line 4: the board is in pieces: nobody comes from ABE to LOM NES",
        "borders.csv: line 3: from LOM to NES, but not back",
    )
