"""Matching: who moves where, whose support matches what, who carries whom.

One pass reads every order, one matches the supports, one notes who attacks whom; armies that might go by sea
are looked at in between, if there are any. Whether an order that matches nothing is void or impossible is
left to `verdicts`, which has to know it for few of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from judge.rules.board import EMPTY, FLEET, connects
from judge.rules.movement.battle import NOT_MOVING, Battle
from judge.rules.movement.convoys import match_convoys
from judge.rules.orders import Convoy, Hold, Move, Order, Support
from judge.rules.outcome import Verdict
from judge.rules.rulebook import DisorderSupport, IllegalOrder, SupportCoast
from judge.rules.units import Power, Province

_MOVEMENT_ORDERS = frozenset((Hold, Move, Support, Convoy))
# Read once: on Python 3.11 a member read through its class costs more than the test it is for.
_ILLEGAL_ORDER_REFUSES_SUPPORT = IllegalOrder.REFUSES_SUPPORT
_DISORDER_SUPPORT_FAILS = DisorderSupport.FAILS


def match_orders(
    battle: Battle,
    orders: Mapping[Power, Sequence[Order]],
    on_foot: AbstractSet[int] = frozenset(),
    blocked: AbstractSet[Province] = frozenset(),
) -> None:
    """Fill the battle with the orders; the last order for a unit counts. Armies `on_foot` cannot be convoyed.

    A `blocked` move is like one by a convoy without carriers: no path leads to its goal.
    """
    _read(battle, orders)
    if blocked:
        battle.blocked = {battle.occupancy.board.index[province] for province in blocked}
        battle.carriers.update((unit, frozenset()) for unit in battle.blocked)
    if battle.unclear_moves or battle.convoys:
        match_convoys(battle, on_foot)
    _match_supports(battle)
    _note_attacks(battle)
    if battle.occupancy.board.crossing_strength:
        _note_crossers(battle)


def _note_crossers(battle: Battle) -> None:
    """Note who moves over a narrow border by land or sea, not by convoy, and what that counts."""
    occupancy = battle.occupancy
    strengths, kind, place = occupancy.board.crossing_strength, occupancy.kind, occupancy.place
    for unit in battle.movers:
        strength = strengths.get((kind[unit], place[unit], battle.place_to[unit]))
        if strength is not None and unit not in battle.carriers:
            battle.crossers[unit] = strength


def _read(battle: Battle, orders: Mapping[Power, Sequence[Order]]) -> None:
    """Sort the orders by kind; a move over a plain border is decided here."""
    occupancy = battle.occupancy
    board, owner, kind, place = occupancy.board, occupancy.owner, occupancy.kind, occupancy.place
    index, province_at, reach, size = board.index, board.province_at, board.reach_numbers, board.size
    acts, ordered, goes, place_to = battle.acts, battle.ordered, battle.goes, battle.place_to
    movers, supports, convoys, unclear_moves = (
        battle.movers,
        battle.supports,
        battle.convoys,
        battle.unclear_moves,
    )
    battle.given = orders
    given: Mapping[Power, Sequence[Any]] = orders  # the class of each order is checked before its fields
    for power, sequence in given.items():
        for order in sequence:
            # Orders have no subclasses, so their class itself is compared: the cheapest test there is.
            sort = order.__class__
            unit = province_at.get(order.at, EMPTY) if sort in _MOVEMENT_ORDERS else EMPTY
            if unit == EMPTY or owner[unit] != power:
                _refuse(battle, unit)
                continue
            if ordered[unit] is not None:
                _void_earlier_order(battle, unit)
            ordered[unit] = order
            acts.append(unit)
            if sort is Move:
                to = index.get(order.to, EMPTY)
                if to in reach[kind[unit]][place[unit]] and not order.via:
                    goes[unit] = to if to < size else province_at[order.to]
                    place_to[unit] = to
                    movers.append(unit)
                else:
                    unclear_moves.append(unit)
            elif sort is Support:
                supports.append(unit)
            elif sort is Convoy:
                convoys.append(unit)


def _refuse(battle: Battle, unit: int) -> None:
    """Note that an order is for no unit, or for another power's."""
    foreign = unit != EMPTY and battle.owner[unit] is not None
    battle.refused[len(battle.acts)] = Verdict.NOT_OWNED if foreign else Verdict.ILLEGAL
    battle.acts.append(EMPTY)


def _void_earlier_order(battle: Battle, unit: int) -> None:
    """Make the unit's earlier order void: a later one has come."""
    for group in (battle.movers, battle.supports, battle.convoys, battle.unclear_moves):
        if unit in group:
            group.remove(unit)
    # Set by an earlier move; a later hold or support would leave it there.
    battle.goes[unit] = NOT_MOVING
    earlier = battle.acts.index(unit)
    battle.acts[earlier] = EMPTY
    battle.refused[earlier] = Verdict.VOID


def _match_supports(battle: Battle) -> None:
    """Note the supports that match the order of the unit they help."""
    occupancy = battle.occupancy
    board, owner, kind, place = occupancy.board, occupancy.owner, occupancy.kind, occupancy.place
    province_at, touch, size = board.province_at, board.touch_numbers, board.size
    goes, place_to = battle.goes, battle.place_to
    ordered: Sequence[Any] = battle.ordered  # supports, at these units
    helpers, help_at, supporters = battle.helpers, battle.help_at, battle.supporters
    without_support = _units_without_support(battle)
    for unit in battle.supports:
        order = ordered[unit]
        helped = province_at.get(order.of, EMPTY)
        onward = order.to
        if helped in (unit, EMPTY):
            continue
        if onward is None:
            target = helped
            if goes[helped] != NOT_MOVING or owner[helped] is None or helped in without_support:
                continue
        else:
            target = province_at.get(onward, EMPTY)
            # A unit cannot support a move into its own province (DATC 6.D.34).
            if goes[helped] != target or target == unit:
                continue
            # Only coasts and convoys need a closer look; places from `size` on are coasts.
            must_fit = place_to[helped] >= size or board.index[onward] >= size or helped in battle.carriers
            if must_fit and not _support_fits(battle, unit, helped, board.index[onward]):
                continue
        if target not in touch[kind[unit]][place[unit]]:
            continue
        help_at[unit] = target
        supporters.append(unit)
        known = helpers[helped]
        if known is None:
            helpers[helped] = [unit]
        else:
            known.append(unit)


def _units_without_support(battle: Battle) -> AbstractSet[int]:
    """The units that may not be supported where they stand, if the rulebook knows any (DATC 4.D.9, 4.E.1)."""
    rules = battle.rulebook
    without_support: set[int] = set()
    if rules.illegal_order is _ILLEGAL_ORDER_REFUSES_SUPPORT:
        without_support |= battle.impossible_movers
    if rules.disorder_support is _DISORDER_SUPPORT_FAILS:
        present = {battle.owner[unit] for unit in battle.acts if unit != EMPTY}
        without_support |= {
            unit for unit, power in enumerate(battle.owner) if power is not None and power not in present
        }
    return without_support


def _support_fits(battle: Battle, supporter: int, helped: int, to: int) -> bool:
    """Return whether a support for the right province fits the move.

    The coast must be the right one (DATC 4.B.4), and a convoy must have other carriers than the supporter.
    """
    occupancy, board, landing = battle.occupancy, battle.occupancy.board, battle.place_to[helped]
    if helped in battle.carriers:
        others = occupancy.fleets - {supporter}
        return occupancy.destination(helped, to) != EMPTY or connects(
            board, others, helped, battle.goes[helped]
        )
    rule = battle.rulebook.support_coast
    if rule is SupportCoast.IGNORED or occupancy.kind[helped] != FLEET:
        return True
    if to >= board.size or landing < board.size:
        return to == landing
    if rule is SupportCoast.OWN_UNITS_ONLY:
        return battle.owner[helped] == battle.owner[supporter]
    return rule is not SupportCoast.REQUIRED


def _note_attacks(battle: Battle) -> None:
    """Note who attacks each province, and which units meet head to head."""
    goes, attackers, carriers = battle.goes, battle.attackers, battle.carriers
    if carriers and battle.rulebook.brannan_battle:
        _apply_brannan_battle(battle)
    for unit in battle.movers:
        goal = goes[unit]
        others = attackers[goal]
        if others is None:
            attackers[goal] = [unit]
        else:
            others.append(unit)
        if (
            # By convoy two units may pass each other, so they do not meet head to head (DATC 6.G.1).
            goes[goal] == unit
            and unit not in carriers
            and goal not in carriers
            and not _may_swap(battle, unit, goal)
        ):
            battle.opponent[unit] = goal


def _apply_brannan_battle(battle: Battle) -> None:
    """Have a convoyed army meet the unit that leaves its goal for its last fleet's province (Brannan 3)."""
    carriers_near = battle.occupancy.board.carriers_near
    for army, carriers in battle.carriers.items():
        other = battle.goes[army]
        fleet = battle.goes[other]
        if fleet in carriers and fleet in carriers_near[other]:
            battle.opponent[army] = other
            battle.opponent[other] = army


def _may_swap(battle: Battle, unit: int, other: int) -> bool:
    """Return whether two units may change places: fleets along different coasts, or a fleet and an army."""
    place, kind, rules = battle.occupancy.place, battle.occupancy.kind, battle.rulebook
    if rules.changing_of_the_guard and kind[unit] != kind[other]:
        return True
    if not rules.coastal_crawl or kind[unit] != FLEET or kind[other] != FLEET:
        return False
    return battle.place_to[unit] != place[other] or battle.place_to[other] != place[unit]
