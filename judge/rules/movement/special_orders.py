"""Special orders: railway, canal, portage and transformations, around the battle of the usual orders.

Each special order is put in other words for the battle: a transformation, a permission and a move that
cannot begin are a hold, a move by rail or on the shoulders of armies a move over a border that is there
for this phase. What happens to them afterwards decides them. A passage may hang on a unit that the battle
moves (the holder of the canal, an army that carries): then the phase is adjudicated again without the
passage, and a passage once lost stays lost. Results stand where the orders stood.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from judge.rules.board import Board, BorderRule, NarrowBorder
from judge.rules.capability import is_shut, leads, transform_reason
from judge.rules.movement.equations import Equations
from judge.rules.movement.verdicts import MovementOutcome
from judge.rules.orders import Convoy, Hold, Move, Order, Permit, Support, Transform, Waive
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.rulebook import Rulebook
from judge.rules.units import Dislodged, Kind, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant_rules import Canal, Railway

# Passages: what only an order opens, the canal and the shoulders of armies; the base of the special
# orders.
#
# A passage may hang on a unit that the battle moves: the holder of the canal, an army that carries. A
# passage once lost stays lost.

OrderKey: TypeAlias = tuple[Power, int]
"""An order by its power and its number among the power's orders."""


@dataclass(slots=True)
class Passages:
    """The special orders of a phase, and among them portage and the canal.

    usual      what an order is for the battle, where it is not as given; None for one about no unit
    known      verdicts that the battle does not decide
    ways       borders that are there for this phase
    blocked    the provinces of units whose move is not let through
    legal      the transformations that are possible
    rail_moves the moves by rail that begin
    stops      where a traveller by rail may stop short, the first choice first
    reached    where such a traveller stopped
    carried    the fleets that armies carry: the order, the armies' orders by province, the goal
    crossings  moves and supports that pass the canal by permission
    permits    the permissions
    """

    board: Board
    position: Position
    orders: Mapping[Power, Sequence[Order]]
    usual: dict[OrderKey, Order | None] = field(default_factory=dict)
    known: dict[OrderKey, Verdict] = field(default_factory=dict)
    ways: set[NarrowBorder] = field(default_factory=set)
    blocked: set[Province] = field(default_factory=set)
    legal: dict[OrderKey, Transform] = field(default_factory=dict)
    rail_moves: dict[OrderKey, Province] = field(default_factory=dict)
    stops: dict[OrderKey, tuple[Province, ...]] = field(default_factory=dict)
    reached: dict[OrderKey, Province] = field(default_factory=dict)
    carried: dict[OrderKey, tuple[dict[Province, OrderKey], Province]] = field(default_factory=dict)
    crossings: list[OrderKey] = field(default_factory=list)
    permits: list[OrderKey] = field(default_factory=list)

    def each(self) -> Iterator[tuple[OrderKey, Order]]:
        """Yield every order with its key."""
        for power, own in self.orders.items():
            for number, order in enumerate(own):
                yield (power, number), order

    def order(self, key: OrderKey) -> Order:
        """Return the order as given."""
        return self.orders[key[0]][key[1]]

    def units(self) -> dict[Province, Unit]:
        """Return the units by province."""
        return {unit.province: unit for unit in self.position.units}

    def usual_orders(self) -> dict[Power, list[Order]]:
        """Return the orders for the battle, without those for no unit."""
        usual: dict[Power, list[Order]] = {power: [] for power in self.orders}
        for key, order in self.each():
            found = self.usual.get(key, order)
            if found is not None:
                usual[key[0]].append(found)
        return usual

    def hold(self, key: OrderKey, verdict: Verdict | None = None) -> None:
        """Replace the order by a hold in the battle; its verdict may already be known."""
        order = self.order(key)
        assert not isinstance(order, Waive | Permit)
        self.usual[key] = Hold(order.kind, order.at)
        if verdict is not None:
            self.known[key] = verdict

    def unit_of(self, key: OrderKey, order: Order) -> Unit | None:
        """Return the power's own unit that the order is for, if no later order is for it."""
        if isinstance(order, Waive | Permit):
            return None
        province = province_of(order.at)
        later = self.orders[key[0]][key[1] + 1 :]
        if any(not isinstance(o, Waive) and province_of(o.at) == province for o in later):
            return None
        unit = self.units().get(province)
        return unit if unit is not None and unit.power == key[0] else None

    def open_way(self, kind: Kind, start: Place, goal: Place) -> None:
        """Add a border for this phase."""
        if goal not in self.board.reach(kind, start):
            self.ways.add(NarrowBorder(kind, start, goal, BorderRule.ONE_WAY))

    # Portage

    def read_portage(self) -> None:
        """Find the fleets that armies carry, and the armies."""
        bearers: dict[OrderKey, Convoy] = {}
        for key, order in self.each():
            if isinstance(order, Convoy) and self._bears(key, order):
                bearers[key] = order
                self.hold(key, Verdict.VOID)
        for key, order in self.each():
            if isinstance(order, Move) and (place := self._landing(key, order)) is not None:
                self._carry(key, order, place, bearers)
        for key, convoy in bearers.items():
            carried = self._carried_to(convoy)
            if carried is None or not self._joins(self._armies(), convoy.of, carried, province_of(convoy.at)):
                self.known[key] = Verdict.ILLEGAL

    def _bears(self, key: OrderKey, order: Convoy) -> bool:
        """Return whether an army is told to carry a fleet."""
        unit, helped = self.unit_of(key, order), self.units().get(province_of(order.of))
        return unit is not None and helped is not None and (unit.kind, helped.kind) == (Kind.ARMY, Kind.FLEET)

    def _carried_to(self, convoy: Convoy) -> Place | None:
        """Return a place where the fleet could be put down, so far as it must be carried there."""
        goal = province_of(convoy.to)
        return next(iter(self.board.standing_places(Kind.FLEET, goal)), None)

    def _landing(self, key: OrderKey, order: Move) -> Place | None:
        """Return where a fleet that must be carried goes.

        None if it sails, cannot be carried, or names no coast.
        """
        unit, goal = self.unit_of(key, order), province_of(order.to)
        if unit is None or unit.kind is not Kind.FLEET or goal == unit.province:
            return None
        if any(province_of(place) == goal for place in self.board.reach(Kind.FLEET, unit.at)):
            return None
        places = self.board.standing_places(Kind.FLEET, goal)
        place = order.to if order.to in places else places[0] if len(places) == 1 else None
        return place if place is not None and self._joins(self._armies(), unit.province, goal) else None

    def _carry(self, key: OrderKey, order: Move, place: Place, bearers: Mapping[OrderKey, Convoy]) -> None:
        start, goal = province_of(order.at), province_of(place)
        armies = {
            province_of(convoy.at): bearer
            for bearer, convoy in bearers.items()
            if (province_of(convoy.of), province_of(convoy.to)) == (start, goal)
        }
        for bearer in armies.values():
            self.known[bearer] = Verdict.OK
        if not self._joins(armies.keys(), start, goal):
            self.hold(key, Verdict.VOID)
            return
        unit = self.units()[start]
        self.carried[key] = armies, goal
        self.usual[key] = Move(Kind.FLEET, unit.at, place)
        self.open_way(Kind.FLEET, unit.at, place)

    def _armies(self) -> set[Province]:
        return {unit.province for unit in self.position.units if unit.kind is Kind.ARMY}

    def _joins(
        self, armies: AbstractSet[Province], start: Place, goal: Place, through: Province = ""
    ) -> bool:
        """Whether armies that stand next to each other lead from one coast to the other, all ways in mind."""
        return leads(self.board, armies, province_of(start), province_of(goal), through)

    # Gates

    def read_gates(self) -> None:
        """Find the fleets that would move or support through a gate that is shut to them."""
        for key, order in self.each():
            if not isinstance(order, Move | Support) or order.kind is not Kind.FLEET:
                continue
            goal = order.to or (order.of if isinstance(order, Support) else "")
            shut = is_shut(self.board, self.position, key[0], order.at, goal)
            if shut and self.unit_of(key, order) is not None:
                self.hold(key, Verdict.ILLEGAL)

    # The canal

    def read_canal(self, canal: Canal) -> None:
        """Find the permissions, and the moves and supports that need one."""
        holder = self.units().get(canal.holder)
        let_through: set[tuple[Province, bool]] = set()
        for key, order in self.each():
            if not isinstance(order, Permit):
                continue
            self.usual[key] = None
            if holder is None or holder.power != key[0]:
                self.known[key] = Verdict.ILLEGAL if holder is None else Verdict.NOT_OWNED
            elif order.of is None:
                self.known[key] = Verdict.OK
            elif (way := _way_through(canal, order)) is not None:
                self.known[key] = Verdict.OK
                self.permits.append(key)
                let_through.add(way)
            else:
                self.known[key] = Verdict.ILLEGAL
        for key, order in self.each():
            start = self._crosses(key, order, canal)
            if start is None:
                continue
            self.crossings.append(key)
            if (start, True) not in let_through and (
                isinstance(order, Move) or (start, False) not in let_through
            ):
                self._block(key)

    def _crosses(self, key: OrderKey, order: Order, canal: Canal) -> Province | None:
        """Return the end from which a move or a support passes the canal."""
        unit = self.unit_of(key, order)
        if unit is None or unit.province not in canal.ends or not isinstance(order, Move | Support):
            return None
        goal = province_of(order.to or (order.of if isinstance(order, Support) else ""))
        return unit.province if goal in canal.ends and goal != unit.province else None

    def _block(self, key: OrderKey) -> None:
        order = self.order(key)
        assert not isinstance(order, Waive | Permit)
        if isinstance(order, Move):
            self.blocked.add(province_of(order.at))
        else:
            self.hold(key, Verdict.BLOCKED)

    # After the battle

    def lose_passages(self, outcome: Outcome) -> bool:
        """Cancel the passages whose unit left or was dislodged. Return whether there were any."""
        return self._lose_permission(outcome.after) or self._drop_fleets(outcome.after)

    def _lose_permission(self, after: Position) -> bool:
        canal = self.board.variant_rules.canal
        if canal is None or not self.permits:
            return False
        holder = self.units()[canal.holder]
        # The very same unit in the same place: one that was dislodged or moved no longer holds the canal.
        if holder in after.units:
            return False
        for key in self.permits:
            self.known[key] = Verdict.FAILED
        for key in self.crossings:
            self._block(key)
        self.permits.clear()
        return True

    def _drop_fleets(self, after: Position) -> bool:
        """Have a fleet stay that lost a bearer without which no chain of armies carries it."""
        dislodged = {one.unit.province for one in after.dislodged}
        dropped = False
        for key, (armies, goal) in self.carried.items():
            for province, bearer in armies.items():
                self.known[bearer] = Verdict.DISRUPTED if province in dislodged else Verdict.OK
            order = self.order(key)
            assert isinstance(order, Move)
            start = province_of(order.at)
            if start not in self.blocked and not self._joins(armies.keys() - dislodged, start, goal):
                self.blocked.add(start)
                self.known[key] = Verdict.DISRUPTED
                dropped = True
        return dropped


def _way_through(canal: Canal, order: Permit) -> tuple[Province, bool] | None:
    """Return the end from which a permission opens the canal, and whether to moves too; None if none is."""
    of, ends = province_of(order.of or ""), canal.ends
    if of not in ends:
        return None
    beyond = ends[1] if of == ends[0] else ends[0]
    if order.to is None:
        return beyond, False
    return (of, True) if province_of(order.to) == beyond else None


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
    """Return the outcome of the orders, including special ones."""
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
    """The special orders of a phase: transformations and moves, and the passages."""

    def read(self) -> None:
        """Put the special orders in other words for the battle."""
        rules = self.board.variant_rules
        if rules.transform is not None:
            self._read_transformations()
        if rules.railway is not None:
            self._read_rail_moves(rules.railway)
        if rules.portage:
            self.read_portage()
        if rules.canal is not None:
            self.read_canal(rules.canal)
        if rules.gates:
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
        rule = self.board.variant_rules.transform
        for key, order in self.legal.items():
            unit = next((u for u in units if u.power == key[0] and u.at == order.at), None)
            attacked = rule is not None and rule.noattack and _is_attacked(outcome, key[0], order.at)
            if unit is None or attacked:
                self.known[key] = Verdict.FAILED
            else:
                units[units.index(unit)] = Unit(unit.power, order.into, order.to)

    # The railway

    def _read_rail_moves(self, line: Railway) -> None:
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
        """Begin the move; a foreign unit on the line between ends it before it."""
        order, units = self.order(key), self.units()
        assert isinstance(order, Move)
        between = line.between(order.at, order.to)
        foreign = [n for n, stop in enumerate(between) if stop in units and units[stop].power != key[0]]
        self.stops[key] = between[: foreign[0] if foreign else None][::-1]
        if foreign:
            self.hold(key, Verdict.FAILED)
            return
        self.rail_moves[key] = order.to
        self.usual[key] = Move(order.kind, order.at, order.to)
        self.open_way(Kind.ARMY, order.at, order.to)

    def _stopped_short(self, outcome: Outcome, units: list[Unit], lost: list[Dislodged]) -> None:
        """Put a traveller that did not arrive in the free stop nearest to its goal."""
        arrived = set(_arrivals(outcome))
        for key, stops in self.stops.items():
            order = self.order(key)
            assert isinstance(order, Move)
            start = order.at
            if key in self.rail_moves and (key[0], start) in arrived:
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
        """Return the outcome of the phase, by the last battle."""
        units, lost = list(outcome.after.units), list(outcome.after.dislodged)
        self._transformed(outcome, units)
        self._stopped_short(outcome, units, lost)
        # The battle took borders made for this phase for real ones, and offers retreats over them.
        if self.ways or self.board.variant_rules.gates:
            lost = [self._with_own_retreats(one) for one in lost]
        # The battle's results come in the order of the orders it got, from which those set aside are missing.
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
    """Return whether another power's unit moves there, successfully or not."""
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
