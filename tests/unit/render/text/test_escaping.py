from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.render.text.escaping import answered_subject, fenced, one_line


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("A Vie-Gal\r\n:: Judge: ANCH", "A Vie-Gal  :: Judge: ANCH"),
        ("red\x1b[31m", "red [31m"),
        ("abc\u202egpj.exe", "abcgpj.exe"),
        ("  blanks  ", "blanks"),
    ],
)
def test_one_line_stays_one_line_and_hides_nothing(typed: str, shown: str) -> None:
    assert one_line(typed) == shown


def test_a_long_line_is_cut() -> None:
    assert one_line("abcdef", 4) == "abc…"


@given(st.text())
def test_every_line_of_a_letter_stands_behind_a_bar(letter: str) -> None:
    for line in fenced(letter):
        assert line.startswith("|")
        assert line.isprintable()


def test_a_letter_keeps_its_shape() -> None:
    assert fenced("Dear Anna,\n\n  - one\n\ttwo\n") == ("| Dear Anna,", "|", "|   - one", "|     two")


def test_all_kinds_of_line_breaks_are_line_breaks() -> None:
    assert fenced("one\u2028two\x0bthree\x85four") == ("| one", "| two", "| three", "| four")


def test_a_long_line_of_a_letter_is_folded() -> None:
    assert [len(line) for line in fenced("x" * 100)] == [80, 24]


@pytest.mark.parametrize(
    ("subject", "mark", "rest"),
    [
        ("orders", "", "orders"),
        ("Re: orders", "", "orders"),
        ("RE: Aw: [Error Flag] ANCH:alpha - S1901M orders", "ANCH:alpha - S1901M", "orders"),
        ("Re: ANCH:alpha - S1901M Results", "ANCH:alpha - S1901M", "Receipt"),
        ("Re: ANCH:alpha - S1901M Re: ANCH:alpha - F1901M x", "ANCH:alpha - S1901M", "x"),
        ("results?", "", "Receipt?"),
        ("Resultswise", "", "Resultswise"),
        ("[You are late!] ANCH:alpha - F1901M Late Notice: T", "ANCH:alpha - F1901M", "Late Notice: T"),
        ("Re: ANCH orders", "ANCH", "orders"),
        ("ANCHOVY", "", "ANCHOVY"),
        ("orders\r\nBcc: everybody@example.test", "", "orders  Bcc: everybody@example.test"),
        ("", "", ""),
    ],
)
def test_a_subject_does_not_grow_with_each_answer(subject: str, mark: str, rest: str) -> None:
    assert answered_subject(subject, "ANCH") == (mark, rest)
