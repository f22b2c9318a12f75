"""A bare word that tells to wait, below orders: it may take them back, or wish for WAIT."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, orders_in_force
from tests.scenarios.story import StoryJudge, words


@pytest.mark.parametrize("line", ["Please wait for the deadline.", "Wait for the deadline please"])
def test_a_wish_to_wait_for_the_deadline_leaves_the_orders(opening: StoryJudge, line: str) -> None:
    opening.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\nA VIE - GAL\n\n{line}\n")
    assert orders_in_force(opening) == ["A VIE - GAL"]


def test_one_yes_accepts_the_orders_above_a_bare_wait_and_sets_it(opening: StoryJudge) -> None:
    opening.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nA VIE - GAL\n\nWait\n")
    assert orders_in_force(opening) == []
    opening.reply(ANNA, opening.last(ANNA), "Yes")
    assert orders_in_force(opening) == ["A VIE - GAL"]
    assert says(words(opening.last(ANNA)), "wait-set")
