"""Time zones by their IANA names."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from zoneinfo import available_timezones


@cache
def _zones() -> dict[str, str]:
    return {name.lower(): name for name in sorted(available_timezones())}


def zone_name(text: str) -> str:
    """The zone's proper name, `Europe/Vienna`; ValueError with suggestions if there is none."""
    word = text.strip().strip(".").replace(" ", "_").lower()
    if word in _zones():
        return _zones()[word]
    city = [name for key, name in _zones().items() if key.endswith("/" + word)]
    if len(city) == 1:
        return city[0]
    near = [_zones()[key] for key in get_close_matches(word, _zones(), n=3, cutoff=0.6)] or city[:3]
    hint = f" Did you mean {', '.join(near)}?" if near else " Write it as in Europe/Vienna."
    raise ValueError(f'There is no time zone "{text.strip()}".{hint}')
