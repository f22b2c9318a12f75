"""What a line that is no order may order, by what its writer has ordered so far: it is proposed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from judge.game.proxies import Proxy, ordered_province
from judge.language.problems import Problem, ProblemKind
from judge.language.reading import read
from judge.language.readings.corrections import corrected, proposal
from judge.language.statements import (
    Answer,
    Ignored,
    Place,
    Proposal,
    Prose,
    Statement,
    Topic,
    UnderstoodOrder,
)
from judge.rules import notation
from judge.rules.orders import Order
from judge.rules.units import Province
from judge.service.handlers.orders import OrderAnswer, in_force
from judge.service.request import Request
from judge.service.speaker import Speaker

_UNREAD = (
    ProblemKind.UNKNOWN_ACTION,
    ProblemKind.UNKNOWN_COMMAND,
    ProblemKind.NO_UNIT_AT_SOURCE,
    ProblemKind.DESTINATION_MISSING,
    ProblemKind.FREE_TEXT,
    ProblemKind.CONDITION,
    ProblemKind.UNKNOWN_PROVINCE,
)
_NO_MATTER = (None, Topic.ORDERS, Topic.CONDITION, Topic.CLEAR, Topic.RULES, Topic.REFUSAL, Topic.PREFERENCE)
"""Topics of sentences that may be about an order all the same."""
_FEWEST_WORDS = 3
"""Words of a sentence; what is shorter is an order with a slip."""


def perhaps_ordered(
    request: Request,
    speaker: Speaker,
    statement: Statement,
    answers: Sequence[Answer],
    run: Sequence[OrderAnswer],
) -> Proposal | None:
    """The order that a line without one may mean, as a proposal; None if it may mean nothing."""
    if not _is_unread(statement, answers):
        return None
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or actor.power is None:
        return None
    context = speaker.context(request)
    if context.ahead:
        return None
    ordered = _by_unit(one for one in in_force(game, actor.power) if not isinstance(one, Proxy))
    ordered |= _by_unit(one.order for one in run if isinstance(one, UnderstoodOrder))
    order = corrected(statement.text, context, ordered)
    if order is None:
        return None
    found = read(Statement(statement.line, notation.write(order)), context)
    if len(found) != 1 or not isinstance(found[0], UnderstoodOrder) or found[0].order != order:
        return None
    return proposal(statement, found[0])


def _is_unread(statement: Statement, answers: Sequence[Answer]) -> bool:
    """Whether a line is a sentence of which nothing was read as an order or a command."""
    words = not statement.block and len(statement.text.split()) >= _FEWEST_WORDS
    if statement.place is Place.SIGNATURE or all(isinstance(one, Ignored) for one in answers):
        return False
    return words and all(
        isinstance(one, Ignored)
        or (isinstance(one, Prose) and one.topic in _NO_MATTER)
        or (isinstance(one, Problem) and not isinstance(one, Proposal) and one.kind in _UNREAD)
        for one in answers
    )


def _by_unit(orders: Iterable[Order]) -> dict[Province, Order]:
    return {unit: one for one in orders if (unit := ordered_province(one)) is not None}
