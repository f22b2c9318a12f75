"""Convoys in a movement phase: which armies intend to go by sea, and what stops at a paradox (DATC 4.A)."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from judge.rules.board import ARMY, EMPTY, FLEET, connects
from judge.rules.capability import convoy_fault, move_fault
from judge.rules.movement.battle import NOT_MOVING, Battle
from judge.rules.movement.resolution import NO, YES
from judge.rules.orders import Convoy, Move
from judge.rules.rulebook import AdjacentConvoy, ConvoyParadox, ConvoyPath


def match_convoys(battle: Battle, on_foot: AbstractSet[int]) -> None:
    """Match convoy orders with moves that may go by sea. Armies `on_foot` cannot be convoyed."""
    for unit in battle.unclear_moves:
        _start_move(battle, unit, _move_of(battle, unit))
    fleets = _convoying_fleets(battle)
    movers = [unit for unit in battle.unclear_moves if battle.goes[unit] != NOT_MOVING]
    armies = [unit for unit in movers if battle.occupancy.kind[unit] == ARMY]
    armies += [army for army in fleets if army not in armies]
    for army in armies:
        if army not in on_foot:
            _choose_way(battle, army, fleets.get(army, set()))
    battle.movers += [unit for unit in battle.unclear_moves if battle.goes[unit] != NOT_MOVING]


def _move_of(battle: Battle, unit: int) -> Move:
    order = battle.ordered[unit]
    assert isinstance(order, Move)
    return order


def _start_move(battle: Battle, unit: int, order: Move) -> None:
    """Note where the unit goes if any way could take it there; if none could, it holds."""
    occupancy, board = battle.occupancy, battle.occupancy.board
    to = board.index.get(order.to, EMPTY)
    by_land = EMPTY if to == EMPTY else occupancy.destination(unit, to)
    if by_land == EMPTY and (to == EMPTY or not _could_be_carried(battle, unit, to, order)):
        battle.impossible_movers.add(unit)
        return
    battle.place_to[unit] = by_land
    battle.goes[unit] = board.province_number[to]


def _could_be_carried(battle: Battle, unit: int, to: int, order: Move) -> bool:
    if move_fault(battle.occupancy, unit, to) is not None:
        return False
    return bool(order.route) or battle.rulebook.convoy_path is not ConvoyPath.REQUIRED


def _convoying_fleets(battle: Battle) -> dict[int, set[int]]:
    """By army, the fleets that are ordered to carry it to where it goes, and could."""
    board = battle.occupancy.board
    fleets: dict[int, set[int]] = {}
    for fleet in battle.convoys:
        order = battle.ordered[fleet]
        assert isinstance(order, Convoy)
        army, goal = board.province_at.get(order.of, EMPTY), board.province_at.get(order.to, EMPTY)
        if EMPTY in (army, goal) or battle.goes[army] != goal:
            continue
        if convoy_fault(battle.occupancy, fleet, army, goal) is None:
            battle.convoying.add(fleet)
            fleets.setdefault(army, set()).add(fleet)
    return fleets


def _choose_way(battle: Battle, army: int, fleets: set[int]) -> None:
    """Decide between land and sea: an army that goes by sea gets its carriers."""
    board, goal, order = battle.occupancy.board, battle.goes[army], _move_of(battle, army)
    by_land = battle.place_to[army] != EMPTY
    carriers = _carriers(battle, order, fleets)
    complete = bool(carriers) and connects(board, carriers, army, goal)
    if by_land:
        if not _intends_convoy(battle, army, fleets, complete=complete):
            return
        if not complete and _gives_up_convoy(battle, army, goal):
            return
        if _has_land_fallback(battle):
            battle.walkers.add(army)
    battle.place_to[army] = goal
    battle.carriers[army] = frozenset(carriers)


def _carriers(battle: Battle, order: Move, fleets: set[int]) -> set[int]:
    """Return the carriers that count: all its fleets, or those of the route the army names (DATC 4.A.6)."""
    rule = battle.rulebook.convoy_path
    if not order.route or rule is ConvoyPath.IGNORED:
        return set() if rule is ConvoyPath.REQUIRED else fleets
    route = {battle.occupancy.board.province_at.get(sea, EMPTY) for sea in order.route}
    return route if route <= fleets else set()


def _intends_convoy(battle: Battle, army: int, fleets: set[int], *, complete: bool) -> bool:
    """Return whether an army that could walk means to go by sea (DATC 4.A.3)."""
    rule, order, owner = battle.rulebook.adjacent_convoy, _move_of(battle, army), battle.owner
    if rule is AdjacentConvoy.WHEN_SWAPPING:
        # Only where the two change places, which no land move can do (DATC 6.G.1).
        return complete and battle.goes[battle.goes[army]] == army
    if rule is AdjacentConvoy.PATH_ONLY:
        return bool(order.route)
    if rule is AdjacentConvoy.VIA_ONLY:
        return order.via
    return order.via or any(owner[fleet] == owner[army] for fleet in fleets)


def _gives_up_convoy(battle: Battle, army: int, goal: int) -> bool:
    """Whether an army without a chain of carriers does not sail: it walks, or holds if none could be."""
    if battle.rulebook.land_fallback:
        return True
    if connects(battle.occupancy.board, battle.occupancy.fleets, army, goal):
        return False
    battle.goes[army] = NOT_MOVING
    battle.impossible_movers.add(army)
    return True


def _has_land_fallback(battle: Battle) -> bool:
    """Return whether an army that could walk goes by land if its convoy breaks."""
    rules = battle.rulebook
    return rules.land_fallback or rules.adjacent_convoy is AdjacentConvoy.WHEN_SWAPPING


# Convoy paradoxes: supports a convoyed army may not cut, and which convoys are stopped (DATC 4.A.2).


def may_not_cut(battle: Battle, army: int, supporter: int) -> bool:
    """Return whether the rulebook keeps a convoyed army from cutting this support (DATC 4.A.2 a, b, c)."""
    rule = battle.rulebook.convoy_paradox
    target = battle.help_at[supporter]
    if rule is ConvoyParadox.R1982:
        return any(target in carriers for carriers in battle.carriers.values())
    # A support of an attack on one of its own carriers is what a paradox needs; any other may be cut.
    if target not in battle.carriers[army] or supporter in (battle.helpers[target] or ()):
        return False
    if rule is ConvoyParadox.R1971:
        return battle.occupancy.kind[supporter] == FLEET
    if rule is ConvoyParadox.R2000:
        others = battle.carriers[army] - {target}
        return not connects(battle.occupancy.board, others, army, battle.goes[army])
    return False


def backup(battle: Battle, cycle: Sequence[int], solutions: Sequence[dict[int, int]]) -> dict[int, int]:
    """Apply the backup rule to a cycle without a unique solution: moves succeed, convoys fail (DATC 5.E)."""
    first_path = 2 * battle.size
    # A path on which all solutions agree is no paradox and must not be stopped.
    paths = [q for q in cycle if q >= first_path and len({s[q] for s in solutions}) != 1]
    if not paths:
        # A ring of moves is solved by all or none of them: the
        # solution with most moves lets it go round (DATC 6.C).
        nothing = dict.fromkeys(cycle, NO)
        return max(solutions, key=lambda s: sum(s.values()), default=nothing)
    rule = battle.rulebook.convoy_paradox
    if rule is ConvoyParadox.CONVOY_FIRST:
        landing = next((s for s in solutions if all(s[q] == YES for q in paths)), None)
        if landing is not None:
            return landing
    all_hold = rule is ConvoyParadox.ALL_HOLD
    stopped = [q for q in cycle if not battle.size <= q < first_path] if all_hold else paths
    battle.annulled.update(q - first_path for q in paths)
    return dict.fromkeys(stopped, NO)
