"""What one mail told in confidence, kept out of everything that leaves: mails, log lines, the stored mail.

Words that are ordinary to the judge (a province, a command) are covered only where they stand as a password:
striking them out of a table of orders would damage it, and tell everybody what the password was.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from datetime import datetime

from judge.game.commands import Command
from judge.language.secret_words import possible_secrets, secret_start, secrets_of
from judge.language.subject import TOKEN, taken_for_command
from judge.service.dependencies import Services
from judge.service.ports import MailText, MailWriter, Parcel, Thread

MASK = "***"
SHORTEST = 3
"""A shorter secret cannot be told from the text around it."""
_TOKEN = re.compile(rf"(?<![0-9A-Za-z]){TOKEN}(?![0-9A-Za-z])", re.IGNORECASE)
"""Whatever looks like a token: a live one is not known, only its hash is."""


@dataclass(slots=True)
class Redactor:
    """The secrets of the mail at hand; `ordinary` are words, in lower case, that are never struck out.

    `add_secrets` takes in secrets, `allow_token` a fresh token that has to reach its owner.
    """

    ordinary: Collection[str] = frozenset()
    secrets: set[str] = field(default_factory=set)
    allowed_tokens: set[str] = field(default_factory=set)

    def add_secrets(self, words: Iterable[str]) -> None:
        """These are secret from now on."""
        self.secrets.update(word for word in words if word and word != MASK)

    def allow_token(self, token: str) -> None:
        """Let a fresh token pass, in the one mail to its owner."""
        self.allowed_tokens.add(token)

    def redact(self, text: str) -> str:
        """The text with every secret in it struck out; tokens that nobody let out too."""
        text = _TOKEN.sub(lambda found: found[0] if found[0] in self.allowed_tokens else MASK, text)
        words = [w for w in self.secrets if len(w) >= SHORTEST and w.lower() not in self.ordinary]
        for word in sorted(words, key=len, reverse=True):
            text = whole_word(word).sub(MASK, text)
        return text


def whole_word(word: str) -> re.Pattern[str]:
    """The word where it stands by itself: no part of a longer word or of an address."""
    return re.compile(rf"(?<![\w@]){re.escape(word)}(?![\w@])", re.IGNORECASE)


def redact_command(text: str, command: Command) -> str:
    """The line of a command that was understood, its password or token blotted out."""
    for secret in secrets_of(command):
        text = text.replace(secret, MASK)
    return text


def redact_unread(text: str, *also: str) -> tuple[str, ...]:
    """A line that was not understood but may hold a password, and what is said of it, both blotted out."""
    start = secret_start(text)
    if start is None:
        return text, *also
    hidden = text[start:].split()
    return text[:start] + re.sub(r"\S+", MASK, text[start:]), *(_without(part, hidden) for part in also)


def redact_subject(subject: str) -> str:
    """A subject fit to be sent back."""
    return _without(subject, possible_secrets(taken_for_command(subject)))


def _without(text: str, hidden: Sequence[str]) -> str:
    for word in sorted(hidden, key=len, reverse=True):
        text = whole_word(word).sub(MASK, text)
    return text


@dataclass(frozen=True, slots=True)
class RedactingWriter:
    """Implements `judge.service.ports.MailWriter`: every mail it wraps is covered first."""

    inner: MailWriter
    redactor: Redactor

    def write(
        self, text: MailText, key: str, recipient: str, thread: Thread, now: datetime, *, reply: bool
    ) -> Parcel:
        """Cover subject and body, then wrap."""
        covered = replace(
            text, subject=self.redactor.redact(text.subject), body=self.redactor.redact(text.body)
        )
        return self.inner.write(covered, key, recipient, thread, now, reply=reply)


def with_redaction(services: Services, redactor: Redactor) -> Services:
    """The desk with a veil before every mail that leaves it."""
    return replace(services, writer=RedactingWriter(services.writer, redactor))


_AT_HAND: ContextVar[Redactor | None] = ContextVar("veil at hand", default=None)


@contextmanager
def redacted_log(redactor: Redactor) -> Iterator[None]:
    """Cover what is logged meanwhile."""
    before = _AT_HAND.set(redactor)
    try:
        yield
    finally:
        _AT_HAND.reset(before)


class RedactionFilter(logging.Filter):
    """Strikes the secrets of the mail at hand, and whatever looks like a token, out of log records."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Cover the message; every record passes."""
        redactor = _AT_HAND.get() or Redactor()
        record.msg, record.args = redactor.redact(record.getMessage()), ()
        return True
