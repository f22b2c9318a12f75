"""Needed letters: which letters a text has if a pattern is found in it."""

from __future__ import annotations

import re

import pytest

from judge.language.text.needed_letters import alternatives, needed_letters, stretches


@pytest.mark.parametrize(
    ("pattern", "needed"),
    [
        (r"\bgive up\b", [{"e up"}, {"give"}]),
        (r"\b(?:start|begin)\b.{0,40}\bnow", [{"star", "begi"}, {"now"}]),
        (r"^(?:please )*(?:the )?map", [{"map"}]),
        (r"(?=.*lost)(?!.*never)(?<=x )pass\w*", [{"lost"}, {"pass"}, {"x "}]),
        (r"(?:wait|\d+)", []),
        (r"a|is", []),
        (r"(?>colou?r){2}", [{"colo"}]),
        (r"[a-z]+", []),
    ],
)
def test_a_text_needs_one_of_each_stretch_of_letters(pattern: str, needed: list[set[str]]) -> None:
    assert [set(one) for one in needed_letters(pattern)] == needed


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (r"\bgive up\b", "i give up"),
        (r"\b(?:start|begin)\b.{0,40}\bnow", "begin it now"),
        (r"(?=.*lost)(?!.*never)(?<=x )pass\w*", "x passwords are lost"),
    ],
)
def test_a_text_in_which_a_pattern_is_found_has_its_letters(pattern: str, text: str) -> None:
    assert re.search(pattern, text)
    assert not any(one.isdisjoint(stretches(text)) for one in needed_letters(pattern))


def test_stretches_have_two_to_four_letters() -> None:
    assert stretches("abcde") == {"ab", "bc", "cd", "de", "abc", "bcd", "cde", "abcd", "bcde"}


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("a|b(?:c|d)|[|]|e", ["a", "b(?:c|d)", "[|]", "e"]),
        (r"x\|y|\(|z[^]|)]", [r"x\|y", r"\(", "z[^]|)]"]),
        ("alone", ["alone"]),
    ],
)
def test_alternatives_are_between_the_outermost_bars(pattern: str, found: list[str]) -> None:
    assert list(alternatives(pattern)) == found
