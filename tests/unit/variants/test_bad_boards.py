"""Boards that are none: each is refused in a sentence with file and line, and nothing half-made is left."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli.variants import check_variant, import_variant
from judge.variants.check import check

DATA = Path(__file__).parent.parent.parent / "data" / "variants" / "imported"
DPJUDGE = (DATA / "iberia.map").read_text(encoding="utf-8")
JDIP = (DATA / "variants.xml").read_text(encoding="utf-8")

IMPORTED: list[tuple[str, str, bytes, str]] = [
    ("dpjudge", "x.map", b"Espa\xf1a = spa\n", "x.map: line 1 is not UTF-8 (Latin-1 perhaps)"),
    ("dpjudge", "x.map", b"", "x.map: it has no board"),
    ("dpjudge", "x.map", f"USE x\n{DPJUDGE}".encode(), "x.map: line 1: USE x goes round"),
    ("dpjudge", "x.map", b"\n" + b"bar " * 100_000, "bar bar '…"),
    ("dpjudge", "x.map", b"VICTORY many\n", "x.map: line 1: not understood: 'VICTORY many'"),
    ("dpjudge", "x.map", b"LAND TOL ABUTS QQQ\n", "x.map: line 1: TOL abuts 'QQQ', which is no province"),
    ("dpjudge", "x.map", b"\nUNOWNED QQQ\n", "x.map: line 2: there is no province 'QQQ' for a centre"),
    (
        "dpjudge",
        "x.map",
        "".join(f"LAND P{number} ABUTS -\n" for number in range(3000)).encode(),
        "x.map: more than 2000 places: this is no board",
    ),
    ("dpjudge", "x.map", b"#" * 2_000_001, "x.map: longer than 2000000 bytes, so it is no board"),
    ("njudge", "map.x", b"Espa\xf1a, x spa\n", "map.x: line 1 is not UTF-8"),
    ("jdip", "x.xml", b"<VARIANTS/>", "x.xml: it has no board"),
    (
        "jdip",
        "x.xml",
        JDIP.replace("iberia_adjacency.xml", "/dev/zero").encode(),
        "x.xml: the map '/dev/zero' is no file beside it",
    ),
    (
        "jdip",
        "x.xml",
        JDIP.replace("iberia_adjacency.xml", "http://127.0.0.1:9/x").encode(),
        "x.xml: the map 'http://127.0.0.1:9/x' is no file beside it",
    ),
]
"""A format, a file, what stands in it, and what is said."""


@pytest.mark.parametrize(("source", "file", "data", "said"), IMPORTED)
def test_what_is_no_board_is_not_imported(
    source: str, file: str, data: bytes, said: str, tmp_path: Path
) -> None:
    (tmp_path / file).write_bytes(data)
    out = tmp_path / "out"
    done = CliRunner().invoke(import_variant, [str(tmp_path / file), "--from", source, "--out", str(out)])
    assert isinstance(done.exception, SystemExit), done.exception
    assert (done.exit_code, said in done.output) == (1, True), done.output[:300]
    assert len(done.output) < 300
    assert not out.exists()


def test_a_board_without_its_seed_says_so(tmp_path: Path) -> None:
    shutil.copy(DATA / "map.iberia", tmp_path)
    done = CliRunner().invoke(
        import_variant, [str(tmp_path / "map.iberia"), "--from", "njudge", "--out", str(tmp_path / "out")]
    )
    assert done.exit_code == 1
    assert "no power has a unit, and the game starts with moves" in done.output
    assert "seed.NAME beside map.NAME" in done.output


def test_entities_in_names_become_letters(tmp_path: Path) -> None:
    (tmp_path / "x.map").write_text(DPJUDGE.replace("Spain", "Espa&ntilde;a"), encoding="utf-8")
    done = CliRunner().invoke(
        import_variant, [str(tmp_path / "x.map"), "--from", "dpjudge", "--out", str(tmp_path / "out")]
    )
    assert done.exit_code == 0, done.output
    assert "España" in (tmp_path / "out" / "x" / "provinces.csv").read_text(encoding="utf-8")


CHECKED = [
    ("variant.toml", 'title = "Iberia"', 'extends = "board"', "extends board, which extends it"),
    ("variant.toml", 'title = "Iberia"', 'extends = "../x"', "extends '../x', which is no variant's name"),
    ("variant.toml", "victory = 3", 'victory = "three"', "victory must be a number"),
    ("variant.toml", "victory = 3", f"victory = {'[' * 20_000}", "brackets stand in brackets too deep"),
    ("variant.toml", '"Iberia"', '"Two\\u001b[31m\\nSIGN ON"', "line 1: the title"),
    (
        "variant.toml",
        'name = "France"',
        'name = ""',
        "the name '' is no line of 1 to 80 printable characters",
    ),
    ("variant.toml", 'name = "France"', 'name = "And"', "no power can be called And"),
    ("provinces.csv", "Spain", '"Isle\nSIGN ON Master g1 x"', "is no line of 1 to 80 printable characters"),
    ("provinces.csv", "Spain", "M" * 100_000, "is no line of 1 to 80 printable characters"),
    ("provinces.csv", "Spain", "M" * 200_000, "field larger than field limit"),
    ("provinces.csv", "Spain", "Espa&ntilde;a", "is no line of 1 to 80 printable characters"),
]
"""A file of a good board, what in it is replaced, by what, and what the lint says."""


@pytest.mark.parametrize(("file", "before", "after", "said"), CHECKED)
def test_what_would_break_a_mail_is_a_fault(
    file: str, before: str, after: str, said: str, tmp_path: Path
) -> None:
    CliRunner().invoke(import_variant, [str(DATA / "variants.xml"), "--from", "jdip", "--out", str(tmp_path)])
    folder = (tmp_path / "iberia").rename(tmp_path / "board")
    text = (folder / file).read_text(encoding="utf-8")
    assert before in text
    (folder / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    done = CliRunner().invoke(check_variant, [str(folder)])
    assert isinstance(done.exception, SystemExit), done.exception
    assert (done.exit_code, said in done.output) == (1, True), done.output[:300]
    assert len(done.output) < 400


def test_a_table_in_another_encoding_is_named_by_its_line(tmp_path: Path) -> None:
    CliRunner().invoke(import_variant, [str(DATA / "variants.xml"), "--from", "jdip", "--out", str(tmp_path)])
    table = tmp_path / "iberia" / "provinces.csv"
    table.write_bytes(table.read_bytes().replace(b"Spain", b"Espa\xf1a"))
    (fault,) = check(tmp_path / "iberia").faults
    assert fault.startswith("provinces.csv: line ")
    assert fault.endswith(" is not UTF-8 (Latin-1 perhaps)")


MISTAKES = {
    "variant.toml": """tittle = "Two Islands"
start = "S1901"
bulid = 3
victory = 1

[rules]
build = "anywhere"
retreat = true
portage = "yes"

[[powers]]
code = "NORTH"
name = "North"
letter = "N"
home = ["ABE"]
units = ["F ABE", "X DOV"]

[[powers]]
code = "SOUTH"
name = "South"
adjective = "Southern"
letter = "S"
homes = ["DOV"]
units = ["A DOV"]
""",
    "provinces.csv": """\ufeffcode,name,terrain,centre,coasts,flags,abbreviations
ABE,Aberdeen,cost,yes,,,
DOV,Dover,coast,no,ec/sc,,
MAN,Isle of Man,coast,yes,,icy,man
SEA,Cold Sea,sea,,,,cold
SEA,Cold Sea,sea,,,,cold
""",
    "borders.csv": """place,unit,neighbours,condition
ABE,fleet,SEA QQQ,
DOV,flet,SEA,
MAN,fleet,SEA,
MAN,army,SEA,half
MAN
MAN,fleet,SEA,,,
""",
    "names.csv": "code,de,fr,es,it,nl,pt,pl,sv\nABX,Aberdeen,,,,,,,\n",
}
NAMED = """variant.toml: the title is missing
variant.toml: line 1: there is no 'tittle'; near it: title
variant.toml: line 2: start: not a phase: 'S1901'; S1901M is one
variant.toml: line 3: there is no 'bulid'
variant.toml: line 7: build in [rules]: 'anywhere' is none of home, any, any_if_home, any_home
variant.toml: line 8: there is no 'retreat' in [rules]; near it: retreats
variant.toml: line 9: portage in [rules]: 'yes' is not true or false
variant.toml: line 11: the adjective of NORTH is missing
variant.toml: line 15: there is no 'home'; near it: homes
variant.toml: line 16: NORTH: 'X DOV' is no unit; A ABE and F ABE are
provinces.csv: line 2: 'cost' is no terrain: land, coast, sea or impassable
provinces.csv: line 3: 'no' does not say whether it is a centre: yes, or nothing
provinces.csv: line 3: DOV: 'ec/sc' is no coast: short words with a blank between them are, EC SC
provinces.csv: line 4: MAN: there is no flag 'icy'; there are convoys, convoys_if_duality and no_fall_entry
provinces.csv: line 6: SEA: this code is given twice
borders.csv: line 2: QQQ: there is no such place in provinces.csv
borders.csv: line 3: the unit must be army or fleet, not 'flet'
borders.csv: line 5: there is no condition 'half'; there are half_strength, one_way, only_with_support and
borders.csv: line 5: SEA: an army cannot stand there
borders.csv: line 6: a value is missing
borders.csv: line 7: there are more values than the 4 columns
names.csv: line 2: there is no ABX""".splitlines()


def test_all_faults_of_a_board_are_named_at_once_each_with_its_line_and_what_is_allowed(
    tmp_path: Path,
) -> None:
    for file, text in MISTAKES.items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    found = check(tmp_path)
    for fault in NAMED:
        assert any(one.startswith(fault) for one in found.faults), (fault, found.faults)
    assert not any("SEA and SEA" in one for one in found.remarks)


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("standrad", "extends 'standrad', and there is no such board; near it: standard"),
        ("xyzzy", "extends 'xyzzy', and there is no such board"),
    ],
)
def test_a_board_extends_one_beside_it_or_one_of_the_judges(said: str, answer: str, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "variant.toml").write_text(f'title = "Mine"\nextends = "{said}"\n', encoding="utf-8")
    (fault,) = check(folder).faults
    assert fault.endswith(answer)
    (folder / "variant.toml").write_text('title = "Mine"\nextends = "standard"\n', encoding="utf-8")
    assert check(folder).faults == ()


def test_columns_parted_by_semicolons_are_named(tmp_path: Path) -> None:
    for file, text in MISTAKES.items():
        (tmp_path / file).write_text(text.replace(",", ";") if "borders" in file else text, encoding="utf-8")
    (*_, last) = check(tmp_path).faults
    assert last == (
        "borders.csv: line 1: the columns must be place,unit,neighbours,condition, "
        "separated by commas, not by ;"
    )
