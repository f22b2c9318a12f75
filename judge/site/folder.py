"""The site's folder: files are written only when their text changed, so that copies of it stay cheap.

Everything in the folder is the judge's: what the pages do not have any more is deleted. So a folder that
holds anything else is refused, by a mark that a site's folder has. In the mark stands a note of what the
files were made of.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

MARK = ".judge-site"
_PARTIAL = ".partial"


class NotASite(OSError):  # noqa: N818  # it names what was found
    """The folder holds something else than a site."""


@dataclass
class SiteFolder:
    """Writes files below a folder and counts them; `finish` deletes what belongs to none of its pages."""

    path: Path
    written: int = 0
    unchanged: int = 0
    deleted: int = 0
    _files: set[Path] = field(default_factory=set)

    @property
    def _mark(self) -> Path:
        return self.path / MARK

    def open(self) -> None:
        """Make the folder if need be; NotASite if it holds something that is not ours."""
        self.path.mkdir(parents=True, exist_ok=True)
        if not self._mark.exists() and any(self.path.iterdir()):
            raise NotASite(f"{self.path} holds other files; a site needs a folder of its own")
        self._mark.touch()
        self._files.add(self._mark)

    def note(self) -> Mapping[str, Any]:
        """What was noted when the files were last written; empty where nothing can be read."""
        try:
            found = json.loads(self._mark.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def keep(self, folder: str) -> bool:
        """Leave the files of a folder as they are; False if it is not there."""
        found = [one for one in (self.path / folder).glob("*") if not one.name.endswith(_PARTIAL)]
        self._files.update(found)
        self.unchanged += len(found)
        return bool(found)

    def write(self, name: str, text: str) -> None:
        """Put a file in place, whole or not at all, if it is new or its text differs."""
        file, raw = self.path / name, text.encode("utf-8")
        self._files.add(file)
        if file.is_file() and file.read_bytes() == raw:
            self.unchanged += 1
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        partial = file.with_name(f".{file.name}{_PARTIAL}")
        partial.write_bytes(raw)
        partial.replace(file)
        self.written += 1

    def finish(self, note: Mapping[str, Any]) -> None:
        """Delete what no page names any more, of games that are private now, or removed; keep the note."""
        for file in [*self._found()]:
            if file.is_dir() and not file.is_symlink():
                if not any(file.iterdir()):
                    file.rmdir()
            elif file not in self._files:
                file.unlink()
                self.deleted += 1

        self._mark.write_text(json.dumps(note), encoding="utf-8")

    def _found(self) -> Iterator[Path]:
        """Everything below the folder, what is deepest first."""
        return iter(sorted(self.path.rglob("*"), reverse=True))
