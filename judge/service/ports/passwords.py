"""Passwords and tokens: made, hashed and compared."""

from __future__ import annotations

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
