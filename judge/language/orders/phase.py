"""The phase an order is for: the one at hand, or a later one of the same turn that it is kept for.

Retreats and builds may come in one mail with the moves (seed 004 §3.1).
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.language.drafts import Action, Draft
from judge.language.policy import Policy
from judge.language.problems import InvalidOrder, ProblemKind
from judge.rules.phases import Phase, PhaseKind
from judge.rules.variant import Variant

ORDERABLE: Mapping[PhaseKind, frozenset[Action]] = {
    PhaseKind.MOVEMENT: frozenset({Action.HOLD, Action.MOVE, Action.SUPPORT, Action.CONVOY, Action.PROXY}),
    PhaseKind.RETREAT: frozenset({Action.MOVE, Action.RETREAT, Action.DISBAND, Action.REMOVE}),
    PhaseKind.ADJUSTMENT: frozenset({Action.BUILD, Action.REMOVE, Action.DISBAND, Action.WAIVE, Action.BARE}),
}
"""What each phase asks for."""

_LATER: Mapping[PhaseKind, Mapping[Action, PhaseKind]] = {
    PhaseKind.MOVEMENT: {
        Action.RETREAT: PhaseKind.RETREAT,
        Action.BUILD: PhaseKind.ADJUSTMENT,
        Action.REMOVE: PhaseKind.ADJUSTMENT,
        Action.WAIVE: PhaseKind.ADJUSTMENT,
    },
    PhaseKind.RETREAT: {Action.BUILD: PhaseKind.ADJUSTMENT, Action.WAIVE: PhaseKind.ADJUSTMENT},
    PhaseKind.ADJUSTMENT: {},
}
"""What can only be for a later phase, and for which kind of it."""


def phase_to_come(variant: Variant, phase: Phase, kind: PhaseKind) -> Phase | None:
    """The phase of that kind that the turn still brings, `phase` itself if it is one; None if none.

    Retreats follow the movement directly; adjustments are those of the year.
    """
    for _ in variant.calendar.year:
        if phase.kind is kind:
            return phase
        phase = variant.next_phase(phase)
        if kind is PhaseKind.RETREAT and phase.kind is not kind:
            return None
    return None


def later_phase(read: Draft, variant: Variant, phase: Phase, policy: Policy) -> Phase | None:
    """The later phase an order is kept for; None if it is for the phase at hand, or wrong there.

    InvalidOrder where the policy takes nothing ahead without a PHASE, and where it may be for either phase.
    """
    kind = _LATER[phase.kind].get(read.action)
    if kind is not None:
        later = phase_to_come(variant, phase, kind)
        if later is not None and not policy.ahead_in_one:
            message = f"That is nothing to order in {phase.mail_code}."
            hint = f"PHASE {later.mail_code} on the line above sends it ahead."
            raise InvalidOrder(ProblemKind.WRONG_PHASE, read.word, message, hint)
        return later
    if read.action is Action.DISBAND and phase.kind is PhaseKind.MOVEMENT and policy.ahead_in_one:
        raise InvalidOrder(
            ProblemKind.WRONG_PHASE,
            read.word,
            "Is that for the retreats or for the winter?",
            "Put it below a line Retreats: or Builds:; in winter REMOVE will do as well.",
        )
    return None
