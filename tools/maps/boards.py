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
from pathlib import Path
from typing import TypeAlias

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from judge.render.maps.base_map import label
from judge.rules.board import Board, Terrain
from judge.rules.units import Kind, province_of
from judge.variants.geometry import (
    GEOMETRY,
    NO_MAP,
    POSITIONS,
    Geometry,
    MapSource,
    fitted,
    geometry_of,
    read_geometry,
    twins,
)
from judge.variants.load import DATA, load, names
from tools.maps.layout import HEIGHT, SMALLEST_CELL, WIDTH, Layout, NoMapError, layout
from tools.maps.positions import XY, Plot, arrange
from tools.maps.projection import Projection
from tools.maps.sections import lines_of, points_of

HINTS = Path(__file__).with_name("hints.csv")
INDEX = DATA / "maps.csv"
MOST_BRIDGES, BRIDGES_SHARE, MOST_PLACES = 12, 1 / 12, 160
PICTURE = 1200
CHECK = "--check"
NOTES = "notes.md"
_CLOSED = Terrain.IMPASSABLE
FILES = (GEOMETRY, POSITIONS, NOTES)
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
        csv.writer(out, lineterminator="\n").writerows([("board", "map"), *_pairs()])
    twins.cache_clear()
    for name in chosen:
        _write(name)
    return 0


def _pairs() -> list[tuple[str, str]]:
    """The boards without a map of their own, each with the board of the same borders."""
    first: dict[Borders, str] = {borders(load("standard").board): "standard"}
    rows = []
    for name in names():
        twin = first.setdefault(borders(load(name).board), name)
        if twin != name:
            rows.append((name, twin))
    return rows


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
    if NO_MAP in made.get(NOTES, ""):
        print(f"{name} has no map", flush=True)  # what a developer wants to hear


def files_of(name: str) -> dict[str, str]:
    """The texts of the files of a board's map; of one without a map only the notes, which say why."""
    board, folder = load(name).board, DATA / name
    notes = (folder / NOTES).read_text(encoding="utf-8") if (folder / NOTES).exists() else ""
    if name in twins():
        return _files_of_twin(board, twins()[name], notes)
    drawn = read_geometry(folder)
    if drawn is not None and drawn.source is MapSource.OWN:
        geometry = (folder / GEOMETRY).read_text(encoding="utf-8")
    else:
        try:
            geometry = _layout_text(board, laid_out(name, board))
        except NoMapError as error:
            return {NOTES: _noted(notes, f"{NO_MAP}{error}.")}
        drawn = geometry_of(geometry, "{}")
    made = {GEOMETRY: geometry, POSITIONS: _positions_text(board, drawn)}
    return made | ({NOTES: _noted(notes, "")} if notes else {})


def _files_of_twin(board: Board, other: str, notes: str) -> dict[str, str]:
    """The files of a board with the map of another: positions if its own are needed, why there is no map."""
    drawn = read_geometry(DATA / other)
    if drawn is None:
        lines = (DATA / other / NOTES).read_text(encoding="utf-8").splitlines()
        return {NOTES: _noted(notes, next(line for line in lines if line.startswith(NO_MAP)))}
    geometry = fitted(drawn, board)
    made = {} if _has_its_spots(board, geometry) else {POSITIONS: _positions_text(board, geometry)}
    return made | ({NOTES: _noted(notes, "")} if notes else {})


def _has_its_spots(board: Board, geometry: Geometry) -> bool:
    """Whether each place of the board has its spot, each centre its dot, and nothing else has."""
    open_places = {p for p in board.places if board.provinces[province_of(p)].terrain is not _CLOSED}
    dots = {place for place, spots in geometry.spots.items() if spots.centre}
    return geometry.spots.keys() == open_places and dots == {*board.centres} & open_places


def laid_out(name: str, board: Board) -> Layout:
    """The computed layout of a board; NoMapError if there is none that can be read."""
    pairs = borders(board)
    if len(board.provinces) > MOST_PLACES:
        raise NoMapError(f"{len(board.provinces)} places are too many for one picture")
    wet = {code: facts.terrain is Terrain.SEA for code, facts in board.provinces.items()}
    edges = sorted(pairs, key=lambda pair: (wet[pair[0]] + wet[pair[1]], pair))
    found, small = None, []
    for hints in (_told(name) or _hints(board), {}):  # better turned by chance than too small to read
        found = layout(edges, hints)
        small = sorted(code for code, ring in found.cells.items() if _area(ring) < SMALLEST_CELL)
        if not small:
            break
    assert found is not None
    if len(found.bridges) > min(MOST_BRIDGES, BRIDGES_SHARE * len(edges)):
        raise NoMapError(f"no flat map has its borders ({len(found.bridges)} of them would be bridges)")
    if small:
        raise NoMapError(f"{' '.join(small[:6])} would be too small to read")
    return found


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


def _layout_text(board: Board, found: Layout) -> str:
    assert found.cells.keys() <= board.provinces.keys()
    cells = {code: [ring] for code, ring in found.cells.items()}
    bridges = json.dumps(sorted(found.bridges), separators=(",", ":"))
    return (
        '{\n"source":"computed",\n'
        f'"width":{WIDTH},"height":{HEIGHT},\n"provinces":{{\n{_lines(cells)}\n}},\n"closed":{{}},\n'
        f'"islands":[],\n"straits":[],\n"bridges":{bridges}\n}}\n'
    )


def _positions_text(board: Board, geometry: Geometry) -> str:
    scale = PICTURE / geometry.width
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
    chosen = arrange(plots, fixed, (PICTURE, geometry.height * scale))
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


def _noted(notes: str, text: str) -> str:
    """The notes with that line about the map as their last, and none without; else as they are."""
    lines = notes.splitlines()
    if [line for line in lines if line.startswith(NO_MAP)] == ([text] if text else []):
        return notes
    kept = [line for line in lines if not line.startswith(NO_MAP)]
    while kept and not kept[-1]:
        kept.pop()
    return "\n".join([*kept, *(["", text] if text else [])]) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
