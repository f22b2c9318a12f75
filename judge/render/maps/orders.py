"""The orders of a phase as arrows, dotted lines and marks, and the tokens where the units stand now.

A failed order leaves its unit where it is; its arrow is dashed and bears a cross. Where marks and
dislodged units step aside from names, tokens and arrows stands in `free_space`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from math import hypot

from judge.render.maps.base_map import TOKEN, XY, BaseMap, Box, Curve, straight, through
from judge.render.maps.free_space import FreeSpace
from judge.render.maps.symbols import Ink, use
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
_HIDES = 13.0
"""How near to the dot of a supply centre a token hides it."""
_MARK, _CUT = 11.0, 7.0
"""The space of a mark, and of the stroke across a support."""
_MEETS = 0.62
"""Where on an arrow the supports for it end."""


@dataclass(slots=True)
class Layers:
    """What is drawn above the base map: the lines below the names, ghosts, tokens and marks above them."""

    lines: list[str] = field(default_factory=list)
    halo: list[str] = field(default_factory=list)
    ghosts: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    moved_names: Mapping[Province, Box] = field(default_factory=dict)

    def names(self, base: BaseMap) -> str:
        """Return the names, some on another side of the token, where no arrow ends."""
        moved = self.moved_names
        return "".join([name.text(moved.get(code)) for code, name in base.names.items()])

    def under_names(self) -> str:
        """Return the lines, on a light ground of their own."""
        return "".join([f'<path class="x" d="{line}"/>' for line in self.halo] + self.lines)

    def over_names(self) -> str:
        """Ghosts, tokens, marks."""
        return "".join((*self.ghosts, *self.tokens, *self.marks))


def order_layers(board: Board, base: BaseMap, inks: Mapping[Power, Ink], view: MapView) -> Layers:
    """Return the layers of a phase."""
    return _Draughtsman(board, base, inks, view).layers()


class _Draughtsman:
    """Draws one phase; keeps where the tokens stand, so that nothing else is put there."""

    def __init__(self, board: Board, base: BaseMap, inks: Mapping[Power, Ink], view: MapView) -> None:
        self.board, self.base, self.inks, self.view = board, base, inks, view
        self.space = FreeSpace(base)
        self.drawn = Layers(moved_names=self.space.moved_names)
        self.now = {unit.province: unit.at for unit in view.units}
        self.arrows: dict[Province, Curve] = {}
        self.arriving: defaultdict[Province, list[Curve]] = defaultdict(list)
        self.beside: dict[Province, XY] = {}

    def layers(self) -> Layers:
        self._tokens()
        if self.view.kind is PhaseKind.MOVEMENT:
            self._movement()
        else:
            self._dislodged()
            self._others()
        return self.drawn

    def _movement(self) -> None:
        results = self.view.results
        moves = [(one.order, one.verdict) for one in results if isinstance(one.order, Move)]
        bound = {(province_of(order.at), province_of(order.to)) for order, _ in moves}
        lines = self._plan(
            [(order, self._move(order, bound, moved=verdict is _OK)) for order, verdict in moves]
        )
        self._dislodged()
        self._moves(moves, lines)
        for result in results:
            if isinstance(result.order, Support):
                self._support(result.order, result.verdict)
            elif isinstance(result.order, Convoy):
                self._convoy(result.order, result.verdict)
            elif isinstance(result.order, Hold) and result.given and result.verdict is not _OK:
                self._mark_beside("q", result.order.at)

    def _others(self) -> None:
        results = self.view.results
        retreats = [(one.order, one.verdict) for one in results if isinstance(one.order, Retreat)]
        lines = self._plan([(order, self._way_out(order, ended=ended is _OK)) for order, ended in retreats])
        for (_, verdict), line in zip(retreats, lines, strict=True):
            self._retreat(line, verdict)
        for result in results:
            self._other(result)

    def _plan(self, lines: Sequence[tuple[Move | Retreat, Curve]]) -> list[Curve]:
        """Return the lines of arrows, and names moved out of their way."""
        arrows = [(province_of(order.at), province_of(order.to), line) for order, line in lines]
        self.space.clear_names(arrows)
        found = [self.space.before_name(goal, line) for _, goal, line in arrows]
        for (start, goal, _), line in zip(arrows, found, strict=True):
            self.arrows[start] = line
            self.arriving[goal].append(line)
        return found

    # Places

    def _spot(self, place: Place) -> XY:
        units = self.base.units
        return units.get(place) or units.get(province_of(place)) or (0.0, 0.0)

    def _goal(self, place: Place) -> XY:
        """Return where a unit bound for that place comes to stand, on its coast if it came there."""
        return self._spot(self.now.get(province_of(place), place) if "/" not in place else place)

    # Tokens

    def _tokens(self) -> None:
        seen: defaultdict[Place, int] = defaultdict(int)
        for unit in self.view.units:
            x, y = self._spot(unit.at)
            if seen[unit.at]:  # several fleets in one place (Naval)
                x, y = x + 11 * seen[unit.at], y - 9 * seen[unit.at]
            seen[unit.at] += 1
            self.space.taken.append((x, y))
            self.drawn.tokens.append(self._token(unit, x, y))
            dot = self.base.dots.get(unit.province)
            if dot and hypot(dot[0] - x, dot[1] - y) < _HIDES:  # the place is no larger than a token
                self.drawn.marks.append(use("s", *self.space.corner(x, y)))

    def _token(self, unit: Unit, x: float, y: float) -> str:
        return use(("a" if unit.kind is Kind.ARMY else "f") + self.inks[unit.power].sign, x, y)

    def _dislodged(self) -> None:
        for lost in self.view.dislodged:
            stood = x, y = self._spot(lost.unit.at)
            if lost.unit.province in self.now or self.view.results:
                x, y = self.space.aside(x, y, self.arriving[lost.unit.province])
            self.beside[lost.unit.province] = x, y
            self.space.taken.append((x, y))
            self.drawn.tokens.append(use("z", x, y) + self._token(lost.unit, x, y))
            if self.view.kind is PhaseKind.MOVEMENT and self.view.results and not lost.retreats:
                self._cross_out(stood, (x, y))

    # Movement

    def _moves(self, moves: Sequence[tuple[Move, Verdict]], lines: Sequence[Curve]) -> None:
        helped = {
            province_of(one.order.of)
            for one in self.view.results
            if isinstance(one.order, Support) and one.order.to and one.verdict not in _IMPOSSIBLE
        }
        for (order, verdict), line in zip(moves, lines, strict=True):
            moved = verdict is _OK
            self._arrow("m" if moved else "f", line)
            if moved:
                self.drawn.ghosts.append(use("g" + order.kind, *self._spot(order.at)))
            else:
                disc = line.at(_MEETS) if province_of(order.at) in helped else None
                self._mark_on("q" if verdict in _IMPOSSIBLE else "x", line, disc)

    def _arrow(self, css: str, curve: Curve) -> None:
        text = curve.text()
        self.drawn.halo.append(text)
        self.drawn.lines.append(f'<path class="{css}" d="{text}" marker-end="url(#h)"/>')

    def _move(self, order: Move, bound: AbstractSet[tuple[Province, Province]], *, moved: bool) -> Curve:
        """Return the line of a move.

        `bound` are start and goal of all of them, so that two that swap bend apart.
        """
        start, goal = self._spot(order.at), self._goal(order.to) if moved else self._spot(order.to)
        stop = TOKEN + 7 if moved or province_of(order.to) in self.now else TOKEN
        fleets = self._convoy_route(order) if order.kind is Kind.ARMY else ()
        if fleets:
            return through([start, *fleets, goal], TOKEN + 2, stop)
        swaps = (province_of(order.to), province_of(order.at)) in bound
        return straight(start, goal, TOKEN + 2, stop, _BEND if swaps else 0.0)

    def _convoy_route(self, order: Move) -> tuple[XY, ...]:
        """Return where the fleets are that carry the army, in the order it meets them.

        None if it goes by land.
        """
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
        """Return the shortest chain of the carriers from start to goal."""
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
        """Return where the unit that was in that place is shown: there, or beside it if it was dislodged."""
        return self.beside.get(province_of(place)) or self._spot(place)

    # Retreats and adjustments

    def _other(self, result: Result) -> None:
        order, ended = result.order, result.verdict is _OK
        match order:
            case Disband() if self.view.kind is PhaseKind.RETREAT and ended:
                self._cross_out(self._spot(order.at), self._standing(order.at))
            case Build() if ended:
                self._mark_beside("y", self.now.get(province_of(order.at), order.at))
            case Remove() | Disband() if ended:
                x, y = self._spot(order.at)
                self.drawn.ghosts.append(self._token(Unit(result.power, order.kind, order.at), x, y))
                self.drawn.ghosts.append(use("g" + order.kind, x, y))
                self.drawn.marks.append(use("x", x, y))
            case Build() | Remove() | Disband() if result.given:
                self._mark_beside("q", order.at)

    def _way_out(self, order: Retreat, *, ended: bool) -> Curve:
        """Return the line of a retreat."""
        goal = self._goal(order.to) if ended else self._spot(order.to)
        return straight(self._standing(order.at), goal, 20, TOKEN + 7 if ended else TOKEN)

    def _retreat(self, line: Curve, verdict: Verdict) -> None:
        self._arrow("r" if verdict is _OK else "f", line)
        if verdict is not _OK:
            self._mark_on("q" if verdict in _IMPOSSIBLE else "x", line)

    # Marks

    def _mark_on(self, mark: str, curve: Curve, disc: XY | None = None) -> None:
        """A mark on a line, off the disc of a support for it."""
        x, y = self.space.on_line(curve, _CUT if mark == "cut" else _MARK, disc)
        self.space.taken.append((x, y))
        if mark != "cut":
            self.drawn.marks.append(use(mark, x, y))
            return
        (ax, ay), (bx, by) = curve.start, curve.end
        length = hypot(bx - ax, by - ay) or 1.0
        ux, uy = (bx - ax) / length, (by - ay) / length
        dx, dy = 9 * (uy + ux * 0.5), 9 * (-ux + uy * 0.5)
        stroke = f"M{x - dx:.0f} {y - dy:.0f}L{x + dx:.0f} {y + dy:.0f}"
        self.drawn.marks.append(f'<path class="x" d="{stroke}"/><path class="e" d="{stroke}"/>')

    def _cross_out(self, token: XY, lost: XY) -> None:
        """A cross at the corner of a dislodged unit that is away from the token beside it."""
        right = 15 if lost[0] >= token[0] else -15
        below = 13 if lost[1] > token[1] else -13
        self.drawn.marks.append(use("x", lost[0] + right, lost[1] + below))

    def _mark_beside(self, mark: str, place: Place) -> None:
        """A mark at a corner of the token, off names."""
        self.drawn.marks.append(use(mark, *self.space.corner(*self._standing(place))))
