"""The page on making a board: its tables make a board, and the linter says of them what the page says."""

from __future__ import annotations

import re
from pathlib import Path

from click.testing import CliRunner

from judge.cli.variants import check_variant

PAGE = Path(__file__).parent.parent.parent / "docs" / "contributor" / "make-a-board.md"


def test_the_linter_says_what_the_page_says(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    folder = tmp_path / "two_islands"
    folder.mkdir()
    for name, body in re.findall(r"```\w+ (\S+)\n(.*?)```", text, re.DOTALL):
        (folder / name).write_text(body, encoding="utf-8")
    (said,) = re.findall(r"\$ judge check-variant two_islands\n(.*?)```", text, re.DOTALL)
    assert CliRunner().invoke(check_variant, [str(folder)]).output == said

    borders = folder / "borders.csv"
    borders.write_text(
        "".join(borders.read_text(encoding="utf-8").splitlines(keepends=True)[:-1]), encoding="utf-8"
    )
    assert CliRunner().invoke(check_variant, [str(folder)]).output == "two_islands: nothing wrong\n"
