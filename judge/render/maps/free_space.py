"""Free space: where on a picture a name, a mark or a dislodged unit hides nothing.

Names come first, then tokens, then the tips of arrows: what is put down later steps aside.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from judge.render.maps.base_map import CELL, TOKEN, XY, BaseMap, Box, Curve
from judge.rules.units import Province

_EDGE = 26.0
"""How far from the edge of the picture a dislodged unit stands at least."""
_TIP, _SAMPLES, _FAR = (0.88, 1.0), (0.0, 0.12, 0.3, 0.5, 0.7, 0.88, 1.0), 300.0
_LAST = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
_ALONG = (0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75, 0.18, 0.82, 0.12, 0.88)
"""Where on a line a mark may sit, the best first."""
_STEPS = (
    (26, -22),
    (-26, -22),
    (26, 22),
    (-26, 22),
    (34, 0),
    (-34, 0),
    (0, -34),
    (0, 34),
    (46, -30),
    (-46, -30),
    (46, 30),
    (-46, 30),
)
"""How a dislodged unit may step aside, the best first."""
_DISLODGED, _STAR = 19.0, 25.0
_CORNERS, _CORNER = ((15, -13), (-15, -13), (15, 13), (-15, 13)), 9.0
_NEAR, _WORST = 70.0, 7
_SHORTER = (0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
"""How much of an arrow's last leg is left when it ends before a name, the most first."""
_DISC = 15.0
"""How far a mark stays from the disc of a support."""


class FreeSpace:
    """What stands on a picture so far: the names of its board, tokens, arrows."""

    def __init__(self, base: BaseMap) -> None:
        self.base = base
        self.taken: list[XY] = []
        self.moved_names: dict[Province, Box] = {}
        self._corners: list[XY] = []

    def is_free(self, x: float, y: float, radius: float) -> bool:
        """Return whether a disc of that radius hides no name and no token."""
        return not self._names_at(x, y, radius) and not self._taken_at(x, y, radius)

    def _names_at(self, x: float, y: float, radius: float) -> bool:
        for code, box in self.base.boxes.get((int(x // CELL), int(y // CELL)), ()):
            if box.touches(x, y, radius) and code not in self.moved_names:
                return True
        return any(box.touches(x, y, radius) for box in self.moved_names.values())

    def _taken_at(self, x: float, y: float, radius: float) -> bool:
        reach = (radius + TOKEN) ** 2
        return any((tx - x) ** 2 + (ty - y) ** 2 < reach for tx, ty in self.taken)

    def clear_names(self, arrows: Sequence[tuple[Province, Province, Curve]]) -> None:
        """Move a name that hides an arrow's tip to another side of its token, where no arrow is.

        An arrow is its start, its goal and its line.
        """
        for _, goal, curve in arrows:
            name = self.base.names.get(goal)
            if name is None or not name.others or goal in self.moved_names:
                continue
            if not any(name.box.touches(*curve.at(part), 5) for part in _TIP):
                continue
            x, y = name.box.x, name.box.y
            near = [
                line
                for start, _, line in arrows
                if start == goal or abs(line.end[0] - x) + abs(line.end[1] - y) < _FAR
            ]
            self._move_name(goal, name.others, [line.at(part) for line in near for part in _SAMPLES])

    def _move_name(self, goal: Province, boxes: Iterable[Box], points: Sequence[XY]) -> None:
        """Move a name to the first box that hides none of the points, if there is one."""
        for box in boxes:
            hides = any(box.touches(px, py, 4) for px, py in points)
            if not hides and not any(map(box.overlaps, self.moved_names.values())):
                self.moved_names[goal] = box
                return

    def before_name(self, goal: Province, curve: Curve) -> Curve:
        """Return the arrow, ended before the name of its goal where that would hide its tip."""
        name = self.base.names.get(goal)
        if name is None:
            return curve
        box = self.moved_names.get(goal, name.box)
        if not box.touches(*curve.end, 1):
            return curve
        for part in _SHORTER:
            if not box.touches(*curve.at(part), 3):
                return curve.ended_at(part)
        return curve

    def aside(self, x: float, y: float, arrows: Iterable[Curve]) -> XY:
        """Return where a dislodged unit stands beside the one at x, y; `arrows` are those that end there."""
        width, height = self.base.width - _EDGE, self.base.height - _EDGE
        points = [curve.at(part) for curve in arrows for part in _LAST]
        dots = self.base.dots.values()
        best, least = (min(x + 26, width), max(y - 22, _EDGE)), _WORST
        for nx, ny in ((x + dx, y + dy) for dx, dy in _STEPS):
            if _EDGE < nx < width and _EDGE < ny < height and self.is_free(nx, ny, _DISLODGED):
                hidden = 2 * any(abs(px - nx) < _STAR and abs(py - ny) < _STAR for px, py in points)
                hidden += any(abs(px - nx) < _STAR and abs(py - ny) < _STAR for px, py in dots)
                if hidden < least:
                    best, least = (nx, ny), hidden
        return best

    def corner(self, x: float, y: float) -> XY:
        """Where a mark sits at a corner of the token there, on no mark, and on no name if one is free."""
        corners = [(x + dx, y + dy) for dx, dy in _CORNERS]
        corners = [one for one in corners if one not in self._corners] or corners
        found = next((one for one in corners if not self._names_at(*one, _CORNER)), corners[0])
        self._corners.append(found)
        return found

    def on_line(self, curve: Curve, radius: float, disc: XY | None = None) -> XY:
        """Where a mark on a line hides the least: off names and tokens, and off the disc of a support."""
        middle_x, middle_y = curve.at(0.5)
        near = [t for t in self.taken if abs(t[0] - middle_x) < _NEAR and abs(t[1] - middle_y) < _NEAR]
        reach = radius + TOKEN
        best, least = curve.at(0.5), _WORST
        for part in _ALONG:
            x, y = curve.at(part)
            hidden = 0
            if disc and abs(x - disc[0]) < _DISC and abs(y - disc[1]) < _DISC:
                hidden += 1
            if any(abs(tx - x) < reach and abs(ty - y) < reach for tx, ty in near):
                hidden += 2
            if self._names_at(x, y, radius):
                hidden += 3
            if hidden < least:
                best, least = (x, y), hidden
                if not hidden:
                    break
        return best
