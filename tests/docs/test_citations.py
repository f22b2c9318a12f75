"""Every record and every heading that something cites exists.

Code cites an architecture record as `ADR 19`, and a page of behaviour by the name of its file in
docs/explanation and the heading there.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tests.architecture.sources import ROOT
from tests.rows import each_row

RECORDS = ROOT / "docs/adr"
EXPLANATION = ROOT / "docs/explanation"
INDEX = (RECORDS / "README.md").read_text(encoding="utf-8")
_RECORD = re.compile(r"\bADRs? (\d+(?:(?:, | and )\d+)*)|docs/adr/(\d{4})|\badr/(\d{4})-")
_HEADING = re.compile(r'docs: ([a-z-]+), "([^"]+)"')
_HEAD = re.compile(r"# (?P<number>\d+)\. [^\n]+\n\n- Status: [^\n]+\n- Date: \d{4}-\d\d-\d\d\n\n## Context\n")
_FOLDERS = ("judge", "tests", "lab", "docs", "templates", "grammar", "migrations", "deploy", "tools", ".ci")
_SOURCES = {".py", ".md", ".j2", ".lark", ".toml", ".txt", ".sh", ".service", ".cron", ""}
_LEFT_OUT = (ROOT / "tools/maps/lines", ROOT / "tests/data", Path(__file__))
"""Lines of maps, in which ADR is a sea, and data in the words of others."""


@cache
def sources() -> dict[str, str]:
    """What may cite something, by its path."""
    paths = [*ROOT.glob("*.*"), *(path for folder in _FOLDERS for path in (ROOT / folder).rglob("*"))]
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in paths
        if path.is_file() and path.suffix in _SOURCES and not any(map(path.is_relative_to, _LEFT_OUT))
    }


def flowing(text: str) -> str:
    """The text on one line, so that a citation may be broken over two."""
    return re.sub(r"\s+(?:# )?", " ", text)


def records_cited(text: str) -> set[int]:
    """The numbers of the records that a text names."""
    found = [group for groups in _RECORD.findall(flowing(text)) for group in groups if group]
    return {int(number) for group in found for number in re.findall(r"\d+", group)}


def headings_cited(text: str) -> set[tuple[str, str]]:
    """The pages and headings that a text names."""
    return set(_HEADING.findall(flowing(text)))


def records() -> dict[int, Path]:
    return {int(path.name[:4]): path for path in sorted(RECORDS.glob("[0-9]*.md"))}


@cache
def headings(page: str) -> set[str]:
    path = EXPLANATION / f"{page}.md"
    return (
        set(re.findall(r"^## (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE))
        if path.is_file()
        else set()
    )


def test_every_record_that_is_cited_exists() -> None:
    cited = {name: records_cited(text) - set(records()) for name, text in sources().items()}
    assert {name: missing for name, missing in cited.items() if missing} == {}


def test_every_heading_that_is_cited_exists() -> None:
    cited = [(name, *one) for name, text in sources().items() for one in headings_cited(text)]
    assert len(cited) > 80
    assert [one for one in cited if one[2] not in headings(one[1])] == []


def test_a_citation_is_seen_also_where_a_line_ends_in_it() -> None:
    text = '# Why (ADR 4, 19;\n    # docs: sender, "An echo\n    # confirms nothing").\nSee adr/0105-what.md.'
    assert records_cited(text) == {4, 19, 105}
    assert headings_cited(text) == {("sender", "An echo confirms nothing")}


@each_row("path", records().values())
def test_a_record_has_its_parts(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = _HEAD.match(text)
    assert found is not None
    assert int(found["number"]) == int(path.name[:4])
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Context", "Decision", "Rejected", "Consequences"]


def test_the_index_has_every_number_once() -> None:
    listed = {
        int(number): title
        for number, title in re.findall(r"^\| \[(\d+)\]\(\d{4}-[^)]+\) \| ([^|]+) \|", INDEX, re.MULTILINE)
    }
    assert listed == {
        number: path.read_text(encoding="utf-8").partition("\n")[0].partition(". ")[2]
        for number, path in records().items()
    }
    moved = {int(number) for number in re.findall(r"^\| (\d+) \|", INDEX, re.MULTILINE)}
    unused = {
        int(one) for one in re.findall(r"\d+", INDEX.partition("The numbers ")[2].partition(" were")[0])
    }
    assert not set(listed) & moved
    assert not (set(listed) | moved) & unused
    assert set(listed) | moved | unused == set(range(1, max(listed) + 1))


def test_the_index_names_headings_that_exist() -> None:
    rows = re.findall(r'\]\(\.\./explanation/([a-z-]+)\.md\), "([^"]+)"', INDEX)
    assert len(rows) >= 62
    assert [(page, heading) for page, heading in rows if heading not in headings(page)] == []
