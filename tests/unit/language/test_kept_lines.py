"""Kept lines: which lines for a later phase another one below them replaces."""

from __future__ import annotations

import pytest

from judge.language.kept_lines import overtaken_below
from judge.language.names import names
from judge.variants.load import load

KNOWN = names(load("standard"))
IF = "IF FRANCE OWNS PAR\n  THEN BUILD A VIE\nEND"


@pytest.mark.parametrize(
    ("lines", "replaced"),
    [
        ((), []),
        (("A Vie - Gal", "A Vie H"), [True, False]),
        (("A Vie - Gal", "F Tri - Alb", "A Vie H"), [True, False, False]),
        (("build A Vie", IF, "no builds"), [True, True, False]),
        (("no builds", "build A Vie"), [False, False]),
        (("build A Vie", "no more builds"), [False, False]),
        (("hello", "hello"), [False, False]),
    ],
)
def test_a_line_replaces_those_above_it_about_the_same(lines: tuple[str, ...], replaced: list[bool]) -> None:
    assert overtaken_below(lines, KNOWN) == replaced
