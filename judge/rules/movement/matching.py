"""Takes the orders into a battle: who moves where, whose support matches what, who carries whom.

One pass reads every order, one matches the supports, one sets the moves against each other; armies that might
go over sea are looked at in between, if there are any. What can be told later (is an order that matches
nothing void or impossible?) is left to whoever asks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from judge.rules.board import EMPTY, FLEET
from judge.rules.convoy_routes import connects
from judge.rules.movement.battle import NOT_MOVING, Battle
from judge.rules.movement.convoy_intent import send_by_sea
from judge.rules.orders import Convoy, Hold, Move, Order, Support
from judge.rules.outcome import Verdict
from judge.rules.rulebook import DisorderSupport, IllegalOrder, SupportCoast
from judge.rules.units import Power

_MOVEMENT_ORDERS = frozenset((Hold, Move, Support, Convoy))
# Read once: on Python 3.11 a member read through its class costs more than the test it is for.
_ILLEGAL_ORDER_REFUSES_SUPPORT = IllegalOrder.REFUSES_SUPPORT
_DISORDER_SUPPORT_FAILS = DisorderSupport.FAILS


def match_orders(
    battle: Battle, orders: Mapping[Power, Sequence[Order]], afoot: AbstractSet[int] = frozenset()
) -> None:
    """Fill the battle with the orders; the last order for a unit counts. Armies `afoot` may not sail."""
    _read(battle, orders)
    if battle.sailors or battle.convoys:
        send_by_sea(battle, afoot)
    _match_supports(battle)
    _set_against_each_other(battle)


def _read(battle: Battle, orders: Mapping[Power, Sequence[Order]]) -> None:
    """Sort the orders by kind; moves that any border allows set off at once."""
    occupancy = battle.occupancy
    board, owner, kind, place = occupancy.board, occupancy.owner, occupancy.kind, occupancy.place
    index, province_at, reach, size = board.index, board.province_at, board.reach_numbers, board.size
    acts, ordered, goes, place_to = battle.acts, battle.ordered, battle.goes, battle.place_to
    movers, supports, convoys, sailors = battle.movers, battle.supports, battle.convoys, battle.sailors
    battle.given = orders
    given: Mapping[Power, Sequence[Any]] = orders  # each order's class is looked at before its fields
    for power, sequence in given.items():
        for order in sequence:
            sort = order.__class__
            unit = province_at.get(order.at, EMPTY) if sort in _MOVEMENT_ORDERS else EMPTY
            if unit == EMPTY or owner[unit] != power:
                _refuse(battle, unit)
                continue
            if ordered[unit] is not None:
                _forget(battle, unit)
            ordered[unit] = order
            acts.append(unit)
            if sort is Move:
                to = index.get(order.to, EMPTY)
                if to in reach[kind[unit]][place[unit]] and not order.via:
                    goes[unit] = to if to < size else province_at[order.to]
                    place_to[unit] = to
                    movers.append(unit)
                else:
                    sailors.append(unit)
            elif sort is Support:
                supports.append(unit)
            elif sort is Convoy:
                convoys.append(unit)


def _refuse(battle: Battle, unit: int) -> None:
    """An order for no unit, or for another power's."""
    foreign = unit != EMPTY and battle.owner[unit] is not None
    battle.refused[len(battle.acts)] = Verdict.NOT_OWNED if foreign else Verdict.ILLEGAL
    battle.acts.append(EMPTY)


def _forget(battle: Battle, unit: int) -> None:
    """Make the unit's earlier order void: a later one has come."""
    for group in (battle.movers, battle.supports, battle.convoys, battle.sailors):
        if unit in group:
            group.remove(unit)
    battle.goes[unit] = NOT_MOVING
    earlier = battle.acts.index(unit)
    battle.acts[earlier] = EMPTY
    battle.refused[earlier] = Verdict.VOID


def _match_supports(battle: Battle) -> None:
    """Join each support to what the unit it helps was really told to do."""
    occupancy = battle.occupancy
    board, owner, kind, place = occupancy.board, occupancy.owner, occupancy.kind, occupancy.place
    province_at, touch, size = board.province_at, board.touch_numbers, board.size
    goes, place_to = battle.goes, battle.place_to
    ordered: Sequence[Any] = battle.ordered  # supports, at these units
    helpers, help_at, supporters = battle.helpers, battle.help_at, battle.supporters
    refusing = _refusing_help(battle)
    for unit in battle.supports:
        order = ordered[unit]
        helped = province_at.get(order.of, EMPTY)
        onward = order.to
        if helped in (unit, EMPTY):
            continue
        if onward is None:
            target = helped
            if goes[helped] != NOT_MOVING or owner[helped] is None or helped in refusing:
                continue
        else:
            target = province_at.get(onward, EMPTY)
            if goes[helped] != target or target == unit:
                continue
            choosy = place_to[helped] >= size or board.index[onward] >= size or helped in battle.carriers
            if choosy and not _agrees(battle, unit, helped, board.index[onward]):
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


def _refusing_help(battle: Battle) -> AbstractSet[int]:
    """The units that may not be supported where they stand, if the rulebook knows any (DATC 4.D.9, 4.E.1)."""
    rules = battle.rulebook
    refusing: set[int] = set()
    if rules.illegal_order is _ILLEGAL_ORDER_REFUSES_SUPPORT:
        refusing |= battle.stubborn
    if rules.disorder_support is _DISORDER_SUPPORT_FAILS:
        present = {battle.owner[unit] for unit in battle.acts if unit != EMPTY}
        refusing |= {
            unit for unit, power in enumerate(battle.owner) if power is not None and power not in present
        }
    return refusing


def _agrees(battle: Battle, supporter: int, helped: int, to: int) -> bool:
    """Whether a support for the right province fits in its coast (DATC 4.B.4) and needs no self-convoy."""
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


def _set_against_each_other(battle: Battle) -> None:
    """Note who attacks each province, and which units meet head to head."""
    goes, attackers, carriers = battle.goes, battle.attackers, battle.carriers
    if carriers and battle.rulebook.brannan_battle:
        _meet_last_fleets(battle)
    for unit in battle.movers:
        goal = goes[unit]
        others = attackers[goal]
        if others is None:
            attackers[goal] = [unit]
        else:
            others.append(unit)
        if (
            goes[goal] == unit
            and unit not in carriers
            and goal not in carriers
            and not _pass_by(battle, unit, goal)
        ):
            battle.opponent[unit] = goal


def _meet_last_fleets(battle: Battle) -> None:
    """A convoyed army meets the unit that leaves its target for its last fleet's province (Brannan 3)."""
    seas_near = battle.occupancy.board.seas_near
    for army, carriers in battle.carriers.items():
        other = battle.goes[army]
        fleet = battle.goes[other]
        if fleet in carriers and fleet in seas_near[other]:
            battle.opponent[army] = other
            battle.opponent[other] = army


def _pass_by(battle: Battle, unit: int, other: int) -> bool:
    """Whether two units may change places: fleets along different coasts, or a fleet and an army."""
    place, kind, rules = battle.occupancy.place, battle.occupancy.kind, battle.rulebook
    if rules.changing_of_the_guard and kind[unit] != kind[other]:
        return True
    apart = battle.place_to[unit] != place[other] or battle.place_to[other] != place[unit]
    return rules.coastal_crawl and apart
