"""Names in the order of the reader's alphabet.

A language whose alphabet has letters of its own has it in `[written]` of `grammar/languages/<code>.toml`. Any
other letter stands with the plain one that it is made of: É with E.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache

from judge.language.word_files import word_files
from judge.render.text.reader_language import language

_PLAIN = "abcdefghijklmnopqrstuvwxyz"


def alphabetical(names: Iterable[str]) -> list[str]:
    """Return the names sorted as a list in the reader's language is."""
    found = list(names)
    if all(map(str.isascii, found)):
        return sorted(found)
    places = _places(language())
    return sorted(found, key=lambda name: (_key(places, name), name))


def _key(places: Mapping[str, int], name: str) -> list[int]:
    letters = unicodedata.normalize("NFC", name).casefold()
    return [places.get(letter) or _of_plain(places, letter) for letter in letters]


def _of_plain(places: Mapping[str, int], letter: str) -> int:
    """Return the place of the letter without its accent; signs come before all letters."""
    plain = unicodedata.normalize("NFD", letter)[0]
    return places.get(plain, -1 if not plain.isalpha() else len(places) + ord(plain))


@cache
def _places(name: str) -> Mapping[str, int]:
    alphabet = word_files().get(name, {}).get("written", {}).get("alphabet", _PLAIN)
    return {letter: number for number, letter in enumerate(alphabet, start=1)}
