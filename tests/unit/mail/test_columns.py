"""Tables in the HTML of a mail: which lines keep their columns, and that no word changes."""

from __future__ import annotations

import re
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.mail.columns import with_columns

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


@given(st.lists(st.sampled_from([*BOARD.splitlines(), "", "A <b> & c", "x    y", " z"])))
def test_without_the_elements_they_are_the_words(lines: list[str]) -> None:
    words = "\n".join(lines)
    assert unescape(re.sub(r"</?span[^>]*>", "", with_columns(words))) == words


def test_an_arrow_is_one_piece() -> None:
    made = with_columns("France: Army Burgundy -> Belgium.\n")
    assert made == 'France: Army Burgundy <span class="a">-&gt;</span> Belgium.\n'
