"""Numbers of things in the words of the command line."""

from __future__ import annotations


def counted(number: int, word: str, plural: str = "") -> str:
    """Return `1 unit`, `2 units`."""
    return f"{number} {word if number == 1 else plural or f'{word}s'}"
