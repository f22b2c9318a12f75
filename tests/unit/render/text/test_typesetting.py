"""Plain text as HTML: which lines keep their columns, which sentences flow, and that no word changes."""

from __future__ import annotations

import re
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.render.text.typesetting import typeset

BOARD = """\
Austria:   A Budapest, A Galicia, A Serbia,        Budapest, Greece,
           F Albania                               Serbia, Vienna
Unowned:                                           Belgium, Denmark,
                                                   Norway
"""


def tables(words: str) -> list[str]:
    """The tables of a page: as letters stand, or of cells, with a bar between those."""
    found = re.findall(r"<(pre|table)[^>]*>(.*?)</\1>", typeset(words), re.DOTALL)
    return [unescape(text if kind == "pre" else _in_cells(text)) for kind, text in found]


def _in_cells(table: str) -> str:
    rows = re.findall(r"<tr[^>]*>(.*?)</tr>", table, re.DOTALL)
    return "\n".join("|".join(re.findall(r"<td[^>]*>(.*?)</td>", row, re.DOTALL)) for row in rows)


def shown(words: str) -> list[str]:
    """The blocks of a page, line by line."""
    bare = re.sub(r"<br>\n", "\0", typeset(words))
    return [unescape(re.sub("<[^>]*>", "", block)).replace("\0", " / ") for block in bare.split("\n")]


WIDE_BOARD = """\
Austria:|A Budapest, A Galicia, A Serbia,|Budapest, Greece,
|F Albania|Serbia, Vienna
Unowned:||Belgium, Denmark, Norway"""


def test_a_table_too_wide_for_a_telephone_is_of_cells_with_the_lines_that_go_on() -> None:
    assert tables(f"THE BOARD\n---------\n{BOARD}\nTalk to the others.\n") == [WIDE_BOARD]


def test_a_table_that_is_moved_in_begins_at_the_edge() -> None:
    words = "    Master:            gina@gm.example   (Gina)\n    France:            a@b.example\n"
    assert tables(words) == ["Master:  gina@gm.example  (Gina)\nFrance:  a@b.example"]


def test_one_line_is_no_table() -> None:
    assert tables("5-127 On Mon, 5 Jan 2026 at 1… …     press     white (signed)\n") == []


SUPPLY = """\
Austria:   4 Supply centers,  3 Units:  Builds   1 unit.
England:  10 Supply centers, 11 Units:  Removes  1 unit.
"""


def test_sentences_behind_names_are_not_parted() -> None:
    (table,) = tables(SUPPLY)
    assert table.splitlines() == [
        "Austria:|4 Supply centers,  3 Units:  Builds   1 unit.",
        "England:|10 Supply centers, 11 Units:  Removes  1 unit.",
    ]


RECEIPT = """\
     2 PHASE S1901M  Done: For S1901M.
  3-12 A Vie - Gal ... A Bud - Ser  Accepted.
    13 F Tri - Alb, and so on
       Order: Austria: Fleet Trieste -> Albania
       Note: Some more of it.
!   14 A Vie - Mars
       Rejected: There is no Mars.
"""


def test_each_line_of_a_receipt_stands_out_above_what_it_came_to() -> None:
    assert typeset(RECEIPT).count("<b>") == 4
    assert shown(RECEIPT) == [
        "2 PHASE S1901M / Done: For S1901M.",
        "3-12 A Vie - Gal ... A Bud - Ser / Accepted.",
        "13 F Tri - Alb, and so on / Order: Austria: Fleet Trieste -> Albania / Note: Some more of it.",
        "! 14 A Vie - Mars / Rejected: There is no Mars.",
    ]


def test_a_line_that_points_at_letters_stands_below_them() -> None:
    assert tables("Read:\n!    2 A Frankfurt - Zurich\n                     ^^^^^^\nREJECTED.\n") == [
        "!    2 A Frankfurt - Zurich\n                     ^^^^^^"
    ]


@pytest.mark.parametrize(
    ("address", "shown_as"),
    [
        ("https://judge.example/alpha/index.html", "https://judge.example/alpha/index.html"),
        ("https://judge.example/alpha/s1901m.html#map", "https://judge.example/alpha/s1901m.html#map"),
        (
            f"https://judge.example/order/standard.html#{'u' * 60}",
            "https://judge.example/order/standard.html#…",
        ),
        (f"https://judge.example/{'p' * 80}", f"https://judge.example/{'p' * 80}"),
    ],
)
def test_a_link_shows_where_it_leads_and_no_long_fragment(address: str, shown_as: str) -> None:
    html = typeset(f"The page: {address}\n")
    assert f'href="{address}"' in html
    assert f">{shown_as}</a>" in html


def test_a_title_is_a_heading_without_its_rule() -> None:
    assert shown("THE BOARD\n---------\nIt is empty.\n") == ["THE BOARD", "It is empty."]
    assert typeset("THE BOARD\n---------\n").startswith("<h2 ")


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
def test_sentences_are_no_table(text: str) -> None:
    assert tables(text) == []


@given(
    st.lists(
        st.sampled_from(
            [*BOARD.splitlines(), "", "A <b> & c", "x    y", " z", "    send", f"  {'<w> ' * 17}", "w" * 70]
        )
    )
)
def test_the_page_has_the_words_in_their_order(lines: list[str]) -> None:
    words = "\n".join(lines)
    assert unescape(re.sub(r"<[a-z/][^>]*>", "", typeset(words))).split() == words.split()


FOLDED = [
    "- Turkey: Fleet Black Sea SUPPORT Army Syria -> Armenia was cut by Russia's\n  Fleet Rumania.",
    "    F Gulf of Lyon - Auvergne, Barcelona, Ligurian Sea, Tyrrhenian Sea\n        or Wales",
    "           Late orders count. When grace ends the phase is judged with what is\n           in; or",
    "You can write to the others, and you can send your orders for this phase;\nyou can change them.",
    "If you did not send it, do nothing or reply CANCEL. The request ends Thu 8 Jan\n2026 17:10 (your time).",
]
WHOLE = [
    "Austria: Army Vienna SUPPORT Army Trieste -> Tyrolia, with some letters x\nAustria: Fleet Venice HOLD.",
    "    A Munich - Berlin, Bohemia, Burgundy, Kiel, Ruhr, Silesia or Tyrolia\n    A Paris - Brest",
    "The deadline for orders will be in the year 1902, on a Monday in March.\nTalk to the others.",
    "Deadline:  Tue 10 Mar 2026 00:30 (your time, Europe/Rome) = 23:30 UTC\n           in 7 days",
    "Short\nlines stay",
    "- It was cut by the army of somebody who lives a long way off to the east\n- Another",
]


@pytest.mark.parametrize("text", FOLDED)
def test_a_folded_sentence_is_one_line_again(text: str) -> None:
    above, below = (line.strip() for line in text.split("\n"))
    assert shown(text) == [f"{above} {below}"]


@pytest.mark.parametrize("text", WHOLE)
def test_a_line_that_ends_keeps_its_end(text: str) -> None:
    above, below = (line.strip() for line in text.split("\n"))
    assert shown(text) == [f"{above} / {below}"]


def test_lines_to_send_stand_together() -> None:
    text = "To order, send:\n    A Vie - Gal\n    A Bud H\nThen wait."
    assert shown(text) == ["To order, send:", "A Vie - Gal / A Bud H", "Then wait."]


def test_the_address_of_a_web_page_is_a_link_that_shows_it() -> None:
    made = typeset("Look at <https://judge.example/a?b=1&c=2>.")
    assert re.search(r'<a [^>]*href="https://judge.example/a\?b=1&amp;c=2"', made)
    assert ">https://judge.example/a?b=1&amp;c=2</a>&gt;." in made
