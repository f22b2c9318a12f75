"""Occupancy: the position as integers, which unit stands in which province.

It takes for granted that a province holds one unit at most; a variant with several fleets in a sea would need
another occupancy, and whoever reads this one counts on it.
"""

from __future__ import annotations

from judge.rules.board import ARMY, EMPTY, FLEET, Board
from judge.rules.units import Kind, Position, Power

_ARMY = Kind.ARMY


class Occupancy:
    """The unit of each province: its `owner`, `kind` and `place`, EMPTY or None where nobody stands.

    `provinces` has the provinces of the units, in the order of the position's units.
    """

    __slots__ = ("_fleets", "board", "kind", "owner", "place", "provinces")

    def __init__(self, board: Board, position: Position) -> None:
        self.board = board
        self.owner: list[Power | None] = board.nobody[:]
        self.kind: list[int] = board.nowhere[:]
        self.place: list[int] = board.nowhere[:]
        self._fleets: frozenset[int] | None = None
        index, province_number = board.index, board.province_number
        owner, kind, place = self.owner, self.kind, self.place
        self.provinces: list[int] = []
        note = self.provinces.append
        army = _ARMY
        for unit in position.units:
            number = index[unit.at]
            province = province_number[number]
            note(province)
            owner[province] = unit.power
            place[province] = number
            kind[province] = ARMY if unit.kind is army else FLEET

    @property
    def fleets(self) -> frozenset[int]:
        """The provinces with a fleet that could ever carry an army: seas, and coasts that do as seas."""
        if self._fleets is None:
            kind = self.kind
            self._fleets = frozenset([number for number in self.board.carriers if kind[number] == FLEET])
        return self._fleets

    @fleets.setter
    def fleets(self, provinces: frozenset[int]) -> None:
        self._fleets = provinces

    def destination(self, province: int, to: int) -> int:
        """The place the unit reaches there without a convoy, its coast filled in; EMPTY if none or two."""
        board, kind = self.board, self.kind[province]
        if kind != FLEET:
            to = board.province_number[to]
        reach = board.reach_numbers[kind][self.place[province]]
        if to in reach:
            return to
        if kind != FLEET or to >= board.size:
            return EMPTY
        coasts = [place for place in reach if board.province_number[place] == to]
        return coasts[0] if len(coasts) == 1 else EMPTY
