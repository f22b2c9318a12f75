"""Boards that are none: each is refused in a sentence with file and line, and nothing half-made is left."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli.variants import check_variant, import_variant
from judge.variants.check import check
from judge.variants.load import DATA as BOARDS
from judge.variants.load import names

DATA = Path(__file__).parent.parent.parent / "data" / "variants" / "imported"
DPJUDGE = (DATA / "iberia.map").read_text(encoding="utf-8")
JDIP = (DATA / "variants.xml").read_text(encoding="utf-8")

IMPORTED: list[tuple[str, str, bytes, str]] = [
    ("dpjudge", "x.map", b"Espa\xf1a = spa\n", "x.map: line 1 is not UTF-8 (Latin-1 perhaps)"),
    ("dpjudge", "x.map", b"", "x.map: there is no board in it"),
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
    ("jdip", "x.xml", b"<VARIANTS/>", "x.xml: there is no board in it"),
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


def test_every_board_that_comes_with_the_judge_is_without_fault() -> None:
    assert {name: found for name in names() if (found := check(BOARDS / name).faults)} == {}
