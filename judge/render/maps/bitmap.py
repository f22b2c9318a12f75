"""A drawing as a picture of pixels, and as PNG: the one file that knows resvg, which the extra `maps` brings.

The fonts are DejaVu Sans Condensed, cut to the letters of maps; without a font file resvg draws no text
and says nothing, and it finds the cut fonts under the family DejaVu Sans only.
"""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

import resvg_py
from PIL import Image

_FONTS = Path(__file__).with_name("fonts")
_MOST = 256
_LEVEL = 6
"""Of zlib; the highest takes eight times as long for a twentieth less."""
_MIXED_WITH = ((0x1F, 0x2A, 0x31), (0xFF, 0xFF, 0xFF), (0xF6, 0xF1, 0xE4))
_PARTS, _HATCHING_PARTS = (0.33, 0.66), (0.14, 0.28)
_COLOUR = re.compile(r"#[0-9a-f]{6}\b")
_HATCHING = re.compile(r'<pattern id="(p\d+)".*?stroke:(#[0-9a-f]{6})')
_HATCHED = re.compile(r'<g fill="(#[0-9a-f]{6})">(?:<use href="#\w+"/>)+</g><g fill="url\(#(p\d+)\)"')
Colour: TypeAlias = tuple[int, ...]


def bitmap(svg: str, width: int | None = None) -> Image.Image:
    """The picture with all its colours, as wide as asked or as it says itself."""
    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=fonts(), skip_system_fonts=True)
    with Image.open(BytesIO(bytes(drawn))) as picture:
        return picture.convert("RGBA")


def packed(picture: Image.Image, svg: str) -> bytes:
    """The PNG of a picture with the palette of its drawing."""
    colours = Image.new("P", (1, 1))
    colours.putpalette([part for colour in _palette(svg) for part in colour])
    out = BytesIO()
    reduced = picture.convert("RGB").quantize(palette=colours, dither=Image.Dither.NONE)
    reduced.save(out, "PNG", compress_level=_LEVEL)
    return out.getvalue()


def _palette(svg: str) -> list[Colour]:
    """The colours of the picture itself, then what hatchings make of land, and edges of all.

    A palette counted from the pixels would give up the colour of a power that has few of them.
    """
    pure = [_parts(colour) for colour in sorted(set(_COLOUR.findall(svg)))]
    lines = dict(_HATCHING.findall(svg))
    hatched = [
        _mixed(_parts(land), _parts(lines[number]), part)
        for land, number in _HATCHED.findall(svg)
        for part in _HATCHING_PARTS
    ]
    edges = [_mixed(colour, other, part) for part in _PARTS for other in _MIXED_WITH for colour in pure]
    return list(dict.fromkeys([*pure, _MIXED_WITH[1], *hatched, *edges]))[:_MOST]


def _parts(colour: str) -> Colour:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def _mixed(one: Colour, other: Colour, part: float) -> Colour:
    return tuple(round(a + (b - a) * part) for a, b in zip(one, other, strict=True))


@cache
def fonts() -> list[str]:
    """The files of the fonts."""
    return sorted(str(path) for path in _FONTS.glob("*.ttf"))
