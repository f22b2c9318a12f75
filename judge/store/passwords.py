"""Passwords and tokens: argon2 for what is guessable, plain digests for what is not."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from threading import Lock

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_TOKEN_BYTES = 20
_REMEMBERED = 10_000


class ArgonPasswords:
    """Implements `judge.service.ports.Passwords`; safe to use from several threads.

    Argon2id with 19 MiB, two passes and one lane (the OWASP minimum) takes about 30 ms, too long for every
    mail of orders; so what was verified once is remembered, in memory only, under a key made at the start.
    """

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._key = secrets.token_bytes(32)
        self._verified: OrderedDict[bytes, None] = OrderedDict()
        self._lock = Lock()

    def hash(self, password: str) -> str:
        """A slow salted hash."""
        return self._hasher.hash(_bytes(password))

    def matches(self, password: str, hashed: str) -> bool:
        """Whether the password is the one hashed; something that is no hash matches nothing."""
        key = self._verified_key(password, hashed)
        with self._lock:
            if key in self._verified:
                self._verified.move_to_end(key)
                return True
        try:
            self._hasher.verify(hashed, _bytes(password))
        except (VerificationError, InvalidHashError):
            return False
        self._remember(key)
        return True

    def token(self) -> tuple[str, str]:
        """A fresh token of 160 bit, in letters and digits that survive retyping, and its digest."""
        token = secrets.token_hex(_TOKEN_BYTES)
        return token, self.digest(token)

    def digest(self, token: str) -> str:
        """The digest of a token; a fast hash is enough for something nobody can guess."""
        return hashlib.sha256(token.strip().lower().encode()).hexdigest()

    def _verified_key(self, password: str, hashed: str) -> bytes:
        """Key of a password with its hash; its length before it keeps two pairs from looking like one."""
        word = _bytes(password)
        text = len(word).to_bytes(8) + word + hashed.encode()
        return hashlib.blake2b(text, key=self._key, digest_size=32).digest()

    def _remember(self, key: bytes) -> None:
        with self._lock:
            self._verified[key] = None
            while len(self._verified) > _REMEMBERED:
                self._verified.popitem(last=False)


def _bytes(password: str) -> bytes:
    """A password as UTF-8; half a surrogate pair, which a broken mail may leave, counts as a character."""
    return password.encode("utf-8", "surrogatepass")
