"""Needed letters: what a text must have somewhere for a pattern to be found in it.

Hundreds of patterns are tried with every line of plain words, nearly all of them in vain. So they are looked
up by letters of theirs that are in the line. Programs that search with many expressions do the same (RE2's
`FilteredRE2`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any, TypeAlias

_codes: Any = import_module("re._constants")
_parser: Any = import_module("re._parser")
"""How `re` itself reads a pattern, of which it gives no account elsewhere."""

Letters: TypeAlias = frozenset[str]
"""Stretches of letters, one of which a text must have."""
_FEWEST, _MOST = 2, 4
"""How many letters are looked for together."""


def alternatives(pattern: str) -> Sequence[str]:
    """Return the patterns between the outermost bars of a pattern."""
    found, depth, start = list[str](), 0, 0
    for sign in _SIGN.finditer(pattern):
        depth += (sign[0] == "(") - (sign[0] == ")")
        if sign[0] == "|" and not depth:
            found.append(pattern[start : sign.start()])
            start = sign.end()
    return (*found, pattern[start:])


_SIGN = re.compile(r"\\.|\[\^?\]?[^]]*\]|[()|]")
"""A sign with a backslash, a class of signs, or a sign that groups."""


def needed_letters(pattern: str) -> Sequence[Letters]:
    """Return stretches of two to four letters, the rarest first: a text with the pattern has one of each.

    There are none if the pattern, which has no flags, may be in a text without such letters.
    """
    found = {one for one in _needed(_parser.parse(pattern)) if _shortest(one) >= _FEWEST}
    return sorted(found, key=lambda one: (-_shortest(one), len(one), sorted(one)))


def stretches(text: str) -> Letters:
    """Return all stretches of a text that `needed_letters` may have."""
    sizes = range(_FEWEST, _MOST + 1)
    return frozenset([text[at : at + size] for size in sizes for at in range(len(text) - size + 1)])


def _needed(items: Iterable[tuple[Any, Any]]) -> Iterator[Letters]:
    """Yield letters of which each has one in whatever a row of a parsed pattern matches."""
    run = ""
    for what, value in items:
        if what is _codes.LITERAL:
            run += chr(value)
        else:
            yield from _cut(run)
            yield from _needed_by(what, value)
            run = ""
    yield from _cut(run)


def _cut(run: str) -> Iterator[Letters]:
    """Yield the stretches of letters that follow each other, the last ones together."""
    for start in range(0, len(run), _MOST):
        yield frozenset((run[max(0, min(start, len(run) - _MOST)) :][:_MOST],))


def _needed_by(what: Any, value: Any) -> Iterator[Letters]:
    """Yield letters of which each has one in whatever a part of a parsed pattern matches."""
    if what is _codes.BRANCH:
        branches = [max(_needed(one), key=_shortest, default=frozenset[str]()) for one in value[1]]
        if all(branches):
            yield frozenset().union(*branches)
    elif what is _codes.SUBPATTERN:
        yield from _needed(value[-1])
    elif what is _codes.ASSERT:
        yield from _needed(value[1])
    elif what in _REPEATS and value[0]:
        yield from _needed(value[2])
    elif what is _codes.ATOMIC_GROUP:
        yield from _needed(value)


_REPEATS = (_codes.MAX_REPEAT, _codes.MIN_REPEAT, _codes.POSSESSIVE_REPEAT)


def _shortest(letters: Letters) -> int:
    return min(map(len, letters), default=0)
