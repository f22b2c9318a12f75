"""Proxy effects: whose orders a unit obeys once its owner has lent it (seed 002, proxy orders).

A power says one thing about each unit, an order or a proxy, and the later one counts. An owner who orders a
unit they lent takes the proxy back; one who lends a unit drops their order for it. What was lent while the
game had proxies stays lent until the phase is adjudicated, even if its GM switches them off. Standing proxies
(seed 004 §9) are given and revoked here, by the owner of the unit and in any phase.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from judge.game.anonymity import is_blind
from judge.game.commands.member import LendStanding, RevokeProxy
from judge.game.events import ProxyEnd, ProxyEnded, UnitsLent
from judge.game.orders.outstanding import comes_late
from judge.game.orders.sets import implied, order_sets
from judge.game.orders.standing_proxies import (
    lent,
    proxies_allowed,
    with_standing,
    without_power,
    without_standing,
)
from judge.game.permissions import power_of
from judge.game.proxies import Proxy, Standing, ordered_province
from judge.game.refusals import Refusal
from judge.game.roles import Actor
from judge.game.settings import Lending
from judge.game.state import Game
from judge.game.transition import Transition, refuse
from judge.rules.orders import Order
from judge.rules.phases import PhaseKind
from judge.rules.units import Power, Province, alive, province_of


def proxies_given(game: Game) -> Mapping[Power, tuple[Proxy, ...]]:
    """Return the proxies by giver, in the variant's order of powers, those for other owners' units too.

    Standing proxies are included where they cover a unit for which its owner gave no order.
    """
    return {code: given for code in _codes(game) if (given := lent(game, code))}


def orders_in_force(game: Game) -> Mapping[Power, tuple[Order, ...]]:
    """Return the orders to be adjudicated, by the power that owns the unit, in the variant's order.

    An order for a foreign unit counts only if the unit's owner lent it to the author of the order; others are
    left out. A unit that is lent but not ordered has no order. Orders that follow from others are filled in.
    """
    if game.phase is None or game.phase.kind is not PhaseKind.MOVEMENT or not _is_involved(game):
        return {code: game.orders[code] for code in _codes(game) if code in game.orders}
    sorted_out = {code: _obeyed(game, code) for code in _codes(game)}
    return {code: orders for code, orders in sorted_out.items() if orders}


def _is_involved(game: Game) -> bool:
    """Return whether anything beyond the owners' own orders may be in force."""
    return proxies_allowed(game) or bool(game.proxies or game.standing) or order_sets(game).implied


def _codes(game: Game) -> tuple[Power, ...]:
    return tuple(facts.code for facts in game.variant.powers)


def _obeyed(game: Game, owner: Power) -> tuple[Order, ...]:
    """Return the orders that the owner's units obey, in the order of the units."""
    places = [unit.province for unit in game.position.of(owner)]
    strangers = {unit.province for unit in game.position.units} - set(places)
    holders = {province_of(proxy.at): proxy.to for proxy in lent(game, owner)}
    own = [order for order in game.orders.get(owner, ()) if ordered_province(order) not in strangers]
    own += [one.order for one in implied(game, owner).values()]
    for province in dict.fromkeys(places):
        own += _of_holder(game, holders.get(province), province)
    return tuple(sorted(own, key=lambda order: _place(places, order)))


def _of_holder(game: Game, holder: Power | None, province: Province) -> list[Order]:
    orders = game.orders.get(holder, ()) if holder else ()
    return [order for order in orders if ordered_province(order) == province]


def _place(places: list[Province], order: Order) -> int:
    province = ordered_province(order)
    return places.index(province) if province in places else len(places)


# Standing proxies


def lend(game: Game, actor: Actor, command: LendStanding, now: datetime) -> Transition:
    """Lend a unit of the power, or all that it has and will have, until the power revokes it."""
    power = power_of(actor)
    assert game.phase is not None
    if comes_late(game, actor, now):
        return refuse(game, Refusal.TOO_LATE, power)
    if game.settings.proxies is not Lending.STANDING:
        return refuse(game, Refusal.NO_STANDING_PROXIES)
    gone = command.to not in alive(game.position) and not is_blind(game)
    if command.to == power or gone:
        return refuse(game, Refusal.ELIMINATED, command.to)
    if command.at is not None and command.at not in _provinces(game, power):
        return refuse(game, Refusal.NOT_YOURS, command.at)
    given = Standing(command.to, game.phase, command.at)
    return with_standing(game, power, given), (UnitsLent(power, given),)


def revoke(game: Game, actor: Actor, command: RevokeProxy, now: datetime) -> Transition:
    """Take back the unit named, or all that the power has lent; orders of this phase stay as they are."""
    power = power_of(actor)
    if comes_late(game, actor, now):
        return refuse(game, Refusal.TOO_LATE, power)
    given = game.standing.get(power, ())
    ended = tuple(one for one in given if command.at in (None, one.at))
    if not ended:
        return refuse(game, Refusal.NOT_LENT, command.at or "")
    return without_standing(game, power, command.at), (ProxyEnded(power, ended, ProxyEnd.REVOKED),)


def end_proxies(game: Game, power: Power, why: ProxyEnd) -> Transition:
    """End every standing proxy that the power gave or holds."""
    rest = without_power(game, power)
    ended = (
        ProxyEnded(giver, gone, why)
        for giver, given in game.standing.items()
        if (gone := tuple(one for one in given if one not in rest.standing.get(giver, ())))
    )
    return rest, tuple(ended)


def end_proxies_of_unreachable(game: Game, power: Power) -> Transition:
    """End the proxies of a giver whose email bounces (seed 004 §9.1)."""
    given = game.standing.get(power, ())
    if not given:
        return game, ()
    return without_standing(game, power, None), (ProxyEnded(power, given, ProxyEnd.UNREACHABLE),)


def _provinces(game: Game, power: Power) -> frozenset[Province]:
    """Return where the power has a unit, dislodged or not."""
    fleeing = (d.unit for d in game.position.dislodged)
    return frozenset(u.province for u in (*game.position.units, *fleeing) if u.power == power)
