from __future__ import annotations

import textwrap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.render.text.escaping import answered_subject, fenced, one_line, plain_letter
from tests.rows import each_row


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


@each_row(
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


@each_row(
    ("body", "wanted"),
    [
        ("Don\u2019t \u201cstab\u201d me \u2014 please\u2026", 'Don\'t "stab" me - please...'),
        ('Don\'t "stab" me -- please...', 'Don\'t "stab" me - please...'),
        ("a\u00a0b  c\u200b\t d ", "a b c d"),
        ("Zu\u0308rich", "Z\u00fcrich"),
        ("\n\nOne\n\n\n\nTwo\n\n", "One\n\nTwo"),
        ("One\n   \nTwo", "One\n\nTwo"),
        ("A Par - Bur\nA Mar - Spa\nF Bre - MAO", "A Par - Bur\nA Mar - Spa\nF Bre - MAO"),
        ("Agreed.\nSent from my iPhone", "Agreed."),
        ("> > You said so\nNo.", ">> You said so\nNo."),
        (f"{'word ' * 13}\n- one\n- two", f"{('word ' * 13).strip()} - one - two"),
        ("- one\n- two\n\n- three", "- one\n- two\n\n- three"),
        ("", ""),
        ("--- 8< ---", "--- 8< ---"),
        ("Well --\nno", "Well -\nno"),
    ],
)
def test_a_letter_is_set_anew(body: str, wanted: str) -> None:
    assert plain_letter(body) == wanted


def test_a_paragraph_broken_at_any_width_reads_the_same() -> None:
    text = " ".join(f"{'abcdefghij'[: n % 9 + 1]}" for n in range(120))
    assert {plain_letter(textwrap.fill(text, width)) for width in range(60, 100)} == {textwrap.fill(text, 78)}


WORDS = st.text("abcdef-.1", min_size=1, max_size=12).map(lambda word: word.replace("--", "-a"))
PARAGRAPHS = st.lists(st.lists(WORDS, min_size=1, max_size=60).map(" ".join), min_size=1, max_size=6)


@given(PARAGRAPHS, st.integers(60, 100))
def test_no_width_shows(paragraphs: list[str], width: int) -> None:
    whole = "\n".join(paragraphs)
    broken = "\n".join(
        textwrap.fill(p, width, break_long_words=False, break_on_hyphens=False) for p in paragraphs
    )
    assert plain_letter(broken) == plain_letter(whole)


@given(PARAGRAPHS, st.integers(72, 100), st.sampled_from(["--", "\u2014"]))
def test_no_dash_shows(paragraphs: list[str], width: int, dash: str) -> None:
    """A line that was broken at 72 may lose twelve columns to dashes made short: every sixth word is one."""
    texts = [
        " ".join(dash if number % 6 == 5 else word for number, word in enumerate(p.split()))
        for p in paragraphs
    ]
    broken = "\n".join(textwrap.fill(t, width, break_long_words=False, break_on_hyphens=False) for t in texts)
    assert (
        plain_letter(broken)
        == plain_letter("\n".join(texts))
        == plain_letter("\n".join(texts).replace(dash, "--"))
    )


@given(st.text())
def test_setting_twice_changes_nothing(body: str) -> None:
    once = plain_letter(body)
    assert plain_letter(once) == once
