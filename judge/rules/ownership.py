"""Who owns which supply centre once the fall is over."""

from __future__ import annotations

from collections.abc import Mapping

from judge.rules.board import Board
from judge.rules.units import Position, Power, Province


def owners(board: Board, position: Position) -> Mapping[Province, Power]:
    """Each owned centre's owner: whoever stands there, else whoever owned it before."""
    standing = {unit.province: unit.power for unit in position.units}
    owned: dict[Province, Power] = {}
    for centre in board.centres:
        owner = standing.get(centre) or position.centres.get(centre)
        if owner is not None:
            owned[centre] = owner
    return owned
