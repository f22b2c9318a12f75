"""Patrols: two fleets or more of a power remove those of a named enemy that stay in their sea space (rule 6).

All strike at once, whatever their strength; a patrol that is struck itself still strikes. What a struck fleet
was doing for others comes to nothing, and that is the only way to cut a support or break a convoy at sea. A
blocker that is patrolled leaves nothing to decide: the patrol's fleets in its half break the block (D19).
"""

from __future__ import annotations

from collections.abc import Sequence

from judge.rules.naval.fleets import Sailor
from judge.rules.naval.possible import NavalBoard
from judge.rules.orders import Combined, Patrol
from judge.rules.units import Kind, Province


def strike(naval: NavalBoard, sailors: Sequence[Sailor], stayed: Sequence[Sailor] = ()) -> None:
    """Note by whose patrol each fleet is removed; `stayed` are those found because they failed to leave."""
    patrols = [s for s in sailors if isinstance(s.order, Patrol)]
    for patrol in patrols:
        assert isinstance(patrol.order, Patrol)
        for other in sailors:
            if other.power != patrol.order.enemy or other.unit.kind is not Kind.FLEET or other.patrolled:
                continue
            space = other.at if other in stayed else _found_at(naval, other)
            if space is not None and (space == patrol.at or naval.rules.patrol_everywhere):
                other.patrolled = patrol.given


def _found_at(naval: NavalBoard, sailor: Sailor) -> Province | None:
    """The sea space where a patrol finds the fleet; None if it is ordered away, or in a port.

    A fleet that enters a space and helps there is found as if it had stayed, if no block kept it out.
    """
    if isinstance(sailor.order, Combined) and not sailor.blocked:
        return sailor.order.to
    stays = sailor.first_step is None
    return sailor.at if stays and naval.board.is_sea(sailor.at) else None
