"""Makes the maps of the boards: `python -m tools.maps.boards [BOARD ...]`, all of them without a name.

A board with drawn geometry keeps it and has its positions made; one with the borders of another takes
that one's map (a row of maps.csv); every other gets the computed layout, or a line in its notes that says
why it has none.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import numpy as np
import shapely

from judge.render.maps.base_map import label
from judge.rules.board import Board, Terrain
from judge.rules.units import Kind, province_of
from judge.variants.geometry import GEOMETRY, NO_MAP, POSITIONS, Geometry, MapSource, read_geometry
from judge.variants.load import DATA, load, names
from tools.maps.layout import HEIGHT, SMALLEST_CELL, WIDTH, Layout, NoMapError, layout
from tools.maps.positions import XY, Plot, arrange

HINTS = Path(__file__).with_name("hints.csv")
INDEX = DATA / "maps.csv"
MOST_BRIDGES, BRIDGES_SHARE, MOST_PLACES = 12, 1 / 12, 160
PICTURE = 1200
Borders = frozenset[tuple[str, str]]


def borders(board: Board) -> Borders:
    """The pairs of provinces that border on each other, each pair once."""
    pairs = ((n, near) for n, found in enumerate(board.neighbours) for near in found if n < near)
    return frozenset((min(p), max(p)) for p in ((board.places[n], board.places[m]) for n, m in pairs))


def main(wanted: Sequence[str]) -> None:
    """Make the maps of the boards named, or of all."""
    first: dict[Borders, str] = {borders(load("standard").board): "standard"}
    rows = []
    for name in names():
        twin = first.setdefault(borders(load(name).board), name)
        if twin != name:
            rows.append((name, twin))
    with INDEX.open("w", encoding="utf-8", newline="") as out:
        csv.writer(out, lineterminator="\n").writerows([("board", "map"), *rows])
    shared = {name for name, _ in rows}
    for name in wanted or [name for name in names() if name not in shared]:
        _make(name)


def _make(name: str) -> None:
    board, folder = load(name).board, DATA / name
    drawn = read_geometry(folder)
    if drawn is not None and drawn.source is MapSource.OWN:
        _write_positions(folder, board, drawn)
        return
    try:
        _write_layout(folder, board, laid_out(name, board))
    except NoMapError as error:
        for file in (GEOMETRY, POSITIONS):
            (folder / file).unlink(missing_ok=True)
        _note(folder, f"{NO_MAP}{error}.")
        print(f"{name}: {error}", flush=True)  # what a developer wants to hear
        return
    _note(folder, "")
    geometry = read_geometry_without_positions(folder)
    _write_positions(folder, board, geometry)


def read_geometry_without_positions(folder: Path) -> Geometry:
    """The geometry just written; its positions are made next."""
    (folder / POSITIONS).write_text("{}\n", encoding="utf-8")
    found = read_geometry(folder)
    assert found is not None
    return found


def laid_out(name: str, board: Board) -> Layout:
    """The computed layout of a board; NoMapError if there is none that can be read."""
    pairs = borders(board)
    if len(board.provinces) > MOST_PLACES:
        raise NoMapError(f"{len(board.provinces)} places are too many for one picture")
    wet = {code: facts.terrain is Terrain.SEA for code, facts in board.provinces.items()}
    edges = sorted(pairs, key=lambda pair: (wet[pair[0]] + wet[pair[1]], pair))
    found, small = None, []
    for hints in (_hints(name, board), {}):  # better turned by chance than too small to read
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


def _hints(name: str, board: Board) -> dict[str, XY]:
    """Where some places are: by hints.csv, else where the standard map has places of the same name."""
    with HINTS.open(encoding="utf-8", newline="") as lines:
        found = {
            row["code"]: (float(row["lon"]), -1.4 * float(row["lat"]))
            for row in csv.DictReader(lines)
            if row["board"] == name
        }
    if found:
        return found
    standard, geometry = load("standard").board, read_geometry(DATA / "standard")
    assert geometry is not None
    spots = {
        standard.provinces[code].name: geometry.spots[code].unit
        for code in standard.provinces
        if code in geometry.spots
    }
    return {
        code: (float(spots[facts.name][0]), float(spots[facts.name][1]))
        for code, facts in board.provinces.items()
        if facts.name in spots
    }


def _lines(rows: Mapping[str, object]) -> str:
    return ",\n".join(
        f"{json.dumps(code)}:{json.dumps(rows[code], separators=(',', ':'))}" for code in sorted(rows)
    )


def _write_layout(folder: Path, board: Board, found: Layout) -> None:
    assert found.cells.keys() <= board.provinces.keys()
    cells = {code: [ring] for code, ring in found.cells.items()}
    bridges = json.dumps(sorted(found.bridges), separators=(",", ":"))
    text = (
        '{\n"source":"computed",\n'
        f'"width":{WIDTH},"height":{HEIGHT},\n"provinces":{{\n{_lines(cells)}\n}},\n"closed":{{}},\n'
        f'"islands":[],\n"straits":[],\n"bridges":{bridges}\n}}\n'
    )
    (folder / GEOMETRY).write_text(text, encoding="utf-8")


def _write_positions(folder: Path, board: Board, geometry: Geometry) -> None:
    scale = PICTURE / geometry.width
    plots = {
        code: Plot(
            polygon=_polygon(rings, scale),
            name=label(code, board.provinces[code].terrain),
            centre=board.provinces[code].centre,
            sea=board.provinces[code].terrain is Terrain.SEA,
        )
        for code, rings in geometry.provinces.items()
        if board.provinces[code].terrain is not Terrain.IMPASSABLE
    }
    coasts = _coast_spots(board, geometry, plots, scale)
    fixed = {place: [spot] for place, spot in coasts.items()}
    chosen = arrange(plots, fixed, (PICTURE, geometry.height * scale))
    rows: dict[str, object] = {place: {"unit": _whole(spot, scale)} for place, spot in coasts.items()}
    for code, spots in chosen.items():
        named = {"unit": spots.unit, "label": spots.label, "centre": spots.centre}
        rows[code] = {what: _whole(spot, scale) for what, spot in named.items() if spot}
    (folder / POSITIONS).write_text(f"{{\n{_lines(rows)}\n}}\n", encoding="utf-8")


def _polygon(rings: Iterable[Sequence[tuple[int, int]]], scale: float) -> shapely.Polygon:
    """The rings by the even-odd rule; of several pieces the largest."""
    whole = shapely.Polygon()
    for ring in rings:
        whole = whole.symmetric_difference(shapely.make_valid(shapely.Polygon(np.array(ring) * scale)))
    pieces = [piece for piece in getattr(whole, "geoms", [whole]) if piece.geom_type == "Polygon"]
    return max(pieces, key=lambda piece: piece.area)


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


def _note(folder: Path, text: str) -> None:
    path = folder / "notes.md"
    kept = (
        [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith(NO_MAP)]
        if path.exists()
        else []
    )
    while kept and not kept[-1]:
        kept.pop()
    path.write_text("\n".join([*kept, *(["", text] if text else [])]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
