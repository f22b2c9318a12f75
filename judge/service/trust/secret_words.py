"""Passwords and tokens are never quoted back: where they stand in a line, and what it is without them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher, get_close_matches
from itertools import islice

from judge.game.commands import Command
from judge.service.ports import Letter
from judge.service.trust.redaction import MASK, whole_word

_SHOWN_AFTER = {
    "signon": 1,
    "login": 1,
    "hello": 1,
    "create": 1,
    "observe": 1,
    "watch": 1,
    "setpassword": 0,
    "resetpassword": 0,
    "password": 0,
    "confirm": 0,
    "cancel": 0,
}
"""Keyword, blanks left out, and how many words after it may be shown: a seat or a game, but no more.

What follows may be a secret wherever it stands (`SIGNON aalpha tulip`).
"""
_NO_SECRETS = ("signoff",)
_WORD = re.compile(r"[^\s>|]+")
_ANSWER = re.compile(r"(?:\s*(?:re|aw|sv|antw)\s*:)+\s*", re.IGNORECASE)
_LIKENESS = 0.75
_INITIALS = frozenset(keyword[0] for keyword in _SHOWN_AFTER)
_MOST_WORDS = 8
"""A longer line is prose that happens to begin like a command."""
_GREETING = 5
"""Words after which a line that begins with hello is meant for a reader, not for the judge."""
_MOST_LINES = 2000


def secrets_of(command: Command) -> tuple[str, ...]:
    """The password and the token that a command carries."""
    return tuple(filter(None, (getattr(command, "password", ""), getattr(command, "token", ""))))


def redact_command(text: str, command: Command) -> str:
    """The line of a command that was understood, its password or token blotted out."""
    for secret in secrets_of(command):
        text = text.replace(secret, MASK)
    return text


def secret_start(line: str) -> int | None:
    """Where what may be secret begins, in a line that is, or nearly is, a command with a password.

    Spelling mistakes and quotes are looked through: `> SINGON aalpha tulip` hides the tulip. None: nowhere.
    """
    words = list(islice(_WORD.finditer(line), _MOST_WORDS + 1))
    if not words or words[0].group()[0].lower() not in _INITIALS:
        return None
    keyword, taken = _keyword([word.group().lower() for word in words])
    if not keyword or (keyword == "hello" and len(words) > _GREETING):
        return None
    shown = taken + _SHOWN_AFTER[keyword]
    return None if len(words) <= shown else words[shown].start()


def _keyword(words: Sequence[str]) -> tuple[str, int]:
    """The keyword that the first one or two words are most like, and how many they are; "" for none."""
    likely: list[tuple[float, str, int]] = []
    for taken in range(1, min(2, len(words)) + 1):
        word = "".join(words[:taken])
        if word in _NO_SECRETS:
            return "", 0
        near = get_close_matches(word, _SHOWN_AFTER, 1, _LIKENESS)
        likely += [(SequenceMatcher(None, keyword, word).ratio(), keyword, taken) for keyword in near]
    _, keyword, taken = max(likely, default=(0.0, "", 0))
    return keyword, taken


def redact_unread(text: str, *also: str) -> tuple[str, ...]:
    """A line that was not understood but may hold a password, and what is said of it, both blotted out."""
    start = secret_start(text)
    if start is None:
        return text, *also
    hidden = text[start:].split()
    return text[:start] + re.sub(r"\S+", MASK, text[start:]), *(_without(part, hidden) for part in also)


def _without(text: str, hidden: Sequence[str]) -> str:
    for word in sorted(hidden, key=len, reverse=True):
        text = whole_word(word).sub(MASK, text)
    return text


def possible_secrets(line: str) -> tuple[str, ...]:
    """The words of a line, quoted or not, that are a password if the line was meant as a command."""
    start = secret_start(line)
    return () if start is None or len(line.split()) > _MOST_WORDS else tuple(line[start:].split())


def all_secrets(letter: Letter) -> set[str]:
    """Whatever may be a secret in a mail that nobody reads as one for the judge, or not yet."""
    lines = (_command_in(letter.subject), *islice(letter.text.splitlines(), _MOST_LINES))
    return {word for line in lines for word in possible_secrets(line)}


def redact_subject(subject: str) -> str:
    """A subject fit to be sent back."""
    return _without(subject, possible_secrets(_command_in(subject)))


def _command_in(subject: str) -> str:
    """What somebody may have taken the subject for; a greeting is one there."""
    line = _ANSWER.sub("", subject)
    return "" if line[:5].lower() == "hello" else line
