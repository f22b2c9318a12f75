"""A retreat that trails its unit's order: in `F Bre H, retreat MAO, else Gas` the fleet in Brest is meant."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from judge.language.normal import Plain
from judge.language.problems import Problem
from judge.language.statements import Answer, UnderstoodAhead, UnderstoodOrder
from judge.rules.orders import Hold, Move

_TRAILING = re.compile(r"(?:and +|but +)?(?:if +(?:it +is +)?dislodged[ ,:]*)?(?:it +)?(?=retreats?\b)")


def with_units(
    found: Sequence[Answer], parts: Sequence[Plain], read_again: Callable[[Plain], Answer]
) -> list[Answer]:
    """The answers to a line's pieces, each that names no unit read again with the unit before it."""
    whole = list(found)
    for number in range(1, len(whole)):
        before, answer, part = whole[number - 1], whole[number], parts[number]
        trailing = _TRAILING.match(part.text)
        if trailing is None or not isinstance(answer, Problem) or not isinstance(before, UnderstoodOrder):
            continue
        if isinstance(before.order, Hold | Move):
            unit = f"{before.order.kind} {before.order.at}"
            rest = part.part(trailing.end(), len(part.text))
            whole[number] = _named(unit, read_again(_joined(unit.lower() + " ", rest)))
    return whole


def _joined(front: str, rest: Plain) -> Plain:
    """Words put in front, whose places are that of the first word behind them."""
    places = [rest.column(place) - 1 for place in range(len(rest.text))]
    return Plain(front + rest.text, (*[places[0]] * len(front), *places))


def _named(unit: str, answer: Answer) -> Answer:
    """What is kept names its unit, because it will be read by itself."""
    return replace(answer, text=f"{unit} {answer.text}") if isinstance(answer, UnderstoodAhead) else answer
