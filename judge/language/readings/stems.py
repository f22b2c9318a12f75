"""Stems: phrases with words that may be longer, looked for in the words of a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from sys import intern
from typing import Generic, TypeVar

from judge.language.readings.lexicon import spellings, words_of

Key = TypeVar("Key")
_REST = "xx"
"""A placeholder for the sign of a longer word while a phrase is put into plain letters."""
_KEPT = 64
"""Words of which it is kept what begins with them: most words of an email are there several times."""


@dataclass(frozen=True, slots=True)
class Found(Generic[Key]):
    """A phrase in a line, from the word `start` up to `end`."""

    start: int
    end: int
    key: Key


class Stems(Generic[Key]):
    """Phrases with a key each; a `*` means the rest of a word, or a word."""

    def __init__(self, phrases: Iterable[tuple[str, Key]]) -> None:
        self._root = _Node[Key]()
        for phrase, key in phrases:
            for spelled in spellings(phrase.replace("*", _REST)):
                node = self._root
                for word in words_of(spelled):
                    node = node.grown(intern(word))
                node.keys = (*node.keys, key)
        self._first = lru_cache(maxsize=_KEPT)(lambda word: tuple(self._root.after(word)))

    def among(self, words: Sequence[str]) -> Iterator[Found[Key]]:
        """Yield the phrases among the words of a line in plain letters, also within others."""
        for start, word in enumerate(words):
            reached = [(start + 1, node) for node in self._first(word)]
            for end, node in reached:
                yield from (Found(start, end, key) for key in node.keys)
                if end < len(words):
                    reached += ((end + 1, further) for further in node.after(words[end]))


class _Node(Generic[Key]):
    """A node of a trie of words: the keys of the phrases that end here, and the words that follow."""

    __slots__ = ("_begun", "_whole", "keys")  # there are some ten thousand, most without further words

    def __init__(self) -> None:
        self.keys: tuple[Key, ...] = ()
        self._whole: dict[str, _Node[Key]] | None = None
        self._begun: dict[int, dict[str, _Node[Key]]] | None = None
        """By the first letters of a longer word, and before that by how many these are."""

    def grown(self, word: str) -> _Node[Key]:
        """Return the node after one more word, a new one if there is none."""
        if not word.endswith(_REST):
            self._whole = {} if self._whole is None else self._whole
            return self._whole.setdefault(word, _Node())
        letters = word.removesuffix(_REST)
        self._begun = {} if self._begun is None else self._begun
        return self._begun.setdefault(len(letters), {}).setdefault(letters, _Node())

    def after(self, word: str) -> Iterator[_Node[Key]]:
        """Yield the nodes after a word."""
        if self._whole is not None and word in self._whole:
            yield self._whole[word]
        for size, begun in (self._begun or {}).items():
            if word[:size] in begun:
                yield begun[word[:size]]
