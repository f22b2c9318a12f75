"""Words that deny a unit a place to which it is not ordered: they agree with its order and are no mistake."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, orders_in_force, text_of
from tests.scenarios.story import StoryJudge

ORDERS = "A Vie - Gal\nA Bud - Ser\nF Tri - Alb"
IN_FORCE = ["A BUD - SER", "A VIE - GAL", "F TRI - ALB"]


def _flagged(judge: StoryJudge, text: str) -> bool:
    judge.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{text}\n")
    return "[Error Flag]" in str(judge.last(ANNA)["Subject"])


@pytest.mark.parametrize("between", ["\n", None])
@pytest.mark.parametrize(
    "text",
    [
        "Vienna does not go to Tyrolia.",
        "Vienna does not go to Tyrolia and Trieste does not go to Venice.",
        "Vienne ne va pas au Tyrol.",
        "Vienna non va in Tirolo.",
        "Wien geht nicht nach Tirol.",
    ],
)
def test_what_nobody_ordered_may_be_denied(opening: StoryJudge, text: str, between: str | None) -> None:
    assert not _flagged(opening, ORDERS if between is None else f"{ORDERS}{between}{text}")
    if between is None:
        assert not _flagged(opening, text)
    assert says(text_of(opening.last(ANNA)), "prose-as-before")
    assert orders_in_force(opening) == IN_FORCE


@pytest.mark.parametrize(
    "text",
    [
        "Vienna does not go to Galicia.",
        "Vienna does not go to Tyrolia, it goes to Bohemia.",
        "Vienna does not support Budapest to Serbia.",
        "Vienna does not go to Tyrolia and Trieste goes to Venice.",
        "Vienna may not go to Tyrolia if Italy agrees.",
    ],
)
def test_a_denial_that_may_say_more_is_flagged(opening: StoryJudge, text: str) -> None:
    assert not _flagged(opening, ORDERS)
    assert _flagged(opening, text)
    assert orders_in_force(opening) == IN_FORCE


def test_a_unit_without_an_order_is_not_left_as_before(opening: StoryJudge) -> None:
    assert _flagged(opening, "Vienna does not go to Tyrolia.")
