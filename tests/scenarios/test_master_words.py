"""A GM's plain words: nothing is done by them, and the answer names the very line that does it."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.scenarios.alpha import GINA
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge
from tests.unit.language.positions import DATA

ROWS: list[dict[str, Any]] = tomllib.loads((DATA / "master_words.toml").read_text(encoding="utf-8"))["words"]


@pytest.fixture(scope="module")
def begun() -> StoryJudge:
    """The game of the opening."""
    return in_memory("opening")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["text"])
def test_the_line_for_a_master_s_words_is_named(begun: StoryJudge, row: dict[str, Any]) -> None:
    judge = twin(begun)
    judge.deliver(GINA, "to the judge", f"SIGN ON Master alpha gmword\n{row['text']}\n")
    told = judge.last(GINA)
    words = " ".join(str(told.get_content()).split())
    flagged = "[Error Flag]" in str(told["Subject"])
    if "line" not in row:
        assert not flagged
        return
    named = row["line"] in words
    assert (named and (flagged or row["line"].startswith("LIST"))) == ("known_miss" not in row)
