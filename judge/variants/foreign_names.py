"""Names in other languages: a board's own, and those of the standard map for what is called as there.

What bears the same English name is called the same in every other language, on whatever board it is: a board
of its own that has a Vienna has a Wien, too. What several of its places are called is asked about.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from judge.variants.tables import PowerRow, ProvinceRow, VariantTables

Foreign = Mapping[str, tuple[str, ...]]
"""The names in other languages by the code of a province or a power."""


def foreign_names(
    own: Foreign, provinces: Iterable[ProvinceRow], powers: Iterable[PowerRow], like: VariantTables
) -> Foreign:
    """Those of a board: its own, and those that another has for the same provinces and powers."""
    found = dict(_shared(provinces, like.provinces, like.foreign))
    found |= _shared(powers, like.powers, like.foreign)
    return MappingProxyType(found | dict(own))


def _shared(
    rows: Iterable[ProvinceRow | PowerRow], others: Iterable[ProvinceRow | PowerRow], foreign: Foreign
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The code of each row that another has by its name, with that one's names."""
    known = {row.name.lower(): foreign[row.code] for row in others if row.code in foreign}
    return ((row.code, known[row.name.lower()]) for row in rows if row.name.lower() in known)
