"""The quick walk over lark's table comes to what lark comes to, and leaves all else to it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lark import UnexpectedInput

from judge.language.names import names
from judge.language.orders.grammar import order_parser
from judge.language.orders.parser import line_parser
from tests.unit.language.positions import STANDARD

KNOWN = names(STANDARD)
SALAD = """
a f army fleet - -> > s supports c convoys h holds via convoy ( ) / nc /nc (sc) the to in retreat r d b w
build remove disband waive p proxy paris burgundy bur par north sea nth spain st petersburg french german's
english mid atl xyz : . '
"""


def by_lark(text: str) -> object | None:
    try:
        return order_parser(KNOWN).parse(text)
    except UnexpectedInput:
        return None


@pytest.mark.parametrize(
    "text",
    [
        "a par - bur",
        "army in paris supports the army in marseilles to burgundy",
        "f nth c a lon - nwy",
        "f mid-atlantic ocean moves to spain (south coast)",
        " a par h ",
        "waive",
        "f nth p france",
    ],
)
def test_an_order_parses_as_lark_parses_it(text: str) -> None:
    found = line_parser(KNOWN).parse(text)
    assert found is not None
    assert found == by_lark(text)


@pytest.mark.parametrize("text", ["", " ", "a par -", "- bur", "a par - bur ?", "a par h h", "(a par h"])
def test_what_does_not_parse_is_none(text: str) -> None:
    assert line_parser(KNOWN).parse(text) is None
    assert by_lark(text) is None


@settings(deadline=None, max_examples=300)
@given(st.lists(st.sampled_from(SALAD.split()), max_size=9), st.sampled_from([" ", "", "  "]))
def test_any_salad_parses_as_lark_parses_it(words: list[str], gap: str) -> None:
    text = gap.join(words)
    assert line_parser(KNOWN).parse(text) == by_lark(text)
