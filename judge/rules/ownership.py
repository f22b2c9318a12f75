"""Who owns which supply centre once the fall is over."""

from __future__ import annotations

from collections.abc import Mapping

from judge.rules.board import Board
from judge.rules.units import Position, Power, Province, province_of


def owners(board: Board, position: Position) -> Mapping[Province, Power]:
    """Each owned centre's owner: whoever stands there, else whoever owned it before."""
    owned = dict(position.centres)
    for unit in position.units:
        province = province_of(unit.at)
        if board.provinces[province].centre:
            owned[province] = unit.power
    return owned
