"""The published table of compliance is the one that the cases give today."""

from __future__ import annotations

from pathlib import Path

from tests.rules.compliance import page

PAGE = Path(__file__).parent.parent.parent / "docs" / "reference" / "compliance.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), (
        "run: python -m tests.rules.compliance > docs/reference/compliance.md"
    )


def test_nothing_fails() -> None:
    assert "Not as written" not in page()
