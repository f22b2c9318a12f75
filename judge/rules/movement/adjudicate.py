"""Adjudication of a movement phase: orders in, outcome out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judge.rules.board import Board
from judge.rules.movement import special_orders
from judge.rules.movement.equations import Equations
from judge.rules.movement.matching import match_orders
from judge.rules.movement.verdicts import MovementOutcome
from judge.rules.orders import Order
from judge.rules.outcome import Outcome
from judge.rules.rulebook import DATC3, Rulebook
from judge.rules.units import Position, Power, Province


def adjudicate(
    board: Board,
    position: Position,
    orders: Mapping[Power, Sequence[Order]],
    rulebook: Rulebook = DATC3,
) -> Outcome:
    """Return the outcome of the orders. A unit without an order holds."""
    if board.has_special_orders:
        return special_orders.adjudicate(board, position, orders, rulebook, solve)
    return MovementOutcome.of_battle(solve(board, position, orders, rulebook), position)


def solve(
    board: Board,
    position: Position,
    orders: Mapping[Power, Sequence[Order]],
    rulebook: Rulebook,
    blocked: frozenset[Province] = frozenset(),
) -> Equations:
    """Return the solved battle of the four usual orders. Moves of units at `blocked` fail."""
    battle = Equations(board, position, rulebook)
    match_orders(battle, orders, blocked=blocked)
    battle.solve()
    on_foot: set[int] = set()
    # Ends, because an army that walks once walks in every later round.
    while stranded := battle.stranded():
        on_foot |= stranded
        # From the beginning: walking changes who stands head to head, and which supports match.
        battle = Equations(board, position, rulebook)
        match_orders(battle, orders, on_foot, blocked)
        battle.solve()
    return battle
