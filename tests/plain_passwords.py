"""Passwords and tokens without salt or chance, so that two runs can be compared."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from judge.game.look_alikes import likeness
from judge.store.passwords import Passwords, Verified


class PlainPasswords(Passwords):
    """Nothing is hashed slowly, so only how passwords look is remembered."""

    def __init__(self) -> None:
        self._tokens = 0
        self._looks: dict[str, str] = {}

    def hash(self, password: str) -> str:
        hashed = _hash(password)
        self._looks[hashed] = likeness(password)
        return hashed

    def matches(self, password: str, hashed: str, verified: Callable[[], Verified] | None = None) -> bool:
        del verified
        found = bool(hashed) and _hash(password) == hashed
        if found:
            self._looks[hashed] = likeness(password)
        return found

    def quick(
        self, hashed: str, verified: Callable[[], Verified] | None = None
    ) -> Callable[[str], bool] | None:
        return lambda word: self.matches(word, hashed, verified)

    def looks_like(self, hashed: str) -> Callable[[str], bool] | None:
        looks = self._looks.get(hashed)
        return None if looks is None else lambda word: likeness(word) == looks

    def token(self) -> tuple[str, str]:
        self._tokens += 1
        token = blake2b(str(self._tokens).encode(), digest_size=16).hexdigest()
        return token, self.digest(token)

    def digest(self, token: str) -> str:
        return blake2b(token.encode(), digest_size=16).hexdigest()


def _hash(password: str) -> str:
    return f"plain${blake2b(password.encode(), digest_size=16).hexdigest()}"
