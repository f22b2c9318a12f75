"""Why orders came to nothing, one sentence each."""

from __future__ import annotations

from judge.render.orders import Ground, is_dislodged
from judge.render.quoting import wrapped
from judge.rules.outcome import Outcome, Result, Verdict

_WORDS = {
    Verdict.OK: "was carried out",
    Verdict.BOUNCE: "bounced",
    Verdict.CUT: "was cut",
    Verdict.VOID: "had no effect",
    Verdict.ILLEGAL: "was not possible",
    Verdict.DISRUPTED: "failed because its convoy was disrupted",
    Verdict.PARADOX: "failed because its convoy led to a paradox",
    Verdict.NOT_OWNED: "was for a unit that is not the power's own",
}


def reason_lines(ground: Ground, outcome: Outcome) -> tuple[str, ...]:
    """A sentence for each order that failed or whose unit was dislodged, in the order of the results."""
    return tuple(
        line
        for facts in ground.variant.powers
        for result in outcome.of(facts.code)
        if result.verdict is not Verdict.OK or is_dislodged(ground, outcome, result)
        for line in wrapped(f"- {_sentence(ground, outcome, result)}", hanging="  ")
    )


def _sentence(ground: Ground, outcome: Outcome, result: Result) -> str:
    name = ground.variant.power(result.power).name
    cause = f" ({result.by})" if result.by else ""
    lost = "; the unit was dislodged" if is_dislodged(ground, outcome, result) else ""
    order = ground.written(result.order).rstrip(".")
    return f"{name}: {order} {_WORDS[result.verdict]}{cause}{lost}."
