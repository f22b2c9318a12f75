"""Stems: phrases of which a word may go on, looked for in the words of a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from judge.language.readings.lexicon import spellings, words_of

Key = TypeVar("Key")
_REST = "xx"
"""What stands for the sign of a word that goes on while a phrase is put into plain letters."""
_INDEXED = 2
"""First letters of a phrase by which it is found."""


@dataclass(frozen=True, slots=True)
class Found(Generic[Key]):
    """A phrase in a line, from the word `start` up to `end`."""

    start: int
    end: int
    key: Key


class Stems(Generic[Key]):
    """Phrases with a key each; a `*` stands for the rest of a word, or for a word."""

    def __init__(self, phrases: Iterable[tuple[str, Key]]) -> None:
        index: dict[str, list[tuple[tuple[str, ...], Key]]] = {}
        for phrase, key in phrases:
            for spelled in spellings(phrase.replace("*", _REST)):
                words = tuple(
                    word[: -len(_REST)] + "*" if word.endswith(_REST) else word for word in words_of(spelled)
                )
                index.setdefault(words[0].rstrip("*")[:_INDEXED], []).append((words, key))
        self._index: Mapping[str, Sequence[tuple[tuple[str, ...], Key]]] = index

    def among(self, words: Sequence[str]) -> Iterator[Found[Key]]:
        """The phrases among the words of a line in plain letters, those within others too."""
        for at, word in enumerate(words):
            for phrase, key in self._index.get(word[:_INDEXED], ()):
                end = at + len(phrase)
                if end <= len(words) and all(map(_is_word, phrase, words[at:end])):
                    yield Found(at, end, key)


def _is_word(written: str, word: str) -> bool:
    return word.startswith(written[:-1]) if written.endswith("*") else word == written
