"""An order mail runs through few files, so that whoever follows its way (docs/flow.md) keeps his."""

from __future__ import annotations

import subprocess
import sys
from itertools import groupby

from tests.architecture.sources import ROOT

MOST_FILES = 100


def test_an_order_mail_runs_through_few_files() -> None:
    """In a process of its own, where nothing is remembered from an earlier mail."""
    command = [sys.executable, "-m", "tests.scenarios.mail_files"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    files = run.stdout.split()
    assert "service/incoming/intake.py" in files
    assert len(files) <= MOST_FILES, f"{len(files)} files, {MOST_FILES} at most:\n{by_room(files)}"


def by_room(files: list[str]) -> str:
    """The files in one paragraph a room, with their number."""
    rooms = [(room, list(inside)) for room, inside in groupby(files, key=lambda file: file.split("/")[0])]
    return "\n".join(f"{room} {len(inside)}: {' '.join(inside)}" for room, inside in rooms)
