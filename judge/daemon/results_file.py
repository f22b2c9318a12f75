"""The results file: results.tsv in the folder that `[judge] ratings` names, whole or not at all.

It is written again when a game has ended, or was removed, and once a day, as people may leave or show less of
themselves. Nothing is lost with it: it is made from the database.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from judge.daemon.health import reason
from judge.file_owner import PUBLIC, give_to_owner, make_folder, opener
from judge.records.overview import RATINGS
from judge.render.results_table import heading, is_rated, result_line
from judge.service.outgoing.members import people_of
from judge.store.database import Database

log = logging.getLogger(__name__)

NAME = "results.tsv"
_OLD = timedelta(days=1)


@dataclass(slots=True)
class ResultsFile:
    """The file in a folder; `written` is when it was written last, with how many games that had `ended`."""

    store: Database
    folder: Path
    written: datetime | None = None
    ended: int = -1

    def write_if_due(self, now: datetime) -> None:
        """Write the file if what it says may have changed; a folder that is full or gone stops nothing."""
        with self.store.begin() as work:
            ended = work.games.count_ended()
            fresh = self.written is not None and self.written <= now < self.written + _OLD
            if fresh and ended == self.ended:
                return
            rated = [(game, at) for game, at in work.games.ended() if is_rated(game)]
            lines = [result_line(game, at, people_of(work, game)) for game, at in rated]
        try:
            self._replace("\n".join((heading(), *lines, "")))
        except OSError as error:
            log.warning("the list of results is not written: %s", error)
            self.store.health.note_trouble(RATINGS, reason(error), now)
        else:
            self.store.health.note_work(RATINGS, now)
        self.written, self.ended = now, ended

    def _replace(self, text: str) -> None:
        make_folder(self.folder)
        draft = self.folder / f"{NAME}.new"
        draft.unlink(missing_ok=True)
        with open(draft, "x", encoding="utf-8", opener=opener(PUBLIC)) as out:  # Path.open takes no opener
            out.write(text)
        give_to_owner(draft, self.folder)
        draft.replace(self.folder / NAME)
