"""A movement phase: the equations of moves, supports and convoys (DATC 5.B), and their outcome."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judge.rules.aftermath import MovementOutcome
from judge.rules.battle import Battle
from judge.rules.board import Board
from judge.rules.intake import take_orders
from judge.rules.orders import Order
from judge.rules.outcome import Outcome
from judge.rules.rulebook import DATC3, Rulebook
from judge.rules.units import Position, Power


def adjudicate(
    board: Board,
    position: Position,
    orders: Mapping[Power, Sequence[Order]],
    rulebook: Rulebook = DATC3,
) -> Outcome:
    """What the orders come to; a unit without an order holds."""
    battle = take_orders(Battle(board, position, rulebook), orders)
    battle.fight()
    afoot: set[int] = set()
    while stranded := battle.stranded():
        afoot |= stranded
        battle = take_orders(Battle(board, position, rulebook), orders, afoot)
        battle.fight()
    return MovementOutcome.of_battle(battle, position)
