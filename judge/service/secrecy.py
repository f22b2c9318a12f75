"""Passwords and tokens are never quoted back: what a line looks like once they are blotted out."""

from __future__ import annotations

import re

from judge.game.commands import Command
from judge.service.veil import BLOT

_OPENERS = re.compile(
    r"\s*(sign\s*on|login|hello|create|observe|watch|set\s+password|reset\s+password|confirm|cancel)\b",
    re.IGNORECASE,
)
_PUBLIC_WORDS = 1
"""A seat or a game follows the opener; whatever comes after it may be a secret (`SIGNON aalpha tulip`)."""

_ALL_SECRET = ("confirm", "cancel")
_MOST_WORDS = 8
"""A longer line is prose that happens to begin like a command."""


def blot(text: str, command: Command) -> str:
    """The line of a command that was understood, its password or token blotted out."""
    for secret in said(command):
        text = text.replace(secret, BLOT)
    return text


def said(command: Command) -> tuple[str, ...]:
    """The password and the token that a command carries."""
    return tuple(filter(None, (getattr(command, "password", ""), getattr(command, "token", ""))))


def blot_unread(text: str, *also: str) -> tuple[str, ...]:
    """A line that was not understood but may hold a password, and what is said of it, both blotted out."""
    hidden = unread_words(text)
    return tuple(_without(part, hidden) for part in (text, *also))


def unread_words(text: str) -> tuple[str, ...]:
    """The words that may be secret, the longest first."""
    opener = _OPENERS.match(text)
    if opener is None:
        return ()
    keep = 0 if _is_secret_throughout(opener[1].lower()) else _PUBLIC_WORDS
    return tuple(sorted(text[opener.end() :].split()[keep:], key=len, reverse=True))


def _is_secret_throughout(opener: str) -> bool:
    return opener in _ALL_SECRET or "password" in opener


def _without(text: str, hidden: tuple[str, ...]) -> str:
    for word in hidden:
        text = text.replace(word, BLOT)
    return text


def maybe_secret(text: str) -> tuple[str, ...]:
    """The words of a line, quoted or not, that are a password if the line was meant as a command."""
    line = text.lstrip("> |")
    return unread_words(line) if len(line.split()) <= _MOST_WORDS else ()


def all_secrets(text: str) -> set[str]:
    """Whatever may be a secret in a mail that nobody has read yet."""
    return {word for line in text.splitlines() for word in maybe_secret(line)}
