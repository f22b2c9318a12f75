"""HOLD ALL and the like beside lines for single units, where a unit ordered twice has no order."""

from __future__ import annotations

import pytest

from tests.messages import says, times
from tests.scenarios.alpha import ANNA, orders_in_force, told_anna
from tests.scenarios.story import StoryJudge

SIGN_ON = "SIGN ON Austria alpha swordA\n"
OWN = "A Vie - Gal\nF Tri - Alb\n"
COUNTING = ["A BUD H", "A VIE - GAL", "F TRI - ALB"]


@pytest.fixture
def judge(opening: StoryJudge) -> StoryJudge:
    opening.deliver("gina@gm.example", "zine", "SIGN ON M alpha gmword\nSET ORDERS GSTZ\n")
    return opening


@pytest.mark.parametrize("between", ["", "SET WAIT\n", "LIST alpha\n", "\n\n"])
@pytest.mark.parametrize("hold", ["HOLD ALL\n", "All units hold.\n"])
def test_a_line_for_a_unit_counts_below_one_for_all(judge: StoryJudge, hold: str, between: str) -> None:
    judge.deliver(ANNA, "orders", f"{SIGN_ON}{hold}{between}{OWN}")
    assert orders_in_force(judge) == COUNTING
    assert not says(told_anna(judge), "unit-ordered-twice")


@pytest.mark.parametrize("between", ["", "SET WAIT\n", "LIST alpha\n"])
def test_a_line_for_all_leaves_the_lines_above_it(judge: StoryJudge, between: str) -> None:
    judge.deliver(ANNA, "orders", f"{SIGN_ON}{OWN}{between}HOLD ALL\n")
    assert orders_in_force(judge) == COUNTING


@pytest.mark.parametrize("between", ["", "SET WAIT\n"])
def test_two_lines_for_a_unit_are_both_said_not_to_count(judge: StoryJudge, between: str) -> None:
    judge.deliver(ANNA, "orders", f"{SIGN_ON}HOLD ALL\nA Vie - Boh\n{between}{OWN}")
    assert orders_in_force(judge) == ["A BUD H", "F TRI - ALB"]
    assert times(told_anna(judge), "unit-ordered-twice") == 2


@pytest.mark.parametrize("orders", ["HOLD ALL\nnonsense\n" + OWN, OWN + "HOLD ALL\nnonsense\n"])
@pytest.mark.parametrize("twice_counts", [True, False])
def test_a_yes_to_a_line_for_all_leaves_the_lines_for_units_beside_it(
    opening: StoryJudge, orders: str, *, twice_counts: bool
) -> None:
    if not twice_counts:
        opening.deliver("gina@gm.example", "zine", "SIGN ON M alpha gmword\nSET ORDERS GSTZ\n")
    opening.deliver(ANNA, "orders", f"{SIGN_ON}{orders}")
    if "A BUD H" not in orders_in_force(opening):
        opening.reply(ANNA, opening.last(ANNA), "Yes")
    assert orders_in_force(opening) == COUNTING
