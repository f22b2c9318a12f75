"""Classic lines: those that the classic grammar reads, whose verdict is final."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from judge.language.drafts import Action
from judge.language.names import Names, names
from judge.language.order_words import UNIT, either
from judge.language.orders import reader as order_reader
from judge.language.orders.parser import draft
from judge.language.problems import Problem, ProblemKind
from judge.language.prose import without_courtesies
from judge.language.readings.covers import FORM, SENSELESS_KINDS
from judge.language.readings.evidence import Evidence, OrderRead, Outcome, Reading, Verdict
from judge.language.readings.lattice import GOVERNORS, OTHER_POWER, QUESTION_MARK, Lattice
from judge.language.readings.line_read import STANDS_BEFORE, LineRead, as_overruled
from judge.language.readings.sentence_verdict import ordered_twice
from judge.language.statements import (
    Answer,
    Context,
    Statement,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
)
from judge.language.text.typography import Plain, comment, pieces
from judge.rules.orders import Move
from judge.rules.phases import PhaseKind


def strictly(statement: Statement, whole: Plain, context: Context) -> LineRead | None:
    """Return the verdict on a line whose every piece the classic grammar reads; else None."""
    parts = pieces(whole)
    found = [order_reader.answer(statement.line, statement.text, one, context) for one in parts]
    if not found or any(_is_unread(one, context) for one in found) or _offers_choice(whole, found):
        return None
    if _shares_move(parts, found, context):
        return None
    read = classic_verdict(statement, whole, found)
    owner = _OWNER.match(whole.text) if read.problems() and len(parts) > 1 else None
    if owner is None or not _is_anothers(context, owner[1]):
        return read
    overruled = (as_overruled(one, STANDS_BEFORE, owner[1]) for one in read.verdicts)
    return LineRead(tuple(overruled), strict=True)


def _offers_choice(whole: Plain, found: Sequence[Answer]) -> bool:
    """Return whether a slash separates two orders for one unit: `A Par - Bur / A Par - Pic`."""
    return (
        "/" in whole.text
        and ordered_twice([one for one in found if isinstance(one, OrderRead)], ()) is not None
    )


def _shares_move(parts: Sequence[Plain], found: Sequence[Answer], context: Context) -> bool:
    """Return whether a unit with no action stands before a move that it may share: `Vie, Bud - Gal`."""
    assert context.variant is not None
    known = names(context.variant)
    return any(
        isinstance(one, Problem)
        and one.kind is ProblemKind.UNKNOWN_ACTION
        and _names_only_unit(known, part.text)
        and isinstance(other, UnderstoodOrder)
        and isinstance(other.order, Move)
        for (part, one), (_, other) in pairwise(zip(parts, found, strict=True))
    )


def _names_only_unit(known: Names, text: str) -> bool:
    """Return whether a text is a unit, and says nothing of it."""
    read = draft(known, text)
    return read is not None and read.action is Action.BARE and _names_unit(known, text)


_OWNER = re.compile(r"\W*+([a-z][a-z' ]*?)\s*+:")


def _is_anothers(context: Context, name: str) -> bool:
    """Return whether a name before a colon is that of another power than the writer's."""
    power = names(context.variant).power_named(name) if context.variant else None
    return power is not None and power != context.power and not context.proxies


def classic_verdict(statement: Statement, whole: Plain, found: Sequence[Answer]) -> LineRead:
    """Return the verdict on a line of which every piece is an order or a known mistake."""
    orders = tuple(
        one for one in found if isinstance(one, UnderstoodOrder | UnderstoodAhead | UnderstoodProxy)
    )
    problems = tuple(one for one in found if isinstance(one, Problem))
    remark = comment(whole)
    why = "classic grammar" + (f'; "{remark}" was not read' if remark else "")
    outcome = Outcome.GIVEN if orders else Outcome.REJECTED
    verdict = Verdict(outcome, statement.text, 1, why, orders=orders, problems=problems)
    return LineRead((verdict,), strict=True)


def classic_readings(
    statement: Statement, whole: Plain, context: Context, read: Lattice
) -> Iterator[Reading]:
    """Yield the pieces of a line that the classic grammar reads, as forms among the others."""
    starts = {read.line.column(word.start()): at for at, word in enumerate(read.words)}
    ends = {read.line.column(word.end() - 1): at + 1 for at, word in enumerate(read.words)}
    for part in pieces(whole):
        start, end = starts.get(part.column(0)), ends.get(part.column(len(part.text) - 1))
        if start is None or end is None or not read.common.isdisjoint(range(start, end)):
            continue
        found = order_reader.answer(statement.line, statement.text, part, context)
        if isinstance(found, OrderRead):
            evidence = (Evidence("classic grammar", FORM, part.text),)
            yield Reading(start, end, "classic", part.text, FORM, (found,), evidence)


def _is_unread(answer: Answer, context: Context) -> bool:
    """Return whether the classic grammar makes no sense of a piece; in retreats a lone place is a goal."""
    if not isinstance(answer, Problem):
        return False
    if answer.kind is ProblemKind.NO_UNIT_AT_SOURCE:
        return context.phase is not None and context.phase.kind is PhaseKind.RETREAT
    return answer.kind in (*SENSELESS_KINDS, ProblemKind.UNKNOWN_ACTION, ProblemKind.PROXY_DISABLED)


def as_list(statement: Statement, whole: Plain, context: Context, read: Lattice) -> LineRead | None:
    """Return the verdict on a list of orders, in which only an order with an unknown name is wrong.

    Every piece, except a greeting, has the form of an order in the classic grammar, and nothing governs the
    line.
    """
    assert context.variant is not None
    if any(edge.concept in (*GOVERNORS, QUESTION_MARK, OTHER_POWER) for row in read.edges for edge in row):
        return None
    known = names(context.variant)
    parts = without_courtesies(pieces(whole), known)
    if not all(_names_unit(known, one.text) or _LIKE_ORDER.match(one.text) for one in parts):
        return None
    found = [order_reader.answer(statement.line, statement.text, one, context) for one in parts]
    apart = not (_offers_choice(whole, found) or _shares_move(parts, found, context))
    return classic_verdict(statement, whole, found) if apart else None


def _names_unit(known: Names, text: str) -> bool:
    """Return whether a text has the form of an order whose unit is in a place of the map."""
    read = draft(known, text)
    return read is not None and read.unit is not None and bool(read.unit.place.means)


_LIKE_ORDER = re.compile(rf"(?:{either(UNIT.judge)})\W+\w+\W*(?:[-=>]|$)")
"""A unit alone, or with the sign of a move."""
