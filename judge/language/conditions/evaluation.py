"""An IF when its phase opens: which of its orders count, and what was found on the way."""

from __future__ import annotations

from dataclasses import dataclass

from judge.game.orders.conditions import holds
from judge.game.state import Game
from judge.language.conditions.parser import Block, InvalidBlock, parsed
from judge.language.conditions.writing import reasons
from judge.language.statements import Context, Statement
from judge.rules.units import Power


@dataclass(frozen=True, slots=True)
class Decided:
    """Which orders of a block count, and what was asked and found on the way."""

    orders: tuple[str, ...]
    why: tuple[str, ...]


def decide(statement: Statement, context: Context, game: Game, power: Power) -> Decided:
    """The orders of the branches that hold in the position at hand; none, and why, if it reads no more."""
    try:
        block = parsed(statement, context)
    except InvalidBlock as trouble:
        return Decided((), (trouble.problem.message,))
    orders: list[str] = []
    why: list[str] = []
    _decide(block, game, power, orders, why)
    return Decided(tuple(orders), tuple(why))


def _decide(block: Block, game: Game, power: Power, orders: list[str], why: list[str]) -> None:
    for branch in block.branches:
        so = branch.when is None or holds(branch.when, game, power)
        if branch.when is None:
            why.append(f"{branch.head}.")
        else:
            why.append(f"{branch.head}: {'yes' if so else 'no'}, {reasons(branch.when, game, power)}.")
        if not so:
            continue
        for part in branch.body:
            if isinstance(part, Block):
                _decide(part, game, power, orders, why)
            else:
                orders.append(part.written)
        return
