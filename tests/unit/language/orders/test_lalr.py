"""The quick walk over lark's table comes to what lark comes to with all names in its patterns."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lark import Lark
from lark.exceptions import UnexpectedCharacters, UnexpectedToken
from lark.lexer import PatternRE, TerminalDef

from judge.language.drafts import Draft
from judge.language.names import Names, names, normalized
from judge.language.orders.grammar import Trie, any_name, callbacks
from judge.language.orders.parser import Stop, line_parser
from judge.paths import grammar
from judge.variants.load import load
from tests.sampling import examples
from tests.unit.language.positions import STANDARD

KNOWN = names(STANDARD)
BOARDS = ("standard", "naval", "american_conflict", "dutch_revolt", "world_at_war1937", "europa_renovatio")
"""Small and large ones; some have names that begin, glued, as another's code: `gof`, `g of mexico`."""
SALAD = """
a f army fleet - -> > s supports c convoys h holds via convoy ( ) / nc /nc (sc) the to in retreat r d b w
build remove disband waive p proxy paris burgundy bur par north sea nth spain st petersburg french german's
english mid atl xyz : . '
"""


Tree = dict[str, "Tree"]
GAP = "gap"


def pattern_of(words: Iterable[str]) -> str:
    """A pattern for the longest of the words that fits, with up to two signs or none in its gaps."""
    tree: Tree = {}
    for word in words:
        first, *parts = re.findall(r"[^\s.-]+", word.lower())
        branch = tree
        for letter in (*first, *(letter for part in parts for letter in (GAP, *part))):
            branch = branch.setdefault(letter, {})
        branch[""] = {}
    return _branches(tree) or r"(?!)x"


def _branches(tree: Tree) -> str:
    ways = [
        (r"[ .\-]{0,2}" if letter == GAP else re.escape(letter)) + _branches(rest)
        for letter, rest in tree.items()
        if letter
    ]
    text = f"(?:{'|'.join(ways)})" if ways else ""
    return text + "?" if ways and "" in tree else text


@cache
def lark_of(known: Names) -> Lark:
    """The grammar with all names of a map put in, as lark would have it."""
    powers = (*known.powers, *known.foreign_powers)
    both = {word for word in known.provinces if word in powers}
    put_in = {
        "PROV": pattern_of(name for name in known.written if normalized(name) not in both) + r"(?!\w)",
        "POWER": rf"(?:the +)?{pattern_of(one for one in powers if one not in both)}(?:'s|s')?(?!\w)",
        "EITHER": rf"(?:the +)?{pattern_of(both)}(?!\w)",
    }

    def edit(terminal: TerminalDef) -> None:
        if terminal.name in put_in:
            terminal.pattern = PatternRE(put_in[terminal.name])

    files = ["orders.lark", *(["naval_orders.lark"] if known.naval else [])]
    text = "".join((grammar() / file).read_text(encoding="utf-8") for file in files)
    paths = [str(grammar())]
    made = Lark(text, import_paths=paths, parser="lalr", edit_terminals=edit, maybe_placeholders=False)
    walker: Any = made.parser.parser.parser
    walker.callbacks = callbacks(made, known)
    return made


def by_lark(text: str, known: Names = KNOWN) -> object:
    """The draft, or where lark stops and what it expects there."""
    try:
        return lark_of(known).parse(text)
    except UnexpectedToken as error:
        expected = frozenset("_END" if one == "$END" else str(one) for one in error.accepts or error.expected)
        at_end = error.token.type == "$END"
        return Stop(expected, None if at_end else blanks_left_out(text, error.token.start_pos))
    except UnexpectedCharacters as error:
        return Stop(frozenset(map(str, error.allowed or ())) - {"<END-OF-FILE>"}, error.pos_in_stream)


def blanks_left_out(text: str, at: int | None) -> int:
    """The place of a word: lark's VIA may begin with the blanks before it."""
    return len(text) - len(text[at:].lstrip(" :"))


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
        "f nth p",
    ],
)
def test_an_order_parses_as_lark_parses_it(text: str) -> None:
    found = line_parser(KNOWN).parse(text)
    assert isinstance(found, Draft)
    assert found == by_lark(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "a par -",
        "- bur",
        "a par - bur ?",
        "a par h h",
        "(a par h",
        "f nth p -",
        "mid par via convoy",
        "?",
    ],
)
def test_what_does_not_parse_stops_where_lark_stops(text: str) -> None:
    found = line_parser(KNOWN).parse(text)
    assert isinstance(found, Stop)
    assert found == by_lark(text)


@settings(deadline=None, max_examples=examples(300))
@given(st.lists(st.sampled_from(SALAD.split()), max_size=9), st.sampled_from([" ", "", "  "]))
def test_any_salad_parses_as_lark_parses_it(words: list[str], gap: str) -> None:
    text = gap.join(words)
    assert line_parser(KNOWN).parse(text) == by_lark(text)


@cache
def pattern(board: str) -> re.Pattern[str]:
    """All names of a board as one pattern; the largest takes a third of a second to compile."""
    return re.compile(rf"(?<![\w'])(?:{pattern_of(names(load(board)).written)})(?!\w)")


@st.composite
def lines_with_names(draw: st.DrawFn) -> tuple[str, str]:
    """A board and a line that has names of it, whole, cut, glued and parted otherwise."""
    board = draw(st.sampled_from(BOARDS))
    written = st.sampled_from(names(load(board)).written)
    gap = st.sampled_from([" ", " ", "", "-", ".", ". ", " - ", "   ", "'", "\t"])
    parts = []
    for name in draw(st.lists(written, min_size=1, max_size=4)):
        for part in re.split(r"[ .-]", name):
            end = draw(st.one_of(st.just(len(part)), st.integers(0, len(part))))
            parts += [part[:end], draw(gap)]
    return board, "".join(parts)


@settings(deadline=None, max_examples=examples(200))
@given(lines_with_names())
def test_names_are_found_as_by_a_pattern_of_all_of_them(drawn: tuple[str, str]) -> None:
    board, line = drawn
    found = [line[start:end] for start, end in any_name(names(load(board))).find(line)]
    assert found == pattern(board).findall(line)


@pytest.mark.parametrize(
    ("written", "line", "found"),
    [
        (["gof", "g of mexico"], "gof-mex", ["gof"]),
        (["g of mexico", "gof"], "gof mexico", ["gof mexico"]),
        (["north sea", "north"], "northsea norths north---sea", ["northsea", "north"]),
        (["par", "paris"], "pari paris's l'paris par/nc", ["paris", "par"]),
    ],
)
def test_the_way_of_the_first_name_is_taken_then_the_longest(
    written: list[str], line: str, found: list[str]
) -> None:
    assert [line[start:end] for start, end in Trie(written).find(line)] == found
