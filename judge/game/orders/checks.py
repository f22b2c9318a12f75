"""Check of a power's orders as a set: which of them contradict each other or can never succeed.

Each order was valid by itself and was accepted; nothing here refuses one. A check compares only orders of the
same power, since nobody knows what others will do. Units without an order are reported elsewhere. The
sentences are made in `render.lines.orders_in_force`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import combinations, permutations
from typing import TypeAlias

from judge.game.anonymity import is_blind
from judge.game.orders.sets import implied
from judge.game.orders.standing_proxies import held, holder_of, lent
from judge.game.proxies import Given, Proxy, ordered_province
from judge.game.settings import Reading
from judge.game.state import Game
from judge.rules.board import Board, Occupancy, connects, occupancy_of, takes_part
from judge.rules.capability import Reason
from judge.rules.legality import reason
from judge.rules.orders import Combined, Convoy, Grant, Move, Order, Retreat, Support
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Power, Province, province_of


class Doubt(StrEnum):
    """What is doubtful about an order."""

    HELPS_IN_VAIN = "helps_in_vain"
    """A support or convoy of a unit that the same power orders to do something else."""
    OWN_UNIT_STAYS = "own_unit_stays"
    """A move to where a unit of the same power stays."""
    AGAINST_OWN_UNIT = "against_own_unit"
    """A support of another power's move to where a unit of one's own stays."""
    PLACES_CHANGED = "places_changed"
    """Two moves into each other's province, neither by convoy."""
    SAME_GOAL = "same_goal"
    """Two moves to one province; it may be meant."""
    RETREATS_MEET = "retreats_meet"
    """Two retreats to one province, which destroys both units."""
    CONVOY_BROKEN = "convoy_broken"
    """A move by convoy for which fleets of the same power were needed that do something else."""
    CONVOY_BY_OTHERS = "convoy_by_others"
    """A move by convoy that no fleets of the same power carry all the way; it may be arranged."""
    NOT_LENT = "not_lent"
    """An order for another power's unit, which has not been lent so far."""
    OWNER_ORDERS = "owner_orders"
    """An order for a unit that is lent until revoked, but that its owner orders itself in this phase."""
    LENT_BUT_ORDERED = "lent_but_ordered"
    """The owner's order for a unit that it has lent until revoked: its holder cannot order it now."""
    NOT_OWN_TO_LEND = "not_own_to_lend"
    """A proxy for another power's unit."""
    IMPOSSIBLE = "impossible"
    """A support or convoy that could never succeed, whatever the others do."""
    ANNIHILATED = "annihilated"
    """Two steps of a fleet that do not end in a supply centre (Naval Diplomacy)."""
    ANNIHILATED_BY_HELP = "annihilated_by_help"
    """A step of a fleet with a support or a convoy after it (Naval Diplomacy)."""
    TWO_STEPS_MEET = "two_steps_meet"
    """Two steps of a fleet to where another unit of the same power goes (Naval Diplomacy)."""
    TWO_STEPS_HALTED = "two_steps_halted"
    """Two steps of a fleet to where a unit of the same power stays (Naval Diplomacy)."""
    NEEDS_SUPPORT = "needs_support"
    """A move that counts nothing by itself and that no order of the same power supports (Loeb9)."""
    ONE_JOURNEY = "one_journey"
    """A second move by a railway that one army a turn may use (Colonial)."""


@dataclass(frozen=True, slots=True)
class Check:
    """One doubt about `order`; `others` are the orders that contradict it, `owner` is the unit's power."""

    doubt: Doubt
    order: Given
    others: tuple[Order, ...] = ()
    owner: Power | None = None
    why: Reason | None = None


_Orders: TypeAlias = Mapping[Province, Order]
"""What the power orders, by the province of the unit; units it has lent to others are not among them."""


@dataclass(frozen=True)
class _Board:
    """The game as seen by one power's orders."""

    game: Game
    power: Power
    orders: _Orders

    @property
    def owners(self) -> Mapping[Province, Power]:
        """The power whose unit is in each province."""
        return self.game.position.owners

    @cached_property
    def facts(self) -> Board:
        """The map in the current phase."""
        return self.game.board

    @cached_property
    def occupancy(self) -> Occupancy:
        """Which unit is where, as integers."""
        return occupancy_of(self.game.position, self.facts)


def checks(game: Game, power: Power) -> tuple[Check, ...]:
    """Return the doubts about the power's orders in force, in the order of its units."""
    if game.phase is None or game.phase.kind is PhaseKind.ADJUSTMENT:
        return ()
    if game.settings.reading is Reading.ILLEGAL and game.phase.kind is PhaseKind.MOVEMENT:
        return ()  # impossible orders may be intended
    given = {place: one for one in game.orders.get(power, ()) if (place := ordered_province(one)) is not None}
    orders: _Orders = {**given, **{place: one.order for place, one in implied(game, power).items()}}
    if game.phase.kind is PhaseKind.RETREAT:
        return tuple(_retreats(orders))
    if game.variant.board.variant_rules.naval is not None:
        given_orders = tuple(one for one in held(game, power) if not isinstance(one, Proxy))
        return tuple(_at_shared_seas(game, power, given_orders))
    return tuple(_movement(_Board(game, power, orders)))


def _at_shared_seas(game: Game, power: Power, orders: tuple[Order, ...]) -> Iterator[Check]:
    """Yield the doubts of Naval Diplomacy.

    What fleets of one space mean for each other is not worked out.
    """
    yield from _annihilated(game, orders)
    yield from _two_steps(game, orders)
    here = {u.province for u in game.position.of(power) if game.board.holds_one(u.province)}
    units = {place: one for one in orders if (place := ordered_province(one)) in here and place is not None}
    for order in dict.fromkeys(orders):
        help_order = order.then if isinstance(order, Combined) else order
        if isinstance(help_order, Support | Convoy):
            helped = units.get(province_of(help_order.of))
            if helped is not None and not _is_helped(help_order, helped):
                yield Check(Doubt.HELPS_IN_VAIN, order, (helped,))
        elif isinstance(order, Move) and order.kind is Kind.ARMY and not _is_carried(game, orders, order):
            yield Check(Doubt.CONVOY_BY_OTHERS, order)


def _is_carried(game: Game, orders: tuple[Order, ...], army: Move) -> bool:
    """Return whether the army walks, or fleets of its own power carry it from where they will be."""
    board = game.board
    if army.to in board.reach(army.kind, army.at):
        return True
    convoys = [one.then if isinstance(one, Combined) else one for one in orders]
    seas = {
        board.index[province_of(one.at)]
        for one in convoys
        if isinstance(one, Convoy) and province_of(one.of) == province_of(army.at) and _is_helped(one, army)
    }
    start, goal = board.index[province_of(army.at)], board.index[province_of(army.to)]
    return connects(board, frozenset(seas), start, goal)


def _annihilated(game: Game, orders: tuple[Given, ...]) -> Iterator[Check]:
    """Yield pairs of steps that end in no supply centre, and steps with help after them; equal ones once."""
    for order in dict.fromkeys(orders):
        if isinstance(order, Combined):
            yield Check(Doubt.ANNIHILATED_BY_HELP, order)
        elif not isinstance(order, Move) or not order.route or order.kind is not Kind.FLEET:
            continue
        elif not game.board.provinces[province_of(order.to)].centre:
            yield Check(Doubt.ANNIHILATED, order)


def _two_steps(game: Game, orders: tuple[Order, ...]) -> Iterator[Check]:
    """Yield fleets that would be annihilated.

    Their two steps lead to a centre that another order of the same power closes.
    """
    found: dict[tuple[Order, Order], Check] = {}
    for one, other in permutations(orders, 2):
        if not isinstance(one, Move) or not one.route or one.kind is not Kind.FLEET:
            continue
        goal = province_of(one.to)
        if not game.board.holds_one(goal) or (other, one) in found:
            continue
        if isinstance(other, Move | Combined):
            if province_of(other.to) == goal:
                found[one, other] = Check(Doubt.TWO_STEPS_MEET, one, (other,))
        elif ordered_province(other) == goal and not isinstance(other, Grant):
            found[one, other] = Check(Doubt.TWO_STEPS_HALTED, one, (other,))
    yield from found.values()


def _retreats(orders: _Orders) -> Iterator[Check]:
    """Yield retreats to the same place, unless one has priority (seed 004 §3.2)."""
    retreats = [one for one in orders.values() if isinstance(one, Retreat) and not one.first]
    for one, other in combinations(retreats, 2):
        if province_of(one.to) == province_of(other.to):
            yield Check(Doubt.RETREATS_MEET, one, (other,))


def _movement(board: _Board) -> Iterator[Check]:
    yield from _of_lent(board)
    for order in board.orders.values():
        yield from _of_others(board, order)
        match order:
            case Support() | Convoy():
                yield from _of_help(board, order)
            case Move():
                yield from _of_move(board, order)
    for given in held(board.game, board.power):
        if isinstance(given, Proxy) and board.owners.get(province_of(given.at)) != board.power:
            yield Check(Doubt.NOT_OWN_TO_LEND, given, owner=board.owners.get(province_of(given.at)))
    yield from _same_goals(board)
    yield from _rail_moves(board)


def _of_lent(board: _Board) -> Iterator[Check]:
    """Yield the power's own orders for units that it has lent until it revokes that."""
    standing = board.game.standing.get(board.power, ())
    for order in board.game.orders.get(board.power, ()) if standing else ():
        place = ordered_province(order)
        own = place is not None and board.owners.get(place) == board.power
        holder = holder_of(standing, place) if own and place is not None else None
        if holder is not None:
            yield Check(Doubt.LENT_BUT_ORDERED, order, owner=holder)


def _of_others(board: _Board, order: Order) -> Iterator[Check]:
    """Yield an order for a unit of another power that has not lent it."""
    place = ordered_province(order)
    owner = board.owners.get(place) if place else None
    if place is None or owner is None or owner == board.power:
        return
    if {province_of(proxy.at): proxy.to for proxy in lent(board.game, owner)}.get(place) == board.power:
        return
    ordered = place in map(ordered_province, board.game.orders.get(owner, ()))
    standing = holder_of(board.game.standing.get(owner, ()), place) == board.power
    yield Check(Doubt.OWNER_ORDERS if ordered and standing else Doubt.NOT_LENT, order, owner=owner)


def _of_help(board: _Board, order: Support | Convoy) -> Iterator[Check]:
    if board.game.settings.reading is not Reading.ANY and not is_blind(board.game):
        owner = board.owners.get(province_of(order.at), board.power)
        why = reason(board.facts, board.game.position, owner, order, board.game.rulebook)
        if why is not None:
            yield Check(Doubt.IMPOSSIBLE, order, why=why)
            return
    helped = board.orders.get(province_of(order.of))
    if helped is not None and not _is_helped(order, helped):
        yield Check(Doubt.HELPS_IN_VAIN, order, (helped,))
    elif isinstance(order, Support) and order.to and helped is None:
        there = _own_unit_that_stays(board, province_of(order.to))
        if there is not None and board.owners.get(province_of(order.of)) != board.power:
            yield Check(Doubt.AGAINST_OWN_UNIT, order, (there,))


def _is_helped(order: Support | Convoy, helped: Order) -> bool:
    """Return whether the unit's own order is the one that the support or convoy names."""
    goal = province_of(helped.to) if isinstance(helped, Move) else None
    return goal == (province_of(order.to) if order.to else None)


def _own_unit_that_stays(board: _Board, place: Province) -> Order | None:
    """Return the order of a unit of the power's own that stays in the province; None if there is none."""
    order = board.orders.get(place)
    return None if board.owners.get(place) != board.power or isinstance(order, Move) else order


def _of_move(board: _Board, order: Move) -> Iterator[Check]:
    there = _own_unit_that_stays(board, province_of(order.to))
    if there is not None and board.owners.get(province_of(order.at)) == board.power:
        yield Check(Doubt.OWN_UNIT_STAYS, order, (there,))
    if board.facts.crossing(order.kind, order.at, order.to) == 0 and not _has_support(board, order):
        yield Check(Doubt.NEEDS_SUPPORT, order)
    if order.kind is Kind.ARMY and _needs_convoy(board, order):
        yield from _of_convoy(board, order)


def _has_support(board: _Board, move: Move) -> bool:
    """Return whether an order of the same power supports the move."""
    helped = (o for o in board.orders.values() if isinstance(o, Support) and o.to)
    return any(province_of(one.of) == province_of(move.at) and _is_helped(one, move) for one in helped)


def _needs_convoy(board: _Board, order: Move) -> bool:
    return not _is_by_rail(board, order) and order.to not in board.facts.reach(order.kind, order.at)


def _is_by_rail(board: _Board, order: Move) -> bool:
    railway = board.facts.variant_rules.railway
    return railway is not None and order.route == (railway.sign,)


def _of_convoy(board: _Board, order: Move) -> Iterator[Check]:
    """Yield what is wrong with a move by sea: the power's own fleets are ordered otherwise, or missing."""
    facts, fleets = board.facts, board.occupancy.fleets
    start, goal = facts.index[province_of(order.at)], facts.index[province_of(order.to)]
    on_route = frozenset(facts.index[sea] for sea in order.route) or frozenset(
        fleet for fleet in fleets if takes_part(facts, fleets, start, goal, fleet)
    )
    astray = frozenset(fleet for fleet in on_route & fleets if _is_ordered_otherwise(board, order, fleet))
    foreign = frozenset(f for f in on_route - astray if not _is_ordered_by_power(board, f))
    if connects(facts, on_route - astray - foreign, start, goal):
        return
    by_own = connects(facts, on_route - foreign, start, goal)
    if astray and (by_own or not connects(facts, on_route - astray, start, goal)):
        others = tuple(board.orders[facts.places[fleet]] for fleet in sorted(astray))
        yield Check(Doubt.CONVOY_BROKEN, order, others)
    else:
        yield Check(Doubt.CONVOY_BY_OTHERS, order)


def _is_ordered_by_power(board: _Board, fleet: int) -> bool:
    """Return whether the fleet in that sea is the power's to order."""
    sea = board.facts.places[fleet]
    return board.owners.get(sea) == board.power or sea in board.orders


def _is_ordered_otherwise(board: _Board, army: Move, fleet: int) -> bool:
    """Return whether the power orders the fleet in that sea to do anything but carry the army."""
    order = board.orders.get(board.facts.places[fleet])
    if order is None:
        return False
    if not isinstance(order, Convoy) or province_of(order.of) != province_of(army.at):
        return True
    return not _is_helped(order, army)


def _rail_moves(board: _Board) -> Iterator[Check]:
    """Yield moves by rail if there are several: one army travels each turn, so none of them does."""
    if board.facts.variant_rules.railway is None:
        return
    rail_moves = [o for o in board.orders.values() if isinstance(o, Move) and _is_by_rail(board, o)]
    for other in rail_moves[1:]:
        yield Check(Doubt.ONE_JOURNEY, rail_moves[0], (other,))


def _no_one_is_carried(board: _Board, one: Move, other: Move) -> bool:
    """Return whether nobody's fleets could carry an army of two moves that swap places."""
    return not (
        board.facts.variant_rules.portage or any(_may_be_carried(board, move) for move in (one, other))
    )


def _may_be_carried(board: _Board, move: Move) -> bool:
    """Return whether fleets at sea connect the move's ends, or it is a move by rail."""
    if move.kind is not Kind.ARMY:
        return False
    facts = board.facts
    start, goal = facts.index[province_of(move.at)], facts.index[province_of(move.to)]
    return _is_by_rail(board, move) or connects(facts, board.occupancy.fleets, start, goal)


def _same_goals(board: _Board) -> Iterator[Check]:
    """Yield moves to the same place or that change places, each pair once, in the order of the first unit."""
    moves = [
        (order, province_of(order.at), province_of(order.to))
        for order in board.orders.values()
        if isinstance(order, Move)
    ]
    for (one, start, goal), (other, its_start, its_goal) in combinations(moves, 2):
        if (start, goal) == (its_goal, its_start) and _no_one_is_carried(board, one, other):
            yield Check(Doubt.PLACES_CHANGED, one, (other,))
        if goal == its_goal:
            yield Check(Doubt.SAME_GOAL, one, (other,))
