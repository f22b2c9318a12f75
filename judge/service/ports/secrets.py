"""Small things at hand: passwords and tokens, and the files that can be handed out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Passwords(Protocol):
    """Passwords and tokens."""

    def hash(self, password: str) -> str:
        """A slow salted hash."""
        ...

    def matches(self, password: str, hashed: str) -> bool:
        """Whether the password is the one hashed; what was once verified is remembered in memory only."""
        ...

    def token(self) -> tuple[str, str]:
        """A fresh token of at least 128 bit and its digest."""
        ...

    def digest(self, token: str) -> str:
        """The digest of a token somebody sent."""
        ...


class Documents(Protocol):
    """The fixed list of files GET serves; nothing outside it can be named."""

    def names(self) -> Sequence[str]:
        """The files there are."""
        ...

    def text(self, name: str) -> str | None:
        """A file's text, None if it is not on the list."""
        ...
