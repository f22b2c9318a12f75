"""Places for tokens, names and dots: for each place the best of many candidates on a grid.

A token keeps clear of the border, a name lies inside or hangs over the sea rather than over other land,
dots keep apart from both; nothing covers what another place has put. Small places choose first; then all
choose once more, knowing what the others have. Units are those of a picture 1200 wide; no chance is in
it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
XY: TypeAlias = tuple[float, float]
TOKEN, RINGED = (19.5, 16.5), (23.0, 21.0)
"""Half the size of a token, and of a fleet's with the ring of a convoy."""
DOT = 8.0
LETTER, NAME_HEIGHT = 5.9, 9.5
ROUNDS = 2
_UNITS, _LABELS = 160, 260
"""How many of the best spots of a token and of a name are tried with each other."""
_HIT = 30.0


@dataclass(frozen=True)
class Plot:
    """What is placed somewhere: the name (empty: none), whether there is a dot, and whether it is sea."""

    polygon: shapely.Polygon
    name: str
    centre: bool
    sea: bool


@dataclass
class Chosen:
    """Where one place has its things."""

    unit: XY
    label: XY | None = None
    centre: XY | None = None


def arrange(
    plots: Mapping[str, Plot], fixed: Mapping[str, Sequence[XY]], size: tuple[float, float]
) -> dict[str, Chosen]:
    """Where each place has its things; `fixed` are tokens that stand already (fleets on named coasts)."""
    land = shapely.union_all([plot.polygon for plot in plots.values() if not plot.sea])
    shapely.prepare(land)
    order = sorted(plots, key=lambda code: (plots[code].polygon.area, code))
    chosen: dict[str, Chosen] = {}
    for _ in range(ROUNDS):
        for code in order:
            chosen.pop(code, None)
            chosen[code] = _choose(plots[code], land, _near(plots, chosen, fixed, code), size)
    return chosen


Obstacles: TypeAlias = list[tuple[float, float, float, float]]
"""Middles and half sizes."""


def _near(
    plots: Mapping[str, Plot], chosen: Mapping[str, Chosen], fixed: Mapping[str, Sequence[XY]], code: str
) -> Obstacles:
    x0, y0, x1, y1 = plots[code].polygon.bounds
    found: Obstacles = [(*spot, *TOKEN) for spots in fixed.values() for spot in spots]
    for other, spots in chosen.items():
        found.append((*spots.unit, *TOKEN))
        if spots.label:
            found.append((*spots.label, LETTER * len(plots[other].name), NAME_HEIGHT))
        if spots.centre:
            found.append((*spots.centre, DOT, DOT))
    return [o for o in found if x0 - 60 < o[0] < x1 + 60 and y0 - 60 < o[1] < y1 + 60]


def _grid(bounds: tuple[float, float, float, float], around: float, most: int) -> Floats:
    x0, y0, x1, y1 = bounds[0] - around, bounds[1] - around, bounds[2] + around, bounds[3] + around
    step = max(2.0, float(np.sqrt((x1 - x0) * (y1 - y0) / most)))
    xs, ys = np.arange(x0, x1 + step, step), np.arange(y0, y1 + step, step)
    return np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)


def _hits(points: Floats, half: tuple[float, float], obstacles: Obstacles) -> Floats:
    """How much a box around each point comes over the obstacles."""
    cost = np.zeros(len(points))
    for x, y, width, height in obstacles:
        over_x = np.minimum(width + half[0] - np.abs(points[:, 0] - x), 12)
        over_y = np.minimum(height + half[1] - np.abs(points[:, 1] - y), 12)
        cost += np.where((over_x > 0) & (over_y > 0), _HIT + np.minimum(over_x, over_y), 0)
    return cost


def _outside(points: Floats, half: tuple[float, float], area: shapely.Geometry) -> Floats:
    """Which part of a box around each point lies outside the area."""
    found = np.zeros(len(points))
    steps = [(x, y) for x in (-1, -0.5, 0, 0.5, 1) for y in (-1, 0, 1)]
    for sx, sy in steps:
        found += ~shapely.contains_xy(area, points[:, 0] + sx * half[0], points[:, 1] + sy * half[1])
    return found / len(steps)


def _clearance(points: Floats, polygon: shapely.Polygon) -> Floats:
    """How far inside each point lies; negative outside."""
    away = shapely.distance(shapely.points(points), polygon.boundary)
    return np.where(shapely.contains_xy(polygon, points[:, 0], points[:, 1]), away, -away)


def _best(points: Floats, cost: Floats, most: int) -> tuple[Floats, Floats]:
    order = np.lexsort((points[:, 0], points[:, 1], np.round(cost, 6)))[:most]
    return points[order], cost[order]


def _choose(plot: Plot, land: shapely.Geometry, obstacles: Obstacles, size: tuple[float, float]) -> Chosen:
    shapely.prepare(plot.polygon)
    units = _units(plot, obstacles)
    labels = _labels(plot, land, obstacles, size)
    unit, label, apart = _pair(plot, units, _best(*labels, _LABELS))
    if apart < 0:  # where a token fills the place, its best names all lie under it
        unit, label, _ = _pair(plot, units, labels)
    if not plot.centre:
        return Chosen(_xy(unit), _xy(label))
    mine: Obstacles = [*obstacles, (*_xy(unit), TOKEN[0] - 1, TOKEN[1] - 1), (*_xy(label), *_half(plot))]
    points = _grid(plot.polygon.bounds, 0, 800)
    clear = _clearance(points, plot.polygon)
    cost = 4 * np.maximum(0, 10.5 - clear) + _hits(points, (DOT, DOT), mine)
    cost += 0.08 * np.hypot(points[:, 0] - unit[0], points[:, 1] - unit[1])
    dots, _ = _best(points, cost, 1)
    return Chosen(_xy(unit), _xy(label), _xy(dots[0]))


def _half(plot: Plot) -> tuple[float, float]:
    """Half the size of its name."""
    return LETTER * len(plot.name), NAME_HEIGHT


def _units(plot: Plot, obstacles: Obstacles) -> tuple[Floats, Floats]:
    """The best spots of a token, and what they cost."""
    polygon = plot.polygon
    widest = float(shapely.maximum_inscribed_circle(polygon, tolerance=2.0).length)
    points = _grid(polygon.bounds, 0, 700)
    clear = _clearance(points, polygon)
    points, clear = points[clear > min(4.0, widest / 2)], clear[clear > min(4.0, widest / 2)]
    if not len(points):
        spot = polygon.representative_point()
        points, clear = np.array([[spot.x, spot.y]]), np.array([1.0])
    cost = 1.2 * np.maximum(0, 20 - clear) - 6 * np.minimum(clear / max(widest, 1), 1)
    cost += _hits(points, TOKEN, obstacles)
    return _best(points, cost, _UNITS)


def _labels(
    plot: Plot, land: shapely.Geometry, obstacles: Obstacles, size: tuple[float, float]
) -> tuple[Floats, Floats]:
    """The spots of a name, and what they cost."""
    half = _half(plot)
    points = _grid(plot.polygon.bounds, 24, 1500)
    inside = (points[:, 0] > half[0] + 4) & (points[:, 0] < size[0] - half[0] - 4)
    inside &= (points[:, 1] > 14) & (points[:, 1] < size[1] - 14)
    points = points[inside]
    out = _outside(points, half, plot.polygon)
    points, out = points[out < 0.95], out[out < 0.95]
    dry = 1 - _outside(points, half, land)
    cost = 34 * out + (20 * dry if plot.sea else 0)
    if not plot.sea:  # better over the sea than over another land
        cost = np.minimum(cost, 6 + 18 * out + 30 * np.maximum(dry - (1 - out), 0))
    return points, cost + 22 * (out > 0.67) + _hits(points, half, obstacles)


def _pair(
    plot: Plot, unit_spots: tuple[Floats, Floats], label_spots: tuple[Floats, Floats]
) -> tuple[Floats, Floats, float]:
    """The best spots of a token and of a name together, and how far apart they are."""
    (units, unit_cost), (labels, label_cost) = unit_spots, label_spots
    half, token = _half(plot), RINGED if plot.sea else TOKEN
    dx = np.abs(units[:, None, 0] - labels[None, :, 0])
    dy = np.abs(units[:, None, 1] - labels[None, :, 1])
    apart = np.maximum(dx - half[0] - token[0], dy - NAME_HEIGHT - token[1])
    total = unit_cost[:, None] + label_cost[None, :]
    total = total + np.where(apart < 0, 45 - apart, 0) + 0.16 * np.maximum(apart, 0) + 0.07 * dx
    n, m = np.unravel_index(int(np.argmin(total)), total.shape)
    return units[n], labels[m], float(apart[n, m])


def _xy(point: Floats) -> XY:
    return float(point[0]), float(point[1])
