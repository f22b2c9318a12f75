"""Languages by the words people use: `de`, `Deutsch`, `German`, `allemand`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from judge.language.word_files import word_table


def language_code(text: str) -> str:
    """Return the code of the language that a text names, in any language; "" if it names none."""
    return _codes().get(_key(text), "")


def own_name(code: str) -> str:
    """Return what a language calls itself; the code if no file names it."""
    return _names().get(code, [code])[0]


def language_in(words: Iterable[str]) -> str:
    """Return the code of the first language that words name, in any ending: `po polsku`."""
    stems = {_stem(name): code for name, code in _codes().items() if name != code}
    return next((stems[one] for one in map(_stem, map(_key, words)) if one in stems), "")


def stems() -> Sequence[str]:
    """Return the names of languages in plain letters, without a vowel at their end."""
    return sorted({_stem(name) for name, code in _codes().items() if name != code})


def _stem(name: str) -> str:
    return name.rstrip("aeiou")


@cache
def _names() -> Mapping[str, Sequence[str]]:
    """Return the names of each language by its code, its own name first."""
    return word_table("language_names")


@cache
def _codes() -> Mapping[str, str]:
    return {_key(name): code for code, names in _names().items() for name in (code, *names)}


def _key(text: str) -> str:
    """Return the letters of a name without accents, and without the region of a code: `pt-BR`."""
    name = re.sub(r"(?<=^[a-z]{2})[-_][a-z]{2}$", "", text.strip().lower())
    return "".join(one for one in unicodedata.normalize("NFKD", name) if one.isalpha())
