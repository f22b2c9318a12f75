from __future__ import annotations

import textwrap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.render.text.escaping import plain_letter


@pytest.mark.parametrize(
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
