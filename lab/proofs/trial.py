"""A judge in a folder of its own, for the time of one trial."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from judge.game.state import Game
from judge.render.composer import MailComposer
from judge.render.documents import TextDocuments
from judge.store.database import Database
from tests.crash.spool import services
from tests.scenarios.story import StoryJudge
from tests.servers import sqlite
from tests.services import PAGE_TOKENS


@contextmanager
def trial_folder() -> Iterator[Path]:
    """A folder for one trial, in memory where there is some: what is tried here is not the disk."""
    place = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=place) as name:
        yield Path(name)


@contextmanager
def story_judge(place: Path) -> Iterator[StoryJudge]:
    """A judge on the database in a folder, a fresh one if there is none; what goes out is captured."""
    file = place / "judge.db"
    database = Database(f"sqlite:///{file}") if file.exists() else sqlite.fresh(file)
    try:
        yield StoryJudge(services(database))
    finally:
        database.close()


def speak(here: StoryJudge, language: str) -> None:
    """Let the judge write in a language to everyone who has not chosen one."""
    info = replace(here.services.judge_info, language=language)
    composer = MailComposer(info, page_tokens=PAGE_TOKENS)
    documents = TextDocuments(composer.templates)
    here.services = replace(here.services, judge_info=info, composer=composer, documents=documents)


def game_of(here: StoryJudge) -> Game:
    """The game of the stories."""
    with here.services.store.begin() as work:
        found = work.games.get("alpha")
    assert found is not None
    return found
