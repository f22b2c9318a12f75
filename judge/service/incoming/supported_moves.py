"""Supports of a unit that moves: `F Alb S A Tyr` beside `A Tyr - Tri` may mean the support of that move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields

from judge.game.message import message
from judge.game.proxies import ordered_province
from judge.language.names import names
from judge.language.problems import Problem, ProblemKind
from judge.language.reading import read
from judge.language.statements import Answer, Context, Proposal, Statement, UnderstoodOrder
from judge.language.text.typography import plain
from judge.rules import notation
from judge.rules.orders import Move, Order, Support
from judge.rules.units import Province, province_of
from judge.service.handlers.orders import OrderAnswer, in_force
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def with_move_supported(
    request: Request, speaker: Speaker, transcript: Transcript, answer: Answer, run: Sequence[OrderAnswer]
) -> Answer:
    """Return a support that cannot be given as a proposal to support the move of the unit it names.

    The unit is the writer's own; its move is above or below in the email, or in force.
    """
    if not isinstance(answer, Problem) or isinstance(answer, Proposal):
        return answer
    if answer.kind is not ProblemKind.SUPPORT_UNREACHABLE or answer.unit is None:
        return answer
    context = speaker.context(request)
    helped = _helped(answer, context)
    ordered = _orders(request, speaker, transcript, run) if helped else ()
    move = next((one for one in ordered if ordered_province(one) == helped), None)
    support = _support(answer.unit, move, context) if isinstance(move, Move) else None
    return answer if support is None else _proposed(answer, support, context)


def _proposed(answer: Problem, support: Support, context: Context) -> Problem:
    """Return a problem with a support that its line may mean; unchanged if that cannot be given either."""
    written = notation.write(support)
    read_again = read(Statement(answer.line, written), context)
    found = tuple(one for one in read_again if isinstance(one, UnderstoodOrder) and one.order == support)
    if not found:
        return answer
    values = {each.name: getattr(answer, each.name) for each in fields(Problem)}
    return Proposal(**values | {"hint": message("did-you-mean-orders", orders=(written,))}, orders=found)


def _helped(answer: Problem, context: Context) -> Province | None:
    """Return the one place that a support names for the unit it helps; None if there are several."""
    if context.variant is None:
        return None
    meant = names(context.variant).province(plain(answer.read).text)
    return meant[0] if len(meant) == 1 else None


def _orders(
    request: Request, speaker: Speaker, transcript: Transcript, run: Sequence[OrderAnswer]
) -> Iterator[Order]:
    """Yield the orders above, those below in the email, and those in force, in this order."""
    context, game, actor = speaker.context(request), speaker.current_game(request.games), speaker.seat.actor
    yield from (one.order for one in run if isinstance(one, UnderstoodOrder))
    below = (one for one in transcript.said if one.line > transcript.current_line and not one.block)
    answers = (each for one in below for each in transcript.read(one, context))
    yield from (one.order for one in answers if isinstance(one, UnderstoodOrder))
    if game is not None and actor is not None and actor.power is not None:
        yield from (one for one in in_force(game, actor.power) if isinstance(one, Order))


def _support(at: Province, move: Move, context: Context) -> Support | None:
    """Return the support of a move by the writer's unit in a place; None if there is no such unit."""
    position, power = context.position, context.power
    units = () if position is None or power is None else position.of(power)
    unit = next((one for one in units if one.province == at), None)
    return None if unit is None else Support(unit.kind, unit.at, move.at, province_of(move.to), move.kind)
