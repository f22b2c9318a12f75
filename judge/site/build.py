"""The site brought up to date: the public games of a database as pages in a folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from judge.render.file_names import folder_of
from judge.render.site.game_values import game_row
from judge.render.site.site_pages import SitePages
from judge.service.outgoing.members import people_of
from judge.service.publication import Publication, publicly
from judge.site.folder import SiteFolder
from judge.store.database import Database


def write_site(pages: SitePages, database: Database, directory: Path) -> SiteFolder:
    """Bring the folder up to date with the games in the database; NotASite if it holds something else."""
    folder, rows = SiteFolder(directory), []
    folder.open()
    for public in _published(database):
        rows.append(game_row(public))
        for name, text in pages.game_files(public).items():
            folder.write(f"{folder_of(public.game.name)}/{name}", text)
    for name, text in pages.judge_files(rows).items():
        folder.write(name, text)
    folder.finish()
    return folder


def _published(database: Database) -> Iterator[Publication]:
    """The public games, by name, one in memory at a time."""
    with database.begin() as work:
        for game in work.games.all():
            public = publicly(game, work.games.record(game.name), people_of(work, game))
            if public is not None:
                yield public
