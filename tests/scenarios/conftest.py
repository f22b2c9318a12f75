from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.store.database import Database
from tests.scenarios.alpha import EVE
from tests.scenarios.echoes import judge_in_memory, twin
from tests.scenarios.story import StoryJudge
from tests.services import services_on


@pytest.fixture
def story(tmp_path: Path) -> Iterator[StoryJudge]:
    """A judge with real parts on a fresh database; only the transport is captured."""
    database = Database(f"sqlite:///{tmp_path / 'judge.db'}")
    database.upgrade()
    yield StoryJudge(services_on(database))
    database.close()


@pytest.fixture
def game(story: StoryJudge) -> StoryJudge:
    """The game of the opening, and somebody registered who is not in it."""
    story.play("opening")
    story.deliver(EVE, "me", "REGISTER\nName: Eve\nEND\n")
    return story


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    """The game of the opening in memory, played once for a file."""
    return judge_in_memory()


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    """That game for one test, whose people answer no question by themselves."""
    judge = twin(played)
    judge.says_yes = False
    return judge
