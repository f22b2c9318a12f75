"""Power signs: the two letters and the colour that stand for a power, in an email as on its map."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from judge.memo import once
from judge.render.maps.symbols import Ink, inks, luminance
from judge.rules.units import Power
from judge.rules.variant import Variant

_CONTRAST = 4.6
"""The contrast of letters with their ground: WCAG 2.2 (1.4.3) has 4.5, `luminance` is nearly exact."""
_STEPS = 25
"""Shades between a colour and black or white that are tried."""


@dataclass(frozen=True, slots=True)
class PowerSign:
    """A power's name, its two letters, and the colours of its sign: `#b72211`."""

    name: str
    letters: str
    ground: str
    ink: str


@once
def power_signs(variant: Variant) -> Mapping[Power, PowerSign]:
    """Return the sign of each power, and of no one's armies.

    Its letters stand out from its ground, also in programs that invert all colours of an email. Where the
    map's colour is between light and dark, the ground is a shade of it.
    """
    drawn = inks(variant.powers)
    return {facts.code: _sign(facts.name, drawn[facts.code]) for facts in variant.sides}


def _sign(name: str, ink: Ink) -> PowerSign:
    shades = (
        (_mixed(ink.token, end, step / _STEPS), letters)
        for step in range(_STEPS + 1)
        for letters, end in (("#000000", 255), ("#ffffff", 0))
    )
    ground, letters = next(one for one in shades if _stands_out(*one))
    return PowerSign(name, ink.sign, ground, letters)


def _stands_out(ground: str, letters: str) -> bool:
    pairs = ((ground, letters), (inverted(ground), inverted(letters)))
    return all(contrast(*one) >= _CONTRAST for one in pairs)


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, from 1 to 21 (WCAG 2.2)."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def inverted(colour: str) -> str:
    """Return the colour as programs show it that invert an email."""
    return _mapped(colour, lambda part: 255 - part)


def _mixed(colour: str, end: int, share: float) -> str:
    """Return a colour with this share of black (0) or white (255)."""
    return _mapped(colour, lambda part: round(part + (end - part) * share))


def _mapped(colour: str, change: Callable[[int], int]) -> str:
    return "#" + "".join(f"{change(int(colour[at : at + 2], 16)):02x}" for at in (1, 3, 5))
