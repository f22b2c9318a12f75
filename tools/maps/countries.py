"""The countries of Natural Earth, as world-atlas has them: TopoJSON, in which neighbours share their arcs.

An arc is a line of points; a ring is a list of arcs, named by their numbers (TopoJSON 1.0, section 2.1).
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, TypeAlias

import shapely
from shapely import MultiLineString

from tools.maps.projection import XY

Rings: TypeAlias = list[list[XY]]
"""A polygon: the shell first, then its holes."""


class NoBorderError(ValueError):
    """Two countries that have no border with each other; says which."""


@dataclass(frozen=True, slots=True)
class Countries:
    """All countries: the points of the arcs, and the rings of each country as numbers of arcs."""

    _arcs: Sequence[Sequence[XY]]
    _polygons: Mapping[str, Sequence[Sequence[Sequence[int]]]]

    @staticmethod
    def of(text: str) -> Countries:
        """The countries in a file countries-*.json."""
        topology = json.loads(text)
        (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
        arcs = [[(x * sx + tx, y * sy + ty) for x, y in _added(steps)] for steps in topology["arcs"]]
        polygons: dict[str, list[Any]] = defaultdict(list)
        for country in topology["objects"]["countries"]["geometries"]:
            several = country["type"] == "MultiPolygon"
            polygons[country["properties"]["name"]] += country["arcs"] if several else [country["arcs"]]
        return Countries(arcs, polygons)

    def polygons(self) -> Iterator[Rings]:
        """The polygons of all countries, in degrees."""
        for several in self._polygons.values():
            for rings in several:
                yield [self._ring(numbers) for numbers in rings]

    def border(self, one: str, other: str) -> list[list[XY]]:
        """The lines that two countries have in common, in degrees; NoBorderError if there is none."""
        common = sorted(self._numbers(one) & self._numbers(other))
        if not common:
            raise NoBorderError(f"{one} and {other} have no border")
        merged = shapely.line_merge(MultiLineString([self._arcs[number] for number in common]))
        return [[*line.coords] for line in getattr(merged, "geoms", [merged])]

    def _numbers(self, country: str) -> set[int]:
        """The numbers of a country's arcs, whichever way they go."""
        found = self._polygons.get(country, ())
        return {max(n, ~n) for rings in found for numbers in rings for n in numbers}

    def _ring(self, numbers: Iterable[int]) -> list[XY]:
        """A ring of arcs; one whose number is turned round (~) goes backwards."""
        ring: list[XY] = []
        for number in numbers:
            arc = self._arcs[number] if number >= 0 else self._arcs[~number][::-1]
            ring += arc[1:] if ring else arc
        return ring


def _added(steps: Iterable[Sequence[int]]) -> Iterator[tuple[int, int]]:
    """The points of an arc: each but the first is said as its way from the one before."""
    pairs = ((x, y) for x, y in steps)
    return accumulate(pairs, lambda point, step: (point[0] + step[0], point[1] + step[1]))
