"""Makes a drawn map: `python -m tools.maps.geography BOARD COUNTRIES` writes the board's geometry.json.

COUNTRIES is the file countries-50m.json of the npm package world-atlas, version 2.0.2: the coasts of Natural
Earth, in the public domain. What makes a board of them stands in `lines/BOARD.txt`: the projection, cuts
through land and sea, a point in each place. The same files give the same bytes. In order:

1. the countries, projected and joined; straits of the board closed, narrow water widened; coasts smoothed;
2. the cuts, projected and rounded, land's cut off at the coast, the sea's from its other side;
3. one net of all lines; each of its faces goes to the place whose point is in it, the others to a neighbour;
4. all places simplified together, so that neighbours keep the very points of their border, then rounded.

`python -m tools.maps.boards BOARD` then says where tokens and names stand, `judge check-variant` whether the
borders are those of the table.
"""

from __future__ import annotations

import json
import math
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import shapely
from shapely import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize

from judge.variants.geometry import GEOMETRY
from judge.variants.load import DATA
from tools.maps.projection import WIDTH, XY, Projection

LINES = Path(__file__).with_name("lines")
_FINER = 2
"""Whole numbers of a geometry to one unit of the picture."""
_BEYOND = 60
"""Units beyond the picture's edge that are made too, so that coasts end outside it."""
_SMALLEST_ISLAND, _NEAR = 60.0, 3.0
_ROUND, _SIMPLE, _SIMPLER = (1.6, -3.0, 1.4), 0.9, 1.1
_SHORE, _GRID = 0.6, 0.05
_BEYOND_ENDS = {"land": 8.0, "sea": 12.0, "both": 4.0}
"""How far a line with a free end is drawn on."""
_PART = 0.3
"""The least common border of a face without a place and its neighbour."""
_SMALLEST_STRAIT = 20.0
_OUTSIDE = "X"
"""Places whose codes begin with it are not on the board: the ocean, or land that is scenery."""
Sections: TypeAlias = Mapping[str, Sequence[Sequence[str]]]


class NoMapOfLinesError(ValueError):
    """The lines do not make the places; says which."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board's polygons, in units of the picture: its places, land and water without a meaning."""

    height: int
    places: Mapping[str, BaseGeometry]
    islands: Sequence[BaseGeometry]
    straits: Sequence[BaseGeometry]


def sections_of(text: str) -> Sections:
    """The rows of a file of lines by their sections, each in words; what is behind a # is a remark."""
    found: dict[str, list[list[str]]] = defaultdict(list)
    section = ""
    for row in text.splitlines():
        words = row.partition("#")[0].split()
        if words and words[0].startswith("["):
            section = words[0].strip("[]")
        elif words:
            found[section].append(words)
    return found


def drawing(lines: Sections, countries: Mapping[str, Any]) -> Drawing:
    """The map that the lines make of the coasts; NoMapOfLinesError says which places they do not make."""
    projection = Projection.of(lines["window"])
    box = shapely.box(0, 0, WIDTH, projection.height)
    anchors = _anchors(lines, projection)
    land = _land(lines, projection, countries, [point for points in anchors.values() for point in points])
    net = shapely.union_all([*_cuts(lines, projection, land), land.boundary, box.exterior], grid_size=_GRID)
    faces = [face for face in polygonize(_lines(net)) if box.contains(face.representative_point())]
    dry = [land.contains(face.representative_point()) for face in faces]
    owners = _owners(faces, dry, anchors)
    left = [number for number in range(len(faces)) if number not in owners]
    beyond = {number for number, code in owners.items() if code.startswith(_OUTSIDE) and dry[number]}
    islands = [faces[number] for number in (*left, *sorted(beyond)) if dry[number]]
    straits = [faces[n] for n in left if not dry[n] and faces[n].area > _SMALLEST_STRAIT]
    owners = {number: code for number, code in owners.items() if number not in beyond}
    codes = sorted(set(owners.values()))
    whole = [
        shapely.union_all([faces[n] for n, of in sorted(owners.items()) if of == code]) for code in codes
    ]
    simple = shapely.coverage_simplify([*whole, *islands, *straits], _SIMPLER)
    shown = dict(zip(codes, simple, strict=False))
    return Drawing(
        projection.height,
        {code: shape for code, shape in shown.items() if not code.startswith(_OUTSIDE)},
        list(simple[len(codes) : len(codes) + len(islands)]),
        list(simple[len(codes) + len(islands) :]),
    )


def _points(words: Iterable[str]) -> list[XY]:
    """Pairs of longitude and latitude."""
    pairs = (word.split(",") for word in words)
    return [(float(longitude), float(latitude)) for longitude, latitude in pairs]


def _anchors(lines: Sections, projection: Projection) -> Mapping[str, Sequence[Point]]:
    """The points by the places that they stand in."""
    found: dict[str, list[Point]] = defaultdict(list)
    for code, *words in (*lines["anchors"], *lines.get("islands", ())):
        found[code] += [Point(point) for point in projection.all(_points(words))]
    return found


def _land(
    lines: Sections, projection: Projection, countries: Mapping[str, Any], inside: Sequence[Point]
) -> BaseGeometry:
    """All land in the picture, smoothed; of small islands those that a place has a point in."""
    wide = shapely.box(-_BEYOND, -_BEYOND, WIDTH + _BEYOND, projection.height + _BEYOND)
    shapes = [_shape(rings, projection).intersection(wide) for rings in _polygons(countries)]
    closed = [Polygon(projection.dense(_points((*words, words[0])))) for _, *words in lines.get("closed", ())]
    land = shapely.union_all([one for one in shapes if not one.is_empty], grid_size=0.01)
    land = land.union(shapely.union_all(closed))
    for half_width, *words in lines.get("channels", ()):
        land = land.difference(LineString(projection.dense(_points(words), 0.1)).buffer(float(half_width)))
    for by in _ROUND:
        land = land.buffer(by)
    kept = [
        one
        for one in _parts(land)
        if one.area >= _SMALLEST_ISLAND or any(one.distance(point) < _NEAR for point in inside)
    ]
    return shapely.union_all([_smooth(one) for one in kept]).intersection(wide)


def _polygons(topology: Mapping[str, Any]) -> Iterator[list[list[XY]]]:
    """The polygons of the countries as rings, the shell first (TopoJSON 1.0, section 2.1)."""
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[list[XY]] = []
    for steps in topology["arcs"]:
        x = y = 0
        arc: list[XY] = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            arc.append((x * sx + tx, y * sy + ty))
        arcs.append(arc)
    for country in topology["objects"]["countries"]["geometries"]:
        several = country["type"] == "MultiPolygon"
        for rings in country["arcs"] if several else [country["arcs"]]:
            yield [_ring(arcs, numbers) for numbers in rings]


def _ring(arcs: Sequence[Sequence[XY]], numbers: Iterable[int]) -> list[XY]:
    """A ring of arcs; one whose number is turned round (~) goes backwards."""
    ring: list[XY] = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        ring += arc[1:] if ring else arc
    return ring


def _shape(rings: Sequence[Sequence[XY]], projection: Projection) -> BaseGeometry:
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


def _smooth(land: Polygon) -> BaseGeometry:
    simple = land.simplify(_SIMPLE)
    assert isinstance(simple, Polygon)
    lakes = [ring for ring in simple.interiors if Polygon(ring).area > _SMALLEST_ISLAND]
    shell, *holes = (rounded([*ring.coords][:-1], 1, closed=True) for ring in (simple.exterior, *lakes))
    return shapely.make_valid(Polygon(shell, holes))


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


def _cuts(lines: Sections, projection: Projection, land: BaseGeometry) -> Iterator[BaseGeometry]:
    """The cuts, each on its side of the coast; ends that no other line has are drawn on."""
    wide = shapely.box(-_BEYOND, -_BEYOND, WIDTH + _BEYOND, projection.height + _BEYOND)
    grounds = {"land": land.buffer(_SHORE), "sea": wide.difference(land).buffer(_SHORE), "both": wide}
    cuts = [(section, _points(words)) for section in grounds for _, *words in lines.get(section, ())]
    times = Counter(point for _, points in cuts for point in points)
    for section, points in cuts:
        line = rounded(projection.dense(points, 2), 3)
        for at, after in ((0, 1), (-1, -2)):
            if times[points[at]] == 1:
                line[at] = _drawn_on(line[after], line[at], _BEYOND_ENDS[section])
        yield LineString(line).intersection(grounds[section])


def _drawn_on(before: XY, end: XY, by: float) -> XY:
    length = math.dist(before, end) or 1.0
    return end[0] + (end[0] - before[0]) / length * by, end[1] + (end[1] - before[1]) / length * by


def _owners(
    faces: Sequence[Polygon], dry: Sequence[bool], anchors: Mapping[str, Sequence[Point]]
) -> Mapping[int, str]:
    """The place of each face; those without a point join the neighbour with the longest common border."""
    owners: dict[int, str] = {}
    for number, face in enumerate(faces):
        inside = [code for code, points in anchors.items() if any(map(face.contains, points))]
        if len(inside) > 1:
            raise NoMapOfLinesError(f"nothing divides {' and '.join(inside)}")
        owners.update((number, code) for code in inside)
    nowhere = sorted(anchors.keys() - set(owners.values()))
    if nowhere:
        raise NoMapOfLinesError(f"outside the picture: {' '.join(nowhere)}")
    changed = True
    while changed:
        changed = False
        for number, face in enumerate(faces):
            near = [other for other in owners if dry[other] == dry[number]] if number not in owners else []
            shared = [(face.boundary.intersection(faces[one].boundary).length, one) for one in near]
            longest, neighbour = max(shared, default=(0.0, 0))
            if longest > _PART:
                owners[number], changed = owners[neighbour], True
    return owners


def _lines(net: BaseGeometry) -> list[LineString]:
    return [one for one in getattr(net, "geoms", [net]) if isinstance(one, LineString)]


def _parts(shape: BaseGeometry) -> list[Polygon]:
    return [one for one in getattr(shape, "geoms", [shape]) if isinstance(one, Polygon) and not one.is_empty]


def _rings(shape: BaseGeometry) -> list[list[tuple[int, int]]]:
    """The rings of a shape in whole numbers, without points that have become the same."""
    found = []
    for part in _parts(shape):
        for ring in (part.exterior, *part.interiors):
            points = [(round(x * _FINER), round(y * _FINER)) for x, y in ring.coords]
            whole = [point for point, following in pairwise(points) if point != following]
            if len(whole) > 2:  # fewer have no inside
                found.append(whole)
    return found


def text_of(found: Drawing, lines: Sections) -> str:
    """The file geometry.json: a place a line; what no map needs and this one has not is not in it."""
    rows_of = {
        one: sorted(name for name, *_ in lines.get(one, ())) for one in ("bridges", "rivers", "canals")
    }
    more = "".join(f',\n"{one}":{_pairs(rows_of[one])}' for one in ("rivers", "canals") if rows_of[one])
    rows = ",\n".join(
        f"{json.dumps(code)}:{_json(_rings(found.places[code]))}" for code in sorted(found.places)
    )
    islands, straits = (
        [ring for one in some for ring in _rings(one)] for some in (found.islands, found.straits)
    )
    return (
        f'{{\n"source":"own",\n"width":{WIDTH * _FINER},"height":{found.height * _FINER},\n'
        f'"provinces":{{\n{rows}\n}},\n"closed":{{}},\n"islands":{_json(islands)},\n"straits":{_json(straits)},\n'
        f'"bridges":{_pairs(rows_of["bridges"])}{more}\n}}\n'
    )


def _pairs(names: Iterable[str]) -> str:
    return _json([sorted(name.split("-")) for name in sorted(names)])


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def main(board: str, countries: str) -> None:
    """Write the geometry of a board."""
    lines = sections_of((LINES / f"{board}.txt").read_text(encoding="utf-8"))
    found = drawing(lines, json.loads(Path(countries).read_text(encoding="utf-8")))
    (DATA / board / GEOMETRY).write_text(text_of(found, lines), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
