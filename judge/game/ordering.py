"""Orders as they come in: per unit the last one counts, builds and removals up to what is due."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from judge.game.change import Change, refuse, with_seat
from judge.game.commands import Clear, GiveOrders, SetWait
from judge.game.events import OrdersCleared, OrdersTaken, Refusal, WaitSet
from judge.game.owing import alive, asked, change_due, missing, ordered_province, unit_provinces
from judge.game.permissions import power_of
from judge.game.roles import Actor
from judge.game.state import Game
from judge.rules.orders import Build, Convoy, Disband, Hold, Move, Order, Remove, Retreat, Support, Waive
from judge.rules.phases import PhaseKind
from judge.rules.units import Power

_KINDS: dict[PhaseKind, tuple[type[Order], ...]] = {
    PhaseKind.MOVEMENT: (Hold, Move, Support, Convoy),
    PhaseKind.RETREAT: (Retreat, Disband),
    PhaseKind.ADJUSTMENT: (Build, Remove, Waive),
}


def give_orders(game: Game, actor: Actor, command: GiveOrders, _now: datetime) -> Change:
    """Add orders to those the power holds for the phase at hand."""
    assert game.phase is not None
    power = power_of(actor)
    if command.power != power:
        return refuse(game, Refusal.NOT_PLAYER, command.power)
    why = _not_asked(game, power)
    if why is not None:
        return refuse(game, why, power)
    orders = tuple(_fitted(game.phase.kind, order) for order in command.orders)
    if not all(isinstance(order, _KINDS[game.phase.kind]) for order in orders):
        return refuse(game, Refusal.WRONG_PHASE, str(game.phase))
    if not all(_is_due(game, power, order) for order in orders):
        return refuse(game, Refusal.NOT_DUE, power)
    held, dropped = _merged(game, power, orders)
    taken = replace(game, orders={**game.orders, power: held})
    return taken, (OrdersTaken(power, held, missing(taken, power), dropped),)


def clear(game: Game, actor: Actor, _command: Clear, _now: datetime) -> Change:
    """Forget what the power ordered this phase."""
    power = power_of(actor)
    why = _not_asked(game, power)
    if why is not None:
        return refuse(game, why, power)
    rest = {other: orders for other, orders in game.orders.items() if other != power}
    return replace(game, orders=rest), (OrdersCleared(power),)


def set_wait(game: Game, actor: Actor, command: SetWait, _now: datetime) -> Change:
    """Set or drop the wait flag of a power that has orders to give."""
    power = power_of(actor)
    why = _not_asked(game, power)
    if why is not None:
        return refuse(game, why, power)
    return with_seat(game, power, wait=command.wait), (WaitSet(power, command.wait),)


def _not_asked(game: Game, power: Power) -> Refusal | None:
    """Why the phase asks nothing of a power."""
    if asked(game, power):
        return None
    return Refusal.NOT_DUE if power in alive(game.position) else Refusal.ELIMINATED


def _fitted(kind: PhaseKind, order: Order) -> Order:
    """The order as this phase means it: a dislodged unit's move retreats, disbanding in winter removes."""
    if kind is PhaseKind.RETREAT and isinstance(order, Move):
        return Retreat(order.kind, order.at, order.to)
    if kind is PhaseKind.RETREAT and isinstance(order, Remove):
        return Disband(order.kind, order.at)
    if kind is PhaseKind.ADJUSTMENT and isinstance(order, Disband):
        return Remove(order.kind, order.at)
    return order


def _is_due(game: Game, power: Power, order: Order) -> bool:
    """Builds where builds are due, removals where removals are."""
    if isinstance(order, Build | Waive):
        return change_due(game.variant, game.position, power) > 0
    return not isinstance(order, Remove) or change_due(game.variant, game.position, power) < 0


def _merged(game: Game, power: Power, new: Iterable[Order]) -> tuple[tuple[Order, ...], tuple[Order, ...]]:
    """The orders in force, and earlier builds or removals that gave way to them."""
    orders: list[Order] = list(game.orders.get(power, ()))
    for order in new:
        province = ordered_province(order)
        orders = [o for o in orders if province is None or ordered_province(o) != province]
        orders.append(order)
    assert game.phase is not None
    if game.phase.kind is PhaseKind.ADJUSTMENT:
        surplus = max(0, len(orders) - asked(game, power))
        return tuple(orders[surplus:]), tuple(orders[:surplus])
    places = unit_provinces(game, power)
    return tuple(sorted(orders, key=lambda order: _place_in(places, order))), ()


def _place_in(places: tuple[str, ...], order: Order) -> int:
    """Where the ordered unit stands in the power's list; orders for others come last."""
    province = ordered_province(order)
    return places.index(province) if province in places else len(places)
