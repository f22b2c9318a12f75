"""Names of places in the cases and with the articles that a sentence gives them, in each language."""

from __future__ import annotations

import tomllib

import pytest

from judge.language.reading import read
from judge.language.statements import Statement, UnderstoodOrder
from judge.rules import notation
from tests.rows import each_row
from tests.unit.language.positions import DATA, context

LINES = tomllib.loads((DATA / "sentences" / "inflected.toml").read_text(encoding="utf-8"))["line"]
YORKSHIRE = {"ENGLAND": ["A YOR", "F NTH", "F NWG"]}


@each_row("line", LINES)
def test_a_name_in_any_case_is_its_place(line: dict[str, str]) -> None:
    (answer,) = read(Statement(1, line["text"]), context(power=line["power"]))
    assert isinstance(answer, UnderstoodOrder)
    assert notation.write(answer.order) == line["order"]


@pytest.mark.parametrize("text", ["A YOR - NWY", "A Yor - Nor", "Yorkshire to Norway", "A York - Norw"])
def test_an_army_in_yorkshire_goes_to_norway_by_convoy_and_the_answer_says_so(text: str) -> None:
    (answer,) = read(Statement(1, text), context(YORKSHIRE, power="ENGLAND"))
    assert isinstance(answer, UnderstoodOrder)
    assert notation.write(answer.order) == "A YOR - NWY"
    assert answer.assumed
