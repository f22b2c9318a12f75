"""Passwords and tokens: argon2 for what is guessable, plain digests for what is not."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable
from threading import Lock

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, select, update

from judge.game.look_alikes import likeness
from judge.store.connection import insert_new
from judge.store.schema import VerifiedRow

_TOKEN_BYTES = 20
_REMEMBERED = 10_000


class Passwords:
    """Passwords and tokens; safe to use from several threads.

    Argon2id with 7 MiB, five passes and one lane takes about 30 ms. It is the smallest in memory of the
    settings that OWASP's cheat sheet for password storage holds to be equal: a judge on a small server checks
    many passwords and needs little else. 30 ms are too long for every email of orders, so what was verified
    once is remembered, in memory, under a key made at the start. With a
    `lasting_key`, which is kept apart from the database, a digest of it is kept there too (ADR 82): then a
    restart, or another process, does not pay again.
    """

    def __init__(self, lasting_key: str = "") -> None:
        self._lasting_key = lasting_key.encode()
        self._hasher = PasswordHasher(time_cost=5, memory_cost=7 * 1024, parallelism=1)
        self._key = secrets.token_bytes(32)
        self._verified: OrderedDict[str, bytes] = OrderedDict()
        self._made: OrderedDict[str, bytes] = OrderedDict()  # not yet kept under the lasting key
        self._alike: OrderedDict[str, bytes] = OrderedDict()  # digests of how the passwords look
        self._lock = Lock()

    def hash(self, password: str) -> str:
        """Return a slow salted hash."""
        hashed = self._hasher.hash(_bytes(password))
        self._remember(self._made, hashed, self._verified_key(password, hashed))
        self._remember(self._alike, hashed, self._verified_key(likeness(password), hashed))
        return hashed

    def matches(self, password: str, hashed: str, verified: Callable[[], Verified] | None = None) -> bool:
        """Return whether the password is the one hashed; something that is no hash matches nothing.

        What was once verified is remembered: in memory only, unless the judge has a lasting key for what
        is kept in what `verified` gives.
        """
        key = self._verified_key(password, hashed)
        if self._remembered(self._verified, hashed) == key:
            return True
        found = self._matches(password, hashed, key, verified)
        if found:
            self._remember(self._alike, hashed, self._verified_key(likeness(password), hashed))
        return found

    def _matches(
        self, password: str, hashed: str, key: bytes, verified: Callable[[], Verified] | None
    ) -> bool:
        kept = verified() if verified is not None and self._lasting_key else None
        lasting = self._lasting_digest(password, hashed) if kept is not None else ""
        if kept is not None and kept.has(name_of(hashed), lasting):
            self._remember(self._verified, hashed, key)
            return True
        try:
            self._hasher.verify(hashed, _bytes(password))
        except (VerificationError, InvalidHashError):
            return False
        self._remember(self._verified, hashed, key)
        if kept is not None:
            kept.add(name_of(hashed), lasting)
        return True

    def quick(
        self, hashed: str, verified: Callable[[], Verified] | None = None
    ) -> Callable[[str], bool] | None:
        """Return a test whether a word is the password hashed, by what was verified or made before.

        The test takes microseconds. None where the password was never seen here, so that only the slow
        comparison can tell.
        """
        key = self._remembered(self._verified, hashed) or self._remembered(self._made, hashed)
        if key is not None:
            return self._key_test(hashed, key)
        lasting = verified().digest(name_of(hashed)) if verified is not None and self._lasting_key else ""
        if not lasting:
            return None
        return lambda word: hmac.compare_digest(self._lasting_digest(word, hashed), lasting)

    def looks_like(self, hashed: str) -> Callable[[str], bool] | None:
        """Return a test whether a likeness is that of the password hashed; None before someone used it here.

        The test takes what `judge.game.look_alikes.likeness` makes of a word.
        """
        known = self._remembered(self._alike, hashed)
        return None if known is None else self._key_test(hashed, known)

    def token(self) -> tuple[str, str]:
        """Return a fresh token of 160 bit, in letters and digits that survive retyping, and its digest."""
        token = secrets.token_hex(_TOKEN_BYTES)
        return token, self.digest(token)

    def digest(self, token: str) -> str:
        """Return the digest of a token; a fast hash is enough for something nobody can guess."""
        return hashlib.sha256(token.strip().lower().encode()).hexdigest()

    def _key_test(self, hashed: str, known: bytes) -> Callable[[str], bool]:
        """Return a test whether a word has this key with a hash; an email may have 100,000 words to test."""
        ending, key, blake2b = hashed.encode(), self._key, hashlib.blake2b

        def has_key(word: str) -> bool:
            found = blake2b(_pair(word, ending), key=key, digest_size=32).digest()
            return hmac.compare_digest(found, known)

        return has_key

    def _verified_key(self, password: str, hashed: str) -> bytes:
        """Key of a password with its hash."""
        return hashlib.blake2b(_pair(password, hashed.encode()), key=self._key, digest_size=32).digest()

    def _lasting_digest(self, password: str, hashed: str) -> str:
        """Return what is kept of a password with its hash: without the key nobody can tell it from chance."""
        return hmac.new(self._lasting_key, _pair(password, hashed.encode()), hashlib.sha256).hexdigest()

    def _remembered(self, among: OrderedDict[str, bytes], hashed: str) -> bytes | None:
        """Return the key of the password of a hash, if it is known, which it stays the longer for it."""
        with self._lock:
            if hashed in among:
                among.move_to_end(hashed)
            return among.get(hashed)

    def _remember(self, among: OrderedDict[str, bytes], hashed: str, key: bytes) -> None:
        with self._lock:
            among[hashed] = key
            while len(among) > _REMEMBERED:
                among.popitem(last=False)


class Verified:
    """What was found to be the password of a hash, kept for other processes, within a unit of work."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def has(self, name: str, digest: str) -> bool:
        """Return whether this digest is kept for the hash of that name."""
        return hmac.compare_digest(self.digest(name), digest)

    def digest(self, name: str) -> str:
        """Return the digest that is kept for the hash of that name; "" if there is none."""
        query = select(VerifiedRow.digest).where(VerifiedRow.name == name)
        return self._connection.scalar(query) or ""

    def add(self, name: str, digest: str) -> None:
        """Keep the digest for the hash of that name, in place of another."""
        if not insert_new(self._connection, VerifiedRow, "name", name=name, digest=digest):
            which = update(VerifiedRow).where(VerifiedRow.name == name)
            self._connection.execute(which.values(digest=digest))

    def forget(self, hashes: Iterable[str]) -> None:
        """Forget what was found of hashes that no one has any more."""
        gone = [name_of(one) for one in hashes if one]
        if gone:
            self._connection.execute(delete(VerifiedRow).where(VerifiedRow.name.in_(gone)))


def hashes_in(text: str) -> frozenset[str]:
    """Return the hashes of passwords in a text, which need not be read for that."""
    return frozenset(_HASH.findall(text))


_HASH = re.compile(r"\$argon2id\$[\w$+/=,]+", re.ASCII)


def name_of(hashed: str) -> str:
    """Return what a hash is called where its digest is kept."""
    return hashlib.sha256(hashed.encode()).hexdigest()


_HALF_PAIRS = "surrogatepass"
"""Half a surrogate pair, which a broken mail may leave, counts as a character."""


def _pair(password: str, hashed: bytes) -> bytes:
    """Return a password with its hash; its length before it keeps two pairs from looking like one."""
    word = password.encode("utf-8", _HALF_PAIRS)
    return len(word).to_bytes(8) + word + hashed


def _bytes(password: str) -> bytes:
    """Return a password as UTF-8."""
    return password.encode("utf-8", _HALF_PAIRS)
