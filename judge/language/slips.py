"""Slips: which words are one typing mistake away from each other.

A slip is a letter too many, too few, wrong, or two that changed places (Damerau 1964). A word further away
would be a guess, so the judge does not suggest it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

SHORTEST = 4
"""The fewest letters of a word that may have lost or gained one; in shorter ones two may be swapped."""


_SWAPPED = 2
"""The letters of a word of which a slip may change the first and the last one."""


def is_slip(word: str, meant: str) -> bool:
    """Return whether one slip turns `meant` into `word`."""
    if word == meant or abs(len(word) - len(meant)) > 1:
        return False
    if word[:1] != meant[:1] and word[-1:] != meant[-1:] and len(word) > _SWAPPED:
        return False
    start = 0
    while start < min(len(word), len(meant)) and word[start] == meant[start]:
        start += 1
    one, other = word[start:], meant[start:]
    if one[:2] == other[1::-1] and one[2:] == other[2:]:
        return True
    if max(len(word), len(meant)) < SHORTEST:
        return False
    return one[1:] == other[1:] or one[1:] == other or one == other[1:]


def has_no_other_letter(word: str, meant: str) -> bool:
    """Return whether a slip has lost or doubled a letter of `meant`, or swapped two, and begins like it.

    A word with another letter is often a word of its own: `reject` is no `eject`, and `design` no `resign`.
    """
    if word[0] != meant[0]:
        return False
    if sorted(word) == sorted(meant):
        return True
    if len(word) > len(meant):
        return any(
            word[:at] + word[at + 1 :] == meant for at in range(1, len(word)) if word[at] == word[at - 1]
        )
    return len(word) < len(meant)


def near(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """Return the known words within one slip, in their order."""
    sizes = range(len(word) - 1, len(word) + 2)
    return tuple(meant for meant in known if len(meant) in sizes and is_slip(word, meant))


_PART = 2
"""How many letters at either end of a word find those within one slip of it."""


class Slips:
    """An index of many words that finds those within one slip, as `near` does.

    One slip is in one place, so it leaves the first two letters or the last two unchanged. Only in short
    words, where these overlap, may it change both.
    """

    def __init__(self, known: Iterable[str]) -> None:
        self._known = tuple(known)
        self._short: dict[int, list[int]] = {}
        self._ends: dict[tuple[str, bool], list[int]] = {}
        for number, word in enumerate(self._known):
            if len(word) < 2 * _PART + 2:
                self._short.setdefault(len(word), []).append(number)
            else:
                self._ends.setdefault((word[:_PART], True), []).append(number)
                self._ends.setdefault((word[-_PART:], False), []).append(number)

    def near(self, word: str) -> tuple[str, ...]:
        """Return the known words within one slip, in their order."""
        ends = (self._ends.get((word[:_PART], True), ()), self._ends.get((word[-_PART:], False), ()))
        short = (self._short.get(size, ()) for size in range(len(word) - 1, len(word) + 2))
        numbers = sorted({*chain(*short, *ends)})
        return near(word, (self._known[number] for number in numbers))
