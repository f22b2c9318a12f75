"""Cases of names: the forms of somebody's name in sentences, as `Rolfie` and `do Giny` are.

The endings are data (`endings` in grammar/press_for_judge.toml).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from judge.language.word_files import word_table

_VOWELS = "aeo"
_MOBILE = re.compile(r"(?<=[^aeiouy])e(?=[^aeiouy]$)")
"""The vowel that leaves the last syllable of a name before an ending: Marek, `Marku`."""


def endings() -> list[str]:
    """Return the endings that a name gets."""
    endings: list[str] = word_table("press_for_judge")["endings"]
    return endings


@lru_cache(maxsize=512)
def cases_of(name: str) -> frozenset[str]:
    """Return a name as it is, and with the endings that it gets."""
    stems = {name, name.rstrip(_VOWELS) or name, _MOBILE.sub("", name)}
    return frozenset((name, *(f"{stem}{ending}" for stem in stems for ending in endings())))


def uninflected(name: str) -> Iterator[str]:
    """Yield a name as it is, and without each ending that it may have."""
    yield name
    yield from (name.removesuffix(ending) for ending in endings() if name.endswith(ending))
