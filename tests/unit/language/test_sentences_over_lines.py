"""Sentences over lines: which words a line gets from its neighbours, and where they are not asked for."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from judge.game.settings import Reading
from judge.language.problems import Problem, ProblemKind
from judge.language.reading import read
from judge.language.segmentation import statements
from judge.language.statements import UnderstoodOrder
from tests.messages import worded
from tests.rows import each_row
from tests.unit.language.positions import context

_FOLDER = Path(__file__).parents[2] / "data" / "sentences"


def _texts() -> list[str]:
    files = (_FOLDER / name for name in ("over_lines.toml", "over_lines_held_out.toml"))
    mails = [mail for file in files for mail in tomllib.loads(file.read_text(encoding="utf-8"))["mail"]]
    headings = tomllib.loads((_FOLDER / "headings.toml").read_text(encoding="utf-8"))["heading"]
    return [
        *(mail["text"] for mail in mails),
        *(f"{heading['text']}\n{heading['order']}" for heading in headings),
    ]


@pytest.mark.parametrize("reading", [Reading.JUDGE, Reading.GSTZ, Reading.ILLEGAL])
def test_the_strict_policies_read_each_line_alone(reading: Reading) -> None:
    where = context(None, power="AUSTRIA", phase="S1901M", reading=reading)
    for text in _texts():
        for one in statements(text)[0]:
            alone = replace(one, front="", after="", heads="")
            assert read(one, where) == read(alone, where), text


@pytest.mark.parametrize(
    "heading", ["Just in case anything gets dislodged:", "Falls eine Einheit weichen muss, dann so:"]
)
def test_a_condition_with_a_colon_governs_under_gstz_whatever_phase_it_speaks_of(heading: str) -> None:
    where = context(None, power="AUSTRIA", phase="S1901M", reading=Reading.GSTZ)
    _, order = statements(f"{heading}\nA Vie - Boh")[0]
    (answer,) = read(order, where)
    assert isinstance(answer, Problem)
    assert answer.kind is ProblemKind.CONDITION


@each_row(
    ("text", "around"),
    [
        ("I won't\nA Vie - Tyr", [("", "", "I won't"), ("I won't", "", "")]),
        ("I won't\n\nA Vie - Tyr", [("", "", ""), ("I won't", "", "")]),
        ("if Italy agrees\n\nA Vie - Tyr", [("", "", ""), ("if Italy agrees", "", "")]),
        ("Never\n\nA Vie - Tyr", [("", "", ""), ("", "", "")]),
        ("Nobody won\n\nA Vie - Tyr", [("", "", ""), ("", "", "")]),
        ("I won't.\nA Vie - Tyr", [("", "", ""), ("", "", "")]),
        ("I won't\nSET WAIT\nA Vie - Tyr", [("", "", ""), ("", "", ""), ("", "", "")]),
        ("A Vie - Tyr\nif Italy agrees. Bye", [("", "if Italy agrees", ""), ("", "", "")]),
        ("A Vie - Tyr\n\nif Italy agrees", [("", "", ""), ("", "", "")]),
        ("A Vie - Tyr\nwhich I never wanted to do", [("", "", ""), ("", "", "")]),
        ("A Vie - Tyr or\nA Vie - Boh", [("", "", ""), ("A Vie - Tyr or", "", "")]),
        ("A Vie - Tyr\n?", [("", "?", "")]),
        ("Drafts\n\nA Vie - Tyr", [("", "", "Drafts"), ("", "", "")]),
    ],
)
def test_a_line_gets_the_words_around_it_up_to_the_end_of_their_sentence(
    text: str, around: list[tuple[str, str, str]]
) -> None:
    assert [(one.front, one.after, one.heads) for one in statements(text)[0]] == around


def test_the_refusal_names_the_words_on_the_other_line() -> None:
    where = context(None, power="AUSTRIA", phase="S1901M")
    found = [answer for one in statements("I won't\nA Vie - Tyr")[0] for answer in read(one, where)]
    assert not any(isinstance(one, UnderstoodOrder) for one in found)
    problem = found[-1]
    assert isinstance(problem, Problem)
    assert (problem.line, problem.text) == (2, "A Vie - Tyr")
    assert "won't" in worded(problem.message)


def test_a_place_called_as_a_no_is_none_before_its_deed() -> None:
    """NOR and HER are places on a board whose armies become fleets."""
    found = statements("A Roa H\nF Nor TR A\nA Her - Pho\n")[0]
    assert [(one.front, one.after) for one in found] == [("", "")] * 3
