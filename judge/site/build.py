"""The site brought up to date: the public games of a database as pages in a folder.

`build` writes everything again. `update`, which the daemon calls after its work, makes the pages of the games
alone that changed since: their fingerprints, and their rows in the lists of games, are kept in the folder's
mark. Once a day, and where another version of the judge wrote them, all are made again, as names of people
who have left a game are in no one's fingerprint. The page of a series is made whenever any game changed,
those of its games when it did.

A fault in the pages of one game keeps no other's from being made: that game's stay as they were and out of
the list if it is new, it is logged by name, and the next build tries again.
"""

from __future__ import annotations

import errno
import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from pathlib import Path

from judge.notices.publication import Publication
from judge.render.file_names import folder_of
from judge.render.mail_context import Values
from judge.render.site.site_pages import SitePages
from judge.rules.english import listing
from judge.service.publication import published
from judge.site.folder import NotASite, SiteFolder, is_whole, keyed, sealed
from judge.store.database import Database
from judge.store.locks import try_lock

log = logging.getLogger(__name__)
_SEALED = ("of", "games")
"""The parts of the note: what the pages are made of, and what is shown of which game."""
_PAUSE = timedelta(seconds=30)
"""Between two updates: letters come in bursts."""


class SiteFault(OSError):  # noqa: N818  # it names what was found
    """Pages that could not be made; the others are there."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """What the folder has of a game: of which fingerprint its pages are, and its rows, if it is public."""

    fingerprint: str
    rows: Mapping[str, Values] | None
    """By the languages of the lists of games, as in `SitePages.game_rows`."""


@dataclass(slots=True)
class Site:
    """The site of a database in a folder."""

    pages: SitePages
    database: Database
    path: Path
    faults: dict[str, str] = field(default_factory=dict)
    """Games whose pages could not be made in the last build, and why."""
    _told: Mapping[str, str] = field(default_factory=dict)
    """Those of the build before, which have been logged."""
    _looked: datetime | None = None
    _fault: str = ""
    """What was wrong at the last attempt."""

    def build(self, today: date) -> SiteFolder:
        """Make all pages and write what differs; NotASite if the folder holds something else."""
        return self._write(self._folder(), {}, self._fingerprints(), today)

    def update(self, now: datetime) -> None:
        """Make the pages of the games that changed.

        OSError for a folder that is full, gone or another's; SiteFault, which is one, for pages that could
        not be made. What is wrong is said until it has been tried again.
        """
        if self._looked is None or not self._looked <= now < self._looked + _PAUSE:
            self._looked = now
            self._look(now.date())
        if self._fault:
            raise SiteFault(self._fault)

    def _look(self, today: date) -> None:
        lock = try_lock(self.database.connections, "site")
        if lock is None:
            return  # another process of this judge updates the site
        try:
            self._update(today)
        except OSError as error:
            self._fault = str(error) or type(error).__name__
        except Exception as error:
            log.exception("the pages of the site could not be made")
            self._fault = f"its pages could not be made ({type(error).__name__}), see the log"
        else:
            self._fault = f"{fault_sentence(self.faults)}, see the log" if self.faults else ""
        finally:
            lock.release()

    def _update(self, today: date) -> None:
        folder, fingerprints = self._folder(), self._fingerprints()
        shown = self._shown(folder, fingerprints, today)
        if shown is None or {name: one.fingerprint for name, one in shown.items()} != fingerprints:
            self._write(folder, shown or {}, fingerprints, today)

    def _folder(self) -> SiteFolder:
        return SiteFolder(self.path, self.pages.judge)

    def _shown(
        self, folder: SiteFolder, fingerprints: Mapping[str, str], today: date
    ) -> Mapping[str, _Shown] | None:
        """Return what the folder has of each game, None if all must be made anew."""
        note = folder.note()
        whole = is_whole(self.database.salt, note, _SEALED)
        if not whole or note["of"] != self._made_of(today):
            return None
        names = {self._covered(name): name for name in fingerprints}
        return {names.get(name, name): _Shown(*one) for name, one in note["games"].items()}

    def _covered(self, name: str) -> str:
        """Return how the note names a game that is not shown: a web server may show the note."""
        return f"keyed:{keyed(self.database.salt, name)}"

    def _made_of(self, today: date) -> list[str]:
        return [self.pages.edition, today.isoformat()]

    def _fingerprints(self) -> Mapping[str, str]:
        with self.database.begin() as work:
            found = work.games.fingerprints()
        return {name: keyed(self.database.salt, f"{name} {one}") for name, one in found.items()}

    def _write(
        self, folder: SiteFolder, shown: Mapping[str, _Shown], fingerprints: Mapping[str, str], today: date
    ) -> SiteFolder:
        folder.open()
        self._told, self.faults = self.faults, {}
        as_they_are = {
            name: one for name, one in shown.items() if not _tells_of_another(one, shown, fingerprints)
        }
        games = {
            name: self._game(folder, name, as_they_are.get(name), fingerprint)
            for name, fingerprint in sorted(fingerprints.items())
        }
        shown_games = [one.rows for one in games.values() if one.rows is not None]
        self._write_files(folder, self.pages.judge_files(shown_games).items())
        self._write_pages_of_edition(folder)
        for name in folder.clear():
            self.faults[name] = "no longer public, and it cannot be deleted"
        noted = {
            name if one.rows else self._covered(name): [one.fingerprint, one.rows]
            for name, one in games.items()
        }
        if self.faults.keys() - games.keys():
            noted[""] = ["", None]  # no game, so that the next update tries again
        folder.finish(sealed(self.database.salt, {"of": self._made_of(today), "games": noted}))
        return folder

    def _write_pages_of_edition(self, folder: SiteFolder) -> None:
        """Write what no game changes, unless that of this edition is there."""
        note = folder.note()
        same = is_whole(self.database.salt, note, _SEALED) and note["of"][0] == self.pages.edition
        for name, made in self.pages.of_edition():
            if not (same and folder.keep(name)):
                self._write_files(folder, made())

    def _write_files(self, folder: SiteFolder, files: Iterable[tuple[str, str]]) -> None:
        for name, text in files:
            if why := _write_page(folder, name, text):
                self.faults[name] = why

    def _game(self, folder: SiteFolder, name: str, shown: _Shown | None, fingerprint: str) -> _Shown:
        """Return a game's pages, left as they are if it has not changed since."""
        same = shown is not None and shown.fingerprint == fingerprint
        if shown is not None and same and (shown.rows is None or folder.keep(folder_of(name))):
            return shown
        public: Publication | None = None
        try:
            with self.database.begin() as work:
                public = published(work, name)
            if not public:
                return _Shown(fingerprint, None)
            files, rows = self.pages.game_files(public), self.pages.game_rows(public)
        except OSError:  # a full disk or a locked database says nothing about the game
            raise
        except Exception as error:  # noqa: BLE001  # a mistake of the program, which is noted and logged
            self._note_fault(name, error)
            # What cannot be read may be private since; what can is shown as it was.
            kept = public is not None and folder.keep(folder_of(name))
            return _Shown("", shown.rows if shown is not None and kept else None)
        wrong = _write_pages(folder, name, files)
        if wrong:
            self.faults[name] = next(iter(wrong.values()))
        return _Shown("" if wrong else fingerprint, None if _FRONT in wrong else rows)

    def _note_fault(self, name: str, error: Exception) -> None:
        """Note a mistake of the program; it is logged once."""
        self.faults[name] = why = type(error).__name__
        if self._told.get(name) != why:
            log.error("the pages of game %s could not be made", name, exc_info=error)


_FRONT = "index.html"
"""A game's page that the list of games leads to."""
_OF_THE_DISK = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO)
"""What keeps all pages from being written."""


def _write_pages(folder: SiteFolder, name: str, files: Mapping[str, str]) -> Mapping[str, str]:
    """Write the pages of a game; return those that cannot be written, and why. OSError if none can."""
    reasons = {file: _write_page(folder, f"{folder_of(name)}/{file}", text) for file, text in files.items()}
    return {file: why for file, why in reasons.items() if why}


def _write_page(folder: SiteFolder, name: str, text: str) -> str:
    """Write a page; why it cannot be, "" if it is. OSError if none can be."""
    try:
        folder.write(name, text)
    except NotASite as error:
        return str(error)
    except OSError as error:
        if error.errno in _OF_THE_DISK:
            raise
        return f"{error.filename or name}: {error.strerror or type(error).__name__}"
    return ""


def fault_sentence(faults: Mapping[str, str]) -> str:
    """Return which games' pages could not be made, and why not."""
    games = listing(f"{name} ({why})" for name, why in faults.items())
    return f"the pages of {games} could not be made"


def _tells_of_another(one: _Shown, shown: Mapping[str, _Shown], fingerprints: Mapping[str, str]) -> bool:
    """Whether the page tells of a game that may have changed: a series of its games, a game of its series."""
    if one.rows is None:
        return False
    row = next(iter(one.rows.values()))
    series = str(row["of_series"])
    known = shown[series].fingerprint if series in shown else ""
    return bool(row["is_series"] or (series and known != fingerprints.get(series)))
