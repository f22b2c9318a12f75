"""Evaluation of an IF when its phase opens: which of its orders count, and why."""

from __future__ import annotations

from dataclasses import dataclass

from judge.game.message import Said, message
from judge.game.orders.conditions import holds
from judge.game.state import Game
from judge.language.conditions.block_parser import Block, InvalidBlock, parse
from judge.language.conditions.writing import reasons
from judge.language.statements import Context, Statement
from judge.rules.units import Power


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The orders of a block that count, and each condition on the way with its result."""

    orders: tuple[str, ...]
    why: tuple[Said, ...]


def evaluate(statement: Statement, context: Context, game: Game, power: Power) -> Evaluation:
    """Evaluate an IF in the game's current state; no orders, and why, if it can no longer be read."""
    try:
        block = parse(statement, context)
    except InvalidBlock as trouble:
        return Evaluation((), (trouble.problem.message,))
    orders: list[str] = []
    why: list[Said] = []
    _evaluate(block, game, power, orders, why)
    return Evaluation(tuple(orders), tuple(why))


def _evaluate(block: Block, game: Game, power: Power, orders: list[str], why: list[Said]) -> None:
    for branch in block.branches:
        so = branch.when is None or holds(branch.when, game, power)
        if branch.when is None:
            why.append(f"{branch.head}.")
        else:
            found = reasons(branch.when, game, power)
            why.append(
                message("condition-decided", head=branch.head, so="yes" if so else "no", reasons=found)
            )
        if not so:
            continue
        for part in branch.body:
            if isinstance(part, Block):
                _evaluate(part, game, power, orders, why)
            else:
                orders.append(part.written)
        return
