"""A unit whose writer wavers between two places: neither is offered to them."""

from __future__ import annotations

import pytest

from tests.scenarios.alpha import ANNA, orders_in_force, text_of
from tests.scenarios.story import StoryJudge


@pytest.mark.parametrize(
    "text",
    [
        "I am torn between Galicia and Bohemia for Vienna.",
        "Pour Vienne j'hésite encore entre la Galicie et la Bohême.",
        "Dudo entre Galitzia y Bohemia para Viena.",
        "Per Vienna sono indeciso tra Galizia e Boemia.",
        "Estou indeciso entre a Galícia e a Boémia para Viena.",
        "Ich schwanke zwischen Galizien und Böhmen für Wien.",
    ],
)
def test_who_wavers_between_two_places_is_offered_neither(opening: StoryJudge, text: str) -> None:
    opening.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\nF Tri - Alb\n{text}\n")
    assert "A VIE -" not in text_of(opening.last(ANNA))
    assert set(orders_in_force(opening)) <= {"F TRI - ALB"}
