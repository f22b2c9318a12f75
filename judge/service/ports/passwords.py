"""Passwords and tokens: made, hashed and compared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Verified(Protocol):
    """What was found to be the password of a hash, kept for other processes, within a unit of work."""

    def has(self, name: str, digest: str) -> bool:
        """Whether this digest is kept for the hash of that name."""
        ...

    def digest(self, name: str) -> str:
        """The digest that is kept for the hash of that name; "" if there is none."""
        ...

    def add(self, name: str, digest: str) -> None:
        """Keep the digest for the hash of that name, in the place of another."""
        ...


class Passwords(Protocol):
    """Passwords and tokens."""

    def hash(self, password: str) -> str:
        """A slow salted hash."""
        ...

    def matches(self, password: str, hashed: str, verified: Callable[[], Verified] | None = None) -> bool:
        """Whether the password is the one hashed; what was once verified is remembered.

        That is in memory only, unless the judge has a key for what is kept in what `verified` gives.
        """
        ...

    def quick(
        self, hashed: str, verified: Callable[[], Verified] | None = None
    ) -> Callable[[str], bool] | None:
        """Return a test whether a word is the password hashed, at microseconds a word.

        None where the password was never seen here, so that only the slow comparison can tell.
        """
        ...

    def token(self) -> tuple[str, str]:
        """A fresh token of at least 128 bit and its digest."""
        ...

    def digest(self, token: str) -> str:
        """The digest of a token somebody sent."""
        ...
