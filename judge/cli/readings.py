"""Readings of `judge parse --explain`: each sentence with its outcome, the reason and the evidence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from judge.language.readings.arbiter import read_line
from judge.language.readings.evidence import OrderRead, Outcome, Reading, Verdict
from judge.language.statements import (
    Context,
    Statement,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
    Work,
)
from judge.rules import notation
from judge.rules.orders import Order


def readings_of(statements: Sequence[Statement], context: Context) -> list[dict[str, Any]]:
    """Return what each sentence of the lines was read as; blocks have no sentences."""
    return list(_sentences(statements, context))


def _sentences(statements: Sequence[Statement], context: Context) -> Iterator[dict[str, Any]]:
    work = Work()
    before: Order | None = None
    for statement in statements:
        if statement.block:
            continue
        found = read_line(statement, context, work, before)
        for verdict in found.verdicts:
            yield _sentence(statement.line, verdict)
        given = [one.order for one in found.orders() if isinstance(one, UnderstoodOrder)]
        before = given[-1] if given else before


def _sentence(line: int, verdict: Verdict) -> dict[str, Any]:
    shown: dict[str, Any] = {"line": line, "column": verdict.column, "text": verdict.text}
    shown |= {"outcome": str(verdict.outcome), "why": verdict.why}
    if verdict.governor:
        shown["words"] = verdict.governor
    shown["orders"] = [_order(one, verdict.outcome) for one in verdict.orders]
    shown["readings"] = [_reading(one) for one in verdict.readings]
    return shown


def _order(order: OrderRead, outcome: Outcome) -> dict[str, Any]:
    key = "proposed" if outcome is Outcome.PROPOSED else "order"
    return {"accept": outcome is Outcome.GIVEN, key: _written(order)}


def _written(order: OrderRead) -> str:
    match order:
        case UnderstoodOrder():
            return notation.write(order.order)
        case UnderstoodProxy():
            return str(order.proxy)
        case UnderstoodAhead():
            return order.text


def _reading(reading: Reading) -> dict[str, Any]:
    shown = {"words": reading.words, "kind": reading.kind, "cost": round(reading.cost, 2)}
    return shown | {"evidence": [str(one) for one in reading.evidence]}
