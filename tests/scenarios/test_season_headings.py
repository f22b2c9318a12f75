"""Headings that name a season and a kind of phase: the orders below are for that one, and for no other."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.story import StoryJudge


def told(game: StoryJudge, text: str) -> str:
    game.deliver(ANNA, "plans", f"SIGN ON Austria alpha swordA\n{text}\n")
    return said(game, ANNA).replace("\r", "")


@pytest.mark.parametrize(
    ("heading", "phase"),
    [
        ("Spring retreats:", "S1901R"),
        ("Spring 1901 retreats:", "S1901R"),
        ("Retreats for spring 1901", "S1901R"),
        ("Retreats (spring)", "S1901R"),
        ("Fall retreats:", "F1901R"),
        ("Autumn retreats", "F1901R"),
        ("*Fall 1902 retreats*", "F1902R"),
        ("Winter builds:", "F1901B"),
        ("Winter 1901 builds:", "F1901B"),
        ("Winter adjustments", "F1901B"),
        ("Fall builds:", "F1901B"),
    ],
)
def test_orders_below_are_kept_for_the_phase_that_it_names(
    game: StoryJudge, heading: str, phase: str
) -> None:
    order = "Build A Vie" if phase.endswith("B") else "A Vie - Boh"
    answer = told(game, f"{heading}\n{order}")
    assert says(answer, "heading-leads", heading="Ignored: a heading", phase=phase)
    assert says(answer.partition("Order: ")[2], "kept-for-phase", phase=phase)
    assert "Army Vienna, No Order Processed." in answer


def test_a_mail_with_a_heading_over_each_phase_is_read_as_it_is_meant(game: StoryJudge) -> None:
    answer = told(
        game,
        "Winter builds:\nBuild A Vie\nSpring retreats:\nA Vie - Boh\nSpring moves:\nA Vie - Gal\nA Bud - Ser",
    )
    assert "Austria: Army Vienna -> Galicia." in answer
    assert "Austria: Army Budapest -> Serbia." in answer
    assert "  S1901R  A Vie - Boh" in answer
    assert "  F1901B  Build A Vie" in answer


def test_what_is_over_leads_nowhere(game: StoryJudge) -> None:
    answer = told(game, "Fall 1900 retreats:\nA Vie - Boh")
    assert "Austria: Army Vienna, No Order Processed." in answer
    assert not says(answer, "kept-for-phase")
    assert not says(answer, "orders-held.ahead")


@pytest.mark.parametrize("heading", ["Spring retreats:", "Fall retreats:", "Spring 1901 retreat orders:"])
def test_where_later_orders_want_a_phase_of_their_own_they_wait_for_a_word(
    game: StoryJudge, heading: str
) -> None:
    game.deliver(GINA, "rules", "SIGN ON malpha gmword\nSET ORDERS JUDGE\n")
    answer = told(game, f"{heading}\nA Vie - Boh")
    assert "NOT COUNTED YET" in answer
    assert "Austria: Army Vienna, No Order Processed." in answer
