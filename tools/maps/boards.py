"""Makes the maps of the boards: `python -m tools.maps.boards [--check] [BOARD ...]`, all without a name.

A board with drawn geometry keeps it and has its positions made; one with the borders of another takes
that one's map (a row of maps.csv), with positions of its own if its centres or coasts are others; every
other gets the computed layout, or a line in its notes that says why it has none. With --check nothing is
written: the boards are named whose files are not what would be.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from judge.render.maps.base_map import label
from judge.rules.board import Board, Terrain
from judge.rules.units import Kind, province_of
from judge.variants.geometry import (
    DIAGRAM,
    GEOMETRY,
    POSITIONS,
    Geometry,
    MapSource,
    Twin,
    geometry_of,
    read_geometry,
    read_map,
    twins,
)
from judge.variants.load import DATA, load, names, tables
from tools.maps.diagram import HEIGHT_OF_WIDTH, discs
from tools.maps.islands import Cells, cut_in, islands_of
from tools.maps.layout import HEIGHT, SMALLEST_CELL, WIDTH, Layout, NoMapError, layout
from tools.maps.positions import XY, Plot, arrange
from tools.maps.projection import Projection
from tools.maps.sections import lines_of, points_of

HINTS = Path(__file__).with_name("hints.csv")
INDEX = DATA / "maps.csv"
MOST_BRIDGES, BRIDGES_SHARE = 24, 1 / 12
WIDTHS = (1200, 1350, 1500, 1800, 2100, 2400, 3000)
"""How wide a picture may be, so that its smallest place can be read."""
MOST_FLAT = 300
"""Places of the largest board that is laid out: the time it takes grows with their cube."""
PLACES = 70
"""How many places a picture of the usual width has to have at least for a wider one to be worth it."""
CLEAR = 24.0, 15.0
"""How far a name is from the token of its place, in one way or the other."""
MUCH_WIDER = 1.3
"""How much wider than a picture turned by chance one that is turned by hints may be."""
PICTURE = 1200
CHECK = "--check"
_CLOSED = Terrain.IMPASSABLE
FILES = (GEOMETRY, POSITIONS, DIAGRAM)
Borders: TypeAlias = frozenset[tuple[str, str]]


def borders(board: Board) -> Borders:
    """The pairs of provinces that border on each other, each pair once."""
    pairs = ((n, near) for n, found in enumerate(board.neighbours) for near in found if n < near)
    return frozenset((min(p), max(p)) for p in ((board.places[n], board.places[m]) for n, m in pairs))


def main(words: Sequence[str]) -> int:
    """Make the maps of the boards named, or of all; or look whether they are what is stored."""
    wanted = [word for word in words if word != CHECK]
    chosen = wanted or names()
    if CHECK in words:
        different = [*filter(is_different, chosen)]
        print(f"{len(chosen)} boards, other than stored: {' '.join(different) or 'none'}")
        return bool(different)
    with INDEX.open("w", encoding="utf-8", newline="") as out:
        csv.writer(out, lineterminator="\n").writerows([("board", "map", "codes"), *_pairs()])
    twins.cache_clear()
    for name in chosen:
        _write(name)
    return 0


def _pairs() -> list[tuple[str, str, str]]:
    """The boards without a map of their own, each with the board whose it has, and the other codes there."""
    first: dict[Borders, str] = {borders(load("standard").board): "standard"}
    rows = []
    for name in names():
        twin = first.setdefault(borders(load(name).board), name)
        if twin != name:
            rows.append((name, twin, ""))
        elif (codes := _codes_on_standard(name)) is not None:
            rows.append((name, "standard", codes))
    shown = {name: (twin, codes) for name, twin, codes in rows}
    return [(name, *(shown.get(twin) or (twin, codes))) for name, twin, codes in rows]


def _codes_on_standard(name: str) -> str | None:
    """The codes that differ, if a board has the places of Standard with their borders and more; else None."""
    board, standard = load(name).board, load("standard").board
    also = {word.upper(): row.code for row in tables("standard").provinces for word in row.abbreviations}
    codes = {code: code if code in standard.provinces else also.get(code, "") for code in board.provinces}
    there = {code: standard.provinces[other] for code, other in codes.items() if other in standard.provinces}
    if len({*codes.values()}) < len(codes) or any(
        code not in there or there[code].terrain is not facts.terrain
        for code, facts in board.provinces.items()
    ):
        return None
    own = {frozenset((codes[one], codes[other])) for one, other in borders(board)}
    drawn = {frozenset(pair) for pair in borders(standard) if {*pair} <= {*codes.values()}}
    if not drawn < own or len(own) - len(drawn) <= MOST_BRIDGES:  # of a few, bridges tell more
        return None
    return " ".join(f"{code}={other}" for code, other in codes.items() if code != other)


def is_different(name: str) -> bool:
    """Whether what is stored of a board's map is not what would be made."""
    folder = DATA / name
    stored = {file: path.read_text(encoding="utf-8") for file in FILES if (path := folder / file).exists()}
    return stored != files_of(name)


def _write(name: str) -> None:
    folder, made = DATA / name, files_of(name)
    for file in FILES:
        if file in made:
            (folder / file).write_text(made[file], encoding="utf-8")
        else:
            (folder / file).unlink(missing_ok=True)
    if DIAGRAM in made:
        print(f"{name} is a diagram", flush=True)  # what a developer wants to hear


def files_of(name: str) -> dict[str, str]:
    """The texts of the files of a board's map: its polygons and positions, or the discs of a diagram."""
    board, folder = load(name).board, DATA / name
    if name in twins():
        return _files_of_twin(board, twins()[name])
    drawn = read_geometry(folder)
    if drawn is not None and drawn.source is MapSource.OWN:
        geometry = (folder / GEOMETRY).read_text(encoding="utf-8")
    else:
        try:
            return _files_of_flat(board, laid_out(name, board))
        except NoMapError:
            return {DIAGRAM: _diagram_text(*discs(sorted(borders(board)), _whereabouts(name, board)))}
    return {GEOMETRY: geometry, POSITIONS: _positions_text(board, drawn)}


def _files_of_flat(board: Board, found: Flat) -> dict[str, str]:
    """The files of a computed map, so wide that no name stands under the token of its place."""
    for width in (width for width in WIDTHS if width >= found.width):
        geometry = _layout_text(board, replace(found, width=width))
        positions = _positions_text(board, geometry_of(geometry, "{}"))
        if _names_are_clear(geometry_of(geometry, positions)):
            return {GEOMETRY: geometry, POSITIONS: positions}
    raise NoMapError("its names would stand under its tokens")


def _names_are_clear(geometry: Geometry) -> bool:
    """Whether each name stands beside the token of its place."""
    for spots in geometry.spots.values():
        if spots.label:
            x, y = (geometry.scale * abs(a - b) for a, b in zip(spots.label, spots.unit, strict=True))
            if x <= CLEAR[0] and y <= CLEAR[1]:
                return False
    return True


def _files_of_twin(board: Board, twin: Twin) -> dict[str, str]:
    """The files of a board with the map of another: positions if its own are needed."""
    geometry = read_map(DATA / twin.board, board, codes=twin.codes)
    assert geometry is not None, f"{twin.board} has no map"
    return {} if _has_its_spots(board, geometry) else {POSITIONS: _positions_text(board, geometry)}


def _whereabouts(name: str, board: Board) -> dict[str, XY]:
    return _told(name) or _hints(board)


def _diagram_text(middles: Mapping[str, XY], width: int) -> str:
    spots = {code: [round(x), round(y)] for code, (x, y) in middles.items()}
    size = f'"picture":{width},"height":{round(HEIGHT_OF_WIDTH * width)}'
    return f'{{\n{size},\n"discs":{{\n{_lines(spots)}\n}}\n}}\n'


def _has_its_spots(board: Board, geometry: Geometry) -> bool:
    """Whether each place of the board has its spot, each centre its dot, and nothing else has."""
    open_places = {p for p in board.places if board.provinces[province_of(p)].terrain is not _CLOSED}
    dots = {place for place, spots in geometry.spots.items() if spots.centre}
    return geometry.spots.keys() == open_places and dots == {*board.centres} & open_places


@dataclass(frozen=True)
class Flat:
    """A flat map computed for a board: its cells, the borders that they do not have, the picture's width."""

    cells: Cells
    bridges: list[tuple[str, str]]
    width: int


def laid_out(name: str, board: Board) -> Flat:
    """The computed map of a board; NoMapError if there is none that can be read."""
    wet = {code: facts.terrain is Terrain.SEA for code, facts in board.provinces.items()}
    edges = sorted(borders(board), key=lambda pair: (wet[pair[0]] + wet[pair[1]], pair))
    turned = _whereabouts(name, board)
    if len(board.provinces) > MOST_FLAT:
        raise NoMapError("it has too many places for a layout")
    if len(edges) > 3 * len(board.provinces) - 6 + MOST_BRIDGES:  # Euler: no flat map has so many borders
        raise NoMapError("no flat map has its borders")
    for hints in (turned, {}):  # better turned by chance than too small to read
        found = _layout(edges, hints)
        if found is None:
            continue
        if not _is_flat(found, edges):
            raise NoMapError(f"no flat map has its borders ({len(found.bridges)} of them would be bridges)")
        if _least(found) >= SMALLEST_CELL:
            return Flat({code: [ring] for code, ring in found.cells.items()}, found.bridges, WIDTHS[0])
    ways = (turned,) if _told(name) else (turned, {})  # told by hand, it is never turned by chance
    maps = [one for hints in ways if (one := _with_islands(edges, hints))]
    if not maps:
        raise NoMapError("its smallest places would be too small to read")
    first, *others = maps
    return next((one for one in others if one.width * MUCH_WIDER < first.width), first)


def _layout(edges: Sequence[tuple[str, str]], hints: Mapping[str, XY]) -> Layout | None:
    """The layout; None if a place of it has no room at all."""
    try:
        return layout(edges, hints)
    except NoMapError:
        return None


def _is_flat(found: Layout, edges: Sequence[tuple[str, str]]) -> bool:
    return len(found.bridges) <= min(MOST_BRIDGES, BRIDGES_SHARE * len(edges))


def _least(found: Layout) -> float:
    return min(map(_area, found.cells.values()))


def _with_islands(edges: Sequence[tuple[str, str]], hints: Mapping[str, XY]) -> Flat | None:
    """The map whose islands are cut in, only as wide as it must be; None if there is none that is flat."""
    islands = islands_of(edges)
    while True:
        found = _layout([pair for pair in edges if islands.keys().isdisjoint(pair)], hints)
        if found is None or not _is_flat(found, edges):
            return None
        lost = {frozenset(bridge) for bridge in found.bridges}
        islands = {code: near for code, near in islands.items() if frozenset(near) not in lost}
        without: set[str] = set()
        places = len({code for pair in edges for code in pair})
        for width in (width for width in WIDTHS if width <= max(1, places / PLACES) ** 0.5 * WIDTHS[0]):
            scale = width / WIDTHS[0]
            if _least(found) * scale**2 >= SMALLEST_CELL:
                cells = cut_in(found.cells, islands, scale)
                without = islands.keys() - cells.keys()
                if not without and len(cells) == places:
                    return Flat(cells, found.bridges, width)
        if not without:
            return None
        islands = {code: near for code, near in islands.items() if code not in without}


def _area(ring: Sequence[tuple[int, int]]) -> float:
    following = [*ring[1:], ring[0]]
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, following, strict=True))) / 2


def _told(name: str) -> dict[str, XY]:
    """Where some places are by hints.csv."""
    with HINTS.open(encoding="utf-8", newline="") as lines:
        return {
            row["code"]: (float(row["lon"]), -1.4 * float(row["lat"]))
            for row in csv.DictReader(lines)
            if row["board"] == name
        }


def _hints(board: Board) -> dict[str, XY]:
    """Where the lines of the standard map have the points of places of the same name."""
    standard, lines = load("standard").board, lines_of("standard")
    project = Projection.of(lines["window"])
    spots = {
        standard.provinces[code].name: project(*points_of(words)[0])
        for code, *words in lines["anchors"]
        if code in standard.provinces
    }
    return {code: spots[facts.name] for code, facts in board.provinces.items() if facts.name in spots}


def _lines(rows: Mapping[str, object]) -> str:
    return ",\n".join(
        f"{json.dumps(code)}:{json.dumps(rows[code], separators=(',', ':'))}" for code in sorted(rows)
    )


def _layout_text(board: Board, found: Flat) -> str:
    assert found.cells.keys() <= board.provinces.keys()
    bridges = json.dumps(sorted(found.bridges), separators=(",", ":"))
    picture = f'"picture":{found.width},' if found.width != PICTURE else ""
    return (
        '{\n"source":"computed",\n'
        f'"width":{WIDTH},"height":{HEIGHT},{picture}\n"provinces":{{\n{_lines(found.cells)}\n}},\n"closed":{{}},\n'
        f'"islands":[],\n"straits":[],\n"bridges":{bridges}\n}}\n'
    )


def _positions_text(board: Board, geometry: Geometry) -> str:
    scale = geometry.scale
    plots = {
        code: Plot(
            polygon=_polygon(rings, scale),
            name=label(code, board.provinces[code].terrain),
            centre=board.provinces[code].centre,
            sea=board.provinces[code].terrain is Terrain.SEA,
        )
        for code, rings in geometry.provinces.items()
        if board.provinces[code].terrain is not _CLOSED
    }
    coasts = _coast_spots(board, geometry, plots, scale)
    fixed = {place: [spot] for place, spot in coasts.items()}
    chosen = arrange(plots, fixed, (geometry.picture, geometry.height * scale))
    rows: dict[str, object] = {place: {"unit": _whole(spot, scale)} for place, spot in coasts.items()}
    for code, spots in chosen.items():
        named = {"unit": spots.unit, "label": spots.label, "centre": spots.centre}
        rows[code] = {what: _whole(spot, scale) for what, spot in named.items() if spot}
    return f"{{\n{_lines(rows)}\n}}\n"


def _polygon(rings: Iterable[Sequence[tuple[int, int]]], scale: float) -> shapely.Polygon:
    """The rings by the even-odd rule; of several pieces the largest."""
    whole: BaseGeometry = shapely.Polygon()
    for ring in rings:
        whole = whole.symmetric_difference(shapely.make_valid(shapely.Polygon(np.array(ring) * scale)))
    pieces = [piece for piece in getattr(whole, "geoms", [whole]) if isinstance(piece, shapely.Polygon)]
    largest: shapely.Polygon = max(pieces, key=lambda piece: piece.area)
    return largest


def _whole(spot: XY, scale: float) -> list[int]:
    return [round(spot[0] / scale), round(spot[1] / scale)]


def _coast_spots(board: Board, geometry: Geometry, plots: Mapping[str, Plot], scale: float) -> dict[str, XY]:
    """Where fleets on named coasts stand: as drawn by hand, else across the shore of the coast's seas."""
    found: dict[str, XY] = {}
    for facts in board.provinces.values():
        for coast in facts.coasts:
            if coast in geometry.spots:
                x, y = geometry.spots[coast].unit
                found[coast] = x * scale, y * scale
            elif facts.code in plots:
                found[coast] = _shore(board, plots, facts.code, coast)
    return found


def _shore(board: Board, plots: Mapping[str, Plot], code: str, coast: str) -> XY:
    polygon = plots[code].polygon
    near = [province_of(place) for place in board.reach(Kind.FLEET, coast)]
    seas = [plots[p].polygon for p in near if p in plots and plots[p].sea] or [plots[p].polygon for p in near]
    lines = [
        line for line in (polygon.boundary.intersection(sea.boundary) for sea in seas) if line.length > 0
    ]
    if not lines:
        spot = polygon.representative_point()
        return spot.x, spot.y
    shore = shapely.line_merge(shapely.union_all(lines))
    longest = max(getattr(shore, "geoms", [shore]), key=lambda line: line.length)
    spot = longest.interpolate(0.5, normalized=True)
    return spot.x, spot.y


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
