"""Time zones by the words people use: `Europe/Vienna`, `vienna`, `Austria`, `CEST`, `GMT+1`, `+0100`.

East is plus, as everybody writes it. The names `Etc/GMT-1` of the tz database reverse the sign (its file
etcetera), so they are never shown. The judge asks about initials that several zones share. The database's own
`EST` is New York without its summer time, which nobody means.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from heapq import nlargest
from itertools import pairwise
from operator import itemgetter
from zoneinfo import available_timezones

from judge.game.message import Message, message

_ETC = "Etc/GMT"
_OFFSET = re.compile(
    r"(?:(?:utc|gmt|ut)\s*)?([+\u2212\u2013-])\s*(\d{1,2})(?:[:.]?(\d\d))?(?:\s*(?:h|hours?))?"
)
_WESTMOST, _EASTMOST = -12, 14
_PARTS_OF_HOURS = {
    "+0330": "Asia/Tehran",
    "+0430": "Asia/Kabul",
    "+0530": "Asia/Kolkata",
    "+0545": "Asia/Kathmandu",
    "+0630": "Asia/Yangon",
    "+0930": "Australia/Darwin",
}
_INITIALS = {
    **dict.fromkeys(("utc", "gmt", "ut", "z", "zulu"), "UTC"),
    **dict.fromkeys(("cet", "cest", "mez", "mesz", "met", "mest"), "CET"),
    **dict.fromkeys(("eet", "eest", "oez", "oesz"), "EET"),
    **dict.fromkeys(("wet", "west"), "WET"),
    "bst": "Europe/London",
    "msk": "Europe/Moscow",
    "trt": "Europe/Istanbul",
    **dict.fromkeys(("pst", "pdt", "pt", "pacific_time"), "America/Los_Angeles"),
    **dict.fromkeys(("mdt", "mt", "mountain_time"), "America/Denver"),
    **dict.fromkeys(("cdt", "ct", "central_time"), "America/Chicago"),
    **dict.fromkeys(("edt", "et", "eastern_time"), "America/New_York"),
    **dict.fromkeys(("akst", "akdt"), "America/Anchorage"),
    "adt": "America/Halifax",
    **dict.fromkeys(("nst", "ndt"), "America/St_Johns"),
    "hst": "Pacific/Honolulu",
    "brt": "America/Sao_Paulo",
    **dict.fromkeys(("aest", "aedt"), "Australia/Sydney"),
    **dict.fromkeys(("acst", "acdt"), "Australia/Adelaide"),
    "awst": "Australia/Perth",
    **dict.fromkeys(("nzst", "nzdt"), "Pacific/Auckland"),
    "jst": "Asia/Tokyo",
    "kst": "Asia/Seoul",
    "sgt": "Asia/Singapore",
    "hkt": "Asia/Hong_Kong",
    "sast": "Africa/Johannesburg",
}
"""Initials that people use for one zone, in summer and winter alike."""
_SHARED_INITIALS = {
    "est": ("America/New_York", "Australia/Sydney", "UTC-5"),
    "cst": ("America/Chicago", "Asia/Shanghai", "UTC-6"),
    "mst": ("America/Denver", "America/Phoenix", "UTC-7"),
    "ast": ("America/Halifax", "Asia/Riyadh"),
    "ist": ("Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"),
}
"""Initials that several zones share."""
_PLACES = {
    "austria": "Europe/Vienna",
    "belgium": "Europe/Brussels",
    "czechia": "Europe/Prague",
    "denmark": "Europe/Copenhagen",
    "finland": "Europe/Helsinki",
    "france": "Europe/Paris",
    "germany": "Europe/Berlin",
    "greece": "Europe/Athens",
    "hungary": "Europe/Budapest",
    "ireland": "Europe/Dublin",
    "italy": "Europe/Rome",
    "netherlands": "Europe/Amsterdam",
    "norway": "Europe/Oslo",
    "romania": "Europe/Bucharest",
    "spain": "Europe/Madrid",
    "sweden": "Europe/Stockholm",
    "switzerland": "Europe/Zurich",
    **dict.fromkeys(
        ("uk", "england", "scotland", "wales", "great_britain", "united_kingdom"), "Europe/London"
    ),
    "india": "Asia/Kolkata",
    "argentina": "America/Argentina/Buenos_Aires",
    "south_africa": "Africa/Johannesburg",
    **dict.fromkeys(("osterreich", "wien", "vienne", "graz"), "Europe/Vienna"),
    **dict.fromkeys(("deutschland", "allemagne", "munich", "munchen", "hamburg", "koln"), "Europe/Berlin"),
    **dict.fromkeys(("schweiz", "suisse", "svizzera", "bern", "geneva"), "Europe/Zurich"),
    **dict.fromkeys(("italia", "italien", "roma", "milano", "milan"), "Europe/Rome"),
    **dict.fromkeys(("espana", "spanien", "barcelona"), "Europe/Madrid"),
    **dict.fromkeys(("polska", "polen", "warszawa", "warschau"), "Europe/Warsaw"),
    **dict.fromkeys(("nederland", "niederlande", "holland"), "Europe/Amsterdam"),
    **dict.fromkeys(("lisboa", "lissabon"), "Europe/Lisbon"),
    **dict.fromkeys(("sverige", "schweden"), "Europe/Stockholm"),
    **dict.fromkeys(("boston", "washington", "philadelphia"), "America/New_York"),
    **dict.fromkeys(("san_francisco", "seattle", "california"), "America/Los_Angeles"),
}
"""Countries of one zone, and cities that the database does not name, in plain letters."""


class UnknownZone(ValueError):  # noqa: N818  # the writer's mistake, not an error of ours
    """No zone has that name, or several have; `near` are those that may be meant."""

    def __init__(self, said: Message, near: tuple[str, ...] = ()) -> None:
        super().__init__(said)
        self.said = said
        self.near = near


def zone_name(text: str) -> str:
    """Return the name of a zone, `Europe/Vienna` for `vienna`; UnknownZone unless exactly one is meant."""
    for part in _parts(text):
        word = _key(part)
        if word in _SHARED_INITIALS:
            several = _SHARED_INITIALS[word]
            raise UnknownZone(message("zone-of-several", text=part.strip(), zones=several), several)
        found = _offset_zone(part) or next((table[word] for table in _tables() if word in table), None)
        found = found or _city(word)
        if found:
            return found
    near = _near(_key(text))
    name = text.strip()
    said = message("no-such-zone.near", text=name, zones=near) if near else message("no-such-zone", text=name)
    raise UnknownZone(said, near)


def _tables() -> tuple[Mapping[str, str], ...]:
    return _INITIALS, _zones(), _PLACES


def _near(word: str) -> tuple[str, ...]:
    """Return up to three zones whose names look like the word, or whose city it is."""
    pairs, bits = 0, _bits_of_pairs()
    for pair in _letter_pairs(word):
        pairs |= bits.get(pair, 0)
    shared = [(pairs & own).bit_count() for own in _pairs_of_zones()]
    ranked = nlargest(_MOST_COMPARED, zip(shared, _zones(), strict=True), key=itemgetter(0))
    likely = [key for _, key in ranked]
    alike = [_zones()[key] for key in get_close_matches(word, likely, n=3, cutoff=0.6)]
    return tuple(alike or _by_endings().get(word, ())[:3])


_MOST_COMPARED = 20
"""How many zones a misspelt one is compared with letter by letter: those that share most letter pairs."""


def _letter_pairs(word: str) -> frozenset[str]:
    return frozenset(one + other for one, other in pairwise(word))


@cache
def _bits_of_pairs() -> Mapping[str, int]:
    """Return a bit for each letter pair of a zone's name: whole names are compared faster by their bits."""
    pairs = dict.fromkeys(pair for key in _zones() for pair in _letter_pairs(key))
    return {pair: 1 << number for number, pair in enumerate(pairs)}


@cache
def _pairs_of_zones() -> Sequence[int]:
    """Return the letter pairs of each zone's name, as bits."""
    return tuple(sum(_bits_of_pairs()[pair] for pair in _letter_pairs(key)) for key in _zones())


@cache
def _by_endings() -> Mapping[str, Sequence[str]]:
    """Return the zones by what is after each slash of their names in lower case."""
    found: dict[str, list[str]] = {}
    for key, name in _zones().items():
        parts = key.split("/")
        for start in range(1, len(parts)):
            found.setdefault("/".join(parts[start:]), []).append(name)
    return found


def zone_words(zone: str) -> str:
    """Return a zone as people read it: `UTC+1` for the database's `Etc/GMT-1`."""
    if not zone.startswith(_ETC):
        return zone
    hours = int(zone.removeprefix(_ETC) or "0")
    return f"UTC{-hours:+}" if hours else "UTC"


def _parts(text: str) -> Iterator[str]:
    """Yield the text, then its parts: `(UTC+01:00) Amsterdam, Berlin` has four."""
    whole = text.strip().strip(".")
    yield whole
    outside = re.sub(r"\([^)]*\)", " ", whole)
    if outside != whole:
        yield outside
    parts = re.split(r"[,;]", outside)
    yield from parts if len(parts) > 1 else ()
    yield from re.findall(r"\(([^)]*)\)", whole)


def _key(text: str) -> str:
    """Return the text as the tables have it: plain small letters, an underscore for each blank."""
    wide = unicodedata.normalize("NFKD", text.strip().lower())
    plain = "".join(sign for sign in wide if not unicodedata.combining(sign))
    return re.sub(r"\s+", "_", re.sub(r"\s*/\s*", "/", plain)).removesuffix("_time_zone")


def _offset_zone(text: str) -> str | None:
    """Return the zone of an offset from UTC; None for other words, and for an offset that no zone has."""
    found = _OFFSET.fullmatch(text.strip().lower())
    if found is None:
        return None
    east, hours, minutes = found[1] == "+", int(found[2]), found[3] or "00"
    if minutes != "00":
        return _PARTS_OF_HOURS.get(f"{'+' if east else '-'}{hours:02}{minutes}")
    if not _WESTMOST <= (hours if east else -hours) <= _EASTMOST:
        return None
    return f"{_ETC}{'-' if east else '+'}{hours}" if hours else "UTC"


def _city(word: str) -> str | None:
    """Return the zone of a city that only one zone has, also as `vienna time`."""
    found = _by_endings().get(word.removesuffix("_time"), ())
    return found[0] if len(found) == 1 and not found[0].startswith(_ETC) else None


@cache
def _zones() -> Mapping[str, str]:
    """Return the zones by their names in lower case; reading them from the disk takes ten milliseconds."""
    return {name.lower(): name for name in sorted(available_timezones() - NO_ZONES)}


NO_ZONES = frozenset({"Factory", "localtime", "posixrules"})
"""Entries of the database for machines: one without a zone, and the machine's own."""
