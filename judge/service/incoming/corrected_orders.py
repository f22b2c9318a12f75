"""Orders that a line below them corrects: they do not count, and the judge asks what replaces them.

A line that may give a unit a new order makes the order above it uncertain. A YES accepts what the line
proposes. So until then the order above is not in force, and a YES does not accept it either.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from judge.game.proxies import ordered_province
from judge.language.headings import writer_of
from judge.language.problems import Problem
from judge.language.readings.about_orders import may_correct
from judge.language.readings.arbiter import about
from judge.language.readings.corrections import corrects, places_named, proposal
from judge.language.statements import Answer, Context, Correction, Proposal, Prose, Statement, UnderstoodOrder
from judge.notices.remarks import MailRemark, remark
from judge.notices.replies import LineReport, Treatment
from judge.rules.orders import Build, Move, Order, Remove
from judge.rules.units import Province, province_of
from judge.service.handlers.doubtful_orders import orders_aside
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
    """Return the answer to a sentence that follows orders in its line: the orders that it may mean."""
    lines = {order.line for order in run} | {one.line for one in transcript.doubtful_orders}
    behind = statement.line in lines
    if isinstance(answer, Proposal) or not isinstance(answer, Problem | Prose):
        return answer
    if not (behind or isinstance(answer, Correction)):
        return answer
    aside = [order for _, order in orders_aside(request, speaker, transcript)]
    if isinstance(answer, Correction) and of_correction((answer,), aside):
        return proposal(statement, answer.orders)
    text = answer.read if isinstance(answer, Problem) and answer.read in statement.text else answer.text
    sentence = replace(statement, text=text or statement.text)
    return perhaps_ordered(request, speaker, sentence, (answer,), run) or answer


def without_corrected(
    request: Request, speaker: Speaker, transcript: Transcript, answer: Answer, run: Sequence[OrderAnswer]
) -> list[OrderAnswer]:
    """Withdraw the orders above that a line may correct; return what is left of the `run`."""
    if isinstance(answer, Prose):
        _end_proposals(request, speaker, transcript, answer, speaker.context(request))
    if not isinstance(answer, Problem):
        return list(run)
    context = speaker.context(request)
    left: list[OrderAnswer] = []
    for one in run:
        if not (isinstance(one, UnderstoodOrder) and _is_corrected(one.order, answer, context)):
            left.append(one)
            continue
        why = remark(MailRemark.ORDER_CORRECTED_BELOW)
        transcript.reports.append(LineReport(one.line, one.text.split("\n")[0], Treatment.IGNORED, why))
    for doubtful, order in orders_aside(request, speaker, transcript):
        if _is_corrected(order, answer, context):
            transcript.end_doubtful(doubtful, remark(MailRemark.ORDER_CORRECTED_BELOW))
    return left


def _end_proposals(
    request: Request, speaker: Speaker, transcript: Transcript, words: Prose, context: Context
) -> None:
    """End the proposals for a place that the words below correct: a YES would be ambiguous."""
    if not corrects(words.text, context):
        return
    places = places_named(words.text, context)
    for doubtful, order in orders_aside(request, speaker, transcript):
        if doubtful.proposed is not None and places & about(order):
            transcript.end_doubtful(doubtful, remark(MailRemark.ORDER_CORRECTED_BELOW))


def _is_corrected(order: Order, answer: Problem, context: Context) -> bool:
    """Return whether a line below an order may replace it with another."""
    if isinstance(answer, Proposal):
        proposed = [one.order for one in answer.orders]
        units = set(map(ordered_province, proposed)) - {None}
        return order not in proposed and (
            ordered_province(order) in units or _is_corrected_in_winter(order, answer, context)
        )
    may = corrects(answer.text, context) or may_correct(answer.text, writer_of(context))
    if answer.unit is None or not may:
        return False
    if ordered_province(order) == answer.unit:
        return not _speaks_of(order, places_named(answer.text, context))
    return _is_corrected_in_winter(order, answer, context)


def _is_corrected_in_winter(order: Order, answer: Problem, context: Context) -> bool:
    """Return whether a line replaces a build or removal by one elsewhere: `Rubbish, army Trieste`."""
    return isinstance(order, Build | Remove) and corrects(answer.text, context)


def _speaks_of(order: Order, places: set[Province]) -> bool:
    """Return whether a line names the places of an order itself: `No, Bud - Ser was wrong`."""
    return isinstance(order, Move) and province_of(order.to) in places
