"""A second judge of Naval Diplomacy, slow and small: seas by hand, land provinces by trying every outcome.

Written from the rules and not from `judge.rules.naval`: there is no board of slots here. A fleet has a
station, the place it acts from; whoever attacks a land province does so from his station. Every set of moves
that might succeed is tried, and the one with most moves of those that agree with themselves is the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from judge.rules.board import Board
from judge.rules.orders import Block, Combined, Convoy, Grant, Move, Order, Patrol, Support
from judge.rules.units import Kind, Place, Position, Power, Province, Unit, province_of

STRAITS = ({"AEG", "BLA"}, {"WES", "MAO"}, {"ENG", "NTH"})
PASSAGES = {frozenset({"BLA", "AEG"}): "CON", frozenset({"BAL", "SKA"}): "DEN"}


@dataclass(eq=False)
class Piece:
    """A unit on its way through the phase."""

    unit: Unit
    order: Order | None = None
    path: tuple[Province, ...] = ()
    station: Place = ""
    goal: Place | None = None
    double: bool = False
    blocked: bool = False
    patrolled: bool = False
    helped: Piece | None = None
    target: Province | None = None
    moved: bool = False
    by_sea: bool = False

    @property
    def power(self) -> Power:
        """Whose it is."""
        return self.unit.power

    @property
    def home(self) -> Province:
        """Where it stood at the start."""
        return self.unit.province


@dataclass(frozen=True)
class Ruling:
    """How a phase ended: units, who was removed and why, who must retreat where, contested provinces."""

    after: Counter[str]
    removed: Counter[str]
    dislodged: frozenset[tuple[str, str | None, frozenset[Place]]]
    contested: frozenset[Province]


class NavalOracle:
    """One phase; `ruling` judges it."""

    def __init__(self, board: Board, position: Position, orders: Mapping[Power, Sequence[Order]]) -> None:
        self.board, self.centres = board, position.centres
        self.pieces = [Piece(unit, station=unit.at) for unit in position.units]
        self.friends: set[tuple[Province, Power]] = set()
        for power, several in orders.items():
            for order in several:
                if isinstance(order, Grant) and self.centres.get(order.at) == power:
                    self.friends.add((order.at, order.to))
        for power, several in orders.items():
            for order in several:
                self._give(power, order)
        for piece in self.pieces:
            self._plan(piece)

    # Orders

    def _give(self, power: Power, order: Order) -> None:
        if isinstance(order, Grant):
            return
        here = province_of(getattr(order, "at", ""))
        own = [p for p in self.pieces if p.power == power and p.home == here]
        if here in self.board.provinces and not self.board.is_sea(here):
            for piece in own:
                piece.order = order
            return
        free = [p for p in own if p.order is None]
        wanted = order.fleets if isinstance(order, Patrol) else 1
        if len(free) >= wanted:
            for piece in free[:wanted]:
                piece.order = order

    def _step(self, power: Power, at: Place, to: Place) -> Place | None:
        """Where a fleet gets in one step towards `to`; None if it cannot."""
        ends = [p for p in self.board.reach(Kind.FLEET, at) if to in (p, province_of(p))]
        if to in ends:
            return to
        if len(ends) == 1:
            return ends[0]
        centre = PASSAGES.get(frozenset({province_of(at), to}))
        if centre is not None and not ends:
            owner = self.centres.get(centre)
            if owner is not None and (owner == power or (centre, power) in self.friends):
                return to
        return None

    def _plan(self, piece: Piece) -> None:
        """Drop an impossible order; work out the path of a possible one."""
        order, power, fleet = piece.order, piece.power, piece.unit.kind is Kind.FLEET
        if isinstance(order, Move) and fleet:
            stops = (*order.route, order.to)
            if len(stops) > 2 or any(not self.board.is_sea(sea) for sea in order.route):
                piece.order = None
                return
            at: Place = piece.unit.at
            for stop in stops:
                to = None if province_of(stop) == province_of(at) else self._step(power, at, stop)
                if to is None:
                    piece.order = None
                    return
                at = to
            piece.path, piece.goal, piece.double = tuple(map(province_of, stops)), at, len(stops) == 2
        elif isinstance(order, Combined):
            to = self._step(power, piece.unit.at, order.to) if fleet else None
            if to is None or not self.board.is_sea(order.to):
                piece.order = None
                return
            piece.path, piece.double = (order.to,), True
        elif isinstance(order, Patrol | Block) and not self._stands_well(piece, order):
            piece.order = None

    def _stands_well(self, piece: Piece, order: Patrol | Block) -> bool:
        """Whether a patrol has two fleets at sea, or a block a strait, and both an enemy."""
        if isinstance(order, Patrol) and (order.fleets < 2 or not self.board.is_sea(piece.home)):
            return False
        straits = any(piece.home in pair for pair in STRAITS)
        return order.enemy != piece.power and (isinstance(order, Patrol) or straits)

    # At sea

    def _blocks(self) -> None:
        barred = []
        for piece in self.pieces:
            if not isinstance(piece.order, Block):
                continue
            half = piece.home
            (across,) = next(pair for pair in STRAITS if half in pair) - {half}
            others = [p for p in self.pieces if p.power != piece.power and self._ends(p) == half]
            if all(p.power == piece.order.enemy and self._crosses(p, across, half) for p in others):
                enemies = [p for p in self.pieces if p.power == piece.order.enemy]
                barred += [p for p in enemies if self._crosses(p, across, half)]
        for piece in barred:
            piece.blocked = True

    def _ends(self, piece: Piece) -> Province:
        return piece.path[-1] if piece.path else piece.home

    def _crosses(self, piece: Piece, across: Province, half: Province) -> bool:
        stops = (piece.home, *piece.path)
        return any(stops[n : n + 2] == (across, half) for n in range(len(stops)))

    def _patrols(self) -> None:
        for patrol in [p for p in self.pieces if isinstance(p.order, Patrol)]:
            assert isinstance(patrol.order, Patrol)
            for piece in self.pieces:
                stays = not piece.path and piece.home == patrol.home
                enters = (
                    isinstance(piece.order, Combined) and not piece.blocked and piece.order.to == patrol.home
                )
                if piece.power == patrol.order.enemy and piece.unit.kind is Kind.FLEET and (stays or enters):
                    piece.patrolled = True

    def _sail(self) -> None:
        """Put each fleet where it acts from; who does not attack land has no goal after this."""
        for piece in self.pieces:
            if piece.unit.kind is Kind.ARMY or not piece.path:
                continue
            at: Place = piece.unit.at
            for stop in piece.path:
                if not self.board.is_sea(stop):
                    break
                if piece.blocked and any({province_of(at), stop} == pair for pair in STRAITS):
                    break
                at = stop
            piece.station = at
            if piece.blocked or self.board.is_sea(piece.path[-1]):
                piece.goal = None

    # On land

    def _armies(self) -> None:
        carriers: dict[tuple[Province, Province], set[Province]] = {}
        for piece in self.pieces:
            order = piece.order
            if isinstance(order, Combined) and not piece.blocked:
                order = order.then
            at_sea = self.board.is_sea(province_of(piece.station))
            if isinstance(order, Convoy) and at_sea and not piece.patrolled:
                key = province_of(order.of), province_of(order.to)
                carriers.setdefault(key, set()).add(province_of(piece.station))
        for piece in self.pieces:
            if piece.unit.kind is Kind.ARMY and isinstance(piece.order, Move):
                goal = province_of(piece.order.to)
                if goal in self.board.reach(Kind.ARMY, piece.home):
                    piece.goal = goal
                elif self._chain(piece.home, goal, carriers.get((piece.home, goal), set())):
                    piece.goal, piece.by_sea = goal, True

    def _chain(self, start: Province, goal: Province, seas: set[Province]) -> bool:
        def touches(sea: Province, province: Province) -> bool:
            return any(province_of(place) == province for place in self.board.reach(Kind.FLEET, sea))

        if goal == start or self.board.is_sea(goal):
            return False
        reached = {sea for sea in seas if touches(sea, start)}
        while True:
            more = {sea for sea in seas - reached if any(touches(sea, near) for near in reached)}
            if not more:
                return any(touches(sea, goal) for sea in reached)
            reached |= more

    def _supports(self) -> None:
        for piece in self.pieces:
            order, second = piece.order, isinstance(piece.order, Combined)
            if isinstance(order, Combined):
                order = None if piece.blocked else order.then
            if not isinstance(order, Support) or piece.patrolled:
                continue
            if order.route and ((second and order.step == 1) or (not second and order.step != 2)):
                continue
            target = province_of(order.of if order.to is None else order.to)
            near = {province_of(place) for place in self.board.reach(piece.unit.kind, piece.station)}
            if target not in near or self.board.is_sea(target):
                continue
            there = [p for p in self.pieces if p is not piece and p.home == province_of(order.of)]
            fitting = [p for p in there if self._fits(p, order)]
            fitting.sort(key=lambda p: p.power != piece.power)
            if fitting and not fitting[0].blocked:
                piece.helped, piece.target = fitting[0], target

    def _could_sail(self, piece: Piece) -> bool:
        """Whether fleets, where they stood or where they act, could have carried the army to its goal."""
        fleets = [p for p in self.pieces if p.unit.kind is Kind.FLEET]
        seas = {p.home for p in fleets} | {province_of(p.station) for p in fleets}
        to = province_of(piece.order.to) if isinstance(piece.order, Move) else piece.home
        return self._chain(piece.home, to, {sea for sea in seas if self.board.is_sea(sea)})

    def _fits(self, piece: Piece, order: Support) -> bool:
        if order.to is None:
            return not piece.path and piece.goal is None and not self._could_sail(piece)
        if piece.unit.kind is Kind.ARMY:
            return piece.goal == province_of(order.to)
        route = piece.order.route if isinstance(piece.order, Move) else None
        if not piece.path or isinstance(piece.order, Combined) or route != order.route:
            return False
        exact = order.to == piece.goal or "/" not in order.to
        return province_of(piece.path[-1]) == province_of(order.to) and (exact or piece.goal is None)

    def _solve(self) -> None:
        movers = [p for p in self.pieces if p.goal is not None]
        best: tuple[Piece, ...] | None = None
        for flags in product((False, True), repeat=len(movers)):
            won = {id(p) for p, flag in zip(movers, flags, strict=True) if flag}
            if all((id(p) in won) == self._wins(p, movers, won) for p in movers):
                found = tuple(p for p in movers if id(p) in won)
                if best is None or len(found) > len(best):
                    best = found
        assert best is not None
        for piece in best:
            piece.moved = True

    def _holder(self, province: Province) -> Piece | None:
        """Whoever stands in a land province when its fight begins."""
        return next((p for p in self.pieces if province_of(p.station) == province), None)

    def _driven(self, piece: Piece, movers: Sequence[Piece], won: set[int]) -> Piece | None:
        """The unit that dislodges it."""
        if id(piece) in won or self.board.is_sea(province_of(piece.station)):
            return None
        here = province_of(piece.station)
        return next((m for m in movers if id(m) in won and province_of(m.goal or "") == here), None)

    def _gives(self, helper: Piece, movers: Sequence[Piece], won: set[int]) -> bool:
        if self.board.is_sea(province_of(helper.station)):
            return True
        if self._driven(helper, movers, won) is not None:
            return False
        here = province_of(helper.station)
        attacks = [m for m in movers if province_of(m.goal or "") == here and m.power != helper.power]
        return all(province_of(m.station) == helper.target for m in attacks)

    def _help(
        self, piece: Piece, movers: Sequence[Piece], won: set[int], without: Power | None = None
    ) -> int:
        givers = [p for p in self.pieces if p.helped is piece and p.power != without]
        return sum(self._gives(giver, movers, won) for giver in givers)

    def _meets(self, one: Piece, movers: Sequence[Piece]) -> Piece | None:
        """The unit it meets head to head; fleets along different coasts pass each other (coastal crawl)."""
        here, goal = province_of(one.station), province_of(one.goal or "")
        for other in movers:
            swap = province_of(other.station) == goal and province_of(other.goal or "") == here
            if not swap or one.by_sea or other.by_sea:
                continue
            both = one.unit.kind is Kind.FLEET and other.unit.kind is Kind.FLEET
            if both and (one.goal != other.station or other.goal != one.station):
                continue
            return other
        return None

    def _wins(self, piece: Piece, movers: Sequence[Piece], won: set[int]) -> bool:
        goal = province_of(piece.goal or "")
        there, foe = self._holder(goal), self._meets(piece, movers)
        stays = there is not None and (id(there) not in won or foe is there)
        victim = there.power if there is not None and stays else None
        if victim == piece.power:
            return False
        attack = 1 + self._help(piece, movers, won, victim)
        if foe is not None:
            against = 1 + self._help(foe, movers, won)
        elif there is not None and stays:
            against = 1 if there.goal is not None else 1 + self._help(there, movers, won)
        else:
            against = 0
        rivals = [m for m in movers if m is not piece and province_of(m.goal or "") == goal]
        return attack > against and all(attack > self._prevents(m, movers, won) for m in rivals)

    def _prevents(self, piece: Piece, movers: Sequence[Piece], won: set[int]) -> int:
        winner = self._driven(piece, movers, won)
        if winner is not None and province_of(winner.station) == province_of(piece.goal or ""):
            return 0
        return 1 + self._help(piece, movers, won)

    # The end

    def ruling(self) -> Ruling:
        """How the phase ends; to be asked once."""
        self._blocks()
        self._patrols()
        self._sail()
        self._armies()
        self._supports()
        self._solve()
        movers = [p for p in self.pieces if p.goal is not None]
        won = {id(p) for p in movers if p.moved}
        removed, beaten, standing = Counter[str](), [], []
        for piece in self.pieces:
            centre = piece.moved and self.board.provinces[province_of(piece.goal or "")].centre
            if piece.patrolled:
                removed[f"{piece.power} {piece.unit} patrolled"] += 1
            elif piece.double and not centre:
                removed[f"{piece.power} {piece.unit} annihilated"] += 1
            elif self._driven(piece, movers, won) is not None:
                beaten.append(piece)
            else:
                standing.append((piece, piece.goal if piece.moved and piece.goal else piece.station))
        contested = self._contested(movers, won)
        taken = {province_of(place) for _, place in standing}
        lost = frozenset(self._fate(p, movers, won, taken | contested) for p in beaten)
        after = Counter(f"{piece.power} {piece.unit.kind} {place}" for piece, place in standing)
        return Ruling(after, removed, lost, frozenset(contested))

    def _contested(self, movers: Sequence[Piece], won: set[int]) -> set[Province]:
        found = set()
        for piece in movers:
            goal = province_of(piece.goal or "")
            entered = any(m.moved and province_of(m.goal or "") == goal for m in movers)
            there = self._holder(goal)
            empty = there is None or there.moved
            if not piece.moved and empty and not entered and self._prevents(piece, movers, won) > 0:
                found.add(goal)
        return found

    def _fate(
        self, piece: Piece, movers: Sequence[Piece], won: set[int], closed: set[Province]
    ) -> tuple[str, str | None, frozenset[Place]]:
        winner = self._driven(piece, movers, won)
        assert winner is not None
        origin = province_of(winner.station)
        ways = []
        for place in self.board.reach(piece.unit.kind, piece.unit.at):
            province = province_of(place)
            crawl = province == origin and "/" in place and "/" in winner.station and place != winner.station
            if self.board.is_sea(province) or (province not in closed and (province != origin or crawl)):
                ways.append(place)
        return f"{piece.power} {piece.unit}", origin, frozenset(ways)
