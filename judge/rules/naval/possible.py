"""What a fleet can be ordered in Naval Diplomacy, and why not; armies are as in the standard game.

Only what the board, the units and the centres' owners say is asked: whether an order fits those of other
units is seen when they are adjudicated. An impossible order of two steps is no order at all (D4), but a
second order that cannot help leaves the step before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from judge.rules.board import FLEET, Board, Terrain, connects
from judge.rules.capability import Fault, Reason
from judge.rules.orders import Block, Combined, Convoy, Grant, Hold, Move, MovementOrder, Patrol, Support
from judge.rules.units import Kind, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant_rules import NavalRules

_INDEX = {Kind.ARMY: 0, Kind.FLEET: FLEET}


@dataclass(frozen=True, slots=True)
class NavalBoard:
    """A board with the rules of its sea, and what this turn adds to it: who may use which passage."""

    board: Board
    rules: NavalRules
    position: Position
    granted: frozenset[tuple[Province, Power]] = frozenset()

    def order_fault(self, unit: Unit, order: MovementOrder) -> Fault | None:
        """Return why the unit's order is impossible; None if only the equations can decide that."""
        if not self._known(order):
            return Fault.UNKNOWN_PLACE
        if unit.kind is Kind.ARMY:
            return self._army_fault(unit, order)
        fault: Fault | None = None
        match order:
            case Move():
                fault = self.path_fault(unit.power, unit.at, order.route, order.to)
            case Combined():
                fault = self._first_step_fault(unit.power, unit.at, order.to)
            case Support():
                fault = self.support_fault(unit, unit.at, order, second=False)
            case Patrol():
                fault = self._patrol_fault(unit, order)
            case Block():
                fault = self._block_fault(unit, order)
            case Hold() | Grant() | Convoy():
                pass
        return fault

    def _known(self, order: MovementOrder) -> bool:
        places: list[Place | None] = [order.at]
        if isinstance(order, Combined):
            places += [order.to, order.then.of, order.then.to]
            places += order.then.route if isinstance(order.then, Support) else ()
        elif isinstance(order, Move):
            places += [order.to, *order.route]
        elif isinstance(order, Support | Convoy):
            places += [order.of, order.to, *(order.route if isinstance(order, Support) else ())]
        elif isinstance(order, Block):
            places += order.strait
        return all(place is None or place in self.board.index for place in places)

    def _army_fault(self, unit: Unit, order: MovementOrder) -> Fault | None:
        if isinstance(order, Support):
            return self.support_fault(unit, unit.at, order, second=False)
        if isinstance(order, Hold | Move | Convoy):
            return None
        if isinstance(order, Block):
            return Fault.NO_STRAIT
        return Fault.CARRIER_IS_ARMY if isinstance(order, Combined) else Fault.NOT_AT_SEA

    # Steps

    def path_fault(self, power: Power, at: Place, route: tuple[Province, ...], to: Place) -> Fault | None:
        """Return why a fleet cannot go there in one or two steps; None if it can."""
        if not route:
            return self.step_fault(power, at, to)
        middle = route[0]
        if len(route) > 1:
            return Fault.NO_BORDER
        fault = self._first_step_fault(power, at, middle)
        if fault is not None:
            return fault
        if not self.rules.end_at_sea and self.board.is_sea(province_of(to)):
            return Fault.END_AT_SEA
        return self.step_fault(power, middle, to)

    def _first_step_fault(self, power: Power, at: Place, middle: Province) -> Fault | None:
        return self.step_fault(power, at, middle) if self.board.is_sea(middle) else Fault.MIDDLE_NOT_SEA

    def places_at_fault(self, unit: Unit, order: MovementOrder) -> tuple[Place, Place | None]:
        """Return the places at fault in the unit's impossible order: those of the impossible step."""
        match order:
            case Move(route=(middle, *_)) if self._first_step_fault(unit.power, order.at, middle) is not None:
                return order.at, middle
            case Move():
                return (order.route[-1] if order.route else order.at), order.to
            case Combined() if self._first_step_fault(unit.power, order.at, order.to) is not None:
                return order.at, order.to
            case Combined():
                return order.to, order.then.to or order.then.of
            case Support() | Convoy():
                return order.at, order.to or order.of
            case _:
                return order.at, None

    def step_fault(self, power: Power, at: Place, to: Place) -> Fault | None:
        """Return why a fleet cannot go there in one step; None if it can."""
        if province_of(at) == province_of(to):
            return Fault.SAME_PROVINCE
        if self.destination(at, to) is not None:
            return None
        centre = self.rules.passage(province_of(at), province_of(to))
        if centre is not None:
            return None if self.is_friendly(centre, power) else Fault.NOT_FRIENDLY
        terrain = self.board.provinces[province_of(to)].terrain
        if terrain is Terrain.IMPASSABLE:
            return Fault.IMPASSABLE
        if terrain is Terrain.LAND:
            return Fault.FLEET_INLAND
        return Fault.NO_BORDER if not self._touches(at, province_of(to)) else Fault.COAST_NEEDED

    def destination(self, at: Place, to: Place) -> Place | None:
        """Return the place that a fleet reaches from there, with its coast; None if none or two."""
        reach = self.board.reach(Kind.FLEET, at)
        if to in reach:
            return to
        coasts = [place for place in reach if province_of(place) == to]
        return coasts[0] if len(coasts) == 1 else None

    def _touches(self, at: Place, province: Province, kind: Kind = Kind.FLEET) -> bool:
        board = self.board
        return board.index[province] in board.touch_numbers[_INDEX[kind]][board.index[at]]

    def is_friendly(self, centre: Province, power: Power) -> bool:
        """Return whether the centre's owner is the power itself, or grants it passage this turn (D13)."""
        owner = self.position.centres.get(centre)
        if owner is None:
            return self.rules.unowned_is_friendly
        return owner == power or (centre, power) in self.granted

    def grant_fault(self, power: Power, grant: Grant) -> Fault | None:
        """Return why the power cannot grant passage there; None if it can."""
        centre = province_of(grant.at)
        known = centre in self.rules.passages.values() and centre in self.board.provinces
        if not known or self.position.centres.get(centre) != power:
            return Fault.NO_GRANT
        return Fault.OWN_POWER if grant.to == power else None

    # Help

    def support_fault(self, unit: Unit, here: Place, order: Support, *, second: bool) -> Fault | None:
        """Return why a support from `here`, its place or the space after its first step, is impossible."""
        goal = province_of(order.of if order.to is None else order.to)
        if order.step == 1 and order.route:
            goal = order.route[0]
        helped = [other for other in self.position.units if other.province == province_of(order.of)]
        if unit in helped:
            helped.remove(unit)  # equal ones stay
        fault = self._step_named_fault(order, second=second)
        if fault is not None:
            return fault
        if goal == province_of(here):
            return Fault.SAME_PROVINCE
        if not self._touches(here, goal, unit.kind):
            return Fault.SUPPORT_OUT_OF_REACH
        if not helped:
            return Fault.HELPS_ITSELF if unit.province == province_of(order.of) else Fault.HELPED_ABSENT
        if order.to is not None and all(self._cannot_go(other, order) for other in helped):
            return Fault.HELPED_CANNOT_GO
        return None

    def _step_named_fault(self, order: Support, *, second: bool) -> Fault | None:
        if second:
            unwanted = order.to is None and not self.rules.second_order_supports_hold
            return Fault.FIRST_STEP if unwanted or (order.step == 1 and order.route) else None
        if order.route and order.step is None:
            return Fault.STEP_NEEDED
        first = order.step == 1 and bool(order.route)
        return Fault.FIRST_STEP if first and not self.rules.first_step_support else None

    def _cannot_go(self, helped: Unit, order: Support) -> bool:
        """Return whether no order could take the unit there; a coast need not be named (DATC 4.B.4)."""
        assert order.to is not None
        if helped.kind is Kind.ARMY:
            return not self._could_march_or_sail(helped.at, order.to)
        faults = (None, Fault.COAST_NEEDED)
        return self.path_fault(helped.power, helped.at, order.route, order.to) not in faults

    def _could_march_or_sail(self, at: Place, to: Place) -> bool:
        """Return whether an army could go there, by any convoy at all: fleets may yet come anywhere."""
        board = self.board
        start, goal = board.index[province_of(at)], board.index[province_of(to)]
        if self._touches(at, province_of(to), Kind.ARMY):
            return True
        return bool(board.is_land[goal]) and connects(board, board.carriers, start, goal)

    # Patrol and block

    def _patrol_fault(self, unit: Unit, order: Patrol) -> Fault | None:
        if not self.board.is_sea(unit.province):
            return Fault.NOT_AT_SEA
        if order.fleets < 2:  # noqa: PLR2004  # the least that patrol (rule 6)
            return Fault.LONE_PATROL
        return Fault.OWN_POWER if order.enemy == unit.power else None

    def _block_fault(self, unit: Unit, order: Block) -> Fault | None:
        strait = next((pair for pair in self.rules.straits if unit.province in pair), None)
        if strait is None or (order.strait and set(order.strait) != set(strait)):
            return Fault.NO_STRAIT
        return Fault.OWN_POWER if order.enemy == unit.power else None


def naval_reason(
    board: Board,
    position: Position,
    power: Power,
    order: MovementOrder,
    granted: frozenset[tuple[Province, Power]] | None = None,
) -> Reason | None:
    """Return why the power's order is impossible where sea spaces are shared; None if it is possible.

    Without `granted` passage is taken for granted, because its owner may still grant it; and so is it that a
    convoy finds its fleets.
    """
    rules = board.variant_rules.naval
    assert rules is not None
    if granted is None:
        granted = frozenset((centre, power) for centre in rules.passages.values())
    naval = NavalBoard(board, rules, position, granted)
    if isinstance(order, Grant):
        fault = naval.grant_fault(power, order)
        return None if fault is None else Reason(fault, order.at)
    there = [unit for unit in position.units if unit.province == province_of(order.at)]
    own = [unit for unit in there if unit.power == power]
    if not own:
        return Reason(Fault.NOT_YOURS if there else Fault.NO_UNIT, order.at)
    return _fleet_reason(naval, own, order)


def _fleet_reason(naval: NavalBoard, own: Sequence[Unit], order: MovementOrder) -> Reason | None:
    """Return why the order of one of the power's units in a space is impossible."""
    if isinstance(order, Patrol) and len(own) < order.fleets:
        return Reason(Fault.NO_FLEET_LEFT, order.at)
    fault = naval.order_fault(own[0], order)
    if fault is None and isinstance(order, Combined) and isinstance(order.then, Support):
        fault = naval.support_fault(own[0], order.to, order.then, second=True)
    helps = order.then if isinstance(order, Combined) else order
    if fault is Fault.HELPED_CANNOT_GO and isinstance(helps, Support):
        return Reason(fault, helps.of, helps.to)
    return None if fault is None else Reason(fault, *naval.places_at_fault(own[0], order))
