"""The classic judge's syntax page, line by line, under the policy JUDGE; and what LENIENT does otherwise."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from judge.game.settings import Reading
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.statements import Context, Statement
from tests.messages import worded
from tests.rows import each_row
from tests.unit.language.positions import DATA, board, context, shown

LINES: list[dict[str, Any]] = tomllib.loads((DATA / "syntax" / "lines.toml").read_text(encoding="utf-8"))[
    "line"
]
HERE = [line for line in LINES if "variant" not in line]


def where(line: dict[str, Any], reading: Reading) -> Context:
    position = board(line["board"])
    return context(
        position["units"],
        power=line["power"],
        phase=line["phase"],
        reading=reading,
        sc=position.get("sc"),
        dislodged=position.get("dislodged"),
        proxies=line.get("proxy", False),
    )


def published(text: str) -> str:
    """The kind as the command line gives it: an order of another phase is an unknown action."""
    return "!unknown_action" if text == "!wrong_phase" else text


def test_all_lines_are_there() -> None:
    assert len(LINES) == 162
    assert [line["id"] for line in LINES if line not in HERE] == ["J157"]


@each_row("line", HERE)
def test_judge_accepts_and_refuses_as_the_syntax_page_says(line: dict[str, Any]) -> None:
    (found,) = read(Statement(1, line["text"]), where(line, Reading.JUDGE))
    assert published(shown(found)) == line.get("order", f"!{line.get('error')}")


@each_row("line", [line for line in HERE if "order" in line])
def test_lenient_and_any_accept_all_that_judge_accepts(line: dict[str, Any]) -> None:
    for reading in (Reading.LENIENT, Reading.ANY):
        (found,) = read(Statement(1, line["text"]), where(line, reading))
        assert shown(found) == line["order"]


@each_row("line", [line for line in HERE if "error" in line])
def test_every_refusal_says_where_and_why(line: dict[str, Any]) -> None:
    (found,) = read(Statement(7, line["text"]), where(line, Reading.JUDGE))
    assert isinstance(found, Problem)
    assert found.line == 7
    assert found.text == line["text"]
    assert 1 <= found.column <= len(line["text"]) + 1
    assert worded(found.message).endswith((".", "?"))
    assert line["text"][found.column - 1 :].startswith(found.read) or not found.read


LENIENT_ONLY = {
    "J16": "A PAR - BUR",
    "J17": "A PAR - BUR",
    "J36": "A LON - BEL",
    "J106": "F NTH S A LON - BEL",
    "J124": "F NTH H",
    "J162": "A PAR B",
}
"""What the classic judge refuses and a person understands."""


@each_row("line", [line for line in HERE if "error" in line])
def test_lenient_differs_from_judge_in_these_lines_only(line: dict[str, Any]) -> None:
    (found,) = read(Statement(1, line["text"]), where(line, Reading.LENIENT))
    if line["id"] in LENIENT_ONLY:
        assert shown(found) == LENIENT_ONLY[line["id"]]
    else:
        assert isinstance(found, Problem)


ANY_ONLY = {
    "J26": "A LON - ENG",
    "J30": "A PAR - MUN",
    "J38": "A MAR - SWI",
    "J49": "F ENG - NTH - NWY",
    "J66": "A LON C A WAL - BEL",
    "J70": "F NTH C A LON - ENG",
    "J90": "F NTH S F BRE",
    "J104": "A MUN S A BUR - SWI",
}
"""Impossible orders that carry a message."""


@pytest.mark.parametrize(
    "line", [line for line in HERE if line["id"] in ANY_ONLY], ids=lambda line: line["id"]
)
def test_any_takes_impossible_orders_as_written(line: dict[str, Any]) -> None:
    (found,) = read(Statement(1, line["text"]), where(line, Reading.ANY))
    assert shown(found) == ANY_ONLY[line["id"]]
