"""Words for units that a point shortens: they name the kind of unit, and end no sentence."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.scenarios.alpha import orders_in_force
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

TARA, FLEUR = "tara@tur.example", "fleur@fra.example"


@pytest.fixture(scope="module")
def winter() -> StoryJudge:
    """The winter of 1901, in which Turkey builds two units."""
    judge = in_memory("moments/retreats")
    for power, sender, order in (
        ("G", "gerd@ger.example", "A Bur R Ruh"),
        ("I", "irma@ita.example", "A Tri R Vie"),
        ("R", "rolf@rus.example", "F Rum R Sev"),
    ):
        judge.deliver(sender, "orders", f"SIGN ON {power} alpha sword{power}\n{order}\n")
    judge.now += timedelta(hours=1)
    judge.tick(None)
    return judge


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Ej. Con - Bul", ["A CON - BUL"]),
        ("Ej. de Constantinopla a Bulgaria", ["A CON - BUL"]),
        ("Fl. Ank. -> Mar Negro, Ej. Esmirna mantiene", ["A SMY H", "F ANK - BLA"]),
        ("Fl. Ankara zieht ins Schwarze Meer", ["F ANK - BLA"]),
        ("Ex. Constantinopla para Bulgaria", ["A CON - BUL"]),
        ("Ej. Esmirna apoya a Fl. Ankara - Armenia", ["A SMY S F ANK - ARM"]),
    ],
)
def test_a_unit_is_shortened_by_a_point(opening: StoryJudge, text: str, orders: list[str]) -> None:
    opening.deliver(TARA, "orders", f"SIGN ON Turkey alpha swordT\n{text}\n")
    assert "[Error Flag]" not in str(opening.last(TARA)["Subject"])
    assert orders_in_force(opening, "TURKEY") == orders


@pytest.mark.parametrize("text", ["Fl. a Ankara", "Fl. en Ankara", "Fl. Ankara"])
def test_a_fleet_that_is_built_is_no_army(winter: StoryJudge, text: str) -> None:
    winter.deliver(TARA, "builds", f"SIGN ON Turkey alpha swordT\nCLEAR ALL\n{text}\n")
    assert orders_in_force(winter, "TURKEY") == ["F ANK B"]
