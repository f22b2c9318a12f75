"""The reference page on orders is the one drawn from the examples."""

from __future__ import annotations

from pathlib import Path

from judge.paths import grammar
from tests.drawn_files import on_file
from tests.unit.language.page import ORDER, page

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "orders.md"


def test_every_file_of_examples_is_on_the_page() -> None:
    assert sorted(ORDER) == sorted(path.stem for path in grammar().glob("examples/*.toml"))


def test_the_page_is_drawn_from_the_examples() -> None:
    assert on_file(PAGE, page()) == page()
