"""Choice: which of two readings of a line holds more of what it says.

A paraphrase takes the place of the line as it stands only if it takes no order away (`language.reading`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from judge.game.proxies import ordered_province
from judge.language.orders.alternatives import without_overridden
from judge.language.paraphrase.wordings import ALL_BUT, CONDITION, SENTENCE
from judge.language.problems import Problem, ProblemKind, beyond_effort, listed
from judge.language.statements import (
    Answer,
    Context,
    Prose,
    Scope,
    Statement,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
)
from judge.language.text.typography import Plain, unadorned
from judge.rules import notation

OrderRead = UnderstoodOrder | UnderstoodAhead | UnderstoodProxy


def noting(answer: Answer, said: tuple[str, ...]) -> Answer:
    """The answer with what was filled in; only an order that was read says so."""
    return (
        replace(answer, assumed=(*answer.assumed, *said))
        if said and isinstance(answer, OrderRead)
        else answer
    )


def scoped(found: Iterable[tuple[Answer, Scope]]) -> list[Answer]:
    """The answers of a line with their scope; a collective one gives way to the line's own for a unit.

    One that is kept for a later phase is kept once: whose units it means shows when that opens.
    """
    whole: list[Answer] = []
    for one, scope in found:
        if isinstance(one, UnderstoodOrder):
            whole.append(replace(one, scope=scope))
        elif scope is Scope.UNIT or not whole or one != whole[-1]:
            whole.append(one)
    return without_overridden(whole)


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
    line, text = statement.line, statement.text
    return Problem(line, 1, text, ProblemKind.UNKNOWN_ACTION, message, text.strip(), "Write it as here.")


def with_limit(statement: Statement, found: Sequence[Answer], context: Context) -> Sequence[Answer]:
    """The orders of the first line that is not read in other words, and why the rest of it is not.

    The lines before it took all the work that one mail may take.
    """
    context.effort.told = True
    why = beyond_effort(statement.line, statement.text)
    return [*(one for one in found if not isinstance(one, Problem | Prose)), why]


# Conditions in words

_MOST_SHOWN = 3


def with_conditions_whole(
    statement: Statement, line: Plain, read_part: Callable[[Plain], Sequence[Answer]]
) -> Sequence[Answer]:
    """The answers to a line with a condition; of a sentence whose condition was not read nothing is taken.

    Half a condition is never carried out: `If France moves there I want Munich to hold` orders nothing.
    """
    whole: list[Answer] = []
    start = 0
    for end in (*(one.end() for one in SENTENCE.finditer(line.text)), len(line.text)):
        sentence = unadorned(line.part(start, end))
        found = read_part(sentence) if sentence.text else ()
        condition = CONDITION.search(sentence.text) or ALL_BUT.match(sentence.text)
        orders = [one for one in found if isinstance(one, UnderstoodOrder | UnderstoodAhead)]
        if condition and orders and any(isinstance(one, Problem | Prose) for one in found):
            found = (_held_back(statement, sentence, condition, orders),)
        whole += found
        start = end
    return whole


def _held_back(
    statement: Statement,
    sentence: Plain,
    condition: re.Match[str],
    orders: Sequence[UnderstoodOrder | UnderstoodAhead],
) -> Problem:
    start, end = condition.span("but" if "but" in condition.groupdict() else 0)
    first, last = sentence.column(start), sentence.column(end - 1)
    word = statement.text[first - 1 : last].strip(" ,")
    shown = [notation.write(one.order) if isinstance(one, UnderstoodOrder) else one.text for one in orders]
    named = " or ".join(shown[:_MOST_SHOWN]) + (" …" if len(shown) > _MOST_SHOWN else "")
    message = f'I read no conditions in words ("{word}"), so nothing of this was taken.'
    hint = f"{named} by itself counts without one; HELP ORDERS shows how IF is written."
    given = next((one.order for one in orders if isinstance(one, UnderstoodOrder)), None)
    unit = ordered_province(given) if given else None
    text = statement.text
    return Problem(statement.line, first, text, ProblemKind.CONDITION, message, word, hint, unit)
