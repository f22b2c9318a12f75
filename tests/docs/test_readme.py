"""The commands of the README are run as they stand there."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONSOLE = re.findall(r"^```console\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", CONSOLE)
def test_the_commands_answer_as_shown(text: str, tmp_path: Path) -> None:
    command, _, answer = text.partition("\n")
    given, _, called = command.removeprefix("$ ").partition(" | ")
    said = shlex.split(given)
    assert said[0] == "echo"
    done = subprocess.run(
        [sys.executable, "-m", "judge.cli.main", *shlex.split(called)[1:]],
        cwd=tmp_path,
        input=said[1] + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == json.loads(answer)
