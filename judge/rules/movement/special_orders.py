"""Special orders: the railway, the canal, portage and transformations, around the battle of the usual orders.

Each special order is put in other words for the battle: a transformation, a permission and a journey that
cannot begin are a hold, a journey by rail or on the shoulders of armies a move over a border that is there
for this phase. What becomes of them afterwards decides them. A passage may hang on a unit that the battle
moves (the holder of the canal, an army that carries): then the phase is judged again without the passage,
and a passage once lost stays lost. Results stand where the orders stood.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from judge.rules.board import Board
from judge.rules.capability import is_shut, transform_reason
from judge.rules.movement.equations import Equations
from judge.rules.movement.passages import OrderKey, Passages
from judge.rules.movement.verdicts import MovementOutcome
from judge.rules.orders import Move, Order, Transform
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.rulebook import Rulebook
from judge.rules.switches import Railway
from judge.rules.units import Dislodged, Kind, Place, Position, Power, Province, Unit, province_of

Solver: TypeAlias = Callable[
    [Board, Position, Mapping[Power, Sequence[Order]], Rulebook, frozenset[Province]], Equations
]


def adjudicate(
    board: Board,
    position: Position,
    orders: Mapping[Power, Sequence[Order]],
    rulebook: Rulebook,
    solve: Solver,
) -> Outcome:
    """What the orders come to, special ones among them."""
    special = _SpecialOrders(board, position, orders)
    special.read()
    while True:
        usual = special.usual_orders()
        ground = board.with_ways(frozenset(special.ways)) if special.ways else board
        battle = solve(ground, position, usual, rulebook, frozenset(special.blocked))
        outcome = MovementOutcome.of_battle(battle, position)
        if not special.lose_passages(outcome):
            return special.outcome(outcome)


@dataclass(slots=True)
class _SpecialOrders(Passages):
    """The special orders of a phase: transformations and journeys, and the passages."""

    def read(self) -> None:
        """Put the special orders in other words for the battle."""
        switches = self.board.switches
        if switches.transform is not None:
            self._read_transformations()
        if switches.railway is not None:
            self._read_journeys(switches.railway)
        if switches.portage:
            self.read_portage()
        if switches.canal is not None:
            self.read_canal(switches.canal)
        if switches.gates:
            self.read_gates()

    # Transformations

    def _read_transformations(self) -> None:
        for key, order in self.each():
            if not isinstance(order, Transform):
                continue
            self.hold(key)
            if self.unit_of(key, order) is None:
                continue
            wrong = transform_reason(self.board, self.position, key[0], order, in_adjustments=False)
            if wrong is None:
                self.legal[key] = order
            else:
                self.known[key] = Verdict.ILLEGAL

    def _transformed(self, outcome: Outcome, units: list[Unit]) -> None:
        rule = self.board.switches.transform
        for key, order in self.legal.items():
            unit = next((u for u in units if u.power == key[0] and u.at == order.at), None)
            attacked = rule is not None and rule.noattack and _is_attacked(outcome, key[0], order.at)
            if unit is None or attacked:
                self.known[key] = Verdict.FAILED
            else:
                units[units.index(unit)] = Unit(unit.power, order.into, order.to)

    # The railway

    def _read_journeys(self, line: Railway) -> None:
        users = [key for key, order in self.each() if isinstance(order, Move) and order.route == (line.sign,)]
        able = [key for key in users if self._may_travel(key, line)]
        for key in users:
            if key not in able:
                self.hold(key, Verdict.ILLEGAL)
            elif len(able) > 1:
                self.hold(key, Verdict.FAILED)
            else:
                self._travel(key, line)

    def _may_travel(self, key: OrderKey, line: Railway) -> bool:
        order = self.order(key)
        assert isinstance(order, Move)
        unit = self.unit_of(key, order)
        on_line = {order.at, order.to} <= set(line.stops) and order.at != order.to
        return unit is not None and unit.kind is Kind.ARMY and unit.power == line.power and on_line

    def _travel(self, key: OrderKey, line: Railway) -> None:
        """Begin the journey; a foreign unit on the line between ends it before it."""
        order, units = self.order(key), self.units()
        assert isinstance(order, Move)
        between = line.between(order.at, order.to)
        foreign = [n for n, stop in enumerate(between) if stop in units and units[stop].power != key[0]]
        self.stops[key] = between[: foreign[0] if foreign else None][::-1]
        if foreign:
            self.hold(key, Verdict.FAILED)
            return
        self.journeys[key] = order.to
        self.usual[key] = Move(order.kind, order.at, order.to)
        self.open_way(Kind.ARMY, order.at, order.to)

    def _stopped_short(self, outcome: Outcome, units: list[Unit], lost: list[Dislodged]) -> None:
        """Put a traveller that did not arrive in the free stop nearest to its goal."""
        arrived = set(_arrivals(outcome))
        for key, stops in self.stops.items():
            order = self.order(key)
            assert isinstance(order, Move)
            start = order.at
            if key in self.journeys and (key[0], start) in arrived:
                continue
            self.known[key] = Verdict.FAILED
            taken = {unit.province for unit in units} | outcome.after.contested
            stop = next((stop for stop in stops if stop not in taken), None)
            if stop is not None:
                units[:] = [unit for unit in units if (unit.power, unit.at) != (key[0], start)]
                lost[:] = [one for one in lost if one.unit.at != start]
                units.append(Unit(key[0], Kind.ARMY, stop))
                self.reached[key] = stop

    def outcome(self, outcome: Outcome) -> Outcome:
        """The outcome of the phase, by the last battle."""
        units, lost = list(outcome.after.units), list(outcome.after.dislodged)
        self._transformed(outcome, units)
        self._stopped_short(outcome, units, lost)
        if self.ways or self.board.switches.gates:
            lost = [self._with_own_retreats(one) for one in lost]
        results = iter(outcome.results)
        ended: list[Result] = []
        for key, order in self.each():
            result = Result(key[0], order, Verdict.OK) if self._is_aside(key) else next(results)
            verdict = self.known.get(key, result.verdict)
            by = result.by if verdict is result.verdict else self.reached.get(key)
            ended.append(Result(key[0], order, verdict, by))
        after = replace(outcome.after, units=tuple(units), dislodged=tuple(lost))
        return Outcome((*ended, *results), after)

    def _is_aside(self, key: OrderKey) -> bool:
        return key in self.usual and self.usual[key] is None

    def _with_own_retreats(self, lost: Dislodged) -> Dislodged:
        """The dislodged unit without retreats by rail or on shoulders, or through a gate that is shut."""
        unit = lost.unit
        reach = [
            place
            for place in self.board.reach(unit.kind, unit.at)
            if unit.kind is Kind.ARMY or not is_shut(self.board, self.position, unit.power, unit.at, place)
        ]
        return replace(lost, retreats=tuple(place for place in lost.retreats if place in reach))


def _is_attacked(outcome: Outcome, power: Power, at: Place) -> bool:
    """Whether another power's unit moves there, successfully or not."""
    return any(
        isinstance(result.order, Move)
        and result.power != power
        and province_of(result.order.to) == province_of(at)
        and result.verdict in (Verdict.OK, Verdict.BOUNCE)
        for result in outcome.results
    )


def _arrivals(outcome: Outcome) -> Iterator[tuple[Power, Place]]:
    """Yield who moved, and from where."""
    for result in outcome.results:
        if isinstance(result.order, Move) and result.verdict is Verdict.OK:
            yield result.power, result.order.at
