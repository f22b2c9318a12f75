"""The page of the command line is drawn from the verbs."""

from __future__ import annotations

from pathlib import Path

from judge.cli.main import VERBS, main
from judge.cli.manual import manual

PAGE = Path(__file__).resolve().parents[3] / "docs/reference/cli.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == manual(main)


def test_every_verb_has_its_chapter() -> None:
    for verb in VERBS:
        assert f"## judge {verb}" in manual(main)
