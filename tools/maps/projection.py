"""The projection of a drawn map: Lambert's conformal conic, with room made where a board is crowded.

Of the section `[window]`: `parallels` (the two without distortion), `origin` (longitude, latitude), `window`
(west, east, south, north of the origin, in kilometres), and any number of `bump`s: longitude, latitude, gain
and radius in kilometres of a place from which everything near is pushed away. A wide board has more:
`south`, `north` and `east` say from which degree on everything further comes nearer, and to which part of its
distance; `middle` is a place round which the map is large, and the kilometres after which it grows small.
`far` says between which degrees, and north of which, land can be in the picture; without it those of Europe.
With `step`, a cut gets a point at every so many degrees and so follows the parallels; without it, it goes
straight from point to point on the map.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

WIDTH = 1200
"""Units of the picture."""
XY: TypeAlias = tuple[float, float]
_EARTH = 6371.0
_STEP = 0.5
_WAYS = frozenset({"south", "north", "east"})
_FAR = (-40.0, 100.0, -40.0)
"""West, east and south of what can be in a picture of Europe and its neighbours."""


@dataclass(frozen=True, slots=True)
class _Bump:
    x: float
    y: float
    gain: float
    radius: float


@dataclass(frozen=True, slots=True)
class _Squeeze:
    """What lies beyond the degrees `south`, `north` and `east` keeps that part of its distance from them."""

    south: tuple[float, float] = (-90.0, 1.0)
    north: tuple[float, float] = (90.0, 1.0)
    east: tuple[float, float] = (360.0, 1.0)

    def __call__(self, longitude: float, latitude: float) -> XY:
        (south, southern), (north, northern), (east, eastern) = self.south, self.north, self.east
        if latitude < south:
            latitude = south - southern * (south - latitude)
        elif latitude > north:
            latitude = north + northern * (latitude - north)
        return min(longitude, east) + eastern * max(0.0, longitude - east), latitude


@dataclass(frozen=True, slots=True)
class _Middle:
    """Round (x, y) the map keeps its size; at `radius` kilometres from it it begins to grow small."""

    x: float
    y: float
    radius: float

    def __call__(self, x: float, y: float) -> XY:
        away = math.dist((x, y), (self.x, self.y))
        near = self.radius * math.asinh(away / self.radius) / away if away else 1.0
        return self.x + (x - self.x) * near, self.y + (y - self.y) * near


@dataclass(frozen=True, slots=True)
class _Cone:
    """The cone: `power` of its opening, `size` in kilometres, meridian, the origin's way to its tip."""

    power: float
    size: float
    meridian: float
    tip: float

    def __call__(self, longitude: float, latitude: float) -> XY:
        """Kilometres east and north of the origin."""
        distance = self.size / _opening(latitude) ** self.power
        angle = self.power * math.radians(longitude - self.meridian)
        return distance * math.sin(angle), self.tip - distance * math.cos(angle)


@dataclass(frozen=True, slots=True)
class _Flat:
    """Degrees in kilometres east and north of the origin, before the bumps."""

    squeeze: _Squeeze
    cone: _Cone
    middle: _Middle | None

    @staticmethod
    def of(said: Mapping[str, Sequence[float]]) -> _Flat:
        """What the rows of a window say, by their first words."""
        squeeze = _Squeeze(**{way: (said[way][0], said[way][1]) for way in _WAYS & said.keys()})
        cone, middle = _cone(said["parallels"], said["origin"]), None
        if "middle" in said:
            longitude, latitude, radius = said["middle"]
            middle = _Middle(*cone(*squeeze(longitude, latitude)), radius)
        return _Flat(squeeze, cone, middle)

    def __call__(self, longitude: float, latitude: float) -> XY:
        flat = self.cone(*self.squeeze(longitude, latitude))
        return self.middle(*flat) if self.middle else flat


@dataclass(frozen=True, slots=True)
class Projection:
    """From longitude and latitude to units of a picture that is WIDTH wide."""

    height: int
    _flat: _Flat
    _west: float
    _north: float
    _scale: float
    _bumps: tuple[_Bump, ...]
    _step: float
    _far: tuple[float, float, float]

    @staticmethod
    def of(rows: Iterable[Sequence[str]]) -> Projection:
        """The projection that the rows of a window say."""
        numbers = [(word, [float(one) for one in words]) for word, *words in rows]
        said = dict(numbers)
        flat = _Flat.of(said)
        west, east, south, north = said["window"]
        scale = WIDTH / (east - west)
        bumps = (
            _Bump(*flat(longitude, latitude), gain, radius)
            for word, (longitude, latitude, gain, radius) in ((w, n) for w, n in numbers if w == "bump")
            if word
        )
        (step,) = said.get("step", (math.inf,))
        far_west, far_east, far_south = said.get("far", _FAR)
        return Projection(
            height=round((north - south) * scale),
            _flat=flat,
            _west=west,
            _north=north,
            _scale=scale,
            _bumps=tuple(bumps),
            _step=step,
            _far=(far_west, far_east, far_south),
        )

    def __call__(self, longitude: float, latitude: float) -> XY:
        """A point of the picture, y downwards."""
        x, y = self._flat(longitude, latitude)
        pushed_x, pushed_y = x, y
        for bump in self._bumps:
            away = bump.gain * math.exp(-((x - bump.x) ** 2 + (y - bump.y) ** 2) / bump.radius**2)
            pushed_x, pushed_y = pushed_x + away * (x - bump.x), pushed_y + away * (y - bump.y)
        return (pushed_x - self._west) * self._scale, (self._north - pushed_y) * self._scale

    def all(self, points: Iterable[XY]) -> list[XY]:
        """Several points."""
        return [self(longitude, latitude) for longitude, latitude in points]

    def dense(self, points: Sequence[XY], step: float = _STEP) -> list[XY]:
        """A line with a point at least at every `step` degrees, or long ones would stay straight."""
        found: list[XY] = []
        for (ax, ay), (bx, by) in pairwise(points):
            count = max(1, math.ceil(max(abs(bx - ax), abs(by - ay)) / step))
            found += [(ax + (bx - ax) * n / count, ay + (by - ay) * n / count) for n in range(count)]
        return self.all([*found, *points[-1:]])

    def cut(self, points: Sequence[XY]) -> list[XY]:
        """A cut before it is rounded, with as many points as the window says."""
        return self.dense(points, self._step)

    def shows(self, west: float, east: float, south: float) -> bool:
        """Whether something between these degrees can be in the picture."""
        far_west, far_east, far_south = self._far
        return south > far_south and east > far_west and west < far_east


def _opening(latitude: float) -> float:
    return math.tan(math.pi / 4 + math.radians(latitude) / 2)


def _cone(parallels: Sequence[float], origin: Sequence[float]) -> _Cone:
    """Lambert's cone through two parallels, on a sphere."""
    (first, second), (meridian, middle) = parallels, origin
    cosine = math.cos(math.radians(first))
    power = math.log(cosine / math.cos(math.radians(second))) / math.log(_opening(second) / _opening(first))
    size = _EARTH * cosine * _opening(first) ** power / power
    return _Cone(power, size, meridian, size / _opening(middle) ** power)
