"""Tables in the HTML of a mail: which lines keep their columns, and that no word changes."""

from __future__ import annotations

import re
from html import escape, unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.mail.illustration import with_columns

BOARD = """\
Austria:   A Budapest, A Galicia, A Serbia,        Budapest, Greece,
           F Albania                               Serbia, Vienna
Unowned:                                           Belgium, Denmark,
                                                   Norway
"""


def tables(words: str) -> list[str]:
    return [
        unescape(text)
        for text in re.findall(r'<span class="t"[^>]*>(.*?)</span>', with_columns(words), re.DOTALL)
    ]


def test_a_table_is_one_piece_with_the_lines_that_go_on() -> None:
    assert tables(f"THE BOARD\n---------\n{BOARD}\nTalk to the others.\n") == [BOARD]


@pytest.mark.parametrize(
    "text",
    [
        "Grace:     Wed 11 Nov 2026 09:20 UTC\n           Late orders count. Whoever still owes some\n",
        ":: Judge: TEST  Game: Alpha    Variant: Standard\n",
        "    A Budapest - Galicia, Rumania,\n        Serbia or Trieste\n",
        "England: Fleet London, No Order Processed.\n",
        "Hello.  I think we should talk.\n",
    ],
)
def test_sentences_are_wrapped_as_ever(text: str) -> None:
    assert tables(text) == []


@given(
    st.lists(
        st.sampled_from([*BOARD.splitlines(), "", "A <b> & c", "x    y", " z", f"  {'<w> ' * 17}", "w" * 70])
    )
)
def test_without_the_elements_they_are_the_words(lines: list[str]) -> None:
    words = "\n".join(lines)
    assert unescape(re.sub(r"</?span[^>]*>", "", with_columns(words))) == words


def test_an_arrow_is_one_piece() -> None:
    made = with_columns("France: Army Burgundy -> Belgium.\n")
    assert made == 'France: Army Burgundy <span class="a">-&gt;</span> Belgium.\n'


FOLDED = [
    "- Turkey: Fleet Black Sea SUPPORT Army Syria -> Armenia was cut by Russia's\n  Fleet Rumania.",
    "    F Gulf of Lyon - Auvergne, Barcelona, Ligurian Sea, Tyrrhenian Sea\n        or Wales",
    "           Late orders count. When grace ends the phase is judged with what is\n           in; or",
]
WHOLE = [
    "Austria: Army Vienna SUPPORT Army Trieste -> Tyrolia, with some letters x\nAustria: Fleet Venice HOLD.",
    "    A Munich - Berlin, Bohemia, Burgundy, Kiel, Ruhr, Silesia or Tyrolia\n    A Paris - Brest",
    "The deadline for orders will be in the year 1902, on a Monday in March.\nTalk to the others.",
    "Deadline:  Tue 10 Mar 2026 00:30 (your time, Europe/Rome) = 23:30 UTC\n           in 7 days",
    "Short\nlines stay",
    "- It was cut by the army of somebody who lives a long way off to the east\n- Another",
    "A sentence that is as full as the one above, which ends in no full stop\n\nAnd one more.",
]


@pytest.mark.parametrize("text", FOLDED)
def test_a_folded_sentence_flows_on_a_narrow_page(text: str) -> None:
    above, below = escape(text, quote=False).replace("-&gt;", '<span class="a">-&gt;</span>').split("\n")
    moved_in = below[: len(below) - len(below.lstrip())]
    assert with_columns(text) == f'{above}<span class="n">\n{moved_in}</span>{below.lstrip()}'


@pytest.mark.parametrize("text", WHOLE)
def test_a_line_that_ends_keeps_its_end(text: str) -> None:
    assert 'class="n"' not in with_columns(text)
