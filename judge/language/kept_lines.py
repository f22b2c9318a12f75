"""What lines kept for a later phase are about: a new line replaces earlier ones about the same."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress

from judge.language.names import Names
from judge.language.orders.parser import parse
from judge.language.problems import InvalidOrder
from judge.language.readings.lexicon import waives_builds
from judge.language.text.typography import plain, unadorned
from judge.rules.units import Province

_REST = re.compile(r"\b(?:more|other|others|rest|else)\b", re.IGNORECASE)


def overtaken(earlier: Iterable[str], new: Sequence[str], known: Names) -> tuple[str, ...]:
    """Return the earlier lines for a phase that new ones replace: all, or those for the same units.

    All builds are replaced if no builds are wanted. An IF stays, because it is not known which of its orders
    will count.
    """
    places = {_place(line, known) for line in new} - {None}
    none_wanted = any(_waives_all(line) for line in new)
    return tuple(line for line in earlier if none_wanted or _place(line, known) in places)


def overtaken_below(lines: Sequence[str], known: Names) -> Sequence[bool]:
    """Return of each line for a phase whether those below it replace it, as `overtaken` does."""
    found: list[bool] = []
    places, none_wanted = set[Province](), False
    for line in reversed(lines):
        place = _place(line, known)
        found.append(none_wanted or place in places)
        none_wanted = none_wanted or _waives_all(line)
        places |= {place} if place is not None else set()
    return found[::-1]


def _waives_all(line: str) -> bool:
    return "\n" not in line and waives_builds(plain(line)) and not _REST.search(line)


def _place(line: str, known: Names) -> Province | None:
    """Return where the unit of a line is, or will be built; None if that is not clear."""
    if "\n" in line:
        return None
    with suppress(InvalidOrder):
        unit = parse(known, unadorned(plain(line)).text).unit
        return unit.place.means[0] if unit is not None and len(unit.place.means) == 1 else None
    return None
