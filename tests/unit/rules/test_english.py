from __future__ import annotations

import pytest

from judge.rules.english import listing, with_article
from judge.variants.load import load


@pytest.mark.parametrize(
    ("words", "text"),
    [("", ""), ("A", "A"), ("AB", "A and B"), ("ABC", "A, B and C"), ("ABCD", "A, B, C and D")],
)
def test_a_list_is_joined_before_its_last_word(words: str, text: str) -> None:
    assert listing(words) == text
    assert listing(iter(words), "or") == text.replace("and", "or")


def test_seas_have_their_article_in_a_sentence() -> None:
    board = load("standard").board
    assert with_article(board, "NTH") == "the North Sea"
    assert with_article(board, "STP/SC") == "St Petersburg (south coast)"
