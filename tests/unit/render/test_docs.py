"""The reference pages about mails, commands and settings say what the judge does."""

from __future__ import annotations

import inspect
import os
from pathlib import Path

import pytest

from judge.game.commands import COMMANDS
from judge.render.help_pages import settings_help
from judge.render.reference import classic_judge, reference_pages
from judge.service.notices.notice import Notice
from tests.unit.render.samples import SAMPLES
from tests.unit.render.seven_players import compose

DOCS = Path(__file__).parents[3] / "docs" / "reference"

INTRODUCTION = Path(__file__).with_name("mails_introduction.md")


def _mails_page() -> str:
    parts = [INTRODUCTION.read_text(encoding="utf-8")]
    for kind, name in _first_scenes().items():
        sample = SAMPLES[name]
        mail = compose(sample.notice, sample.to, sample.now)
        doc = inspect.getdoc(kind) or ""
        parts.append(
            f"## {kind.template.replace('_', ' ').capitalize()}\n\n"
            f"{doc.partition(chr(10))[0]}\n\n"
            f"When: {sample.when_sent}.\n\n"
            f"```\nSubject: {mail.subject}\n\n{mail.body}```\n"
            f"{_others(kind, name)}"
        )
    return "\n".join(parts)


def _first_scenes() -> dict[type[Notice], str]:
    """Each kind of notice with its first sample, in the order of the samples."""
    found: dict[type[Notice], str] = {}
    for name, sample in SAMPLES.items():
        found.setdefault(type(sample.notice), name)
    return found


def _others(kind: type[object], shown: str) -> str:
    names = [n for n, s in SAMPLES.items() if type(s.notice) is kind and n != shown]
    links = "".join(f"- [{n}](../../tests/unit/render/snapshots/{n}.txt)\n" for n in names)
    return f"\nOther examples:\n\n{links}" if links else ""


PAGES = {"mails.md": _mails_page(), **reference_pages()}


@pytest.mark.parametrize("name", PAGES)
def test_a_reference_page_is_up_to_date(name: str) -> None:
    file = DOCS / name
    if os.environ.get("UPDATE_SNAPSHOTS"):
        file.write_text(PAGES[name], encoding="utf-8")
    assert PAGES[name] == file.read_text(encoding="utf-8")


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
