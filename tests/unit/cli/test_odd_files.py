"""Pipes in place of files end, and huge numbers in files are a sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.unit.cli.command import judge, place_in


@pytest.mark.parametrize("words", [(), ("--from", "njudge"), ("--as", "beta")])
def test_a_pipe_in_place_of_a_file_ends(tmp_path: Path, words: tuple[str, ...]) -> None:
    place = place_in(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    done = judge(place, "import", "pipe", *words)
    assert done.returncode == 2
    assert "pipe cannot be read twice" in done.stderr


@pytest.mark.parametrize("name", ["Dbeta/G001", "Dbeta/dip.master", "mails/cur/1", "mails/new/1"])
def test_a_pipe_among_the_files_of_a_game_ends(tmp_path: Path, name: str) -> None:
    place = place_in(tmp_path)
    pipe = tmp_path / name
    pipe.parent.mkdir(parents=True)
    for other in ("cur", "new", "tmp"):
        if name.startswith("mails"):
            (tmp_path / "mails" / other).mkdir(exist_ok=True)
    os.mkfifo(pipe)
    done = judge(place, "import", pipe.relative_to(tmp_path).parts[0], "--from", "njudge")
    assert done.returncode == 1
    assert done.stderr.startswith("Error: ")


@pytest.mark.parametrize(
    "number", ["9" * 5000, "-" + "9" * 5000, "9" * 4000, "0x" + "f" * 5000, "1e308", "nan", "-inf", "1000001"]
)
@pytest.mark.parametrize("line", ["victory = {}", "unknown = {}", "rules = {{ a = [ {} ] }}"])
def test_a_huge_number_of_a_board_is_a_sentence(tmp_path: Path, number: str, line: str) -> None:
    board = tmp_path / "board"
    board.mkdir()
    (board / "variant.toml").write_text(f'title = "x"\n{line.format(number)}\n', encoding="utf-8")
    done = judge(tmp_path, "check-variant", "board")
    assert done.returncode == 1
    assert "board/variant.toml: a number is too large" in done.stdout


def test_a_huge_number_of_the_configuration_is_a_sentence(tmp_path: Path) -> None:
    place = place_in(tmp_path)
    with (place / "judge.toml").open("a", encoding="utf-8") as config:
        config.write(f"[limits]\nanswers = {'9' * 5000}\n")
    done = judge(place, "keeper", "status")
    assert done.returncode != 0
    assert "has a number of thousands of digits" in done.stdout
