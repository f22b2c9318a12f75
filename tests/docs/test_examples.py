"""The games of the README and of the guides are played as they stand there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.examples import ROOT, play


@pytest.mark.parametrize(
    ("page", "mails"), [("README.md", 3), ("docs/players/guide.md", 10), ("docs/gm/run-a-game.md", 9)]
)
def test_the_examples_of_a_page_are_answered_as_it_shows(page: str, mails: int, tmp_path: Path) -> None:
    played = play(ROOT / page, tmp_path)
    assert played["mail"] >= mails
    assert played.total() >= 2 * mails, "some examples show no answer"


def test_an_example_that_is_not_so_is_found_out(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "```mail\nFrom: anna@aus.example\nSubject: x\n\nVERSION\n```\n```reply\nno such line\n```\n", "utf-8"
    )
    with pytest.raises(AssertionError, match="no such line"):
        play(page, tmp_path)
