from __future__ import annotations

from pathlib import Path

import pytest

from tests.scenarios.alpha import database
from tests.scenarios.played import on_disk
from tests.scenarios.story import STORIES

NAMES = sorted(file.stem for file in STORIES.glob("*.story"))


@pytest.mark.parametrize("name", NAMES)
def test_a_story_ends_as_it_is_told(tmp_path: Path, name: str) -> None:
    database(on_disk(tmp_path / "judge.db", name)).close()
