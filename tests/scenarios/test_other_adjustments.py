"""A unit alone is whatever is due, but not where the words around it ask for the other adjustment."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, orders_in_force, told_anna
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

REMOVALS = "OWNER Bud Russia\nOWNER Vie Russia\nREMOVE A Vie\nPLACE A Bul Austria\n"
"""Austria has an army in Bulgaria, one in Budapest and a fleet in Trieste, and removes two units."""
BUILDS = "OWNER Ser Austria\nREMOVE A Vie\n"
"""It builds two units, and Vienna is free."""


def winter(changes: str) -> StoryJudge:
    judge = in_memory("opening")
    judge.deliver(
        GINA,
        "on",
        f"SIGN ON M alpha gmword\nADJUST\n{changes}PHASE F1901B\nREASON a trial\nEND ADJUST\n",
    )
    return judge


def ordered(judge: StoryJudge, text: str) -> list[str]:
    """The orders in force after an email of Anna's."""
    judge.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{text}\n")
    return orders_in_force(judge)


@pytest.mark.parametrize(
    "text",
    [
        "Build F Gre\nA Bul",
        "Builds:\nA Bul",
        "Build A Vie, A Bul",
        "I build A Vie, and A Bul",
        "B A Vie\nA Bul",
        "Ich baue eine Armee in Wien\nA Bul",
        "Je construis A Vie, A Bul",
        "Aufbauten:\nA Bul",
        "Constructions :\nA Bul",
        "Mina byggen:\nA Bul",
    ],
)
def test_a_unit_alone_beside_a_build_is_removed_after_a_yes_only(text: str) -> None:
    judge = winter(REMOVALS)
    assert ordered(judge, text) == []
    assert says(told_anna(judge), "orders-may-be-other")
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert orders_in_force(judge) == ["A BUL D"]


@pytest.mark.parametrize("text", ["Removals:\nA Vie", "Remove F Tri\nA Vie", "Remove F Tri, A Vie"])
def test_a_unit_alone_beside_a_removal_is_built_after_a_yes_only(text: str) -> None:
    judge = winter(BUILDS)
    assert ordered(judge, text) == []
    assert says(told_anna(judge), "orders-may-be-other")
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert orders_in_force(judge) == ["A VIE B"]


@pytest.mark.parametrize("text", ["F Bul", "F Bul/sc", "A Bul/ec", "A Tri"])
def test_a_unit_alone_that_is_not_there_is_not_removed(text: str) -> None:
    judge = winter(REMOVALS)
    assert ordered(judge, text) == []
    assert "REJECTED" in told_anna(judge)
    assert "Write REMOVE" in told_anna(judge)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A Bul\nF Tri", ["A BUL D", "F TRI D"]),
        ("Removals:\nA Bul, F Tri", ["A BUL D", "F TRI D"]),
        ("Builds and removals:\nA Bul", ["A BUL D"]),
        ("Auf- und Abbau:\nA Bul", ["A BUL D"]),
        ("Constructions et retraits :\nA Bul", ["A BUL D"]),
        ("Ajustes:\nA Bul", ["A BUL D"]),
        ("Winter 1901\nBul\nTri", ["A BUL D", "F TRI D"]),
        ("Remove F Bul", ["A BUL D"]),
        ("Build A Vie\nRemove A Bul\nF Tri", ["A BUL D", "F TRI D"]),
    ],
)
def test_a_unit_alone_is_removed_if_removals_are_due(text: str, found: list[str]) -> None:
    assert ordered(winter(REMOVALS), text) == found


AFTER = "OWNER Bud Russia\n"
"""Austria has three units and two centres when the fall of 1901 is over."""


def decided(text: str) -> list[str]:
    """What Austria has ordered for the winter by an email of the fall, when it turns out to remove a unit."""
    judge = in_memory("opening")
    judge.deliver(
        GINA, "on", f"SIGN ON M alpha gmword\nADJUST\n{AFTER}PHASE F1901M\nREASON a trial\nEND ADJUST\n"
    )
    judge.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\nF Tri H\nA Bud - Gal\nA Vie H\n{text}\n")
    assert "REJECTED" not in told_anna(judge)
    judge.deliver(GINA, "go", "SIGN ON M alpha gmword\nPROCESS F1901M NOW\n")
    if "CONFIRM" in judge.last(GINA).get_content():
        judge.deliver(GINA, "yes", f"SIGN ON M alpha gmword\nCONFIRM {judge.token}\n")
    return orders_in_force(judge)


@pytest.mark.parametrize(
    "text",
    [
        "Builds:\nA Vie",
        "Builds: A Vie",
        "BUILD A Vie",
        "Winter 1901:\nA Vie",
        "PHASE F1901B\nA Vie",
        "Builds: IF I OWN Vienna THEN A Vie ELSE A Tri",
        "Builds:\nIF I OWN Vienna\n  A Vie\nENDIF",
    ],
)
def test_a_build_told_ahead_removes_nothing_if_a_removal_is_due(text: str) -> None:
    assert decided(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "Removals:\nA Vie",
        "Removals: A Vie",
        "REMOVE A Vie",
        "PHASE F1901B\nREMOVE A Vie",
        "Removals: IF I OWN Vienna THEN A(Vie) ELSE F(Tri)",
        "Removals: IF NOT UNIT Vienna THEN F(Tri) ELSE A(Vie) and F(Tri)",
        "Removals:\nIF I OWN Vienna\n  A Vie\nENDIF",
    ],
)
def test_a_removal_told_ahead_counts(text: str) -> None:
    assert decided(text) == ["A VIE D"]
