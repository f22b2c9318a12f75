"""Where the discs of a diagram stand: the picture of a board of which no flat map can be read.

Stress majorization (Gansner, Koren and North 2004): the distance of two discs on the picture becomes, as far
as can be, the number of moves between them. It begins with the two main axes of those numbers, so there
is no chance in it. Then discs that would touch push each other aside; if there is no room, the picture
becomes wider. Hints turn it, or mirror it, towards where the places really are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import networkx as nx
import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
XY: TypeAlias = tuple[float, float]
WIDTHS = (1200, 1500, 1800, 2100, 2400, 3000, 3600, 4200, 5000)
"""How wide the picture may be."""
HEIGHT_OF_WIDTH = 0.75
"""Its height as a part of its width."""
APART, EDGE = 100.0, 46.0
"""How far the middles of two discs are from each other, and from the edge, in units of the picture."""
_ROUNDS, _LOOKS, _PUSHES = 100, 40, 10
_FEWEST_HINTS = 3
_SAME, _TILT = 1e-6, 0.02
"""From which difference on, in parts of the longest, two axes are not one; how much unequal they are made."""


class NoRoomError(ValueError):
    """A board with more places than the widest picture has room for."""


def discs(edges: Sequence[tuple[str, str]], hints: Mapping[str, XY]) -> tuple[dict[str, XY], int]:
    """The middle of each place's disc, in units of the picture, and how wide that is."""
    graph = nx.Graph(sorted(edges))
    names = sorted(graph)
    flat = _turned(_stressed(_moves(graph, names)), {n: hints[c] for n, c in enumerate(names) if c in hints})
    roomy = len(names) * APART**2 / HEIGHT_OF_WIDTH
    for width in (width for width in WIDTHS if width**2 > roomy):
        places = _pushed(_filling(flat, width), width)
        if places is not None:
            return {name: (float(x), float(y)) for name, (x, y) in zip(names, places, strict=True)}, width
    raise NoRoomError(f"{len(names)} discs are too many")


def _moves(graph: nx.Graph, names: Sequence[str]) -> Floats:
    """The number of moves between each two places; between two pieces of a board, as many as across it."""
    found = np.full((len(names), len(names)), np.inf)
    number = {name: n for n, name in enumerate(names)}
    for name, lengths in nx.all_pairs_shortest_path_length(graph):
        for other, length in lengths.items():
            found[number[name], number[other]] = length
    found[np.isinf(found)] = found[np.isfinite(found)].max()
    return found


def _stressed(moves: Floats) -> Floats:
    """The places of least stress, each pair weighted by the square of its distance."""
    count = len(moves)
    values, axes = _axes(moves)
    if (np.diff(values)[-2:] < _SAME * values[-1]).any():
        moves = _uneven(moves)
        values, axes = _axes(moves)
    places: Floats = axes[:, [-1, -2]] * np.sqrt(np.maximum(values[[-1, -2]], 1e-9))
    places = places * np.sign(places[np.abs(places).argmax(axis=0), [0, 1]])
    places += 1e-3 * np.stack([np.arange(count) % 7, np.arange(count) % 5], axis=1)  # twins apart
    apart = moves + np.eye(count)
    weights = apart**-2.0
    np.fill_diagonal(weights, 0)
    laplacian = np.diag(weights.sum(axis=1)) - weights
    inverse = np.linalg.inv(laplacian + 1 / count)
    for _ in range(_ROUNDS):
        steps = places[:, None] - places[None]
        distances = np.hypot(steps[..., 0], steps[..., 1])
        pull = np.divide(weights * moves, distances, out=np.zeros_like(moves), where=distances > 1e-9)
        places = inverse @ (np.diag(pull.sum(axis=1)) - pull) @ places
    middled_places: Floats = places - places.mean(axis=0)
    return middled_places


def _axes(moves: Floats) -> tuple[Floats, Floats]:
    """How long the axes of those numbers are, the longest last, and the axes."""
    middled = np.eye(len(moves)) - 1 / len(moves)
    values, axes = np.linalg.eigh(-0.5 * middled @ moves**2 @ middled)
    return values, axes


def _uneven(moves: Floats) -> Floats:
    """The numbers of a board with equal axes a little unequal: else each processor turns it another way."""
    numbers = np.arange(len(moves)) + 1
    uneven: Floats = moves * (1 + _TILT * np.cos(numbers[:, None] * numbers[None]))
    return uneven


def _turned(places: Floats, hints: Mapping[int, XY]) -> Floats:
    """The places turned or mirrored as the hints have them; without hints the long way across."""
    if len(hints) < _FEWEST_HINTS:
        _, _, axes = np.linalg.svd(places, full_matrices=False)
        found: Floats = places @ axes.T
        return found * np.sign(found[np.abs(found).argmax(axis=0), [0, 1]])
    numbers = sorted(hints)
    here, there = places[numbers], np.array([hints[n] for n in numbers])
    here, there = here - here.mean(axis=0), there - there.mean(axis=0)
    left, _, right = np.linalg.svd(here.T @ there)
    turned: Floats = places @ left @ right
    return turned


def _filling(places: Floats, width: int) -> Floats:
    """The places in the whole of a picture so wide."""
    least, most = places.min(axis=0), places.max(axis=0)
    room = np.array([width, width * HEIGHT_OF_WIDTH]) - 2 * EDGE
    filling: Floats = EDGE + (places - least) / np.maximum(most - least, 1e-9) * room
    return filling


def _pushed(places: Floats, width: int) -> Floats | None:
    """The places pushed so far apart that no two discs touch; None if there is no room."""
    most = np.array([width, width * HEIGHT_OF_WIDTH]) - EDGE
    for _ in range(_LOOKS):
        steps = places[:, None] - places[None]
        distances = np.triu(np.hypot(steps[..., 0], steps[..., 1]) + 1e-9, 1)
        ones, others = np.nonzero((distances > 0) & (distances < 2 * APART))
        if distances[ones, others].min(initial=APART) > APART - 1:
            return places
        for _ in range(_PUSHES):
            away = places[ones] - places[others]
            distance = np.maximum(np.hypot(away[:, 0], away[:, 1]), 1e-9)
            short = np.clip(APART - distance, 0, APART / 2)
            push = 0.3 * (short / distance)[:, None] * away
            moved = np.zeros_like(places)
            np.add.at(moved, ones, push)
            np.add.at(moved, others, -push)
            places = np.clip(places + moved, EDGE, most)
    return None
