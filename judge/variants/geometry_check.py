"""Lints the geometry of a board: what is drawn must be what the tables say, and must be legible.

Drawn maps are held against the tables for armies, fleets and named coasts: a fleet may go from coast to
coast when their common border has an end that both share with one sea, or that lies on a river, is a river
itself or a canal, or when a bridge leads to one place from both; a named coast is a run of sea
edges round the ring, whose neighbours are the seas of the run and the land at its two ends. Of a computed
map only the cells are right.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import combinations
from math import dist
from typing import TypeAlias

from judge.rules.board import Board, Terrain
from judge.rules.units import Kind, Place, Province, province_of
from judge.variants.geometry import GEOMETRY, Edge, Geometry, MapSource, Point, Ring, edges_of

_PICTURE, _SHORTEST = 1200, 12.0
"""No common border is shorter than this where the picture is that wide."""
_Pair: TypeAlias = frozenset[Province]


def check_geometry(board: Board, geometry: Geometry) -> Iterator[str]:
    """All that is wrong with the geometry, a sentence each."""
    where = f"{GEOMETRY}: "
    open_places = {code for code, f in board.provinces.items() if f.terrain is not Terrain.IMPASSABLE}
    yield from (f"{where}{code} has no polygon" for code in sorted(open_places - geometry.provinces.keys()))
    places = {place for place in board.places if province_of(place) in open_places}
    yield from (f"{where}{place} has no position" for place in sorted(places - geometry.spots.keys()))
    yield from (
        f"{where}{' '.join(codes)} have the edge {edge} together"
        for edge, codes in sorted(geometry.edges().items())
        if len(codes) > 2  # noqa: PLR2004  # the two sides of a border
    )
    bridges = {frozenset(bridge) for bridge in geometry.bridges}
    drawn = {pair for pair in geometry.borders() if pair <= open_places}
    yield from _differences("border", table_borders(board), drawn | bridges)
    if geometry.source is MapSource.OWN:
        yield from _differences("border of armies", _army_borders(board), _drawn_for_armies(board, drawn))
        yield from _differences(
            "border of fleets", _fleet_borders(board), _drawn_for_fleets(board, geometry, drawn)
        )
        yield from _short_borders(geometry)
        yield from _coasts(board, geometry)


def table_borders(board: Board) -> set[_Pair]:
    """The pairs of provinces next to each other for any unit."""
    return {
        frozenset((board.places[n], board.places[near]))
        for n, found in enumerate(board.neighbours)
        for near in found
    }


def _differences(what: str, table: set[_Pair], drawn: set[_Pair]) -> Iterator[str]:
    for pairs, verdict in (
        (table - drawn, "is not drawn"),
        (drawn - table, "is drawn, but not in borders.csv"),
    ):
        yield from (
            f"{GEOMETRY}: the {what} {' '.join(sorted(pair))} {verdict}" for pair in sorted(pairs, key=sorted)
        )


def _kind_borders(board: Board, kind: Kind) -> set[_Pair]:
    places = board.places
    return {frozenset((province_of(p), province_of(q))) for p in places for q in board.reach(kind, p)}


def _army_borders(board: Board) -> set[_Pair]:
    return _kind_borders(board, Kind.ARMY)


def _fleet_borders(board: Board) -> set[_Pair]:
    return _kind_borders(board, Kind.FLEET)


def _drawn_for_armies(board: Board, drawn: set[_Pair]) -> set[_Pair]:
    return {pair for pair in drawn if not any(board.is_sea(code) for code in pair)}


def _drawn_for_fleets(board: Board, geometry: Geometry, drawn: set[_Pair]) -> set[_Pair]:
    along = set(_along_coasts(board, geometry, drawn))
    bridges = {frozenset(bridge) for bridge in geometry.bridges}
    wet = {pair for pair in drawn if any(board.is_sea(code) for code in pair)}
    return wet | bridges | ((along | _along_rivers(geometry) | _by_bridges(bridges)) & drawn)


def _along_coasts(board: Board, geometry: Geometry, drawn: set[_Pair]) -> Iterator[_Pair]:
    """The pairs of coasts that meet at a sea both lie on."""
    points: defaultdict[Point, set[Province]] = defaultdict(set)
    for edge, sides in geometry.edges().items():
        for point in edge:
            points[point].update(sides)
    for codes in points.values():
        seas = [code for code in codes if code in geometry.provinces and board.is_sea(code)]
        for one, other in combinations(sorted(codes), 2):
            if _are_coasts(board, one, other) and any(_touch(drawn, sea, one, other) for sea in seas):
                yield frozenset((one, other))


def _along_rivers(geometry: Geometry) -> set[_Pair]:
    """The pairs whose common border is a canal, a river, or ends on one."""
    rivers, canals = ({frozenset(one) for one in some} for some in (geometry.rivers, geometry.canals))
    borders = {edge: frozenset(codes) for edge, codes in geometry.edges().items() if len(codes) > 1}
    wet = {point for edge, pair in borders.items() if pair in rivers for point in edge}
    return rivers | canals | {pair for edge, pair in borders.items() if wet.intersection(edge)}


def _by_bridges(bridges: AbstractSet[_Pair]) -> set[_Pair]:
    """The pairs from both of which a bridge leads to one place."""
    return {one ^ other for one in bridges for other in bridges if len(one & other) == 1}


def _are_coasts(board: Board, *codes: str) -> bool:
    facts = board.provinces
    return all(code in facts and facts[code].terrain is Terrain.COAST for code in codes)


def _touch(drawn: set[_Pair], sea: Province, *codes: Province) -> bool:
    return all(frozenset((sea, code)) in drawn for code in codes)


def _short_borders(geometry: Geometry) -> Iterator[str]:
    scale = _PICTURE / geometry.width
    lengths: defaultdict[tuple[str, ...], float] = defaultdict(float)
    for (one, other), codes in geometry.edges().items():
        if len(codes) > 1 and geometry.closed.keys().isdisjoint(codes):  # nobody goes there
            lengths[tuple(sorted(codes))] += dist(one, other) * scale
    for codes, length in sorted(lengths.items()):
        if length < _SHORTEST:
            yield f"{GEOMETRY}: the border of {' and '.join(codes)} is too short to see: {length:.1f}"


def _coasts(board: Board, geometry: Geometry) -> Iterator[str]:
    edges = geometry.edges()
    for facts in board.provinces.values():
        if not facts.coasts or facts.code not in geometry.provinces:
            continue
        runs = [
            run for ring in geometry.provinces[facts.code] for run in _runs(board, facts.code, ring, edges)
        ]
        for coast in facts.coasts:
            near = {province_of(place) for place in board.reach(Kind.FLEET, coast)}
            if near not in runs:
                named = " ".join(sorted(near))
                yield f"{GEOMETRY}: no shore of {facts.code} has the neighbours of {coast}: {named}"


def _runs(
    board: Board, code: Province, ring: Ring, edges: Mapping[Edge, Sequence[str]]
) -> Iterator[set[Place]]:
    """The neighbours of each run of sea edges round a ring: its seas, and the land at its two ends."""
    round_it = [next((c for c in edges[edge] if c != code), "") for edge in edges_of(ring)]
    wet = [c in board.provinces and board.is_sea(c) for c in round_it]
    starts = [n for n in range(len(wet)) if wet[n] and not wet[n - 1]]
    for start in starts:
        found = {round_it[start - 1]}
        n = start
        while wet[n % len(wet)]:
            found.add(round_it[n % len(wet)])
            n += 1
        found.add(round_it[n % len(wet)])
        yield {c for c in found if c in board.provinces and board.provinces[c].terrain is not Terrain.LAND}
