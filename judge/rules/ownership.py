"""Who owns which supply centre once the fall is over."""

from __future__ import annotations

from collections.abc import Mapping

from judge.rules.board import Board
from judge.rules.units import Position, Power, Province


def owners(board: Board, position: Position) -> Mapping[Province, Power]:
    """Each owned centre's owner: whoever stands there, else whoever owned it before."""
    owned = dict(position.centres)
    centre_at = board.centre_at
    for unit in position.units:
        if unit.at in centre_at:
            owned[centre_at[unit.at]] = unit.power
    return owned
