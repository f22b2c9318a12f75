from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.store.database import Database
from tests.scenarios.alpha import EVE
from tests.scenarios.story import Stage
from tests.services import services_on


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    """A desk with real parts on a fresh database; only the wire is caught."""
    database = Database(f"sqlite:///{tmp_path / 'judge.db'}")
    database.upgrade()
    yield Stage(services_on(database))
    database.close()


@pytest.fixture
def game(stage: Stage) -> Stage:
    """The game of the opening, and somebody registered who is not in it."""
    stage.play("opening")
    stage.deliver(EVE, "me", "REGISTER\nName: Eve\nEND\n")
    return stage
