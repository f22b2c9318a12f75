"""What the README boasts of is what the table of promises says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lab.proofs.registry import PROOFS

ROOT = Path(__file__).resolve().parents[2]
README = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
PAGE = (ROOT / "docs/explanation/promises.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("boast", "proof"),
    [
        (r"([\d,]+) kills of the process", "kills"),
        (r"([\d,]+) forged emails: no effect", "forgeries"),
        (r"([\d,]+) emails with passwords and tokens in every position", "sessions"),
        (r"([\d,]+) pairs of gunboat games", "gunboat"),
        (r"([\d,]+) emails within five seconds of a deadline", "deadline"),
        (r"clock changes in ([\d,]+) time zones", "summer time"),
    ],
)
def test_the_readme_quotes_the_table(boast: str, proof: str) -> None:
    quoted = re.search(boast, README)
    assert quoted is not None
    (entry,) = [one for one in PROOFS if one.name == proof]
    row = re.search(rf"^\| {re.escape(entry.threat)} \|.*\| ([\d,]+) {entry.counted}, ", PAGE, re.MULTILINE)
    assert row is not None
    assert quoted[1] == row[1]


def test_every_row_holds() -> None:
    for entry in PROOFS:
        row = re.search(rf"^\| {re.escape(entry.threat)} \|.*$", PAGE, re.MULTILINE)
        assert row is not None, entry.name
        assert re.search(r"\| holds(;[^|]*)? \|$", row[0]), entry.name
