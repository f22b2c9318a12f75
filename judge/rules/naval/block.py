"""Blocks: a fleet in one half of a strait bars a named power from crossing into that half (rule 7).

It does so only while no other power has a fleet in that half. Who has one there is told by the orders,
because whether fleets arrive hangs on blocks in turn: those that stay there or end their move there count,
those that leave or only pass through do not, nor does the crossing that is barred (D11).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from judge.rules.naval.fleets import Sailor
from judge.rules.naval.possible import NavalBoard
from judge.rules.notation import write
from judge.rules.orders import Block
from judge.rules.outcome import Verdict
from judge.rules.units import Province


def judge_blocks(naval: NavalBoard, sailors: Sequence[Sailor]) -> None:
    """Note which blocks fail, and who is kept from crossing a strait."""
    barred: list[tuple[Sailor, str]] = []
    for sailor in sailors:
        order = sailor.order
        if isinstance(order, Block) and sailor.given is not None:
            half, across = sailor.at, _across(naval, sailor.at)
            if _is_broken(naval, sailors, sailor, order, across):
                sailor.given.ends(Verdict.FAILED)
                continue
            ways = {(across, half), (half, across)} if naval.rules.block_stops_leaving else {(across, half)}
            crossing = [s for s in sailors if s.power == order.enemy and ways & set(_steps(s))]
            barred += [(one, write(order)) for one in crossing]
    for one, by in barred:
        one.blocked = True
        if one.given is not None and one.given.verdict is Verdict.OK:
            one.given.ends(Verdict.BLOCKED, by)


def _across(naval: NavalBoard, half: Province) -> Province:
    """Return the other half of the strait."""
    return next(other for pair in naval.rules.straits if half in pair for other in pair if other != half)


def _steps(sailor: Sailor) -> list[tuple[Province, Province]]:
    """The steps its order takes, each from where to where."""
    stations = (sailor.at, *sailor.path)
    return list(pairwise(stations))


def _is_broken(
    naval: NavalBoard, sailors: Sequence[Sailor], blocker: Sailor, block: Block, across: Province
) -> bool:
    """Whether another power has a fleet in the blocker's half."""
    half, rules = blocker.at, naval.rules
    for other in sailors:
        if other.power == blocker.power:
            continue
        path = (other.at, *other.path)
        crosses = (across, half) in _steps(other)
        if half in path[1:-1] and rules.passing_breaks_block and not (crosses and other.power == block.enemy):
            return True
        if path[-1] != half:
            continue
        if not crosses or (other.power != block.enemy and rules.crossing_breaks_block):
            return True
    return False
