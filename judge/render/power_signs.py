"""Power signs: the two letters and the colour that stand for a power, in an email as on its map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from judge.render.maps.symbols import Ink, inks, luminance
from judge.rules.units import Power
from judge.rules.variant import PowerFacts, Variant

_MIDDLE = 0.179
"""The luminance on which black and white letters stand out alike (WCAG 2.2, contrast ratio)."""


@dataclass(frozen=True, slots=True)
class PowerSign:
    """A power's name, its two letters, and the colours of its sign: `#b72211`."""

    name: str
    letters: str
    ground: str
    ink: str


def power_signs(variant: Variant) -> Mapping[Power, PowerSign]:
    """Return the sign of each power, and of nobody's armies; its letters stand out from its ground."""
    return _signs(variant.powers, variant.sides)


@cache
def _signs(powers: tuple[PowerFacts, ...], sides: tuple[PowerFacts, ...]) -> Mapping[Power, PowerSign]:
    drawn = inks(powers)
    return {facts.code: _sign(facts.name, drawn[facts.code]) for facts in sides}


def _sign(name: str, ink: Ink) -> PowerSign:
    return PowerSign(name, ink.sign, ink.token, "#000" if luminance(ink.token) > _MIDDLE else "#fff")
