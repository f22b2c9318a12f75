"""Time zones by the words people use: an IANA name in any case, with blanks, or its city alone."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from zoneinfo import available_timezones


class UnknownZone(ValueError):  # noqa: N818  # the writer's mistake, not an error of ours
    """No zone has that name; the message suggests some that look like it."""


def zone_name(text: str) -> str:
    """The zone's proper name, `Europe/Vienna` for `vienna`; UnknownZone if there is none."""
    word = text.strip().strip(".").replace(" ", "_").lower()
    if word in _zones():
        return _zones()[word]
    city = [name for key, name in _zones().items() if key.endswith("/" + word)]
    if len(city) == 1:
        return city[0]
    near = [_zones()[key] for key in get_close_matches(word, _zones(), n=3, cutoff=0.6)] or city[:3]
    hint = f" Did you mean {', '.join(near)}?" if near else " Write it as in Europe/Vienna."
    raise UnknownZone(f'There is no time zone "{text.strip()}".{hint}')


@cache
def _zones() -> Mapping[str, str]:
    """The zones by their names in lower case; reading them from the disk takes ten milliseconds."""
    return {name.lower(): name for name in sorted(available_timezones())}
