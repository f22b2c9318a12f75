"""What proxies do: whose orders a unit obeys once its owner has lent it (seed 002, proxy orders).

A power says one thing of each unit, an order or a proxy, and the later word counts: an owner who orders a
unit he lent takes the proxy back, one who lends a unit forgets his order for it. What was lent while the game
had proxies stays lent until the phase is judged, even if its master does away with them.
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.proxies import Given, Proxy, ordered_province
from judge.game.state import Game
from judge.rules.orders import Order
from judge.rules.phases import PhaseKind
from judge.rules.units import Power, Province, province_of


def held(game: Game, power: Power) -> tuple[Given, ...]:
    """Everything the power has said for the phase at hand: its orders, then the proxies it gave."""
    return (*game.orders.get(power, ()), *game.proxies.get(power, ()))


def with_proxies(game: Game) -> bool:
    """Whether powers may order each other's units in the phase at hand."""
    return game.settings.proxies and game.phase is not None and game.phase.kind is PhaseKind.MOVEMENT


def proxies_given(game: Game) -> Mapping[Power, tuple[Proxy, ...]]:
    """The proxies by giver, in the variant's order of powers; also those that lend somebody else's unit."""
    return {code: game.proxies[code] for code in _codes(game) if game.proxies.get(code)}


def orders_in_force(game: Game) -> Mapping[Power, tuple[Order, ...]]:
    """The orders to be judged by the power that owns the unit, in the variant's order, whoever wrote first.

    An order for a foreign unit counts only if the unit's owner lent it to who wrote the order; the others are
    left out. A unit that is lent and not ordered has no order.
    """
    if not with_proxies(game) and not game.proxies:
        return {code: game.orders[code] for code in _codes(game) if code in game.orders}
    sorted_out = {code: _obeyed(game, code) for code in _codes(game)}
    return {code: orders for code, orders in sorted_out.items() if orders}


def _codes(game: Game) -> tuple[Power, ...]:
    return tuple(facts.code for facts in game.variant.powers)


def _obeyed(game: Game, owner: Power) -> tuple[Order, ...]:
    """The orders the owner's units obey, in the order the units stand in."""
    places = [unit.province for unit in game.position.of(owner)]
    strangers = {unit.province for unit in game.position.units} - set(places)
    lent = {province_of(proxy.at): proxy.to for proxy in game.proxies.get(owner, ())}
    own = [order for order in game.orders.get(owner, ()) if ordered_province(order) not in strangers]
    for province in places:
        own += _of_holder(game, lent.get(province), province)
    return tuple(sorted(own, key=lambda order: _place(places, order)))


def _of_holder(game: Game, holder: Power | None, province: Province) -> list[Order]:
    orders = game.orders.get(holder, ()) if holder else ()
    return [order for order in orders if ordered_province(order) == province]


def _place(places: list[Province], order: Order) -> int:
    province = ordered_province(order)
    return places.index(province) if province in places else len(places)
