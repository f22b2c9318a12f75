"""Passwords and tokens are never quoted back: what a line looks like once they are blotted out."""

from __future__ import annotations

import re

from judge.game.commands import Command

BLOT = "***"
_OPENERS = re.compile(
    r"\s*(sign\s*on|login|hello|create|observe|watch|set\s+password|reset\s+password)\b", re.IGNORECASE
)
_PUBLIC_WORDS = 1
"""A seat or a game follows the opener; whatever comes after it may be a secret (`SIGNON aalpha tulip`)."""


def blot(text: str, command: Command) -> str:
    """The line of a command that was understood, its password or token blotted out."""
    for secret in (getattr(command, "password", ""), getattr(command, "token", "")):
        if secret:
            text = text.replace(secret, BLOT)
    return text


def blot_unread(text: str, *said: str) -> tuple[str, ...]:
    """A line that was not understood but may hold a password, and what is `said` of it, both blotted out."""
    hidden = _later_words(text)
    return tuple(_without(part, hidden) for part in (text, *said))


def _later_words(text: str) -> tuple[str, ...]:
    """The words that may be secret, the longest first."""
    opener = _OPENERS.match(text)
    if opener is None:
        return ()
    keep = 0 if "password" in opener[1].lower() else _PUBLIC_WORDS
    return tuple(sorted(text[opener.end() :].split()[keep:], key=len, reverse=True))


def _without(text: str, hidden: tuple[str, ...]) -> str:
    for word in hidden:
        text = text.replace(word, BLOT)
    return text
