"""A judge's desk in a folder of its own, for the time of one trial."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from judge.game.state import Game
from judge.store.database import Database
from tests.crash.comparing import Ending, ending
from tests.crash.theatre import services
from tests.scenarios.story import Stage


@contextmanager
def folder() -> Iterator[Path]:
    """Memory, where there is some: what is tried here is not the disk."""
    place = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=place) as name:
        yield Path(name)


@contextmanager
def stage(place: Path) -> Iterator[Stage]:
    """A desk on a fresh database; what goes out is caught."""
    database = Database(f"sqlite:///{place / 'judge.db'}")
    database.upgrade()
    try:
        yield Stage(services(database))
    finally:
        database.close()


def left(place: Path) -> Ending:
    """What a trial left in its database."""
    return ending(place)


def game_of(here: Stage) -> Game:
    """The game of the stories."""
    with here.services.store.begin() as work:
        found = work.games.get("alpha")
    assert found is not None
    return found
