"""The files that GET hands out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Documents(Protocol):
    """The fixed list of files GET serves; nothing outside it can be named."""

    def names(self) -> Sequence[str]:
        """The files there are."""
        ...

    def text(self, name: str) -> str | None:
        """A file's text, None if it is not on the list."""
        ...
