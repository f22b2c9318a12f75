"""The pages of docs/ point to files that are there, and every page is linked from another."""

from __future__ import annotations

import re
from pathlib import Path

from judge.config.load import SECTIONS
from tests.rows import each_row

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), *sorted(ROOT.glob("*.md"))]


LINKED_FROM = (ROOT / "README.md", DOCS / "index.md")
"""Where readers begin."""


def links(page: Path) -> list[tuple[Path, str]]:
    """The files that a page points to, each with the heading there or nothing."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    found = re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)", text)
    return [
        ((page.parent / name).resolve() if name else page, head) for name, head in found if "://" not in name
    ]


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@each_row("page", PAGES)
def test_links_lead_somewhere(page: Path) -> None:
    assert [str(path) for path, _ in links(page) if not path.exists()] == []


@each_row("page", PAGES)
def test_links_to_a_heading_lead_to_one(page: Path) -> None:
    named = [(path, head) for path, head in links(page) if head and path.suffix == ".md"]
    assert [(str(path), head) for path, head in named if head not in anchors(path)] == []


def test_every_page_can_be_reached_by_links() -> None:
    reached: set[Path] = set()
    ahead = list(LINKED_FROM)
    while ahead:
        page = ahead.pop()
        if page in reached or page.suffix != ".md":
            continue
        reached.add(page)
        ahead += [path for path, _ in links(page) if path.exists()]
    assert [page.relative_to(ROOT).as_posix() for page in PAGES if page not in reached] == []


def test_the_folder_of_records_is_listed_by_its_index_alone() -> None:
    """A link to a folder shows no page: the index is linked by its name."""
    assert [(str(page), str(path)) for page in PAGES for path, _ in links(page) if path.is_dir()] == []


def test_the_tests_that_promises_are_shown_by_exist() -> None:
    text = (DOCS / "explanation/promises.md").read_text(encoding="utf-8")
    paths = re.findall(r"`(tests/[\w/.]+)`", text)
    assert paths
    assert [path for path in paths if not (DOCS.parent / path).exists()] == []


_OF_BOARDS = {"anchors", "both", "bridges", "canals", "channels", "closed", "condition", "islands", "land"}
_OF_BOARDS |= {"options", "rivers", "rules", "sea", "straits", "window"}
"""Sections of board and rule files, which are no settings of a judge."""


@each_row("page", PAGES)
def test_the_sections_of_judge_toml_that_a_page_names_exist(page: Path) -> None:
    named = re.findall(r"(?<!\])`\[([a-z_.]+)\]`(?!\()", page.read_text(encoding="utf-8"))
    assert [name for name in named if name not in SECTIONS and name not in _OF_BOARDS] == []
