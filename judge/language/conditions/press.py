"""Conditions of messages, in the same words as for orders ahead (seed 004 §10.1)."""

from __future__ import annotations

from judge.game.message import Message, Said, message, written_as
from judge.game.orders.conditions import Condition, holds
from judge.game.state import Game
from judge.language.conditions import expression
from judge.language.names import names
from judge.language.orders.context import OrderContext
from judge.language.policy import POLICIES
from judge.language.problems import InvalidOrder
from judge.language.statements import Context
from judge.language.text.typography import plain
from judge.rules.phases import PhaseKind
from judge.rules.units import Position, Power
from judge.rules.variant import Variant


def press_condition_problem(text: str, context: Context) -> tuple[Message, str, Said] | None:
    """Return the problem with a message's condition, the text at fault, and a hint; None if it is right."""
    if context.variant is None:
        return message("before-a-letter"), "", written_as("SIGN ON power game password")
    if not text:
        usage = message("usage", usage=f"PRESS TO EF IF {expression.FORMS}")
        return message("letter-if-without-condition"), "if", usage
    order_context = _order_context(context.variant, context.position, context.power or "", context)
    try:
        _read(text, order_context)
    except InvalidOrder as mistake:
        return mistake.message, text, mistake.hint or message("letter-if-forms", forms=expression.FORMS)
    return None


def press_condition_holds(text: str, game: Game, power: Power | None) -> bool:
    """Return whether a message's condition holds now; one that can no longer be read does not."""
    context = Context(game.created, variant=game.variant, settings=game.settings)
    try:
        condition = _read(text, _order_context(game.variant, game.position, power or "", context))
    except InvalidOrder:
        return False
    return holds(condition, game, power or "")


def _read(text: str, order_context: OrderContext) -> Condition:
    return expression.read(plain(text).text, order_context)


def _order_context(
    variant: Variant, position: Position | None, power: Power, context: Context
) -> OrderContext:
    policy = POLICIES[context.settings.reading]
    return OrderContext(
        variant, names(variant), policy, position or variant.position, power, PhaseKind.MOVEMENT
    )
