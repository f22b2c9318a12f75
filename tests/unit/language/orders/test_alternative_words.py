"""Words of other languages between two goals of a retreat mean ELSE."""

from __future__ import annotations

import pytest

from tests.unit.language.positions import answers, context, shown

RETREATS = context(
    {"TURKEY": ["A BUL"]},
    power="AUSTRIA",
    phase="F1902R",
    dislodged=[{"power": "AUSTRIA", "unit": "A SER", "by": "BUL", "retreats": ["ALB", "BUD", "TRI"]}],
)


@pytest.mark.parametrize(
    "between",
    [
        ", else",
        ", sonst",
        " sinon",
        ", altrimenti",
        ", anders",
        ", inaczej",
        ", senão",
        ", annars",
        ", ellers",
    ],
)
def test_the_second_goal_counts_if_the_first_is_impossible(between: str) -> None:
    assert [shown(one) for one in answers(f"A Ser R Gre{between} Bud", RETREATS)] == ["A SER R BUD"]
    assert [shown(one) for one in answers(f"A Ser R Alb{between} Bud", RETREATS)] == ["A SER R ALB"]


@pytest.mark.parametrize(
    "text",
    ["A Ser R Alb, sonst weiss ich nicht", "A Ser R Alb, anders gesagt Bud"],
)
def test_words_that_are_no_goal_keep_the_retreat_from_counting(text: str) -> None:
    assert all(shown(one).startswith("!") for one in answers(text, RETREATS))
