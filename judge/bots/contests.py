"""Contests: which centres a power could win or lose in the next moves, by how many units reach each.

Nobody's orders are asked for. A unit counts at every centre that it stands in or could go to, so that a power
stands well where it has more units around a foreign centre than anyone else, and badly where others have more
around one of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from judge.rules.board import ARMY, FLEET, Board
from judge.rules.units import Kind, Position, Power, Province

_WINS, _HALF_WINS, _LOSES, _HALF_LOSES = 2.0, 0.5, 3.0, 0.5
"""What it is worth to have more units around a foreign centre than anyone, or than its owner alone; and what
it costs if others have more units around one's own, or as many."""


def contested(board: Board, position: Position, held: Mapping[Province, Power], power: Power) -> float:
    """What the centres that could be won and lost are worth together to the power, by who holds each."""
    armies, fleets = _reached(board, ARMY), _reached(board, FLEET)
    around: dict[Province, dict[Power, int]] = {}
    index, army = board.index, Kind.ARMY
    for unit in position.units:
        for centre in (armies if unit.kind is army else fleets)[index[unit.at]]:
            near = around.setdefault(centre, {})
            near[unit.power] = near.get(unit.power, 0) + 1
    worth = 0.0
    for centre, near in around.items():
        mine, owner = near.pop(power, 0), held.get(centre)
        most = max(near.values(), default=0)
        if owner == power:
            if most:
                worth -= _LOSES if most > mine else _HALF_LOSES if most == mine else 0.0
        elif mine > most:
            worth += _WINS
        elif owner is None or mine > near.get(owner, 0):
            worth += _HALF_WINS if mine else 0.0
    return worth


@lru_cache(maxsize=32)
def _reached(board: Board, kind: int) -> tuple[tuple[Province, ...], ...]:
    """For each place the centres that a unit of that kind stands in or could go to from there."""
    places, centres = board.places, frozenset(board.centres)
    return tuple(
        tuple(sorted({places[number] for number in (board.province_number[place], *goals)} & centres))
        for place, goals in enumerate(board.touch_numbers[kind])
    )
