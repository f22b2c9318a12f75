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
_LEVEL, _HIGHEST_LEVEL = 6, 9
"""Of zlib; the highest takes eight times as long for a twentieth less."""
_NARROWEST, _SHRINKS, _BY_WIDTH = 0.7, 3, 1.8
"""To which part of its width a picture may shrink, in how many steps; its bytes grow so with the width."""
_MIXED_WITH = ((0x1F, 0x2A, 0x31), (0xFF, 0xFF, 0xFF), (0xF6, 0xF1, 0xE4))
_PARTS, _HATCHING_PARTS = (0.33, 0.66), (0.14, 0.28)
_FEWER = (0.5,), (0.2,), _MIXED_WITH[:2]
"""What stands for these three where there is less room."""
_COLOUR = re.compile(r"#[0-9a-f]{6}\b")
_HATCHING = re.compile(r'<pattern id="(p\d+)".*?stroke:(#[0-9a-f]{6})')
_HATCHED = re.compile(r'<g fill="(#[0-9a-f]{6})">(?:<use href="#\w+"/>)+</g><g fill="url\(#(p\d+)\)"')
Colour: TypeAlias = tuple[int, ...]


def bitmap(svg: str, width: int | None = None) -> Image.Image:
    """Return the picture with all its colours, as wide as asked or as it says itself."""
    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=fonts(), skip_system_fonts=True)
    with Image.open(BytesIO(bytes(drawn))) as picture:
        return picture.convert("RGBA")


def packed(picture: Image.Image, svg: str, most: int | None = None) -> bytes:
    """Return the PNG of a picture with the palette of its drawing.

    One of more than so many bytes gets fewer tones at edges, and if need be fewer pixels.
    """
    png = _png(picture, _palette(svg), _LEVEL)
    if most is None or len(png) <= most:
        return png
    few = _palette(svg, fewer=True)
    png = _png(picture, few, _LEVEL)
    part = 1.0
    for _ in range(_SHRINKS):
        if len(png) <= most or part <= _NARROWEST:
            break
        part = max(_NARROWEST, part * min(0.97, (most / len(png)) ** (1 / _BY_WIDTH)))
        png = _png(bitmap(svg, round(picture.width * part)), few, _HIGHEST_LEVEL)
    return png


def _png(picture: Image.Image, palette: list[Colour], level: int) -> bytes:
    colours = Image.new("P", (1, 1))
    colours.putpalette([part for colour in palette for part in colour])
    out = BytesIO()
    reduced = picture.convert("RGB").quantize(palette=colours, dither=Image.Dither.NONE)
    reduced.save(out, "PNG", compress_level=level)
    return out.getvalue()


def _palette(svg: str, *, fewer: bool = False) -> list[Colour]:
    """Return the colours of the picture itself, then what hatchings make of land, and edges of all.

    A palette counted from the pixels would give up the colour of a power that has few of them.
    """
    parts, hatching_parts, others = _FEWER if fewer else (_PARTS, _HATCHING_PARTS, _MIXED_WITH)
    pure = [_parts(colour) for colour in sorted(set(_COLOUR.findall(svg)))]
    lines = dict(_HATCHING.findall(svg))
    hatched = [
        _mixed(_parts(land), _parts(lines[number]), part)
        for land, number in _HATCHED.findall(svg)
        for part in hatching_parts
    ]
    edges = [_mixed(colour, other, part) for part in parts for other in others for colour in pure]
    return list(dict.fromkeys([*pure, _MIXED_WITH[1], *hatched, *edges]))[:_MOST]


def _parts(colour: str) -> Colour:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def _mixed(one: Colour, other: Colour, part: float) -> Colour:
    return tuple(round(a + (b - a) * part) for a, b in zip(one, other, strict=True))


@cache
def fonts() -> list[str]:
    """Return the files of the fonts."""
    return sorted(str(path) for path in _FONTS.glob("*.ttf"))
