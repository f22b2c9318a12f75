"""The passwords of one email: each is hashed once, and the number of hashes and comparisons is limited.

Hashing a password, or comparing it with a hash, takes about 30 ms on purpose (`store/passwords.py`). An email
with hundreds of them would keep everybody waiting (docs: sender, "Replies have a size and emails a cost").
The limit counts what the email asks for, not what there was to compare with: that would tell the writer which
seats there are (docs: sender, "Joining a game asks the address first").
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from judge.language.secret_words import typed_otherwise, undecorated
from judge.store.passwords import Passwords, Verified

MOST = 25
"""Different passwords, tokens and SIGN ONs that one mail may bring; people sign on to a few seats at most."""
MOST_WORDS = 8
"""Words of messages that are compared slowly with passwords, for a quarter of a second an email."""
MOST_QUICK = 200_000
"""Forms made of the words of messages and quick comparisons of them, each at about two microseconds."""
_AS_TYPED = 4
"""So many of them may have been typed a little otherwise: each such form costs another comparison."""


class MailPasswords:
    """The passwords and tokens (`store.passwords.Passwords`) during one email."""

    def __init__(self, inner: Passwords, kept: Callable[[], Verified]) -> None:
        self._inner = inner
        self._kept = kept
        self._hashes: dict[str, str] = {}
        self._compared: dict[tuple[str, str], bool] = {}
        self._asked: set[Hashable] = set()
        self._words = 0
        self.quick_left = MOST_QUICK

    def are_too_many(self, asked: Hashable) -> bool:
        """Return whether what a line asks for is over the limit; if not, it is counted, once."""
        if asked not in self._asked and len(self._asked) >= MOST:
            return True
        self._asked.add(asked)
        return False

    def hash(self, password: str) -> str:
        """Return a slow salted hash, once for each password of the mail; quotes around it are left out."""
        password = undecorated(password) or password
        if password not in self._hashes:
            self._hashes[password] = self._inner.hash(password)
        return self._hashes[password]

    def matches(self, password: str, hashed: str) -> bool:
        """Return whether the password is the one hashed."""
        pair = password, hashed
        if pair not in self._compared:
            self._compared[pair] = self._inner.matches(password, hashed, self._kept)
        return self._compared[pair]

    def quick(self, hashed: str) -> Callable[[str], bool] | None:
        """Return a quick test for the password hashed; None if only the slow comparison tells."""
        return self._inner.quick(hashed, self._kept)

    def looks_like(self, hashed: str) -> Callable[[str], bool] | None:
        """Return a test whether a likeness is that of the password; None if nobody has used it yet."""
        return self._inner.looks_like(hashed)

    def matches_word(self, word: str, hashed: str) -> bool | None:
        """Return whether a word of a message is the password hashed; None over the limit.

        Slow comparisons are limited for all messages of an email together (`MOST_WORDS`).
        """
        if (word, hashed) not in self._compared:
            if self._words >= MOST_WORDS:
                return None
            self._words += 1
        return self.matches(word, hashed)

    def matches_as_typed(self, password: str, hashed: str) -> bool:
        """Return whether the password is the one hashed, perhaps with a telephone's capital or quotes."""
        others = typed_otherwise(password) if len(self._asked) <= _AS_TYPED else ()
        return any(self.matches(form, hashed) for form in (password, *others))

    def is_typed_as(self, word: str, hashed: str, *, slowly: bool) -> bool:
        """Return whether a word that is alone on a line is the password, perhaps changed by a telephone.

        The slow comparison is made only if `slowly`; otherwise a word that needs it counts as none.
        """
        test = self.quick(hashed)
        if test is None:
            return slowly and self.matches_as_typed(word, hashed)
        return any(map(test, (word, *typed_otherwise(word))))

    def token(self) -> tuple[str, str]:
        """Return a fresh token and its digest."""
        return self._inner.token()

    def digest(self, token: str) -> str:
        """Return the digest of a token somebody sent."""
        return self._inner.digest(token)
