"""How powers are told apart: two-letter signs, colours, and hatchings for those who see no colours.

The colours stand in `palette.csv`, each as far from all before it as can be, under normal sight and three
kinds of colour blindness; `tools/maps/palette.py` made it. The sign always says whose a token is.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from judge.rules.switches import NEUTRAL
from judge.rules.units import Power
from judge.rules.variant import PowerFacts

_COLOURS = Path(__file__).with_name("palette.csv")
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
    """What each of a variant's powers is drawn with, and armies that are nobody's."""
    rows = _colours()
    known = {power: number for number, (power, _, _) in enumerate(rows) if power}
    named = {facts.code for facts in powers} & known.keys()
    free = [n for n, (power, _, _) in enumerate(rows) if power not in named]
    signs, found = _signs(powers), dict[Power, Ink]()
    for facts in powers:
        number = known[facts.code] if facts.code in named else free.pop(0) if len(free) > 1 else free[0]
        _, token, land = rows[number]
        letters = "#1c262d" if _luminance(token) > _LIGHT else "#fff"
        found[facts.code] = Ink(signs[facts.code], token, land, letters, number)
    found.setdefault(NEUTRAL, Ink("nn", "#8d8a80", "#d9d4c8", "#fff", _NO_HATCHING))
    return MappingProxyType(found)


@cache
def _colours() -> tuple[tuple[str, str, str], ...]:
    with _COLOURS.open(encoding="utf-8", newline="") as lines:
        return tuple((row["power"], row["token"], row["land"]) for row in csv.DictReader(lines))


def _luminance(colour: str) -> float:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return float(0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2)


def _signs(powers: tuple[PowerFacts, ...]) -> Mapping[Power, str]:
    """Two letters for each power, the first two of its name if nobody before it has them."""
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
