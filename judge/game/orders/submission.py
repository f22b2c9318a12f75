"""Submission: orders, proxies, waits and votes arrive; what is asked for is taken, all else refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import TypeVar, get_args

from judge.game.anonymity import is_blind, is_summer
from judge.game.commands.member import Clear, EndSet, GiveOrders, SetWait
from judge.game.events import Event, LateFate, LateOrders, OrdersCleared, OrdersTaken, WaitSet
from judge.game.orders.outstanding import (
    change_due,
    comes_late,
    may_transform,
    orders_asked,
    orders_missing,
    unit_provinces,
    units_without_order,
    with_orders,
)
from judge.game.orders.sets import Joining, SetMerger, Taken, order_sets
from judge.game.orders.standing_proxies import held, lent, proxies_allowed
from judge.game.permissions import power_of
from judge.game.proxies import Given, Proxy, ordered_province
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor
from judge.game.state import Game, LateSet
from judge.game.transition import Transition, refuse, with_seat
from judge.rules.adjustments import due
from judge.rules.orders import (
    AdjustmentOrder,
    Build,
    Disband,
    Hold,
    Move,
    MovementOrder,
    Order,
    Remove,
    Retreat,
    RetreatOrder,
    Waive,
)
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Power, Province, alive

T = TypeVar("T")

_KINDS: dict[PhaseKind, tuple[type[Given], ...]] = {
    PhaseKind.MOVEMENT: (*get_args(MovementOrder), Proxy),
    PhaseKind.RETREAT: (*get_args(RetreatOrder), Proxy),
    PhaseKind.ADJUSTMENT: (*get_args(AdjustmentOrder), Proxy),
}
"""What may be given in a phase; whether proxies are played is the game's setting."""


def give_orders(game: Game, actor: Actor, command: GiveOrders, now: datetime) -> Transition:
    """Add orders and proxies to those that the power holds for the current phase, or to its late ones."""
    power = power_of(actor)
    if command.power != power:
        return refuse(game, Refusal.NOT_PLAYER, command.power)
    if comes_late(game, actor, now):
        return with_late_set(game, power, lambda aside: _give(aside, power, command))
    return _give(game, power, command)


def _give(game: Game, power: Power, command: GiveOrders) -> Transition:
    assert game.phase is not None
    if command.lines and not command.orders:
        return _spoken(game, power, command)
    orders = tuple(adapt_to_phase(game.phase.kind, order) for order in command.orders)
    refused = _refused(game, game.phase, power, orders)
    if refused is not None:
        return refuse(game, *refused)
    before = tuple(adapt_to_phase(game.phase.kind, order) for order in command.before)
    kept, dropped = _merger(game, game.phase, power).merge(held(game, power), before, orders)
    return _taken(_with_lines(game, power, command), power, kept, dropped)


def _spoken(game: Game, power: Power, command: GiveOrders) -> Transition:
    """Return the lines of the summer: one for each unit, the last one counts (seed 000, 12)."""
    if not is_summer(game.settings, game.phase):
        return refuse(game, Refusal.NOT_DUE, power)
    spoken = _with_lines(game, power, command)
    orders, proxies = game.orders.get(power, ()), game.proxies.get(power, ())
    return spoken, (OrdersTaken(power, orders, orders_missing(game, power), (), proxies),)


def _with_lines(game: Game, power: Power, command: GiveOrders) -> Game:
    if not command.lines:
        return game
    return replace(game, lines={**game.lines, power: {**game.lines.get(power, {}), **dict(command.lines)}})


def end_set(game: Game, actor: Actor, command: EndSet, now: datetime) -> Transition:
    """End a set of orders: in a game where the latest set stands alone, drop the orders given before it."""
    power = power_of(actor)
    if not comes_late(game, actor, now):
        return _end(game, power, command)
    return with_late_set(game, power, lambda aside: _end(aside, power, command))


def _end(game: Game, power: Power, command: EndSet) -> Transition:
    assert game.phase is not None
    if order_sets(game).joining is Joining.COMBINED or _not_heard(game, power) is not None:
        return game, ()
    said = tuple(adapt_to_phase(game.phase.kind, order) for order in command.orders)
    kept = _merger(game, game.phase, power).counting(said)
    forgotten = tuple(one for one in held(game, power) if one not in kept)
    return _taken(game, power, kept, forgotten) if forgotten else (game, ())


def with_late_set(game: Game, power: Power, change: Callable[[Game], Transition]) -> Transition:
    """Change what the power has sent late, as if that were all it has said.

    Refused if orders of the power came on time: then late ones never count (seed 004 §3.11).
    """
    if held(game, power):
        return refuse(game, Refusal.TOO_LATE, power)
    before = game.late_sets.get(power, LateSet())
    aside = replace(_laid_open(game, power, before), ahead={power: before.ahead})
    aside, events = change(aside)
    if not events or isinstance(events[0], Refused):
        return game, events
    orders, proxies = aside.orders.get(power, ()), aside.proxies.get(power, ())
    kept = LateSet(
        orders, proxies, aside.lines.get(power, {}), aside.ahead.get(power, ()), declined=before.declined
    )
    dropped = tuple(one for event in events if isinstance(event, OrdersTaken) for one in event.dropped)
    told = replace(_told(power, kept, LateFate.KEPT), dropped=dropped)
    return replace(game, late_sets={**game.late_sets, power: kept}), (told,)


def _laid_open(game: Game, power: Power, late: LateSet) -> Game:
    """Return the game with what came late as the power's orders for the phase."""
    return replace(
        game,
        orders={**game.orders, power: late.orders},
        proxies=_with_proxies(game, power, late.proxies),
        lines={**game.lines, power: late.lines} if late.lines else game.lines,
    )


def count_late_sets(game: Game, powers: Iterable[Power], fate: LateFate) -> Transition:
    """Count what these powers sent late as their orders."""
    events: list[Event] = []
    for power in powers:
        late = game.late_sets[power]
        ahead = (*game.ahead.get(power, ()), *late.ahead)
        laid = _laid_open(game, power, late) if not held(game, power) else game
        rest = _without(game.late_sets, power)
        game = replace(laid, late_sets=rest, ahead={**game.ahead, power: ahead} if ahead else game.ahead)
        events += (OrdersTaken(power, late.orders, orders_missing(game, power), (), late.proxies),)
        events += (_told(power, late, fate),)
    return game, tuple(events)


def decline_late_sets(game: Game, powers: Iterable[Power]) -> Transition:
    """Note that the GM does not count what these powers sent late; the decision may still change."""
    declined = {power: replace(game.late_sets[power], declined=True) for power in powers}
    events = tuple(_told(power, late, LateFate.DECLINED) for power, late in declined.items())
    return replace(game, late_sets={**game.late_sets, **declined}), events


def late_sent(game: Game) -> tuple[Power, ...]:
    """Return the powers that have sent late orders which do not count so far."""
    return tuple(power for power, late in game.late_sets.items() if not late.is_empty)


def late_waiting(game: Game) -> tuple[Power, ...]:
    """Return those of them for which the GM has not said no."""
    return tuple(power for power in late_sent(game) if not game.late_sets[power].declined)


def late_sets_unused(game: Game) -> tuple[LateOrders, ...]:
    """Return the late orders that are not used as the phase is adjudicated.

    Where the GM said no, their players have been told already.
    """
    return tuple(_told(power, game.late_sets[power], LateFate.UNUSED) for power in late_waiting(game))


def _told(power: Power, late: LateSet, fate: LateFate) -> LateOrders:
    return LateOrders(power, fate, late.orders, late.proxies, tuple(one.line for one in late.ahead))


def _merger(game: Game, phase: Phase, power: Power) -> SetMerger:
    if phase.kind is not PhaseKind.ADJUSTMENT:
        return SetMerger(order_sets(game), None, _shared_fleets(game, power))
    room = orders_asked(game, power)
    idle = max(0, due(game.board, game.position, power) - room)
    return SetMerger(order_sets(game), room, _shared_fleets(game, power), idle)


def find_fleets(game: Game, power: Power, said: Iterable[Given]) -> tuple[Taken | None, ...]:
    """Return which of the power's fleets each line of a set finds; None if no fleets share a space."""
    if game.phase is None or game.phase.kind is PhaseKind.RETREAT:
        return tuple(None for _ in said)
    return _merger(game, game.phase, power).find_fleets(tuple(said))


def _shared_fleets(game: Game, power: Power) -> dict[Province, int]:
    """Return how many fleets the power has in each space that holds more than one (Naval Diplomacy)."""
    board = game.variant.board
    if board.variant_rules.naval is None:
        return {}
    return dict(Counter(u.province for u in game.position.of(power) if not board.holds_one(u.province)))


def _taken(game: Game, power: Power, kept: tuple[Given, ...], dropped: tuple[Given, ...]) -> Transition:
    """Return the game with these orders and proxies, in the order of the power's units.

    Builds stay in the order given.
    """
    places = unit_provinces(game, power)
    kept = tuple(sorted(kept, key=lambda order: _place_in(places, order)))
    orders, proxies = _apart(kept)
    taken = with_orders(game, power, orders, _with_proxies(game, power, proxies))
    return taken, (OrdersTaken(power, orders, orders_missing(taken, power), dropped, proxies),)


def _apart(said: Iterable[Given]) -> tuple[tuple[Order, ...], tuple[Proxy, ...]]:
    said = tuple(said)
    orders = tuple(one for one in said if not isinstance(one, Proxy))
    return orders, tuple(one for one in said if isinstance(one, Proxy))


def _refused(game: Game, phase: Phase, power: Power, orders: tuple[Given, ...]) -> tuple[Refusal, str] | None:
    """Return why the power may not give these orders now, and what the refusal is about."""
    why = _not_heard(game, power)
    if why is not None:
        return why, power
    if not all(isinstance(order, _KINDS[phase.kind]) for order in orders):
        return Refusal.WRONG_PHASE, phase.mail_code
    if not all(_is_due(game, power, order) for order in orders):
        return Refusal.NOT_DUE, power
    lent = [order.to for order in orders if isinstance(order, Proxy)]
    if lent and not proxies_allowed(game):
        return Refusal.NO_PROXIES, ""
    if is_blind(game):
        return None  # no one may learn which powers are eliminated
    gone = [holder for holder in lent if holder not in alive(game.position)]
    return (Refusal.ELIMINATED, gone[0]) if gone else None


def add_bot_orders(game: Game, power: Power, orders: tuple[Order, ...]) -> Transition:
    """Add a bot's orders for whatever the power's player left open; the player's orders stay.

    Units that the bot leaves out hold or are disbanded, and builds are waived: nobody waits for a bot.
    """
    assert game.phase is not None
    before = held(game, power)
    away = lent(game, power)
    said = {ordered_province(one) for one in (*before, *away)}
    fresh = tuple(order for order in orders if ordered_province(order) not in said)
    if game.phase.kind is PhaseKind.ADJUSTMENT:
        missing = orders_missing(game, power)
        spare = (Waive(),) * missing if change_due(game.variant, game.position, power) > 0 else ()
        fresh = (*fresh, *spare)[:missing]
    else:
        fresh = (*fresh, *_idle(game, game.phase, power, (*before, *away, *fresh)))
    return _taken(game, power, (*before, *fresh), ()) if fresh else (game, ())


def _idle(game: Game, phase: Phase, power: Power, given: tuple[Given, ...]) -> tuple[Order, ...]:
    """Return orders to hold or disband for the units that have none."""
    if phase.kind is PhaseKind.MOVEMENT:
        left = units_without_order(game.position.of(power), given)
        return tuple(Hold(unit.kind, unit.at) for unit in left)
    lost = tuple(one.unit for one in game.position.dislodged if one.unit.power == power)
    return tuple(Disband(unit.kind, unit.at) for unit in units_without_order(lost, given))


def clear(game: Game, actor: Actor, _command: Clear, now: datetime) -> Transition:
    """Drop what the power ordered and lent in this phase, and what it ordered for later ones.

    After the deadline, orders that came on time stay if late orders need the GM's decision.
    """
    power = power_of(actor)
    if comes_late(game, actor, now):
        if held(game, power):
            return refuse(game, Refusal.TOO_LATE, power)
        late = {
            code: LateSet(declined=kept.declined) if code == power else kept
            for code, kept in game.late_sets.items()
        }
        emptied = replace(game, late_sets=late, ahead=_without(game.ahead, power))
        return emptied, (OrdersCleared(power),)
    why = _not_heard(game, power)
    if why is not None and power not in game.ahead:
        return refuse(game, why, power)
    cleared = replace(
        game,
        orders=_without(game.orders, power),
        proxies=_without(game.proxies, power),
        ahead=_without(game.ahead, power),
        lines={other: lines for other, lines in game.lines.items() if other != power},
    )
    return cleared, (OrdersCleared(power),)


def set_wait(game: Game, actor: Actor, command: SetWait, _now: datetime) -> Transition:
    """Set or drop the wait flag of a power that has orders to give."""
    power = power_of(actor)
    why = _not_asked(game, power)
    if why is not None:
        return refuse(game, why, power)
    return with_seat(game, power, wait=command.wait), (WaitSet(power, command.wait),)


def _with_proxies(game: Game, power: Power, proxies: tuple[Proxy, ...]) -> dict[Power, tuple[Proxy, ...]]:
    """Return the proxies of the game with these of the power; a power that gave none is left out."""
    rest = _without(game.proxies, power)
    return {**rest, power: proxies} if proxies else rest


def _without(said: Mapping[Power, T], power: Power) -> dict[Power, T]:
    return {other: orders for other, orders in said.items() if other != power}


def _not_heard(game: Game, power: Power) -> Refusal | None:
    """Return why the power may not order anything.

    With proxies, a power without units may order others' units.
    """
    if proxies_allowed(game) and power in alive(game.position):
        return None
    return _not_asked(game, power)


def _not_asked(game: Game, power: Power) -> Refusal | None:
    """Return why the phase asks nothing of a power."""
    winter = game.phase is not None and game.phase.kind is PhaseKind.ADJUSTMENT
    if orders_asked(game, power) or (winter and may_transform(game.variant, game.position, power)):
        return None
    return Refusal.NOT_DUE if power in alive(game.position) else Refusal.ELIMINATED


def adapt_to_phase(kind: PhaseKind, order: Given) -> Given:
    """Return the order as this phase means it.

    A dislodged unit's move is a retreat, and a disband in winter is a removal.
    """
    if kind is PhaseKind.RETREAT and isinstance(order, Move):
        return Retreat(order.kind, order.at, order.to)
    if kind is PhaseKind.RETREAT and isinstance(order, Remove):
        return Disband(order.kind, order.at)
    if kind is PhaseKind.ADJUSTMENT and isinstance(order, Disband):
        return Remove(order.kind, order.at)
    return order


def _is_due(game: Game, power: Power, order: Given) -> bool:
    """Return whether a build comes when builds are due, or a removal when removals are."""
    if isinstance(order, Build | Waive):
        return change_due(game.variant, game.position, power) > 0
    return not isinstance(order, Remove) or change_due(game.variant, game.position, power) < 0


def _place_in(places: tuple[str, ...], order: Given) -> int:
    """Return where the ordered unit is in the power's list; orders for other powers' units come last."""
    province = ordered_province(order)
    return places.index(province) if province in places else len(places)
