"""Lines of a picture: curves through points, a place on a curve, text for the `d` of an SVG path."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import TypeAlias

XY: TypeAlias = tuple[float, float]


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
        """The point at that part of the last leg."""
        start = self.legs[-2][1] if len(self.legs) > 1 else self.start
        (cx, cy), (ex, ey) = self.legs[-1]
        rest = 1 - part
        one, two, three = rest * rest, 2 * part * rest, part * part
        return one * start[0] + two * cx + three * ex, one * start[1] + two * cy + three * ey

    def ended_at(self, part: float) -> Curve:
        """The curve as far as that part of its last leg."""
        start = self.legs[-2][1] if len(self.legs) > 1 else self.start
        (cx, cy), _ = self.legs[-1]
        control = start[0] + (cx - start[0]) * part, start[1] + (cy - start[1]) * part
        return Curve(self.start, (*self.legs[:-1], (control, self.at(part))))

    def text(self) -> str:
        """The `d` of a path."""
        x, y = self.start
        legs = "".join([f"Q{cx:.0f} {cy:.0f} {ex:.0f} {ey:.0f}" for (cx, cy), (ex, ey) in self.legs])
        return f"M{x:.0f} {y:.0f}{legs}"


def straight(start: XY, end: XY, from_start: float, from_end: float, bend: float = 0.0) -> Curve:
    """A line that begins and ends so far from the two points, bent aside by that part of its length."""
    (ax, ay), (bx, by) = start, end
    control = (ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend
    return Curve(_towards(start, control, from_start), ((control, _towards(end, control, from_end)),))


def through(points: Sequence[XY], from_start: float, from_end: float) -> Curve:
    """A smooth curve from the first point to the last, drawn towards each of those in between."""
    *inner, last = points[1:]
    legs = []
    for here, following in pairwise(inner):
        legs.append((here, ((here[0] + following[0]) / 2, (here[1] + following[1]) / 2)))
    legs.append((inner[-1], _towards(last, inner[-1], from_end)))
    return Curve(_towards(points[0], inner[0], from_start), tuple(legs))


def _towards(point: XY, other: XY, distance: float) -> XY:
    """The point moved towards the other, but not over the middle between them."""
    dx, dy = other[0] - point[0], other[1] - point[1]
    length = hypot(dx, dy) or 1.0
    part = min(distance / length, 0.8)
    return point[0] + dx * part, point[1] + dy * part


def polygon(points: Iterable[tuple[int, int]], *, closed: bool = True) -> str:
    """The `d` of a ring of whole points, in steps."""
    rest = iter(points)
    x, y = next(rest)
    text = [f"M{x} {y}l"]
    for nx, ny in rest:
        text.append(f"{nx - x} {ny - y} ")
        x, y = nx, ny
    return "".join(text).replace(" -", "-").rstrip() + ("z" if closed else "")
