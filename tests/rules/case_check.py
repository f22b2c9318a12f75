"""Checks a case against its data, for tests and for the compliance table."""

from __future__ import annotations

from judge.rules import adjustments
from judge.rules.rulebook import PRESETS, Rulebook
from tests.rules.case_runner import first_phase, position, retreat_phase
from tests.rules.cases import Boards, Case, as_sets, board, boards_under


def disagreements(case: Case) -> dict[str, tuple[object, object]]:
    """What ends otherwise than written: by name what came out and what should; empty if all is well."""
    ending, outcome = first_phase(case)
    seen: dict[str, tuple[object, object]] = {
        "after": (ending.after, as_sets(case.after)),
        "dislodged": (ending.dislodged, case.dislodged),
        "by default": (ending.by_default, as_sets(case.by_default)),
        "verdicts": (ending.verdicts, case.verdicts),
    }
    if case.is_adjustment:
        start = position(case.units, case.centres)
        seen["due"] = ({power: adjustments.due(board(), start, power) for power in case.due}, case.due)
    if case.contested is not None:
        seen["contested"] = (ending.contested, case.contested)
    if case.retreat is not None:
        after = retreat_phase(case, outcome)
        seen["board after retreats"] = (after.after, as_sets(case.retreat.after))
        seen["verdicts of retreats"] = (after.verdicts, case.retreat.verdicts)
        seen["disbanded"] = (after.disbanded, case.retreat.disbanded)
    return {name: (got, wanted) for name, (got, wanted) in seen.items() if got != wanted}


def boards_by(case: Case, rulebook: Rulebook) -> Boards:
    """What the adjudicator makes of a case under a rulebook, in the terms of a preset's file."""
    ending, outcome = first_phase(case, rulebook)
    if case.retreat is None:
        return Boards(ending.after, ending.lost)
    return Boards(retreat_phase(case, outcome, rulebook).after)


def agrees_with_preset(case: Case, preset: str) -> bool:
    """Whether the preset ends the case as its file of boards says."""
    return boards_by(case, PRESETS[preset]) == boards_under(case, preset)
