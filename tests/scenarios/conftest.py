from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scenarios import played as stories
from tests.scenarios.alpha import database
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.story import StoryJudge
from tests.servers import sqlite
from tests.services import services_on


@pytest.fixture
def story(tmp_path: Path) -> Iterator[StoryJudge]:
    """A judge with real parts on a fresh database; only the transport is captured."""
    fresh = sqlite.fresh(tmp_path / "judge.db")
    yield StoryJudge(services_on(fresh))
    fresh.close()


@pytest.fixture
def opening(tmp_path: Path) -> Iterator[StoryJudge]:
    """The same with the game of the opening."""
    judge = stories.on_disk(tmp_path / "judge.db", "opening")
    yield judge
    database(judge).close()


@pytest.fixture
def game(tmp_path: Path) -> Iterator[StoryJudge]:
    """The game of the opening, and somebody registered (`alpha.EVE`) who is not in it."""
    judge = stories.on_disk(tmp_path / "judge.db", "opening", "parts/somebody-new")
    yield judge
    database(judge).close()


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    """The game of the opening on a temporary database, played once for a file."""
    return judge_in_memory()


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    """That game for one test, whose people answer no question by themselves."""
    judge = stories.twin(played)
    judge.says_yes = False
    return judge
