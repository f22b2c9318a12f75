"""docs/contributor/change.md: each example touches the files that the page lists, and no other.

The table of CONTRIBUTING.md that leads there names files that exist, and the seven tasks' own.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.architecture.sources import ROOT
from tests.docs.calls import Place, call_trees
from tests.rows import each_row

PAGE = (ROOT / "docs/contributor/change.md").read_text(encoding="utf-8")
_EXAMPLE = re.compile(r"^```files (?P<words>.+)\n(?P<rows>(?:.+\n)+?)```", re.MULTILINE)
EXAMPLES = {found["words"]: found["rows"].splitlines() for found in _EXAMPLE.finditer(PAGE)}
CALLS = [(place, above) for tree in call_trees(PAGE) for place, above in tree]
TASKS = ("setting", "command", "notice", "rule choice", "order word", "picture", "deadline")
_ROW = re.compile(r"^\| (?P<to>[^|]+) \| `(?P<first>[^`|]+)` \|(?P<others>[^|]*)\|$", re.MULTILINE)
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
TABLE = CONTRIBUTING.partition("## Where a change goes\n")[2].partition("\n## ")[0]
ROWS = [found.groupdict() for found in _ROW.finditer(TABLE)]
MOST_FILES = {"command": 9, "notice": 7}
"""Bounds of the plan of the house: more tables than these would have to be mended first."""


@cache
def sources() -> dict[str, str]:
    """What people change, by path; the path of a template is part of what it says."""
    return {
        name: f"{name}\n{path.read_text(encoding='utf-8')}"
        for folder in ("judge", "grammar", "locales/en", "templates")
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in (".py", ".lark", ".ftl", ".j2", ".md")
        for name in [path.relative_to(ROOT).as_posix()]
    }


def files_with(words: str) -> set[str]:
    """The files that hold one of the words by itself."""
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, words.split()))})(?!\w)")
    return {name for name, text in sources().items() if pattern.search(text)}


def section_of(task: str) -> str:
    found = re.search(rf"^## [^\n]*{task}[^\n]*\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"no section about a {task}"
    return found[1]


@pytest.mark.parametrize("words", EXAMPLES)
def test_the_files_of_an_example_are_those_that_name_it(words: str) -> None:
    listed = [row.split()[0] for row in EXAMPLES[words]]
    assert sorted(listed) == sorted(files_with(words))


@each_row(("place", "above"), CALLS)
def test_each_place_of_a_way_exists_and_is_used_by_the_one_above(place: Place, above: Place | None) -> None:
    assert place.node() is not None, f"there is no {place}"
    if above is not None:
        assert place.last in above.names(), f"{above} does not use {place.last}"


@pytest.mark.parametrize("task", TASKS)
def test_every_task_has_a_section_with_an_example_or_a_way(task: str) -> None:
    assert "```files " in section_of(task) or "```calls" in section_of(task)


@pytest.mark.parametrize("task", MOST_FILES)
def test_a_task_touches_no_more_files_than_was_planned(task: str) -> None:
    sizes = [len(found["rows"].splitlines()) for found in _EXAMPLE.finditer(section_of(task))]
    assert sizes
    assert max(sizes) <= MOST_FILES[task]


@each_row("row", ROWS)
def test_a_row_of_the_table_names_what_is_there(row: dict[str, str]) -> None:
    names = (row["first"], *re.findall(r"`([^`]+)`", row["others"]))
    assert [name for name in names if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("task", TASKS)
def test_a_task_s_first_file_in_the_table_is_in_its_section(task: str) -> None:
    anchors = {title.lower().replace(" ", "-") for title in re.findall(r"^## (.+)$", PAGE, re.MULTILINE)}
    (anchor,) = [anchor for anchor in anchors if task.replace(" ", "-") in anchor]
    (row,) = [row for row in ROWS if f"(docs/contributor/change.md#{anchor})" in row["to"]]
    first = row["first"].removeprefix("judge/")
    places = re.findall(r"^ *([\w./]+\.\w+)", section_of(task), re.MULTILINE)
    assert any(place.removeprefix("judge/").startswith(first) for place in places)


def test_a_file_that_is_missing_on_the_page_is_found_out() -> None:
    assert "judge/game/master.py" in files_with("set_grace")
    assert files_with("no_such_word_anywhere") == set()
