"""The site's folder: files are written only when their text changed, so that copies of it stay cheap.

Everything in the folder is the judge's: what the pages do not have any more is deleted. So a folder that
holds anything else is refused, by a mark that a site's folder has.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

MARK = ".judge-site"


class NotASite(ValueError):  # noqa: N818  # it names what was found
    """The folder holds something else than a site."""


@dataclass
class SiteFolder:
    """Writes files below a folder and counts them; `finish` deletes what was not written in this build."""

    path: Path
    written: int = 0
    unchanged: int = 0
    deleted: int = 0
    _files: set[Path] = field(default_factory=set)

    def open(self) -> None:
        """Make the folder if need be; NotASite if it holds something that is not ours."""
        self.path.mkdir(parents=True, exist_ok=True)
        mark = self.path / MARK
        if not mark.exists() and any(self.path.iterdir()):
            raise NotASite(f"{self.path} holds other files; a site needs a folder of its own")
        mark.touch()
        self._files.add(mark)

    def write(self, name: str, text: str) -> None:
        """Put a file in place, whole or not at all, if it is new or its text differs."""
        file, raw = self.path / name, text.encode("utf-8")
        self._files.add(file)
        if file.is_file() and file.read_bytes() == raw:
            self.unchanged += 1
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        partial = file.with_name(f".{file.name}.partial")
        partial.write_bytes(raw)
        partial.replace(file)
        self.written += 1

    def finish(self) -> None:
        """Delete what no page names any more: files of games that are private now, or removed."""
        for file in [*self._found()]:
            if file.is_dir() and not file.is_symlink():
                if not any(file.iterdir()):
                    file.rmdir()
            elif file not in self._files:
                file.unlink()
                self.deleted += 1

    def _found(self) -> Iterator[Path]:
        """Everything below the folder, what is deepest first."""
        return iter(sorted(self.path.rglob("*"), reverse=True))
