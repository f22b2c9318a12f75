"""Which order is for which unit, where fleets of one power share a sea space.

Fleets of a space are alike, so its orders are for them in the order written (D15); an order that finds no
fleet left is for no one. On land, where one unit stands, its last order counts as everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from judge.rules.board import Board
from judge.rules.capability import Fault
from judge.rules.naval.possible import NavalBoard
from judge.rules.notation import write
from judge.rules.orders import Combined, Grant, Hold, Move, MovementOrder, Order, Patrol
from judge.rules.outcome import Verdict
from judge.rules.units import Kind, Position, Power, Province, Unit, province_of

_MOVEMENT = MovementOrder


# Compared by identity: two fleets of one space may have equal orders and are two anyway.
@dataclass(slots=True, eq=False)
class Given:
    """An order as it was given, and what happened to it; `by` as in a result."""

    power: Power
    order: Order
    verdict: Verdict = Verdict.OK
    by: str | None = None
    fault: Fault | None = None

    def ends(self, verdict: Verdict, by: str | None = None) -> None:
        """Record how the order ended."""
        self.verdict, self.by = verdict, by


@dataclass(slots=True, eq=False)
class Sailor:
    """A unit with the order that counts for it; None if it has none, or an impossible one, and holds."""

    unit: Unit
    given: Given | None = None
    order: MovementOrder | None = None
    blocked: bool = False
    unconvoyed: bool = False
    """An army whose move by sea was possible, and whose fleets all went elsewhere."""
    patrolled: Given | None = None

    @property
    def power(self) -> Power:
        """Return the unit's power."""
        return self.unit.power

    @property
    def at(self) -> Province:
        """Return its place at the start of the phase."""
        return self.unit.province

    @property
    def first_step(self) -> Province | None:
        """Return the space of its first step; None if it stays."""
        order = self.order
        if isinstance(order, Combined):
            return order.to
        if isinstance(order, Move):
            return order.route[0] if self.has_two_steps else province_of(order.to)
        return None

    @property
    def has_two_steps(self) -> bool:
        """Return whether its order has two steps, of which the second may be a support or convoy."""
        return self.unit.kind is Kind.FLEET and _is_of_two_steps(self.order)

    @property
    def failed_two_steps(self) -> bool:
        """Return whether it holds because its order of two steps was impossible."""
        told = None if self.given is None or self.order is not None else self.given.order
        return self.unit.kind is Kind.FLEET and _is_of_two_steps(told)

    @property
    def path(self) -> tuple[Province, ...]:
        """Return the provinces that its order passes, up to the last; empty if it stays."""
        order = self.order
        if isinstance(order, Move) and self.has_two_steps:
            return (*order.route, province_of(order.to))
        return () if self.first_step is None else (self.first_step,)

    @property
    def helps_at(self) -> Province:
        """Return the place from which it supports or convoys."""
        return self.order.to if isinstance(self.order, Combined) else self.at


def _is_of_two_steps(order: Order | None) -> bool:
    return isinstance(order, Combined) or (isinstance(order, Move) and bool(order.route))


@dataclass(slots=True)
class Muster:
    """All orders in the order given, all units in the position's order, each with the order that counts."""

    given: list[Given] = field(default_factory=list)
    sailors: list[Sailor] = field(default_factory=list)


def order_text(sailor: Sailor) -> str:
    """Return the unit's order in short form, as it was given; its hold if it has none."""
    if sailor.given is not None:
        return write(sailor.given.order)
    return write(Hold(sailor.unit.kind, sailor.unit.at))


def muster(naval: NavalBoard, position: Position, orders: Mapping[Power, Sequence[Order]]) -> Muster:
    """Give each unit its order, and find the orders impossible that are for no one or cannot be done."""
    sailors = [Sailor(unit) for unit in position.units]
    groups: dict[tuple[Power, Province], list[Sailor]] = {}
    for sailor in sailors:
        groups.setdefault((sailor.power, sailor.at), []).append(sailor)
    given = [Given(power, order) for power, sequence in orders.items() for order in sequence]
    for one in given if naval.rules.first_orders_count else reversed(given):
        _assign(naval, one, groups)
    for sailor in sailors:
        if sailor.given is not None and sailor.order is not None:
            _drop_impossible(naval, sailor, sailor.given)
    return Muster(given, sailors)


def _assign(naval: NavalBoard, one: Given, groups: Mapping[tuple[Power, Province], list[Sailor]]) -> None:
    order = one.order
    if isinstance(order, Grant):
        one.fault = naval.grant_fault(one.power, order)
        if one.fault is not None:
            one.ends(Verdict.ILLEGAL)
        return
    if not isinstance(order, _MOVEMENT):
        one.ends(Verdict.ILLEGAL)
        return
    province = province_of(order.at)
    group = groups.get((one.power, province), [])
    wanted = order.fleets if isinstance(order, Patrol) else 1
    if group and not naval.board.is_sea(province):
        _void_earlier(group[0], naval.rules.first_orders_count)
    free = [sailor for sailor in group if sailor.given is None]
    if len(free) < wanted or wanted < 1:
        one.fault = _nobody(naval.board, group, province)
        one.ends(Verdict.ILLEGAL)
        return
    for sailor in free[:wanted]:
        sailor.given, sailor.order = one, order


def _void_earlier(sailor: Sailor, takes_later: bool) -> None:
    """On land the last order for a unit counts, whichever way the orders are gone through."""
    if sailor.given is not None and takes_later:
        sailor.given.ends(Verdict.VOID)
        sailor.given = sailor.order = None


def _nobody(board: Board, group: Sequence[Sailor], province: Province) -> Fault:
    if province not in board.provinces:
        return Fault.UNKNOWN_PLACE
    return Fault.NO_FLEET_LEFT if group else Fault.NO_UNIT


def _drop_impossible(naval: NavalBoard, sailor: Sailor, given: Given) -> None:
    """A unit with an impossible order holds; a second order that is impossible leaves the first step."""
    assert sailor.order is not None
    fault = naval.order_fault(sailor.unit, sailor.order)
    given.fault = fault
    if fault is not None:
        given.ends(Verdict.ILLEGAL)
        # `given` stays, because the order keeps its result; `order` is what the unit does.
        sailor.order = None
