from __future__ import annotations

import pytest

from judge.rules.phases import Phase
from judge.rules.variant import Calendar


@pytest.mark.parametrize(
    ("phase", "following"),
    [
        ("S1901M", "S1901R"),
        ("S1901R", "F1901M"),
        ("F1901M", "F1901R"),
        ("F1901R", "F1901A"),
        ("F1901A", "S1902M"),
    ],
)
def test_a_year_has_five_phases(phase: str, following: str) -> None:
    assert str(Calendar().after(Phase.parse(phase))) == following


def test_ownership_counts_after_the_fall() -> None:
    counted = [
        code
        for code in ("S1901M", "S1901R", "F1901M", "F1901R")
        if Calendar().counts_ownership(Phase.parse(code))
    ]
    assert counted == ["F1901M", "F1901R"]
