"""What one mail told in confidence, kept out of everything that leaves: mails, log lines, the stored mail.

Words that are ordinary to the judge (a province, a command) are covered only where they stand as a password:
striking them out of a table of orders would damage it, and tell everybody what the password was.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from datetime import datetime

from judge.service.dependencies import Desk
from judge.service.ports import Parcel, Text, Thread, Wrapper

BLOT = "***"
SHORTEST = 3
"""A shorter secret cannot be told from the text around it."""
_TOKEN = re.compile(r"(?<![0-9A-Za-z])[0-9a-f]{32,64}(?![0-9A-Za-z])", re.IGNORECASE)
"""What a token looks like (judge/store/passwords.py); a live one is not known, only its hash is."""


@dataclass(slots=True)
class Veil:
    """The secrets of the mail at hand; `ordinary` are words, in lower case, that are never struck out.

    `learn` takes in secrets, `let_out` a fresh token that has to reach its owner.
    """

    ordinary: Collection[str] = frozenset()
    secrets: set[str] = field(default_factory=set)
    passes: set[str] = field(default_factory=set)

    def learn(self, words: Iterable[str]) -> None:
        """These are secret from now on."""
        self.secrets.update(word for word in words if word and word != BLOT)

    def let_out(self, token: str) -> None:
        """Let a fresh token pass, in the one mail to its owner."""
        self.passes.add(token)

    def cover(self, text: str) -> str:
        """The text with every secret in it struck out; tokens that nobody let out too."""
        text = _TOKEN.sub(lambda found: found[0] if found[0] in self.passes else BLOT, text)
        words = [w for w in self.secrets if len(w) >= SHORTEST and w.lower() not in self.ordinary]
        for word in sorted(words, key=len, reverse=True):
            text = whole_word(word).sub(BLOT, text)
        return text


def whole_word(word: str) -> re.Pattern[str]:
    """The word where it stands by itself: no part of a longer word or of an address."""
    return re.compile(rf"(?<![\w@]){re.escape(word)}(?![\w@])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class VeiledWrapper:
    """Implements `judge.service.ports.Wrapper`: every mail it wraps is covered first."""

    inner: Wrapper
    veil: Veil

    def wrap(
        self, text: Text, key: str, recipient: str, thread: Thread, now: datetime, *, reply: bool
    ) -> Parcel:
        """Cover subject and body, then wrap."""
        covered = replace(text, subject=self.veil.cover(text.subject), body=self.veil.cover(text.body))
        return self.inner.wrap(covered, key, recipient, thread, now, reply=reply)


def behind(desk: Desk, veil: Veil) -> Desk:
    """The desk with a veil before every mail that leaves it."""
    return replace(desk, wrapper=VeiledWrapper(desk.wrapper, veil))


_AT_HAND: ContextVar[Veil | None] = ContextVar("veil at hand", default=None)


@contextmanager
def drawn(veil: Veil) -> Iterator[None]:
    """Cover what is logged meanwhile."""
    before = _AT_HAND.set(veil)
    try:
        yield
    finally:
        _AT_HAND.reset(before)


class VeilFilter(logging.Filter):
    """Strikes the secrets of the mail at hand, and whatever looks like a token, out of log records."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Cover the message; every record passes."""
        veil = _AT_HAND.get() or Veil()
        record.msg, record.args = veil.cover(record.getMessage()), ()
        return True
