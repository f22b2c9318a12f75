"""The site's folder: files are written only when their text changed, so that copies of it stay cheap.

A mark says whose site the folder is and what its pages were made of, a list which files the judge wrote: so
another judge's site, or a folder that holds anything else before the first build, is refused, and nothing is
deleted but what the list has and no page names any more. A file is in the list before it is written, so that
a build that is cut leaves none behind that the next one would not know. Links to elsewhere are not followed.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from judge.file_owner import give_to_owner, make_folder

MARK, LIST = ".judge-site", ".judge-site-files"
_PARTIAL = ".partial"
_OURS = frozenset({".css", ".html", ".ics", ".svg", ".txt", ".xml"})
"""How the names of a site's files end."""


class NotASite(OSError):  # noqa: N818  # it names what was found
    """The folder holds something else than this judge's site."""


@dataclass
class SiteFolder:
    """Writes files below a folder and counts them; `finish` deletes what belongs to none of its pages.

    `judge` is the address of the judge whose site it is.
    """

    path: Path
    judge: str
    written: int = 0
    unchanged: int = 0
    deleted: int = 0
    _files: set[str] = field(default_factory=set)
    """What the pages are, by their names below the folder."""
    _listed: set[str] = field(default_factory=set)
    _by_folder: Mapping[str, list[str]] = field(default_factory=dict)
    """What the list had at the beginning, by folder."""

    def open(self) -> None:
        """Make the folder if need be; NotASite if it is another's."""
        make_folder(self.path)
        self.require_ours()
        if not self.note():
            self._put(MARK, json.dumps({"judge": self.judge}))
        self._listed = self._read_list()
        by_folder = defaultdict[str, list[str]](list)
        for name in self._listed:
            by_folder[name.rpartition("/")[0]].append(name)
        self._by_folder = by_folder

    def require_ours(self) -> None:
        """NotASite if the folder holds other files, or another judge's site; nothing is written."""
        if not (self.path / MARK).exists() and any(self.path.iterdir()):
            raise NotASite(f"{self.path} holds other files; a site needs a folder of its own")
        owner = self.note().get("judge", self.judge)
        if owner != self.judge:
            raise NotASite(
                f"{self.path} is the site of {owner}; a site needs a folder of its own"
                " (after a change of address, delete the folder)"
            )

    def note(self) -> Mapping[str, Any]:
        """What was noted when the files were last written; empty where nothing can be read."""
        try:
            found = json.loads((self.path / MARK).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def keep(self, folder: str) -> bool:
        """Leave the files of a folder as they are; False if it is not there."""
        found = self._by_folder.get(folder, ())
        if not found or not (self.path / folder).is_dir() or (self.path / folder).is_symlink():
            return False
        self._files.update(found)
        self.unchanged += len(found)
        return True

    def write(self, name: str, text: str) -> None:
        """Put a file in place, whole or not at all, if it is new or its text differs.

        NotASite where a link stands in the place of its folder.
        """
        file, raw = self.path / name, text.encode("utf-8")
        self._require_no_link(name)
        self._files.add(name)
        if file.is_file() and not file.is_symlink() and file.read_bytes() == raw:
            self._note_ours(name)
            self.unchanged += 1
            return
        make_folder(file.parent)
        self._note_ours(name)
        self._put(name, text)
        self.written += 1

    def finish(self, note: Mapping[str, Any]) -> None:
        """Delete what no page names any more, of games that are private now, or removed; keep the note."""
        for name in sorted(self._listed - self._files):
            if self._is_linked(name):
                continue
            with suppress(FileNotFoundError):
                (self.path / name).unlink()
                self.deleted += 1
        folders = {name.rpartition("/")[0] for name in self._listed}
        self._clear(folder for folder in folders if not self._is_linked(f"{folder}/"))
        self._put(LIST, "".join(f"{name}\n" for name in sorted(self._files)))
        self._put(MARK, json.dumps({"judge": self.judge, **note}))

    def _clear(self, folders: Iterable[str]) -> None:
        """Delete what builds that were cut have left in these folders, and those that are empty then."""
        for folder in map(self.path.joinpath, sorted(folders, reverse=True)):
            for left in folder.glob(f".*{_PARTIAL}"):
                name = left.name[1:].removesuffix(_PARTIAL)
                if (left.parent / name).relative_to(self.path).as_posix() in self._listed:
                    left.unlink()
            if folder != self.path and folder.is_dir() and not any(folder.iterdir()):
                folder.rmdir()

    def _note_ours(self, name: str) -> None:
        if name not in self._listed:
            with (self.path / LIST).open("a", encoding="utf-8") as out:
                give_to_owner(out.fileno(), self.path)
                out.write(f"{name}\n")
            self._listed.add(name)

    def _read_list(self) -> set[str]:
        """What the judge wrote; where an older version kept no list, all that looks like it: it was alone."""
        try:
            return set((self.path / LIST).read_text(encoding="utf-8").splitlines())
        except FileNotFoundError:
            found = (*self.path.glob("*"), *(path for path in self.path.glob("*/*")))
        names = {one.relative_to(self.path).as_posix() for one in found if one.suffix in _OURS}
        return {name for name in names if not self._is_linked(name) and (self.path / name).is_file()}

    def _require_no_link(self, name: str) -> None:
        if self._is_linked(name):
            folder = self.path / name.rpartition("/")[0]
            raise NotASite(f"{folder} is a link to elsewhere, and a site writes into its own folder only")

    def _is_linked(self, name: str) -> bool:
        """Whether a folder on the way to the file is a link."""
        return any((self.path / one).is_symlink() for one in Path(name).parents if one != Path())

    def _put(self, name: str, text: str) -> None:
        """Write a file whole; a link of its name, or of the unfinished file's, is replaced, not followed."""
        file = self.path / name
        partial = file.with_name(f".{file.name}{_PARTIAL}")
        partial.unlink(missing_ok=True)
        with partial.open("xb") as out:
            give_to_owner(out.fileno(), file.parent)
            out.write(text.encode("utf-8"))
        if name in (MARK, LIST):
            partial.chmod(0o600)
        partial.replace(file)
