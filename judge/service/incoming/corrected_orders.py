"""Orders that a line below them corrects: they do not count, and the judge asks what replaces them.

A line that may give a unit a new order makes the order above it uncertain. A YES accepts what the line
proposes. So until then the order above is not in force, and a YES does not accept it either.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeGuard

from judge.game.proxies import ordered_province
from judge.language.problems import Problem, ProblemKind
from judge.language.readings import corrections
from judge.language.readings.about_orders import drops_thought, may_correct
from judge.language.readings.clauses import about
from judge.language.readings.corrections import (
    corrects,
    denied_alone,
    may_replace_last,
    places_named,
    proposal,
)
from judge.language.readings.lexicon import begins_with
from judge.language.readings.writers import writer_of
from judge.language.statements import Answer, Context, Correction, Proposal, Prose, Statement, UnderstoodOrder
from judge.language.text.typography import plain
from judge.notices.remarks import MailRemark, remark
from judge.notices.replies import LineReport, Treatment
from judge.rules.orders import Build, Move, Order, Remove, Waive
from judge.rules.units import Province, province_of
from judge.service.handlers.doubtful_orders import keep_aside, orders_aside
from judge.service.handlers.orders import OrderAnswer
from judge.service.incoming.perhaps_ordered import of_correction, perhaps_ordered
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def as_correction(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    statement: Statement,
    answer: Answer,
    run: Sequence[OrderAnswer],
) -> Answer:
    """Return a sentence that may correct an order as a proposal, if its power has such an order."""
    if not isinstance(answer, Correction):
        return answer
    aside = [order for _, order in orders_aside(request, speaker, transcript)]
    if of_correction((answer,), aside):
        return proposal(statement, answer.orders)
    text = answer.read if answer.read in statement.text else answer.text
    return perhaps_ordered(request, speaker, replace(statement, text=text), (answer,), run) or answer


@dataclass(frozen=True, slots=True)
class _Corrected:
    """What a line does to the orders above it: some do not count any more, others wait for a YES."""

    ended: frozenset[Order] = frozenset()
    doubted: frozenset[Order] = frozenset()


def without_corrected(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    statement: Statement,
    answer: Answer,
    run: Sequence[OrderAnswer],
) -> list[OrderAnswer]:
    """Withdraw the orders above that a line corrects or denies; return what is left of the `run`."""
    if not _may_correct(answer):
        return list(run)
    aside = list(orders_aside(request, speaker, transcript))
    above = [one.order for one in run if isinstance(one, UnderstoodOrder)]
    if not (above or aside):
        return list(run)
    context = speaker.context(request)
    answer = replace(answer, text=statement.text) if isinstance(answer, UnderstoodOrder) else answer
    corrected = _corrected(answer, [*above, *(order for _, order in aside)], context)
    corrected = _with_last(corrected, answer, above, context)
    doubted = corrected.doubted if isinstance(answer, Prose) else frozenset[Order]()
    for doubtful, order in aside:
        if order in corrected.ended or (doubtful.proposed and order in doubted):
            transcript.end_doubtful(doubtful, remark(MailRemark.ORDER_CORRECTED_BELOW))
    _note_corrected(speaker, transcript, answer, above, corrected)
    return [one for one in run if not _is_withdrawn(request, speaker, transcript, one, corrected)]


def _note_corrected(
    speaker: Speaker,
    transcript: Transcript,
    answer: Answer,
    above: Sequence[Order],
    corrected: _Corrected,
) -> None:
    """Note the orders that a proposal corrects: a no to it gives them again."""
    seat = speaker.seat_key()
    if isinstance(answer, Proposal) and seat is not None:
        gone = corrected.ended | {one for one in corrected.doubted if isinstance(one, Build | Remove)}
        transcript.corrected += [(seat, one) for one in above if one in gone]


def _with_last(
    corrected: _Corrected, answer: Prose | Problem | UnderstoodOrder, above: Sequence[Order], context: Context
) -> _Corrected:
    """Return what a line does, with a doubt about the last order above if it may order something else."""
    gives = isinstance(answer, Proposal | UnderstoodOrder)
    if gives or not above or not may_replace_last(answer.text, context):
        return corrected
    return replace(corrected, doubted=corrected.doubted | {above[-1]})


def _may_correct(answer: Answer) -> TypeGuard[Prose | Problem | UnderstoodOrder]:
    """Return whether a line is words, or a build, a removal or a waive, which may take another one's place.

    Other orders replace the one for their unit by themselves, and some words say that all orders stay.
    """
    if isinstance(answer, Prose) and answer.leaves_all:
        return False
    if isinstance(answer, UnderstoodOrder):
        return isinstance(answer.order, Build | Remove | Waive)
    return isinstance(answer, Prose | Problem) and not _only_tells(answer)


def _only_tells(answer: Prose | Problem) -> bool:
    return isinstance(answer, Problem) and answer.kind is ProblemKind.TOLD


def _is_withdrawn(
    request: Request, speaker: Speaker, transcript: Transcript, one: OrderAnswer, corrected: _Corrected
) -> bool:
    """Report an order that ends or has to wait, and return whether it does."""
    if not isinstance(one, UnderstoodOrder):
        return False
    if one.order in corrected.ended:
        why = remark(MailRemark.ORDER_CORRECTED_BELOW)
        transcript.reports.append(LineReport(one.line, one.text.split("\n")[0], Treatment.IGNORED, why))
    elif one.order in corrected.doubted:
        why = remark(MailRemark.ORDERS_TAKEN_BACK)
        transcript.reports.append(keep_aside(request, speaker, transcript, one, why))
    return one.order in corrected.ended | corrected.doubted


def _corrected(
    answer: Prose | Problem | UnderstoodOrder, orders: Sequence[Order], context: Context
) -> _Corrected:
    """Return what a line does to the orders above it: the one decision about corrections."""
    if isinstance(answer, UnderstoodOrder):
        return _by_order(answer, orders, context)
    if isinstance(answer, Proposal):
        return _by_proposal(answer, orders, context)
    return _by_words(answer, orders, context)


def _by_order(answer: UnderstoodOrder, orders: Sequence[Order], context: Context) -> _Corrected:
    """Return what an order does that counts: a build or removal that corrects another one ends that."""
    adjusted = [one for one in orders if isinstance(one, Build | Remove)]
    if not adjusted or answer.order in adjusted or not corrects(answer.text, context):
        return _Corrected()
    meant = corrections.corrected(
        answer.text, context, adjusted, ordered_province(adjusted[-1]), answer.order
    )
    ended = {one for one in adjusted if one not in meant} if answer.order in meant else set[Order]()
    return _Corrected(frozenset(ended))


def _by_proposal(answer: Proposal, orders: Sequence[Order], context: Context) -> _Corrected:
    """Return what a proposal does: it ends the other orders of its units.

    It doubts an order that equals its own if it begins with a no.
    """
    proposed = {one.order for one in answer.orders}
    units = set(map(ordered_province, proposed)) - {None}
    ended = {
        one
        for one in orders
        if one not in proposed and (ordered_province(one) in units or _is_adjusted(one, answer, context))
    }
    doubted = proposed.intersection(orders) if begins_with(plain(answer.text), _DENYING) else set[Order]()
    return _Corrected(frozenset(ended), frozenset(doubted))


def _by_words(answer: Prose | Problem, orders: Sequence[Order], context: Context) -> _Corrected:
    """Return what other words do that correct: they end the order of the unit that they name.

    If they name its goal, they only doubt it, as a few words do that only deny a place.
    """
    if _only_drops(answer.text, orders, context):
        return _Corrected()
    changes = may_correct(answer.text, writer_of(context))
    correcting = changes or corrects(answer.text, context)
    named = places_named(answer.text, context) if correcting else set[Province]()
    unit = answer.unit if isinstance(answer, Problem) and correcting else None
    ended = {one for one in orders if unit is not None and _ends(answer, unit, one, named, context)}
    denied = denied_alone(answer.text, context) | (named if changes or isinstance(answer, Prose) else set())
    return _Corrected(frozenset(ended), frozenset(one for one in orders if denied & about(one)) - ended)


def _only_drops(text: str, orders: Sequence[Order], context: Context) -> bool:
    """Return whether words only tell of a dropped thought, which none of the orders has come from."""
    named = places_named(text, context) if drops_thought(text) else set[Province]()
    return bool(named) and not any(_goes_to(one, named) for one in orders)


def _ends(
    answer: Prose | Problem, unit: Province, order: Order, named: set[Province], context: Context
) -> bool:
    """Return whether words about a unit end an order of it, and do not name where it goes."""
    if ordered_province(order) == unit:
        return not _goes_to(order, named)
    return _is_adjusted(order, answer, context)


_DENYING = ("nay", "denial", "change")


def _is_adjusted(order: Order, answer: Prose | Problem, context: Context) -> bool:
    """Return whether a line replaces a build or removal by one elsewhere: `Rubbish, army Trieste`."""
    return isinstance(order, Build | Remove) and corrects(answer.text, context)


def _goes_to(order: Order, places: set[Province]) -> bool:
    """Return whether a line names the goal of an order: `No, Bud - Ser was wrong`."""
    return isinstance(order, Move) and province_of(order.to) in places
