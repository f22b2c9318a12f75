"""Words between two goals of a retreat, of which the second is for the case that the first is not free."""

from __future__ import annotations

from judge.language.word_files import any_of, word_files

ELSE = any_of(word for file in word_files().values() for word in file.get("alternatives", {}).get("else", ()))
"""The pattern of any such word in plain letters: `else`, `sonst`."""
