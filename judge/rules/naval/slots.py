"""Slots: the board on which fleets of one sea space have a place each, so that the equations can judge it.

Every sea space stands there as many times as fleets may share it, `NTH.1`, `NTH.2`, each with the borders of
the space; two slots of one space do not touch. Nobody is ordered into a slot, so nothing at sea stands off,
dislodges or cuts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from judge.rules.board import ARMY, FLEET, Board, Border, ProvinceFacts
from judge.rules.units import Place, Province, province_of

_SIGN = "."


def slot(sea: Province, number: int) -> Province:
    """The code of a slot of the sea space, counted from 1."""
    return f"{sea}{_SIGN}{number}"


def space_of(place: Place) -> Place:
    """The sea space of a slot; any other place as it is."""
    return place.partition(_SIGN)[0]


def board_with_slots(board: Board, fleets: int) -> Board:
    """The board with room for so many fleets in each space."""
    slots = 1
    while slots < fleets:
        slots *= 2
    return _derived(board, slots)


@lru_cache(maxsize=32)
def _derived(board: Board, slots: int) -> Board:
    armies, fleets = (_borders(board, kind, slots) for kind in (ARMY, FLEET))
    return Board(_provinces(board, slots), armies, fleets, board.switches)


def _provinces(board: Board, slots: int) -> Iterator[ProvinceFacts]:
    for facts in board.provinces.values():
        for code in _slots_of(board, facts.code, slots):
            yield replace(facts, code=code)


def _slots_of(board: Board, place: Place, slots: int) -> Iterable[Place]:
    if not board.is_sea(province_of(place)):
        return (place,)
    return [slot(place, number) for number in range(1, slots + 1)]


def _borders(board: Board, kind: int, slots: int) -> Iterator[Border]:
    for one, goals in enumerate(board.reach_numbers[kind]):
        for goal in goals:
            for start in _slots_of(board, board.places[one], slots):
                yield from ((start, to) for to in _slots_of(board, board.places[goal], slots))
