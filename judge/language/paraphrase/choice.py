"""Choice: which of two readings of a line holds more of what it says.

A paraphrase takes the place of the line as it stands only if it takes no order away (`language.reading`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from judge.language.problems import Problem, ProblemKind, listed
from judge.language.statements import (
    Answer,
    Context,
    Prose,
    Statement,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
)
from judge.rules import notation

OrderRead = UnderstoodOrder | UnderstoodAhead | UnderstoodProxy


def noting(answer: Answer, said: tuple[str, ...]) -> Answer:
    """The answer with what was filled in; only an order that was read says so."""
    return (
        replace(answer, assumed=(*answer.assumed, *said))
        if said and isinstance(answer, OrderRead)
        else answer
    )


def orders_of(found: Sequence[Answer]) -> list[str]:
    """What is ordered, for comparing."""
    orders = (one for one in found if isinstance(one, OrderRead))
    return [notation.write(one.order) if isinstance(one, UnderstoodOrder) else one.text for one in orders]


def makes_more(answers: Sequence[Answer], before: Sequence[Answer]) -> bool:
    """Whether these answers hold all orders of those before and more, or as many with fewer mistakes.

    Of a line without sense one mistake is told: parted anew it may have more, but not where it is prose.

    An order is the same with VIA: the words behind its comma may say by which fleet it goes.
    """
    orders, old = (Counter(one.removesuffix(" VIA") for one in orders_of(each)) for each in (answers, before))
    if old - orders:
        return False
    wrong, wrong_before = (
        sum(isinstance(one, Problem | Prose) for one in each) for each in (answers, before)
    )
    if wrong == wrong_before and orders == old:
        return _is_understood(answers) and not _is_understood(before)
    if wrong < wrong_before:
        return True
    gained = orders.total() - old.total()
    if any(isinstance(one, Prose) for one in before):
        return gained > 0 and wrong == wrong_before
    return gained > wrong - wrong_before


def meanings(readings: Sequence[Sequence[Answer]]) -> list[tuple[str, ...]]:
    """What is ordered by each reading that holds all of its line, each once; none that is part of another."""
    found = list(dict.fromkeys(tuple(sorted(orders_of(one))) for one in readings))
    return [one for one in found if not any(Counter(one) < Counter(other) for other in found)]


_IMPOSSIBLE = (
    ProblemKind.CANNOT_REACH,
    ProblemKind.SUPPORT_UNREACHABLE,
    ProblemKind.CONVOY_HOP_INVALID,
    ProblemKind.WRONG_UNIT_TYPE,
    ProblemKind.NO_UNIT_AT_SOURCE,
    ProblemKind.RETREAT_NOT_POSSIBLE,
    ProblemKind.NOT_CONTROLLED,
    ProblemKind.PROVINCE_OCCUPIED,
    ProblemKind.NOT_HOME_CENTRE,
    ProblemKind.NOT_SUPPLY_CENTRE,
    ProblemKind.NO_BUILD_DUE,
    ProblemKind.NO_REMOVAL_DUE,
)
"""What is wrong with an order whose every word was understood."""


def _is_understood(answers: Sequence[Answer]) -> bool:
    """Whether all mistakes of a line are those of orders that make sense and cannot be done."""
    problems = [one for one in answers if isinstance(one, Problem | Prose)]
    return all(isinstance(one, Problem) and one.kind in _IMPOSSIBLE for one in problems)


def ambiguous(statement: Statement, meant: Iterable[tuple[str, ...]]) -> Problem:
    """The refusal of a line that means several things, with the orders of each."""
    message = f"This may mean {listed(', '.join(one) for one in meant)}."
    return _refused(statement, ProblemKind.UNKNOWN_ACTION, message, "Write it as here.")


def with_limit(statement: Statement, found: Sequence[Answer], context: Context) -> Sequence[Answer]:
    """The orders of the first line that is not read in other words, and why the rest of it is not.

    The lines before it took all the work that one mail may take.
    """
    context.effort.told = True
    message = "This mail has more plain words than I read in one; from here on only plain orders are read."
    hint = "Send what is left in another mail, or as HELP ORDERS shows it."
    why = _refused(statement, ProblemKind.TOO_LONG, message, hint)
    return [*(one for one in found if not isinstance(one, Problem | Prose)), why]


def _refused(statement: Statement, kind: ProblemKind, message: str, hint: str) -> Problem:
    text = statement.text
    return Problem(statement.line, 1, text, kind, message, text.strip(), hint)
