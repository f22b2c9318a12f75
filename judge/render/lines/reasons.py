"""Why orders came to nothing: the adjudicator's own sentence for each, under its power's name."""

from __future__ import annotations

from judge.render.lines.orders import Ground, is_dislodged
from judge.render.text.escaping import wrapped
from judge.rules.explanation import explain
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.phases import PhaseKind


def reason_lines(ground: Ground, outcome: Outcome) -> tuple[str, ...]:
    """A sentence for each order that failed, each unit dislodged and each one lost without an order."""
    return tuple(
        line
        for facts in ground.variant.powers
        for result in outcome.of(facts.code)
        if _needs_a_reason(ground, outcome, result)
        for line in wrapped(
            f"- {facts.name}: {explain(ground.board, ground.position, outcome, result)}.", hanging="  "
        )
    )


def _needs_a_reason(ground: Ground, outcome: Outcome, result: Result) -> bool:
    if result.verdict is not Verdict.OK or is_dislodged(ground, outcome, result):
        return True
    return not result.given and ground.kind is not PhaseKind.MOVEMENT
