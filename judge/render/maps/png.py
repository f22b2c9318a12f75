"""Drawn maps as PNG, which needs the extra `maps`: one drawing whole, or many of pieces that are kept.

Both give one look. A whole drawing costs resvg 150 ms, one of many a fifth of that.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.render.maps.sprites import Sprites


class NoRasterError(RuntimeError):
    """The libraries that make a PNG are not installed."""

    def __init__(self) -> None:
        super().__init__("pictures need the extra `maps`: pip install 'diplomacy-judge[maps]'")


def png_of(svg: str, width: int, most: int | None = None) -> bytes:
    """Return the picture so many pixels wide, with a palette of colours; NoRasterError without the extra.

    One of more than so many bytes gets fewer tones and pixels.
    """
    try:
        from judge.render.maps.bitmap import bitmap, packed  # noqa: PLC0415  # an extra
    except ImportError as error:
        raise NoRasterError from error
    return packed(bitmap(svg, width), svg, most)


LONG_MAIL = 270_000
"""Bytes that a mail has at most whose picture has windows."""
_MAIL, _WORDS, _OF_A_UNIT = 140_000, 8_000, 500
"""Bytes that another mail has at most; what its words take without units, and for each unit, as text and as
page."""
_BASE64 = 4 / 3 * 78 / 76
_WINDOWS = 5 / 6
"""How wide a picture of windows is, beside one of a whole map: it is longer, and shows all larger."""
_WINDOW = '<svg class="window"'
_MAP = '<g id="strip">'
"""What stands in the drawing of a map alone."""


class PngMaker:
    """Makes PNG of one width for emails: the first whole, the others of the pieces of those before them."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._sprites: Sprites | None = None
        self._is_first = True

    def png(self, svg: str) -> bytes:
        """The picture as `png_of` makes it, if that is not too large; another than a map is drawn whole.

        To draw the pieces of one picture costs twice what the whole picture does.
        """
        width = round(self._width * (_WINDOWS if _WINDOW in svg else 1))
        if _MAP not in svg:
            return png_of(svg, width)
        if self._is_first:
            self._is_first = False
            return png_of(svg, width, most_bytes(svg))
        return self._of_pieces(svg, width)

    def _of_pieces(self, svg: str, width: int) -> bytes:
        """Return the picture of pieces; the first does without what takes it apart, which loads slowly."""
        from judge.render.maps.layers import taken_apart  # noqa: PLC0415

        drawing = taken_apart(svg, width)
        if drawing is None:
            return png_of(svg, width)
        from judge.render.maps.bitmap import packed  # noqa: PLC0415  # an extra
        from judge.render.maps.sprites import Sprites  # noqa: PLC0415

        self._sprites = self._sprites or Sprites()
        return packed(self._sprites.whole(drawing), svg, most_bytes(svg))


def most_bytes(svg: str) -> int:
    """How large the PNG of a map may be so that its mail is not too large: words grow with the units."""
    units = svg.partition('<g id="units">')[2].partition('<g id="legend">')[0]
    words = _WORDS + _OF_A_UNIT * len(_TOKEN.findall(units))
    return round(((LONG_MAIL if _WINDOW in svg else _MAIL) - words) / _BASE64)


_TOKEN = re.compile(r'"#[af]\w')
