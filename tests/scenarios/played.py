"""A judge as a story leaves it: the story is played once in a process, each test has a copy."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from copy import copy, deepcopy
from dataclasses import replace
from functools import cache
from pathlib import Path

from judge.store.database import Database
from tests.scenarios.story import CapturedTransport, Step, StoryJudge, read, split
from tests.servers import sqlite
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on


def in_memory(*stories: str) -> StoryJudge:
    """These stories one after the other on a temporary database."""
    contents, there = _played(stories)
    return _apart(there, TemporaryDatabase(contents))


def on_disk(file: Path, *stories: str) -> StoryJudge:
    """These stories one after the other on a SQLite database in this file, which the caller closes."""
    contents, there = _played(stories)
    file.write_bytes(contents)
    return _apart(there, Database(f"sqlite:///{file}"))


def begin(judge: StoryJudge, *stories: str) -> None:
    """Put these stories behind a judge on a SQLite file to whom nothing has happened."""
    contents, there = _played(stories)
    store = judge.services.store
    assert store.connections.file is not None
    assert not judge.mail_count
    store.connections.close()
    store.connections.file.write_bytes(contents)
    vars(judge).update(vars(_apart(there, store)))


def twin(here: StoryJudge) -> StoryJudge:
    """The same judge on a database of its own, to try something without consequences for the first."""
    store = here.services.store
    assert isinstance(store, TemporaryDatabase)
    return _apart(here, store.copy())


@cache
def _played(stories: tuple[str, ...]) -> tuple[bytes, StoryJudge]:
    """The database after these stories, and the judge, whose own database is closed."""
    before, steps = _last_of(stories)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "judge.db"
        judge = on_disk(file, *before) if before else StoryJudge(services_on(sqlite.fresh(file)))
        judge.take(steps)
        judge.services.store.close()
        return file.read_bytes(), judge


def _last_of(stories: tuple[str, ...]) -> tuple[tuple[str, ...], Iterator[Step]]:
    """The stories before the last steps, and these: a story that begins with another goes on from there."""
    *before, last = stories
    if before:
        return tuple(before), read(last)
    first, steps = split(last)
    return tuple(filter(None, [first])), steps


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
