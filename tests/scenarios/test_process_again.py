"""PROCESS again in one email: a line that names no phase may repeat the one above it, and does nothing."""

from __future__ import annotations

import pytest

from tests.messages import says, times
from tests.scenarios.alpha import GINA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

MASTER = "SIGN ON M alpha gmword\n"


def _phase(story: StoryJudge) -> str:
    with story.services.store.begin() as work:
        alpha = work.games.get("alpha")
    assert alpha is not None
    assert alpha.phase is not None
    return alpha.phase.mail_code


@pytest.mark.parametrize("number", [1, 2, 12])
def test_process_without_a_phase_adjudicates_one(number: int) -> None:
    alpha = in_memory("opening")
    alpha.deliver(GINA, "go", MASTER + "PROCESS NOW\n" * number, "pass")
    told = said(alpha, GINA)
    assert _phase(alpha) == "F1901M"
    assert times(told, "phase-judged-above", phase="S1901M") == (number > 1)
    assert says(told, "phase-judged-above.hint", command="PROCESS F1901M NOW") == (number > 1)


@pytest.mark.parametrize(
    ("lines", "phase"),
    [
        ("PROCESS NOW\nPROCESS F1901M NOW\n", "S1902M"),
        ("PROCESS NOW\nROLLBACK\nPROCESS NOW\n", "F1901M"),
        ("PROCESS S1901M NOW\nPROCESS F1901M NOW\nPROCESS NOW\n", "S1902M"),
    ],
)
def test_process_with_a_phase_adjudicates_the_next_too(lines: str, phase: str) -> None:
    alpha = in_memory("opening")
    alpha.deliver(GINA, "go", MASTER + lines, "pass")
    assert _phase(alpha) == phase
