"""Page tokens: what shows that orders come from the page whose link went to one player alone.

docs: sender, "The order page brings a token of its own"
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import count

from judge.language.page_tokens import ALPHABET, is_page_token
from judge.rules.phases import Phase
from judge.rules.units import Power

_BITS, _OF_CHARACTER = 50, 5
_LAST_CHARACTER = len(ALPHABET) - 1


@dataclass(frozen=True, slots=True)
class PageTokens:
    """The tokens of a judge, reckoned from its stored `secret`; none is kept.

    The secret is asked for when the first token is made, and always the same.
    """

    secret: Callable[[], bytes]

    def token(self, game: str, phase: Phase, power: Power, address: str) -> str:
        """Return the token for a power's orders in a phase, for the player with this address of record."""
        return _token(self.secret(), f"page|{game}|{phase.mail_code}|{power}|{address.lower()}")

    def is_token(self, token: str, game: str, phase: Phase, power: Power, address: str) -> bool:
        """Return whether this is that token.

        How long the comparison takes does not tell how much is right.
        """
        return hmac.compare_digest(token.encode(), self.token(game, phase, power, address).encode())


@lru_cache(maxsize=64)  # an email has a token in its link and in its buttons
def _token(secret: bytes, about: str) -> str:
    written = (_written(hmac.digest(secret, _bytes(about, n), "sha256")) for n in count())
    return next(filter(is_page_token, written))


def _bytes(about: str, number: int) -> bytes:
    """Return what is digested.

    The number is that of the try: the first with the form of a token is the token.
    """
    return (f"{about}|{number}" if number else about).encode("utf-8", "surrogatepass")


def _written(digest: bytes) -> str:
    """Return the first 50 bits of a digest, in groups of four, four and two characters."""
    bits = int.from_bytes(digest[:8]) >> (64 - _BITS)
    shifts = range(_BITS - _OF_CHARACTER, -1, -_OF_CHARACTER)
    text = "".join([ALPHABET[bits >> shift & _LAST_CHARACTER] for shift in shifts])
    return f"{text[:4]}-{text[4:8]}-{text[8:]}"
