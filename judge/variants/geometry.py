"""Geometry of a board: the polygons of its places, and where tokens, names and dots stand on them.

It lies beside the board's tables (`geometry.json`, `positions.json`), or is that of another board with
the same borders, its twin (`maps.csv`); where the twin's centres or coasts are others, it has positions
of its own. Points are whole numbers, rings follow the even-odd rule, and neighbours share their points
exactly: two places border on each other when they share an edge, an unordered pair of consecutive points.
"""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache
from math import cos, pi, sin
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from judge.rules.board import Board, Terrain
from judge.rules.units import Place, Province, province_of
from judge.variants.folder import json_of, text_of
from judge.variants.load import DATA, load
from judge.variants.tables import VariantError

Point: TypeAlias = tuple[int, int]
Ring: TypeAlias = tuple[Point, ...]
Edge: TypeAlias = tuple[Point, Point]
"""Two consecutive points of a ring, the lesser first."""
PICTURE = 1200
"""The width of a picture in its own units, in which a token is 30 wide. Large boards have wider ones."""
GEOMETRY, POSITIONS, DIAGRAM = "geometry.json", "positions.json", "diagram.json"
DISC = 34
"""The radius of a diagram's discs, in units of the picture."""
_TOKEN_UP, _NAME_DOWN, _DOT = -9, 18, (24, -24)
_CORNERS, _FINENESS = 20, 2
_SAME: Mapping[Province, Province] = MappingProxyType({})
_INDEX = DATA / "maps.csv"


class MapSource(StrEnum):
    """Where the map of a board comes from."""

    OWN = "own"
    """Drawn for it."""
    SHARED = "shared"
    """The map of another board with the same borders."""
    COMPUTED = "computed"
    """Computed from its borders alone."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Twin:
    """A board that uses another board's map; `codes` are pairs of codes that differ, its own first."""

    board: str
    codes: Mapping[Province, Province] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Spots:
    """The centres of the unit's token, the name and the supply centre's dot of one place."""

    unit: Point
    label: Point | None = None
    centre: Point | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Geometry:
    """The picture of an empty board, `width` by `height`; drawn, it is `picture` units wide.

    `closed` is land that no one may enter and no table knows, `islands` are land and `straits` water
    without a meaning; `bridges` are borders that the polygons could not be given, `rivers` those on which
    fleets go, and on which borders of fleets end; `canals` those on which fleets go and no more.
    """

    source: MapSource
    width: int
    height: int
    provinces: Mapping[Province, tuple[Ring, ...]]
    closed: Mapping[str, tuple[Ring, ...]]
    islands: tuple[Ring, ...]
    straits: tuple[Ring, ...]
    bridges: tuple[tuple[Province, Province], ...]
    spots: Mapping[Place, Spots]
    rivers: tuple[tuple[Province, Province], ...] = ()
    canals: tuple[tuple[Province, Province], ...] = ()
    picture: int = PICTURE
    diagram: bool = False
    """Whether each place is a disc. All borders are bridges then, and are drawn as lines."""

    @property
    def scale(self) -> float:
        """Return the units of the picture for each unit of the board."""
        return self.picture / self.width

    def edges(self) -> Mapping[Edge, tuple[str, ...]]:
        """Return every edge of a polygon, with the places that have it."""
        found: defaultdict[Edge, list[str]] = defaultdict(list)
        for code, rings in (*self.provinces.items(), *self.closed.items()):
            for edge in (edge for ring in rings for edge in edges_of(ring)):
                found[edge].append(code)
        return {edge: tuple(codes) for edge, codes in found.items()}

    def borders(self) -> set[frozenset[Province]]:
        """Return the pairs of provinces whose polygons share an edge, or whose discs have a line."""
        if self.diagram:
            return {*map(frozenset, self.bridges)}
        pairs = (frozenset(codes) for codes in self.edges().values() if len(codes) > 1)
        return {pair for pair in pairs if pair <= self.provinces.keys()}

    def undrawn(self, board: Board) -> set[frozenset[Province]]:
        """Return the borders of a board that the map does not show."""
        return borders_of(board) - self.borders() - {*map(frozenset, self.bridges)}

    def holds(self, place: Place, x: float, y: float) -> bool:
        """Return whether a point lies in the polygon of a place, by the even-odd rule."""
        crossed = 0
        for ring in self.provinces.get(province_of(place), ()):
            for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
                if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                    crossed += 1
        return crossed % 2 == 1


def borders_of(board: Board) -> set[frozenset[Province]]:
    """Return the pairs of provinces that are adjacent for any unit."""
    return {
        frozenset((board.places[n], board.places[near]))
        for n, found in enumerate(board.neighbours)
        for near in found
    }


def edges_of(ring: Ring) -> Iterator[Edge]:
    """Yield the edges of a ring, round it."""
    for one, other in zip(ring, (*ring[1:], ring[0]), strict=True):
        yield (one, other) if one < other else (other, one)


@cache
def map_of(name: str) -> Geometry | None:
    """Return the geometry of the board of that name, with or without options: its own or that of its twin."""
    board = name.partition("+")[0]
    twin = twins().get(board, Twin(board))
    return read_map(DATA / twin.board, load(board).board, DATA / board, twin.codes)


@cache
def map_source(name: str) -> MapSource:
    """Return where the map of the board of that name comes from."""
    geometry = map_of(name)
    if geometry is None:
        return MapSource.NONE
    return MapSource.SHARED if name.partition("+")[0] in twins() else geometry.source


@cache
def twins() -> Mapping[str, Twin]:
    """Return the boards without a geometry of their own, each with the board whose geometry it uses."""
    with _INDEX.open(encoding="utf-8", newline="") as lines:
        rows = [(row["board"], row["map"], row["codes"].split()) for row in csv.DictReader(lines)]
    return MappingProxyType(
        {board: Twin(other, dict(code.split("=") for code in codes)) for board, other, codes in rows}
    )


def read_map(
    folder: Path, board: Board, twin: Path | None = None, codes: Mapping[Province, Province] = _SAME
) -> Geometry | None:
    """Return the map in a variant folder as that board has it, drawn or as a diagram; None if there is none.

    `codes` are those of places that are called otherwise there.
    """
    if drawn := read_geometry(folder, twin):
        return fitted(_renamed(drawn, codes) if codes else drawn, board)
    if (folder / DIAGRAM).exists():
        return diagram_of(text_of(folder / DIAGRAM), board)
    return None


def _renamed(geometry: Geometry, codes: Mapping[Province, Province]) -> Geometry:
    """Return the geometry with this board's codes for places.

    Positions that are its own have them already.
    """
    names = {other: code for code, other in codes.items()}
    return replace(
        geometry,
        provinces=MappingProxyType({names.get(c, c): rings for c, rings in geometry.provinces.items()}),
        spots=MappingProxyType({names.get(p, p): spots for p, spots in geometry.spots.items()}),
    )


def fitted(geometry: Geometry, board: Board) -> Geometry:
    """Return the geometry for the board: places that the board does not have are closed land."""
    strange = {code: rings for code, rings in geometry.provinces.items() if code not in board.provinces}
    if not strange:
        return geometry
    return replace(
        geometry,
        provinces=MappingProxyType({c: r for c, r in geometry.provinces.items() if c not in strange}),
        closed=MappingProxyType({**geometry.closed, **strange}),
        spots=MappingProxyType({p: s for p, s in geometry.spots.items() if province_of(p) not in strange}),
    )


def read_geometry(folder: Path, twin: Path | None = None) -> Geometry | None:
    """Return the geometry in a variant folder, its positions in the twin's if it has some.

    None if there is none.
    """
    if not (folder / GEOMETRY).exists():
        return None
    placed = twin if twin is not None and (twin / POSITIONS).exists() else folder
    return geometry_of(text_of(folder / GEOMETRY), text_of(placed / POSITIONS))


def geometry_of(geometry: str, positions: str) -> Geometry:
    """Return the geometry in the texts of its two files. Raise VariantError if there is none."""
    with _saying_what_is_wrong(GEOMETRY):
        facts = json_of(geometry, GEOMETRY)
        width, height = _point((facts["width"], facts["height"]))
        if min(width, height) <= 0:
            raise VariantError(f"{GEOMETRY}: width and height are more than 0")
        drawn = Geometry(
            source=MapSource(facts["source"]),
            width=width,
            height=height,
            provinces=_areas(facts["provinces"]),
            closed=_areas(facts["closed"]),
            islands=_rings(facts["islands"]),
            straits=_rings(facts["straits"]),
            bridges=_pairs(facts["bridges"]),
            spots=MappingProxyType({}),
            rivers=_pairs(facts.get("rivers", ())),
            canals=_pairs(facts.get("canals", ())),
            picture=int(facts.get("picture", PICTURE)),
        )
    with _saying_what_is_wrong(POSITIONS):
        spots = json_of(positions, POSITIONS)
        return replace(drawn, spots=MappingProxyType({one: _spots(one, row) for one, row in spots.items()}))


def diagram_of(text: str, board: Board) -> Geometry:
    """Return the diagram in the text of a board's file of disc centres, or raise VariantError."""
    with _saying_what_is_wrong(DIAGRAM):
        facts = json_of(text, DIAGRAM)
        width, height = _point((facts["picture"], facts["height"]))
        middles = {code: _point(at) for code, at in facts["discs"].items() if code in board.provinces}
    scale = _FINENESS
    discs = {code: (x * scale, y * scale) for code, (x, y) in middles.items()}
    pairs = (pair for pair in borders_of(board) if pair <= discs.keys())
    return Geometry(
        source=MapSource.COMPUTED,
        width=width * scale,
        height=height * scale,
        provinces=MappingProxyType({code: (_disc(middle, scale * DISC),) for code, middle in discs.items()}),
        closed=MappingProxyType({}),
        islands=(),
        straits=(),
        bridges=tuple(sorted((min(pair), max(pair)) for pair in pairs)),
        spots=MappingProxyType(dict(_disc_spots(board, discs, scale))),
        picture=width,
        diagram=True,
    )


def _disc(middle: Point, radius: float) -> Ring:
    turns = [2 * pi * n / _CORNERS for n in range(_CORNERS)]
    return tuple((round(middle[0] + radius * cos(t)), round(middle[1] + radius * sin(t))) for t in turns)


def _disc_spots(board: Board, discs: Mapping[Province, Point], scale: int) -> Iterator[tuple[Place, Spots]]:
    """The token in the upper part of a disc, the name below it, the dot and fleets on coasts at its edge."""
    for code, (x, y) in discs.items():
        facts = board.provinces[code]
        if facts.terrain is Terrain.IMPASSABLE:
            continue
        dot = (x + _DOT[0] * scale, y + _DOT[1] * scale) if facts.centre else None
        yield code, Spots((x, y + _TOKEN_UP * scale), (x, y + _NAME_DOWN * scale), dot)
        for n, coast in enumerate(facts.coasts):
            turn = 2 * pi * n / len(facts.coasts)
            across, up = DISC * cos(turn), DISC * sin(turn) / 2
            yield coast, Spots((round(x + scale * across), round(y + scale * (_TOKEN_UP - up))))


@contextmanager
def _saying_what_is_wrong(file: str) -> Iterator[None]:
    """Say of a file that it has another form than that of a map."""
    try:
        yield
    except VariantError:
        raise
    except KeyError as error:
        raise VariantError(f"{file}: it has no {error.args[0]}") from None
    except (AttributeError, TypeError, ValueError) as error:
        raise VariantError(f"{file}: it has not the form of a map ({str(error)[:80]!a})") from None


def _areas(found: Mapping[str, Any]) -> Mapping[Province, tuple[Ring, ...]]:
    return MappingProxyType({code: _rings(rings) for code, rings in found.items()})


def _rings(rows: Any) -> tuple[Ring, ...]:
    rings = tuple(tuple(map(_point, ring)) for ring in rows)
    if not all(rings):
        raise ValueError("a ring without points")
    return rings


def _point(found: Any) -> Point:
    """Two whole numbers."""
    x, y = found
    if type(x) is not int or type(y) is not int:
        raise TypeError(f"{found} is not two whole numbers")
    return x, y


def _pairs(found: Any) -> tuple[tuple[Province, Province], ...]:
    """Pairs of places, as bridges are."""
    pairs = tuple((one, other) for one, other in found)
    if not all(isinstance(place, str) for pair in pairs for place in pair):
        raise TypeError("a pair is of two places")
    return pairs


def _spots(place: Place, row: Mapping[str, Any]) -> Spots:
    try:
        return Spots(**{name: _point(at) for name, at in row.items()})
    except TypeError as error:
        raise TypeError(f"{place}: {error}") from None
