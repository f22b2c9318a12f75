from __future__ import annotations

from dataclasses import replace

import pytest

from judge.language.command_line import InvalidCommand
from judge.language.phases_named import is_phase, phase_apart, phase_or_moves, typed_phase
from judge.variants.load import load
from tests.rows import each_row
from tests.unit.language.positions import context

IN_FULL = [
    ("S1901M", "S1901M"),
    ("s01m", "S1901M"),
    ("S-1901M", "S1901M"),
    ("W1901B", "F1901A"),
    ("W1901", "F1901A"),
    ("Winter of 1901", "F1901A"),
    ("Spring 1901 Movement", "S1901M"),
    ("S1901 movement", "S1901M"),
    ("Fall 1901 retreats", "F1901R"),
    ("Fall 1901 removals", "F1901A"),
    ("Autumn 1901 builds", "F1901A"),
]
OPEN = [("Spring 1901", "S1901M"), ("F01", "F1901M"), ("f-1901", "F1901M")]
NONE = ["1901", "Spring", "S1901X", "Spring 1901 again", "Spring 1901 report", "alpha"]


@pytest.mark.parametrize(("text", "code"), IN_FULL)
def test_a_phase_has_a_code_or_words(text: str, code: str) -> None:
    assert str(typed_phase(text, "PHASE", context())) == code
    assert str(phase_or_moves(text, "RESEND", context())) == code


@pytest.mark.parametrize(("text", "code"), OPEN)
def test_a_season_alone_means_its_moves_only_where_that_is_harmless(text: str, code: str) -> None:
    assert str(phase_or_moves(text, "RESEND", context())) == code
    with pytest.raises(InvalidCommand):
        typed_phase(text, "PHASE", context())


@pytest.mark.parametrize("text", NONE)
def test_other_words_are_no_phase(text: str) -> None:
    assert not is_phase(text)
    with pytest.raises(InvalidCommand):
        phase_or_moves(text, "RESEND", context())


@each_row(("text", "code"), IN_FULL + OPEN)
def test_what_is_a_phase_alone_is_one_among_words(text: str, code: str) -> None:
    rest, phase = phase_apart(f"alpha in {text} again", context())
    assert (rest, str(phase)) == ("alpha in again", code)


def test_words_without_a_phase_stay() -> None:
    assert phase_apart("alpha in spring", context()) == ("alpha in spring", None)


def test_a_dash_before_a_year_is_a_sign_on_a_board_before_christ() -> None:
    ancient = replace(context(), variant=load("classical"))
    assert str(typed_phase("S-273M", "PHASE", ancient)) == "S-273M"
