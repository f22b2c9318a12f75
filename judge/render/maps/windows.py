"""The windows of a picture: the parts of a map that it shows one below the other, where names are too small.

A map that cannot be read as narrow as a telephone shows it comes in two halves. One of which the halves
cannot be read either is shown around the units of its reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from judge.render.maps.base_map import XY, base_map_of
from judge.render.maps.letters import READABLE, USUAL_NAMES
from judge.rules.board import Board
from judge.variants.geometry import Geometry

_WIDEST = 2100
"""The widest map of which halves can be read."""
_ENOUGH, _USUAL = 7 / 8, 1200
"""How many of the names have that height at least on a map that is shown whole, and how wide that may be: on
a wider one tokens are too small."""
_HALF = 0.53
"""How wide half a map is: what stands on the cut is seen in both."""
_AROUND, _MARGIN, _MOST = int(USUAL_NAMES / READABLE), 110, 3
"""How wide and high a window around units is, how far they are from its edge, how many there are at most."""


@dataclass(frozen=True, slots=True)
class Window:
    """A part of a map: its upper left corner and its size in units of the picture."""

    x: int
    y: int
    width: int
    height: int


@cache
def halves(board: Board, geometry: Geometry) -> tuple[Window, ...]:
    """Return the two halves of a map that is too wide to be read whole; none of one that is not."""
    if geometry.picture <= _USUAL and _is_readable(board, geometry, geometry.picture):
        return ()
    width, height = round(_HALF * geometry.picture), round(geometry.height * geometry.scale)
    return Window(0, 0, width, height), Window(geometry.picture - width, 0, width, height)


def _is_readable(board: Board, geometry: Geometry, width: int) -> bool:
    """Return whether the names of a map can be read where so much of its width is shown."""
    size = READABLE * width
    names = base_map_of(board, geometry, size).names.values()
    return sum(name.size >= size for name in names) >= _ENOUGH * len(names)


def is_too_wide(geometry: Geometry) -> bool:
    """Return whether a map is shown neither whole nor in halves."""
    return geometry.picture > _WIDEST


@cache
def is_crowded(board: Board, geometry: Geometry) -> bool:
    """Return whether the halves of a map cannot be read; then it is shown around the units of its reader."""
    if is_too_wide(geometry):
        return True
    return any(not _is_readable(board, geometry, one.width) for one in halves(board, geometry)[:1])


def around(points: Iterable[XY], geometry: Geometry) -> tuple[Window, ...]:
    """Windows that show as many of the points as can be, each with what is around it."""
    rest, found = sorted(set(points)), list[Window]()
    whole = geometry.picture, geometry.height * geometry.scale
    while rest and len(found) < _MOST:
        group = max((_together(rest, x, y) for x, _ in rest for _, y in rest), key=len)
        middles = ((min(axis) + max(axis)) / 2 for axis in zip(*group, strict=True))
        x, y = (
            round(min(max(middle - _AROUND / 2, 0), max(length - _AROUND, 0)))
            for middle, length in zip(middles, whole, strict=True)
        )
        window = Window(x, y, min(_AROUND, round(whole[0])), min(_AROUND, round(whole[1])))
        found.append(window)
        rest = [one for one in rest if one not in group]
    return tuple(found)


def _together(points: Sequence[XY], left: float, top: float) -> list[XY]:
    """Return the points that one window shows, of which none is further left or higher."""
    reach = _AROUND - 2 * _MARGIN
    return [(x, y) for x, y in points if left <= x <= left + reach and top <= y <= top + reach]
