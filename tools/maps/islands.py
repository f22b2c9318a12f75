"""Islands: land whose only neighbours are one sea, or two seas that border on each other.

A computed layout gives such a place a speck in the middle of its sea. So they are left out of it and cut
into the finished cells afterwards, all of one size: into the middle of their sea, or upon the middle of the
border of their two seas. Points are shared exactly, as `judge.variants.geometry` wants them.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

import shapely

Code: TypeAlias = str
Point: TypeAlias = tuple[int, int]
Ring: TypeAlias = list[Point]
Cells: TypeAlias = dict[Code, list[Ring]]
"""The rings of each place by the even-odd rule."""

RADIUS = 56
"""Half the width of an island, in units of the board."""
_FLAT = 0.8
"""Its height as a part of its width."""
_LEAST = 26
"""The least half width that can be read."""
_CORNERS = 14
_APART = 30
"""How far an island stays from others."""
_SHORTEST_SHORE = 20
"""What is left of a border of two seas at each end of an island upon it."""
_NARROWEST = 0.5
"""How narrow an island upon a short border may be, as a part of its usual width."""
_TURNS = tuple(math.pi * n / 7 for n in range(1, 7))


def islands_of(pairs: Iterable[tuple[Code, Code]]) -> dict[Code, tuple[Code, ...]]:
    """The islands among the places that these pairs join, each with the one or two round it."""
    borders = {frozenset(pair) for pair in pairs}
    near: defaultdict[Code, set[Code]] = defaultdict(set)
    for one, other in map(sorted, borders):
        near[one].add(other)
        near[other].add(one)
    found: dict[Code, tuple[Code, ...]] = {}
    for code, around in sorted(near.items()):
        closed = len(around) == 1 or (len(around) == 2 and frozenset(around) in borders)
        if closed and around.isdisjoint(found):
            found[code] = tuple(sorted(around))
    return found


def cut_in(cells: Mapping[Code, Ring], islands: Mapping[Code, Sequence[Code]], scale: float) -> Cells:
    """The cells with the islands cut in, `scale` times smaller; without those that find no room."""
    found: Cells = {code: [ring] for code, ring in cells.items()}
    for code, seas in sorted(islands.items(), key=lambda one: (-len(one[1]), one[0])):
        radius = RADIUS / scale
        while radius >= _LEAST / scale:
            shore = _SHORTEST_SHORE / scale
            alone = len(seas) == 1
            placed = _inside(found, seas[0], radius) if alone else _on_border(found, seas, radius, shore)
            if placed is not None:
                found[code] = [placed]
                break
            radius *= 0.9
    return found


def _inside(cells: Cells, sea: Code, radius: float) -> Ring | None:
    """An island in the middle of what is left of its sea, which gets it as a hole."""
    room = _room(cells, sea)
    if room is None:
        return None
    middle = shapely.maximum_inscribed_circle(room, tolerance=2.0)
    (x, y), _ = middle.coords
    if middle.length < 1.3 * radius:
        return None
    ring = [_whole(x + dx, y + dy) for dx, dy in _outline(radius)]
    cells[sea].append(ring)
    return ring


def _outline(radius: float) -> Iterator[tuple[float, float]]:
    """The shore of an island round its middle, not quite a circle."""
    for n in range(_CORNERS):
        angle = 2 * math.pi * n / _CORNERS
        yield (
            radius * (1 + 0.1 * math.sin(3 * angle)) * math.cos(angle),
            _FLAT * radius * (1 + 0.1 * math.cos(2 * angle)) * math.sin(angle),
        )


def _room(cells: Cells, sea: Code) -> shapely.Polygon | None:
    """The largest piece of a sea that is clear of its islands."""
    outer, *holes = cells[sea]
    room = shapely.make_valid(shapely.Polygon(outer))
    for hole in holes:
        room = room.difference(shapely.Polygon(hole).buffer(_APART))
    pieces = [piece for piece in getattr(room, "geoms", [room]) if isinstance(piece, shapely.Polygon)]
    return max(pieces, key=lambda piece: piece.area, default=None)


def _on_border(cells: Cells, seas: Sequence[Code], radius: float, shore: float) -> Ring | None:
    """An island upon the border of two seas, whose rings go round it from then on."""
    (one, *one_holes), (other, *other_holes) = (cells[sea] for sea in seas)
    border = shapely.LineString(_longest(one, other))
    half = min(radius, border.length / 2 - shore)
    if half < _NARROWEST * radius:
        return None
    (ax, ay), (bx, by) = ends = [_on(border, border.length / 2 + way * half) for way in (-1, 1)]
    x, y, width, depth = (ax + bx) / 2, (ay + by) / 2, math.dist(*ends) / 2, _FLAT * radius
    east, south = (bx - ax) / (2 * width), (by - ay) / (2 * width)
    shores = [
        [
            _whole(
                x - width * math.cos(turn) * east - side * depth * math.sin(turn) * south,
                y - width * math.cos(turn) * south + side * depth * math.sin(turn) * east,
            )
            for turn in _TURNS
        ]
        for side in (1, -1)
    ]
    ring = [ends[0], *shores[0], ends[1], *reversed(shores[1])]
    island, whole = shapely.Polygon(ring), shapely.union_all([shapely.Polygon(one), shapely.Polygon(other)])
    holes = [shapely.Polygon(hole).buffer(_APART) for hole in (*one_holes, *other_holes)]
    if not whole.contains(island.buffer(shore / 2)) or any(hole.intersects(island) for hole in holes):
        return None
    first = shapely.Polygon(one)
    if first.distance(shapely.Point(shores[0][len(_TURNS) // 2])) > 0:
        shores.reverse()
    for sea, points in zip(seas, shores, strict=True):
        cells[sea][0] = _round_island(cells[sea][0], border, half, [ends[0], *points, ends[1]])
    return ring


def _on(line: shapely.LineString, distance: float) -> Point:
    point = line.interpolate(distance)
    return _whole(point.x, point.y)


def _longest(one: Ring, other: Ring) -> list[Point]:
    """The longest line that two rings have together, as the first goes along it."""
    edges = {frozenset(edge) for edge in zip(other, (*other[1:], other[0]), strict=True)}
    size = len(one)
    has = [frozenset((one[n], one[(n + 1) % size])) in edges for n in range(size)]
    lines = []
    for start in (n for n in range(size) if has[n] and not has[n - 1]):
        length = next(step for step in range(1, size + 1) if not has[(start + step) % size])
        lines.append([one[(start + step) % size] for step in range(length + 1)])
    return max(lines, key=lambda line: shapely.LineString(line).length)


def _round_island(ring: Ring, border: shapely.LineString, half: float, shore: Sequence[Point]) -> Ring:
    """The ring of a sea with that shore instead of the middle of the border, so far from it either way."""
    line = [_whole(x, y) for x, y in border.coords]
    start = ring.index(line[0])
    turned = [*ring[start:], *ring[:start]]
    if turned[1] != line[1]:  # it runs the other way
        turned = [turned[0], *reversed(turned[1:])]
    kept = [(border.project(shapely.Point(point)) - border.length / 2, point) for point in line]
    before, after = [p for d, p in kept if d < -half], [p for d, p in kept if d > half]
    return [*before, *shore, *after, *turned[len(line) :]]


def _whole(x: float, y: float) -> Point:
    return round(x), round(y)
