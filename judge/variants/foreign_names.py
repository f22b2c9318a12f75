"""Names in other languages: a board's own, and those of the standard map for what is called as there.

What bears the same English name is called the same in every other language, on whatever board it is: a board
of its own that has a Vienna has a Wien, too. Points and hyphens make no other name of it, nor does another
English name that the standard map has for a place of that kind: St. Petersburg, Heligoland Bight, Tunisia.
What several of its places are called is asked about.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from judge.rules.board import Terrain
from judge.variants.tables import PowerRow, ProvinceRow, VariantTables

Foreign = Mapping[str, tuple[str, ...]]
"""The names in other languages by the code of a province or a power."""

_SHORTEST = 4
"""Shorter names are codes, which stand for another place on another board."""


def foreign_names(
    own: Foreign, provinces: Iterable[ProvinceRow], powers: Iterable[PowerRow], like: VariantTables
) -> Foreign:
    """Those of a board: its own, and those that another has for the same provinces and powers."""
    found = dict(_of_places(provinces, like.provinces, like.foreign))
    found |= _of_powers(powers, like.powers, like.foreign)
    return MappingProxyType(found | dict(own))


def _of_places(
    rows: Iterable[ProvinceRow], others: Iterable[ProvinceRow], foreign: Foreign
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The code of each place that another board has by its name, with that one's names."""
    others = [row for row in others if row.code in foreign]
    by_name = {_letters(row.name): foreign[row.code] for row in others}
    by_other: dict[tuple[str, Terrain], tuple[str, ...]] = {}
    for row in others:
        for name in map(_letters, row.abbreviations):
            if len(name) >= _SHORTEST:
                by_other.setdefault((name, row.terrain), foreign[row.code])
    for row in rows:
        name = _letters(row.name)
        found = by_name.get(name) or by_other.get((name, row.terrain))
        if found is not None:
            yield row.code, found


def _of_powers(
    rows: Iterable[PowerRow], others: Iterable[PowerRow], foreign: Foreign
) -> Iterator[tuple[str, tuple[str, ...]]]:
    known = {row.name.lower(): foreign[row.code] for row in others if row.code in foreign}
    return ((row.code, known[row.name.lower()]) for row in rows if row.name.lower() in known)


def _letters(name: str) -> str:
    return re.sub(r"[^\w]|_", "", name.lower())
