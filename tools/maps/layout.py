"""A map computed from a board's borders alone: neighbours are right by construction.

1. Borders that no flat map can have together are left out and become bridges (`planar_part`).
2. The graph is embedded in the plane; faces with more than three corners get points of their own, so that
all is triangles (`Triangulation`).
3. Tutte (1963): the corners of the outer face stand on a rounded frame, every other point in the weighted
middle of its neighbours; the weights are changed 80 times towards triangles of one size.
4. Each place gets the cell between the middles of its edges and of its faces (`cells`): two cells share a
line exactly where their places share a border.

Mirror, turn and outer face are chosen by a few places whose whereabouts are known (`hints`). Everything
is sorted before it is walked through, so the same board gives the same bytes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TypeAlias

import networkx as nx
import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
WIDTH, HEIGHT = 2400, 1800
MARGIN = 12
ROUNDS, TRIAL_ROUNDS = 80, 12
FACES, MORE_FACES = 4, 10
"""How many of the longest faces are tried as the outer one, with hints and without."""
SUPERELLIPSE = 3.6
STEP, LIMIT = 0.05, 3.0
SMALLEST_CELL = 900 * (WIDTH / 1600) ** 2
"""A place with less room cannot be read."""
ENOUGH = 1.1
STRAYING = 0.15
"""How much less well than the best a layout may fit the hints, if its places have more room."""
SHORTEST_OUTSIDE = 3


class NoMapError(ValueError):
    """A board that cannot be laid out; the text says why."""


def planar_part(edges: Sequence[tuple[str, str]]) -> tuple[nx.Graph, list[tuple[str, str]]]:
    """A planar graph of as many of the edges as are found, first come first served, and those left out."""
    graph, lost = nx.Graph(), []

    def add(batch: Sequence[tuple[str, str]]) -> None:
        graph.add_edges_from(batch)
        if nx.check_planarity(graph)[0]:
            return
        graph.remove_edges_from(batch)
        if len(batch) == 1:
            lost.append(batch[0])
            return
        add(batch[: len(batch) // 2])
        add(batch[len(batch) // 2 :])

    for one, other in edges:
        graph.add_node(one)
        graph.add_node(other)
    add(edges)
    return graph, lost


@dataclass
class Triangulation:
    """An embedding whose faces are all triangles; `names` are the places, the points after them are made.

    `outer` are the points of the frame, each between two of the `corners`, the places along it.
    """

    names: list[str]
    triangles: list[tuple[int, int, int]] = field(default_factory=list)
    outer: list[int] = field(default_factory=list)
    corners: list[int] = field(default_factory=list)
    count: int = 0
    # For each half edge (v, w): the points that the border of v and w runs through on that side of it.
    sides: dict[tuple[int, int], list[tuple[int, ...]]] = field(default_factory=dict)

    def point(self) -> int:
        self.count += 1
        return self.count - 1


def faces_of(embedding: nx.PlanarEmbedding) -> list[list[str]]:
    """All faces as walks round them, sorted."""
    seen: set[tuple[str, str]] = set()
    found = [
        list(embedding.traverse_face(*edge, mark_half_edges=seen))
        for edge in sorted(embedding.edges())
        if edge not in seen
    ]
    return sorted(found, key=lambda face: (-len(face), face))


def triangulate(names: list[str], faces: list[list[str]], outside: list[str]) -> Triangulation:
    """Triangles of all faces but the outer one."""
    number = {name: n for n, name in enumerate(names)}
    made = Triangulation(names, count=len(names))
    for face in faces:
        if face is outside:
            _fill_outside(made, [number[name] for name in face])
        else:
            _fill(made, [number[name] for name in face])
    return made


def _fill_outside(made: Triangulation, face: list[int]) -> None:
    """The triangles between the outer places and the frame, which has a point for each edge of theirs."""
    made.corners = face
    made.outer = [made.point() for _ in face]
    for n, point in enumerate(made.outer):
        one, other, following = face[n], face[(n + 1) % len(face)], made.outer[(n + 1) % len(face)]
        made.triangles += [(one, other, point), (other, following, point)]
        made.sides[one, other] = [(point,)]


def _fill(made: Triangulation, face: list[int]) -> None:
    """The triangles of one face.

    `sides` says what a border runs through from the middle of an edge to the middle of the face: a tuple of
    three is the middle of a triangle, a tuple of one a point.
    """
    size = len(face)
    ring = [(face[n], face[(n + 1) % size]) for n in range(size)]
    if size == 3:
        triangle = (face[0], face[1], face[2])
        made.triangles.append(triangle)
        for edge in ring:
            made.sides[edge] = [triangle]
        return
    middle = made.point()
    if len(set(face)) == size:
        for edge in ring:
            made.triangles.append((*edge, middle))
            made.sides[edge] = [(middle,)]
        return
    # The walk meets a place twice: a point for each side of an edge.
    inner = [made.point() for _ in ring]
    for n, edge in enumerate(ring):
        following = inner[(n + 1) % size]
        made.triangles += [(*edge, inner[n]), (edge[1], following, inner[n]), (inner[n], following, middle)]
        made.sides[edge] = [(inner[n],), (middle,)]


def frame_point(part: float) -> tuple[float, float]:
    """The point of the frame at that part of the way round it."""
    angle = 2 * np.pi * part
    x, y = np.cos(angle), np.sin(angle)
    reach = (abs(x) ** SUPERELLIPSE + abs(y) ** SUPERELLIPSE) ** (-1 / SUPERELLIPSE)
    return (
        WIDTH / 2 + (WIDTH / 2 - MARGIN) * reach * float(x),
        HEIGHT / 2 + (HEIGHT / 2 - MARGIN) * reach * float(y),
    )


def settle(made: Triangulation, turn: float, rounds: int) -> Floats:
    """Where all points stand after so many rounds, the outer ones turned by that part of the frame.

    Of the rounds it is the last in which the smallest place has room to spare, else that in which it has
    most.
    """
    triangles = np.array(made.triangles)
    sides = np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])
    edges, which = np.unique(np.sort(sides, axis=1), axis=0, return_inverse=True)
    which = which.reshape(3, -1)
    weights: Floats = np.ones(len(edges))
    places = np.zeros((made.count, 2))
    size = len(made.outer)
    for n, vertex in enumerate(made.outer):
        places[vertex] = frame_point((n / size + turn) % 1)
    free = np.array(sorted(set(range(made.count)) - set(made.outer)), dtype=int)
    widest, best = 0.0, places
    for _ in range(rounds):
        places[free] = _middles(made, edges, weights, free, places)
        areas = _areas(places, triangles)
        room = min(float(_rooms(made, triangles, areas).min()), 2 * SMALLEST_CELL)
        if room >= widest:
            widest, best = room, places.copy()
        relative = np.log(np.clip(areas / areas.mean(), 1e-6, None))
        share, number = np.zeros(len(edges)), np.zeros(len(edges))
        for side in which:
            np.add.at(share, side, relative)
            np.add.at(number, side, 1)
        weights *= np.exp(np.clip(share / number, -LIMIT, LIMIT) * STEP)
        weights = np.clip(weights / weights.mean(), 1e-4, 1e4)
    return best


def _middles(
    made: Triangulation, edges: NDArray[np.int64], weights: Floats, free: NDArray[np.int64], places: Floats
) -> Floats:
    """Every free point in the weighted middle of its neighbours."""
    matrix = np.zeros((made.count, made.count))
    matrix[edges[:, 0], edges[:, 1]] = matrix[edges[:, 1], edges[:, 0]] = weights
    outer = np.array(made.outer)
    known = matrix[np.ix_(free, outer)] @ places[outer]
    system = np.diag(matrix.sum(axis=1)[free]) - matrix[np.ix_(free, free)]
    found: Floats = np.linalg.solve(system, known)
    return found


def _areas(places: Floats, triangles: NDArray[np.int64]) -> Floats:
    a, b, c = (places[triangles[:, n]] for n in range(3))
    along, across = b - a, c - a
    found: Floats = np.abs(along[:, 0] * across[:, 1] - along[:, 1] * across[:, 0]) / 2
    return found


def fit(places: Floats, hints: Mapping[int, tuple[float, float]]) -> tuple[float, float]:
    """How far the places are from the hints after the best shift, scale and turn; and that turn."""
    numbers = sorted(hints)
    here = places[numbers] @ np.array([1, 1j])
    there = np.array([hints[n] for n in numbers]) @ np.array([1, 1j])
    here, there = here - here.mean(), there - there.mean()
    factor = (np.conj(here) @ there) / (np.conj(here) @ here)
    rest = np.abs(there - factor * here)
    return float((rest**2).mean() / (np.abs(there) ** 2).mean()), float(np.angle(factor) / (2 * np.pi))


def misfit(places: Floats, hints: Mapping[int, tuple[float, float]]) -> float:
    """How far the places are from the hints after the best shift and a scale of each axis."""
    numbers = sorted(hints)
    here, there = places[numbers], np.array([hints[n] for n in numbers])
    here, there = here - here.mean(axis=0), there - there.mean(axis=0)
    factor = np.maximum((here * there).sum(axis=0) / (here**2).sum(axis=0), 0)
    return float(((there - factor * here) ** 2).sum() / (there**2).sum())


@dataclass(frozen=True)
class Layout:
    """The cells of a board's places, and the borders that they do not have."""

    cells: dict[str, list[tuple[int, int]]]
    bridges: list[tuple[str, str]]


def layout(edges: Sequence[tuple[str, str]], hints: Mapping[str, tuple[float, float]]) -> Layout:
    """The layout of a board; NoMapError if there is none."""
    graph, bridges = planar_part(edges)
    if not nx.is_connected(graph):
        raise NoMapError("its board is in pieces")
    names = sorted(graph)
    ordered = nx.Graph()
    ordered.add_nodes_from(names)
    ordered.add_edges_from(sorted(tuple(sorted(edge)) for edge in graph.edges()))
    embedding = nx.check_planarity(ordered)[1]
    made, places, turn = _best(names, embedding, hints)
    return Layout(cells(made, places, turn), bridges)


def _best(
    names: list[str], embedding: nx.PlanarEmbedding, hints: Mapping[str, tuple[float, float]]
) -> tuple[Triangulation, Floats, float]:
    known = {n: hints[name] for n, name in enumerate(names) if name in hints}
    faces = faces_of(embedding)
    outsides = [face for face in faces if len(face) >= SHORTEST_OUTSIDE]
    if not outsides:
        raise NoMapError("its board has no outside: it goes round the globe")
    if len(known) < 4:
        return *_roomiest(names, faces, outsides[:MORE_FACES]), 0.0
    trials: list[tuple[float, int, Triangulation, float]] = []
    for mirrored in (False, True):
        for outside in outsides[:FACES]:
            walks = [face[::-1] if mirrored else face for face in faces]
            made = triangulate(names, walks, walks[faces.index(outside)])
            _, turn = fit(settle(made, 0.0, TRIAL_ROUNDS), known)
            turned: list[tuple[float, int, Triangulation, float]] = []
            for change in (-0.04, 0.0, 0.04):
                found = settle(made, turn + change, TRIAL_ROUNDS)
                turned.append((misfit(found, known), len(trials) + len(turned), made, turn + change))
            trials += turned
    trials.sort(key=lambda trial: trial[:2])
    best = trials[0][0]
    likely = [trial for trial in trials if trial[0] <= best + STRAYING]
    found_: list[tuple[float, int, Triangulation, Floats, float]] = []
    for _, number, made, turn in likely[:MORE_FACES]:
        places = settle(made, turn, ROUNDS)
        room = _least_room(made, places)
        found_.append((room, -number, made, places, turn))
        if room > ENOUGH * SMALLEST_CELL:
            break
    _, _, made, places, turn = max(found_, key=lambda one: one[:2])
    return made, places, turn


def _least_room(made: Triangulation, places: Floats) -> float:
    """The room of the place that has least."""
    triangles = np.array(made.triangles)
    return float(_rooms(made, triangles, _areas(places, triangles)).min())


def _roomiest(
    names: list[str], faces: list[list[str]], outsides: list[list[str]]
) -> tuple[Triangulation, Floats]:
    """The layout with the longest outer face in which every place can be read, else with the most room."""
    found: list[tuple[float, int, Triangulation, Floats]] = []
    for outside in outsides:
        made = triangulate(names, faces, outside)
        places = settle(made, 0.0, ROUNDS)
        triangles = np.array(made.triangles)
        room = float(_rooms(made, triangles, _areas(places, triangles)).min())
        found.append((room, -len(found), made, places))
        if room > ENOUGH * SMALLEST_CELL:
            return made, places
    _, _, made, places = max(found, key=lambda trial: trial[:2])
    return made, places


def _rooms(made: Triangulation, triangles: NDArray[np.int64], areas: Floats) -> Floats:
    """How much room each place has, about: a third of each triangle round it."""
    rooms = np.zeros(made.count)
    for corner in range(3):
        np.add.at(rooms, triangles[:, corner], areas / 3)
    return rooms[: len(made.names)]


def cells(made: Triangulation, places: Floats, turn: float) -> dict[str, list[tuple[int, int]]]:
    """The polygon of each place, points shared exactly."""
    lines: defaultdict[int, list[list[tuple[int, int]]]] = defaultdict(list)
    size = len(made.outer)
    done: set[tuple[int, int]] = set()
    for one, other in sorted(made.sides):
        if (one, other) in done:
            continue
        done |= {(one, other), (other, one)}
        middle = tuple((places[one] + places[other]) / 2)
        ends = [
            [tuple(places[list(point)].mean(axis=0)) for point in made.sides[edge]]
            for edge in ((one, other), (other, one))
        ]
        line = _rounded([*reversed(ends[0]), middle, *ends[1]])
        lines[one].append(line)
        lines[other].append(line)
    for n, vertex in enumerate(made.corners):
        parts = [((n - 1 + step / 12) / size + turn) % 1 for step in range(13)]
        lines[vertex].append(_whole([frame_point(part) for part in parts]))
    return {name: _ring(lines[number], name) for number, name in enumerate(made.names)}


def _rounded(line: list[tuple[float, float]]) -> list[tuple[int, int]]:
    """The line with its inner corners cut twice; its ends stay."""
    for _ in range(2):
        cut = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            cut += [
                (0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by),
                (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by),
            ]
        line = [cut[0], *cut[2:-2], line[-1]] if len(line) > 2 else line
    return _whole(line)


def _whole(line: list[tuple[float, float]]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for x, y in line:
        point = round(x), round(y)
        if not found or found[-1] != point:
            found.append(point)
    return found


def _ring(lines: list[list[tuple[int, int]]], name: str) -> list[tuple[int, int]]:
    """The lines put end to end."""
    near: defaultdict[tuple[int, int], list[tuple[int, list[tuple[int, int]]]]] = defaultdict(list)
    for n, line in enumerate(lines):
        if len(line) < 2:
            raise NoMapError(f"the cell of {name} is too small")
        near[line[0]].append((n, line))
        near[line[-1]].append((n, line[::-1]))
    # An Eulerian circuit (Hierholzer), for a cell may meet itself in the middle of a face.
    used: set[int] = set()
    stack: list[tuple[tuple[int, int], list[tuple[int, int]]]] = [(lines[0][0], [])]
    circuit: list[list[tuple[int, int]]] = []
    while stack:
        at = stack[-1][0]
        options = sorted((n, line) for n, line in near[at] if n not in used)
        if options:
            n, line = options[0]
            used.add(n)
            stack.append((line[-1], line))
        else:
            circuit.append(stack.pop()[1])
    ring = [point for line in reversed(circuit) if line for point in line[:-1]]
    if len(used) < len(lines) or (circuit[0] and circuit[0][-1] != lines[0][0]):
        raise NoMapError(f"the cell of {name} is not closed")
    return ring
