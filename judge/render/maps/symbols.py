"""The signs of a picture: tokens, marks and hatchings, as pieces of SVG."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from judge.rules.units import Power
from judge.rules.variant import PowerFacts
from judge.rules.variant_rules import NEUTRAL

# How powers are told apart: two-letter signs, colours, and hatchings for those who see no colours.
#
# The colours stand in `power_colours.csv`, each as far from all before it as can be, under normal sight and
# three kinds of colour blindness; `tools/maps/palette.py` made it. The sign always says whose a token
# is.

_COLOURS = Path(__file__).with_name("power_colours.csv")
_NO_HATCHING = 5
_LIGHT = 0.3
"""Above this luminance a token bears dark letters."""


@dataclass(frozen=True, slots=True)
class Ink:
    """What a power is drawn with: sign, colours of token, land and letters, number of the hatching."""

    sign: str
    token: str
    land: str
    letters: str
    hatching: int


@cache
def inks(powers: tuple[PowerFacts, ...]) -> Mapping[Power, Ink]:
    """Return what each of a variant's powers is drawn with, and armies that are nobody's."""
    rows = _colours()
    known = {power: number for number, (power, _, _) in enumerate(rows) if power}
    named = {facts.code for facts in powers} & known.keys()
    free = [n for n, (power, _, _) in enumerate(rows) if power not in named]
    signs, found = _signs(powers), dict[Power, Ink]()
    for facts in powers:
        number = known[facts.code] if facts.code in named else free.pop(0) if len(free) > 1 else free[0]
        _, token, land = rows[number]
        letters = "#1c262d" if luminance(token) > _LIGHT else "#fff"
        found[facts.code] = Ink(signs[facts.code], token, land, letters, number)
    found.setdefault(NEUTRAL, Ink("nn", "#8d8a80", "#d9d4c8", "#fff", _NO_HATCHING))
    return MappingProxyType(found)


@cache
def _colours() -> tuple[tuple[str, str, str], ...]:
    with _COLOURS.open(encoding="utf-8", newline="") as lines:
        return tuple((row["power"], row["token"], row["land"]) for row in csv.DictReader(lines))


def luminance(colour: str) -> float:
    """Return how light a colour `#b72211` is, from 0 to 1."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return float(0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2)


def _signs(powers: tuple[PowerFacts, ...]) -> Mapping[Power, str]:
    """Two letters for each power, the first two of its name if no one before it has them."""
    taken: dict[str, Power] = {}
    for facts in powers:
        sign = next(sign for sign in _possible_signs(facts.name, facts.code) if sign not in taken)
        taken[sign] = facts.code
    return {power: sign for sign, power in taken.items()}


def _possible_signs(name: str, code: str) -> Iterator[str]:
    letters = [c for c in name if c.isalnum()] or list(code)
    yield from (letters[0].upper() + other.lower() for other in letters[1:])
    yield from (letters[0].upper() + chr(other) for other in range(ord("a"), ord("z") + 1))
    yield from (chr(one) + chr(two) for one in range(65, 91) for two in range(97, 123))


ARMY = '<circle r="15"'
HULL = '<path d="M-20-11H20C19 4 13 13 7 13H-7C-13 13-19 4-20-11Z"'
_STAR = (
    "M0-25 5-18.5 12.5-21.7 13.6-13.6 21.7-12.5 18.5-5 25 0 18.5 5 21.7 12.5 13.6 13.6 12.5 21.7 5 18.5 "
    "0 25-5 18.5-12.5 21.7-13.6 13.6-21.7 12.5-18.5 5-25 0-18.5-5-21.7-12.5-13.6-13.6-12.5-21.7-5-18.5Z"
)
MARKS = (
    '<marker id="h" markerUnits="userSpaceOnUse" markerWidth="20" markerHeight="16" refX="12" refY="7" '
    'orient="auto"><path d="M0 0 14 7 0 14 3.5 7Z" style="fill:#1f2a31;stroke:none"/></marker>'
    f'<g id="gA">{ARMY} class="g"/></g><g id="gF">{HULL} class="g"/></g>'
    '<g id="x"><circle r="9.5" class="d"/><path d="M-4.2-4.2 4.2 4.2M-4.2 4.2 4.2-4.2" class="e"/></g>'
    '<g id="q"><circle r="9.5" class="d"/><path d="M-4.8 0H4.8" class="e ink"/></g>'
    '<g id="y"><circle r="10" class="d"/><path d="M-5 0H5M0-5V5" class="e new"/></g>'
    f'<path id="z" d="{_STAR}" class="b"/><g id="army"><circle r="13" class="o"/></g>'
    f'<g id="fleet" transform="scale(.85)">{HULL} class="o"/></g>'
    '<path id="j" d="M-7 7 7-7" class="e" style="stroke-width:3.6px"/>'
    '<g id="s"><circle r="6.6" class="o"/><circle r="2.5" class="od"/></g>'
    '<circle id="i" r="4.6" class="t"/><circle id="o" r="20.5" class="v"/><circle id="a" r="21" class="k"/>'
)
_HATCHINGS = (
    "M0 7h14",  # lines across
    "M7 0v14",  # lines down
    "M0 7h14M7 0v14",  # squares
    "M-2 16 16-2M-2 2 2-2M12 16 16 12",  # rising
    "M-2-2 16 16M-2 12 2 16M12-2 16 2",  # falling
    "",  # nothing: the light one of each seven
    "M3 3h.1M10 10h.1",  # dots
)
_DOTS = 6
_WEIGHT = (1.5, 1.5, 1.1, 1.5, 1.5, 0, 3.6)


def hatching(ink: Ink) -> str:
    """Return the pattern that tells a power's land from others without colour.

    Its name is `p` and the number.
    """
    number = ink.hatching % len(_HATCHINGS)
    if not _HATCHINGS[number]:
        return ""
    size = 14 + 4 * (ink.hatching // len(_HATCHINGS) % 3)
    stroke = (
        f'style="stroke:{ink.token};stroke-width:{_WEIGHT[number]}px;stroke-opacity:{_opacity(ink, number)}"'
    )
    return (
        f'<pattern id="p{ink.hatching}" width="14" height="14" patternUnits="userSpaceOnUse" '
        f'patternTransform="scale({size / 14:.2f})"><path d="{_HATCHINGS[number]}" {stroke}/></pattern>'
    )


def is_hatched(ink: Ink) -> bool:
    """Return whether the power's land bears a pattern."""
    return bool(_HATCHINGS[ink.hatching % len(_HATCHINGS)])


def _opacity(ink: Ink, number: int) -> str:
    light = ink.letters != "#fff"
    return ".75" if light or number == _DOTS else ".38"


_WIDE = frozenset("MWmw")
"""Letters beside which the second one would not have room on a token in the usual size."""


def tokens(ink: Ink) -> str:
    """Return the power's two tokens: `aSi` an army and `fSi` a fleet, for the sign `Si`."""
    paint = f'style="fill:{ink.token};stroke:#1f2a31;stroke-width:1.3px"'
    halo = 'style="fill:#fff;stroke:#fff;stroke-width:4.6px"'
    size = ' style="font-size:16px"' if _WIDE.intersection(ink.sign) else ""
    letters = f'<text class="u" y="{{y}}" fill="{ink.letters}"{size}>{ink.sign}</text>'
    return (
        f'<g id="a{ink.sign}">{ARMY} {halo}/>{ARMY} {paint}/>{letters.format(y="6.9")}</g>'
        f'<g id="f{ink.sign}">{HULL} {halo}/>{HULL} {paint}/>{letters.format(y="6.4")}</g>'
    )


def definitions(inks: Iterable[Ink]) -> str:
    """Return everything that is drawn several times."""
    found = tuple(inks)
    return "".join((MARKS, *map(hatching, found), *map(tokens, found)))


def use(name: str, x: float, y: float) -> str:
    """Return the sign of that name with its middle there."""
    return f'<use href="#{name}" x="{x:.0f}" y="{y:.0f}"/>'
