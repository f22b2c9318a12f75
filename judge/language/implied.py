"""Orders implied by others: a support or convoy of an own unit orders that unit too (DATC 4.E.3)."""

from __future__ import annotations

from collections.abc import Sequence

from judge.rules.orders import Convoy, Hold, Move, Order, Support
from judge.rules.units import Position, Power, Province, Unit, province_of


def implied(orders: Sequence[Order], position: Position, power: Power) -> tuple[Order, ...]:
    """What movement orders of one power also say about its units that have no order of their own.

    A unit told two different things stands (seed 004 3.8). Other powers' units are never ordered this way.
    """
    own = {unit.province: unit for unit in position.of(power)}
    ordered = {_ordered(order) for order in orders}
    wishes: dict[Province, set[Order]] = {}
    for order in orders:
        if isinstance(order, Support | Convoy):
            helped = own.get(province_of(order.of))
            if helped is not None and helped.province not in ordered:
                wishes.setdefault(helped.province, set()).add(_wish(order, helped))
    return tuple(_settled(own[province], wished) for province, wished in wishes.items())


def _ordered(order: Order) -> Province:
    at = getattr(order, "at", "")
    return province_of(at)


def _wish(order: Support | Convoy, unit: Unit) -> Order:
    if order.to is None or province_of(order.to) == unit.province:
        return Hold(unit.kind, unit.at)
    return Move(unit.kind, unit.at, order.to, via=isinstance(order, Convoy))


def _settled(unit: Unit, wished: set[Order]) -> Order:
    return wished.pop() if len(wished) == 1 else Hold(unit.kind, unit.at)
