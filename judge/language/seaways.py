"""Where convoys can go: which seas touch which shores, and whether a chain of fleets joins two of them."""

from __future__ import annotations

from judge.rules.board import Board
from judge.rules.units import Kind, Position, Province, province_of


def fleets_at_sea(board: Board, position: Position) -> frozenset[Province]:
    """The seas with a fleet in them, of whatever power."""
    return frozenset(u.province for u in position.units if u.kind is Kind.FLEET and board.is_sea(u.province))


def touches(board: Board, one: Province, other: Province) -> bool:
    """Whether a fleet could go from one province to the other, on any coast."""
    places = board.provinces[one].coasts or (one,)
    return any(province_of(p) == other for place in places for p in board.reach(Kind.FLEET, place))


def linked(board: Board, position: Position, start: Province, end: Province) -> bool:
    """Whether fleets now at sea form a chain from one shore to another, whatever they are ordered."""
    if start == end or board.is_sea(end) or board.is_sea(start):
        return False
    fleets = fleets_at_sea(board, position)
    edge = {sea for sea in fleets if touches(board, start, sea)}
    seen = set(edge)
    while edge:
        if any(touches(board, sea, end) for sea in edge):
            return True
        edge = {sea for sea in fleets - seen if any(touches(board, near, sea) for near in edge)}
        seen |= edge
    return False
