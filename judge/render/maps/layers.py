"""A drawing taken apart into pieces, most of which are the same in many drawings: how a PNG becomes cheap.

`svg` draws in groups one above the other. Three of them, the ground, the borders and the legend, are the
same in each phase of a board; of the others, each tint of a place, name, token, line or mark is a piece. A
piece is SVG on whole pixels of its own, so that it looks the same wherever it is put, and is found again by
its text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import ceil, floor
from typing import TypeAlias

from judge.render.maps.letters import USUAL_NAMES

Box: TypeAlias = tuple[int, int, int, int]
"""Left, upper, right and lower edge in pixels."""
GROUPS = ("ground", "owners", "borders", "lines", "names", "units", "legend", "strip")
"""The groups of a drawing, the lowest first."""
_VIEW = re.compile(r'viewBox="0 0 (\d+) (\d+)"')
_TOP = re.compile(r'<g transform="translate\(0 (\d+)\)"><g id="ground">')
_WINDOW = re.compile(r'<svg class="window" y="(\d+)" width="\d+" height="(\d+)" viewBox="(\d+) (\d+) ')
_SCALE = re.compile(r' transform="(scale\([\d.]+\))"')
_ENLARGED = re.compile(r'<g transform="scale\(([\d.]+)\)">')
_TINTS = re.compile(r'<g fill="([^"]+)">((?:<use href="#\w+"/>)+)</g>')
_LAND = re.compile(r'<path id="(\w+)" (d="[^"]*")/>')
_PIECE = re.compile(r"<use [^>]*/>|<path [^>]*/>|<text .*?</text>")
_USE = re.compile(r'<use href="#(\w+)" x="(-?\d+)" y="(-?\d+)"/>')
_TEXT = re.compile(
    r'<text class="(\w)" x="(-?\d+)" y="(-?[\d.]+)"(?: style="font-size:([\d.]+)px")?>(.*)</text>'
)
_TAG, _NUMBER = re.compile(r"<[^>]*>"), re.compile(r"-?\d+")
_SYMBOL, _STROKE = 30.0, 18.0
"""How far a sign reaches from its middle, a line and its tip from their points; in units of the picture."""
_LETTERS = {"h": (0.0, 27.0), "w": (0.5, 27.0), "l": (0.0, 16.0), "p": (0.5, 20.0), "s": (0.5, 19.0)}
"""By the class of words: the part of them that stands before their point, the most that a letter takes."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a drawing: its SVG, the pixels it may cover, and the pixel from which both are counted."""

    text: str
    box: Box
    at: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing as it becomes a PNG: its size, its style sheet and symbols, its pieces, the lowest first.

    Below the pieces come the windows through which it shows a map, each with its upper edge.
    """

    size: tuple[int, int]
    scale: float
    head: str
    pieces: tuple[Piece, ...]
    windows: tuple[tuple[int, Drawing], ...] = ()


def taken_apart(svg: str, width: int) -> Drawing | None:
    """Return the pieces of a drawing of `svg.draw` so many pixels wide; None if it is another picture."""
    view, top, windows = _VIEW.search(svg), _TOP.search(svg), _WINDOW.findall(svg)
    starts = [svg.find(f'<g id="{name}"') for name in GROUPS]
    if view is None or not (top or windows) or min(starts) < 0 or starts != sorted(starts):
        return None
    wide, high = int(view[1]), int(view[2])
    scale = width / wide
    size = width, ceil(high * scale)
    groups = dict(zip(GROUPS, (svg[one:other] for one, other in pairwise([*starts, len(svg)])), strict=True))
    head = svg[svg.index("<style>") : svg.index("</defs>") + len("</defs>")]
    around = {name: groups.pop(name) for name in ("legend", "strip")}
    words = tuple(_Reader(scale, size).pieces(around))
    if top is not None:
        return Drawing(size, scale, head, (*_Reader(scale, size, 0, int(top[1])).pieces(groups), *words))
    seen = list[tuple[int, Drawing]]()
    for upper, tall, x, y in windows:
        edge = round(int(upper) * scale)
        part = width, round((int(upper) + int(tall)) * scale) - edge
        pieces = _Reader(scale, part, -int(x), -int(y)).pieces(groups)
        seen.append((edge, Drawing(part, scale, head, tuple(filter(_is_on(part), pieces)))))
    return Drawing(size, scale, head, words, tuple(seen))


def _is_on(size: tuple[int, int]) -> Callable[[Piece], bool]:
    """Return whether some of a piece is on a picture of that size."""

    def is_on(piece: Piece) -> bool:
        left, upper, right, lower = piece.box
        x, y = piece.at
        return left + x < size[0] and upper + y < size[1] and right + x > 0 and lower + y > 0

    return is_on


class _Reader:
    """Reads groups of one drawing, those of the map moved so far."""

    def __init__(
        self, scale: float, size: tuple[int, int], aside: int = 0, down: int = 0, enlarged: str = ""
    ) -> None:
        """`enlarged` is how much larger the pieces are than the rest of the picture."""
        self.scale, self.size, self.aside, self.down = scale * float(enlarged or 1), size, aside, down
        self.enlarged, self._scale = enlarged, scale

    def pieces(self, groups: dict[str, str]) -> Iterator[Piece]:
        whole = (0, 0, *self.size)
        for name, text in groups.items():
            inside = _inside(text)
            if name in ("ground", "borders"):
                yield Piece(self._on_map(inside), whole)
            elif name == "legend":
                yield Piece(inside, whole)
            elif name == "owners":
                yield from self._tints(text, groups["ground"])
            elif not self.enlarged and (found := _ENLARGED.match(inside)):
                yield from _Reader(self._scale, self.size, enlarged=found[1]).pieces({name: text})
            else:
                for found in _PIECE.findall(inside):
                    yield self._piece(found)

    def _as_large(self, text: str) -> str:
        return f'<g transform="scale({self.enlarged})">{text}</g>' if self.enlarged else text

    def _on_map(self, text: str) -> str:
        return f'<g transform="translate({self.aside} {self.down})">{text}</g>'

    def _tints(self, owners: str, ground: str) -> Iterator[Piece]:
        """Yield each place that has an owner, in his tint and hatching."""
        scaled, fills = _SCALE.search(owners), dict[str, list[str]]()
        for fill, lands in _TINTS.findall(owners):
            for land in lands.split('"')[1::2]:
                fills.setdefault(land[1:], []).append(fill)
        if not fills or scaled is None:
            return
        outlines = _outlines(ground)
        for land, tints in fills.items():
            path, box = outlines[land]
            painted = "".join(f'<path fill="{tint}" {path}/>' for tint in tints)
            inner = float(scaled[1][6:-1])
            left, upper, right, lower = (inner * edge for edge in box)
            yield Piece(
                self._on_map(f'<g transform="{scaled[1]}">{painted}</g>'),
                self._pixels(left, upper, right, lower),
            )

    def _piece(self, text: str) -> Piece:
        if sign := _USE.fullmatch(text):
            return self._sign(sign[1], int(sign[2]) + self.aside, int(sign[3]) + self.down)
        moved = self._as_large(self._on_map(text) if self.aside or self.down else text)
        if words := _TEXT.fullmatch(text):
            before, letter = _LETTERS[words[1]]
            letter *= float(words[4] or USUAL_NAMES) / USUAL_NAMES
            length = letter * len(_TAG.sub("", words[5])) + 6
            x, y = float(words[2]) - before * length, float(words[3])
            return Piece(moved, self._pixels(x - 4, y - 1.2 * letter, x + length, y + 0.6 * letter))
        numbers = [int(number) for number in _NUMBER.findall(text.split(' d="')[1].partition('"')[0])]
        xs, ys = numbers[::2], numbers[1::2]
        edges = min(xs), min(ys), max(xs), max(ys)
        return Piece(moved, self._pixels(*edges, more=_STROKE))

    def _sign(self, name: str, x: int, y: int) -> Piece:
        """A sign, whose pixels are counted from the one it stands on: it is the same in all such places."""
        column, row = floor(x * self.scale), floor(y * self.scale)
        dx, dy = x - column / self.scale, y - row / self.scale
        reach = ceil(_SYMBOL * self.scale) + 1
        text = self._as_large(f'<use href="#{name}" x="{dx:.3f}" y="{dy:.3f}"/>')
        return Piece(text, (-reach, -reach, reach, reach), (column, row))

    def _pixels(self, left: float, upper: float, right: float, lower: float, more: float = 2.0) -> Box:
        """Return the pixels that something between those edges may cover, also beyond the picture."""
        return (
            floor((left + self.aside - more) * self.scale),
            floor((upper + self.down - more) * self.scale),
            ceil((right + self.aside + more) * self.scale),
            ceil((lower + self.down + more) * self.scale),
        )


def _inside(group: str) -> str:
    """Return what stands in a group, without its tags and those that close others behind it."""
    start, end = group.index(">") + 1, len(group)
    inside = group[start:end].removesuffix("</svg>\n")
    while inside.count("</g>") > inside.count("<g "):
        inside = inside[: inside.rindex("</g>")]
    return inside


@cache
def _outlines(ground: str) -> dict[str, tuple[str, Box]]:
    """Return the path of each land, and its edges in the board's units."""
    return {name: (path, _edges(path[3:-1])) for name, path in _LAND.findall(ground)}


def _edges(path: str) -> Box:
    """Return the edges of what `base_map.polygon` wrote: rings of a first point and steps."""
    xs, ys = list[int](), list[int]()
    for ring in path.split("M")[1:]:
        numbers = [int(number) for number in _NUMBER.findall(ring)]
        x = y = 0
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            xs.append(x)
            ys.append(y)
    return min(xs), min(ys), max(xs), max(ys)
