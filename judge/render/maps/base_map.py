"""The base map: the empty board as pieces of SVG, made once for each board and kept.

A picture is as wide as the geometry says; a board's own units are scaled to that.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from math import dist, hypot
from typing import Generic, TypeAlias, TypeVar

from judge.render.maps.letters import USUAL_NAMES
from judge.rules.board import Board, Terrain
from judge.rules.units import Kind, Place, Province, province_of
from judge.variants.geometry import Edge, Geometry, MapSource, Point

# Lines of a picture: curves through points, a place on a curve, text for the `d` of an SVG path.

XY: TypeAlias = tuple[float, float]
Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Curve:
    """Quadratic curves one after the other: the first point, then a control point and an end for each."""

    start: XY
    legs: tuple[tuple[XY, XY], ...]

    @property
    def end(self) -> XY:
        """The last point."""
        return self.legs[-1][1]

    def at(self, part: float) -> XY:
        """Return the point at that part of the last leg."""
        start = self.legs[-2][1] if len(self.legs) > 1 else self.start
        (cx, cy), (ex, ey) = self.legs[-1]
        rest = 1 - part
        one, two, three = rest * rest, 2 * part * rest, part * part
        return one * start[0] + two * cx + three * ex, one * start[1] + two * cy + three * ey

    def ended_at(self, part: float) -> Curve:
        """Return the curve as far as that part of its last leg."""
        start = self.legs[-2][1] if len(self.legs) > 1 else self.start
        (cx, cy), _ = self.legs[-1]
        control = start[0] + (cx - start[0]) * part, start[1] + (cy - start[1]) * part
        return Curve(self.start, (*self.legs[:-1], (control, self.at(part))))

    def text(self) -> str:
        """Return the `d` of a path."""
        x, y = self.start
        legs = "".join([f"Q{cx:.0f} {cy:.0f} {ex:.0f} {ey:.0f}" for (cx, cy), (ex, ey) in self.legs])
        return f"M{x:.0f} {y:.0f}{legs}"


def straight(start: XY, end: XY, from_start: float, from_end: float, bend: float = 0.0) -> Curve:
    """A line that begins and ends so far from the two points, bent aside by that part of its length."""
    (ax, ay), (bx, by) = start, end
    control = (ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend
    return Curve(_towards(start, control, from_start), ((control, _towards(end, control, from_end)),))


def through(points: Sequence[XY], from_start: float, from_end: float) -> Curve:
    """Return a smooth curve from the first point to the last, drawn towards each of those in between."""
    *inner, last = points[1:]
    legs = []
    for here, following in pairwise(inner):
        legs.append((here, ((here[0] + following[0]) / 2, (here[1] + following[1]) / 2)))
    legs.append((inner[-1], _towards(last, inner[-1], from_end)))
    return Curve(_towards(points[0], inner[0], from_start), tuple(legs))


def _towards(point: XY, other: XY, distance: float) -> XY:
    """Return the point moved towards the other, but not over the middle between them."""
    dx, dy = other[0] - point[0], other[1] - point[1]
    length = hypot(dx, dy) or 1.0
    part = min(distance / length, 0.8)
    return point[0] + dx * part, point[1] + dy * part


def polygon(points: Iterable[tuple[int, int]], *, closed: bool = True) -> str:
    """Return the `d` of a ring of whole points, in steps."""
    rest = iter(points)
    x, y = next(rest)
    text = [f"M{x} {y}l"]
    for nx, ny in rest:
        text.append(f"{nx - x} {ny - y} ")
        x, y = nx, ny
    return "".join(text).replace(" -", "-").rstrip() + ("z" if closed else "")


TOKEN = 15.0
"""Half the width of an army's token."""
CELL = 40
"""The size of a square of `BaseMap.labels`."""
_LETTER, _LABEL_HEIGHT, _MARGIN = 5.9, 9.0, 4.0
"""Half the width of a letter and half the height of a name of the usual size, and what is free around it."""
_SMALLER = (1.0, 0.9, 0.8, 0.7)
"""How much of the wanted size a name has that finds no place, the largest first."""
_STEP, _STEPS_ASIDE = 9.0, 6
"""How a name that is larger than usual is moved within its place."""
_BANK = 26.0
"""How far a bridge goes on into the two places, in the board's units."""
_BENDS = (0.0, 0.12, -0.12, 0.25, -0.25, 0.4, -0.4)
"""How far the lines of a diagram bend aside past other discs, in parts of their length; the least first."""
_CLEAR, _ASIDE = 78.0, 160.0
"""How near to another disc's middle a line may come, and which discs can be in its way; in board units."""


class _FromLeft(Generic[Thing]):
    """Things on a picture from left to right: who looks for what is near need not look at all of them."""

    def __init__(self, things: Iterable[tuple[float, Thing]]) -> None:
        """Each with its x."""
        pairs = sorted(things, key=lambda pair: pair[0])
        self._xs, self._things = [x for x, _ in pairs], [thing for _, thing in pairs]

    def between(self, left: float, right: float) -> Sequence[Thing]:
        """Return those whose x is there."""
        return self._things[bisect_left(self._xs, left) : bisect_right(self._xs, right)]


@dataclass(frozen=True, slots=True)
class Box:
    """The space of a name: its middle and half its size."""

    x: float
    y: float
    width: float
    height: float

    def touches(self, x: float, y: float, radius: float) -> bool:
        """Return whether a disc of that radius comes over it."""
        return abs(x - self.x) < self.width + radius and abs(y - self.y) < self.height + radius

    def overlaps(self, other: Box) -> bool:
        """Return whether two names would cover each other."""
        return (
            abs(self.x - other.x) < self.width + other.width
            and abs(self.y - other.y) < self.height + other.height
        )


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a place: its word, style and space; `others` are free spaces beside the token."""

    word: str
    css: str
    box: Box
    others: tuple[Box, ...] = ()
    size: float = USUAL_NAMES

    def text(self, box: Box | None = None) -> str:
        """Its SVG, there or where it usually stands."""
        here = box or self.box
        lower = 6.5 * self.size / USUAL_NAMES
        larger = f' style="font-size:{self.size:g}px"' if self.size > USUAL_NAMES else ""
        return (
            f'<text class="{self.css}" x="{here.x:.0f}" y="{here.y + lower:.0f}"{larger}>{self.word}</text>'
        )


@dataclass(frozen=True, slots=True, eq=False)
class BaseMap:
    """The empty board in pieces; `lands` is the `d` of each place of land.

    `under` comes before the lands, `over` after them, `names` after the arrows. `boxes` are the names'
    spaces, with whose they are, by the squares of CELL units that a disc near them may stand in. `borders`
    are the words of the key for lines that show borders.
    """

    width: int
    height: float
    scale: float
    lands: Mapping[Province, str]
    open_lands: tuple[Province, ...]
    under: str
    over: str
    names: Mapping[Province, Name]
    dots: Mapping[Province, XY]
    units: Mapping[Place, XY]
    boxes: Mapping[tuple[int, int], tuple[tuple[Province, Box], ...]]
    borders: tuple[str, ...]
    diagram: bool


@cache
def base_map_of(board: Board, geometry: Geometry, name_size: float = USUAL_NAMES) -> BaseMap:
    """Return the base map of a board, its names so high where there is room, and never lower than usual."""
    scale = geometry.scale
    terrain = {code: board.provinces[code].terrain for code in geometry.provinces}
    lands = {
        code: "".join(map(polygon, rings))
        for code, rings in geometry.provinces.items()
        if terrain[code] is not Terrain.SEA
    }
    under, over = _links_and_discs(board, geometry) if geometry.diagram else _coasts(geometry, terrain, lands)
    names = _names(geometry, terrain, scale, name_size)
    return BaseMap(
        width=geometry.picture,
        height=geometry.height * scale,
        scale=scale,
        lands=lands,
        open_lands=tuple(code for code in lands if terrain[code] is not Terrain.IMPASSABLE),
        under=under,
        over=over,
        names=names,
        dots={
            place: (spots.centre[0] * scale, spots.centre[1] * scale)
            for place, spots in geometry.spots.items()
            if spots.centre
        },
        units={p: (spots.unit[0] * scale, spots.unit[1] * scale) for p, spots in geometry.spots.items()},
        boxes=_by_square({code: name.box for code, name in names.items()}),
        borders=("land", "sea") if geometry.diagram else ("border",) * bool(geometry.bridges),
        diagram=geometry.diagram,
    )


def _coasts(
    geometry: Geometry, terrain: Mapping[Province, Terrain], lands: Mapping[Province, str]
) -> tuple[str, str]:
    """Return what comes before the lands of a flat map, and what after them."""
    closed = "".join(polygon(ring) for rings in geometry.closed.values() for ring in rings)
    shut = "".join(lands[code] for code in lands if terrain[code] is Terrain.IMPASSABLE)
    islands = "".join(map(polygon, geometry.islands))
    edges = geometry.edges()
    coast, land_lines, sea_lines = _lines(geometry, terrain, edges)
    return f'<path class="glow" d="{coast}"/><path class="shut" d="{closed}{shut}"/>', (
        f'<path class="water" d="{"".join(map(polygon, geometry.straits))}"/>'
        f'<path class="bl" d="{land_lines}"/><path class="bs" d="{sea_lines}"/>{_rivers(geometry, edges)}'
        f'<path class="shut isle" d="{islands}"/><path class="coast" d="{coast}"/>' + _bridges(geometry)
    )


def _links_and_discs(board: Board, geometry: Geometry) -> tuple[str, str]:
    """Return the lines and the discs of the sea of a diagram, and the edges of its other discs.

    Where fleets go there is water under a line; where armies go, it is dark.
    """
    ways = {
        css: {
            frozenset((province_of(place), province_of(goal)))
            for place in board.places
            for goal in board.reach(kind, place)
        }
        for kind, css in ((Kind.FLEET, "lf"), (Kind.ARMY, "la"))
    }
    lines = {
        css: "".join(_link(geometry, *pair) for pair in geometry.bridges if frozenset(pair) in found)
        for css, found in ways.items()
    }
    seas, rest = list[str](), list[str]()
    for code, rings in geometry.provinces.items():
        (seas if board.is_sea(code) else rest).append("".join(map(polygon, rings)))
    under = "".join(f'<path class="{css}" d="{line}"/>' for css, line in lines.items())
    return f'{under}<path class="water" d="{"".join(seas)}"/>', f'<path class="edge" d="{"".join(rest)}"/>'


def _link(geometry: Geometry, one: Province, other: Province) -> str:
    """Return the line of a border, between the middles of two discs, past the discs of others."""
    (ax, ay), (bx, by) = (_middle(geometry, code) for code in (one, other))
    left, right = min(ax, bx) - _ASIDE, max(ax, bx) + _ASIDE
    top, bottom = min(ay, by) - _ASIDE, max(ay, by) + _ASIDE
    near = [
        (x, y)
        for code, (x, y) in _middles_from_left(geometry).between(left, right)
        if left < x < right and top < y < bottom and code not in (one, other)
    ]
    fewest, best = len(near) + 1, None
    for bend in _BENDS:
        line = straight((ax, ay), (bx, by), 0, 0, bend)
        hits = _hits(line, near, bend)
        if hits < fewest:
            fewest, best = hits, line
        if not hits:
            break
    return best.text() if best is not None else ""


def _hits(line: Curve, middles: Iterable[XY], bend: float) -> int:
    """Return how many discs a line goes under, which is bent aside by that part of its length."""
    (ax, ay), (bx, by) = line.start, line.end
    length = hypot(bx - ax, by - ay) or 1.0
    ux, uy = (ax - bx) / length, (ay - by) / length
    # All of the line lies within this distance from the straight one, to that side of it.
    aside = bend * length / 2
    least, most = min(aside, 0.0) - _CLEAR - 1, max(aside, 0.0) + _CLEAR + 1
    near = [(x, y) for x, y in middles if least < (x - ax) * uy - (y - ay) * ux < most]
    if not near:
        return 0
    points = [line.at(part / 16) for part in range(17)]
    return sum(any(hypot(x - px, y - py) < _CLEAR for px, py in points) for x, y in near)


@cache
def _middles(geometry: Geometry) -> Mapping[Province, XY]:
    """Return the middles of the discs of a diagram, in the board's units."""
    found = {}
    for code, (ring, *_) in geometry.provinces.items():
        half = len(ring) // 2
        found[code] = (ring[0][0] + ring[half][0]) / 2, (ring[0][1] + ring[half][1]) / 2
    return found


@cache
def _middles_from_left(geometry: Geometry) -> _FromLeft[tuple[Province, XY]]:
    return _FromLeft((middle[0], (code, middle)) for code, middle in _middles(geometry).items())


def _middle(geometry: Geometry, code: Province) -> XY:
    return _middles(geometry)[code]


def _lines(
    geometry: Geometry, terrain: Mapping[Province, Terrain], edges: Mapping[Edge, tuple[str, ...]]
) -> tuple[str, str, str]:
    """Coasts, borders on land and borders at sea."""
    coast, land, sea = list[Edge](), list[Edge](), list[Edge]()
    for edge, codes in edges.items():
        wet = sum(terrain.get(code) is Terrain.SEA for code in codes)
        if len(codes) == 1:
            if not wet and not _on_frame(edge, geometry):
                coast.append(edge)
        else:
            (coast if wet == 1 else sea if wet else land).append(edge)
    coasts, lands, seas = (
        "".join(polygon(line, closed=False) for line in _chains(e)) for e in (coast, land, sea)
    )
    return coasts, lands, seas


def _on_frame(edge: Edge, geometry: Geometry) -> bool:
    (ax, ay), (bx, by) = edge
    return (ax == bx and ax in (0, geometry.width)) or (ay == by and ay in (0, geometry.height))


def _chains(edges: Iterable[Edge]) -> Iterator[list[Point]]:
    """Yield the edges put together to lines as long as can be."""
    near: defaultdict[Point, list[Point]] = defaultdict(list)
    for one, other in edges:
        near[one].append(other)
        near[other].append(one)
    # Ends and forks first, so that no line begins in the middle of another.
    for start in sorted(near, key=lambda point: (len(near[point]) == 2, point)):  # noqa: PLR2004  # both sides
        while near[start]:
            line = [start]
            while near[line[-1]]:
                following = near[line[-1]].pop()
                near[following].remove(line[-1])
                line.append(following)
            yield line


def _rivers(geometry: Geometry, edges: Mapping[Edge, tuple[str, ...]]) -> str:
    """Borders that are rivers or canals."""
    rivers = {frozenset(river) for river in (*geometry.rivers, *geometry.canals)}
    wet = [edge for edge, codes in edges.items() if frozenset(codes) in rivers] if rivers else []
    lines = "".join(polygon(line, closed=False) for line in _chains(wet))
    return f'<path class="river" d="{lines}"/>' if lines else ""


def _bridges(geometry: Geometry) -> str:
    """Borders that the polygons do not have, as dotted lines."""
    lines = []
    for one, other in geometry.bridges:
        (ax, ay), (bx, by) = _bridge_ends(geometry, one, other)
        lines.append(f"M{ax} {ay}L{bx} {by}")
    return f'<path class="bridge" d="{"".join(lines)}"/>' if lines else ""


def _bridge_ends(geometry: Geometry, one: Province, other: Province) -> tuple[Point, Point]:
    """From token to token; on a drawn map where the two are nearest, and a little into each."""
    if geometry.source is MapSource.COMPUTED:
        return geometry.spots[one].unit, geometry.spots[other].unit
    near, far = ([point for ring in geometry.provinces[code] for point in ring] for code in (one, other))
    (ax, ay), (bx, by) = min(((a, b) for a in near for b in far), key=lambda pair: dist(*pair))
    length = dist((ax, ay), (bx, by)) or 1.0
    dx, dy = _BANK * (bx - ax) / length, _BANK * (by - ay) / length
    return (round(ax - dx), round(ay - dy)), (round(bx + dx), round(by + dy))


def label(code: Province, terrain: Terrain | None) -> str:
    """Return the name of a place on a map: its code, that of a sea in capitals."""
    return code if terrain is Terrain.SEA or len(code) < 2 else code[0] + code[1:].lower()  # noqa: PLR2004


def _names(
    geometry: Geometry, terrain: Mapping[Province, Terrain], scale: float, size: float
) -> dict[Province, Name]:
    found = {
        code: _usual_name(label(code, terrain.get(code)), terrain.get(code), spots.label, scale)
        for code, spots in geometry.spots.items()
        if spots.label
    }
    discs = [(s.unit[0] * scale, s.unit[1] * scale, TOKEN) for s in geometry.spots.values()]
    discs += [(s.centre[0] * scale, s.centre[1] * scale, 7.0) for s in geometry.spots.values() if s.centre]
    from_left = _FromLeft((disc[0], disc) for disc in discs)
    if size > USUAL_NAMES:
        found = _enlarged(found, geometry, from_left, size)
    return _with_free_spaces(found, geometry, from_left)


def _with_free_spaces(
    names: Mapping[Province, Name], geometry: Geometry, discs: _FromLeft[tuple[float, float, float]]
) -> dict[Province, Name]:
    """Return the names, each with the free spaces beside its token."""
    on_picture = geometry.picture, geometry.height * geometry.scale
    boxes = _FromLeft((name.box.x, (code, name.box)) for code, name in names.items())
    widest = max((name.box.width for name in names.values()), default=0.0)
    found = {}
    for code, name in names.items():
        sides = tuple(_other_sides(name.box, geometry, code, geometry.scale))
        around = _around(sides)
        left, right = around.x - around.width, around.x + around.width
        beside = boxes.between(left - widest, right + widest)
        near = [box for other, box in beside if other != code and around.overlaps(box)]
        close = [disc for disc in discs.between(left - TOKEN, right + TOKEN) if around.touches(*disc)]
        free = tuple(box for box in sides if _is_free(box, near, close, on_picture))
        found[code] = replace(name, others=free)
    return found


def _usual_name(word: str, terrain: Terrain | None, at: XY, scale: float) -> Name:
    """Return a name of the usual size, where the board's data put it."""
    box = Box(at[0] * scale, at[1] * scale, _LETTER * len(word), _LABEL_HEIGHT)
    return Name(word, "s" if terrain is Terrain.SEA else "p", box)


def _around(boxes: Sequence[Box]) -> Box:
    """Return the space that holds all of them and what has to be free around them."""
    left, right = min(one.x - one.width for one in boxes), max(one.x + one.width for one in boxes)
    top, bottom = min(one.y - one.height for one in boxes), max(one.y + one.height for one in boxes)
    width, height = (right - left) / 2 + _MARGIN, (bottom - top) / 2 + _MARGIN
    return Box((left + right) / 2, (top + bottom) / 2, width, height)


def _enlarged(
    names: Mapping[Province, Name],
    geometry: Geometry,
    discs: _FromLeft[tuple[float, float, float]],
    size: float,
) -> dict[Province, Name]:
    """The names as large as there is room for near where they stood, off all tokens, dots and other names."""
    found = dict(names)
    for code, name in names.items():
        others = [one.box for other, one in found.items() if other != code]
        larger = (size * part for part in _SMALLER if size * part > USUAL_NAMES)
        fitting = (_fitting(name, one, code, geometry, others, discs) for one in larger)
        found[code] = next(filter(None, fitting), name)
    return found


def _fitting(
    name: Name,
    size: float,
    code: Province,
    geometry: Geometry,
    others: Sequence[Box],
    discs: _FromLeft[tuple[float, float, float]],
) -> Name | None:
    """Return the name in that size, as near as can be to where it stood; None if there is no room for it."""
    scale, part = geometry.scale, size / USUAL_NAMES
    wide, high = name.box.width * part, name.box.height * part
    reach = wide + _STEP * _STEPS_ASIDE
    near = [one for one in others if name.box.touches(one.x, one.y, reach + one.width)]
    aside = name.box.width + reach + TOKEN
    beside = discs.between(name.box.x - aside, name.box.x + aside)
    close = [one for one in beside if name.box.touches(one[0], one[1], reach + one[2])]
    for dx, dy in _PLACES_ASIDE:
        box = Box(name.box.x + dx, name.box.y + dy, wide, high)
        free = _is_free(box, near, close, (geometry.picture, geometry.height * scale), margin=0.0)
        if free and geometry.holds(code, box.x / scale, box.y / scale):
            return replace(name, box=box, size=size)
    return None


_PLACES_ASIDE = sorted(
    (
        (column * _STEP, row * _STEP)
        for column in range(-_STEPS_ASIDE, _STEPS_ASIDE + 1)
        for row in range(-_STEPS_ASIDE, _STEPS_ASIDE + 1)
    ),
    key=lambda step: step[0] ** 2 + step[1] ** 2,
)
"""Where a larger name may stand beside its usual place, the nearest first."""


def _other_sides(box: Box, geometry: Geometry, code: Province, scale: float) -> Iterator[Box]:
    """Yield the name across the token, above and below it, and left and right as far as that is its place."""
    x, y = (part * scale for part in geometry.spots[code].unit)
    yield Box(2 * x - box.x, 2 * y - box.y, box.width, box.height)
    aside, above = TOKEN + 5 + box.width, TOKEN + 3 + box.height
    for dx, dy in ((0.0, -above), (0.0, above), (aside, 0.0), (-aside, 0.0)):
        there = Box(x + dx, y + dy, box.width, box.height)
        if geometry.holds(code, there.x / scale, there.y / scale):
            yield there


def _is_free(
    box: Box,
    boxes: Iterable[Box],
    discs: Iterable[tuple[float, float, float]],
    size: tuple[float, float],
    margin: float = _MARGIN,
) -> bool:
    """Return whether a name can stand there: nothing else does, and it is on the picture."""
    wide, high = box.width + margin, box.height + margin
    on_picture = wide < box.x < size[0] - wide and high < box.y < size[1] - high
    return (
        on_picture
        and not any(box.touches(x, y, radius) for x, y, radius in discs)
        and not any(box.overlaps(other) for other in boxes)
    )


def _by_square(boxes: Mapping[Province, Box]) -> dict[tuple[int, int], tuple[tuple[Province, Box], ...]]:
    found: defaultdict[tuple[int, int], list[tuple[Province, Box]]] = defaultdict(list)
    reach = 20.0
    for code, box in boxes.items():
        for column in range(
            int((box.x - box.width - reach) // CELL), int((box.x + box.width + reach) // CELL) + 1
        ):
            for row in range(
                int((box.y - box.height - reach) // CELL), int((box.y + box.height + reach) // CELL) + 1
            ):
                found[column, row].append((code, box))
    return {square: tuple(near) for square, near in found.items()}
