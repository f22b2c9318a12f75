"""Masks what may be a password in lines that were not understood and are shown back: emails get forwarded."""

from __future__ import annotations

from judge.known_secrets import MASK
from judge.language.secret_words import beside_password, secret_start


def without_password(line: str) -> str:
    """Return the line with its end hidden where it is, or nearly is, a command that holds a password."""
    if MASK in line:
        return line
    for word in beside_password(line):
        line = line.replace(word, MASK)
    start = secret_start(line)
    return line if start is None else f"{line[:start]}{MASK}"
