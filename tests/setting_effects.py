"""Shows that each setting's test is one of its effect: it fails with the setting kept at its usual value.

`python -m tests.setting_effects [setting …]` runs the tests that tests/data/settings.toml names, each once as
it is and once under `tests.pinned_setting`, and prints those that pass both times or fail as they are.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

from tests.pinned_setting import VARIABLE

TESTS = Path(__file__).parent
_STORY = "scenarios/test_stories.py::test_a_story_ends_as_it_is_told[{}]"


def effects() -> Mapping[str, str]:
    """The test of each setting's effect, `unit/game/test_press.py::test_name` or `stories/name`."""
    rows = tomllib.loads((TESTS / "data/settings.toml").read_text(encoding="utf-8"))
    return {name: row["effect"] for name, row in rows.items()}


def fails(effect: str, pinned: str = "") -> bool:
    """Whether the test fails, with that setting pinned."""
    story = effect.removeprefix("stories/")
    node = _STORY.format(story) if story != effect else effect
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "tests.pinned_setting", f"tests/{node}"]
    environment = {**os.environ, VARIABLE: pinned}
    done = subprocess.run(command, cwd=TESTS.parent, env=environment, capture_output=True, check=False)
    return done.returncode != 0


def main() -> None:
    asked = sys.argv[1:]
    wrong = 0
    for name, effect in effects().items():
        if asked and name not in asked:
            continue
        said = "fails" if fails(effect) else "" if fails(effect, name) else "does not see the setting"
        wrong += bool(said)
        sys.stdout.write(f"{name}: {effect}{' ' + said.upper() if said else ''}\n")
        sys.stdout.flush()
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
