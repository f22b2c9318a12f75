"""Adjudication: the adjudicator for each kind of phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judge.rules import adjustments, retreats
from judge.rules.board import Board
from judge.rules.movement import adjudicate
from judge.rules.naval import adjudicate as naval
from judge.rules.orders import Order
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.phases import PhaseKind
from judge.rules.rulebook import DATC3, Rulebook
from judge.rules.units import Position, Power

Adjudicator = Callable[[Board, Position, Mapping[Power, Sequence[Order]], Rulebook], Outcome]


def _movement(
    board: Board,
    position: Position,
    orders: Mapping[Power, Sequence[Order]],
    rulebook: Rulebook = DATC3,
) -> Outcome:
    if board.variant_rules.naval is not None:
        return naval.adjudicate(board, position, orders, rulebook)
    return adjudicate.adjudicate(board, position, orders, rulebook)


def spoken(
    _board: Board,
    position: Position,
    orders: Mapping[Power, Sequence[Order]],
    _rulebook: Rulebook = DATC3,
) -> Outcome:
    """Adjudicate a summer of Illegal Gunboat, in which lines are only messages (seed 000, 12)."""
    results = [Result(power, order, Verdict.NO_EFFECT) for power, given in orders.items() for order in given]
    return Outcome(tuple(results), position)


ADJUDICATORS: Mapping[PhaseKind, Adjudicator] = {
    PhaseKind.MOVEMENT: _movement,
    PhaseKind.RETREAT: retreats.adjudicate,
    PhaseKind.ADJUSTMENT: adjustments.adjudicate,
}
