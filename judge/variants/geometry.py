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
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from judge.rules.board import Board
from judge.rules.units import Place, Province, province_of
from judge.variants.folder import json_of, text_of
from judge.variants.load import DATA, load
from judge.variants.tables import VariantError

Point: TypeAlias = tuple[int, int]
Ring: TypeAlias = tuple[Point, ...]
Edge: TypeAlias = tuple[Point, Point]
"""Two consecutive points of a ring, the lesser first."""
GEOMETRY, POSITIONS = "geometry.json", "positions.json"
NO_MAP = "There is no map of this board: "
"""How the line in a board's notes begins that says why."""
_INDEX = DATA / "maps.csv"


class MapSource(StrEnum):
    """Where the map of a board comes from."""

    OWN = "own"
    """Drawn for it."""
    SHARED = "shared"
    """That of another board with the same borders."""
    COMPUTED = "computed"
    """Computed from its borders alone."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Spots:
    """Where things of one place stand: the middles of the unit's token, of the name, of the centre's dot."""

    unit: Point
    label: Point | None = None
    centre: Point | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Geometry:
    """The picture of an empty board, `width` by `height`.

    `closed` is land that nobody may enter and no table knows, `islands` are land and `straits` water
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

    def edges(self) -> Mapping[Edge, tuple[str, ...]]:
        """Every edge of a polygon, with the places that have it."""
        found: defaultdict[Edge, list[str]] = defaultdict(list)
        for code, rings in (*self.provinces.items(), *self.closed.items()):
            for edge in (edge for ring in rings for edge in edges_of(ring)):
                found[edge].append(code)
        return {edge: tuple(codes) for edge, codes in found.items()}

    def borders(self) -> set[frozenset[Province]]:
        """The pairs of provinces whose polygons share an edge."""
        pairs = (frozenset(codes) for codes in self.edges().values() if len(codes) > 1)
        return {pair for pair in pairs if pair <= self.provinces.keys()}

    def holds(self, place: Place, x: float, y: float) -> bool:
        """Whether a point lies in the polygon of a place, by the even-odd rule."""
        crossed = 0
        for ring in self.provinces.get(province_of(place), ()):
            for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
                if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                    crossed += 1
        return crossed % 2 == 1


def edges_of(ring: Ring) -> Iterator[Edge]:
    """The edges of a ring, round it."""
    for one, other in zip(ring, (*ring[1:], ring[0]), strict=True):
        yield (one, other) if one < other else (other, one)


@cache
def map_of(name: str) -> Geometry | None:
    """The geometry of the board of that name, with or without options: its own or that of its twin."""
    board = name.partition("+")[0]
    drawn = read_geometry(DATA / twins().get(board, board), DATA / board)
    return fitted(drawn, load(board).board) if drawn else None


@cache
def map_source(name: str) -> MapSource:
    """Where the map of the board of that name comes from."""
    geometry = map_of(name)
    if geometry is None:
        return MapSource.NONE
    return MapSource.SHARED if name.partition("+")[0] in twins() else geometry.source


@cache
def twins() -> Mapping[str, str]:
    """Boards without geometry of their own, and the board of the same borders whose they have, if any."""
    with _INDEX.open(encoding="utf-8", newline="") as lines:
        return MappingProxyType({row["board"]: row["map"] for row in csv.DictReader(lines)})


def fitted(geometry: Geometry, board: Board) -> Geometry:
    """The geometry as the board has it: places that it does not know are land that nobody may enter."""
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
    """The geometry in a variant folder, its positions in the twin's if it has some; None if there is none."""
    if not (folder / GEOMETRY).exists():
        return None
    placed = twin if twin is not None and (twin / POSITIONS).exists() else folder
    return geometry_of(text_of(folder / GEOMETRY), text_of(placed / POSITIONS))


def geometry_of(geometry: str, positions: str) -> Geometry:
    """The geometry that the texts of its two files say; VariantError if they say none."""
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
        )
    with _saying_what_is_wrong(POSITIONS):
        spots = json_of(positions, POSITIONS)
        return replace(drawn, spots=MappingProxyType({one: _spots(one, row) for one, row in spots.items()}))


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
