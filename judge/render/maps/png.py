"""A drawn map as PNG: the only file that knows resvg and Pillow, which the extra `maps` brings.

The fonts are DejaVu Sans Condensed, cut to the letters of maps; without a font file resvg draws no text
and says nothing, and it finds the cut fonts under the family DejaVu Sans only.
"""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path

_FONTS = Path(__file__).with_name("fonts")
_COLOURS = 128


class NoRasterError(RuntimeError):
    """The libraries that make a PNG are not installed."""


def png_of(svg: str, width: int) -> bytes:
    """The picture so many pixels wide, with a palette of colours; NoRasterError without the extra `maps`."""
    try:
        import resvg_py  # noqa: PLC0415  # an extra
        from PIL import Image  # noqa: PLC0415
    except ImportError as error:
        raise NoRasterError("pictures need the extra `maps`: pip install 'diplomacy-judge[maps]'") from error
    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=_fonts(), skip_system_fonts=True)
    with Image.open(BytesIO(bytes(drawn))) as picture:
        reduced = picture.convert("RGB").quantize(_COLOURS, dither=Image.Dither.NONE)
    out = BytesIO()
    reduced.save(out, "PNG", optimize=True)
    return out.getvalue()


@cache
def _fonts() -> list[str]:
    return sorted(str(path) for path in _FONTS.glob("*.ttf"))
