"""Typography made plain, columns kept, lines split."""

from __future__ import annotations

import sys

import pytest

from judge.language.text.typography import comment, pieces, plain
from tests.rows import each_row


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        ("A Par \u2013 Bur", "a par - bur"),
        ("A Par \u2014> Bur", "a par -> bur"),
        ("A Par \u2192 Bur", "a par -> bur"),
        ("A Par \u27a1\ufe0f Bur", "a par -> bur"),
        ("A\u00a0Par\u202f-\u3000Bur", "a par - bur"),
        ("\uff21 \uff30\uff41\uff52", "a par"),
        ("Germany\u2019s", "germany's"),
        ("Bur\u00adgundy\u200b", "burgundy"),
        ("\u2022 A Par", "* a par"),
        ("\ufb01n", "fin"),
    ],
)
def test_signs_become_plain(sent: str, read: str) -> None:
    assert plain(sent).text == read


def test_columns_are_those_of_the_line_as_sent() -> None:
    line = plain("\u2192\u200b A P\u00e4r")
    assert line.text == "-> a par"
    assert [line.column(place) for place in (0, 1, 2, 3, 5)] == [1, 1, 3, 4, 6]
    assert line.column(99) == 9


def test_a_piece_keeps_its_columns() -> None:
    first, second = pieces(plain("A Par - Bur; F Bre H"))
    assert (first.text, first.column(0)) == ("a par - bur", 1)
    assert (second.text, second.column(0)) == ("f bre h", 14)


@each_row(
    ("line", "parts"),
    [
        ("- A Par - Bur", ["a par - bur"]),
        ("-> A Par", ["-> a par"]),
        ("12. A Par - Bur.", ["a par - bur"]),
        ("(2) A Par H!", ["a par h"]),
        ("* A Par H (*bounce*)", ["a par h"]),
        ('"A Par H", "F Bre H"', ["a par h", "f bre h"]),
        ("A Par H,, ;F Bre H;", ["a par h", "f bre h"]),
        ("A Par H. F St. Petersburg - Fin.", ["a par h", "f st. petersburg - fin"]),
        ("A Par H / F Bre H", ["a par h", "f bre h"]),
        ("F Stp/sc - Fin", ["f stp/sc - fin"]),
        ("build F StP, south coast, A Mos", ["build f stp, south coast", "a mos"]),
        ("A Mar s A Par, - Bur", ["a mar s a par, - bur"]),
        ("A Par H # or not", ["a par h"]),
        ("   ", []),
        ("---", []),
    ],
)
def test_lines_are_split_and_undressed(line: str, parts: list[str]) -> None:
    found = [part.text for part in pieces(plain(line))]
    assert found == parts or (line == "---" and found in ([], ["---"]))


def test_comments_are_known() -> None:
    assert comment(plain("A Par H # or not")) == "# or not"
    assert comment(plain("A Par H // or not")) == "// or not"
    assert not comment(plain("#3 A Par H"))


def test_a_line_of_accents_takes_a_few_calls_a_sign() -> None:
    """Hundreds of such lines took seconds, as each sign was looked up anew."""
    calls = 0

    def count_call(_frame: object, what: str, _argument: object) -> None:
        nonlocal calls
        calls += what in ("call", "c_call")

    text = "é" * 900
    plain("é")
    sys.setprofile(count_call)
    try:
        found = plain(text)
    finally:
        sys.setprofile(None)
    assert found.text == "e" * 900
    assert calls <= 4 * len(text)
