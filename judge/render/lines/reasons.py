"""Why orders came to nothing: the adjudicator's own sentence for each, under its power's name."""

from __future__ import annotations

from judge.render.lines.orders import OrderFormatter, is_dislodged
from judge.render.text.escaping import wrapped
from judge.rules.explanation import explain
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.phases import PhaseKind


def reason_lines(formatter: OrderFormatter, outcome: Outcome) -> tuple[str, ...]:
    """A sentence for each order that failed, each unit dislodged and each one lost without an order."""
    return tuple(
        line
        for facts in formatter.variant.powers
        for result in outcome.of(facts.code)
        if _needs_a_reason(formatter, outcome, result)
        for line in wrapped(
            f"- {facts.name}: {explain(formatter.board, formatter.position, outcome, result)}.", hanging="  "
        )
    )


def _needs_a_reason(formatter: OrderFormatter, outcome: Outcome, result: Result) -> bool:
    if result.verdict is not Verdict.OK or is_dislodged(formatter, outcome, result):
        return True
    return not result.given and formatter.kind is not PhaseKind.MOVEMENT
