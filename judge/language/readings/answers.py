"""Answers to sentences: their orders, and why those that they name and do not give were not taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace

from judge.game.proxies import ordered_province
from judge.language import prose
from judge.language.orders.alternatives import without_overridden
from judge.language.problems import Problem, ProblemKind, beyond_effort, listed
from judge.language.readings.arbiter import ONE_UNIT, RUN_TOGETHER, TWO_MEANINGS, LineRead
from judge.language.readings.evidence import OrderRead, Outcome, Verdict
from judge.language.statements import (
    Answer,
    Context,
    Proposal,
    Prose,
    Statement,
    TakenBack,
    UnderstoodAhead,
    UnderstoodOrder,
)
from judge.language.text import topics
from judge.language.text.typography import plain
from judge.rules import notation

_MOST_SHOWN = 4
_GOVERNED: Mapping[str, tuple[str, str]] = {
    "mark": (
        "A question orders nothing, so {orders} was not taken.",
        "Send it without the question mark if it is to count.",
    ),
    "question": (
        "A question orders nothing, so {orders} was not taken.",
        "Send the order by itself if it is to count.",
    ),
    "denial": (
        "This says what not to do ({orders}), and changes nothing.",
        "A new order for the unit takes the place of its old one; CLEAR ALL takes all of them back.",
    ),
    "condition": (
        'Conditions in words are not read ("{words}"), so nothing of this was taken.',
        "{orders} by itself counts without one; HELP ORDERS shows how IF is written.",
    ),
    "taken back": (
        '"{words}" takes back what stands before it, so {orders} was not taken.',
        "Send what counts on a line of its own.",
    ),
}
"""What is said of orders that a word governs, and the remedy."""
_OTHER = (
    '"{words}" stands beside it, so {orders} was not taken.',
    "Send what counts without these words.",
)
_PROPOSED: Mapping[str, str] = {
    ONE_UNIT: "This names several orders for one unit ({orders}), so nothing of it counts yet.",
    RUN_TOGETHER: "Several orders run into each other here, so nothing of it counts yet.",
    TWO_MEANINGS: "This may mean {orders}, or {others}, so nothing of it counts yet.",
}
"""What is said of orders that are proposed though every word is accounted for."""
_IN_PART = 'Not all of this was understood ("{words}"), so nothing of it counts yet.'


def answers(statement: Statement, read: LineRead, found: Sequence[Answer]) -> Sequence[Answer]:
    """The answers to a line, in the order of its sentences; `found` is what the classic grammar says of it.

    Where nothing counts, the classic grammar explains best what is wrong with an order that has its form.
    """
    refused = all(one.outcome is Outcome.REFUSED for one in read.verdicts)
    if refused and any(one.why == "alternative" for one in read.verdicts):
        return found
    if len(read.verdicts) == len(found) == 1 and read.verdicts[0].why.endswith("left over"):
        return [_left_over(read.verdicts[0], found[0])]
    whole = [answer for at in range(len(read.verdicts)) for answer in _answers(statement, read.verdicts, at)]
    return without_overridden(whole) or found


def with_limit(statement: Statement, found: Sequence[Answer], context: Context) -> Sequence[Answer]:
    """What a line comes to whose words, or those around it, are not read: its orders wait for a yes.

    The lines before it took all the work that one mail may take, which is told once where nothing waits.
    Words that are not read may take back the orders right above them.
    """
    orders = tuple(one for one in found if isinstance(one, OrderRead))
    why = beyond_effort(statement.line, statement.text)
    if orders:
        return [_proposal(why, Verdict(Outcome.PROPOSED, statement.text, 1, "not read", orders=orders))]
    told, context.effort.told = context.effort.told, context.effort.is_spent
    if all(isinstance(one, Prose) or _is_unknown(one) for one in found):
        words = Prose(statement.line, statement.text, takes_back=TakenBack.PARAGRAPH)
        return [words] if told else [words, why]
    return found if told else [*(one for one in found if not isinstance(one, Problem | Prose)), why]


def _is_unknown(answer: Answer) -> bool:
    return isinstance(answer, Problem) and answer.kind is ProblemKind.UNKNOWN_COMMAND


def _left_over(verdict: Verdict, found: Answer) -> Answer:
    """What the classic grammar finds wrong with a line that it takes for one order, with what it may mean."""
    if not isinstance(found, Problem) or verdict.outcome is not Outcome.PROPOSED:
        return found
    return _proposal(found, verdict)


def _proposal(problem: Problem, verdict: Verdict) -> Problem:
    """What is wrong with a line, with the orders that it may mean; a proposal if one yes can accept them."""
    if not verdict.may_propose:
        return replace(problem, hint="Write each order on a line of its own.")
    orders = tuple(one for one in verdict.orders if isinstance(one, UnderstoodOrder))
    values = {each.name: getattr(problem, each.name) for each in fields(Problem)}
    return Proposal(**values | {"hint": f"Did you mean {_written(orders, 'and')}?"}, orders=orders)


def _answers(statement: Statement, verdicts: Sequence[Verdict], at: int) -> Iterator[Answer]:
    verdict = verdicts[at]
    if verdict.why == "too much work":
        yield beyond_effort(statement.line, statement.text)
    elif verdict.outcome is Outcome.TALK:
        introduces = any(one.outcome is Outcome.GIVEN for one in verdicts[at:])
        yield from _talk(statement, verdict, introduces=introduces)
    elif verdict.outcome is Outcome.GIVEN:
        yield from _given(statement, verdict)
    elif verdict.outcome is Outcome.PROPOSED:
        orders, others = _written(verdict.orders), _written(verdict.others)
        message = _PROPOSED.get(verdict.why, _IN_PART)
        message = message.format(words=verdict.governor, orders=orders, others=others)
        yield _proposal(_problem(statement, verdict, message, ""), verdict)
    elif verdict.orders:
        message, hint = _GOVERNED.get(verdict.why, _OTHER)
        filled = {"orders": _written(verdict.orders), "words": verdict.governor}
        yield _problem(statement, verdict, message.format(**filled), hint.format(**filled))
    else:
        yield from verdict.problems


def _given(statement: Statement, verdict: Verdict) -> Iterator[Answer]:
    """Orders that count, with the notes beside them; what is wrong with others, and what is asked for."""
    notes = tuple(f'"{one.words}" was not read.' for one in verdict.readings if one.kind == "note")
    yield from verdict.orders[:-1]
    last = verdict.orders[-1]
    yield replace(last, assumed=(*last.assumed, *notes)) if notes else last
    yield from verdict.problems
    for one in verdict.readings:
        if one.kind == "plea":
            yield Prose(statement.line, one.words, topics.topic(one.words), prose.asks_only(one.words))


def _talk(statement: Statement, verdict: Verdict, *, introduces: bool) -> Iterator[Answer]:
    """A sentence without orders; courtesies, and words before orders, are nothing to answer."""
    text = plain(verdict.text).text
    about_orders = introduces and any(one.kind == "place" for one in verdict.readings)
    if (topics.topic(text) is not None and not about_orders) or (prose.is_sentence(text) and not introduces):
        yield Prose(statement.line, verdict.text, topics.topic(text), prose.asks_only(text))


def _problem(statement: Statement, verdict: Verdict, message: str, hint: str) -> Problem:
    given = next((one.order for one in verdict.orders if isinstance(one, UnderstoodOrder)), None)
    return Problem(
        statement.line,
        verdict.column,
        statement.text,
        ProblemKind.CONDITION,
        message,
        verdict.text,
        hint,
        ordered_province(given) if given else None,
    )


def _written(orders: Sequence[OrderRead], last: str = "or") -> str:
    shown = [_order(one) for one in orders]
    return listed(shown[:_MOST_SHOWN], last) + (" …" if len(shown) > _MOST_SHOWN else "")


def _order(one: OrderRead) -> str:
    if isinstance(one, UnderstoodOrder):
        return notation.write(one.order)
    return one.text if isinstance(one, UnderstoodAhead) else str(one.proxy)
