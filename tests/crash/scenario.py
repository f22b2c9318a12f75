"""What the crash harness asks of a scenario: a folder made ready, and a judge in it that can be killed."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol


class Scenario(Protocol):
    """A piece of the judge's work, with everything it touches in one folder.

    `play` does what is left to do, however far an earlier process came; `servers` runs the servers it needs,
    which do not die with it.
    """

    @property
    def name(self) -> str: ...

    def prepare(self, folder: Path) -> None:
        """Bring a new folder to where the scenario begins."""
        ...

    def play(self, folder: Path) -> None:
        """Work as the judge does after every start."""
        ...

    def servers(self, folder: Path) -> AbstractContextManager[None]:
        """The servers around the judge, with their state from beginning to end."""
        ...
