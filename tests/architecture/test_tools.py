"""The linters, run as tests so that one command shows everything; `-m "not tools"` leaves them out."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.architecture.sources import ROOT

pytestmark = pytest.mark.tools


@pytest.mark.parametrize(
    "command",
    [("ruff", "check", "."), ("ruff", "format", "--check", "."), ("mypy",)],
    ids=" ".join,
)
def test_it_finds_nothing(command: tuple[str, ...]) -> None:
    run = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
