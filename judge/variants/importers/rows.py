"""What the importers share: borders gathered into rows, letters for powers, names for folders."""

from __future__ import annotations

import re
import string
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from judge.rules.units import Kind, Place
from judge.variants.tables import BorderRow, VariantError


@dataclass(frozen=True, slots=True, order=True)
class Step:
    """One step that a source lets a unit take: from a place to another, with the border's condition."""

    start: Place
    kind: Kind
    goal: Place
    condition: str = ""


def border_rows(steps: Iterable[Step]) -> Iterator[BorderRow]:
    """Yield the steps as rows, each border once; one that is never stepped back is one-way."""
    known = set(steps)
    once: set[tuple[Place, Kind, str, Place]] = set()
    for step in sorted(known):
        back = Step(step.goal, step.kind, step.start, step.condition)
        if back not in known and not step.condition:
            once.add((step.start, step.kind, "one_way", step.goal))
        elif (step.goal, step.kind, step.condition, step.start) not in once:
            once.add((step.start, step.kind, step.condition, step.goal))
    for (place, kind, condition), near in groupby(sorted(once), key=lambda border: border[:3]):
        yield BorderRow(place, Kind(kind), tuple(border[3] for border in near), condition)


MOST_PLACES = 2_000
"""More than twice as many as the largest board has; what comes with more is no board."""
_QUOTED = 60


def quoted(text: str) -> str:
    """Return the beginning of a faulty line."""
    return ascii(text[:_QUOTED]) + "…" * (len(text) > _QUOTED)


def check_size(file: str, places: int) -> None:
    """Raise VariantError if there are more places than any board has."""
    if places > MOST_PLACES:
        raise VariantError(f"{file}: more than {MOST_PLACES} places: this is no board")


_FORBIDDEN = "OM"
"""Letters of observers and masters."""


def letter_for(name: str, taken: Collection[str]) -> str:
    """Return a letter for a power: one of its name, then any, then two characters."""
    letters = [sign for sign in name.upper() if sign in string.ascii_uppercase]
    signs = [*letters, *string.ascii_uppercase, *string.digits]
    pairs = (one + other for one in letters for other in string.ascii_uppercase + string.digits)
    free = (sign for sign in (*signs, *pairs) if sign not in taken and sign not in _FORBIDDEN)
    return str(next(free))


def code_of(name: str) -> str:
    """Return a power's code: `New York` is `NEW_YORK`."""
    return re.sub(r"[^A-Z0-9]+", "_", name.upper()).strip("_")


def folder_of(name: str) -> str:
    """Return the folder name of a variant: `Sail Ho!` is `sail_ho`."""
    return code_of(name).lower()


def majority(centres: int) -> int:
    """Return the number of centres that wins if the source names none: more than half."""
    return centres // 2 + 1
