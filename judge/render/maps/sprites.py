"""Pieces of drawings as small pictures: drawn together on a sheet, kept, and put together to a whole.

To draw a whole board costs resvg 150 ms, and most of it was drawn for the phase before.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from judge.render.maps.bitmap import bitmap
from judge.render.maps.layers import Drawing, Piece
from judge.render.maps.style_sheet import PAPER

_MOST_PIXELS = 12_000_000
"""Of all that is kept, of four bytes each."""
_SHEET = 1024
"""How wide a sheet of small sprites is."""


class Sprites:
    """The sprites of pieces; those that were not used for the longest time are given up."""

    def __init__(self, most: int = _MOST_PIXELS) -> None:
        self._most, self._pixels = most, 0
        self._kept: OrderedDict[tuple[object, ...], Image.Image] = OrderedDict()

    def whole(self, drawing: Drawing) -> Image.Image:
        """Return the drawing as a picture."""
        sprites = {**self._found(drawing), **self._made(drawing)}
        # Paper shows through where the last row of pixels is not covered whole.
        picture = Image.new("RGB", drawing.size, PAPER)
        for edge, window in drawing.windows:
            picture.paste(self.whole(window), (0, edge))
        for piece in drawing.pieces:
            sprite = sprites[piece.text]
            place = piece.at[0] + piece.box[0], piece.at[1] + piece.box[1]
            picture.paste(sprite, place, sprite)
        self._give_up()
        return picture

    def _found(self, drawing: Drawing) -> dict[str, Image.Image]:
        found = dict[str, Image.Image]()
        for piece in drawing.pieces:
            key = _key(drawing, piece)
            if key in self._kept:
                self._kept.move_to_end(key)
                found[piece.text] = self._kept[key]
        return found

    def _made(self, drawing: Drawing) -> dict[str, Image.Image]:
        """Return those that are not kept yet: on one sheet, those of the whole picture on a sheet each."""
        missing = {p.text: p for p in drawing.pieces if _key(drawing, p) not in self._kept}
        whole = [p for p in missing.values() if _size(p) == drawing.size]
        parts = [p for p in missing.values() if _size(p) != drawing.size]
        made = dict[str, Image.Image]()
        for pieces in (*([one] for one in whole), parts):
            made |= self._sheet(drawing, pieces)
        for text, sprite in made.items():
            self._kept[_key(drawing, missing[text])] = sprite
            self._pixels += sprite.width * sprite.height
        return made

    def _sheet(self, drawing: Drawing, pieces: Sequence[Piece]) -> dict[str, Image.Image]:
        if not pieces:
            return {}
        cells = list(_cells(pieces))
        width = max(cell.left + cell.width for cell in cells)
        height = max(cell.upper + cell.height for cell in cells)
        drawn = "".join(cell.svg(drawing.scale) for cell in cells)
        opening = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        sheet = bitmap(f"{opening}{drawing.head}{drawn}</svg>")
        return {cell.piece.text: sheet.crop(cell.edges) for cell in cells}

    def _give_up(self) -> None:
        while self._pixels > self._most:
            _, sprite = self._kept.popitem(last=False)
            self._pixels -= sprite.width * sprite.height


@dataclass(frozen=True, slots=True)
class _Cell:
    """The place of a piece on a sheet."""

    piece: Piece
    left: int
    upper: int

    @property
    def width(self) -> int:
        return _size(self.piece)[0]

    @property
    def height(self) -> int:
        return _size(self.piece)[1]

    @property
    def edges(self) -> tuple[int, int, int, int]:
        return self.left, self.upper, self.left + self.width, self.upper + self.height

    def svg(self, scale: float) -> str:
        left, upper, *_ = self.piece.box
        moved = f"translate({self.left - left} {self.upper - upper}) scale({scale:.6g})"
        return f'<g transform="{moved}">{self.piece.text}</g>'


def _cells(pieces: Sequence[Piece]) -> Iterator[_Cell]:
    """Yield the pieces in rows, the highest first."""
    left = upper = high = 0
    for piece in sorted(pieces, key=lambda one: (-_size(one)[1], one.text)):
        width, height = _size(piece)
        if left and left + width > _SHEET:
            left, upper, high = 0, upper + high, 0
        yield _Cell(piece, left, upper)
        left, high = left + width, max(high, height)


def _key(drawing: Drawing, piece: Piece) -> tuple[object, ...]:
    return drawing.head, drawing.scale, piece.text, piece.box


def _size(piece: Piece) -> tuple[int, int]:
    left, upper, right, lower = piece.box
    return right - left, lower - upper
