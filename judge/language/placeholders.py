"""Placeholders: what our mails print where a reader writes a word of his own; they are never values."""

from __future__ import annotations

PASSWORD = "YOUR-PASSWORD"  # noqa: S105  # what stands for one
NAME = "your name"
_BARE = ("yourpassword", "yournewpassword", "yourname")
_SHORTEST = len("your")


def is_placeholder(word: str) -> bool:
    """Whether a word is a placeholder as we print it, in any case, in brackets or broken at its hyphen."""
    bare = "".join(letter for letter in word.casefold() if letter.isalnum())
    return len(bare) >= _SHORTEST and any(whole.startswith(bare) for whole in _BARE)
