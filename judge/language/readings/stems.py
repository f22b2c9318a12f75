"""Stems: phrases with words that may be longer, looked for in the words of a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from judge.language.readings.lexicon import spellings, words_of

Key = TypeVar("Key")
_REST = "xx"
"""A placeholder for the sign of a longer word while a phrase is put into plain letters."""
_BEGUN = 3
"""How many first letters of a longer word its phrase is found by."""


@dataclass(frozen=True, slots=True)
class Found(Generic[Key]):
    """A phrase in a line, from the word `start` up to `end`."""

    start: int
    end: int
    key: Key


class Stems(Generic[Key]):
    """Phrases with a key each; a `*` means the rest of a word, or a word.

    The first word of a phrase has three letters before its `*`.
    """

    def __init__(self, phrases: Iterable[tuple[str, Key]]) -> None:
        whole: dict[str, list[_Phrase[Key]]] = {}
        begun: dict[str, list[_Phrase[Key]]] = {}
        for phrase, key in phrases:
            for spelled in spellings(phrase.replace("*", _REST)):
                first, *rest = (
                    word[: -len(_REST)] + "*" if word.endswith(_REST) else word for word in words_of(spelled)
                )
                index, at = (begun, first[:_BEGUN]) if first.endswith("*") else (whole, first)
                index.setdefault(at, []).append(_Phrase(first, tuple(rest), key))
        self._whole: Mapping[str, Sequence[_Phrase[Key]]] = whole
        self._begun: Mapping[str, Sequence[_Phrase[Key]]] = begun

    def among(self, words: Sequence[str]) -> Iterator[Found[Key]]:
        """Yield the phrases among the words of a line in plain letters, also within others."""
        for at, word in enumerate(words):
            for one in self._whole.get(word, ()):
                if not one.rest or _go_on(one.rest, words, at + 1):
                    yield Found(at, at + 1 + len(one.rest), one.key)
            for one in self._begun.get(word[:_BEGUN], ()):
                if _is_word(one.first, word) and _go_on(one.rest, words, at + 1):
                    yield Found(at, at + 1 + len(one.rest), one.key)


@dataclass(frozen=True, slots=True)
class _Phrase(Generic[Key]):
    first: str
    rest: tuple[str, ...]
    key: Key


def _go_on(rest: Sequence[str], words: Sequence[str], at: int) -> bool:
    return at + len(rest) <= len(words) and all(map(_is_word, rest, words[at : at + len(rest)]))


def _is_word(written: str, word: str) -> bool:
    return word.startswith(written[:-1]) if written.endswith("*") else word == written
