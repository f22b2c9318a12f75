"""Quantities: a yes to a part of what was asked, such as `Yes, half of it` and `Yes to line 3`.

docs: sender, "A confirmation is the only word of its email"

Which part is meant is not looked for. A number means all only if as many orders are asked about.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache

from judge.language.text.patterns import TOKEN
from judge.language.text.typography import LONGEST, plain
from judge.language.word_files import ANSWERS, with_languages, word_files

_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_EACH_PERCENT = re.compile(r"\b[1-9]\d{2,}\s?%")
"""`100%` and more of it: a way to say yes."""
_NUMBERED = re.compile(r"#\s?\d|\d\s?%")
_YEAR = 1000
"""From here on a number is a year, or no quantity at all."""
_ALL = -1
_SOME = -2
"""Beside the numbers: what phrases mean that name all, and a part of unknown size."""


@cache
def _phrases() -> Mapping[tuple[str, ...], int]:
    """Return what each phrase means: a number, all, or a part."""
    known = with_languages(ANSWERS, {"part": [], "whole": [], "rest": []})
    found = {tuple(one.split()): _SOME for one in known["part"]}
    found |= {tuple(one.split()): _ALL for kind in ("whole", "rest") for one in known[kind]}
    for file in word_files().values():
        for number, words in enumerate(file[ANSWERS]["numbers"]):
            found |= {tuple(one.split()): number for one in words.split("|")}
    return found


def names_part(text: str, asked: Collection[int]) -> bool:
    """Return whether a line names a part, or a number other than those of the orders `asked` about.

    One order has no part that a number could name: `Yes, both` means it and something else.
    """
    line = _EACH_PERCENT.sub(" ", re.sub(TOKEN, " ", plain(text[:LONGEST]).text))
    found = [one for one in _quantities(_WORD.findall(line)) if one != _ALL and one not in asked]
    return bool(_NUMBERED.search(line)) or any(one <= 0 or max(asked) > 1 for one in found)


def _quantities(words: list[str]) -> list[int]:
    """Return what the words say of quantities, by the longest phrase at each place."""
    phrases, found, at = _phrases(), list[int](), 0
    longest = max(map(len, phrases))
    while at < len(words):
        ends = range(min(len(words), at + longest), at, -1)
        end = next((end for end in ends if tuple(words[at:end]) in phrases), 0)
        if end:
            found.append(phrases[tuple(words[at:end])])
        elif words[at][0].isdigit():
            found += _written_in_digits(words[at])
        at = end or at + 1
    return found


def _written_in_digits(word: str) -> list[int]:
    """Return the number that a word is, none for a year; a part for `2nd`."""
    if not word.isdecimal():
        return [_SOME]
    return [number] if len(word) < len(str(_YEAR)) and (number := int(word)) < _YEAR else []
