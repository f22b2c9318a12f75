"""The orders of a phase as arrows, dotted lines and marks, and the tokens where the units stand now.

A failed order leaves its unit where it is; its arrow is dashed and bears a cross. Marks and dislodged
units step aside from names and from tokens.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import hypot

from judge.render.maps.base_map import CELL, TOKEN, WIDTH, BaseMap
from judge.render.maps.curves import XY, Curve, straight, through
from judge.render.maps.palette import Ink
from judge.render.maps.symbols import use
from judge.render.maps.view import MapView
from judge.rules.board import Board
from judge.rules.orders import Build, Convoy, Disband, Hold, Move, Remove, Retreat, Support
from judge.rules.outcome import Result, Verdict
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Place, Power, Province, Unit, province_of

_OK = Verdict.OK
_IMPOSSIBLE = frozenset({Verdict.VOID, Verdict.ILLEGAL, Verdict.NOT_OWNED})
_BEND = 0.16
"""How far arrows of two units that swap bend aside, as a part of their length."""
_TIP, _SAMPLES, _FAR = (0.88, 1.0), (0.0, 0.12, 0.3, 0.5, 0.7, 0.88, 1.0), 300.0
_MARK, _EDGE = 11.0, 26.0
_ALONG = (0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75, 0.18, 0.82, 0.12)
"""Where on an arrow a mark may sit, the best first."""
_MEETS = 0.62
"""Where on an arrow the supports for it end."""
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
)
"""How a dislodged unit may step aside, the best first."""


@dataclass(slots=True)
class Layers:
    """What is drawn above the base map: the lines below the names, ghosts, tokens and marks above them."""

    lines: list[str] = field(default_factory=list)
    halo: list[str] = field(default_factory=list)
    ghosts: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    moved_names: set[Province] = field(default_factory=set)

    def names(self, base: BaseMap) -> str:
        """The names, some on the other side of the token, where no arrow ends."""
        moved = self.moved_names
        return "".join(
            [n.other_text if moved and code in moved else n.text for code, n in base.names.items()]
        )

    def under_names(self) -> str:
        """The lines, on a light ground of their own."""
        return "".join([f'<path class="x" d="{line}"/>' for line in self.halo] + self.lines)

    def over_names(self) -> str:
        """Ghosts, tokens, marks."""
        return "".join((*self.ghosts, *self.tokens, *self.marks))


def order_layers(board: Board, base: BaseMap, inks: Mapping[Power, Ink], view: MapView) -> Layers:
    """The layers of a phase."""
    return _Draughtsman(board, base, inks, view).layers()


class _Draughtsman:
    """Draws one phase; keeps where the tokens stand, so that nothing else is put there."""

    def __init__(self, board: Board, base: BaseMap, inks: Mapping[Power, Ink], view: MapView) -> None:
        self.board, self.base, self.inks, self.view = board, base, inks, view
        self.drawn = Layers()
        self.taken: list[XY] = []
        self.now = {unit.province: unit.at for unit in view.units}
        self.arrows: dict[Province, Curve] = {}
        self.goals: list[tuple[Province, Curve]] = []
        self.beside: dict[Province, XY] = {}

    def layers(self) -> Layers:
        self._tokens()
        self._dislodged()
        results = self.view.results
        if self.view.kind is PhaseKind.MOVEMENT:
            self._moves([result for result in results if isinstance(result.order, Move)])
            for result in results:
                if isinstance(result.order, Support):
                    self._support(result.order, result.verdict)
                elif isinstance(result.order, Convoy):
                    self._convoy(result.order, result.verdict)
                elif isinstance(result.order, Hold) and result.given and result.verdict is not _OK:
                    self._mark_beside("q", result.order.at)
        else:
            for result in results:
                self._other(result)
        return self.drawn

    # Places

    def _spot(self, place: Place) -> XY:
        units = self.base.units
        return units.get(place) or units.get(province_of(place)) or (0.0, 0.0)

    def _goal(self, place: Place) -> XY:
        """Where a unit bound for that place comes to stand, on its coast if it came there."""
        return self._spot(self.now.get(province_of(place), place) if "/" not in place else place)

    def _is_free(self, x: float, y: float, radius: float, among: Iterable[XY]) -> bool:
        for box in self.base.boxes.get((int(x // CELL), int(y // CELL)), ()):
            if box.touches(x, y, radius):
                return False
        for code in self.drawn.moved_names:
            other = self.base.names[code].other_box
            if other is not None and other.touches(x, y, radius):
                return False
        reach = radius + TOKEN
        return all(abs(tx - x) >= reach or abs(ty - y) >= reach for tx, ty in among)

    # Tokens

    def _tokens(self) -> None:
        seen: defaultdict[Place, int] = defaultdict(int)
        for unit in self.view.units:
            x, y = self._spot(unit.at)
            if seen[unit.at]:  # several fleets in one place (Naval)
                x, y = x + 11 * seen[unit.at], y - 9 * seen[unit.at]
            seen[unit.at] += 1
            self.taken.append((x, y))
            self.drawn.tokens.append(self._token(unit, x, y))

    def _token(self, unit: Unit, x: float, y: float) -> str:
        return use(("a" if unit.kind is Kind.ARMY else "f") + self.inks[unit.power].sign, x, y)

    def _dislodged(self) -> None:
        for lost in self.view.dislodged:
            x, y = self._spot(lost.unit.at)
            x, y = self._aside(x, y) if lost.unit.province in self.now or self.view.results else (x, y)
            self.beside[lost.unit.province] = x, y
            self.taken.append((x, y))
            self.drawn.tokens.append(use("z", x, y) + self._token(lost.unit, x, y))
            if self.view.kind is PhaseKind.MOVEMENT and self.view.results and not lost.retreats:
                self.drawn.marks.append(use("x", x + 15, y - 13))

    def _aside(self, x: float, y: float) -> XY:
        width, height = WIDTH - _EDGE, self.base.height - _EDGE
        for dx, dy in _STEPS:
            nx, ny = x + dx, y + dy
            if _EDGE < nx < width and _EDGE < ny < height and self._is_free(nx, ny, 19, self.taken):
                return nx, ny
        return min(x + 26, width), max(y - 22, _EDGE)

    # Movement

    def _moves(self, moves: Sequence[Result]) -> None:
        bound = {
            (province_of(r.order.at), province_of(r.order.to)) for r in moves if isinstance(r.order, Move)
        }
        for result in moves:
            order = result.order
            assert isinstance(order, Move)
            start, goal = province_of(order.at), province_of(order.to)
            curve = self._arrow(order, moved=result.verdict is _OK, swaps=(goal, start) in bound)
            self.arrows[start] = curve
            self.goals.append((goal, curve))
        self._clear_names()
        for result, (_, curve) in zip(moves, self.goals, strict=True):
            text, moved = curve.text(), result.verdict is _OK
            self.drawn.halo.append(text)
            self.drawn.lines.append(
                f'<path class="{"m" if moved else "f"}" d="{text}" marker-end="url(#h)"/>'
            )
            if moved and isinstance(result.order, Move):
                self.drawn.ghosts.append(use("g" + result.order.kind, *self._spot(result.order.at)))
            else:
                self._mark_on("q" if result.verdict in _IMPOSSIBLE else "x", curve)

    def _arrow(self, order: Move, *, moved: bool, swaps: bool) -> Curve:
        start, goal = self._spot(order.at), self._goal(order.to) if moved else self._spot(order.to)
        stop = TOKEN + 7 if moved or province_of(order.to) in self.now else TOKEN
        fleets = self._convoy_route(order) if order.kind is Kind.ARMY else ()
        if fleets:
            return through([start, *fleets, goal], TOKEN + 2, stop)
        return straight(start, goal, TOKEN + 2, stop, _BEND if swaps else 0.0)

    def _clear_names(self) -> None:
        """Move a name to the other side of its token where it hides an arrow's tip, and no arrow is there."""
        for goal, curve in self.goals:
            name = self.base.names.get(goal)
            if name is None or name.other_box is None or goal in self.drawn.moved_names:
                continue
            if not any(name.box.touches(*curve.at(part), 5) for part in _TIP):
                continue
            other = name.other_box
            lines = [c for _, c in self.goals if abs(c.end[0] - other.x) + abs(c.end[1] - other.y) < _FAR]
            lines += [self.arrows[goal]] if goal in self.arrows else []
            points = (line.at(part) for line in lines for part in _SAMPLES)
            if not any(other.touches(x, y, 4) for x, y in points):
                self.drawn.moved_names.add(goal)

    def _convoy_route(self, order: Move) -> tuple[XY, ...]:
        """Where the fleets are that carry the army, in the order it meets them; none if it goes by land."""
        board, start, goal = self.board, province_of(order.at), province_of(order.to)
        near = board.reach(Kind.ARMY, start)
        if goal in near and not order.via:
            return ()
        carriers = {
            province_of(r.order.at)
            for r in self.view.results
            if isinstance(r.order, Convoy)
            and province_of(r.order.of) == start
            and province_of(r.order.to) == goal
        }
        return tuple(map(self._spot, self._path(start, goal, carriers)))

    def _path(self, start: Province, goal: Province, carriers: set[Province]) -> list[Province]:
        """The shortest chain of the carriers from start to goal."""
        board, chains, seen = self.board, [[start]], {start}
        for chain in chains:
            near = board.neighbours[board.index[chain[-1]]]
            if len(chain) > 1 and board.index.get(goal, -1) in near:
                return chain[1:]
            for province in sorted(carriers - seen):
                if board.index[province] in near:
                    seen.add(province)
                    chains.append([*chain, province])
        return []

    def _support(self, order: Support, verdict: Verdict) -> None:
        start = self._standing(order.at)
        if order.to is None:
            target = self._standing(order.of)
            line = straight(start, target, TOKEN, 21)
            end = ""
            if verdict is _OK:
                end = use("a", *target)
        else:
            arrow = self.arrows.get(province_of(order.of))
            meets = arrow is not None and verdict not in _IMPOSSIBLE
            target = arrow.at(_MEETS) if arrow is not None and meets else self._spot(order.to)
            line = straight(start, target, TOKEN, 0 if meets else TOKEN)
            end = use("i", *target) if meets else ""
        text = line.text()
        works = verdict is _OK
        self.drawn.lines.append(
            f'<path class="kx" d="{text}"/><path class="{"k" if works else "c"}" d="{text}"/>'
        )
        self.drawn.marks.append(end)
        if not works:
            self._mark_on("q" if verdict in _IMPOSSIBLE else "cut", line)

    def _convoy(self, order: Convoy, verdict: Verdict) -> None:
        x, y = self._standing(order.at)
        self.drawn.ghosts.append(use("o", x, y))
        if verdict is not _OK:
            self.drawn.marks.append(use("q" if verdict in _IMPOSSIBLE else "x", x + 16, y + 14))

    def _standing(self, place: Place) -> XY:
        """Where the unit that was in that place is shown: there, or beside it if it was dislodged."""
        return self.beside.get(province_of(place)) or self._spot(place)

    # Retreats and adjustments

    def _other(self, result: Result) -> None:
        order, ended = result.order, result.verdict is _OK
        match order:
            case Retreat():
                self._retreat(order, ended=ended, impossible=result.verdict in _IMPOSSIBLE)
            case Disband() if self.view.kind is PhaseKind.RETREAT and ended:
                x, y = self.beside.get(province_of(order.at)) or self._spot(order.at)
                self.drawn.marks.append(use("x", x + 15, y - 13))
            case Build() if ended:
                x, y = self._spot(self.now.get(province_of(order.at), order.at))
                self.drawn.marks.append(use("y", x + 15, y - 13))
            case Remove() | Disband() if ended:
                x, y = self._spot(order.at)
                self.drawn.ghosts.append(self._token(Unit(result.power, order.kind, order.at), x, y))
                self.drawn.ghosts.append(use("g" + order.kind, x, y))
                self.drawn.marks.append(use("x", x, y))
            case Build() | Remove() | Disband() if result.given:
                self._mark_beside("q", order.at)

    def _retreat(self, order: Retreat, *, ended: bool, impossible: bool) -> None:
        start = self.beside.get(province_of(order.at)) or self._spot(order.at)
        goal = self._goal(order.to) if ended else self._spot(order.to)
        curve = straight(start, goal, 20, TOKEN + 7 if ended else TOKEN)
        text = curve.text()
        self.drawn.halo.append(text)
        self.drawn.lines.append(f'<path class="{"r" if ended else "f"}" d="{text}" marker-end="url(#h)"/>')
        if not ended:
            self._mark_on("q" if impossible else "x", curve)

    # Marks

    def _mark_on(self, mark: str, curve: Curve) -> None:
        """A mark on a line, where it hides no name and no token."""
        x, y = curve.at(0.5)
        near = [t for t in self.taken if abs(t[0] - x) < 70 and abs(t[1] - y) < 70]  # noqa: PLR2004  # its reach
        for part in _ALONG:
            px, py = curve.at(part)
            if self._is_free(px, py, 7.0 if mark == "cut" else _MARK, near):
                x, y = px, py
                break
        self.taken.append((x, y))
        if mark != "cut":
            self.drawn.marks.append(use(mark, x, y))
            return
        (ax, ay), (bx, by) = curve.start, curve.end
        length = hypot(bx - ax, by - ay) or 1.0
        ux, uy = (bx - ax) / length, (by - ay) / length
        dx, dy = 9 * (uy + ux * 0.5), 9 * (-ux + uy * 0.5)
        stroke = f"M{x - dx:.0f} {y - dy:.0f}L{x + dx:.0f} {y + dy:.0f}"
        self.drawn.marks.append(f'<path class="x" d="{stroke}"/><path class="e" d="{stroke}"/>')

    def _mark_beside(self, mark: str, place: Place) -> None:
        x, y = self._standing(place)
        self.drawn.marks.append(use(mark, x + 15, y - 13))
