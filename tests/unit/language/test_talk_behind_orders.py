"""Talk that follows orders on their line: what is left of it may be only signs, of any script."""

from __future__ import annotations

import pytest

from judge.language.text.typography import plain
from judge.language.unread import prose_of


@pytest.mark.parametrize(
    "line", ["A Vie - Gal …", "A Vie - Gal !", "“A Vie - Gal”", "\u200bA Vie - Gal\u200b"]
)
@pytest.mark.parametrize("at", [0, 3])
def test_nothing_behind_an_order_is_empty_prose(line: str, at: int) -> None:
    assert prose_of(1, line, plain(line).part(at, at)).text == ""
