"""Answers to sentences: their orders, and why orders that they name but do not give were rejected."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import fields, replace

from judge.game.message import Message, Said, message
from judge.game.proxies import ordered_province
from judge.language import prose
from judge.language.alternative_words import ELSE
from judge.language.orders.alternatives import without_overridden
from judge.language.problems import Problem, ProblemKind, beyond_effort
from judge.language.readings import clauses, governed, line_read, line_verdicts, sentence_verdict, taken_back
from judge.language.readings.clauses import LATER
from judge.language.readings.evidence import OrderRead, Outcome, Verdict
from judge.language.readings.lattice import DEEDS, QUESTION_MARK
from judge.language.readings.lexicon import said_in_heading
from judge.language.readings.line_read import LineRead
from judge.language.statements import (
    Answer,
    Context,
    Correction,
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
from judge.rules.orders import Build, Remove, Waive
from judge.rules.phases import Phase, PhaseKind


def answers(
    statement: Statement, read: LineRead, found: Sequence[Answer], context: Context
) -> Sequence[Answer]:
    """Return the answers to a line, by its sentences; `found` is what the classic grammar gives for it.

    If nothing counts, the classic grammar explains best what is wrong with an order that has its form.
    """
    refused = all(one.outcome is Outcome.REJECTED for one in read.verdicts)
    if refused and any(one.why == "alternative" or _names_choice(one) for one in read.verdicts):
        return _without_removals_behind(found)
    if len(read.verdicts) == len(found) == 1 and _has_words_left(read.verdicts[0], found[0]):
        return [_left_over(read.verdicts[0], found[0]), *wishes_beside(statement)]
    whole = [
        answer
        for at in range(len(read.verdicts))
        for answer in _answers(statement, read.verdicts, at, context)
    ]
    if whole and not any(isinstance(one, Prose) for one in whole):
        whole += wishes_beside(statement)
    return without_overridden(whole) or found


def _without_removals_behind(found: Sequence[Answer]) -> Sequence[Answer]:
    """Return the answers without removals behind a problem: `Keep Galicia, Trieste, else disband`."""
    if not isinstance(found[0], Problem):
        return found
    return [one for one in found if not (isinstance(one, UnderstoodOrder) and isinstance(one.order, Remove))]


def _names_choice(verdict: Verdict) -> bool:
    """Return whether a retreat names another goal for the case that the first is impossible."""
    return any(one.kind.startswith("retreat") and _ELSE.search(one.words) for one in verdict.readings)


_ELSE = re.compile(rf"\b(?:{ELSE})\b")


def wishes_beside(statement: Statement) -> Iterator[Prose]:
    """Yield what a line asks for beside an order, of which words are left over: `…, and I resign`."""
    text = plain(statement.text).text
    if topics.is_apart(text):
        yield Prose(statement.line, statement.text, topics.topic(text), prose.asks_only(text))


def with_limit(statement: Statement, found: Sequence[Answer], context: Context) -> Sequence[Answer]:
    """Return the answers to a line if it, or the words around it, are not read: its orders wait for a YES.

    Earlier lines used up the work that one email may take; this is told once if nothing waits. Words that are
    not read may take back the orders right above them.
    """
    orders = tuple(one for one in found if isinstance(one, OrderRead))
    why = beyond_effort(statement.line, statement.text)
    if orders:
        return [_proposal(why, Verdict(Outcome.PROPOSED, statement.text, 1, "not read", orders=orders))]
    told, context.work.told = context.work.told, context.work.is_used_up
    if all(isinstance(one, Prose) or _is_unknown(one) for one in found):
        words = Prose(
            statement.line,
            statement.text,
            takes_back=TakenBack.PARAGRAPH,
            unread=context.work.is_used_up,
        )
        return [words] if told else [words, why]
    return found if told else [*(one for one in found if not isinstance(one, Problem | Prose)), why]


def _is_unknown(answer: Answer) -> bool:
    return isinstance(answer, Problem) and answer.kind is ProblemKind.UNKNOWN_COMMAND


def _has_words_left(verdict: Verdict, found: Answer) -> bool:
    """Return whether words of a sentence are left over, and the classic grammar says best what is wrong.

    What it takes for words to a human may still be proposed.
    """
    explained = isinstance(found, Problem) or verdict.outcome is not Outcome.PROPOSED
    return explained and verdict.why.endswith("left over")


def _left_over(verdict: Verdict, found: Answer) -> Answer:
    """Return the classic grammar's problem with a line it reads as one order, with the proposed orders."""
    if not isinstance(found, Problem) or verdict.outcome is not Outcome.PROPOSED:
        return found
    return _proposal(found, verdict)


def _proposal(problem: Problem, verdict: Verdict) -> Problem:
    """Return a line's problem with the orders that it may mean; a proposal if one YES can accept them."""
    if not verdict.may_propose:
        return replace(problem, hint=message("order-on-own-line"))
    orders = tuple(one for one in verdict.orders if isinstance(one, UnderstoodOrder))
    values = {each.name: getattr(problem, each.name) for each in fields(Problem)}
    return Proposal(
        **values | {"hint": message("did-you-mean-orders", orders=_written(orders))}, orders=orders
    )


def _answers(
    statement: Statement, verdicts: Sequence[Verdict], at: int, context: Context
) -> Iterator[Answer]:
    verdict = verdicts[at]
    if verdict.why == "too much work":
        yield beyond_effort(statement.line, statement.text)
    elif verdict.outcome is Outcome.TALK:
        introduces = any(one.outcome is Outcome.GIVEN for one in verdicts[at:])
        shown = any(one.outcome in (Outcome.REJECTED, Outcome.PROPOSED) for one in verdicts[:at])
        if shown and taken_back.takes_back_before(verdict.readings):  # what it takes back has the whole line
            return
        if line_read.only_denies_build(verdict):
            yield Prose(statement.line, verdict.text, leaves_all=True)
            return
        yield from _talk(statement, verdict, introduces=introduces)
    elif verdict.outcome is Outcome.GIVEN:
        yield from _given(statement, verdict)
    elif verdict.outcome is Outcome.PROPOSED:
        yield _proposal(_problem(statement, verdict, _why_proposed(statement, verdict), ""), verdict)
    elif verdict.orders or verdict.why == LATER:
        refused = _problem(statement, verdict, *_why_not_taken(statement, verdict, context))
        yield _perhaps_correction(refused, verdict)
    elif verdict.why.endswith("left over") and len(verdicts) > 1:
        yield _problem(statement, verdict, _understood_in_part(statement, verdict), "")
    else:
        yield from verdict.problems


def _perhaps_correction(problem: Problem, verdict: Verdict) -> Problem:
    """Return a sentence's problem, with its orders if it may correct others."""
    given = tuple(one for one in verdict.orders if isinstance(one, UnderstoodOrder))
    if not given or len(given) < len(verdict.orders) or not governed.opens_with_correction(verdict.readings):
        return problem
    return Correction(**{each.name: getattr(problem, each.name) for each in fields(Problem)}, orders=given)


def _governor(statement: Statement, verdict: Verdict) -> str:
    """Return the words that decided about a sentence as they were written, with capitals and accents."""
    line, found = plain(statement.text), _governor_in(statement, verdict)
    if found is None:  # they stand around the line
        return verdict.governor
    return statement.text[line.column(found.start()) - 1 : line.column(found.end() - 1)]


def _governor_in(statement: Statement, verdict: Verdict) -> re.Match[str] | None:
    """Return where the line itself has the words that decided; None if they stand around it."""
    found = re.search(rf"(?<!\w){re.escape(verdict.governor)}(?!\w)", plain(statement.text).text)
    return found if found is not None and found.start() < found.end() else None


def _why_proposed(statement: Statement, verdict: Verdict) -> Message:
    """Return why orders are only proposed, though every word may be accounted for."""
    orders = _written(verdict.orders)
    match verdict.why:
        case sentence_verdict.ONE_UNIT:
            return message("orders-for-one-unit", orders=orders)
        case sentence_verdict.RUN_TOGETHER:
            return message("orders-run-together")
        case sentence_verdict.ONE_ACTION:
            return message("orders-of-one-action", words=_governor(statement, verdict))
        case line_verdicts.CORRECTION:
            return message("order-not-certain")
        case sentence_verdict.TWO_MEANINGS:
            return message("orders-of-two-meanings", orders=orders, others=_written(verdict.others))
    wrong = next((one for each in verdict.readings for one in each.answers if _tells_of_board(one)), None)
    return wrong.message if isinstance(wrong, Problem) else _understood_in_part(statement, verdict)


def _tells_of_board(answer: OrderRead | Problem) -> bool:
    """Return whether an order was understood, and the position forbids it: `armé i München`."""
    return isinstance(answer, Problem) and answer.kind is ProblemKind.PROVINCE_OCCUPIED


def _understood_in_part(statement: Statement, verdict: Verdict) -> Message:
    """Return that some words were not understood; without a proposal nothing can count yet."""
    words = _governor(statement, verdict)
    if verdict.may_propose:
        return message("orders-in-part", words=words)
    return message("orders-in-part-rejected", words=words)


def _why_not_taken(statement: Statement, verdict: Verdict, context: Context) -> tuple[Message, Message]:
    """Return why orders that a word governs are rejected, and the remedy."""
    orders, words = _written(verdict.orders), _governor(statement, verdict)
    asks = any(one.kind == QUESTION_MARK for one in verdict.readings)
    why = "question" if asks and verdict.why == "condition" else verdict.why
    if why == "denial" and not governed.denies_orders(verdict.readings):
        why = "beside"
    said = {
        "mark": (message("orders-in-question", orders=orders), message("orders-in-question.mark")),
        "question": (message("orders-in-question", orders=orders), message("orders-in-question.hint")),
        LATER: (
            message("orders-for-later", words=words),
            message("orders-for-later.hint", phase=_later_phase(verdict, context).mail_code),
        ),
        "denial": (message("orders-denied", orders=orders), message("orders-denied.hint")),
        "condition": (
            message("orders-on-condition", words=words),
            message("orders-on-condition.hint", orders=_written(_every_order(verdict)) or orders),
        ),
        "taken back": (
            message("orders-taken-back-beside", words=words, orders=orders),
            message("orders-taken-back-beside.hint"),
        ),
    }
    if why == "condition" and any(one.kind == LATER for one in verdict.readings):
        return said[why][0], said[LATER][1]  # an order alone would be one for the current phase
    if why in said:
        return said[why]
    hint = message("orders-beside-words.hint")
    if verdict.governor and _governor_in(statement, verdict) is None:
        return message("orders-near-words", words=words, orders=orders), hint
    return message("orders-beside-words", words=words, orders=orders), hint


def _every_order(verdict: Verdict) -> Sequence[OrderRead]:
    """Return all orders in a sentence, also one that another takes the place of: `…, in which case …`."""
    return [order for one in verdict.readings for order in one.orders]


def _later_phase(verdict: Verdict, context: Context) -> Phase:
    """Return the phase to come that a sentence may mean: builds or retreats if it names them, else moves."""
    assert context.variant is not None
    assert context.phase is not None
    said = said_in_heading(verdict.governor)
    kind = PhaseKind.RETREAT if "retreats" in said else PhaseKind.MOVEMENT
    if kind is PhaseKind.MOVEMENT and ("builds" in said or _adjusts(verdict)):
        kind = PhaseKind.ADJUSTMENT
    if kind is context.phase.kind:
        kind = PhaseKind.MOVEMENT
    phase = context.variant.next_phase(context.phase)
    while phase.kind is not kind:
        phase = context.variant.next_phase(phase)
    return phase


def _adjusts(verdict: Verdict) -> bool:
    """Return whether the orders or words of a sentence show that it is about the year's adjustments."""
    read = (one.order for one in verdict.orders if isinstance(one, UnderstoodOrder))
    return any(isinstance(one, Build | Remove | Waive) for one in read) or any(
        one.kind in _OF_WINTER for one in verdict.readings
    )


_OF_WINTER = ("winter", "build", "builds")
"""What shows that a sentence is about the adjustments of the year."""


def _given(statement: Statement, verdict: Verdict) -> Iterator[Answer]:
    """Yield the orders that count, with their notes; then problems with others, and what is asked for."""
    notes = tuple(
        message("words-not-read", words=one.words) for one in verdict.readings if one.kind == "note"
    )
    yield from verdict.orders[:-1]
    last = verdict.orders[-1]
    yield replace(last, assumed=(*last.assumed, *notes)) if notes else last
    yield from verdict.problems
    for one in verdict.readings:
        if one.kind == "plea":
            yield Prose(statement.line, one.words, topics.topic(one.words), prose.asks_only(one.words))


def _talk(statement: Statement, verdict: Verdict, *, introduces: bool) -> Iterator[Answer]:
    """Yield a sentence without orders as prose; courtesies, and words that introduce orders, need no answer.

    Words before orders are answered if they name an order, or have words that nobody knows.
    """
    text = plain(verdict.text).text
    kinds = {one.kind for one in verdict.readings}
    names_order = not kinds.isdisjoint(_OF_ORDERS)
    has_topic = topics.topic(text) is not None and not (introduces and "place" in kinds)
    if introduces:
        asks = QUESTION_MARK in kinds and "request" not in kinds  # `Can you swap Paris and Brest?` wishes
        says = (names_order and not asks) or _says_more(kinds)
    else:
        says = prose.is_sentence(text) or clauses.says_something(verdict.readings)
    if has_topic or says:
        yield Prose(statement.line, verdict.text, topics.topic(text), prose.asks_only(text))


def _says_more(kinds: Collection[str]) -> bool:
    """Return whether a sentence has unknown words, and does not greet somebody by a name."""
    return "unknown" in kinds and "greeting" not in kinds


_OF_ORDERS = {"place", *DEEDS}
"""What a sentence that orders nothing may have meant as an order."""


def _problem(statement: Statement, verdict: Verdict, wrong: Message, hint: Said) -> Problem:
    orders = () if verdict.why == LATER else verdict.orders  # those are no orders for units of this phase
    given = next((one.order for one in orders if isinstance(one, UnderstoodOrder)), None)
    return Problem(
        statement.line,
        verdict.column,
        statement.text,
        ProblemKind.TOLD if verdict.why == sentence_verdict.TOLD else ProblemKind.CONDITION,
        wrong,
        verdict.text,
        hint,
        ordered_province(given) if given else None,
    )


def _written(orders: Sequence[OrderRead]) -> tuple[str, ...]:
    return tuple(map(_order, orders))


def _order(one: OrderRead) -> str:
    if isinstance(one, UnderstoodOrder):
        return notation.write(one.order)
    return one.text if isinstance(one, UnderstoodAhead) else str(one.proxy)
