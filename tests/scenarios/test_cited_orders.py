"""Orders below a noun for a quote, or an address with a time, are another's and wait for a YES."""

from __future__ import annotations

import pytest

from tests.scenarios.alpha import ANNA, orders_in_force
from tests.scenarios.story import StoryJudge

SIGN_ON = "SIGN ON Austria alpha swordA\n"
CITED = [
    *(
        "Zitat Rolf",
        "Quoting Rolf",
        "Citazione",
        "Citaat Rolf",
        "Cytat",
        "Cita\u00e7\u00e3o",
        "Citat Rolf",
        "Quote:",
    ),
    *("rolf@ger.example 14:03", "max@foo.example, 5 Jan", "Max, hace 2 horas", "Max, 2 uur geleden"),
    *("Max, 5 godzin temu", "Max, 2 timmar sedan", "Max, 5 minutter siden"),
]
OWN = [
    "anna@aus.example 14:03",
    "Anna, 14:03",
    "Anna Schmidt <anna@aus.example>",
    "5 Jan 14:03",
    "Spring 1901",
]


@pytest.mark.parametrize("line", CITED)
def test_orders_below_a_citation_wait(game: StoryJudge, line: str) -> None:
    game.deliver(ANNA, "orders", f"{SIGN_ON}{line}\nA VIE - GAL\n")
    assert "[Error Flag]" in str(game.last(ANNA)["Subject"])
    assert orders_in_force(game) == []


@pytest.mark.parametrize("line", OWN)
def test_orders_below_a_line_of_the_writer_count(game: StoryJudge, line: str) -> None:
    game.deliver(ANNA, "orders", f"{SIGN_ON}{line}\nA VIE - GAL\n")
    assert orders_in_force(game) == ["A VIE - GAL"]
