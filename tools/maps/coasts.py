"""The coasts of a drawn map: all land in the picture, and the straits that are land on its board.

The countries are projected and joined and small islands left out; what a file of lines has under `[closed]`
and `[straits]` becomes land, the `[channels]` become wider; then the coasts are smoothed. The water in a
strait is drawn on the land, a little wider than it is, or one would not see the Bosporus.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import shapely
from shapely import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from tools.maps.countries import Countries, Rings
from tools.maps.projection import WIDTH, XY, Projection
from tools.maps.sections import Sections, points_of

_BEYOND = 60
"""Units beyond the picture's edge that are made too, so that coasts end outside it."""
_SMALLEST_ISLAND, _NEAR = 60.0, 3.0
SMALLEST_WATER = 20.0
"""The least lake or strait that is drawn on land."""
_ROUND, _SIMPLE = (1.6, -3.0, 1.4), 0.9
_WIDER, _NARROWEST = 0.6, 0.8
"""How much wider a strait is drawn; half the width below which it is not."""


@dataclass(frozen=True, slots=True)
class Coasts:
    """All land, and the water that is drawn on it."""

    land: BaseGeometry
    straits: Sequence[Polygon]


def coasts_of(
    lines: Sections, projection: Projection, countries: Countries, inside: Sequence[Point]
) -> Coasts:
    """The coasts in the picture; of small islands only those that a place has a point in."""
    page = beyond(projection)
    shapes = [_shape(rings, projection).intersection(page) for rings in countries.polygons()]
    bare = _without_small(
        shapely.union_all([one for one in shapes if not one.is_empty], grid_size=0.01), inside
    )
    closed, straits = (
        shapely.union_all([Polygon(projection.dense(points_of((*words, words[0])))) for _, *words in rows])
        for rows in (lines.get("closed", ()), lines.get("straits", ()))
    )
    land = shapely.union_all([bare, closed, straits])
    for half_width, *words in lines.get("channels", ()):
        land = land.difference(LineString(projection.dense(points_of(words), 0.1)).buffer(float(half_width)))
    for by in _ROUND:
        land = land.buffer(by)
    smooth = [_smooth(one) for one in parts(_without_small(land, inside))]
    land = shapely.union_all(smooth).intersection(page)
    return Coasts(land, [*_water(straits.difference(bare), land)])


def beyond(projection: Projection) -> Polygon:
    """The picture and what is made beyond it."""
    return shapely.box(-_BEYOND, -_BEYOND, WIDTH + _BEYOND, projection.height + _BEYOND)


def parts(shape: BaseGeometry) -> list[Polygon]:
    """The polygons that a shape is made of."""
    return [one for one in getattr(shape, "geoms", [shape]) if isinstance(one, Polygon) and not one.is_empty]


def rounded(points: Sequence[XY], times: int, *, closed: bool = False) -> list[XY]:
    """A line with its corners cut so many times (Chaikin); the ends of an open one stay."""
    found = [*points]
    for _ in range(times):
        pairs = pairwise([*found, found[0]] if closed else found)
        cut: list[XY] = []
        for (ax, ay), (bx, by) in pairs:
            cut += [
                (0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by),
                (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by),
            ]
        found = cut if closed else [found[0], *cut, found[-1]]
    return found


def _shape(rings: Rings, projection: Projection) -> BaseGeometry:
    """A polygon projected; empty if it is far away, where the projection would tear it."""
    longitudes = [longitude for longitude, _ in rings[0]]
    if max(longitudes) - min(longitudes) > 180:  # it goes over the 180th degree
        rings = [[(x + 360 if x < 0 else x, y) for x, y in ring] for ring in rings]
        longitudes = [longitude for longitude, _ in rings[0]]
    latitudes = [latitude for _, latitude in rings[0]]
    if not projection.shows(min(longitudes), max(longitudes), min(latitudes)):
        return Polygon()
    shell, *holes = ([*projection.dense(ring)] for ring in rings)
    return shapely.make_valid(Polygon(shell, holes))


def _without_small(land: BaseGeometry, inside: Sequence[Point]) -> BaseGeometry:
    """The land without small islands that no place has a point in."""
    return shapely.union_all(
        [
            one
            for one in parts(land)
            if one.area >= _SMALLEST_ISLAND or any(one.distance(point) < _NEAR for point in inside)
        ]
    )


def _smooth(land: Polygon) -> BaseGeometry:
    simple = land.simplify(_SIMPLE)
    assert isinstance(simple, Polygon)
    lakes = [ring for ring in simple.interiors if Polygon(ring).area > _SMALLEST_ISLAND]
    shell, *holes = (rounded([*ring.coords][:-1], 1, closed=True) for ring in (simple.exterior, *lakes))
    return shapely.make_valid(Polygon(shell, holes))


def _water(straits: BaseGeometry, land: BaseGeometry) -> Iterator[Polygon]:
    """The straits that are large enough to see, smoothed as the coasts are."""
    wide = straits.buffer(_WIDER).intersection(land)
    for one in parts(wide.buffer(-_NARROWEST).buffer(_NARROWEST)):
        if one.area > SMALLEST_WATER:
            yield from parts(_smooth(one))
