"""Inline answers: words below a quoted order, or inside it, are for the unit of that order.

`Greece` below `> A Serbia HOLD` sends it there, as `no, Greece instead` does, and so does the quoted line
itself if somebody has changed it to `> A Serbia - Greece`. `OK` between quoted orders means the one above it;
below all of them it may mean any. What is below a marked line that the answered email does not have is only
proposed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.game.proxies import ordered_province
from judge.language.answer_words import is_yes
from judge.language.problems import Problem
from judge.language.prose import begins_order
from judge.language.reading import read
from judge.language.readings.corrections import proposal
from judge.language.readings.lexicon import after_beginning
from judge.language.statements import (
    Answer,
    Context,
    Ignored,
    Statement,
    Understood,
    UnderstoodOrder,
)
from judge.language.text.own_lines import A_QUOTE
from judge.language.text.typography import plain
from judge.rules.orders import Build, Order, Remove, Waive

_MOST_WORDS = 8
"""The most words of an answer that continues a quoted order; more are a remark on it."""


def inline_answer(
    statement: Statement,
    answers: Sequence[Answer],
    context: Context,
    *,
    between: bool,
    marked: str = "",
) -> tuple[Statement, Sequence[Answer]]:
    """Return a line below a quoted order, or in its place, as an order for the unit of the quoted one.

    The line is `between` quoted lines, or below all of them; `marked` is a line with a quote mark above it
    that may not be the judge's.
    """
    above = statement.quoted or marked
    quoted = _order_in(above, context)
    if statement.into:
        return statement, _changed(statement, answers, quoted)
    quoted = quoted or _order_asked(above, context)
    if quoted is None or any(isinstance(one, Understood | UnderstoodOrder) for one in answers):
        return statement, answers
    text = next(_for_same_unit(statement.text.strip(), above, quoted, context), None)
    if text is None:
        return statement, answers
    completed = Statement(statement.line, text)
    found = read(completed, context)
    if (text == above and not between) or not statement.quoted:
        return statement, [proposal(statement, (one,)) for one in found if isinstance(one, UnderstoodOrder)]
    return completed, found


def _changed(statement: Statement, answers: Sequence[Answer], quoted: Order | None) -> Sequence[Answer]:
    """Return the answers to a quoted line that somebody has changed, if it orders what it did before."""
    wanted = quoted is not None and all(_is_instead(one, quoted) for one in answers)
    return answers if wanted else (Ignored(statement.line, statement.text, A_QUOTE),)


def _for_same_unit(said: str, above: str, quoted: Order, context: Context) -> Iterator[str]:
    """Yield the texts of orders for the unit of the quoted one that a few words complete."""
    for text in _completed(said, above, quoted, context):
        order = _order_in(text, context)
        if order is not None and ordered_province(order) == ordered_province(quoted):
            yield text


def _order_in(text: str, context: Context) -> Order | None:
    """Return the one order for a unit of the writer that a text gives; None if it gives anything else."""
    found = () if context.position is None or context.ahead else read(Statement(1, text), context)
    only = found[0] if len(found) == 1 else None
    return only.order if isinstance(only, UnderstoodOrder) and only.power == context.power else None


def _is_instead(answer: Answer, quoted: Order) -> bool:
    """Return whether an answer orders what the quoted order did, or tries to; a build may be any other."""
    if isinstance(answer, UnderstoodOrder):
        free = isinstance(quoted, Build | Remove | Waive)
        return free or ordered_province(answer.order) == ordered_province(quoted)
    return isinstance(answer, Problem) and begins_order(plain(answer.text).text, None)


def _order_asked(text: str, context: Context) -> Order | None:
    """Return the order at the end of a quoted question, `Did you mean A MUN - RUH?`; None for no order."""
    question = text.rstrip()
    if not question.endswith("?"):
        return None
    words = question.rstrip("? ").split()
    ends = (" ".join(words[at:]) for at in range(max(0, len(words) - _MOST_WORDS), len(words) - 1))
    return next((order for end in ends if (order := _order_in(end, context)) is not None), None)


def _completed(said: str, above: str, quoted: Order, context: Context) -> Iterator[str]:
    """Yield the possible texts of the order that a few words may complete, perhaps after a no."""
    province = ordered_province(quoted)
    if is_yes(said):
        yield above
        return
    instead = after_beginning(said, ("nay",))
    if not instead or len(instead.split()) > _MOST_WORDS or context.position is None:
        return
    dislodged = (one.unit for one in context.position.dislodged)
    units = (one for one in (*dislodged, *context.position.units) if one.power == context.power)
    named = next((one.text for one in units if one.province == province), None)
    if named is not None:
        yield from (f"{named} {instead}", f"{named} - {instead}")
