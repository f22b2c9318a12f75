"""A YES to an older question revives no order whose unit was ordered otherwise since.

docs: text, "A heading that does not fit parks the orders"
"""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, told_anna
from tests.scenarios.played import in_memory
from tests.scenarios.test_proposals import in_force

SIGN_ON = "SIGN ON Austria alpha swordA\n"
WAITING = [
    "Draft:\nA Vie - Gal\nA Bud - Rum",
    "Fall 1901:\nA Vie - Gal\nA Bud - Rum",
    ": A Vie - Gal\n: A Bud - Rum",
    "A Vie - Gal\nA Bud - Rum\nJust kidding",
]
"""Two orders that wait for a YES, each for another reason."""
REFUSED = ["A Bud - Ser", "A Bud H", "A Bud - Ser\nF Tri - Alb"]


@pytest.mark.parametrize("asked", WAITING)
@pytest.mark.parametrize("since", REFUSED)
def test_a_yes_leaves_what_was_ordered_since(asked: str, since: str) -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}{asked}\n")
    assert in_force(judge, "AUSTRIA") == []
    question = judge.last(ANNA)
    judge.deliver(ANNA, "orders", f"{SIGN_ON}{since}\n")
    before = in_force(judge, "AUSTRIA")
    judge.reply(ANNA, question, "Yes")
    assert in_force(judge, "AUSTRIA") == sorted([*before, "A VIE - GAL"])
    assert says(told_anna(judge), "proposal-overtaken")


def test_an_order_repeated_since_is_not_replaced_either() -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}A Bud - Ser\n")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}Draft:\nA Bud - Rum\nA Vie - Gal\n")
    question = judge.last(ANNA)
    judge.deliver(ANNA, "orders", f"{SIGN_ON}A Bud - Ser\n")
    judge.reply(ANNA, question, "Yes")
    assert in_force(judge, "AUSTRIA") == ["A BUD - SER", "A VIE - GAL"]


def test_orders_that_nobody_proved_give_way_to_proven_ones() -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "alpha", "Austria\nA Vie - Gal\nA Bud - Rum\n")
    question = judge.last(ANNA)
    assert in_force(judge, "AUSTRIA") == []
    judge.deliver(ANNA, "orders", f"{SIGN_ON}A Bud - Ser\n")
    judge.reply(ANNA, question, "Yes")
    assert in_force(judge, "AUSTRIA") == ["A BUD - SER", "A VIE - GAL"]


def test_all_units_hold_is_refused_when_one_of_them_moves_since() -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}Draft:\nAll units hold\n")
    question = judge.last(ANNA)
    judge.deliver(ANNA, "orders", f"{SIGN_ON}A Bud - Ser\n")
    judge.reply(ANNA, question, "Yes")
    assert in_force(judge, "AUSTRIA") == ["A BUD - SER"]


def test_a_yes_accepts_what_is_in_force_already_and_the_rest() -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}Draft:\nA Vie - Gal\nA Bud - Rum\n")
    question = judge.last(ANNA)
    judge.deliver(ANNA, "orders", f"{SIGN_ON}A Bud - Rum\n")
    judge.reply(ANNA, question, "Yes")
    assert in_force(judge, "AUSTRIA") == ["A BUD - RUM", "A VIE - GAL"]
    assert says(told_anna(judge), "orders-confirmed", power="Austria")
    assert not says(told_anna(judge), "proposal-overtaken")


def test_a_yes_replaces_what_was_in_force_when_it_was_asked_for() -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}A Bud - Ser\n")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}Draft:\nA Bud - Rum\n")
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert in_force(judge, "AUSTRIA") == ["A BUD - RUM"]
