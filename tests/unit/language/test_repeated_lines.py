"""Lines that begin or end blocks cost effort as their number, in whatever order they are repeated."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.language.segmentation import statements
from tests.unit.language.test_too_many_lines import calls

_LINES = (
    *("A Vie - Gal", "F Tri - Alb", "Vienna", "x y", "", "> quoted", "Regards", "yes, no", "Fall orders:"),
    *("TRY", "TYR build it now", "TYR", "A test", "END TRY", "END TYR", "END", "END OF TEST", "TRY alpha"),
    *("yes, PRESS TO A", "PRES TO A"),
    *("PRESS TO A", "ENDPRESS", "BROADCAST", "REGISTER", "COMMENT", "END COMMENT", "ADJUST", "END ADJUST"),
    *("ANNOUNCE", "PREDICT WITH", "END PREDICT", "IF A Vie", "IF MOVES (", "ELSE", "ENDIF", "DIARY"),
    *(
        "SIGN ON Austria alpha sword",
        "SIGN OFF",
        "alpha:",
        "Not these:",
        "Scratch that",
        "---",
        "[TRY]",
        "[/TRY]",
    ),
)
_MOST_GROWTH = 2.7
"""Of the calls for twice as many lines: 2 is linear, 4 square."""


def _growth(first: str, repeated: str, last: str) -> float:
    short, long = (
        calls(partial(statements, "\n".join([first, *[repeated] * times, last]))) for times in (100, 200)
    )
    return long / short


@given(
    st.sampled_from(_LINES),
    st.lists(st.sampled_from(_LINES), min_size=1, max_size=3),
    st.sampled_from(_LINES),
)
def test_lines_cost_as_their_number(first: str, repeated: list[str], last: str) -> None:
    assert _growth(first, "\n".join(repeated), last) < _MOST_GROWTH


@pytest.mark.parametrize(
    ("first", "repeated", "last"),
    [
        ("SIGN ON Austria alpha sword", "'Build A Vie\nTYR ", ""),
        ("", "TYR build it now", "END"),
        ("", "TYR build it now", "PRESS TO E\nEND TRY\nENDPRESS"),
        ("TRY", "PRESS TO E\nx", ""),
        ("TRY", "IF A Vie\nx", ""),
        ("TRY", "ADJUST\nx", ""),
        ("TRY\nADJUST\nADJUST", "COMMENT\nx", ""),
    ],
)
def test_trials_that_do_not_end_are_looked_through_once(first: str, repeated: str, last: str) -> None:
    assert _growth(first, repeated, last) < _MOST_GROWTH


@pytest.mark.parametrize(
    "repeated", ["yes, PRESS TO A", "PRESS TO A", "PRESS TO A\nx\nENDPRESS", "PRES TO A\n\n"]
)
def test_messages_without_an_end_are_looked_through_once(repeated: str) -> None:
    assert _growth("", repeated, "") < _MOST_GROWTH
