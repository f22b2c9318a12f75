"""The pages of docs/ point to files that are there, and the decisions keep their length."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from judge.config.load import SECTIONS

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = sorted(DOCS.rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    links = [link for link in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", sorted((DOCS / "adr").glob("*.md")), ids=lambda page: page.stem)
def test_a_decision_is_short_and_has_its_four_parts(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 60
    heads = [line for line in lines if line.startswith("## ")]
    assert heads == ["## Context", "## Decision", "## Rejected", "## Consequences"]


def test_each_decision_has_a_number_of_its_own() -> None:
    numbers = [int(page.name[:4]) for page in sorted((DOCS / "adr").glob("*.md"))]
    assert sorted(set(numbers)) == numbers
    assert numbers[:22] == list(range(1, 23))


def test_the_tests_that_promises_are_shown_by_exist() -> None:
    text = (DOCS / "explanation/promises.md").read_text(encoding="utf-8")
    paths = re.findall(r"`(tests/[\w/.]+)`", text)
    assert paths
    assert [path for path in paths if not (DOCS.parent / path).exists()] == []


_OF_BOARDS = {"anchors", "both", "bridges", "canals", "channels", "closed", "condition", "islands", "land"}
_OF_BOARDS |= {"options", "rivers", "rules", "sea", "straits", "window"}
"""Sections of board and rule files, which are no settings of a judge."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_the_sections_of_judge_toml_that_a_page_names_exist(page: Path) -> None:
    named = re.findall(r"(?<!\])`\[([a-z_.]+)\]`(?!\()", page.read_text(encoding="utf-8"))
    assert [name for name in named if name not in SECTIONS and name not in _OF_BOARDS] == []
