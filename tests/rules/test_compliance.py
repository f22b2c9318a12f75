"""The published table of compliance is the one that the cases give today."""

from __future__ import annotations

from pathlib import Path

from tests.drawn_files import on_file
from tests.rules.compliance import page

PAGE = Path(__file__).parent.parent.parent / "docs" / "reference" / "compliance.md"


def test_the_page_is_up_to_date() -> None:
    assert on_file(PAGE, page()) == page()


def test_nothing_fails() -> None:
    assert "Not as written" not in page()
