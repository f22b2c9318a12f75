"""The site's folder: files are written only when their text changed, so that copies of it stay cheap.

A mark says whose site the folder is and what its pages were made of, a list which files the judge wrote: so
another judge's site, or a folder that holds anything else before the first build, is refused, and nothing is
deleted but what the list has and no page names any more. A file is in the list before it is written, so that
a build that is cut leaves none after that the next one would not know. Links to elsewhere are not followed.
Both may be damaged: a folder whose mark says no more whose site it is is refused, and only names of pages
count in the list.
"""

from __future__ import annotations

import hmac
import json
import logging
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

from judge.file_owner import PRIVATE, PUBLIC, give_to_owner, make_folder, opener

# Seal of the site's note, by a secret of the judge's: no one guesses a game from it, or forges it.

_SEAL = "seal"


def keyed(secret: bytes, text: str) -> str:
    """Return a digest of the text that nobody makes without the secret."""
    return hmac.new(secret, f"site {text}".encode(), "sha256").hexdigest()


def sealed(secret: bytes, note: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the note with its seal."""
    return {**note, _SEAL: _seal(secret, note)}


def is_whole(secret: bytes, note: Mapping[str, Any], parts: tuple[str, ...]) -> bool:
    """Return whether these parts of a note are as they were sealed."""
    if not all(part in note for part in parts):
        return False
    found = _seal(secret, {part: note[part] for part in parts})
    return hmac.compare_digest(found.encode(), str(note.get(_SEAL)).encode("utf-8", "replace"))


def _seal(secret: bytes, note: Mapping[str, Any]) -> str:
    as_kept = json.loads(json.dumps(note))  # its keys become strings, as in the file
    return keyed(secret, json.dumps(as_kept, sort_keys=True))


log = logging.getLogger(__name__)
MARK, LIST = ".judge-site", ".judge-site-files"
_PARTIAL = ".partial"
_DEEPEST = 3
"""Parts of a page's name: its language's folder, that of HELP or of the example, and its own."""
_OURS = frozenset({".css", ".html", ".ics", ".js", ".svg", ".txt", ".xml"})
"""How the names of a site's files end."""


class NotASite(OSError):  # noqa: N818  # it names what was found
    """The folder, or the place of a page in it, holds something else than this judge's site.

    Its words say what to do as well.
    """


@dataclass
class SiteFolder:
    """Writes files below a folder and counts them; `clear` deletes what belongs to none of its pages.

    `judge` is the address of the judge whose site it is.
    """

    path: Path
    judge: str
    written: int = 0
    unchanged: int = 0
    deleted: int = 0
    _files: set[str] = field(default_factory=set)
    """The pages, by their names in the folder."""
    _listed: set[str] = field(default_factory=set)
    _left: set[str] = field(default_factory=set)
    _by_folder: Mapping[str, list[str]] = field(default_factory=dict)
    """What the list contained at the beginning, by folder."""

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
            raise NotASite(
                f"{self.path} holds other files; a site needs a folder of its own, so name one in [site] path"
            )
        owner = self._read_note().get("judge", self.judge)
        if owner != self.judge:
            raise NotASite(
                f"{self.path} is the site of {owner}; a site needs a folder of its own"
                " (after a change of address, delete the folder)"
            )

    def note(self) -> Mapping[str, Any]:
        """Return what was noted when the files were last written.

        Empty where there is nothing, or it is damaged.
        """
        try:
            return self._read_note()
        except OSError:
            return {}

    def _read_note(self) -> Mapping[str, Any]:
        try:
            found = json.loads((self.path / MARK).read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError):
            found = None
        if isinstance(found, dict):
            return found
        raise NotASite(
            f"{self.path / MARK} is damaged or cannot be read, so that nothing says whose site this is;"
            " if it is this judge's, delete the folder, and it is made anew"
        )

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

        NotASite where a link stands in place of its folder, or a folder in its own.
        """
        file, raw = self.path / name, text.encode("utf-8")
        self._require_place(name)
        self._files.add(name)
        if file.is_file() and not file.is_symlink() and file.read_bytes() == raw:
            self._note_ours(name)
            self.unchanged += 1
            return
        make_folder(file.parent)
        self._note_ours(name)
        self._put(name, text)
        self.written += 1

    def clear(self) -> Sequence[str]:
        """Delete what no page names any more, of games that are private now, or removed; what cannot be."""
        self._left = {name for name in sorted(self._listed - self._files) if not self._delete(name)}
        folders = {name.rpartition("/")[0] for name in self._listed}
        self._tidy(folder for folder in folders if not self._is_linked(f"{folder}/"))
        return sorted(self._left)

    def finish(self, note: Mapping[str, Any]) -> None:
        """Keep the list, with what the next build must try to delete, and the note."""
        self._put(LIST, "".join(f"{name}\n" for name in sorted(self._files | self._left)))
        self._put(MARK, json.dumps({"judge": self.judge, **note}))

    def _delete(self, name: str) -> bool:
        """Delete a page, if there is one; False if it cannot be."""
        file = self.path / name
        if self._is_linked(name) or file.is_symlink() or not file.is_file():
            return True  # put there by someone else
        try:
            file.unlink()
        except FileNotFoundError:
            return True
        except OSError as error:
            log.warning("%s cannot be deleted: %s", file, error)
            return False
        self.deleted += 1
        return True

    def _tidy(self, folders: Iterable[str]) -> None:
        """Delete what builds that were cut have left in these folders, and those that are empty then."""
        for folder in map(self.path.joinpath, sorted(folders, reverse=True)):
            for left in folder.glob(f".*{_PARTIAL}"):
                name = left.name[1:].removesuffix(_PARTIAL)
                if (left.parent / name).relative_to(self.path).as_posix() in self._listed:
                    with suppress(OSError):  # no page links to it
                        left.unlink()
            if folder != self.path and folder.is_dir():
                with suppress(OSError):  # not empty
                    folder.rmdir()

    def _note_ours(self, name: str) -> None:
        if name not in self._listed:
            kept = opener(PRIVATE)
            with open(self.path / LIST, "a", encoding="utf-8", opener=kept) as out:  # as in _put
                give_to_owner(out.fileno(), self.path)
                out.write(f"{name}\n")
            self._listed.add(name)

    def _read_list(self) -> set[str]:
        """Return what the judge wrote.

        Where an older version kept no list, all that looks like it: it was alone.
        """
        try:
            lines = (self.path / LIST).read_text(encoding="utf-8", errors="replace").splitlines()
        except FileNotFoundError:
            found = (*self.path.glob("*"), *(path for path in self.path.glob("*/*")))
            lines = [one.relative_to(self.path).as_posix() for one in found if one.suffix in _OURS]
            return {name for name in lines if not self._is_linked(name) and (self.path / name).is_file()}
        names = {line for line in lines if _is_page(line)}
        if damaged := len(set(lines) - names):
            log.warning("%s has %d lines that name no page; nothing is deleted by them", LIST, damaged)
        return names

    def _require_place(self, name: str) -> None:
        if self._is_linked(name):
            folder = self.path / name.rpartition("/")[0]
            raise NotASite(f"{folder} is a link to elsewhere, and a site writes into its own folder only")
        if (self.path / name).is_dir() and not (self.path / name).is_symlink():
            raise NotASite(f"{self.path / name} is a folder where a page belongs; move it away")

    def _is_linked(self, name: str) -> bool:
        """Return whether a folder on the way to the file is a link."""
        return any((self.path / one).is_symlink() for one in Path(name).parents if one != Path())

    def _put(self, name: str, text: str) -> None:
        """Write a file whole; a link of its name, or of the unfinished file's, is replaced, not followed."""
        file = self.path / name
        partial = file.with_name(f".{file.name}{_PARTIAL}")
        partial.unlink(missing_ok=True)
        mode = PRIVATE if name in (MARK, LIST) else PUBLIC
        with open(partial, "xb", opener=opener(mode)) as out:  # Path.open takes no opener
            give_to_owner(out.fileno(), file.parent)
            out.write(text.encode("utf-8"))
        partial.replace(file)


def _is_page(line: str) -> bool:
    """Whether a line of the list is a plain path below the folder and none of the judge's own notes."""
    path = PurePosixPath(line)
    plain = line == path.as_posix() and "\ufffd" not in line and line.isprintable()
    inside = not path.is_absolute() and 0 < len(path.parts) <= _DEEPEST
    return plain and inside and not any(part.startswith(".") for part in path.parts)
