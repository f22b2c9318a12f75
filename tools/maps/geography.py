"""Makes the drawn maps: `python -m tools.maps.geography [--check] COUNTRIES [BOARD ...]`, all without a name.

COUNTRIES is the file countries-50m.json of the npm package world-atlas, version 2.0.2: the coasts of Natural
Earth, in the public domain. What makes a board of them stands in `lines/BOARD.txt`: the projection, cuts
through land and sea, a point in each place. The same files give the same bytes. In order:

1. the land, its coasts smoothed, with the straits of the board closed (`coasts`);
2. the cuts, projected and rounded, land's cut off at the coast, the sea's from its other side;
3. one net of all lines; each of its faces goes to the place whose point is in it, the others to a neighbour;
4. all places simplified together, so that neighbours keep the very points of their border, then rounded.

It writes each board's geometry.json; with --check nothing is written, and the boards are named whose file is
not what would be. `python -m tools.maps.boards BOARD` then says where tokens and names stand, `judge
check-variant` whether the borders are those of the table.
"""

from __future__ import annotations

import json
import math
import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import shapely
from shapely import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize

from judge.variants.geometry import GEOMETRY
from judge.variants.load import DATA, load
from tools.maps.coasts import SMALLEST_WATER, beyond, coasts_of, parts, rounded
from tools.maps.countries import Countries
from tools.maps.projection import WIDTH, XY, Projection
from tools.maps.sections import Sections, drawn_boards, lines_of, points_of

CHECK = "--check"
_FINER = 2
"""Whole numbers of a geometry to one unit of the picture."""
_SIMPLE, _STRAIGHTER = 1.1, 1.6
_SHORE, _GRID = 0.6, 0.05
_BEYOND_ENDS = {"land": 8.0, "sea": 12.0, "both": 4.0}
"""How far a line with a free end is drawn on."""
_PART = 0.3
"""The least common border of a face without a place and its neighbour."""
_BORDER = "@"
"""What a cut begins with that is the border of two countries, `@Spain/Portugal`."""


class NoMapOfLinesError(ValueError):
    """The lines do not make the places; says which."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board's polygons, in units of the picture: its places, and land and water that are none of them."""

    height: int
    places: Mapping[str, BaseGeometry]
    closed: Mapping[str, BaseGeometry]
    islands: Sequence[BaseGeometry]
    straits: Sequence[BaseGeometry]


@dataclass(frozen=True, slots=True)
class _Cut:
    """A line before it is rounded: where it cuts, and which of its ends no other line has."""

    section: str
    points: Sequence[XY]
    free: Sequence[int]

    def line(self) -> LineString:
        """The line rounded, its free ends drawn on."""
        line = rounded(self.points, 3)
        for end in self.free:
            line[end] = _drawn_on(line[-2 if end else 1], line[end], _BEYOND_ENDS[self.section])
        return LineString(line)


def drawing(lines: Sections, countries: Countries, board: Collection[str]) -> Drawing:
    """The map that the lines make of the coasts; NoMapOfLinesError says which places they do not make.

    A code that is none of the board's places is ocean, or land that no unit can enter.
    """
    projection = Projection.of(lines["window"])
    box = shapely.box(0, 0, WIDTH, projection.height)
    anchors = _anchors(lines, projection)
    coasts = coasts_of(lines, projection, countries, [point for some in anchors.values() for point in some])
    land = coasts.land
    cuts = _cut_off(_cuts(lines, projection, countries), land, beyond(projection))
    net = shapely.union_all([*cuts, land.boundary, box.exterior], grid_size=_GRID)
    faces = [face for face in polygonize(_lines(net)) if box.contains(face.representative_point())]
    dry = [land.contains(face.representative_point()) for face in faces]
    owners = _owners(faces, dry, anchors)
    left = [number for number in range(len(faces)) if number not in owners]
    islands = [faces[number] for number in left if dry[number]]
    lakes = [faces[n] for n in left if not dry[n] and faces[n].area > SMALLEST_WATER]
    codes = sorted(set(owners.values()))
    whole = [
        shapely.union_all([faces[n] for n, of in sorted(owners.items()) if of == code]) for code in codes
    ]
    simple = [*shapely.coverage_simplify([*whole, *islands, *lakes], _SIMPLE)]
    shown = dict(zip(codes, simple, strict=False))
    lands = {code for number, code in owners.items() if dry[number]}
    return Drawing(
        projection.height,
        {code: shape for code, shape in shown.items() if code in board},
        {code: shape for code, shape in shown.items() if code not in board and code in lands},
        simple[len(codes) : len(codes) + len(islands)],
        [*simple[len(codes) + len(islands) :], *(one.intersection(box) for one in coasts.straits)],
    )


def _anchors(lines: Sections, projection: Projection) -> Mapping[str, Sequence[Point]]:
    """The points by the places that they stand in."""
    found: dict[str, list[Point]] = defaultdict(list)
    for code, *words in (*lines["anchors"], *lines.get("islands", ())):
        found[code] += [Point(point) for point in projection.all(points_of(words))]
    return found


def _cuts(lines: Sections, projection: Projection, countries: Countries) -> Iterator[_Cut]:
    """The cuts of all sections; of a border of countries every piece is one."""
    rows = [(section, words) for section in _BEYOND_ENDS for _, *words in lines.get(section, ())]
    drawn = [(section, points_of(words)) for section, words in rows if not words[0].startswith(_BORDER)]
    times = Counter(point for _, points in drawn for point in points)
    for section, points in drawn:
        free = [end for end in (0, -1) if times[points[end]] == 1]
        yield _Cut(section, projection.cut(points), free)
    for section, words in rows:
        if words[0].startswith(_BORDER):
            one, other = " ".join(words).removeprefix(_BORDER).split("/")
            for border in countries.border(one, other):
                straighter = LineString(projection.dense(border)).simplify(_STRAIGHTER)
                yield _Cut(section, [*straighter.coords], (0, -1))


def _cut_off(cuts: Iterable[_Cut], land: BaseGeometry, page: Polygon) -> Iterator[BaseGeometry]:
    """The lines of the cuts, each on its side of the coast."""
    grounds = {"land": land.buffer(_SHORE), "sea": page.difference(land).buffer(_SHORE), "both": page}
    for cut in cuts:
        yield cut.line().intersection(grounds[cut.section])


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


def _rings(shape: BaseGeometry) -> list[list[tuple[int, int]]]:
    """The rings of a shape in whole numbers, without points that have become the same."""
    found = []
    for part in parts(shape):
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
    picture = "".join(f'"picture":{width},' for word, width, *_ in lines["window"] if word == "picture")
    islands, straits = (
        [ring for one in some for ring in _rings(one)] for some in (found.islands, found.straits)
    )
    return (
        f'{{\n"source":"own",\n"width":{WIDTH * _FINER},"height":{found.height * _FINER},{picture}\n'
        f'"provinces":{{{_places(found.places)}}},\n"closed":{{{_places(found.closed)}}},\n'
        f'"islands":{_json(islands)},\n"straits":{_json(straits)},\n'
        f'"bridges":{_pairs(rows_of["bridges"])}{more}\n}}\n'
    )


def _places(shapes: Mapping[str, BaseGeometry]) -> str:
    rows = [f"{json.dumps(code)}:{_json(_rings(shapes[code]))}" for code in sorted(shapes)]
    return "\n" + ",\n".join(rows) + "\n" if rows else ""


def _pairs(names: Iterable[str]) -> str:
    return _json([sorted(name.split("-")) for name in sorted(names)])


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def geometry_text(board: str, countries: Countries) -> str:
    """The file geometry.json that the lines of a board make."""
    lines = lines_of(board)
    return text_of(drawing(lines, countries, load(board).board.provinces), lines)


def main(words: Sequence[str]) -> int:
    """Make the geometry of the boards named, or of all; or look whether it is what is stored."""
    file, *boards = [word for word in words if word != CHECK]
    countries = Countries.of(Path(file).read_text(encoding="utf-8"))
    made = {board: geometry_text(board, countries) for board in boards or drawn_boards()}
    if CHECK in words:
        different = [b for b in made if (DATA / b / GEOMETRY).read_text(encoding="utf-8") != made[b]]
        print(f"{len(made)} drawn boards, other than stored: {' '.join(different) or 'none'}")
        return bool(different)
    for board, text in made.items():
        (DATA / board / GEOMETRY).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
