"""A judge as a story leaves it: the story is played once in a process, each test has a copy."""

from __future__ import annotations

import tempfile
from copy import copy, deepcopy
from dataclasses import replace
from functools import cache
from pathlib import Path

from judge.store.database import Database
from tests.scenarios.story import CapturedTransport, StoryJudge
from tests.servers import sqlite
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on


def in_memory(*stories: str) -> StoryJudge:
    """These stories one after the other on a temporary database."""
    return twin(_in_memory(stories))


def on_disk(file: Path, *stories: str) -> StoryJudge:
    """These stories one after the other on a SQLite database in this file, which the caller closes."""
    contents, played = _on_disk(stories)
    file.write_bytes(contents)
    return _apart(played, Database(f"sqlite:///{file}"))


def twin(here: StoryJudge) -> StoryJudge:
    """The same judge on a database of its own, to try something without consequences for the first."""
    store = here.services.store
    assert isinstance(store, TemporaryDatabase)
    return _apart(here, store.copy())


@cache
def _in_memory(stories: tuple[str, ...]) -> StoryJudge:
    return _play(StoryJudge(services_on(TemporaryDatabase())), stories)


@cache
def _on_disk(stories: tuple[str, ...]) -> tuple[bytes, StoryJudge]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "judge.db"
        database = sqlite.fresh(file)
        played = _play(StoryJudge(services_on(database)), stories)
        database.close()
        return file.read_bytes(), played


def _play(judge: StoryJudge, stories: tuple[str, ...]) -> StoryJudge:
    for story in stories:
        judge.play(story)
    return judge


def _apart(here: StoryJudge, store: Database | TemporaryDatabase) -> StoryJudge:
    return replace(
        here,
        services=replace(
            here.services,
            store=store,
            passwords=deepcopy(here.services.passwords),
            chores=copy(here.services.chores),
        ),
        transport=CapturedTransport([*here.transport.mails]),
        unread=[*here.unread],
        sent=[*here.sent],
        leaders=dict(here.leaders),
    )
