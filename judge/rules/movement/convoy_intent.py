"""Which armies go over sea, and with which fleets (DATC 4.A.1, 4.A.3, 4.A.6)."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from judge.rules.board import ARMY, EMPTY
from judge.rules.capability import convoy_fault, move_fault
from judge.rules.convoy_routes import connects
from judge.rules.movement.battle import NOT_MOVING, Battle
from judge.rules.orders import Convoy, Move
from judge.rules.rulebook import AdjacentConvoy, ConvoyPath


def send_by_sea(battle: Battle, afoot: AbstractSet[int]) -> None:
    """Set off the units that no plain border serves, match the convoys to armies, and put those on board."""
    for unit in battle.sailors:
        _set_off(battle, unit, _move_of(battle, unit))
    offers = _offers(battle)
    armies = [u for u in battle.sailors if battle.goes[u] != NOT_MOVING and battle.occupancy.kind[u] == ARMY]
    armies += [army for army in offers if army not in armies]
    for army in armies:
        if army not in afoot:
            _embark(battle, army, offers.get(army, set()))
    battle.movers += [unit for unit in battle.sailors if battle.goes[unit] != NOT_MOVING]


def _move_of(battle: Battle, unit: int) -> Move:
    order = battle.ordered[unit]
    assert isinstance(order, Move)
    return order


def _set_off(battle: Battle, unit: int, order: Move) -> None:
    """Set the unit going if any way could take it there; otherwise its order is impossible and it holds."""
    occupancy, board = battle.occupancy, battle.occupancy.board
    to = board.index.get(order.to, EMPTY)
    by_land = EMPTY if to == EMPTY else occupancy.destination(unit, to)
    if by_land == EMPTY and (to == EMPTY or not _could_sail(battle, unit, to, order)):
        battle.stubborn.add(unit)
        return
    battle.place_to[unit] = by_land
    battle.goes[unit] = board.province_number[to]


def _could_sail(battle: Battle, unit: int, to: int, order: Move) -> bool:
    if move_fault(battle.occupancy, unit, to) is not None:
        return False
    return bool(order.route) or battle.rulebook.convoy_path is not ConvoyPath.REQUIRED


def _offers(battle: Battle) -> dict[int, set[int]]:
    """The fleets ordered to carry each army where it is really going, and able to."""
    board = battle.occupancy.board
    offers: dict[int, set[int]] = {}
    for fleet in battle.convoys:
        order = battle.ordered[fleet]
        assert isinstance(order, Convoy)
        army, goal = board.province_at.get(order.of, EMPTY), board.province_at.get(order.to, EMPTY)
        if EMPTY in (army, goal) or battle.goes[army] != goal:
            continue
        if convoy_fault(battle.occupancy, fleet, army, goal) is None:
            battle.serving.add(fleet)
            offers.setdefault(army, set()).add(fleet)
    return offers


def _embark(battle: Battle, army: int, offers: set[int]) -> None:
    """Put the army on board if it is to go by sea."""
    board, goal, order = battle.occupancy.board, battle.goes[army], _move_of(battle, army)
    by_land = battle.place_to[army] != EMPTY
    carriers = _named(battle, order, offers)
    complete = bool(carriers) and connects(board, carriers, army, goal)
    if by_land:
        if not _prefers_sea(battle, army, offers, complete=complete):
            return
        if not complete and _stays_dry(battle, army, goal):
            return
        if _may_walk(battle):
            battle.walkers.add(army)
    battle.place_to[army] = goal
    battle.carriers[army] = frozenset(carriers)


def _named(battle: Battle, order: Move, offers: set[int]) -> set[int]:
    """The carriers that count: all that offer, or those of the route the army names (DATC 4.A.6)."""
    rule = battle.rulebook.convoy_path
    if not order.route or rule is ConvoyPath.IGNORED:
        return set() if rule is ConvoyPath.REQUIRED else offers
    route = {battle.occupancy.board.province_at.get(sea, EMPTY) for sea in order.route}
    return route if route <= offers else set()


def _prefers_sea(battle: Battle, army: int, offers: set[int], *, complete: bool) -> bool:
    """An army that could walk: does it sail? (DATC 4.A.3)."""
    rule, order, owner = battle.rulebook.adjacent_convoy, _move_of(battle, army), battle.owner
    if rule is AdjacentConvoy.WHEN_SWAPPING:
        return complete and battle.goes[battle.goes[army]] == army
    if rule is AdjacentConvoy.PATH_ONLY:
        return bool(order.route)
    if rule is AdjacentConvoy.VIA_ONLY:
        return order.via
    return order.via or any(owner[fleet] == owner[army] for fleet in offers)


def _stays_dry(battle: Battle, army: int, goal: int) -> bool:
    """With no way over sea: walk if the rulebook lets it; hold if no fleet could ever have served."""
    if battle.rulebook.land_fallback:
        return True
    if connects(battle.occupancy.board, battle.occupancy.fleets, army, goal):
        return False
    battle.goes[army] = NOT_MOVING
    battle.stubborn.add(army)
    return True


def _may_walk(battle: Battle) -> bool:
    """Whether an army that could walk goes by land if its convoy breaks."""
    rules = battle.rulebook
    return rules.land_fallback or rules.adjacent_convoy is AdjacentConvoy.WHEN_SWAPPING
