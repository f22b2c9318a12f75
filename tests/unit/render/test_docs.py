"""The reference pages about emails, commands and settings say what the judge does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from judge.game.commands import COMMANDS
from judge.render.help_pages import settings_help
from judge.render.reference import classic_judge, reference_pages
from tests.drawn_files import on_file

DOCS = Path(__file__).parents[3] / "docs" / "reference"

SNAPSHOTS = Path(__file__).parent / "snapshots"
LAYOUT = re.findall(
    r"^```text (\S+)\n(.*?)^```", (DOCS / "mails.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
)
"""The blocks of the page that programs are written by: the name of an email, and lines of it."""

PAGES = reference_pages()


@pytest.mark.parametrize("name", PAGES)
def test_a_reference_page_is_up_to_date(name: str) -> None:
    assert on_file(DOCS / name, PAGES[name]) == PAGES[name]


@pytest.mark.parametrize(("name", "block"), LAYOUT, ids=[name for name, _ in LAYOUT])
def test_a_block_of_the_layout_is_in_the_email_that_it_names(name: str, block: str) -> None:
    """Whole lines in their order; a line with … alone stands for lines that are left out."""
    position, text = 0, (SNAPSHOTS / f"{name}.txt").read_text(encoding="utf-8")
    for part in re.split(r"^…\n", block, flags=re.MULTILINE):
        found = re.compile(rf"^{re.escape(part)}", re.MULTILINE).search(text, position)
        assert found, f"not in {name}.txt, in that order:\n{part}"
        position = found.end()


def test_the_layout_shows_results_of_each_kind_of_phase() -> None:
    titles = [
        title for _, block in LAYOUT for title in re.findall(r"^(\w+) results for ", block, re.MULTILINE)
    ]
    assert titles == ["Movement", "Retreat", "Adjustment"]


@pytest.mark.parametrize(
    ("kind", "usages"),
    [
        ("commands", [entry.usage[0] for entry in COMMANDS.values()]),
        ("settings", [row.usage[0] for row in settings_help()]),
    ],
)
def test_what_the_classic_judge_does_otherwise_is_said_of_what_there_is(kind: str, usages: list[str]) -> None:
    said = list(classic_judge()[kind])
    assert said == [usage for usage in usages if usage in said]
